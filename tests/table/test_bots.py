"""Bots think outside the event loop, and a worker that dies does not stop a match."""

import asyncio
import os
import random
import signal
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

import pytest
from tests.toys import feast
from tests.toys.tables import DEALT, played

from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.game import Game
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.table import bots
from patolli.table.bots import BotDesk, Point

GAME = GAMES["tikal"]
HERE = Point("table", 0)


def position() -> Match:
    match = Match(GAME, GAME.setup(2, {"first": "0"}), dealer=SeededDealer(1))
    match.deal()
    return match


@pytest.mark.slow
async def test_a_bot_chooses_in_another_process_and_the_loop_goes_on_meanwhile() -> None:
    match, desk = position(), BotDesk(1)
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.005)
            ticks += 1

    ticking = asyncio.create_task(tick())
    choice = await desk.choose("greedy", GAME, match.setup, match.state, 0, HERE)
    ticking.cancel()
    assert choice in options(match.state, 0)
    assert ticks > 3
    assert desk.pool
    first = next(iter(desk.pool._processes.values()))
    os.kill(first.pid, signal.SIGKILL)  # type: ignore[arg-type]
    first.join(120)
    assert await desk.choose("greedy", GAME, match.setup, match.state, 0, HERE) in options(match.state, 0)
    desk.close()


def at(match: Match) -> Point:
    return Point("table", len(match.plies))


@pytest.mark.slow
async def test_a_plan_is_followed_without_asking_a_worker_again() -> None:
    """Each choice may be asked of another process, yet a turn is played as it was planned."""
    game = GAMES["tawantinsuyu"]
    match, desk = Match(game, game.setup(2), dealer=SeededDealer(1)), BotDesk(1)
    while not desk.planned:
        match.deal()
        seat = asked(match.state)[0]
        match.play(seat, await desk.choose("hard", game, match.setup, match.state, seat, at(match)))
        assert not match.is_over
    steps = len(desk.planned)
    desk.close()  # no worker is left to ask
    for left in range(steps - 1, -1, -1):
        choice = await desk.choose("hard", game, match.setup, match.state, seat, at(match))
        assert len(desk.planned) == left
        assert desk.pool is None
        match.play(seat, choice)


async def test_a_plan_that_has_become_illegal_is_dropped() -> None:
    """It was made in a world that might have been."""
    match, desk = position(), BotDesk(1)
    legal = options(match.state, 0)
    kinds = tuple(range(len(GAME.choices.specs)))
    illegal = next(choice for choice in GAME.choices.every(kinds) if choice not in legal)
    desk.planned = {(HERE, "random", 0): illegal}
    assert await desk.choose("random", GAME, match.setup, match.state, 0, HERE) in legal
    assert not desk.planned
    desk.planned = {(HERE, "random", 0): legal[0]}
    assert await desk.choose("random", GAME, match.setup, match.state, 0, HERE) == legal[0]


class Dead:
    """A pool without workers."""

    def shutdown(self, wait: bool) -> None:
        pass


def position_in(levels: tuple[str, ...]) -> tuple[Game, Match]:
    """A position of a game that everybody knows and that vouches for these levels."""
    game = replace(GAME, insight=replace(GAME.insight, levels=levels))
    match = Match(game, game.setup(2, {"first": "0"}), dealer=SeededDealer(1))
    match.deal()
    return game, match


@pytest.mark.parametrize("error", [BrokenProcessPool(), ValueError("a bug")])
async def test_a_bot_that_fails_or_dies_twice_is_replaced_and_at_last_by_luck(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, match = position_in(("easy", "medium", "hard"))
    desk, tried = BotDesk(1), []

    async def fail(pool: object, think: object, name: str, *_: object) -> Choice:
        tried.append(name)
        raise error

    monkeypatch.setitem(GAMES, game.name, game)
    monkeypatch.setattr(desk, "_pool", Dead)
    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", fail)
    assert await desk.choose("hard", game, match.setup, match.state, 0, HERE) in options(match.state, 0)
    assert tried == ["hard", "hard", "medium"]
    assert [record.getMessage().rpartition("; ")[2] for record in caplog.records] == [
        "hard is asked", "medium is asked", "random is asked",
    ]  # fmt: skip


async def test_where_a_game_has_no_medium_luck_replaces_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    game, match = position_in(())
    desk, tried = BotDesk(1), []

    async def fail(pool: object, think: object, name: str, *_: object) -> Choice:
        tried.append(name)
        raise BrokenProcessPool

    monkeypatch.setitem(GAMES, game.name, game)
    monkeypatch.setattr(desk, "_pool", Dead)
    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", fail)
    assert await desk.choose("greedy", game, match.setup, match.state, 0, HERE) in options(match.state, 0)
    assert tried == ["greedy", "greedy"]


async def test_the_replacement_chooses_and_its_plan_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game, match = position_in(("medium",))
    desk, first = BotDesk(1), options(match.state, 0)[0]

    async def think(pool: object, think: object, name: str, *_: object) -> tuple[Choice, ...]:
        if name == "medium":
            return first, first
        raise BrokenProcessPool

    monkeypatch.setitem(GAMES, game.name, game)
    monkeypatch.setattr(desk, "_pool", Dead)
    monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", think)
    assert await desk.choose("hard", game, match.setup, match.state, 0, HERE) == first
    assert desk.planned == {(Point("table", 1), "hard", 0): first}


async def test_a_bot_is_given_a_world_that_might_be_and_not_the_real_one(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Spy:
        def choose(self, game: object, state: feast.State, seat: int, rng: random.Random) -> Choice:
            seen.append(state)
            return options(state, seat)[0]

    monkeypatch.setattr(bots, "make_bot", lambda name: Spy())
    match = played(*DEALT)
    seat = asked(match.state)[0]
    worlds = set()
    for _ in range(6):
        await BotDesk(1).choose("random", feast.GAME, match.setup, match.state, seat, HERE)
        worlds.add(seen[-1].digest())
        assert feast.view(seen[-1], seat) == feast.view(match.state, seat)  # type: ignore[arg-type]
    assert len(worlds) > 1


@pytest.mark.slow
async def test_for_a_guest_that_fails_another_bot_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = "from patolli.core.engine import options\n"
    for name, chosen in (("Good", "options(seen, seat)[-1]"), ("Bad", "1 / 0")):
        code += f"class {name}:\n    def choose(self, game, seen, seat, rng):\n        return {chosen}\n"
    (tmp_path / "visitor.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    match, desk = position(), BotDesk(1)
    legal = options(match.state, 0)
    assert await desk.choose("visitor:Good", GAME, match.setup, match.state, 0, HERE) == legal[-1]
    assert not caplog.records
    assert await desk.choose("visitor:Bad", GAME, match.setup, match.state, 0, HERE) in legal
    (said,) = caplog.messages
    assert "visitor:Bad failed at seat 0" in said
    assert "ZeroDivisionError: division by zero" in said
    assert said.endswith("; medium is asked")
    desk.close()
