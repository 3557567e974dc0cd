"""Builds the browser app into every wheel and source archive, so that whoever installs one needs no Node."""

import os
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildWeb(BuildHookInterface):
    """The hook that hatchling calls before it packs."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Builds the app unless it is there already; a linked install takes what `make web` makes."""
        root = Path(self.root)
        if version == "editable" or (root / "src/wuerfelreich/server/web/index.html").exists():
            return
        path = os.pathsep.join([str(root / "src"), *sys.path])
        environment = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": path}
        for step in ("install", "build"):
            subprocess.run([root / "tools/web", step], cwd=root, env=environment, check=True)
