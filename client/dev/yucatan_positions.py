"""Positions of real matches for the development page: one of each question, films of combats and sacrifices.

python client/dev/yucatan_positions.py [seats] [seed]    writes build/dev/yucatan-<seats>.json
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from patolli.bots import make_bot
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE, Together
from patolli.core.game import Setup, visible
from patolli.core.match import Match
from patolli.games.yucatan import GAME

TARGET = Path(__file__).resolve().parents[2] / "build" / "dev"
EYES = 0


def told(ply: int, events: Any) -> list[dict[str, Any]]:
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


def question(s: Any) -> str:
    """The name of what is asked; a part of a question to all has its own."""
    top = s.agenda[-1]
    part = top.part(EYES) if isinstance(top, Together) else None
    return type(part or top).__name__


def main(seats: int, seed: int) -> None:
    setup: Setup = GAME.setup(seats, {})
    match = Match(GAME, setup, (), SeededDealer(seed))
    bot, rng = make_bot("greedy"), random.Random(seed)
    positions: dict[str, Any] = {}
    films: dict[str, Any] = {}
    while not match.is_over:
        s = match.state
        who = asked(s)
        if who == (CHANCE,):
            match.deal()
            continue
        seat = EYES if EYES in who else who[0]
        before = GAME.view(s, EYES)
        if seat == EYES:
            found = choices(s)
            name = question(s)
            for key in (name, f"{name}-{s.round}"):
                if key not in positions or len(found) > len(positions[key]["choices"]):
                    positions[key] = {"view": before, "choices": found}
        elif before["combat"]:
            positions["watching"] = {"view": before, "choices": []}
        events = match.play(seat, bot.choose(GAME, GAME.determinize(s, seat, rng), seat, rng))
        ply = len(match.plies)
        while not match.is_over and asked(match.state) == (CHANCE,):
            events = [*events, *match.deal()]
        said = told(ply, events)
        kinds = {event["kind"] for event in said}
        scene = next((kind for kind in ("offered", "played", "moved", "calendar") if kind in kinds), "")
        if scene and not match.is_over:
            mine = EYES in asked(match.state)
            film = {
                "before": before,
                "view": GAME.view(match.state, EYES),
                "told": said,
                "choices": choices(match.state) if mine else [],
            }
            films[
                f"{scene}-{match.state.round}" if scene != "played" else f"played-{match.state.round}-{len(films)}"
            ] = film
    positions["end"] = {"view": GAME.view(match.state, EYES), "choices": []}
    TARGET.mkdir(parents=True, exist_ok=True)
    path = TARGET / f"yucatan-{seats}.json"
    specs = {
        spec.name: {a: d.name for a, d in zip(spec.args, spec.domains, strict=True)} for spec in GAME.choices.specs
    }
    path.write_text(json.dumps({"positions": positions, "films": films, "specs": specs}))
    print(path.name, ", ".join(positions), "|", ", ".join(films))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
