"""Frames: one question each, and several seats asked at once."""

from typing import Any

import pytest
from tests.toys import feast
from tests.toys.feast import Offer, OfferCards, Stake, StakeCoins, TakeTurn
from tests.toys.tables import DEALT, played

from patolli.core.choice import Choice
from patolli.core.engine import definition
from patolli.core.event import Event, only
from patolli.core.frame import AUTO, TOGETHER, Frame, Secret, Together, frame, push, tell


def test_frames_happen_in_the_order_they_are_pushed() -> None:
    s = played(*DEALT).state
    s.agenda.clear()
    first, second, third = TakeTurn(0, 1), TakeTurn(1, 1), TakeTurn(0, 2)
    push(s, third)
    push(s, first, second)
    assert [s.agenda.pop(), s.agenda.pop(), s.agenda.pop()] == [first, second, third]


def test_pushing_nothing_changes_nothing() -> None:
    s = played(*DEALT).state
    before = s.digest()
    push(s)
    assert s.digest() == before


def test_events_are_told_only_when_somebody_listens() -> None:
    s = played(*DEALT).state
    tell(s, feast.RESTED, 0)
    assert s.events is None
    s.events = []
    tell(s, feast.RESTED, 0)
    tell(s, feast.SAW, 0, 1, 2, seen_by=only(0))
    assert s.events == [Event((feast.RESTED, 0)), Event((feast.SAW, 0, 1, 2), 1)]


def test_the_definition_lists_what_is_not_refused() -> None:
    s: Any = played(*DEALT).state
    top = s.agenda[-1]
    found = list(definition(s, 0))
    assert {feast.CHOICES.text(choice) for choice in found} == {
        "show a0", "show b1", "bury a0", "bury b1", "peek 1", "draw", "rest",
    }  # fmt: skip
    assert set(top.options(s)) == set(found)
    assert set(Frame.options(top, s)) == set(found)


def test_a_frame_without_rules_cannot_be_played() -> None:
    @frame
    class Bare(Frame[Any]):
        seat: int = 0

    with pytest.raises(NotImplementedError):
        Bare().refuse(None, ())
    with pytest.raises(NotImplementedError):
        Bare().take(None, ())


def offers(*cards: int) -> OfferCards:
    return OfferCards(tuple(Offer(seat, card, card >= 0) for seat, card in enumerate(cards)))


def test_only_seats_that_have_not_answered_are_waited_for() -> None:
    top = offers(-1, 3, -1)
    assert top.waiting() == (0, 2)
    assert top.part(0) == Offer(0)
    assert top.part(1) is None
    assert top.part(7) is None


def test_an_answer_is_noted_in_a_new_frame() -> None:
    s: Any = played(*DEALT).state
    top = offers(-1, -1)
    s.agenda.clear()
    top.answer(s, 1, (feast.OFFER, 1))
    assert top == offers(-1, -1)
    assert s.agenda == [offers(-1, 1)]
    assert s.table == ()


def test_the_last_answer_reveals_all() -> None:
    s: Any = played(*DEALT).state
    s.agenda.clear()
    s.wagers = False
    offers(0, -1).answer(s, 1, (feast.OFFER, 1))
    assert s.agenda == []
    assert s.table == (0, 1)


def test_a_simultaneous_question_keeps_what_else_it_holds() -> None:
    top = StakeCoins((Stake(0), Stake(1)), 5)
    assert top.with_parts((Stake(0, 1), Stake(1))) == StakeCoins((Stake(0, 1), Stake(1)), 5)


@frame
class Word(Secret[Any]):
    seat: int
    said: int = -1
    done: bool = False

    choices = feast.CHOICES
    asks = (feast.LUCK,)

    def refuse(self, s: Any, choice: Choice) -> None:
        return None

    def answered(self, s: Any, choice: Choice) -> "Word":
        return Word(self.seat, choice[1], True)


@frame
class Words(Together[Any]):
    parts: tuple[Word, ...]

    choices = feast.CHOICES

    def reveal(self, s: Any) -> None:
        s.agenda.append(TakeTurn(0, 1))


def test_a_simultaneous_question_needs_no_seat_of_its_own() -> None:
    assert Words((Word(0),)).seat == TOGETHER


def test_a_seat_with_two_questions_answers_one_after_the_other() -> None:
    s: Any = played(*DEALT).state
    s.agenda[:] = [Words((Word(0), Word(1), Word(0)))]
    assert s.agenda[-1].waiting() == (0, 1)
    s.agenda.pop().answer(s, 0, (feast.LUCK, 1))
    assert s.agenda == [Words((Word(0, 1, True), Word(1), Word(0)))]
    assert s.agenda[-1].waiting() == (1, 0)
    s.agenda.pop().answer(s, 0, (feast.LUCK, 2))
    assert s.agenda == [Words((Word(0, 1, True), Word(1), Word(0, 2, True)))]


def test_a_secret_without_rules_cannot_be_played() -> None:
    with pytest.raises(NotImplementedError):
        Secret.answered(Word(0), None, ())
    with pytest.raises(NotImplementedError):
        Together.reveal(Words(()), None)


def test_no_two_of_the_special_seats_are_alike() -> None:
    assert len({AUTO, TOGETHER, -1}) == 3
