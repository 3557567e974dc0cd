"""When one play gives more than another: enough to matter, and to read differently."""

from msgspec import Struct

from wuerfelreich.review.judgement import Judgement
from wuerfelreich.review.wording import share
from wuerfelreich.words.catalogue import Words

SMALLEST_COST = 0.005
"""What costs less of the chance to win is as good as the best."""


def chance_to_win(words: Words, chance: float) -> str:
    """A chance to win in words."""
    return words.text("hint-wins") if chance == 1 else words.text("hint-chance", {"chance": share(words, chance)})


def gives_more(words: Words, judged: Judgement, action: Struct, other: Struct) -> bool:
    """Whether the other action gives noticeably less."""
    more, less = (judged.values[judged.legal.index(one)] for one in (action, other))
    if judged.evaluator is None:
        return more - less > SMALLEST_COST
    return more - less >= SMALLEST_COST and chance_to_win(words, more) != chance_to_win(words, less)
