"""Drawing chance steps for the log, with the picks that anybody can recompute."""

from wuerfelreich.fair import Dice
from wuerfelreich.records.log import Drawn
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import AnyGame


def draw_entry(game: AnyGame, chance: Chance, dice: Dice, link: str = "") -> tuple[Drawn, Outcome]:
    """Draws a chance step; returns its log entry and its outcome. A link must already be mixed into the dice."""
    uniform = dice.uniform(chance.label)
    picks: list[tuple[int, int]] = []

    def noting(total: int) -> int:
        picks.append((uniform(total), total))
        return picks[-1][0]

    outcome = chance.draw(noting)
    return Drawn(chance.label, tuple(picks), game.write_outcome(chance, outcome), link), outcome
