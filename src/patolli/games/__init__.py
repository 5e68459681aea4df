"""The games, by name. A new game is one line here."""

from patolli.core.game import Game

from .tawantinsuyu import GAME as TAWANTINSUYU
from .tikal import GAME as TIKAL
from .tzolkin import GAME as TZOLKIN
from .yucatan import GAME as YUCATAN

GAMES: dict[str, Game] = {game.name: game for game in (TIKAL, TZOLKIN, YUCATAN, TAWANTINSUYU)}
