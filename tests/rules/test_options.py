"""What can be chosen before a game: every option is described, and can be chosen as described."""

import pytest
from msgspec import convert

from tests.rules.kits import RULES
from wuerfelreich.rules.game import GameOptions, NotationError
from wuerfelreich.rules.options import OptionKind


@pytest.mark.parametrize("name", RULES)
def test_every_option_is_described_in_order(name: str) -> None:
    rules = RULES[name]
    assert tuple(option.name for option in rules.choices()) == rules.options.__struct_fields__


def refused(options: GameOptions, players: int) -> str:
    """Why options are not taken; empty if they are."""
    try:
        options.check(players)
    except NotationError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", RULES)
def test_every_single_choice_fits_the_options_and_the_default_is_one_of_them(name: str) -> None:
    """A choice that only makes sense beside another one is refused with the other one's name."""
    rules = RULES[name]
    usual = rules.options()
    for option in rules.choices():
        default = getattr(usual, option.name)
        if option.kind is OptionKind.ONE:
            assert default in option.choices or (option.when and default is None)
            for value in option.choices:
                why = refused(convert({option.name: value}, rules.options), rules.seats[-1])
                assert not why or any(other.name in why for other in rules.choices() if other is not option), value
        else:
            assert not default
            assert len(set(option.choices)) == len(option.choices) > 0


@pytest.mark.parametrize("name", RULES)
def test_a_choice_for_each_seat_takes_any_choice(name: str) -> None:
    rules = RULES[name]
    players = rules.seats[0]
    for option in rules.choices():
        if option.kind is OptionKind.EACH_SEAT:
            for value in option.choices:
                rules.start(players, convert({option.name: (value,) * players}, rules.options))
