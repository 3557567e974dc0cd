"""What the remarks on Würfelland claim."""

from random import Random

from tests.remarks.kit import Claim, Moment, fields, rolled, seen


def sets_aside(moment: Moment) -> bool:
    for choice in moment.offered("choose"):
        after = moment.view_after(choice)
        if after["colour"] != fields(moment.game, choice)["colour"] or after["phase"] == "choose":
            return False
    return True


def crosses_what_lies_aside(moment: Moment) -> bool:
    (stop,) = moment.offered("stop")
    game, aside = moment.game, moment.view["aside"]
    crossings = [fields(game, one) for one in game.legal(moment.after(stop))]
    return bool(crossings) and all(one["type"] == "cross" and len(one["fields"]) == aside for one in crossings)


def one_more_is_too_many(moment: Moment) -> bool:
    """Rolls until another die of the colour comes, and stops."""
    (on,) = moment.offered("roll")
    game, rng = moment.game, Random(1)
    for _ in range(200):
        state = rolled(game, moment.after(on), rng)
        if seen(game, state)["aside"] > moment.view["aside"]:
            break
    else:
        return False
    for stop in (one for one in game.legal(state) if fields(game, one)["type"] == "stop"):
        state = game.apply(state, stop)
    if seen(game, state)["player"] != moment.seat:
        return True  # there is nothing to decide, and the next player is on
    return all(fields(game, one)["type"] != "cross" for one in game.legal(state))


def in_one_area(moment: Moment) -> bool:
    places = {one["colour"]: one["places"] for one in moment.view["lands"][moment.seat]["colours"]}
    crossings = [fields(moment.game, one) for one in moment.offered("cross")]
    return all(any(set(one["fields"]) <= set(place["free"]) for place in places[one["colour"]]) for one in crossings)


def is_left_over(moment: Moment) -> bool:
    colours = {fields(moment.game, one)["colour"] for one in moment.offered("cross")}
    return moment.view["colour"] not in colours and len(moment.offered("pass")) == 1


def comes_first(moment: Moment) -> bool:
    colours = moment.view["lands"][moment.seat]["colours"]
    return all(len(one["places"]) == 1 for one in colours if any(place["begun"] for place in one["places"]))


CLAIMS: dict[str, Claim] = {
    "web-wl-remark-side": lambda moment: moment.view["goal"] == 9,
    "web-wl-remark-choose": sets_aside,
    "web-wl-remark-on": crosses_what_lies_aside,
    "web-wl-remark-full": lambda moment: crosses_what_lies_aside(moment) and one_more_is_too_many(moment),
    "web-wl-remark-cross": in_one_area,
    "web-wl-remark-others": is_left_over,
    "web-wl-remark-treasure": lambda moment: moment.view["to_roll"] == 5,
    "web-wl-remark-begun": comes_first,
}
