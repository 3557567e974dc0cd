"""What an operator has ordered, who is restricted, and which release each process is."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds two empty tables. The runs so far are of an unknown release."""
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_table(
        "restrictions",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("runs", sa.Column("release", sa.Integer))
