"""The tactical version: the right to move is auctioned for points (TK-13)."""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal
from patolli.core.turns import clockwise

from .choices import (
    BID,
    BOUGHT,
    GIVEN,
    LEFT_OVER,
    OFFERED,
    OPENED,
    PASS,
    PASSED,
    REVEAL,
    ROUND,
    SHOWN,
    TAKE,
    TILE,
    TOOK,
)
from .exploring import face
from .state import BIDS, NOBODY, Draw, Frame, State, add_points
from .turn import NOT_ON_TOP, final_round, play_tile

BID_TOO_LOW = Refusal("bid-too-low", "TK-13.4")
BID_TOO_HIGH = Refusal("bid-too-high", "TK-13.7")
NOT_SHOWN = Refusal("not-shown", "TK-13.8")


@frame
class ShowTiles(Frame):
    """A round begins: totems up, as many tiles on offer as there are players (TK-13.2, TK-13.9)."""

    seat: int
    opener: int

    def take(self, s: State, choice: Choice) -> None:
        count = len(s.players)
        s.totems = tuple(range(count))
        tell(s, ROUND, (len(TILE) - len(s.stack)) // count + 1)
        push(s, *[ShowTile() for _ in range(count)], OpenAuction(AUTO, self.opener))


@frame
class ShowTile(Draw):
    """One more tile is turned up for all to see (TK-13.2)."""

    seat: int = CHANCE

    asks = (REVEAL,)
    absent = NOT_ON_TOP

    def deck(self, s: State) -> Deck:
        return s.stack

    def take(self, s: State, choice: Choice) -> None:
        s.stack = s.stack.draw(choice[1])
        s.shown = tuple(sorted((*s.shown, choice[1])))
        tell(s, SHOWN, *face(s, choice[1]))


@frame
class OpenAuction(Frame):
    """Seats with a totem face up bid for the next turn; the last one takes the last tile free (TK-13.3, TK-13.9)."""

    seat: int
    opener: int

    def take(self, s: State, choice: Choice) -> None:
        order = tuple(seat for seat in clockwise(len(s.players), self.opener) if seat in s.totems)
        if len(order) == 1:
            tell(s, LEFT_OVER, order[0], *face(s, s.shown[0]))
            take_tile(s, order[0], s.shown[0])
        else:
            tell(s, OPENED, order[0], len(s.players) - len(order) + 1)
            push(s, MakeBid(order[0], order))


@frame
class MakeBid(Frame):
    """Bid more than the highest so far, or pass for this auction (TK-13.4 to TK-13.7)."""

    seat: int
    bidding: tuple[int, ...]  # seats that have not passed, the one asked first
    high: int = 0
    leader: int = NOBODY
    first_pass: int = NOBODY

    asks = (BID, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == PASS:
            return None
        lowest = max(self.high + 1, s.box.lowest_bid)
        if choice[1] < lowest:
            return BID_TOO_LOW.of(high=lowest - 1)
        return BID_TOO_HIGH.of(points=s.players[self.seat].score) if choice[1] > s.players[self.seat].score else None

    def candidates(self, s: State) -> Iterable[Choice]:
        return [*((BID, n) for n in range(s.players[self.seat].score + 1)), (PASS,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == BID:
            tell(s, OFFERED, self.seat, choice[1])
            self._go_on(s, (*self.bidding[1:], self.seat), choice[1], self.seat, self.first_pass)
        else:
            tell(s, PASSED, self.seat)
            first_pass = self.seat if self.first_pass == NOBODY else self.first_pass
            self._go_on(s, self.bidding[1:], self.high, self.leader, first_pass)

    def _go_on(self, s: State, bidding: tuple[int, ...], high: int, leader: int, first_pass: int) -> None:
        if not bidding:
            tell(s, GIVEN, first_pass)  # all have passed: the first one has the turn for nothing (TK-13.6)
            push(s, TakeTile(first_pass))
        elif bidding == (leader,):
            add_points(s.players[leader], BIDS, -high)  # TK-13.5
            tell(s, BOUGHT, leader, high)
            push(s, TakeTile(leader))
        else:
            push(s, MakeBid(bidding[0], bidding, high, leader, first_pass))


@frame
class TakeTile(Frame):
    """Whoever has the turn chooses one of the tiles shown (TK-13.8)."""

    seat: int

    asks = (TAKE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.shown else NOT_SHOWN

    def candidates(self, s: State) -> Iterable[Choice]:
        return [(TAKE, tile) for tile in s.shown]

    def take(self, s: State, choice: Choice) -> None:
        tell(s, TOOK, self.seat, *face(s, choice[1]))
        take_tile(s, self.seat, choice[1])


def take_tile(s: State, seat: int, tile: int) -> None:
    """A whole turn with this tile; then the totem is turned (TK-13.8, TK-13.10)."""
    s.shown = tuple(other for other in s.shown if other != tile)
    push(s, *play_tile(s, seat, tile), TurnTotem(AUTO, seat))


@frame
class TurnTotem(Frame):
    """The turn is over: totem down, and the left neighbour opens what comes next (TK-13.3, TK-13.9, TK-13.14)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        s.totems = tuple(seat for seat in s.totems if seat != self.whose)
        left = clockwise(len(s.players), self.whose + 1)
        if s.totems:
            push(s, OpenAuction(AUTO, left[0]))
        elif s.stack.layers:
            push(s, ShowTiles(AUTO, left[0]))
        else:
            push(s, *final_round(s, sorted(left, key=lambda seat: s.players[seat].score)))  # TK-13.12
