"""`make bench-value` runs on a machine that has only NumPy and msgspec."""

import json
import os
import subprocess
import sys
from pathlib import Path

from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import evaluator_class

ROOT = Path(__file__).parents[2]
WITHOUT = ("alembic", "fluent", "jax", "litestar", "ray", "rich", "sqlalchemy", "typer", "uvicorn")
SMALL = "--games 6 --positions 2 --rollouts 8 --rounds 2 --draws --json"


def test_an_untrained_network_is_measured_and_found_wanting(tmp_path: Path) -> None:
    file = tmp_path / "2.npz"
    file.write_bytes(Network.random((evaluator_class("knatsch").width(2), 8, 2), seed=1).to_bytes())
    args = ["--game", "knatsch", "--players", "2", "--network", str(file), *SMALL.split()]
    script = f"import runpy, sys; sys.modules |= dict.fromkeys({WITHOUT}); sys.argv = ['value', *{args}]; "
    script += "runpy.run_module('bench.value', run_name='__main__')"
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False)
    told = json.loads(done.stdout)
    assert done.returncode == 1, done.stderr  # it does not keep the limits
    assert all(0 <= one["forecast"] <= 1 and one["count"] <= 6 for one in told["bins"])
    assert told["error"]["rollouts"] == 32
    assert told["error"]["rms"] > 0.02
    assert told["strength"]["games"] == 4
    assert told["strength"]["draws"]["share"] != told["strength"]["adjusted"]["share"]
