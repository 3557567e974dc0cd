"""A reason and what follows it do not contradict each other: what is as good is not called a risk."""

from itertools import islice

from tests.review.positions import decisions
from wuerfelreich.review.hint import hint
from wuerfelreich.rules.wuerfelland.state import Phase, State


def test_a_risk_that_is_not_worth_it_is_not_as_good() -> None:
    risks = 0
    for one in islice(decisions("wuerfelland"), 0, None, 2):
        assert isinstance(one.state, State)
        if one.state.phase is Phase.GO_ON:
            found = hint(one.told("en"), one.state)
            if "is not worth the risk" in found.sentence:
                risks += 1
                assert "Just as good: roll on" not in found.outlook
    assert risks
