"""How far the game has come. Nothing counts but scoring rounds."""

from ..components import VOLCANO
from ..scoring import ScoreSeat
from ..state import ROUNDS, State
from ..treasures import TurnUpTreasure


def begun(s: State) -> int:
    """Scoring rounds begun; the last one not yet while nobody has had a turn of it."""
    waiting = 0
    for frame in s.agenda:
        if isinstance(frame, ScoreSeat):
            waiting += 1
    dawns = waiting == len(s.players) and s.rounds == ROUNDS and not isinstance(s.agenda[-1], TurnUpTreasure)
    return s.rounds - dawns


def time(s: State) -> float:
    """How much of the game is to come."""
    return (ROUNDS - begun(s)) / ROUNDS


def scoring_soon(s: State) -> float:
    """How likely a scoring round begins before the seat's next turn is over: so many tiles are drawn until then."""
    tiles, draws = s.box.tiles, len(s.players)
    for tile in s.shown:  # the tactical version: somebody may take it
        if tiles[tile].terrain == VOLCANO:
            return 1.0
    for layer in s.stack.layers:
        for tile in layer:
            if tiles[tile].terrain == VOLCANO:
                return min(draws / len(layer), 1.0)
        draws -= len(layer)
        if draws <= 0:
            return 0.0
    return 1.0  # the final round
