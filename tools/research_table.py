"""Prints the table of `docs/research.md`: how large our games are and how fast, beside OpenSpiel's and TAG's.

    .venv/bin/python tools/research_table.py

Random play, four seats. Rates are per second of processor time, so they say the same on a busy machine. The compiled
rules are measured where `./play compile` has made them.
"""

import json
import os
import random
import subprocess
import sys
from functools import partial
from statistics import mean

import pyspiel

from patolli import COMPILED
from patolli.core.dealer import play_out
from patolli.core.engine import options
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.lab.bench import positions, rate, state_bytes, table_of
from patolli.lab.rows import Rows
from patolli.native import FORCED

SECONDS = 3.0  # of processor time for each rate
GAMES_LOOKED_AT = 20
OTHERS = {"backgammon": "backgammon", "chess": "chess", "go(board_size=9)": "Go, 9 × 9"}
TAG = ("TAG, Java (Catan, Puerto Rico, Power Grid)", 200_000)  # as measured for DESIGN.md

HEAD = (
    "| | state | numbers in a row | choices in the numbering | choices at a decision | decisions in a game"
    " | decisions per second, interpreted | compiled |\n|---|--:|--:|--:|--:|--:|--:|--:|"
)


def speed(game: Game) -> float:
    setup, rng = table_of(game), random.Random(1)
    return rate(lambda: play_out(game.new(setup), rng), SECONDS)


def play_spiel(game: pyspiel.Game, rng: random.Random) -> tuple[int, int]:
    """A game of OpenSpiel's at random: how many choices there were, and decisions."""
    state, choices, made = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        else:
            found = state.legal_actions()
            choices, made = choices + len(found), made + 1
            state.apply_action(found[int(rng.random() * len(found))])
    return choices, made


def decisions(game: pyspiel.Game, rng: random.Random) -> int:
    return play_spiel(game, rng)[1]


def speeds(compiled: bool) -> dict[str, float]:
    """Game → decisions per second, measured in a process that runs the rules so."""
    environment = {name: value for name, value in os.environ.items() if name != FORCED}
    if not compiled:
        environment[FORCED] = "1"
    command = [sys.executable, __file__, "--speeds"]
    found: dict[str, float] = json.loads(subprocess.run(command, env=environment, stdout=subprocess.PIPE).stdout)
    return found if found.pop("compiled") == compiled else {}


def main() -> None:
    if sys.argv[1:] == ["--speeds"]:
        print(json.dumps({"compiled": COMPILED, **{name: speed(game) for name, game in GAMES.items()}}))
        return
    print(HEAD)
    slow, quick = speeds(False), speeds(True)
    for name, game in GAMES.items():
        setup, rng = table_of(game), random.Random(2)
        states = [s for _ in range(GAMES_LOOKED_AT) for s in positions(game, setup, rng)]
        branching, length = mean(len(options(s)) for s in states), len(states) / GAMES_LOOKED_AT
        row = len(Rows(game, setup).names)
        fast = f"{quick[name]:,.0f}" if quick else "not compiled here"
        print(
            f"| {name} | {state_bytes(states):,} B | {row} | {game.choices.size:,} | {branching:.1f} | {length:.0f}"
            f" | {slow[name]:,.0f} | {fast} |"
        )
    rng = random.Random(3)
    for name, title in OTHERS.items():
        spiel = pyspiel.load_game(name)
        looked = [play_spiel(spiel, rng) for _ in range(GAMES_LOOKED_AT)]
        made = sum(one for _, one in looked)
        fast = f"{rate(partial(decisions, spiel, rng), SECONDS):,.0f}"
        print(
            f"| OpenSpiel, {title} | | {spiel.observation_tensor_size():,} | {spiel.num_distinct_actions():,}"
            f" | {sum(choices for choices, _ in looked) / made:.1f} | {made / len(looked):.0f} | | {fast} |"
        )
    print(f"| {TAG[0]} | | | | | | | {TAG[1]:,} |")


if __name__ == "__main__":
    main()
