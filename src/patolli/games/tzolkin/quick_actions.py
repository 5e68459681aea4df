"""Quick actions: done in the turn a worker is put there, without technologies (TZ-21)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import GOLD, LAID_OUT, LAY_OUT, QUICK_DONE
from .constructing import Construct
from .gears import Trade, can_trade
from .materials import pay_for_gold
from .prophecies import gold_price
from .state import NOBODY, Draw, Frame, State, add_block, add_corn, pay_corn
from .technologies import AdvanceTechnology, can_advance

NOT_LEFT = Refusal("not-left", "TZ-21.1")


def quick_action(s: State, ahead: int = 0) -> int:
    """The tile available today, or so many days ahead; each covers two, the last one three (TZ-21.1, TZ-21.8)."""
    if not s.quick_tiles:
        return NOBODY
    day, days, second = s.day + ahead, s.box.quick_days, s.box.quick_second_age
    place = (day - 1) // days
    if day >= second:
        place = (second - 1) // days + (day - second) // days
    return s.quick_tiles[min(place, len(s.quick_tiles) - 1)]


def free_quick_space(s: State) -> int:
    """A quick-action space nobody stands on, or -1 (TZ-21.2)."""
    return next((n for n, who in enumerate(s.quick_space) if who == NOBODY), -1)


def quick_possible(s: State, seat: int, corn: int) -> bool:
    """Whether today's quick action could be performed with so much corn (TZ-21.3, TZ-21.7)."""
    tile = s.box.quick[quick_action(s)]
    if tile.advances:
        return can_advance(s, seat)
    if tile.trade:
        return can_trade(s, seat, corn)
    if tile.buildings:
        return corn >= tile.cost_corn and build_question(seat, tile.buildings).possible(s)
    return corn >= tile.gain.blocks[GOLD] * gold_price(s)


def build_question(seat: int, buildings: int) -> Construct:
    """A building, paid in blocks, without architecture, and now it must be (TZ-21.13, TZ-21.14)."""
    return Construct(seat, buildings, False, architecture=False, must=True)


@frame
class DoQuickAction(Frame):
    """When placing is over the quick action must be performed (TZ-21.3, TZ-21.13)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        seat, kind = self.whose, quick_action(s)
        tile = s.box.quick[kind]
        tell(s, QUICK_DONE, seat, kind)
        for block, amount in enumerate(tile.gain.blocks):
            for _ in range(amount):
                pay_for_gold(s, seat, block)
                add_block(s, seat, block)
        add_corn(s, seat, tile.gain.corn)
        pay_corn(s, seat, tile.cost_corn)
        if tile.advances:
            push(s, AdvanceTechnology(seat, tile.advances, must=True))
        elif tile.trade:
            push(s, Trade(seat))
        elif tile.buildings:
            push(s, build_question(seat, tile.buildings))


@frame
class LayOutQuick(Draw):
    """Quick-action tiles are laid out in random order, one for every two days (TZ-21.1)."""

    seat: int
    age: int

    asks = (LAY_OUT,)
    absent = NOT_LEFT

    def deck(self, s: State) -> Deck:
        return s.quick_decks[self.age]

    def take(self, s: State, choice: Choice) -> None:
        s.quick_decks[self.age] = s.quick_decks[self.age].draw(choice[1])
        place = len(s.quick_tiles)
        s.quick_tiles += (choice[1],)
        tell(s, LAID_OUT, choice[1], s.box.quick_days * place + 1)


def lay_out(s: State, age: int) -> list[LayOutQuick]:
    """The frames that lay out the tiles of an age."""
    return [LayOutQuick(CHANCE, age) for _ in range(len(s.quick_decks[age]))] if s.quick_decks else []
