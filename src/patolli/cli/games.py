"""`patolli games`: what can be played, and what has to be settled before."""

import json

import typer

from patolli.games import GAMES
from patolli.wording import wording

from .arguments import Json
from .screen import Screen
from .speech import Lang


def register(app: typer.Typer) -> None:
    app.command("games")(games)


def games(as_json: Json = False, lang: Lang = "") -> None:
    if as_json:
        print(json.dumps([_about(name, lang) for name in GAMES], ensure_ascii=False, indent=2))
        return
    say, screen = wording(None, lang), Screen()
    rows = []
    for game in GAMES.values():
        speak = wording(game, lang)
        options = [
            f"{o.name}={'|'.join(o.values)} ({say.text('cli-default')} {o.default}): {speak.option(o.name)}"
            for o in game.options
        ]
        rows.append((game.name, speak.title(), ", ".join(map(str, game.seats)), "\n".join(options)))
    screen.table([say.text(f"cli-games-{head}") for head in ("name", "title", "seats", "options")], rows)


def _about(name: str, lang: str) -> dict[str, object]:
    game, speak = GAMES[name], wording(GAMES[name], lang)
    options = [
        {
            "name": option.name,
            "label": speak.option(option.name),
            "values": list(option.values),
            "default": option.default,
            "many": option.many,
        }
        for option in game.options
    ]
    return {
        "name": name,
        "title": speak.title(),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": options,
    }
