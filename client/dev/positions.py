"""Positions of a real match for the development page: one of each kind of question, early and late, and films.

python client/dev/positions.py GAME [SEATS] [SEED] [OPTION=VALUE …]    writes build/dev/GAME-SEATS.json

A film is what one seat is told from one of its answers to its next question, named after the ply it begins at.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from patolli.bots import make_bot
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE, Together
from patolli.core.game import Game
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.web.sights import steps
from patolli.web.updates import told as as_told

TARGET = Path(__file__).resolve().parents[2] / "build" / "dev"
EYES = 0
LATE = 120  # plies


def told(match: Match, first: int) -> list[dict[str, Any]]:
    """What was told since a ply."""
    state = match.state_at(first)
    found = steps(match.game, state, match.plies[first:], first, EYES, EYES, match.game.view(state, EYES))
    return [msgspec.to_builtins(as_told(match.game, step)) for step, _ in found]


def choices(game: Game, s: Any) -> list[dict[str, Any]]:
    return [
        {
            "text": game.choices.text(choice),
            "kind": game.choices.specs[choice[0]].name,
            "label": game.choices.text(choice),
            "args": {name: domain.values[value] for name, (domain, value) in game.choices.named(choice).items()},
            "hints": game.hints(s, choice),
        }
        for choice in options(s, EYES)
    ]


def question(s: Any) -> str:
    """The name of what is asked; a part of a question to all has its own."""
    top = s.agenda[-1]
    part = top.part(EYES) if isinstance(top, Together) else None
    return type(part or top).__name__


def main(name: str, seats: int, seed: int, wanted: dict[str, str]) -> None:
    game = GAMES[name]
    match = Match(game, game.setup(seats, wanted), (), SeededDealer(seed))
    bot, rng = make_bot("greedy"), random.Random(seed)
    positions: dict[str, Any] = {}
    films: dict[int, Any] = {}
    began = 0
    before, said = game.view(match.state, EYES), []
    while not match.is_over:
        s = match.state
        who = asked(s)
        seat = EYES if EYES in who else who[0]
        if seat == EYES:
            found = {"view": game.view(s, EYES), "choices": choices(game, s)}
            key = question(s) + ("-late" if len(match.plies) >= LATE else "")
            if key not in positions or len(found["choices"]) > len(positions[key]["choices"]):
                positions[key] = found
            films[began] = {"before": before, "told": said, **found}
            began, before, said = len(match.plies), found["view"], []
        first = len(match.plies)
        if who == (CHANCE,):
            match.deal()
        else:
            match.play(seat, bot.choose(game, game.determinize(s, seat, rng), seat, rng))
        said += told(match, first)
    positions["end"] = {"view": game.view(match.state, EYES), "choices": []}
    longest = sorted(films, key=lambda ply: -len(films[ply]["told"]))[:40]
    specs = {
        spec.name: {a: d.name for a, d in zip(spec.args, spec.domains, strict=True)} for spec in game.choices.specs
    }
    TARGET.mkdir(parents=True, exist_ok=True)
    path = TARGET / f"{name}-{seats}.json"
    made = {"positions": positions, "films": {ply: films[ply] for ply in sorted(longest)}, "specs": specs}
    path.write_text(json.dumps(made))
    print(path.name, ", ".join(positions), "| films", *sorted(longest))


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:] if "=" not in word]
    main(
        sys.argv[1],
        numbers[0] if numbers else 3,
        numbers[1] if len(numbers) > 1 else 1,
        dict(word.split("=", 1) for word in sys.argv[2:] if "=" in word),
    )
