"""A turn is searched alike by the rules as they are and compiled ones: run as a program, this says what is found."""

import json
import os
import random
import subprocess
import sys
from itertools import islice

from patolli.bots.search import Search
from patolli.bots.value import judge
from patolli.games import GAMES
from patolli.lab.simulate import play_game
from patolli.native import FORCED
from patolli.review.turns import turns

NODES = 300


def found() -> dict[str, list[list[object]]]:
    """Of some turns of a game of each kind: how many ways there are, the best of them, and what was left to look at."""
    told: dict[str, list[list[object]]] = {}
    for name, game in GAMES.items():
        match = play_game(game, game.setup(2), ("greedy", "random"), 7, 0)
        for turn in islice(turns(match), 5, 60, 6):
            world = game.determinize(turn.before, turn.seat, random.Random(5))
            search = Search(game, judge(game, world, turn.seat), 1, NODES)
            ways = search.turns(world)
            best = [[way.worth, [game.choices.text(choice) for choice in way.path]] for way in ways[:3]]
            told.setdefault(name, []).append([turn.number, len(ways), best, search.nodes])
    return told


def test_a_turn_is_searched_alike_whether_the_rules_are_compiled_or_not() -> None:
    command = [sys.executable, __file__]
    done = subprocess.run(command, env={**os.environ, FORCED: "1"}, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == found()


if __name__ == "__main__":
    print(json.dumps(found()))
