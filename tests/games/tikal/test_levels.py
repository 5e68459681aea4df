"""The levels of Tikal do not do what the greedy bot is known for: work for others, and walk about for nothing."""

import random
from collections import Counter

import pytest

from patolli.bots import ask, make_bot
from patolli.bots.value import learned_value
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, step
from patolli.core.frame import CHANCE
from patolli.games.tikal import GAME
from patolli.games.tikal.action_points import SpendPoints
from patolli.games.tikal.choices import END, UNCOVER, WALK
from patolli.games.tikal.state import NOBODY, State, controller


class Follies:
    """Counts them, turn by turn."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.raised: list[int] = []
        self.walked: list[tuple[int, ...]] = []  # since something else was done

    def look(self, s: State, seat: int, choice: tuple[int, ...]) -> None:
        """A seat is about to do this."""
        if not isinstance(s.agenda[-1], SpendPoints):
            return
        if choice[0] == WALK:
            _, figure, start, end = choice
            self.found["walked back"] += (WALK, figure, end, start) in self.walked
            self.walked.append((*choice,))
            return
        self.walked = []
        if choice[0] == UNCOVER:
            self.raised.append(choice[1])
        elif choice[0] == END:
            self.found["raised"] += len(self.raised)
            self.found["raised for others"] += sum(controller(s, at) not in (seat, NOBODY) for at in self.raised)
            self.found["turns"] += 1
            self.raised = []


def follies(level: str, seats: int, seed: int, tiles: int) -> Counter[str]:
    """Of the last turns of a game, so many tiles before its end."""
    rng, dealer = random.Random(seed), SeededDealer(seed)
    s = GAME.new(GAME.setup(seats))
    assert isinstance(s, State)
    bots, counted, ply = {True: make_bot(level), False: make_bot("greedy")}, Follies(), 0
    while here := asked(s):
        if here == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            late = len(s.stack) < tiles
            choice = ask(bots[late], GAME, s, here[0], rng)
            if late:
                counted.look(s, here[0], choice)
            step(s, choice, here[0])
        ply += 1
    return counted.found


@pytest.mark.parametrize(("level", "seats"), [("medium", 2), ("hard", 2), ("hard", 4)])
def test_nobody_works_for_others_or_walks_out_and_back(level: str, seats: int) -> None:
    found = follies(level, seats, seed=1, tiles=10)
    assert found["turns"] > 10
    assert found["walked back"] == 0
    assert found["raised for others"] <= found["raised"] // 10


def test_every_table_has_weights() -> None:
    for variant in ("base", "tactical"):
        for seats in GAME.seats:
            assert learned_value(GAME.package, GAME.insight.names, variant, seats)
