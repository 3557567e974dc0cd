"""What the remarks on the board game claim."""

from random import Random

from tests.remarks.kit import Claim, Moment, fields, rolls_left, seen
from wuerfelreich import Chance, Over


def steps(moment: Moment) -> bool:
    (merchant,) = (one["card"] for one in moment.view["stacks"] if one["card"] and one["card"]["tiers"])
    return [tier["draw"] for tier in merchant["tiers"]] == [1, 2, 3]


def with_pairs(moment: Moment) -> bool:
    return any(fields(moment.game, one)["pairs"] for one in moment.offered("take"))


def gives_a_superjoker(moment: Moment) -> bool:
    before = moment.view["kingdoms"][moment.seat]["superjokers"]
    after = [moment.view_after(one) for one in moment.offered("alarm")]
    return all(one["kingdoms"][moment.seat]["superjokers"] == before + 1 and one["effect"] == "alarm" for one in after)


def on_its_landscape(moment: Moment) -> bool:
    places = {fields(moment.game, one)["field"] for one in moment.offered("place")}
    chosen = [one for one in moment.view["fields"] if one["id"] in places]
    return all(not one["castle"] and one["landscape"] in moment.view["hand"] for one in chosen)


def brings(moment: Moment, action: str, what: str) -> bool:
    """Whether each such action makes the field mine, and brings at least one of these if there is one."""
    before = moment.view["kingdoms"][moment.seat]
    fires = {one["id"]: one for one in moment.view["fields"]}
    for each in moment.offered(action):
        after = moment.after(each)
        if isinstance(moment.game.next(after), Over):
            continue  # all markers were on the map already (BR11)
        field = fires[fields(moment.game, each)["field"]]
        now = moment.view_after(each)
        (there,) = (one for one in now["fields"] if one["id"] == field["id"])
        thing = field["gem"] if what == "gem" else what
        gained = now["kingdoms"][moment.seat].get(thing, 0) - before.get(thing, 0) if thing else 0
        if there["owner"] != moment.seat or gained < (1 if thing else 0):
            return False
    return True


def steals_a_joker(moment: Moment) -> bool:
    before = len(moment.view["kingdoms"][moment.seat]["jokers"])
    after = [moment.view_after(one)["kingdoms"][moment.seat]["jokers"] for one in moment.offered("steal_card")]
    return bool(moment.offered("decline")) and all(len(one) == before + 1 for one in after)


def ends_with_the_last_tile(moment: Moment) -> bool:
    """Played on at random, no turn begins without a tile. Within a turn all may be in hand, and some come back."""
    game, state, rng = moment.game, moment.state, Random(1)
    turn = game.turn(state)
    while not isinstance(step := game.next(state), Over):
        if game.turn(state) != turn and seen(game, state)["supply"]["tiles"] == 0:
            return False
        turn = game.turn(state)
        move = step.draw(rng.randrange) if isinstance(step, Chance) else rng.choice(game.legal(state))
        state = game.apply(state, move)
    return True


CLAIMS: dict[str, Claim] = {
    "web-br-remark-roll": lambda moment: rolls_left(moment.game, moment.state) == 3,
    "web-br-remark-convinced": lambda moment: bool(moment.offered("take")) and bool(moment.offered("keep")),
    "web-br-remark-merchant": steps,
    "web-br-remark-jokers": with_pairs,
    "web-br-remark-alarm": gives_a_superjoker,
    "web-br-remark-place": on_its_landscape,
    "web-br-remark-gem": lambda moment: brings(moment, "place", "gem"),
    "web-br-remark-tame": lambda moment: brings(moment, "tame", "fires"),
    "web-br-remark-bully": lambda moment: brings(moment, "bully", ""),
    "web-br-remark-steal": steals_a_joker,
    "web-br-remark-end": ends_with_the_last_tile,
}
