"""The reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds an empty table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("evaluator", sa.String(64), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("steps", sa.LargeBinary, nullable=False),
    )
