"""One worker of the `workshop`, in a process of its own. It knows the games, and nothing of tables and databases."""

import os
import pickle
import resource
import signal
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from patolli.core.game import Game
from patolli.games import GAMES

MEMORY = 128_000_000  # bytes a task may take, on top of what a worker has from the beginning
SECONDS = 5.0  # of the processor, for one task
TOO_HEAVY = "too heavy"

Games = Mapping[str, Game]


def work() -> None:
    """Do one task after the other, until nobody can send any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    for game in GAMES.values():
        game.setup(game.seats[0])
    while size := int.from_bytes(tasks.read(8), "big"):
        _answer(tasks.read(size), answers)


def _answer(task: bytes, answers: BinaryIO) -> None:
    _limit_memory()
    signal.setitimer(signal.ITIMER_PROF, SECONDS)  # nobody catches the signal: it ends the process
    try:
        function, args, kwargs = pickle.loads(task)
        signal.setitimer(signal.ITIMER_PROF, getattr(function, "seconds", SECONDS))
        made = pickle.dumps((function(GAMES, *args, **kwargs), None))
    except (MemoryError, RecursionError):
        made = pickle.dumps((None, TOO_HEAVY))
    except Exception as error:
        made = _told(error)
    signal.setitimer(signal.ITIMER_PROF, 0)
    answers.write(len(made).to_bytes(8, "big") + made)
    answers.flush()


def _told(error: Exception) -> bytes:
    """An error as it was raised; one that could not be made again over there only says what it was."""
    try:
        made = pickle.dumps((None, error))
        pickle.loads(made)
    except Exception:
        return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}")))
    return made


def _limit_memory() -> None:
    """So much more than now. Only Linux says how much that is, and only there the limit is kept."""
    with suppress(OSError, ValueError):
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, hard))
