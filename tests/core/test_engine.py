"""The engine: asking, refusing, taking, and running on to the next question."""

from typing import Any

import pytest
from tests.toys import feast
from tests.toys.feast import GAME, Deal, TakeTurn
from tests.toys.tables import DEALT, at_random, played

from patolli.core.choice import Choice
from patolli.core.engine import asked, is_over, options, perft, play, question, refusal, reveals, run, step
from patolli.core.frame import AUTO, CHANCE, State, push
from patolli.core.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Illegal, Malformed, Refusal

FEASTING = (*DEALT, "0 rest", "1 rest")
STAKING = (*FEASTING, "0 offer a0", "1 offer a1")


def at(*lines: str) -> State:
    return played(*lines).state


def says(text: str) -> Choice:
    return GAME.choices.parse(text)


def test_a_new_game_has_run_on_to_its_first_question() -> None:
    s = at()
    assert asked(s) == (CHANCE,)
    assert s.agenda[-1] == Deal(CHANCE, 0)
    assert not is_over(s)


def test_bookkeeping_is_done_without_asking() -> None:
    s = at(*DEALT, "0 rest")
    step(s, says("rest"))
    assert asked(s) == (0, 1)
    assert not any(frame.seat == AUTO for frame in s.agenda[-1:])


def test_running_does_only_bookkeeping() -> None:
    s = at(*DEALT)
    before = s.digest()
    run(s)
    assert s.digest() == before
    push(s, feast.BeginFeast(), feast.EndRound())
    run(s)
    assert asked(s) == (0, 1)


def test_only_the_seat_on_top_is_asked() -> None:
    s = at(*DEALT)
    assert asked(s) == (0,)
    assert question(s, 0) == TakeTurn(0, 2)
    assert question(s, 1) is None
    assert question(s, CHANCE) is None


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    s = at(*DEALT)
    assert options(s, 0) == options(s)
    assert options(s, 1) == []
    assert options(s, CHANCE) == []
    assert options(at(*FEASTING), 2) == []


def test_in_a_simultaneous_question_each_seat_has_options_of_its_own() -> None:
    s = at(*FEASTING)
    assert options(s) == options(s, 0) == [says("offer a0"), says("offer b1")]
    assert options(s, 1) == [says("offer b0"), says("offer a1")]


def test_at_the_end_nobody_is_asked_and_nothing_can_be_chosen() -> None:
    s = at_random(1).state
    assert is_over(s)
    assert asked(s) == ()
    assert question(s, 0) is None
    assert options(s) == options(s, 0) == []
    assert refusal(s, 0, says("rest")) == GAME_OVER
    with pytest.raises(Illegal, match="game-over"):
        play(s, 0, says("rest"))


@pytest.mark.parametrize(
    ("lines", "seat", "text", "reason"),
    [
        (DEALT, 1, "rest", NOT_YOUR_TURN),
        (DEALT, CHANCE, "rest", NOT_YOUR_TURN),
        (DEALT, -2, "rest", NOT_YOUR_TURN),
        (DEALT, 0, "offer a0", NOT_NOW),
        (DEALT, 0, "show a1", feast.NOT_IN_HAND),
        (FEASTING, 0, "rest", NOT_NOW),
        (FEASTING, -3, "offer a0", NOT_YOUR_TURN),
        ((*FEASTING, "0 offer a0"), 0, "offer b1", NOT_YOUR_TURN),
        (STAKING, 0, "back 0", feast.STAKE_FIRST),
        ((), 0, "deal a0", NOT_YOUR_TURN),
    ],
)
def test_a_choice_that_is_not_allowed_changes_nothing(
    lines: tuple[str, ...], seat: int, text: str, reason: Refusal
) -> None:
    s = at(*lines)
    before = s.digest()
    assert refusal(s, seat, says(text)) == reason
    with pytest.raises(Illegal) as error:
        play(s, seat, says(text))
    assert error.value.refusal == reason
    assert reason.why in str(error.value)
    assert reason.rule in str(error.value)
    assert s.digest() == before


@pytest.mark.parametrize("choice", [(), (99,), (0,), "rest", (True,)])
def test_a_malformed_choice_changes_nothing(choice: Any) -> None:
    s = at(*DEALT)
    before = s.digest()
    with pytest.raises(Malformed):
        play(s, 0, choice)
    assert s.digest() == before


def test_playing_is_stepping_with_a_check() -> None:
    first, second = at(*DEALT), at(*DEALT)
    play(first, 0, says("show a0"))
    step(second, says("show a0"))
    assert first == second
    assert first.agenda[-1] == TakeTurn(0, 1)


def test_nobody_sees_an_answer_before_the_last_is_in() -> None:
    s = at(*FEASTING)
    before = GAME.view(s, 0)
    step(s, says("offer a1"), 1)
    assert asked(s) == (0,)
    after = GAME.view(s, 0)
    assert after == {**before, "answered": [1]}
    assert GAME.view(s, 1)["my_answer"] == [feast.CARD.index["a1"]]
    assert GAME.view(s, None)["my_answer"] == []


def test_the_order_of_secret_answers_does_not_matter() -> None:
    answers = [(0, "wager 2"), (0, "back 1"), (1, "wager 1"), (1, "back 0")]
    found = set()
    for order in ((0, 1, 2, 3), (2, 3, 0, 1), (0, 2, 1, 3), (2, 0, 3, 1), (0, 2, 3, 1), (2, 0, 1, 3)):
        s = at(*STAKING)
        for i in order:
            play(s, answers[i][0], says(answers[i][1]))
        found.add(s.digest())
    assert len(found) == 1


def test_an_answer_reveals_when_it_is_the_last() -> None:
    s = at(*FEASTING)
    assert not reveals(s, 0, says("offer a0"))
    step(s, says("offer a0"), 0)
    assert reveals(s, 1, says("offer a1"))
    step(s, says("offer a1"), 1)
    assert asked(s) == (0, 1)  # the wager follows at once, and nothing of it is known
    assert not reveals(s, 0, says("wager 0"))
    for seat, text in ((0, "wager 0"), (0, "back 0"), (1, "wager 0")):
        step(s, says(text), seat)
    assert reveals(s, 1, says("back 1"))
    assert not reveals(at(*DEALT), 0, says("rest"))
    assert not reveals(at_random(1).state, 0, says("rest"))


def test_perft_counts_lines_of_play() -> None:
    s = at(*DEALT)
    assert perft(s, 0) == 1
    assert perft(s, 1) == len(options(s)) == 7
    total = 0
    for choice in options(s):
        after = s.copy()
        step(after, choice)
        total += len(options(after))
    assert perft(s, 2) == total
    assert perft(at_random(1).state, 3) == 1
    assert perft(at(*FEASTING), 2) == 4


def test_a_choice_returns_what_was_told_and_whoever_listens_hears_it_too() -> None:
    s = played(*DEALT).state
    assert [event.what for event in play(s, 0, (feast.REST,))] == [(feast.RESTED, 0)]
    assert s.events is None
    s.events = []
    assert [event.what for event in play(s, 1, (feast.REST,))] == [(feast.RESTED, 1)]
    assert [event.what for event in s.events] == [(feast.RESTED, 1)]
