"""Other builds of the program: the package as it is, but of a later release, with one more migration."""

import shutil
from pathlib import Path

import wuerfelreich
from wuerfelreich.tables.store import migrations

PACKAGE = Path(wuerfelreich.__file__).parent
MIGRATIONS = Path(migrations.__file__).parent
_MIGRATION = '''"""What a later release needs."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    """Adds a table, and a column that the release before does not know."""
    op.create_table("later", sa.Column("id", sa.Integer, primary_key=True))
    op.add_column("heads", sa.Column("later", sa.Integer))
    op.add_column("events", sa.Column("later", sa.Integer, server_default="0", nullable=False))
'''


def later_build(folder: Path, release: int) -> Path:
    """The package of a later release, in a folder of its own; everything but the migrations is linked."""
    root = folder / f"release-{release}"
    _link_around(MIGRATIONS, PACKAGE, root / PACKAGE.name)
    copy = root / PACKAGE.name / MIGRATIONS.relative_to(PACKAGE)
    shutil.copytree(MIGRATIONS, copy)
    module = copy / "__init__.py"
    module.write_text(_replaced(module.read_text(), f"RELEASE = {migrations.RELEASE}\n", f"RELEASE = {release}\n"))
    text = _MIGRATION.format(revision=revision_of(release), before=migrations.newest())
    (copy / "versions" / "later.py").write_text(text)
    return root


def revision_of(release: int) -> str:
    """The last revision of a later build."""
    return f"{release}_0001"


def _link_around(kept: Path, source: Path, target: Path) -> None:
    """Links what is in a folder, except for the way to one folder."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if kept.is_relative_to(entry):
            if kept != entry:
                _link_around(kept, entry, target / entry.name)
        else:
            (target / entry.name).symlink_to(entry)


def _replaced(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)
