"""Chance frames, who begins, and the order of turns."""

from typing import Any, ClassVar

import pytest
from tests.setups import refused

from patolli.core.choice import Domain, Vocabulary
from patolli.core.deck import Deck
from patolli.core.draw import Draw, of_each
from patolli.core.frame import CHANCE, frame
from patolli.core.refusal import Refusal
from patolli.core.turns import ANYBODY, beginners, check_first, clockwise, first_option, first_seat

CARD = Domain("card", ("a", "b", "c"))
CHOICES = Vocabulary()
TURN_UP = CHOICES.add("turn-up", card=CARD)
NOT_ON_TOP = Refusal("not-on-top", "XX-1.1")


@frame
class TurnUp(Draw[Any]):
    seat: int = CHANCE
    choices: ClassVar[Vocabulary] = CHOICES
    asks = (TURN_UP,)
    absent = NOT_ON_TOP

    def chances(self, s: Any) -> dict[int, int]:
        return Deck(((0, 0, 2), (1,))).chances()


def test_what_may_come_is_offered_with_the_number_of_its_copies() -> None:
    top = TurnUp()
    assert top.options(None) == [(TURN_UP, 0), (TURN_UP, 2)]
    assert top.weights(None, top.options(None)) == [2, 1]


def test_what_cannot_come_is_refused() -> None:
    assert TurnUp().refuse(None, (TURN_UP, 1)) == NOT_ON_TOP
    assert TurnUp().refuse(None, (TURN_UP, 2)) is None


def test_a_draw_must_say_what_may_come() -> None:
    with pytest.raises(NotImplementedError):
        Draw.chances(TurnUp(), None)


def test_a_bag_holds_so_many_of_each() -> None:
    assert of_each([2, 0, 1]) == {0: 2, 2: 1}


class Settled:
    """A setup in which only this matters."""

    def __init__(self, seats: int, first: str) -> None:
        self.seats, self.first = seats, first

    def option(self, name: str) -> str:
        assert name == "first"
        return self.first


def test_who_begins_is_random_unless_it_was_settled() -> None:
    option = first_option(4)
    assert option.values == ("random", "0", "1", "2", "3")
    assert option.default == "random"
    drawn: Any = Settled(3, "random")
    settled: Any = Settled(3, "2")
    assert first_seat(drawn) == ANYBODY
    assert first_seat(settled) == 2
    assert beginners(3, first_seat(drawn)) == {0: 1, 1: 1, 2: 1}
    assert beginners(3, first_seat(settled)) == {2: 1}


def test_a_seat_that_is_empty_cannot_begin() -> None:
    fits: Any = Settled(3, "2")
    check_first(fits)
    wrong: Any = Settled(2, "2")
    with refused("Player 3 cannot begin: there are only 2 players", field="options.first"):
        check_first(wrong)


def test_turns_go_round_from_any_number() -> None:
    assert clockwise(3, 1) == [1, 2, 0]
    assert clockwise(3, 5) == [2, 0, 1]
