"""Bots that others have written: found by name, kept in a process of their own, trusted with nothing.

`module:Name` makes a bot when it is called without arguments; a package gives one a plain name by an entry point of the
group `patolli.bots`. The bot's process is handed worlds that might be, as plain data: the real one is not in it. What
comes back is checked. A bot that fails, takes too long or says what it may not has lost its game (`BotFault`).
"""

import json
import os
import pickle
import random
import re
import select
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import IO, Any

from patolli.core.choice import Choice
from patolli.core.engine import check
from patolli.core.frame import State
from patolli.core.game import Game, Setup
from patolli.core.refusal import Illegal, Malformed
from patolli.games import GAMES

GROUP = "patolli.bots"
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
SECONDS = 10.0  # for one choice; a bot that takes longer hangs
LONGEST = 1 << 20  # bytes of an answer; none is anywhere near it
STARTING = 60.0  # … and for being imported


class BotFault(Exception):
    """What a bot of somebody else's did: it `failed`, was `silent`, or what it chose was `wrong`."""

    def __init__(self, bot: str, why: str, more: str) -> None:
        super().__init__(bot, why, more)
        self.bot, self.why, self.more = bot, why, more

    def __str__(self) -> str:
        return f"{self.bot}, {self.why}: {self.more}"


def place_of(name: str) -> str:
    """Where the bot of this name is, as `module:Name`; nowhere if nobody has plugged it in."""
    if PLACE.fullmatch(name):
        return name
    return next((found.value for found in entry_points(group=GROUP, name=name)), "")


@lru_cache(maxsize=8)
def hosted(name: str, setup: Setup) -> "Plugged":
    """The bot of this name for tables like this one; its process stays for the next game."""
    return Plugged(name, setup)


class Plugged:
    """A bot whose thinking is done elsewhere."""

    def __init__(self, name: str, setup: Setup) -> None:
        self.name, self.setup = name, setup
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Have the bot made, unless it is; `BotFault` if that cannot be."""
        if self.process is None:
            command = [sys.executable, "-c", f"from {__name__} import serve; serve()"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self.end = weakref.finalize(self, let_go, self.process)  # also when nobody remembers the bot any more
            self._ask((place_of(self.name), self.setup), STARTING)

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        self.start()
        choice = self._ask((game.name, seen.plain(), seat, rng.getrandbits(64)), SECONDS)
        found = tuple(choice) if isinstance(choice, list) else choice
        try:
            check(seen, seat, found)
        except Malformed as error:
            raise BotFault(self.name, "wrong", str(error)) from None
        except Illegal as error:
            raise BotFault(self.name, "wrong", f"{game.choices.text(found)}: {error}") from None
        return found

    def close(self) -> None:
        """Let the process go."""
        if self.process:
            self.end()
            self.process = None

    def _ask(self, task: object, seconds: float) -> Any:
        assert self.process
        assert self.process.stdin
        with suppress(BrokenPipeError):  # it has ended: that there is no answer says so
            write(self.process.stdin, pickle.dumps(task))
        line = self._line(seconds)
        if line is None:
            self.close()
            raise BotFault(self.name, "silent", f"{seconds:g} s")
        answer = read(line) if line else {"fault": "its process ended"}
        if "fault" in answer:
            self.close()
            raise BotFault(self.name, "failed", answer["fault"])
        return answer["answer"]

    def _line(self, seconds: float) -> bytes | None:
        """What its process says within this time, to the end of the line; nothing if it has ended, None if it hangs."""
        assert self.process
        assert self.process.stdout
        said, until = b"", time.monotonic() + seconds
        while not said.endswith(b"\n") and len(said) <= LONGEST:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return None
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                return b""
            said += part
        return said


def let_go(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()


def read(line: bytes) -> dict[str, Any]:
    """An answer, or why there is none: the bot may have written it itself."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict) and ("answer" in found or isinstance(found.get("fault"), str)):
        return found
    return {"fault": "no answer can be read"}


def write(stream: IO[bytes], message: bytes) -> None:
    """A message with its length before it."""
    stream.write(len(message).to_bytes(8, "big") + message)
    stream.flush()


# In the process of the bot


def serve() -> None:
    """Make the bot, then let it choose as long as anybody asks."""
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever it prints is no answer
    bot: Any = None
    setup: Any = None
    while size := int.from_bytes(tasks.read(8), "big"):
        task = pickle.loads(tasks.read(size))
        try:
            if bot is None:
                place, setup = task
                module, _, name = place.partition(":")
                bot = getattr(import_module(module), name)()
                answer: object = None
            else:
                game_name, plain, seat, seed = task
                game = GAMES[game_name]
                answer = bot.choose(game, game.from_plain(plain, setup), seat, random.Random(seed))
            said = json.dumps({"answer": answer})
        except BaseException as error:  # whatever it is, it is for the others to hear, in one line
            said = json.dumps({"fault": f"{type(error).__name__}: {error}".replace("\n", " ")[:300]})
        answers.write(said.encode() + b"\n")
        answers.flush()
