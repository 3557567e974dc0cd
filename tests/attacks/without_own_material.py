"""`wuerfelreich` whose own process cannot load custom material; its worker processes can.

python without_own_material.py serve …
"""

from wuerfelreich.records import own_rules
from wuerfelreich.rules.game import AnyGame

if __name__ == "__main__":  # worker processes import this too

    def _refuse(name: str, material: bytes | None = None, version: int | None = None) -> AnyGame:
        raise AssertionError(f"material for {name} was loaded in the server's own process")

    own_rules.game = _refuse  # type: ignore[attr-defined]  # an import of that module, replaced on purpose

    from wuerfelreich.cli.app import main

    main()
