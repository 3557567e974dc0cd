"""The report: what is held against players, what is compared, and what is listed."""

import pytest
from msgspec.structs import replace

from tests.review.accounts import Account, account
from tests.rules.kits import TABLES
from wuerfelreich.bots import LEVELS
from wuerfelreich.review import report as reports
from wuerfelreich.review.account import AccountStep, StepKind
from wuerfelreich.review.figures import QUANTILES, Figures, LevelFigures, figures_of
from wuerfelreich.review.report import FEWEST_DECISIONS, MAX_COSTLIEST, Comparison, Review, report
from wuerfelreich.review.turning_points import SMALLEST_TURN
from wuerfelreich.rules.registry import GAMES

ERROR = 0.02
LOSSES = {"child": 0.04, "page": 0.02, "master": 0.0}
FIGURES = Figures(
    evaluator="0" * 64,
    error=ERROR,
    luck=tuple((at - QUANTILES / 2) / QUANTILES for at in range(QUANTILES)),
    levels={
        level: LevelFigures(
            games=9, dice=0.5, draws=0.2, skill=0.2, drift=0.1, length=20, decisions=30, real=10, mean_loss=loss
        )
        for level, loss in LOSSES.items()
    },
)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> tuple[Account, Review]:
    """A game of three, and its report by the figures above."""
    monkeypatch.setattr(reports, "figures_of", lambda _: {3: FIGURES})
    one = account("wuerfelkoenig", 3)
    return one, report(one.subject, one.steps)


def own_decisions(steps: tuple[AccountStep, ...], seat: int | None = None) -> list[AccountStep]:
    return [
        step for step in steps if step.kind is StepKind.DECISION and not step.stand_in and seat in (None, step.player)
    ]


def test_small_losses_are_in_the_sums_but_held_against_nobody(found: tuple[Account, Review]) -> None:
    (_, steps), review = found
    for seat, player in enumerate(review.players):
        losses = [step.loss or 0.0 for step in own_decisions(steps, seat)]
        large = [loss for loss in losses if loss >= ERROR]
        assert player.decisions == len(losses)
        assert player.mean_loss == pytest.approx(sum(large) / len(losses))
        assert player.held_loss == pytest.approx(sum(large))
        assert player.loss >= sum(losses)  # with those of a stand-in, and what a resignation gave away
    assert any(0 < (step.loss or 0.0) < ERROR for step in own_decisions(steps))


def test_the_costliest_decisions_come_first(found: tuple[Account, Review]) -> None:
    (_, steps), review = found
    costs = sorted((step.loss or 0.0 for step in own_decisions(steps) if (step.loss or 0.0) >= ERROR), reverse=True)
    assert len(costs) > 1
    assert [steps[at].loss for at in review.costliest] == costs[:MAX_COSTLIEST]


def test_a_stand_ins_mistakes_are_nobodys(found: tuple[Account, Review]) -> None:
    (subject, steps), review = found
    by_bot = tuple(replace(step, stand_in=step.kind is StepKind.DECISION) for step in steps)
    again = report(subject, by_bot)
    assert again.costliest == ()
    assert {(player.decisions, player.grade) for player in again.players} == {(0, None)}
    assert [player.loss for player in again.players] == [player.loss for player in review.players]


def test_luck_is_dice_and_draws_and_the_rest_is_the_adjusted_result(found: tuple[Account, Review]) -> None:
    for player in found[1].players:
        assert player.luck == pytest.approx(player.dice + player.draws)
        assert player.adjusted == pytest.approx(player.result - player.luck)
    assert sum(player.result for player in found[1].players) == pytest.approx(1.0)


def test_the_luckiest_and_unluckiest_rolls_are_those_of_the_players_who_rolled(found: tuple[Account, Review]) -> None:
    (_, steps), review = found
    rolls = {
        at: step.luck[step.player]
        for at, step in enumerate(steps)
        if step.kind is StepKind.DICE and step.luck and step.player is not None
    }
    assert review.luckiest is not None
    assert review.unluckiest is not None
    assert rolls[review.luckiest] == max(rolls.values())
    assert rolls[review.unluckiest] == min(rolls.values())


def test_turning_points_are_what_did_most_for_the_winner_in_the_order_of_the_game(
    found: tuple[Account, Review],
) -> None:
    (subject, steps), review = found
    *before_end, _ = steps  # at the end whoever has resigned gives away what they had: no news
    sizes = [max(step.after[seat] - step.before[seat] for seat in subject.result.winners) for step in before_end]
    points = review.turning_points
    assert list(points) == sorted(points)
    assert points
    least = min(sizes[at] for at in points)
    assert least >= SMALLEST_TURN
    assert sum(size > least for size in sizes) < len(points)


def test_a_few_decisions_get_no_grade(found: tuple[Account, Review]) -> None:
    (subject, steps), review = found
    seat = max(range(3), key=lambda seat: review.players[seat].decisions)
    made = [step.entry for step in own_decisions(steps, seat)]
    repeated = [step for step in steps if step.entry in made] * FEWEST_DECISIONS
    grades = [report(subject, repeated[:count]).players[seat].grade for count in range(FEWEST_DECISIONS + 1)]
    assert grades[:-1] == [None] * FEWEST_DECISIONS
    assert grades[-1] in LOSSES


@pytest.mark.parametrize(("loss", "grade"), [(0.5, "child"), (0.031, "child"), (0.029, "page"), (0.0, "master")])
def test_the_grade_is_the_level_with_the_nearest_loss(loss: float, grade: str) -> None:
    assert FIGURES.grade(loss) == grade


@pytest.mark.parametrize(("luck", "games"), [(0.0, 2), (0.395, 10), (-0.405, 10), (0.49, 100), (5.0, 100), (-5.0, 100)])
def test_luck_that_comes_once_in_so_many_games(luck: float, games: int) -> None:
    assert FIGURES.one_in(luck) == games


def test_less_bad_luck_is_never_rarer_than_more() -> None:
    """With four players the middle is bad luck: the one winner has taken it from three others."""
    losers = tuple(one - 0.2 for one in FIGURES.luck)
    rarity = [replace(FIGURES, luck=losers).one_in(luck) for luck in (-0.05, -0.2, -0.4, -0.6)]
    assert rarity == sorted(rarity)
    assert rarity[0] <= 2, "nothing unusual"


def test_without_figures_nothing_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "figures_of", lambda _: {})
    review = report(*account("wuerfelkoenig", 3))
    assert review.comparison is Comparison.NONE
    assert review.compared == 0
    assert {(player.grade, player.one_in) for player in review.players} == {(None, None)}


def test_figures_of_another_evaluator_are_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "figures_of", lambda _: {3: replace(FIGURES, evaluator="1" * 64)})
    review = report(*account("wuerfelkoenig", 3))
    assert review.comparison is Comparison.EARLIER
    assert review.compared == 9 * len(LOSSES)
    assert all(player.one_in for player in review.players)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_has_figures_for_every_number_of_players(name: str, players: int) -> None:
    figures = figures_of(name)[players]
    assert 0 < figures.error < 0.1
    assert len(figures.luck) == QUANTILES
    assert list(figures.luck) == sorted(figures.luck)
    assert figures.luck[0] < 0 < figures.luck[-1]
    assert tuple(figures.levels) == LEVELS
    losses = [figures.levels[level].mean_loss for level in LEVELS]
    assert losses[0] > losses[-1] >= 0
    for level in figures.levels.values():
        assert level.dice + level.draws + level.skill + level.drift == pytest.approx(1.0, abs=0.001)
        assert level.decisions >= level.real > 0


def test_no_figures_are_left_over() -> None:
    assert [(name, players) for name in GAMES for players in figures_of(name)] == TABLES
