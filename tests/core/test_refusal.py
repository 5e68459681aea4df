"""Reasons, and the exceptions that carry them."""

from pathlib import Path

import pytest
from tests.contract.refusals import named_in

from patolli.core import refusal
from patolli.core.refusal import ENGINE_REFUSALS, Illegal, Refusal


def test_a_reason_can_name_the_figures_of_the_case() -> None:
    poor = Refusal("too-poor", "XX-1.2")
    assert poor.of(cost=5, left=3) == Refusal("too-poor", "XX-1.2", (("cost", 5), ("left", 3)))
    assert poor.of() == poor
    assert poor


def test_the_exception_says_why_and_by_which_rule() -> None:
    assert str(Illegal(Refusal("too-poor", "XX-1.2"))) == "too-poor (XX-1.2)"
    assert str(Illegal(refusal.NOT_NOW)) == "not-now"
    assert Illegal(refusal.NOT_NOW).refusal is refusal.NOT_NOW


def test_the_engine_lists_all_its_reasons() -> None:
    made = [value for value in vars(refusal).values() if isinstance(value, Refusal)]
    assert set(made) == set(ENGINE_REFUSALS)
    assert len({reason.why for reason in made}) == len(made)


@pytest.mark.parametrize("reason", ENGINE_REFUSALS, ids=lambda reason: reason.why)
def test_every_reason_of_the_engine_is_provoked_by_a_test(reason: Refusal) -> None:
    constant = next(name for name, value in vars(refusal).items() if value is reason)
    assert {constant, reason.why} & named_in(Path(__file__).parent, skip=Path(__file__))
