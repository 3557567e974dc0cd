"""What the remarks on Würfelkönig claim."""

from collections import Counter
from random import Random

from tests.remarks.kit import Claim, Moment, fields, rolled, rolls_left, seen
from wuerfelreich import Chance, Over
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, Box
from wuerfelreich.rules.wuerfelkoenig.scoring import sheet


def stays_convinced(moment: Moment) -> bool:
    """Somebody stays convinced whatever comes, if only one die, and the right one, is rolled again."""
    slots = [one["slot"] for one in moment.view["row"] if one["fulfilled"]]

    def safe(slot: int) -> bool:
        for keep in moment.offered("keep"):
            if len(fields(moment.game, keep)["dice"]) == 5:
                state = moment.after(keep)
                chance = moment.game.next(state)
                assert isinstance(chance, Chance)
                ends = [moment.game.apply(state, outcome) for outcome in chance.outcomes()]
                if all(seen(moment.game, end)["row"][slot - 1]["fulfilled"] for end in ends):
                    return True
        return False

    return any(map(safe, slots))


def takes_village(moment: Moment) -> bool:
    with_village = [one for one in moment.offered("take") if fields(moment.game, one)["village"]]
    before = moment.view["kingdoms"][moment.seat]["points"]
    return all(moment.view_after(one)["kingdoms"][moment.seat]["points"] >= before + 2 for one in with_village)


def given_away(moment: Moment) -> bool:
    mine, before = moment.seat, moment.view["kingdoms"]
    for take in moment.offered("take"):
        action = fields(moment.game, take)
        if action["to"] is None or action["bonus"]:
            continue
        after = moment.view_after(take)["kingdoms"]
        if after[mine] != before[mine] or after[action["to"]]["points"] >= before[action["to"]]["points"]:
            return False
    return True


def is_penalty(moment: Moment) -> bool:
    (only,) = moment.offered("penalty")
    after = moment.view_after(only)
    grown = after["kingdoms"][moment.seat]["points"] - moment.view["kingdoms"][moment.seat]["points"]
    leaves = moment.view["row"][-1]["card"]["id"]
    still = {one["card"]["id"] for one in after["row"] if one["card"]}
    over = isinstance(moment.game.next(moment.after(only)), Over)
    return bool(grown == moment.view["penalty"] and (over or leaves not in still))


def are_squares(moment: Moment) -> bool:
    box = moment.game.box
    assert isinstance(box, Box)
    fairies = [card for card in range(CITIZENS) if box.citizens[card].kind == "busy_fairy"]
    return [sheet(box, tuple(fairies[:count])).total for count in (1, 2, 3)] == [1, 4, 9]


def ends_at_once(moment: Moment) -> bool:
    last = {at for at, one in enumerate(moment.view["villages"]) if one["left"] == 1}
    for take in moment.offered("take"):
        action = fields(moment.game, take)
        if action["village"] and action["slot"] + action["bonus"] in last:
            return isinstance(moment.game.next(moment.after(take)), Over)
    return bool(last)


def kept_and_rolled_later(moment: Moment) -> bool:
    """The kept dice lie there after the next roll, and may all be rolled after that."""
    keep = max(moment.offered("keep"), key=lambda one: len(fields(moment.game, one)["dice"]))
    kept = fields(moment.game, keep)["dice"]
    state = rolled(moment.game, moment.after(keep), Random(1))
    later = [fields(moment.game, one) for one in moment.game.legal(state)]
    rolls_all = any(one["type"] == "keep" and not one["dice"] for one in later)
    return bool(kept) and Counter(kept) <= Counter(seen(moment.game, state)["dice"]) and rolls_all


CLAIMS: dict[str, Claim] = {
    "web-wk-remark-roll": lambda moment: rolls_left(moment.game, moment.state) == 3,
    "web-wk-remark-elf": lambda moment: (
        rolls_left(moment.game, moment.state) == 4 and moment.view["kingdoms"][moment.seat]["elf_on_top"]
    ),
    "web-wk-remark-keep": kept_and_rolled_later,
    "web-wk-remark-convinced": stays_convinced,
    "web-wk-remark-village": takes_village,
    "web-wk-remark-fairy": are_squares,
    "web-wk-remark-dragon": given_away,
    "web-wk-remark-given": lambda moment: any(
        card["what"] == "dragon" and card["points"] < 0 for card in moment.view["kingdoms"][moment.seat]["pile"]
    ),
    "web-wk-remark-penalty": is_penalty,
    "web-wk-remark-end": ends_at_once,
}
