"""The building market: building, swapping tiles, refilling (TW-7.4)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .bonus import FREE
from .choices import (
    BUILD_HOUSE,
    BUILT,
    DECLINE,
    PRODUCTIONS,
    REMOVE,
    REMOVED,
    REVEAL,
    REVEALED,
    STOP,
    SWAP,
)
from .god_cards import put_under_deck
from .payments import NOTHING, Purchase, can_pay, sell
from .state import NOBODY, Draw, Frame, State, without

NOT_IN_MARKET = Refusal("not-in-market", "TW-7.4")
CANNOT_PAY_BUILDING = Refusal("cannot-pay-building", "TW-7.4")
CANNOT_BUILD = Refusal("cannot-build", "TW-7.4")
NO_SWAP_IN_SETUP = Refusal("no-swap-in-setup", "TW-2.17")
SWAPPED_ALREADY = Refusal("swapped-already", "TW-7.4.3")
NO_CARD_TO_SWAP = Refusal("no-card-to-swap", "TW-7.4.3")
NOTHING_TO_SWAP = Refusal("nothing-to-swap", "TW-7.4.3")
REMOVE_ONE_FIRST = Refusal("remove-one-first", "TW-7.4.3")
NOT_NEXT_BUILDING = Refusal("not-next-building", "TW-7.4.1")

MOST_REMOVED = 2


def kind_of(building: int) -> int:
    """0 production, 1 permanent."""
    return 0 if building < PRODUCTIONS else 1


def cannot_build(s: State, seat: int, n: int) -> Refusal | None:
    """A building for nothing needs a market; one at its price what it costs, or a swap (TW-5.5, TW-7.4.2)."""
    goods, cost = s.players[seat].goods, s.box.cost
    possible = any(n == FREE or can_pay(goods, cost[building]) for building in s.market)
    return None if possible or (n != FREE and can_swap(s, seat)) else CANNOT_BUILD


def owned(s: State, seat: int) -> int:
    """How many buildings a player has."""
    player = s.players[seat]
    return len(player.up) + len(player.down) + player.works.bit_count()


def build(s: State, seat: int, building: int) -> None:
    """A building comes face up into the play area (TW-7.4); the market waits for the end of the turn (TW-7.4.1)."""
    player = s.players[seat]
    s.market = without(s.market, building)
    if building < PRODUCTIONS:
        player.up = tuple(sorted((*player.up, building)))
    else:
        player.works |= 1 << building - PRODUCTIONS
    tell(s, BUILT, seat, building)


@frame
class BuildHouse(Purchase):
    """Build a market building, perhaps after a swap (TW-7.4)."""

    seat: int
    free: bool
    swapped: bool

    asks = (BUILD_HOUSE, SWAP, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        if choice[0] == SWAP:
            return cannot_swap(s, self.seat, choice[1], self.swapped)
        if choice[1] not in s.market:
            return NOT_IN_MARKET
        paid = self.free or can_pay(s.players[self.seat].goods, s.box.cost[choice[1]])
        return None if paid else CANNOT_PAY_BUILDING.of(building=choice[1])

    def candidates(self, s: State) -> list[Choice]:
        cards = s.players[self.seat].hand
        return [*((BUILD_HOUSE, house) for house in s.market), *((SWAP, card) for card in cards), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == BUILD_HOUSE:
            sell(s, self, choice, NOTHING if self.free else s.box.cost[choice[1]])
        elif choice[0] == SWAP:
            player = s.players[self.seat]
            player.hand = without(player.hand, choice[1])
            put_under_deck(s, choice[1])
            push(s, RemoveHouses(self.seat, ()), BuildHouse(self.seat, self.free, True))

    def buy(self, s: State, choice: Choice) -> None:
        build(s, self.seat, choice[1])


def can_swap(s: State, seat: int) -> bool:
    """Not in set-up (R3), and only if there is something to remove and to come (TW-7.4.3)."""
    return s.active != NOBODY and bool(s.market) and bool(s.players[seat].hand)


def cannot_swap(s: State, seat: int, card: int, swapped: bool) -> Refusal | None:
    if s.active == NOBODY:
        return NO_SWAP_IN_SETUP
    if swapped:
        return SWAPPED_ALREADY
    if not s.market:
        return NOTHING_TO_SWAP
    return None if card in s.players[seat].hand else NO_CARD_TO_SWAP


@frame
class RemoveHouses(Frame):
    """One or two market buildings are replaced at once by others of their kind (TW-7.4.3, TW-7.4.4)."""

    seat: int
    removed: tuple[int, ...]

    asks = (REMOVE, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None if self.removed else REMOVE_ONE_FIRST
        return None if choice[1] in s.market and choice[1] not in self.removed else NOT_IN_MARKET

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == STOP:
            replace_houses(s, self.removed)
            return
        removed = (*self.removed, choice[1])
        tell(s, REMOVED, self.seat, choice[1])
        if len(removed) == MOST_REMOVED or len(removed) == len(s.market):
            replace_houses(s, removed)
        else:
            push(s, RemoveHouses(self.seat, removed))


def replace_houses(s: State, removed: tuple[int, ...]) -> None:
    """New tiles are drawn before the removed ones go under their stacks, unless a stack is too short (TW-7.4.4)."""
    for kind in (0, 1):
        going = tuple(house for house in removed if kind_of(house) == kind)
        if not going:
            continue
        s.market = tuple(house for house in s.market if house not in going)
        deck = s.house_decks[kind]
        if len(deck) < len(going):
            s.house_decks[kind] = deck.under(*going)
            push(s, *[RevealHouse(CHANCE, kind) for _ in going])
        else:
            push(s, *[RevealHouse(CHANCE, kind) for _ in going], PutHousesUnder(kind, going))


@frame
class PutHousesUnder(Frame):
    """Removed buildings go face down under their stack (TW-7.4.3)."""

    kind: int
    going: tuple[int, ...]
    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.house_decks[self.kind] = s.house_decks[self.kind].under(*self.going)


@frame
class RevealHouse(Draw):
    """The top building of a stack comes into the market (TW-2.9)."""

    seat: int
    kind: int

    asks = (REVEAL,)
    absent = NOT_NEXT_BUILDING

    def deck(self, s: State) -> Deck:
        return s.house_decks[self.kind]

    def take(self, s: State, choice: Choice) -> None:
        s.house_decks[self.kind] = s.house_decks[self.kind].draw(choice[1])
        s.market = tuple(sorted((*s.market, choice[1])))
        tell(s, REVEALED, choice[1])


def refill_market(s: State) -> None:
    """Two of each kind, as far as the stacks reach (TW-9.4)."""
    if len(s.market) == 2 * s.box.market:
        return
    for kind in (1, 0):
        shown = 0
        for house in s.market:
            shown += kind_of(house) == kind
        missing = s.box.market - shown
        if missing > 0:
            push(s, *[RevealHouse(CHANCE, kind) for _ in range(min(missing, len(s.house_decks[kind])))])


@frame
class RefillMarket(Frame):
    """At the end of a turn, whoever built (TW-9.4)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        refill_market(s)


@frame
class RenewMarket(Frame):
    """After a ceremony what is left goes under the stacks and new buildings are shown (TW-10.12)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        for kind in (0, 1):
            left = [house for house in s.market if kind_of(house) == kind]
            s.house_decks[kind] = s.house_decks[kind].under(*left)
        s.market = ()
        refill_market(s)
