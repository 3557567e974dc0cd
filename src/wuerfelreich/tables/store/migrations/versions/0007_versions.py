"""Adds to the head of each table a version, which counts its steps."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    """Every table begins at 0."""
    op.add_column("heads", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
