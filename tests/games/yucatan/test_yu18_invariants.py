"""YU-18: what holds after every step of any game, and what a seat cannot know."""

import random
from typing import Any

import pytest
from tests.games.yucatan.table import table

from patolli.core import engine, matchfile
from patolli.core.dealer import SeededDealer
from patolli.core.frame import CHANCE
from patolli.core.match import Match
from patolli.games.yucatan import GAME
from patolli.games.yucatan.state import READINGS, State

SETTINGS = [
    (2, {}), (3, {"marker": "may_fall"}), (4, {"readings": "all"}), (5, {}), (6, {"marker": "may_fall"}),
    (3, {"readings": "own_price+late_cards+reward_first"}), (2, {"readings": "defender_expels+beaten_withdraws"}),
]  # fmt: skip


def new(seats: int, options: dict[str, str]) -> State:
    s = GAME.new(GAME.setup(seats, options))
    assert isinstance(s, State)
    return s


def random_choice(s: Any, rng: random.Random) -> tuple[int, tuple[int, ...]]:
    seat = rng.choice(engine.asked(s))
    return seat, rng.choice(engine.options(s, seat))


@pytest.mark.rule("YU-18.1", "YU-18.2", "YU-18.3", "YU-18.4", "YU-18.6", "YU-18.7", "YU-18.23")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_no_piece_is_made_or_lost_in_a_whole_game(seats, options):
    rng = random.Random(seats)
    s = new(seats, options)
    markers = [0] * seats
    while s.agenda:
        seat, choice = random_choice(s, rng)
        engine.step(s, choice, seat)
        GAME.check(s)
        now = [player.marker for player in s.players]
        assert "marker" in options or all(new >= old for new, old in zip(now, markers, strict=True))  # YU-18.5
        markers = now
    assert GAME.scores(s) == tuple(sum(rows.values()) for rows in GAME.breakdown(s))


def jade_beside_an_army(s: State) -> None:
    s.players[0].at[0] = s.jade[1] = 1


def broken(change) -> State:
    t = table()
    change(t.s)
    return t.s


@pytest.mark.rule("YU-18.1", "YU-18.2", "YU-18.3", "YU-18.4", "YU-18.7", "YU-18.23")
@pytest.mark.parametrize(
    "change",
    [
        lambda s: setattr(s, "supply", s.supply - 1),
        lambda s: setattr(s.players[0], "warriors", [7, -1]),
        lambda s: setattr(s.players[0], "at", [1, 1]),
        lambda s: s.jade.__setitem__(0, 1),
        jade_beside_an_army,
        lambda s: setattr(s.players[0], "rows", (2, 1, 1)),
        lambda s: setattr(s.players[0], "step", 1),
        lambda s: setattr(s.players[0], "hand", (0, 1, 2, 3)),
        lambda s: setattr(s.players[0], "hand", (0, 1, 2, 3, 4, 5)),
        lambda s: setattr(s, "area", s.area[1:]),
        lambda s: setattr(s, "home", s.home[1:]),
        lambda s: setattr(s.players[0], "tokens", 1),
        lambda s: setattr(s.players[0], "slots", (8, -1, -1, -1, -1, -1)),
        lambda s: setattr(s.players[0], "score", 1),
    ],
)
def test_a_piece_too_many_or_too_few_is_noticed(change):
    with pytest.raises(AssertionError):
        GAME.check(broken(change))


@pytest.mark.rule("YU-2.8")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_seat_sees_the_same_whatever_it_cannot_know(seats):
    rng = random.Random(seats)
    s = GAME.new(GAME.setup(seats))
    differ = 0
    while s.agenda:
        seat, choice = random_choice(s, rng)
        engine.step(s, choice, seat)
        if rng.random() < 0.1:
            for me in range(seats):
                twin = GAME.determinize(s, me, rng)
                GAME.check(twin)
                assert GAME.view(twin, me) == GAME.view(s, me)
                assert engine.options(twin, me) == engine.options(s, me)
                differ += twin != s
    assert differ


def test_quick_options_are_those_the_rules_define_and_states_survive_json():
    rng = random.Random(9)
    setup = GAME.setup(4, {"readings": "all", "marker": "may_fall"})
    s = GAME.new(setup)
    while s.agenda:
        for seat in engine.asked(s):
            if rng.random() < 0.3:
                assert sorted(engine.definition(s, seat)) == sorted(engine.options(s, seat))
        if rng.random() < 0.1:
            back = GAME.from_plain(s.plain(), setup)
            assert back.digest() == s.digest()
            assert back == s == s.copy()
        seat, choice = random_choice(s, rng)
        engine.step(s, choice, seat)


def test_a_match_is_written_and_read_back():
    match = Match(
        GAME, GAME.setup(3, {"readings": "+".join(list(READINGS)[:3])}), ("Ana", "Boris", "Eva"), SeededDealer(4)
    )
    rng = random.Random(4)
    while not match.is_over:
        match.deal()
        if not match.is_over:
            match.play(*random_choice(match.state, rng))
    again = matchfile.replay(matchfile.parse(matchfile.write(match)), {"yucatan": GAME})
    assert again.state.digest() == match.state.digest()
    assert any(ply.seat == CHANCE for ply in again.plies)


def test_an_answer_to_a_secret_question_may_be_taken_back_until_all_are_in():
    match = Match(GAME, GAME.setup(2, {"first": "0"}), ("Ana", "Boris"), SeededDealer(1))
    match.play(0, GAME.choices.parse("advise steward"))
    match.play(1, GAME.choices.parse("advise pathfinder"))
    assert match.undo(0) == 1
    assert GAME.view(match.state, 0)["answer"]["advisors"] == []
    assert GAME.view(match.state, 1)["answer"]["advisors"] == ["pathfinder"]
