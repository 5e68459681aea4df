"""What bots that plan look at: plain numbers, made of what a seat may know."""

import random
from collections.abc import Iterator
from itertools import islice
from time import process_time

import pytest

from patolli.bots import ask, make_bot
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE
from patolli.games.yucatan import GAME
from patolli.games.yucatan.advice.features import NAMES, features, time
from patolli.games.yucatan.advice.planning import INSIGHT
from patolli.games.yucatan.combat import ChooseCards
from patolli.games.yucatan.sacrifice import MakeSacrifices
from patolli.games.yucatan.setup import ChooseStart
from patolli.games.yucatan.state import State
from patolli.games.yucatan.turn import TakeTurn


def positions(seed: int, seats: int) -> Iterator[State]:
    """Every question of a game between bots, some of its choices at random."""
    rng, dealer, s = random.Random(seed), SeededDealer(seed), GAME.new(GAME.setup(seats))
    assert isinstance(s, State)
    bots = [make_bot("greedy"), make_bot("random")]
    ply = 0
    while waiting := asked(s):
        assert isinstance(s, State)
        yield s
        if waiting == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            step(s, ask(bots[rng.random() < 0.2], GAME, s, waiting[0], rng), waiting[0])
        ply += 1


def named(s: State, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(s, seat), strict=True))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_position_has_a_number_for_each_name(seats: int) -> None:
    assert len(set(NAMES)) == len(NAMES)
    for s in positions(3, seats):
        for seat in range(seats):
            assert named(s, seat)["points"] == s.players[seat].score
        assert 0 <= time(s) <= 1


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(seats: int) -> None:
    rng, different = random.Random(9), 0
    for s in islice(positions(11, seats), 10, None):
        for seat in range(seats):
            twin = GAME.determinize(s, seat, rng)
            different += [p.hand for p in twin.players] != [p.hand for p in s.players]
            assert features(s, seat) == features(twin, seat)
    assert different, "nothing was hidden"


def test_time_runs_down_and_every_turn_and_sacrifice_has_its_own() -> None:
    times = [time(s) for s in positions(5, 2)]
    assert times == sorted(times, reverse=True)
    assert times[0] == 1
    assert times[-1] == 0
    assert len(set(times)) > 4 * 2 * 3, "turns of a round, and what comes after its sacrifice"


def test_a_turn_can_be_closed_wherever_it_rests() -> None:
    closed = 0
    for s in positions(7, 2):
        if not INSIGHT.rests(s):
            continue
        after, seat, turn = s.copy(), s.agenda[-1].seat, INSIGHT.turn(s)
        while asked(after) == (seat,) and INSIGHT.turn(after) == turn:
            choice = INSIGHT.closing(after)
            if choice is None:
                break
            assert choice in options(after, seat)
            step(after, choice, seat)
        closed += not any(isinstance(frame, TakeTurn) and frame.seat == seat for frame in after.agenda[-1:])
    assert closed > 20


def test_secret_answers_worth_giving_are_whole_groups_and_legal() -> None:
    seen = set()
    for s in positions(13, 4):
        top = s.agenda[-1]
        if isinstance(top, MakeSacrifices | ChooseCards | ChooseStart):
            part = top.part(top.waiting()[0])
            assert part is not None
            found = INSIGHT.answers(s, part)
            assert found
            assert set(found) <= set(part.options(s))
            seen.add(type(top))
    assert len(seen) == 3


def test_what_is_won_in_a_fight_is_expected_before_the_cards_are_down() -> None:
    """The attacker's hopes and the defender's fears are about the same fight."""
    fights = 0
    for s in positions(17, 2):
        if isinstance(s.agenda[-1], ChooseCards):
            attacker, defender = s.agenda[-1].parts[0].seat, s.agenda[-1].parts[1].seat
            ours, theirs = named(s, attacker), named(s, defender)
            assert ours["attacking"]
            assert theirs["defending"]
            assert 0 <= ours["won"] <= 1
            assert 0 <= ours["city due"] <= 1
            fights += 1
    assert fights


def test_features_take_hardly_longer_than_a_step() -> None:
    """They are asked for thousands of times a turn: 60 copies of a position must take longer."""
    found = [s.copy() for s in positions(19, 2)]

    def lasts(times: int, what: str) -> float:
        began = process_time()
        for _ in range(times):
            for s in found:
                if what == "copy":
                    s.copy()
                else:
                    features(s, 0)
        return process_time() - began

    assert min(lasts(3, "features") for _ in range(3)) < min(lasts(180, "copy") for _ in range(3))
