"""Runs in catanatron's environment: for each line of input (seconds) plays at random, prints decisions per second."""

import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play_out() -> int:
    """One game of four random players; every action a player took is a decision."""
    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions)


def main() -> None:
    play_out()  # imports and tables
    print(version("catanatron"), flush=True)
    for line in sys.stdin:
        decisions, began = 0, time.process_time()
        while time.process_time() - began < float(line):
            decisions += play_out()
        print(decisions / (time.process_time() - began), flush=True)


main()
