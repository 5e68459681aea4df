"""A match: playing, taking back, looking back."""

import random
from dataclasses import replace
from typing import Any

import pytest
from tests.setups import refused
from tests.toys import feast
from tests.toys.feast import GAME
from tests.toys.tables import DEALT, at_random, draw_one, go_on, lines_of, played

from patolli.core.dealer import FairDealer, ScriptedDealer, SeededDealer
from patolli.core.engine import asked, options
from patolli.core.event import only
from patolli.core.frame import CHANCE, tell
from patolli.core.game import no_secrets
from patolli.core.match import SNAPSHOT_EVERY, Match
from patolli.core.refusal import (
    GAME_OVER,
    NOT_YOUR_TURN,
    REDO_NOTHING,
    UNDO_CHANCE,
    UNDO_LEARNED,
    UNDO_NOTHING,
    UNDO_OTHER,
    Illegal,
    Malformed,
    Refusal,
)

FEASTING = (*DEALT, "0 rest", "1 rest")
STAKING = (*FEASTING, "0 offer a0", "1 offer a1")


def says(text: str) -> tuple[int, ...]:
    return GAME.choices.parse(text)


def why(match: Match, seat: int, to: int | None = None) -> Refusal:
    """Why a seat cannot undo; and that trying changes nothing."""
    before, lines = match.state.digest(), lines_of(match)
    with pytest.raises(Illegal) as error:
        match.undo(seat, to)
    assert (match.state.digest(), lines_of(match)) == (before, lines)
    return error.value.refusal


# Playing


def test_a_choice_is_recorded_and_told() -> None:
    match = played(*DEALT)
    told = match.play(0, says("show a0"))
    assert [(GAME.events.text(event.what), event.seen_by) for event in told] == [("showed 0 a0", -1)]
    assert lines_of(match)[-1] == "0 show a0"
    assert match.state.events is None


def test_a_refused_choice_leaves_everything_as_it_was() -> None:
    match = played(*DEALT, "0 show a0")
    match.undo(0)
    before = match.state.digest()
    for seat, text, reason in ((1, "rest", NOT_YOUR_TURN), (0, "show a1", feast.NOT_IN_HAND)):
        assert match.why_not(seat, says(text)) == reason
        with pytest.raises(Illegal) as error:
            match.play(seat, says(text))
        assert error.value.refusal == reason
    for choice in ((99,), (), (feast.SHOW,)):
        for call in (match.play, match.why_not):
            with pytest.raises(Malformed):
                call(0, choice)
    assert match.state.digest() == before
    assert len(match.plies) == 4
    assert match.redo(0)  # and what was taken back can still be made again


def test_the_dealer_answers_until_a_seat_is_asked() -> None:
    match = Match(GAME, GAME.setup(2), dealer=ScriptedDealer([says(line[2:]) for line in DEALT]))
    told = match.deal()
    assert lines_of(match) == list(DEALT)
    assert len(told) == 8
    assert asked(match.state) == (0,)
    assert match.deal() == []


def test_a_dealer_cannot_draw_what_is_not_there() -> None:
    match = Match(GAME, GAME.setup(2), dealer=ScriptedDealer([says("deal a0"), says("deal a0")]))
    with pytest.raises(Illegal, match="not-on-top"):
        match.deal()


def test_the_game_ends() -> None:
    match = at_random(3)
    assert match.is_over
    assert match.deal() == []
    assert match.why_not(0, says("rest")) == GAME_OVER


def test_a_table_is_fair_unless_told_otherwise() -> None:
    assert isinstance(Match(GAME, GAME.setup(2)).dealer, FairDealer)


def test_seats_have_names() -> None:
    assert Match(GAME, GAME.setup(2)).names == ("seat 0", "seat 1")
    assert Match(GAME, GAME.setup(2), ("Ana", "Bo")).names == ("Ana", "Bo")
    with refused("3 names for 2 seats", field="seats"):
        Match(GAME, GAME.setup(2), ("Ana", "Bo", "Cy"))


# Taking back one's own choices


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = played()
    assert match.undo_floor(0) == (0, UNDO_NOTHING)
    assert why(match, 0) == UNDO_NOTHING
    assert why(match, 0, 0) == UNDO_NOTHING


def test_own_choices_can_be_taken_back_one_by_one() -> None:
    match = played(*DEALT)
    start = match.state.digest()
    go_on(match, "0 bury a0")
    middle = match.state.digest()
    go_on(match, "0 rest")
    assert match.undo(0) == 5
    assert match.state.digest() == middle
    assert match.undo(0) == 4
    assert match.state.digest() == start
    assert why(match, 0) == UNDO_CHANCE


def test_several_choices_can_be_taken_back_at_once() -> None:
    match = played(*DEALT)
    start = match.state.digest()
    go_on(match, "0 bury a0", "0 rest")
    assert why(match, 0, 3) == UNDO_CHANCE
    assert why(match, 0, 6) == UNDO_NOTHING
    assert why(match, 0, -1) == UNDO_CHANCE
    assert match.undo(0, 4) == 4
    assert match.state.digest() == start


def test_a_turn_that_was_ended_can_be_taken_back_until_another_chooses() -> None:
    match = played(*DEALT, "0 rest")
    assert match.undo_floor(0) == (4, UNDO_CHANCE)
    go_on(match, "1 bury b0")
    assert why(match, 0) == UNDO_OTHER
    assert match.undo(1) == 5
    assert match.undo(0) == 4


def test_what_chance_has_answered_stays() -> None:
    match = played(*DEALT, "0 draw")
    assert match.undo(0) == 4  # chance has not spoken yet
    go_on(match, "0 draw", "* deal a5")
    assert why(match, 0) == UNDO_CHANCE
    assert why(match, 1) == UNDO_CHANCE
    go_on(match, "0 rest")
    assert match.undo_floor(0) == (6, UNDO_CHANCE)


def test_nobody_takes_back_for_another_or_for_chance() -> None:
    match = played(*DEALT, "0 rest")
    assert why(match, 1) == UNDO_OTHER
    assert why(match, CHANCE) == UNDO_OTHER
    assert why(played(*DEALT), CHANCE) == UNDO_CHANCE


def test_undoing_and_playing_on_leaves_no_trace() -> None:
    straight = played(*DEALT, "0 show b1", "0 rest", "1 rest", "0 offer a0", "1 offer b0")
    crooked = played(*DEALT, "0 bury a0", "0 rest")
    crooked.undo(0, 4)
    go_on(crooked, "0 show b1", "0 rest", "1 bury b0", "1 rest")
    crooked.undo(1)
    crooked.undo(1)
    go_on(crooked, "1 rest", "1 offer a1", "0 offer a0")
    crooked.undo_floor(0)
    assert lines_of(crooked)[:-2] == lines_of(straight)[:-2]
    assert crooked.state_at(7) == straight.state_at(7)


# Taking back after somebody has learned something


def test_a_look_at_what_another_hides_cannot_be_taken_back() -> None:
    match = played(*DEALT, "0 peek 1")
    assert match.undo_floor(0) == (5, UNDO_LEARNED)
    assert why(match, 0) == UNDO_LEARNED
    go_on(match, "0 show a0")
    assert match.undo_floor(0) == (5, UNDO_LEARNED)
    assert match.undo(0) == 5
    assert why(match, 0) == UNDO_LEARNED


@pytest.mark.parametrize("text", ["show a0", "show b1", "bury a0", "bury b1", "draw", "rest"])
def test_what_one_shows_of_ones_own_can_be_taken_back(text: str) -> None:
    """Others have learned something, but nothing that was anybody else's."""
    match = played(*DEALT, f"0 {text}")
    assert match.undo(0) == 4


@pytest.mark.parametrize("seed", range(12))
def test_a_look_is_never_taken_back_whatever_there_was_to_see(seed: int) -> None:
    """With few cards left most worlds look alike: the judgement must not hang on luck."""
    match = at_random(seed, seats=3, until=9)
    seat = asked(match.state)[0]
    looks = [choice for choice in options(match.state) if choice[0] == feast.PEEK]
    if looks:
        match.play(seat, looks[0])
        assert why(match, seat) == UNDO_LEARNED


def test_what_is_only_told_and_shown_in_no_view_was_learned_too() -> None:
    def forgetful(s: Any, seat: int | None) -> Any:
        return {**feast.view(s, seat), "known": []}

    match = played(*DEALT, "0 peek 1", game=replace(GAME, view=forgetful))
    assert why(match, 0) == UNDO_LEARNED


def test_what_options_give_away_was_learned_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that shows nothing, but asks next about what another hides."""

    def peek(s: Any, seat: int, other: int) -> None:
        hand = s.players[other].hand
        s.agenda.append(feast.DrawLuck(seat, ((seat, hand[0] % 2, 0),)))

    monkeypatch.setattr(feast, "peek", peek)
    monkeypatch.setattr(
        feast.DrawLuck, "refuse", lambda self, s, c: None if c[1] == self.stakes[0][1] else feast.TOO_POOR
    )
    match = played(*DEALT, "0 peek 1")
    assert asked(match.state) == (0,)
    assert why(match, 0) == UNDO_LEARNED


def test_what_a_third_seat_is_shown_of_another_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 makes seat 1 show its first card to seat 2: seat 0 knows no more than before, yet it cannot be unseen."""

    def peek(s: Any, seat: int, other: int) -> None:
        s.players[2].seen += (other,)
        tell(s, feast.SAW, 2, other, s.players[other].hand[0], seen_by=only(2))

    monkeypatch.setattr(feast, "peek", peek)
    match = played(
        "* deal a0", "* deal b0", "* deal a4", "* deal b1", "* deal a1", "* deal b4", "0 peek 1", seats=3
    )  # fmt: skip
    assert match.undo_floor(0) == (7, UNDO_LEARNED)


def test_a_rare_fact_is_learned_by_its_absence(monkeypatch: pytest.MonkeyPatch) -> None:
    """To hear that another does not hold the ace is to learn something, though most worlds would say the same."""

    def peek(s: Any, seat: int, other: int) -> None:
        tell(s, feast.SAW, seat, other, int(23 in s.players[other].hand), seen_by=only(seat))

    monkeypatch.setattr(feast, "peek", peek)
    refused = sum(
        played(f"* deal {a}", f"* deal {b}", f"* deal {c}", f"* deal {d}", "0 peek 1").undo_floor(0)[0] == 5
        for a, b, c, d in [random.Random(n).sample(feast.CARD.values[:23], 4) for n in range(30)]
    )
    assert refused > 15


def test_where_there_are_no_secrets_only_chance_and_others_stop_undo() -> None:
    match = played(*DEALT, "0 peek 1", game=replace(GAME, determinize=no_secrets))
    assert match.undo(0) == 4


def test_whether_something_was_learned_is_judged_anew_after_going_back() -> None:
    match = played(*DEALT, "0 rest")
    assert match.undo_floor(0)[0] == 4
    match.undo(0)
    go_on(match, "0 peek 1")
    assert why(match, 0) == UNDO_LEARNED
    match.rewind(4)
    go_on(match, "0 rest")
    assert match.undo(0) == 4


# Making again


def test_what_was_taken_back_can_be_made_again() -> None:
    match = played(*DEALT, "0 bury a0", "0 rest")
    end = match.state.digest()
    match.undo(0, 4)
    assert [event.what[0] for event in match.redo(0)] == [feast.BURIED]
    assert [event.what[0] for event in match.redo(0)] == [feast.RESTED]
    assert match.state.digest() == end
    with pytest.raises(Illegal) as error:
        match.redo(0)
    assert error.value.refusal == REDO_NOTHING


def test_only_ones_own_choice_can_be_made_again() -> None:
    match = played(*DEALT, "0 bury a0")
    match.undo(0)
    with pytest.raises(Illegal) as error:
        match.redo(1)
    assert error.value.refusal == REDO_NOTHING


def test_a_new_choice_ends_making_again() -> None:
    match = played(*DEALT, "0 bury a0", "0 rest")
    match.undo(0, 4)
    go_on(match, "0 show a0")
    with pytest.raises(Illegal):
        match.redo(0)


def test_two_seats_may_go_back_and_forth() -> None:
    match = played(*DEALT, "0 rest", "1 bury b0")
    end = match.state.digest()
    match.undo(1)
    match.undo(0)
    with pytest.raises(Illegal):
        match.redo(1)
    match.redo(0)
    match.redo(1)
    assert match.state.digest() == end


def test_going_back_by_force_leaves_nothing_to_make_again() -> None:
    match = played(*DEALT, "0 bury a0", "0 rest")
    match.undo(0)
    match.rewind(4)
    with pytest.raises(Illegal):
        match.redo(0)


# Simultaneous answers


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    match = played(*FEASTING, "0 offer a0")
    assert match.undo(0) == 6
    assert asked(match.state) == (0, 1)
    go_on(match, "0 offer b1", "1 offer b0")
    assert asked(match.state) == (0, 1)  # all is revealed, and the stakes follow
    assert lines_of(match)[6:] == ["0 offer b1", "1 offer b0"]


def test_a_secret_answer_can_be_taken_back_though_others_have_answered_since() -> None:
    resting = ("* deal a2", "* deal b2", "0 rest", "1 rest", "2 rest")
    match = played(*DEALT, *resting, "0 offer a0", "2 offer b1", seats=3)
    assert match.undo_floor(0) == (9, UNDO_OTHER)
    assert match.undo(0) == 10
    assert lines_of(match)[9:] == ["2 offer b1"]
    assert asked(match.state) == (0, 1)
    go_on(match, "1 offer b0", "0 offer a1")
    straight = played(*lines_of(match)[:9], "0 offer a1", "1 offer b0", "2 offer b1", seats=3)
    assert match.state == straight.state


def test_what_was_revealed_cannot_be_taken_back() -> None:
    for first, last in ((0, 1), (1, 0)):
        match = played(*FEASTING, f"{first} offer {'aa'[first]}{first}", f"{last} offer {'aa'[last]}{last}")
        assert why(match, last) in (UNDO_LEARNED, UNDO_OTHER)
        assert why(match, first) == UNDO_OTHER
        assert match.undo_floor(last) == (8, UNDO_LEARNED)


def test_what_was_revealed_stays_also_when_another_secret_question_follows_at_once() -> None:
    """Two simultaneous questions in a row are two: an answer to the first is not one to the second."""
    match = played(*STAKING)
    assert asked(match.state) == (0, 1)
    assert why(match, 0) == UNDO_OTHER
    assert why(match, 1) == UNDO_LEARNED
    go_on(match, "0 wager 1")
    assert match.undo(0) == 8
    assert why(match, 0) == UNDO_OTHER
    go_on(match, "1 wager 0")
    assert why(match, 0) == UNDO_OTHER
    assert match.undo_floor(1) == (8, UNDO_LEARNED)


def test_where_there_are_no_other_secrets_a_reveal_still_stays() -> None:
    match = played(*FEASTING, "0 offer a0", "1 offer a1", game=replace(GAME, determinize=no_secrets))
    assert why(match, 1) == UNDO_LEARNED


def test_an_answer_of_several_parts_is_taken_back_part_by_part_or_whole() -> None:
    match = played(*STAKING, "0 wager 1", "1 wager 2", "0 back 1")
    assert match.undo_floor(0) == (8, UNDO_OTHER)
    assert match.undo(0) == 10
    assert lines_of(match)[8:] == ["0 wager 1", "1 wager 2"]
    go_on(match, "0 back 0")
    assert match.undo(0, 8) == 9
    assert lines_of(match)[8:] == ["1 wager 2"]
    assert why(match, 0) == UNDO_OTHER
    assert why(match, 1, 9) == UNDO_NOTHING
    assert match.undo(1) == 8


def test_one_goes_back_beyond_a_secret_question_only_if_nobody_has_answered_it() -> None:
    match = played(*FEASTING, "1 offer a1")
    assert match.undo_floor(1) == (5, UNDO_OTHER)
    assert match.undo(1, 5) == 5
    assert asked(match.state) == (1,)
    match = played(*FEASTING, "1 offer a1", "0 offer a0")
    assert why(match, 1, 5) == UNDO_OTHER
    match = played(*FEASTING, "0 offer a0", "1 offer a1")
    match = played(*FEASTING, "0 offer a0")
    assert why(match, 1) == UNDO_OTHER
    assert why(match, 0, 5) == UNDO_OTHER


def test_a_secret_answer_taken_back_can_be_made_again() -> None:
    match = played(*STAKING, "0 wager 1", "1 wager 2", "0 back 1")
    end = match.state.digest()
    match.undo(0, 8)
    match.redo(0)
    match.redo(0)
    assert match.state.digest() == end
    assert lines_of(match)[8:] == ["1 wager 2", "0 wager 1", "0 back 1"]


def test_taking_back_a_secret_answer_shows_others_nothing_but_that() -> None:
    match = played(*FEASTING, "0 offer a0")
    seen = GAME.view(match.state, 1)
    match.undo(0)
    go_on(match, "0 offer b1")
    assert GAME.view(match.state, 1) == seen


@pytest.mark.parametrize("seed", range(8))
def test_undo_never_lets_a_seat_act_on_what_it_learned(seed: int) -> None:
    """Play at random with undo at random: nothing is crossed that somebody else chose or that was learned."""
    rng = random.Random(seed)
    match = Match(GAME, GAME.setup(3, {"length": "long"}), dealer=SeededDealer(seed))
    while not match.is_over and len(match.plies) < 60:
        seat = rng.choice(asked(match.state))
        if seat == CHANCE:
            draw_one(match)
            continue
        match.play(seat, rng.choice(options(match.state, seat)))
        for back in range(3):
            floor, _ = match.undo_floor(back)
            crossed = match.plies[floor:]
            assert all(ply.seat == back or ply.choice[0] in (feast.OFFER, feast.WAGER, feast.BACK) for ply in crossed)
            assert not any(ply.seat == back and ply.choice[0] == feast.PEEK for ply in crossed)
        if rng.random() < 0.3:
            floor, _ = match.undo_floor(seat)
            if floor < len(match.plies):
                to = rng.randrange(floor, len(match.plies))
                own = [i for i in range(to, len(match.plies)) if match.plies[i].seat == seat]
                if own:
                    match.undo(seat, to)
        replayed = played(*lines_of(match), seats=3, options={"length": "long"})
        assert replayed.state == match.state


# Looking back


def test_any_earlier_state_can_be_looked_at() -> None:
    match = at_random(2, seats=3, options_given={"length": "long"})
    assert len(match.plies) > SNAPSHOT_EVERY
    s = GAME.new(match.setup)
    digests = [s.digest()]
    for step in match.replay():
        digests.append(step.state.digest())
    assert [match.state_at(n).digest() for n in range(len(match.plies) + 1)] == digests
    assert digests[-1] == match.state.digest()


def test_an_earlier_state_is_a_copy() -> None:
    match = played(*DEALT, "0 rest")
    for number in (0, 3, 5):
        s: Any = match.state_at(number)
        s.players[0].coins = 99
        s.players[1].hand.clear()
        assert match.state_at(number) != s
    assert match.state == played(*DEALT, "0 rest").state


@pytest.mark.parametrize("number", [-1, 6, 100])
def test_there_is_no_state_outside_the_match(number: int) -> None:
    match = played(*DEALT, "0 rest")
    with pytest.raises(IndexError):
        match.state_at(number)
    with pytest.raises(IndexError):
        match.rewind(number)
    assert len(match.plies) == 5


def test_a_replay_tells_what_was_told_at_the_time() -> None:
    live = Match(GAME, GAME.setup(3), dealer=SeededDealer(4))
    told: list[Any] = []
    rng = random.Random(4)
    while not live.is_over:
        seat = rng.choice(asked(live.state))
        choice = rng.choice(options(live.state, seat))
        told.append(live.play(seat, choice))
    steps = [(step.number, step.ply, step.events) for step in live.replay()]
    assert steps == [(n, ply, events) for n, (ply, events) in enumerate(zip(live.plies, told, strict=True))]


@pytest.mark.parametrize("to", [0, 1, 31, 32, 33, 40])
def test_going_back_over_a_snapshot(to: int) -> None:
    match = at_random(2, seats=3, options_given={"length": "long"})
    lines = lines_of(match)
    match.rewind(to)
    assert lines_of(match) == lines[:to]
    assert match.state == played(*lines[:to], seats=3, options={"length": "long"}).state
    go_on(match, *lines[to:])
    assert match.is_over
    assert match.state == at_random(2, seats=3, options_given={"length": "long"}).state
