"""Bots of somebody else's: found by name, kept apart, and what becomes of those that fail."""

import gc
import sys
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patolli.bots import UnknownBot, bot_for
from patolli.bots import plugged as module
from patolli.bots.plugged import BotFault, Plugged, hosted, place_of
from patolli.games import GAMES
from patolli.lab.arena import arena
from patolli.lab.simulate import Lost, play_game, simulate

GUEST = """
import gc, os, time
from contextlib import suppress
from stat import S_ISFIFO
from patolli.core.engine import options
from patolli.core.frame import State
from patolli.games.yucatan.guessing import secret_cards

class First:
    def choose(self, game, seen, seat, rng):
        print("thinking aloud")
        return options(seen, seat)[0]

class Nonsense(First):
    def choose(self, game, seen, seat, rng):
        return ["everything", {}]

class Cheat(First):
    def choose(self, game, seen, seat, rng):
        return (game.choices.size, 1)

class Illegal(First):
    def choose(self, game, seen, seat, rng):
        return game.choices.parse("pass")

class Raises(First):
    def choose(self, game, seen, seat, rng):
        return 1 / 0

class Hangs(First):
    def choose(self, game, seen, seat, rng):
        time.sleep(60)

class Forges(First):
    # Writes where only its host should: into every pipe that it finds open.
    forged = b'{"answer'
    def choose(self, game, seen, seat, rng):
        for number in range(3, 20):
            with suppress(OSError):
                if S_ISFIFO(os.fstat(number).st_mode):
                    os.write(number, self.forged)
        time.sleep(60)

class Garbles(Forges):
    forged = b"what you like\\n"

class Floods(Forges):
    forged = b"." * (1 << 21)

class Leaves(First):
    def choose(self, game, seen, seat, rng):
        os._exit(3)

class Spy(First):
    # Plays at random until its rival holds cards that it does not know; then tells all hands it can find.
    def choose(self, game, seen, seat, rng):
        if len(secret_cards(seen.players[1 - seat])) < 2:
            return rng.choice(options(seen, seat))
        worlds = [one for one in gc.get_objects() if isinstance(one, State)]
        raise RuntimeError(sorted({world.players[1 - seat].hand for world in worlds}))

class Unborn:
    def __init__(self):
        raise OSError("no weights")
"""
TIKAL = GAMES["tikal"]
SETUP = TIKAL.setup(2)


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "guest.py").write_text(GUEST, "utf-8")
    monkeypatch.chdir(tmp_path)
    hosted.cache_clear()
    made: list[Plugged] = []
    keep = Plugged.start

    def start(self: Plugged) -> None:
        made.append(self)
        keep(self)

    monkeypatch.setattr(Plugged, "start", start)
    yield
    for one in made:
        one.close()
    hosted.cache_clear()


@pytest.mark.usefixtures("guest")
def test_a_guest_plays_and_the_same_seed_gives_the_same_games() -> None:
    found = [simulate(TIKAL, SETUP, ("guest:First", "random"), 1, seed=4)["results"] for _ in range(2)]
    assert found[0] == found[1]
    assert found[0][0]["forfeit"] is None


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(
    ("name", "why", "more"),
    [
        ("Nonsense", "wrong", "is not a choice"),
        ("Cheat", "wrong", "there is no kind"),
        ("Illegal", "wrong", "pass: "),
        ("Raises", "failed", "ZeroDivisionError: division by zero"),
        ("Leaves", "failed", "its process ended"),
        ("Hangs", "silent", "0.5 s"),
        ("Forges", "silent", "0.5 s"),
        ("Garbles", "failed", "no answer can be read"),
        ("Floods", "failed", "no answer can be read"),
    ],
)
def test_a_guest_at_fault_loses_its_game_and_the_others_go_on(
    name: str, why: str, more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why == "silent":
        monkeypatch.setattr(module, "SECONDS", 0.5)
    found = simulate(TIKAL, SETUP, (f"guest:{name}", "random"), 2)
    for result in found["results"]:
        assert result["forfeit"]
        assert (result["forfeit"]["seat"], result["forfeit"]["why"]) == (0, why)
        assert more in result["forfeit"]["more"]
        assert (result["winners"], result["scores"][0] < result["scores"][1]) == ([1], True)
    assert found["seats"][1]["wins"] == 2


def test_a_bot_that_nobody_remembers_takes_its_process_along() -> None:
    bot = Plugged("patolli.bots.random_bot:RandomBot", SETUP)
    bot.start()
    process = bot.process
    assert process
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.returncode is not None


@pytest.mark.usefixtures("guest")
def test_a_spy_finds_no_world_but_the_one_it_was_dealt() -> None:
    game = GAMES["yucatan"]
    with pytest.raises(Lost) as lost:
        play_game(game, game.setup(2), ("guest:Spy", "greedy"), seed=0, number=0)
    state: Any = lost.value.match.state
    hand = state.players[1].hand
    found = literal_eval(lost.value.fault.more.removeprefix("RuntimeError: "))
    assert len(found) == 1
    assert len(found[0]) == len(hand)
    assert found[0] != hand


@pytest.mark.usefixtures("guest")
def test_the_arena_rates_guests_and_tells_their_faults() -> None:
    found = arena(TIKAL, SETUP, ("guest:Raises", "random"), 2)
    assert [row["bot"] for row in found["standings"]] == ["random", "guest:Raises"]
    assert found["faults"] == ["guest:Raises, failed: ZeroDivisionError: division by zero"] * 2


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(
    ("name", "more"), [("guest:Nobody", "has no attribute"), ("nowhere:Bot", "No module"), ("guest:Unborn", "weights")]
)
def test_a_guest_that_cannot_be_made_is_refused_before_anything_is_played(name: str, more: str) -> None:
    with pytest.raises(BotFault, match=more):
        simulate(TIKAL, SETUP, (name, "random"), 2)


def test_a_name_is_one_of_ours_or_plugged_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "visitors-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: visitors\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text("[patolli.bots]\nvisitor = visitors:Bot\n", "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert place_of("visitor") == "visitors:Bot"
    assert not isinstance(bot_for("greedy", SETUP), Plugged)
    assert isinstance(bot_for("visitor", SETUP), Plugged)
    with pytest.raises(UnknownBot):
        bot_for("stranger", SETUP)
