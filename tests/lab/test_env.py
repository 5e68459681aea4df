"""The environments for learners: what their makers test, what may be seen, what is paid, what is not allowed."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
import pytest
from examples import noughts
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from tests.every_game import EVERY_GAME

from patolli.bots.random_bot import RandomBot
from patolli.core.frame import Together
from patolli.core.game import Game
from patolli.core.refusal import BadSetup, Malformed
from patolli.games import GAMES
from patolli.lab import env
from patolli.lab.bench import bench, positions
from patolli.lab.env import SeatEnv, TableEnv
from patolli.lab.rows import Rows

TABLES = [(name, seats) for name, game in EVERY_GAME.items() for seats in game.seats]

# PettingZoo's own games with a mask are excused by name from these.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # when the game is over
]


def options_of(game: Game, seats: int) -> dict[str, str]:
    """As much of a game as its options bring in."""
    found: dict[str, str] = {}
    for option in game.options:
        for value in ("all", option.values[-1]):
            with suppress(BadSetup):
                game.setup(seats, found | {option.name: value})
                found[option.name] = value
                break
    return found


def play_on(table: TableEnv, rng: random.Random, most: int = 10**9) -> None:
    """At random, to the end or for so many choices."""
    for _ in table.agent_iter(most):
        if table.last(observe=False)[2]:
            break
        table.take(rng.choice(table.legal_choices()))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    game = EVERY_GAME[name]
    api_test(TableEnv(game, seats, rewards="points"), num_cycles=40)
    seed_test(lambda: TableEnv(game, seats, options_of(game, seats)), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    bots = ("random",) * (seats - 1)  # nobody in a solo game
    made = gymnasium.make(f"Patolli/{name}-v0", bots=bots, disable_env_checker=True)
    check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_has_a_name_for_every_number_and_tells_all_that_the_view_tells(name: str, seats: int) -> None:
    """One thing of a position after the other is put in place of what there was: what is to be seen is in the row."""
    game = EVERY_GAME[name]
    setup = game.setup(seats, options_of(game, seats))
    rows, rng = Rows(game, setup), random.Random(1)
    assert len(set(rows.names)) == len(rows.names)
    found = positions(game, setup, rng)
    seen, missing = set(), set()
    for _ in range(60):
        s, other = rng.sample(found, 2)
        seat = rng.randrange(seats)
        view, row = game.view(s, seat), rows.packed(s, seat)
        for field, changed in exchanged(s, other):
            if game.view(changed, seat) != view:
                seen.add(field)
                if rows.packed(changed, seat) == row:
                    missing.add(field)
    assert seen
    assert missing == set()


def exchanged(s: Any, other: Any) -> Iterator[tuple[str, Any]]:
    """The position with one field, of the table or of a player, as it is in the other; the name of the field."""
    for field in s.saved:
        if field != "players" and differ(getattr(s, field), getattr(other, field)):
            changed = s.copy()
            setattr(changed, field, getattr(other.copy(), field))
            yield field, changed
    for seat, player in enumerate(getattr(s, "players", ())):
        for field in player.saved:
            if differ(getattr(player, field), getattr(other.players[seat], field)):
                changed = s.copy()
                setattr(changed.players[seat], field, getattr(other.copy().players[seat], field))
                yield f"{field} of a player", changed


def differ(one: Any, other: Any) -> bool:
    """In more than the order in which pieces came: a row does not tell that."""
    if isinstance(one, tuple):
        return sorted(one) != sorted(other)
    return bool(one != other)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_and_paid(name: str) -> None:
    table = getattr(env, f"{name}_v0").env(seats=GAMES[name].seats[-1])
    table.reset(seed=3)
    play_on(table, random.Random(3))
    winners = table.game.winners(table.state)
    wins = [float(table._cumulative_rewards[f"seat_{seat}"]) for seat in range(table.setup.seats)]
    assert wins == [1 / len(winners) if seat in winners else 0 for seat in range(len(wins))]
    assert table.infos["seat_0"]["scores"] == list(table.game.scores(table.state))
    assert not table.observe("seat_0")["action_mask"].any()
    while table.agents:
        table.step(None)


@pytest.mark.parametrize("name", GAMES)
def test_points_are_paid_as_they_are_scored(name: str) -> None:
    table = TableEnv(name, GAMES[name].seats[-1], rewards="points")
    table.reset(seed=4)
    before, paid, rng = table.game.scores(table.state), [0.0] * table.setup.seats, random.Random(4)
    while not table.terminations["seat_0"]:
        table.take(rng.choice(table.legal_choices()))
        for seat, agent in enumerate(table.possible_agents):
            paid[seat] += table.rewards[agent]
    assert paid == [now - then for now, then in zip(table.game.scores(table.state), before, strict=True)]
    assert any(paid)


def test_a_secret_answer_is_not_seen_by_those_who_answer_after_it() -> None:
    seen = []
    for pick in (0, -1):
        table = TableEnv("yucatan", 3)
        table.reset(seed=5)
        while not isinstance(table.state.agenda[-1], Together):
            table.take(table.legal_choices()[0])
        first, said = table.agent_selection, []
        while table.agent_selection == first:
            said.append(table.legal_choices()[pick])
            table.take(said[-1])
        assert isinstance(table.state.agenda[-1], Together)
        told = table.observe(table.agent_selection)
        seen.append((said, table.agent_selection, told["observation"].tolist(), told["action_mask"].tolist()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1:] == seen[1][1:]


def test_the_mask_is_what_may_be_chosen_and_only_whoever_is_asked_has_one() -> None:
    table = TableEnv("tikal", 2)
    table.reset(seed=6)
    asked, other = table.agent_selection, table.possible_agents[1 - table.seat]
    assert np.flatnonzero(table.observe(asked)["action_mask"]).tolist() == sorted(table.legal_actions())
    assert not table.observe(other)["action_mask"].any()
    row = dict(zip(table.names, table.observe(asked)["observation"].tolist(), strict=True))
    assert row["you"] == table.seat
    assert table.questions[row["question"]] == type(table.state.agenda[-1]).__name__
    assert [table.game.choices.numbered(n) for n in table.legal_actions()] == table.legal_choices()


def test_what_is_not_allowed_ends_the_game_and_says_why() -> None:
    table = TableEnv("tikal", 2)
    table.reset(seed=7)
    asked = table.agent_selection
    table.step(table.action(table.game.choices.parse("pass")))
    assert (table.rewards[asked], all(table.terminations.values())) == (-1, True)
    assert table.infos[asked]["foul"].startswith("pass: ")
    table.reset()
    with pytest.raises(ValueError, match="must choose"):
        table.step(None)
    with pytest.raises(Malformed, match="no choice has the number 99999"):
        table.step(99999)


def test_a_table_that_cannot_be_says_why() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'; expected one of: tikal"):
        TableEnv("chess")
    with pytest.raises(ValueError, match="rewards are one of final, points, not 'all'"):
        TableEnv("tikal", rewards="all")
    with pytest.raises(BadSetup):
        TableEnv("tikal", 7)
    with pytest.raises(BadSetup):
        TableEnv("tikal", 2, {"modules": "tribes"})
    with pytest.raises(ValueError, match="no seat 2 at a table of 2"):
        SeatEnv("tikal", seat=2)
    with pytest.raises(AttributeError, match="has no chess_v0"):
        _ = env.chess_v0


@pytest.mark.parametrize(("name", "bots"), [("tawantinsuyu", ()), ("tikal", ("greedy", "random"))])
def test_one_seat_plays_alone_or_against_bots_and_the_seed_says_how(name: str, bots: tuple[str, ...]) -> None:
    ends = []
    for _ in range(2):
        alone = getattr(env, f"{name}_v0").seat(bots=bots, seat=len(bots), rewards="points")
        alone.reset(seed=8)
        rng, total, over = random.Random(8), 0.0, False
        while not over:
            _, reward, over, _, info = alone.step(rng.choice(alone.legal_actions()))
            total += reward
        ends.append((total, info, alone.table.state.digest()))
        with pytest.raises(ValueError, match="the game is over"):
            alone.step(0)
    assert ends[0] == ends[1]


def test_bots_may_be_given_as_they_are() -> None:
    seat = SeatEnv(noughts.GAME, bots=(RandomBot(),), render_mode="ansi")
    seat.reset(seed=9)
    assert seat.render() == seat.table.text("seat_0")
    assert "seat_1" in seat.table.text()


def test_the_bench_measures_the_environment() -> None:
    """Far below what it says on a quiet machine, where at least 0.6 and 0.2 are the goal."""
    found = bench(GAMES["tikal"], slices=3, seconds=0.05, learning=True)["learning"]
    assert found is not None
    assert found["ratio"] > 0.4
    assert found["read_ratio"] > 0.12
