"""What several processes at one database need: a version and a keeper for each table, and who is connected where."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Every table begins at version 0, without a keeper."""
    op.add_column("heads", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("heads", sa.Column("keeper", sa.Integer))
    op.create_table(
        "attending",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("run", sa.Integer, primary_key=True, autoincrement=False),
    )
    if op.get_bind().dialect.name == "postgresql":  # a file may name any kind of bot; SQLite does not count letters
        for table in ("seats", "result_seats"):
            op.alter_column(table, "bot", type_=sa.String(40))
