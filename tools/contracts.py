"""A contract for import-linter: the games are independent of one another in every layer."""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

from wuerfelreich.rules.registry import GAMES


def game_of(module: str) -> str | None:
    """The game a module belongs to: `wuerfelreich.<layer>.<game>` and everything in it."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[2] in GAMES else None


class SeparateGames(Contract):
    """No module of one game imports a module of another."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Checks every import in every game's modules."""
        mixed = [
            f"{importer} imports {imported}"
            for importer in sorted(graph.modules)
            if game_of(importer)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if game_of(imported) not in (None, game_of(importer))
        ]
        return ContractCheck(kept=not mixed, metadata={"mixed": mixed})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Prints the imports that break the contract."""
        for sentence in check.metadata["mixed"]:
            output.print_error(f"{sentence}: a game must not import another", bold=False)
