"""What a review of a finished game takes: `python bench/review.py [GAME …] [--seats N] [--turns N] [--json]`.

A game among `medium` is played and reviewed in one process, turn by turn, as a worker of the server does. The goal is
180 seconds of the processor for four seats with the rules compiled, 480 interpreted. With `--turns` only so many turns
are judged, spread over the game, and the rest is reckoned from them.
"""

import argparse
import json
import time
from typing import TypedDict

from patolli import COMPILED
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.lab.simulate import play_game
from patolli.review.review import of_turn
from patolli.review.turns import turns

GOAL = 180 if COMPILED else 480  # seconds
PLAYERS = "medium"
SEED = 15


class Found(TypedDict):
    game: str
    seats: int
    runs: str  # "compiled" or "interpreted"
    turns: int
    judged: int
    seconds: float  # of the processor, for all turns
    slowest: float  # of them
    goal: int


def measure(game: Game, seats: int, judged: int) -> Found:
    match = play_game(game, game.setup(seats), (PLAYERS,) * seats, SEED, 0)
    found = list(turns(match))
    picked = found[:: max(1, len(found) // judged)][:judged] if judged else found
    spent: list[float] = []
    for turn in picked:
        began = time.process_time()
        of_turn(match, turn)
        spent.append(time.process_time() - began)
    return Found(
        game=game.name,
        seats=seats,
        runs="compiled" if COMPILED else "interpreted",
        turns=len(found),
        judged=len(picked),
        seconds=round(sum(spent) * len(found) / len(picked), 1),
        slowest=round(max(spent), 1),
        goal=GOAL,
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--turns", type=int, default=0, help="judge so many; 0: all")
    options.add_argument("--json", action="store_true")
    asked = options.parse_args()
    found = []
    for name in asked.games or GAMES:
        one = measure(GAMES[name], asked.seats, asked.turns)
        found.append(one)
        if not asked.json:
            verdict = "within the goal" if one["seconds"] <= one["goal"] else "TOO SLOW"
            part = "" if one["judged"] == one["turns"] else f" (reckoned from {one['judged']})"
            print(
                f"{name}, {one['seats']} seats, {one['runs']}: {one['turns']} turns in {one['seconds']:.1f} s of the"
                f" processor{part}, the slowest {one['slowest']:.1f} s; goal {one['goal']} s: {verdict}",
                flush=True,
            )
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
