"""Positions of real matches for the development page: one of each kind of question, and a film of some turns.

python client/dev/tawantinsuyu_positions.py [seats] [seed]    writes build/dev/tawantinsuyu-<seats>.json
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from patolli.bots import make_bot
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE
from patolli.core.game import Setup, visible
from patolli.core.match import Match
from patolli.games.tawantinsuyu import GAME

TARGET = Path(__file__).resolve().parents[2] / "build" / "dev"
EYES = 0
FILM = (150, 260)


def told(match: Match, ply: int, events: Any) -> list[dict[str, Any]]:
    found = []
    for what in visible(events, EYES):
        spec = GAME.events.specs[what[0]]
        args = {name: domain.values[value] for name, (domain, value) in GAME.events.named(what).items()}
        found.append({"ply": ply, "kind": spec.name, "args": args})
    return found


def choices(s: Any) -> list[dict[str, Any]]:
    return [
        {
            "text": GAME.choices.text(choice),
            "kind": GAME.choices.specs[choice[0]].name,
            "label": GAME.choices.text(choice),
            "args": {name: domain.values[value] for name, (domain, value) in GAME.choices.named(choice).items()},
            "hints": GAME.hints(s, choice),
        }
        for choice in options(s, EYES)
    ]


def main(seats: int, seed: int) -> None:
    setup: Setup = GAME.setup(seats, {})
    match = Match(GAME, setup, (), SeededDealer(seed))
    bot, rng = make_bot("random"), random.Random(seed)
    positions: dict[str, Any] = {}
    film = []
    while not match.is_over:
        s = match.state
        who = asked(s)
        if who == (CHANCE,):
            match.deal()
            continue
        seat = EYES if EYES in who else who[0]
        frame = type(s.agenda[-1]).__name__
        if seat == EYES:
            found = choices(s)
            name = frame if len(match.plies) < 120 else f"{frame}-late"
            better = name not in positions or len(found) > len(positions[name]["choices"])
            if better:
                positions[name] = {"view": GAME.view(s, EYES), "choices": found}
        events = match.play(seat, bot.choose(GAME, GAME.determinize(s, seat, rng), seat, rng))
        ply = len(match.plies)
        while not match.is_over and asked(match.state) == (CHANCE,):
            events = [*events, *match.deal()]
        if FILM[0] <= ply < FILM[1]:
            film.append({"view": GAME.view(match.state, EYES), "told": told(match, ply, events)})
    positions["end"] = {"view": GAME.view(match.state, EYES), "choices": []}
    TARGET.mkdir(parents=True, exist_ok=True)
    path = TARGET / f"tawantinsuyu-{seats}.json"
    specs = {
        spec.name: {a: d.name for a, d in zip(spec.args, spec.domains, strict=True)} for spec in GAME.choices.specs
    }
    path.write_text(json.dumps({"positions": positions, "film": film, "specs": specs}))
    print(path.name, ", ".join(positions))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
