"""`patolli games`: what can be played, and what has to be settled before."""

import json

import typer

from patolli.core.game import Game, Option
from patolli.games import GAMES

from .arguments import Json
from .helping import PlainTexts
from .screen import Screen
from .speech import Lang


def register(app: typer.Typer) -> None:
    app.command("games")(games)


def games(as_json: Json = False, lang: Lang = "") -> None:
    if as_json:
        print(json.dumps([_about(name, lang) for name in GAMES], ensure_ascii=False, indent=2))
        return
    say, screen = PlainTexts(lang), Screen()
    rows = []
    for game in GAMES.values():
        speak = _words(game, lang)
        options = [
            f"{o.name}={'|'.join(o.values)} ({say.text('cli-default')} {o.default}): {label}"
            for o, label in _labels(game, speak)
        ]
        rows.append((game.name, speak.text("title"), ", ".join(map(str, game.seats)), "\n".join(options)))
    screen.table([say.text(f"cli-games-{head}") for head in ("name", "title", "seats", "options")], rows)


def _words(game: Game, lang: str) -> PlainTexts:
    return PlainTexts(lang, f"{game.package}.wording")


def _labels(game: Game, speak: PlainTexts) -> list[tuple[Option, str]]:
    return [(option, speak.text(f"option-{option.name}")) for option in game.options]


def _about(name: str, lang: str) -> dict[str, object]:
    game, speak = GAMES[name], _words(GAMES[name], lang)
    options = [
        {
            "name": option.name,
            "label": label,
            "values": list(option.values),
            "default": option.default,
            "many": option.many,
        }
        for option, label in _labels(game, speak)
    ]
    return {
        "name": name,
        "title": speak.text("title"),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": options,
    }
