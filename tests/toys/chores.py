"""Things to do for workers, good and bad."""

import os
import signal
import time

from patolli.core.matchfile import BadMatch
from patolli.core.refusal import NOT_YOUR_TURN, Illegal
from patolli.table.worker import Games


class Odd(Exception):
    """Cannot be made from what it says."""

    def __init__(self, number: int, word: str) -> None:
        super().__init__(f"{number} {word}")


def names(games: Games, more: str = "") -> list[str]:
    return [*games, *([more] if more else [])]


def process(games: Games) -> int:
    return os.getpid()


def fails(games: Games, how: str) -> None:
    raise {
        "illegal": Illegal(NOT_YOUR_TURN),
        "match": BadMatch(3, "no such seat"),
        "odd": Odd(1, "thing"),
        "value": ValueError("five", 5),
    }[how]


def takes_memory(games: Games, size: int) -> int:
    return len(bytearray(size))


def takes_time(games: Games, seconds: float) -> float:
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return seconds


def sleeps(games: Games, seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def dies(games: Games) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def prints(games: Games) -> str:
    print("this is no answer")
    return "this is"
