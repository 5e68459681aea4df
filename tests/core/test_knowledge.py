"""What a seat knows, and what a choice teaches."""

from typing import Any

import pytest
from tests.toys import feast
from tests.toys.feast import GAME
from tests.toys.tables import DEALT, played

from patolli.core import knowledge
from patolli.core.engine import narrate
from patolli.core.frame import State
from patolli.core.knowledge import known, teaches

FEASTING = (*DEALT, "0 rest", "1 rest")


def says(text: str) -> tuple[int, ...]:
    return GAME.choices.parse(text)


def taught(s: State, seat: int, text: str, seats: int = 2) -> bool:
    before = s.digest()
    found = teaches(GAME, s, seats, seat, says(text))
    assert s.digest() == before
    return found


def test_a_seat_knows_what_it_sees_was_told_and_may_choose_from() -> None:
    s = played(*DEALT).state
    told = narrate(s, 0, says("peek 1"))
    assert s.events is None
    assert known(GAME, s, 0, told) == (
        GAME.view(s, 0),
        [(feast.PEEKED, 0, 1), (feast.SAW, 0, 1, 1)],
        s.agenda[-1].options(s),
    )
    assert known(GAME, s, 1, told) == (GAME.view(s, 1), [(feast.PEEKED, 0, 1)], [])


@pytest.mark.parametrize(
    ("lines", "seat", "text", "found"),
    [
        (DEALT, 0, "peek 1", True),
        (DEALT, 0, "show a0", False),
        (DEALT, 0, "bury b1", False),
        (DEALT, 0, "rest", False),
        ((*DEALT, "0 peek 1"), 0, "show a0", False),
        ((*DEALT, "0 peek 1", "0 rest"), 1, "show b0", False),  # what the other had seen goes: but it is one's own
        (FEASTING, 0, "offer a0", False),
        ((*FEASTING, "1 offer a1"), 0, "offer a0", True),
    ],
)
def test_a_choice_teaches_if_worlds_alike_before_differ_after_it(
    lines: tuple[str, ...], seat: int, text: str, found: bool
) -> None:
    assert taught(played(*lines).state, seat, text) == found


def test_a_simultaneous_question_to_one_seat_alone_reveals_nothing_of_others() -> None:
    s: Any = played(*FEASTING).state
    s.agenda[-1] = feast.OfferCards((feast.Offer(0),))
    s.wagers = False
    assert not taught(s, 0, "offer a0")


def test_where_no_world_can_be_found_to_compare_nothing_is_taken_for_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "TRIES", 0)
    assert taught(played(*DEALT).state, 0, "rest")


def test_the_judgement_is_always_the_same() -> None:
    s = played(*DEALT).state
    assert len({taught(s, 0, text) for text in ["show a0"] * 5}) == 1
