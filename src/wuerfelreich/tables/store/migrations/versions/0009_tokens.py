"""Tokens with which players' programs act for them, and which seats programs have taken."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Until now nobody had a token, so every seat was taken in person."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("expires", sa.BigInteger),
    )
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
