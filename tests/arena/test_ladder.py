"""The ladder: every bot meets every other with the same dice, and the ratings follow from the seed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import cast
from xml.etree import ElementTree

import msgspec
import pytest

from wuerfelreich import AnyGame, NotationError
from wuerfelreich.arena import ladder as ladders
from wuerfelreich.arena.ladder import Finish, Ladder, LadderReport, entrants, play_ladder
from wuerfelreich.arena.ladder_plot import ladder_plot
from wuerfelreich.arena.play import Played, play_game
from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.fair import FairDice
from wuerfelreich.spread import ALONE, Crew, crew
from wuerfelreich.spread.crew import Result, Work

SMALL = Ladder("wuerfelland", 2, 4, "seed")
FEW = ("random", "greedy", "apprentice", "solver", "king")
"""The bots of these ladders: quick ones, and one with two names."""
ALL = len(FEW) - 1
PAIRS = ALL * (ALL - 1) // 2
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True, scope="module")
def few() -> Iterator[None]:
    """All bots together would play for more than a minute."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ladders, "BOTS", {name: BOTS[name] for name in FEW})
        yield


@pytest.fixture
def everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "BOTS", BOTS)


class Late(Crew):
    """Hands in results that are known already, the first one last."""

    workers = 1

    def __init__(self, results: Sequence[object]) -> None:
        self.results = results

    def spread(self, work: Work[Result], count: int) -> Iterator[tuple[int, Result]]:
        assert count == len(self.results)
        return ((at, cast(Result, self.results[at])) for at in reversed(range(count)))


@pytest.fixture(scope="module")
def played() -> list[list[Finish]]:
    """All games of the small ladder, in its order."""
    return ALONE.in_order(partial(ladders._play, SMALL), SMALL.deals * PAIRS)


@pytest.fixture(scope="module")
def report(played: list[list[Finish]]) -> LadderReport:
    return play_ladder(SMALL, Late(played))


@pytest.mark.usefixtures("everybody")
def test_games_repeat_from_their_seed_on_one_process_and_on_two() -> None:
    play = partial(ladders._play, SMALL)
    with crew(processes=2) as two:
        assert two.in_order(play, 8) == ALONE.in_order(play, 8)


@pytest.mark.soak
@pytest.mark.usefixtures("everybody")
def test_a_ladder_repeats_from_its_seed_on_one_process_and_on_two() -> None:
    with crew(processes=2) as two:
        assert msgspec.json.encode(play_ladder(SMALL, two)) == msgspec.json.encode(play_ladder(SMALL))


def test_another_seed_gives_other_games(played: list[list[Finish]]) -> None:
    other = msgspec.structs.replace(SMALL, seed="other")
    greedy = [at for at, line_up in enumerate(SMALL.line_ups) if "greedy" in line_up][:5]
    assert [played[at] for at in greedy] != [ladders._play(other, at) for at in greedy]


@pytest.mark.usefixtures("everybody")
def test_every_bot_has_a_place_under_all_its_names() -> None:
    names = [name for bot, also in entrants().items() for name in (bot, *also)]
    assert sorted(names) == sorted(BOTS)
    assert next(iter(entrants())) == "random"
    assert entrants()["solver"] == ("king",)


def test_every_bot_is_on_the_ladder_once(report: LadderReport) -> None:
    names = [name for one in report.bots for name in (one.bot, *one.also)]
    assert sorted(names) == sorted(FEW)


def test_the_report_adds_up(report: LadderReport) -> None:
    assert (report.deals, report.games) == (2, 4 * PAIRS)
    assert [one.games for one in report.bots] == [4 * (ALL - 1)] * ALL
    assert sum(one.points for one in report.bots) == pytest.approx(ALL / 2)
    ratings = [one.rating for one in report.bots]
    assert ratings == sorted(ratings, reverse=True)
    for above, below in zip(report.bots, report.bots[1:], strict=False):
        assert above.lead == pytest.approx(above.rating - below.rating, abs=0.11)
        assert above.interval[0] < above.rating < above.interval[1]
    anchor = next(one for one in report.bots if one.bot == "random")
    assert (anchor.rating, anchor.interval) == (0, (0, 0))
    assert report.bots[-1].lead is None


def test_every_pair_plays_in_both_seatings(played: list[list[Finish]]) -> None:
    bots = tuple(entrants())
    assert sorted(SMALL.line_ups) == sorted(combinations(bots, 2))
    seatings = Counter(finish.seating for part in played[:PAIRS] for finish in part)
    assert seatings == Counter((a, b) for a in bots for b in bots if a != b)


@pytest.mark.parametrize("players", [3, 5, 6, 10, 12])
def test_bots_sit_equally_often_in_line_ups_of_any_size(players: int) -> None:
    line_ups = Ladder("knatsch", players, 100, "1").line_ups
    assert {len(line_up) for line_up in line_ups} == {players}
    assert len(set(Counter(bot for line_up in line_ups for bot in line_up).values())) == 1
    for line_up in line_ups:
        counts = Counter(dict.fromkeys(entrants(), 0) | Counter(line_up))
        assert max(counts.values()) - min(counts.values()) <= 1


def test_every_bot_of_three_sits_once_in_every_seat() -> None:
    three = Ladder("wuerfelkoenig", 3, 6, "1")
    number = three.line_ups.index(("random", "greedy", "apprentice"))
    seatings = [finish.seating for finish in ladders._play(three, number)]
    assert [set(seat) for seat in zip(*seatings, strict=True)] == [{"random", "greedy", "apprentice"}] * 3


def test_a_deal_has_the_same_dice_for_every_line_up_and_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []

    def watched(rules: AnyGame, bots: tuple[Bot, ...], dice: FairDice) -> Played:
        used.append(dice.uniform("any")(1_000_000))
        return play_game(rules, bots, dice)

    monkeypatch.setattr("wuerfelreich.arena.ladder.play_game", watched)
    one, other = (SMALL.line_ups.index(("random", name)) for name in ("greedy", "apprentice"))
    for at in (one, other, one + len(SMALL.line_ups)):
        ladders._play(SMALL, at)
    assert len(set(used[:4])) == 1
    assert used[4] == used[5] != used[0]


@pytest.mark.parametrize(
    ("places", "shares"),
    [((1, 2), (1, 0)), ((1, 1), (0.5, 0.5)), ((1, 3, 1), (0.75, 0, 0.75)), ((2, 1, 2), (0.25, 1, 0.25))],
)
def test_points_are_the_share_of_opponents_left_behind(places: tuple[int, ...], shares: tuple[float, ...]) -> None:
    assert tuple(ladders._points(places, seat) for seat in range(len(places))) == shares


def test_who_wins_every_game_is_first() -> None:
    """A ladder of made-up results: earlier names beat later ones, so the anchor leads and all others are below 0."""
    bots = tuple(entrants())
    won = [Finish(pair, (1, 2)) for pair in combinations(bots, 2)]
    made = ladders._report(SMALL, [won, won, won])
    assert tuple(one.bot for one in made.bots) == bots
    assert [one.points for one in made.bots] == pytest.approx([beaten / (ALL - 1) for beaten in reversed(range(ALL))])
    assert all(one.rating < 0 for one in made.bots[1:])


def test_the_picture_has_a_row_for_every_bot(report: LadderReport) -> None:
    drawn = ElementTree.fromstring(ladder_plot(report))
    assert [circle.get("class") for circle in drawn.iter(f"{SVG}circle")] == ["rating"] * ALL
    texts = [text.text for text in drawn.iter(f"{SVG}text")]
    assert "solver, king" in texts
    width = float((drawn.get("viewBox") or "").split()[2])
    for line in drawn.iter(f"{SVG}line"):
        assert 0 < float(line.get("x1") or 0) <= float(line.get("x2") or 0) < width
    places = [float(circle.get("cx") or 0) for circle in drawn.iter(f"{SVG}circle")]
    assert places == sorted(places, reverse=True)


@pytest.mark.parametrize(
    ("ladder", "why"),
    [
        (Ladder("chess", 2, 10, "1"), "there is no game 'chess'"),
        (Ladder("wuerfelkoenig", 6, 100, "1"), "is for 2 to 5 players"),
        (Ladder("wuerfelkoenig", 2, 3, "1"), "4 to 20,000 games, not 3"),
        (Ladder("wuerfelkoenig", 2, 20_001, "1"), "4 to 20,000 games"),
    ],
)
def test_an_impossible_ladder_is_refused_with_a_message(ladder: Ladder, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        play_ladder(ladder)


def test_with_six_at_the_table_more_games_are_needed() -> None:
    with pytest.raises(NotationError, match="12 to 20,000 games, not 11"):
        play_ladder(Ladder("knatsch", 6, 11, "1"))
