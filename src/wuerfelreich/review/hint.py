"""A hint: the best play in a position, why, and what the next best idea would give. A bot's move is explained alike."""

from collections.abc import Hashable, Iterator
from itertools import islice

from msgspec import Struct

from wuerfelreich.review.difference import chance_to_win, gives_more
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import AnyReasons, reasons_of
from wuerfelreich.review.wording import share, signed_points
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.narration import AnyNarration

TIE = 1e-6
"""Chances that differ by less are the same to the judge, whose network counts with so many decimals."""
MAX_ALTERNATIVES = 2
"""How many other ideas a hint lists."""


class Play(Struct, frozen=True):
    """Something that can be done, in words; and what it gives: the chance to win, and points at once."""

    action: Struct
    play: str
    chance: float | None
    """None where no network fits the material."""
    points: int | None
    """None where points do not decide, or none change hands now."""


class Hint(Struct, frozen=True):
    """A play with its reason, and the next best ideas."""

    best: Play
    seat: int
    aims: tuple[str, ...]
    """The targets of the odds that the dice are kept for."""
    sentence: str
    """The play and its reason."""
    outlook: str
    """What it gives, what is as good, and what the next best idea would give."""
    alternatives: tuple[Play, ...]


def hint(told: AnyNarration, state: Struct) -> Hint:
    """The best play for the player who decides; raises NotationError if nobody does."""
    reasons = reasons_of(told, state, adviser_of(told.game).judge(state))
    return recommend(reasons, advised(reasons))


def recommend(reasons: AnyReasons, action: Struct) -> Hint:
    """An action as a hint."""
    best = _play(reasons, action, reasons.play(action))
    return Hint(
        best=best,
        seat=reasons.judged.seat,
        aims=reasons.aims(action),
        sentence=_sentence(reasons, best),
        outlook=_outlook(reasons, best, "hint-prospect"),
        alternatives=_others(reasons, action),
    )


def advised(reasons: AnyReasons) -> Struct:
    """The simplest of the actions that the judge ranks first and that are not pointless."""
    best, judged = ranked_first(reasons), reasons.judged
    if judged.evaluator is None:
        return best  # what the solver makes of actions is no chance to win
    harms = reasons.told.game.harms(reasons.state)
    others = (judged.legal[at] for at in judged.ranking if judged.legal[at] not in harms)
    return min([best, *(action for action in others if _as_good_as(reasons, best, action))], key=reasons.effort)


def ranked_first(reasons: AnyReasons) -> Struct:
    """The best action that is not pointless."""
    judged = reasons.judged
    found = (judged.legal[at] for at in judged.ranking if not reasons.pointless(judged.legal[at]))
    return next(found, judged.best)


def _as_good_as(reasons: AnyReasons, best: Struct, action: Struct) -> bool:
    """Whether the judge ranks this first as well."""
    more, less = (reasons.judged.values[reasons.judged.legal.index(one)] for one in (best, action))
    return more - less < TIE and reasons.sensible(action)


def why(told: AnyNarration, state: Struct, action: Struct) -> Hint:
    """Why a player may have done this, and whether there was something better."""
    judged = adviser_of(told.game).judge(state)
    reasons = reasons_of(told, state, judged)
    done = _play(reasons, action, reasons.play(action))
    better = _better(reasons, action)
    if better is None:
        outlook = _outlook(reasons, done, "why-prospect")
        others = _others(reasons, action)
    else:
        best = _play(reasons, better, reasons.instead(better))
        mended = told.words.text("hint-better", {"play": best.play, "gives": gives(told.words, best)})
        outlook = f"{_prospect(reasons, done, 'why-prospect')} {mended}"
        others = (best,)
    sentence = _sentence(reasons, done, "why-because", "why-plain")
    return Hint(done, judged.seat, reasons.aims(action), sentence, outlook, others)


def gives(words: Words, play: Play) -> str:
    """What a play gives: the chance to win, and points; empty if nothing is known."""
    parts = []
    if play.chance is not None:
        parts.append(chance_to_win(words, play.chance))
    if play.points is not None:
        parts.append(signed_points(words, play.points))
    return ", ".join(parts)


def _play(reasons: AnyReasons, action: Struct, called: str) -> Play:
    state, judged, game = reasons.state, reasons.judged, reasons.told.game
    points = _points(game, state, action, judged.seat) if game.scored else 0
    return Play(action, called, judged.chance(action), points or None)


def _points(game: AnyGame, state: Struct, action: Struct, seat: int) -> int:
    before, after = game.sheets(state)[seat].total, game.sheets(game.apply(state, action))[seat].total
    return after - before


def _sentence(reasons: AnyReasons, best: Play, because: str = "hint-because", plain: str = "hint-plain") -> str:
    """The play with its reason; the keys of the frames differ where a bot's move is not recommended."""
    words = reasons.words
    if len(reasons.judged.legal) == 1:
        return capital(words.text("hint-only", {"play": best.play}))
    reason = _reason(reasons, best)
    key, told = (because, {"why": reason}) if reason else (plain, {})
    return capital(words.text(key, {"play": best.play, **told}))


def _reason(reasons: AnyReasons, play: Play) -> str:
    """The points that a play gives at once, and the game's own reason."""
    points = "" if play.points is None else signed_points(reasons.words, play.points)
    return ", ".join(filter(None, [points, reasons.why(play.action)]))


def capital(sentence: str) -> str:
    """A sentence as it begins."""
    return sentence[:1].upper() + sentence[1:]


def _outlook(reasons: AnyReasons, best: Play, prospect: str) -> str:
    """The chance to win, what is as good, and the next best idea; the key of the first differs in whom it speaks to."""
    parts = [_prospect(reasons, best, prospect)]
    worse = next(_worse(reasons, best.action), None)
    equal = _as_good(reasons, best.action)
    if equal is not None:
        parts.append(reasons.words.text("hint-as-good", {"play": reasons.instead(equal)}))
    if worse is not None:
        other = _play(reasons, worse, reasons.instead(worse))
        known = gives(reasons.words, other)
        key, told = ("hint-next", {"gives": known}) if known else ("hint-next-unknown", {})
        parts.append(reasons.words.text(key, {"play": other.play, **told}))
    elif equal is None and best.chance != 1 and _ideas(reasons) > 1 and _all_alike(reasons, best.action):
        parts.append(reasons.words.text("hint-all-alike"))
    return " ".join(parts)


def _prospect(reasons: AnyReasons, play: Play, key: str) -> str:
    """The player's chance to win as a sentence; where there is none, why not."""
    words = reasons.words
    if play.chance is None:
        return words.text("hint-no-network")
    if play.chance == 1:
        return f"{capital(words.text('hint-wins'))}."
    whose = {"who": reasons.told.names[reasons.judged.seat]} if key == "why-prospect" else {}
    return words.text(key, {"chance": share(words, play.chance), **whose})


def _all_alike(reasons: AnyReasons, best: Struct) -> bool:
    """Whether nothing else costs anything. The ways to keep dice are never all alike, even if the network says so."""
    return not reasons.rolls(best) and not any(_costs(reasons, best, action) for action in reasons.judged.legal)


def _ideas(reasons: AnyReasons) -> int:
    return len({reasons.idea(action) for action in reasons.judged.legal if not reasons.pointless(action)})


def _as_good(reasons: AnyReasons, best: Struct) -> Struct | None:
    """The best action of the other kind, if it is as good: stopping instead of rolling on, or the other way round.
    Where the game is won, nothing else matters."""
    judged = reasons.judged
    if judged.chance(best) == 1:
        return None
    rolls = reasons.rolls(best)
    idea = reasons.idea(best)
    for action in (judged.legal[at] for at in judged.ranking):
        if reasons.rolls(action) != rolls and reasons.idea(action) != idea and reasons.sensible(action):
            return None if _costs(reasons, best, action) else action
    return None


def _others(reasons: AnyReasons, best: Struct) -> tuple[Play, ...]:
    return tuple(
        _play(reasons, action, reasons.instead(action)) for action in islice(_worse(reasons, best), MAX_ALTERNATIVES)
    )


def _worse(reasons: AnyReasons, best: Struct) -> Iterator[Struct]:
    """The best action of every other idea that costs something, best first; few are ever wanted. What reads like
    something better is left out."""
    judged = reasons.judged
    seen: set[Hashable] = {reasons.idea(best), reasons.play(best), reasons.instead(best)}
    for at in judged.ranking:
        action = judged.legal[at]
        idea, called = reasons.idea(action), reasons.instead(action)
        if idea in seen or called in seen or not reasons.sensible(action):
            continue
        seen |= {idea, called}
        if _costs(reasons, best, action):
            yield action


def _better(reasons: AnyReasons, action: Struct) -> Struct | None:
    """The best action, if this one costs something against it."""
    best = advised(reasons)
    return best if _costs(reasons, best, action) else None


def _costs(reasons: AnyReasons, best: Struct, other: Struct) -> bool:
    """Whether the other action gives noticeably less."""
    return gives_more(reasons.words, reasons.judged, best, other)
