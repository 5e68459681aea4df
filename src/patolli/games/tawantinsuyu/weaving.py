"""Weaving: the weave task, what others buy, free weavings (TW-7.5)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .axomamma.weaving import SheBuysTile
from .choices import (
    BUY_TILE,
    CORN,
    DECLINE,
    PUT_BACK,
    PUT_UNDER,
    SHOW,
    SHOWN,
    STOP,
    TILE_BENEATH,
    TOP_TILE,
)
from .payments import Purchase, price, sell, too_dear
from .state import NONE, Z_WEAVE_FIVE, Draw, Frame, Question, State, is_hers, order_from, without
from .tapestries import gain_tile

NOT_ON_LOOM = Refusal("not-on-loom", "TW-7.5")
CANNOT_PAY_TILE = Refusal("cannot-pay-tile", "TW-7.5.1")
CANNOT_PAY_OTHERS_TILE = Refusal("cannot-pay-others-tile", "TW-7.5.2")
NO_TILE_LEFT = Refusal("no-tile-left", "TW-7.5.7")
NOTHING_BENEATH = Refusal("nothing-beneath", "TW-7.5.7")
NOT_NEXT_TILE = Refusal("not-next-tile", "TW-7.5.3")

SHOWN_WITH_Z08 = 5


class ShowTile(Draw):
    """A tile from the stack; what becomes of it is said by subclasses."""

    __slots__ = ()
    asks = (SHOW,)
    absent = NOT_NEXT_TILE

    def deck(self, s: State) -> Deck:
        return s.tile_deck

    def take(self, s: State, choice: Choice) -> None:
        s.tile_deck = s.tile_deck.draw(choice[1])
        self.put(s, choice[1])

    def put(self, s: State, tile: int) -> None:
        raise NotImplementedError


@frame
class TurnUpTile(ShowTile):
    """The new top tile lies face up (TW-7.5.3)."""

    seat: int = CHANCE

    def put(self, s: State, tile: int) -> None:
        s.tile_top = tile
        tell(s, SHOWN, tile)


@frame
class ShowForLoom(ShowTile):
    """One more tile to choose from (TW-7.5)."""

    seat: int = CHANCE

    def put(self, s: State, tile: int) -> None:
        s.loom = tuple(sorted((*s.loom, tile)))
        tell(s, SHOWN, tile)


@frame
class TakeBeneath(ShowTile):
    """The tile under the top one is taken unseen (TW-7.5.6)."""

    seat: int
    to: int

    def put(self, s: State, tile: int) -> None:
        gain_tile(s, self.to, tile)


@frame
class TurnUpTop(Frame):
    """There is always a face-up tile on top while the stack lasts (TW-7.5.3)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        turn_up(s)


def turn_up(s: State) -> None:
    if s.tile_top == NONE and s.tile_deck.layers:
        push(s, TurnUpTile())


def lay_on_loom(s: State, count: int) -> None:
    """The top tile and so many more that there are `count`, or all there are (TW-7.5)."""
    s.loom, s.tile_top = (s.tile_top,), NONE
    push(s, *[ShowForLoom() for _ in range(min(count - 1, len(s.tile_deck)))])


def weave(s: State, seat: int) -> None:
    """The weave task of a player (TW-7.5)."""
    five = bool(s.players[seat].works & Z_WEAVE_FIVE)
    push(
        s,
        *([PutBackTiles(AUTO, seat)] if five else []),
        BuyTiles(seat, 0),
        *after_weaving(s, seat),
        ClearLoom(AUTO, seat),
    )
    lay_on_loom(s, SHOWN_WITH_Z08 if five else s.box.shown)


def after_weaving(s: State, seat: int) -> list[Frame]:
    """The others may buy in turn order (TW-7.5.2)."""
    return [OfferTile(AUTO, other) for other in order_from(s, seat)[1:]]


@frame
class PutBackTiles(Frame):
    """With Z08 there are five tiles; all but three go back (TW-12.7, TW-7.5.7)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if len(s.loom) > s.box.shown:
            push(s, PutBackTile(self.whose), self)


@frame
class PutBackTile(Question):
    """One of the tiles goes back under the stack (TW-12.7)."""

    seat: int

    asks = (PUT_BACK,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.loom else NOT_ON_LOOM

    def candidates(self, s: State) -> list[Choice]:
        return [(PUT_BACK, tile) for tile in s.loom]

    def take(self, s: State, choice: Choice) -> None:
        put_under(s, choice[1])


def put_under(s: State, tile: int) -> None:
    s.loom = without(s.loom, tile)
    s.tile_deck = s.tile_deck.under(tile)
    tell(s, PUT_UNDER, tile)


@frame
class BuyTiles(Purchase):
    """Keep tiles for 1, 3 or 6 corn in all: one more, two more, three more (TW-7.5.1)."""

    seat: int
    bought: int

    asks = (BUY_TILE, STOP)

    def next_price(self, s: State) -> int:
        prices = s.box.tile_price
        return prices[self.bought + 1] - prices[self.bought]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None
        if choice[1] not in s.loom:
            return NOT_ON_LOOM
        return too_dear(CANNOT_PAY_TILE, s.players[self.seat].goods, CORN, self.next_price(s))

    def candidates(self, s: State) -> list[Choice]:
        return [*((BUY_TILE, tile) for tile in s.loom), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == BUY_TILE:
            sell(s, self, choice, price(CORN, self.next_price(s)))

    def buy(self, s: State, choice: Choice) -> None:
        s.loom = without(s.loom, choice[1])
        if s.loom:
            push(s, BuyTiles(self.seat, self.bought + 1))
        gain_tile(s, self.seat, choice[1])


@frame
class OfferTile(Frame):
    """What is left is offered to another player (TW-7.5.2)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if s.loom:
            push(s, SheBuysTile() if is_hers(s, self.whose) else BuyOthersTile(self.whose))


@frame
class BuyOthersTile(Purchase):
    """Buy one of the rest for two corn (TW-7.5.2)."""

    seat: int

    asks = (BUY_TILE, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        if choice[1] not in s.loom:
            return NOT_ON_LOOM
        return too_dear(CANNOT_PAY_OTHERS_TILE, s.players[self.seat].goods, CORN, s.box.others_tile_price)

    def candidates(self, s: State) -> list[Choice]:
        return [*((BUY_TILE, tile) for tile in s.loom), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == BUY_TILE:
            sell(s, self, choice, price(CORN, s.box.others_tile_price))

    def buy(self, s: State, choice: Choice) -> None:
        s.loom = without(s.loom, choice[1])
        gain_tile(s, self.seat, choice[1])


@frame
class ClearLoom(Frame):
    """What nobody bought goes under the stack, and the new top tile is turned up (TW-7.5.3)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if len(s.loom) > 1:
            push(s, UnderStack(self.whose), self)
            return
        for tile in s.loom:
            put_under(s, tile)
        turn_up(s)


@frame
class UnderStack(Question):
    """Several tiles go under the stack in the order the active player likes (TW-7.5.3)."""

    seat: int

    asks = (PUT_BACK,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.loom else NOT_ON_LOOM

    def candidates(self, s: State) -> list[Choice]:
        return [(PUT_BACK, tile) for tile in s.loom]

    def take(self, s: State, choice: Choice) -> None:
        put_under(s, choice[1])


# Free weavings


def cannot_take_tile(s: State, seat: int, n: int) -> Refusal | None:
    """TW-7.5.7."""
    return None if s.tile_top != NONE else NO_TILE_LEFT


def free_weavings(s: State, seat: int, n: int) -> None:
    push(s, *[FreeWeaving(AUTO, seat)] * n)


@frame
class FreeWeaving(Frame):
    """A free tile, if there is one (TW-7.5.6, TW-7.5.7)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if s.tile_top != NONE:
            push(s, TakeFreeTile(self.whose))


@frame
class TakeFreeTile(Question):
    """The face-up tile or the unseen one beneath it, for nothing (TW-7.5.6)."""

    seat: int

    asks = (TOP_TILE, TILE_BENEATH, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == TOP_TILE:
            return None if s.tile_top != NONE else NO_TILE_LEFT
        if choice[0] == TILE_BENEATH:
            return None if s.tile_deck.layers else NOTHING_BENEATH
        return None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == TOP_TILE:
            take_top_tile(s, self.seat)
        elif choice[0] == TILE_BENEATH:
            push(s, TakeBeneath(CHANCE, self.seat))


def take_top_tile(s: State, seat: int) -> None:
    tile, s.tile_top = s.tile_top, NONE
    push(s, TurnUpTop())
    gain_tile(s, seat, tile)
