"""`wuerfelreich` whose own process cannot load custom material; its worker processes can.

python without_own_material.py serve …
"""

import os

from wuerfelreich.records import own_rules
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import game

if __name__ == "__main__":
    _own_process = os.getpid()

    def _elsewhere(name: str, material: bytes | None = None, version: int | None = None) -> AnyGame:
        assert os.getpid() != _own_process, f"material for {name} was loaded in the server's own process"
        return game(name, material, version)

    own_rules.game = _elsewhere  # type: ignore[attr-defined]  # an import of that module, replaced on purpose

    from wuerfelreich.cli.app import main

    main()
