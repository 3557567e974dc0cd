"""The course of a run as lines."""

from wuerfelreich.learn.checkpoint import Generation
from wuerfelreich.learn.lines import Lines


def generation(number: int, seconds: float) -> Generation:
    return Generation(number, games=number, positions=1000 * number, seconds=seconds, loss=0.5, rate=0.001)


def test_short_generations_are_left_out_but_not_the_last() -> None:
    written: list[str] = []
    lines = Lines(written.append)
    history = [generation(number, seconds) for number, seconds in ((1, 0.5), (2, 1.0), (3, 2.5), (4, 3.0), (5, 3.5))]
    for one in history:
        lines(one)
    lines.end(history)
    assert [line.split()[3] for line in written] == ["1", "3", "5"]
    assert written[0].endswith("  1 game, 1,000 positions")
    assert written[1].endswith("  3 games, 3,000 positions")


def test_the_last_generation_is_told_once() -> None:
    written: list[str] = []
    lines = Lines(written.append)
    lines(generation(1, 0.5))
    lines.end([generation(1, 0.5)])
    assert len(written) == 1


def test_a_finished_run_says_so() -> None:
    written: list[str] = []
    Lines(written.append).end([generation(number, number) for number in range(1, 5)])
    assert written == ["nothing is left to train: this run already has 4 generations"]
