"""What the network sees of a land after each of its crossings: `value.wuerfelland.features`."""

import numpy as np

from wuerfelreich.learn.compiled.machine_code import machine_code
from wuerfelreich.learn.compiled.wuerfelland.lands import Lands
from wuerfelreich.learn.compiled.wuerfelland.survey import Survey, reached, sort, survey
from wuerfelreich.learn.compiled.wuerfelland.tables import AREAS, Boards, Costs, Floats, Ints, Singles
from wuerfelreich.learn.compiled.wuerfelland.trees import Trees, trees
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES
from wuerfelreich.rules.wuerfelland.dice import DICE
from wuerfelreich.rules.wuerfelland.material import TREASURES as GOAL
from wuerfelreich.value.wuerfelland.features import PRECISION


@machine_code
def find_features(boards: Boards, costs: Costs, lands: Lands, player: int) -> None:
    """The features of a player's land in every row, and whether the goal is reached there."""
    board, rows = lands.board[player], lands.rows[player]
    ways, free = lands.ways[player, :rows], lands.free[player, :rows]
    seen = survey(boards, costs, board, ways, free)
    grown = trees(boards, board, ways, free)
    order, key = np.empty(COLOUR_COUNT, dtype=np.int64), np.empty(COLOUR_COUNT)
    for row in range(rows):
        lands.reached[player, row] = reached(seen, row)
        out = lands.features[player, row]
        _rank(seen.full[row], order, key)
        at = _colours(boards, board, free[row], seen, row, order, out)
        at = _treasures(seen, row, out, at)
        at = _totals(costs, seen, row, out, at)
        at = _areas(boards, board, ways[row], free[row], seen, row, order, out, at)
        _trees(costs, seen, grown, row, order, key, out, at)


@machine_code
def _rank(efforts: Floats, order: Ints, key: Floats) -> None:
    """The colours by effort; what is the same but for rounding keeps its order."""
    for colour in range(COLOUR_COUNT):
        key[colour] = np.rint(efforts[colour] * PRECISION)
        place = colour
        while place > 0 and key[order[place - 1]] > key[colour]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = colour


@machine_code
def _colours(boards: Boards, board: int, free: Ints, seen: Survey, row: int, order: Ints, out: Singles) -> int:
    """For every colour, the easiest to fill first; then in how many colours so many dice can be used."""
    at, rooms = 0, COLOUR_COUNT * 9
    out[rooms : rooms + DICE] = 0.0
    for colour in order:
        fields, begun, untouched, full, usable, room, ways = 0, 0, 0, 0, 0, 0, 0.0
        for area in range(colour * AREAS, (colour + 1) * AREAS):
            fields += free[area]
            begun += free[area] * seen.begun[row, area]
            untouched += seen.untouched[row, area]
            full += free[area] == 0
            usable += seen.usable[row, area]
            room = max(room, free[area] * seen.usable[row, area])
        for treasure in range(TREASURES):
            if boards.treasure_area[board, treasure] // AREAS == colour:
                ways += seen.treasures[row, treasure]
        out[at] = seen.full[row, colour] / 15
        out[at + 1] = fields / 18
        out[at + 2] = untouched / AREAS
        out[at + 3] = full / AREAS
        out[at + 4] = begun / DICE
        out[at + 5] = begun == 1
        out[at + 6] = room / DICE
        out[at + 7] = usable / AREAS
        out[at + 8] = ways / 8
        at += 9
        for dice in range(min(room, DICE)):
            out[rooms + dice] += np.float32(1.0)
    for dice in range(DICE):
        out[rooms + dice] = out[rooms + dice] / float(COLOUR_COUNT)
    return rooms + DICE


@machine_code
def _treasures(seen: Survey, row: int, out: Singles, at: int) -> int:
    """The nearest treasures that the goal asks for, the farthest of them first, how many are missing, and how many
    are near."""
    efforts = seen.treasures[row].copy()
    sort(efforts)
    out[at : at + TREASURES] = 0.0
    for place in range(GOAL):
        out[at + place] = efforts[GOAL - 1 - place] / 6
    at += TREASURES
    for missing in range(1, 5):
        out[at] = GOAL - seen.found[row] >= missing
        at += 1
    for near in range(1, 4):
        count = 0
        for effort in efforts:
            count += effort <= near
        out[at] = (count - seen.found[row]) / 4
        at += 1
    return at


@machine_code
def _totals(costs: Costs, seen: Survey, row: int, out: Singles, at: int) -> int:
    """The whole effort, and what it consists of."""
    idle = 0
    for colour in range(COLOUR_COUNT):
        usable = False
        for area in range(colour * AREAS, (colour + 1) * AREAS):
            usable |= seen.usable[row, area]
        idle += not usable
    aims = seen.aims[row].copy()
    filled = seen.full[row, aims.argmin()]
    sort(aims)
    efforts = seen.treasures[row].copy()
    sort(efforts)
    effort = aims[0] + costs.idle * idle
    out[at] = effort / 20
    out[at + 1] = np.log(effort + 0.5) / 3
    out[at + 2] = 1 / (1 + effort)
    out[at + 3] = min(effort, 4.0) / 4
    out[at + 4] = (aims[1] - aims[0]) / 4
    out[at + 5] = filled / 15
    out[at + 6] = np.log(filled + 0.5) / 3
    out[at + 7] = seen.full[row].min() == 0.0
    out[at + 8] = idle / COLOUR_COUNT
    out[at + 9] = max(GOAL - seen.found[row], 0) / TREASURES
    out[at + 10] = np.log(efforts[:GOAL].sum() + 0.5) / 3
    return at + 11


@machine_code
def _areas(
    boards: Boards, board: int, ways: Floats, free: Ints, seen: Survey, row: int, order: Ints, out: Singles, at: int
) -> int:
    """Every area: colours as above, the areas of each by size."""
    for colour in order:
        for area in boards.by_size[board, colour]:
            treasure = boards.area_treasure[board, area]
            way = ways[treasure] if treasure >= 0 else 0.0
            out[at] = free[area] / DICE
            out[at + 1] = min(ways[TREASURES + area], 6.0) / 4
            out[at + 2] = seen.untouched[row, area]
            out[at + 3] = seen.begun[row, area]
            out[at + 4] = free[area] == 1
            out[at + 5] = seen.usable[row, area]
            out[at + 6] = min(way, 8.0) / 4
            out[at + 7] = treasure >= 0 and way == 0.0
            out[at + 8] = treasure >= 0
            at += 9
    return at


@machine_code
def _trees(costs: Costs, seen: Survey, grown: Trees, row: int, order: Ints, key: Floats, out: Singles, at: int) -> None:
    """What trees of ways say about the goal, the easiest colour first."""
    filling = grown.reach[row] + seen.fill[row]
    effort = costs.colour_share * filling + costs.treasure_share * grown.by_colour[row]
    _rank(effort, order, key)
    for place in range(COLOUR_COUNT):
        colour = order[place]
        out[at + place] = effort[colour] / 15
        out[at + COLOUR_COUNT + place] = grown.reach[row, colour] / 4
        out[at + 2 * COLOUR_COUNT + place] = filling[colour] / 10
        out[at + 3 * COLOUR_COUNT + place] = grown.by_colour[row, colour] / 8
    at += 4 * COLOUR_COUNT
    out[at] = grown.treasures[row, :GOAL].sum() / 8
    for place in range(TREASURES):
        out[at + 1 + place] = grown.treasures[row, place] / 3
    at += 1 + TREASURES
    for place in range(2):
        out[at + place] = np.log(effort[order[place]] + 0.5) / 3
        out[at + 2 + place] = np.log(grown.by_colour[row, order[place]] + 0.5) / 3
