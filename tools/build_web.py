"""Builds the browser app into every wheel and source archive, so that installing one does not require Node."""

import os
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildWeb(BuildHookInterface):
    """The hook that hatchling calls before it builds an archive."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Builds the app unless it has been built; an editable install uses the output of `make web`."""
        root = Path(self.root)
        if version == "editable" or (root / "src/wuerfelreich/server/web/index.html").exists():
            return
        path = os.pathsep.join([str(root / "src"), *sys.path])
        environment = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": path}
        for step in ("install", "build"):
            subprocess.run([root / "tools/web", step], cwd=root, env=environment, check=True)
