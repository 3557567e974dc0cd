"""What is counted in finished games, for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds an empty table; the server counts older games after its start."""
    op.create_table(
        "tallies",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("whole", sa.Boolean, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("seats", sa.Text, nullable=False),
    )
