"""What the remarks on Knatsch claim."""

from random import Random

from tests.remarks.kit import Claim, Moment, fields, rolled, seen, settled
from wuerfelreich import Over


def rolls(moment: Moment) -> bool:
    return all(moment.view_after(aim)["attempt"]["rolls"] >= 3 for aim in moment.offered("aim_pile", "aim_card"))


def are_out(moment: Moment) -> bool:
    for keep in moment.offered("keep"):
        attempt = moment.view_after(keep)["attempt"]
        dice = attempt["to_roll"] + len(attempt["live"])
        if (attempt["dead"], dice) != (moment.view["attempt"]["dead"], 6 - attempt["dead"]):
            return False
    return True


def is_mine(moment: Moment) -> bool:
    (stop,) = moment.offered("stop")
    mine = moment.view_after(stop)["players"][moment.seat]
    name = moment.view["attempt"]["target"]["name"]
    return name in {one["card"]["name"] for one in (*mine["castles"], *mine["specials"])}


def may_be_defended(moment: Moment) -> bool:
    (stop,) = moment.offered("stop")
    after = moment.view_after(stop)
    attempt = after["attempt"]
    return bool(after["phase"] == "respond" and attempt["defends"] and attempt["rolls"] == 3)


def protects(moment: Moment) -> bool:
    for guard in moment.offered("guard"):
        mine = moment.view_after(guard)["players"][moment.seat]
        sorts = {one["card"]["sort"] for one in (*mine["castles"], *mine["specials"]) if one["guarded"]}
        if sorts != set(fields(moment.game, guard)["sorts"]):
            return False
    return True


def turns_up(moment: Moment) -> bool:
    for under in moment.offered("under"):
        pile = fields(moment.game, under)["pile"]
        after = seen(moment.game, settled(moment.game, moment.after(under), Random(1)))
        (now,) = (one for one in after["piles"] if one["name"] == pile)
        if now["top"] is None or after["unders_left"] != 0:
            return False
    return True


def wins_or_costs(moment: Moment) -> bool:
    """Plays on against the King as the dice fall."""
    (aim,) = moment.offered("aim_king")
    game, mine = moment.game, moment.seat
    state = rolled(game, moment.after(aim), Random(1))
    beaten = seen(game, state)["attempt"]["beaten"]
    (stop,) = (one for one in game.legal(state) if fields(game, one)["type"] == "stop")
    state = game.apply(state, stop)
    if beaten:
        return isinstance(game.next(state), Over) and seen(game, state)["winner"] == mine
    return {fields(game, one)["type"] for one in game.legal(state)} == {"give"}


def has_a_choice(moment: Moment) -> bool:
    """A special was taken in this turn, and both ways are open."""
    (end,) = moment.offered("end")
    after = moment.view_after(end)
    ended = after["phase"] == "settled" or after["player"] != moment.seat
    return ended and moment.view["attempts"] > 0 and len(moment.offered("aim_pile", "aim_card")) > 0


def everybody_may(moment: Moment) -> bool:
    attempt = moment.view["attempt"]
    return attempt["leader"] is not None and bool(moment.offered("roll"))


CLAIMS: dict[str, Claim] = {
    "web-kn-remark-announce": rolls,
    "web-kn-remark-sixes": are_out,
    "web-kn-remark-beaten": is_mine,
    "web-kn-remark-castle": may_be_defended,
    "web-kn-remark-defend": lambda moment: moment.view["attempt"]["owner"] == moment.seat,
    "web-kn-remark-tournament": everybody_may,
    "web-kn-remark-guard": protects,
    "web-kn-remark-more": has_a_choice,
    "web-kn-remark-under": turns_up,
    "web-kn-remark-king": wins_or_costs,
}
