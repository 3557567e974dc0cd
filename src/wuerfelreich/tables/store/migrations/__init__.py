"""Database migrations, run at every start: they upgrade a database from any earlier version to this one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def configuration() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Upgrades the database to a revision, by default the newest."""
    config = configuration()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
