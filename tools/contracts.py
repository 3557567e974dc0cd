"""A contract for import-linter: the games do not know one another, whatever the layer."""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

from wuerfelreich.rules.registry import GAMES


def game_of(module: str) -> str | None:
    """The game to which a module belongs: `wuerfelreich.<layer>.<game>` and what is in it."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[2] in GAMES else None


class SeparateGames(Contract):
    """No module of a game imports one of another game."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Looks at every import of every game's modules."""
        mixed = [
            f"{importer} imports {imported}"
            for importer in sorted(graph.modules)
            if game_of(importer)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if game_of(imported) not in (None, game_of(importer))
        ]
        return ContractCheck(kept=not mixed, metadata={"mixed": mixed})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Says which import is one too many."""
        for sentence in check.metadata["mixed"]:
            output.print_error(f"{sentence}: a game does not know another one", bold=False)
