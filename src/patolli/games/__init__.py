"""The games, by name. A new game is one line here."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from patolli.core.game import Game

NAMES = (
    "tikal",
    "tzolkin",
    "yucatan",
    "tawantinsuyu",
)


class Shelf(MutableMapping[str, Game]):
    """Games by name; each is imported when it is first taken from the shelf."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._games: dict[str, Game | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        game = self._games[name]
        if game is None:
            game = self._games[name] = import_module(f"{__name__}.{name}").GAME
        return game

    def package(self, name: str) -> str:
        """Where a game is, without importing it."""
        game = self._games[name]
        return game.package if game else f"{__name__}.{name}"

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __setitem__(self, name: str, game: Game) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES = Shelf(NAMES)
