"""All games there are to be tested as games: those people play, and the small one that shows how to write one."""

from examples import noughts

from patolli.core.game import Game
from patolli.games import GAMES

EVERY_GAME: dict[str, Game] = {**GAMES, noughts.GAME.name: noughts.GAME}
