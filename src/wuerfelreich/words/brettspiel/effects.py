"""What an effect of the board game did, worked out by comparing states: much of it happens without a decision."""

from collections.abc import Iterator

from wuerfelreich.rules.brettspiel import scoring
from wuerfelreich.rules.brettspiel.facts import LANDSCAPES
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.rules.game import Name
from wuerfelreich.rules.hexagons import members
from wuerfelreich.words.catalogue import Words


def told_effects(
    words: Words, box: Box, names: tuple[str, ...], before: State, effect: Effect, after: State
) -> Iterator[str]:
    """A sentence for every marker, fire and gem that moved."""
    who = names[before.player]
    own, then = before.realms[before.player], after.realms[before.player]
    placed = then.markers & ~own.markers
    for field in members(placed):
        known: dict[str, int | str | Name] = {"who": who, **_place(box, field)}
        loser = next((seat for seat, realm in enumerate(before.realms) if realm.markers >> field & 1), None)
        if loser is not None:
            yield words.text("br-told-bully", {**known, "loser": names[loser]})
        else:
            yield words.text("br-told-tame" if before.fires >> field & 1 else "br-told-settle", known)
    yield from _gems(words, before, after, who)
    yield from _fires(words, box, names, before, after)
    gain = scoring.sheet(box, after, before.player).total - scoring.sheet(box, before, before.player).total
    if gain > 0:
        yield words.text("br-told-gain", {"points": gain})
    if effect in (Effect.TAMER, Effect.BULLY) and after.phase is Phase.ROLL and not placed:
        yield words.text(f"br-told-lapse-{effect.name.lower()}")
    if after.phase is Phase.OVER and scoring.ending(after) == "markers":
        yield words.text("br-told-seventeenth", {"who": who})


def _gems(words: Words, before: State, after: State, who: str) -> Iterator[str]:
    own, then = before.realms[before.player], after.realms[before.player]
    found = {
        "gold": (before.gold & ~after.gold).bit_count(),
        "white": (before.white & ~after.white).bit_count(),
    }
    for gem, gained in (("gold", then.gold - own.gold), ("white", then.white - own.white)):
        for at in range(gained):
            key = "br-told-gem" if at < found[gem] else "br-told-gem-supply"
            yield words.text(key, {"who": who, "gem": gem})


def _fires(words: Words, box: Box, names: tuple[str, ...], before: State, after: State) -> Iterator[str]:
    for field in members(after.fires & ~before.fires):
        yield words.text("br-told-fire", _place(box, field))
        for seat, (had, has) in enumerate(zip(before.realms, after.realms, strict=True)):
            if has.fires < had.fires:  # BR9: easily overlooked
                yield words.text("br-told-fire-from", {"who": names[seat]})
    for field in members(after.neutral & ~before.neutral):
        yield words.text("br-told-neutral", _place(box, field))


def _place(box: Box, field: int) -> dict[str, int | str | Name]:
    return {"at": Name(f"br-at-{LANDSCAPES[box.landscape_of[field]]}")}
