"""The order of play. Read this first.

    base game:  reveal a tile → lay it → spend 10 points → next seat                             (TK-2)
    a volcano:  everyone in turn spends 10 points and scores → lay it → spend 10 points          (TK-10)
    the end:    when the last tile's turn is over everyone spends 10 points and scores once more (TK-11)

In the tactical version tiles come from `auction.py` instead of the stack; the rest is the same.
"""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.frame import Frame as AnyFrame
from patolli.core.refusal import Refusal
from patolli.core.turns import clockwise

from .action_points import SpendPoints
from .choices import ERUPTED, FINALE, REVEAL, REVEALED
from .components import VOLCANO
from .exploring import LayTile, face, has_room, remove_tile
from .scoring import EndGame, ScoreSeat
from .state import Draw, Frame, State

NOT_ON_TOP = Refusal("not-on-top", "TK-1.2")


@frame
class RevealTile(Draw):
    """The seat whose turn it is turns up the top tile (TK-2.1)."""

    seat: int
    whose: int

    asks = (REVEAL,)
    absent = NOT_ON_TOP

    def deck(self, s: State) -> Deck:
        return s.stack

    def take(self, s: State, choice: Choice) -> None:
        s.stack = s.stack.draw(choice[1])
        tell(s, REVEALED, self.whose, *face(s, choice[1]))
        push(s, *play_tile(s, self.whose, choice[1]), NextTurn(AUTO, self.whose))


@frame
class NextTurn(Frame):
    """The turn passes to the left; after the last tile's turn the final round begins (TK-2.3, TK-11.1)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        following = clockwise(len(s.players), self.whose + 1)
        push(s, *([RevealTile(CHANCE, following[0])] if s.stack.layers else final_round(s, following)))


def play_tile(s: State, seat: int, tile: int) -> list[AnyFrame[State]]:
    """Lay the tile and spend points; a volcano brings a scoring round first (TK-2, TK-10)."""
    turn: list[AnyFrame[State]] = [LayTile(seat, tile), SpendPoints(seat, s.box.action_points)]
    if s.box.tiles[tile].terrain == VOLCANO:
        tell(s, ERUPTED, seat, s.rounds + 1)
        return [*scoring_round(s, clockwise(len(s.players), seat)), *turn]
    if not has_room(s):
        remove_tile(s, seat, tile)
        return turn[1:]
    return turn


def scoring_round(s: State, order: Iterable[int]) -> list[AnyFrame[State]]:
    """One seat after the other spends 10 points and scores, so a temple can pay several (TK-10.2, TK-10.3)."""
    number = s.rounds
    s.rounds += 1
    turns: list[AnyFrame[State]] = []
    for seat in order:
        turns += [SpendPoints(seat, s.box.action_points), ScoreSeat(AUTO, seat, number)]
    return turns


def final_round(s: State, order: Iterable[int]) -> list[AnyFrame[State]]:
    """The last scoring round, whose order the version of the game settles (TK-11.2, TK-13.12)."""
    tell(s, FINALE)
    return [*scoring_round(s, order), EndGame()]
