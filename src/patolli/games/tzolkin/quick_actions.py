"""Quick actions: done in the turn a worker is put there, without technologies (TZ-21)."""

from patolli.core.choice import Choice
from patolli.core.frame import CHANCE, push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .choices import (
    GOLD,
    LAID_OUT,
    LAY_OUT,
    QA_BUILD,
    QA_CORN,
    QA_GOLD,
    QA_STONE,
    QA_TECHNOLOGY,
    QA_TRADE,
    QA_WOOD_CORN,
    QUICK_DONE,
    STONE,
    WOOD,
)
from .constructing import Construct
from .gears import Trade, can_trade
from .materials import buy_gold_right
from .prophecies import gold_is_scarce
from .state import NOBODY, Frame, State, add_block, add_corn, pay_corn
from .technologies import AdvanceTechnology, can_advance

NOT_LEFT = Refusal("not-left", "TZ-21.1")

AGE_1_TILES, AGE_2_TILES = 7, 6
BUILD_CORN = 1  # TZ-21.13


def quick_action(s: State) -> int:
    """The tile available today; each covers two days, the last one three (TZ-21.1, TZ-21.8)."""
    if not s.quick_tiles:
        return NOBODY
    place = (s.day - 1) // 2 if s.day <= 14 else AGE_1_TILES + (s.day - 15) // 2
    return s.quick_tiles[min(place, len(s.quick_tiles) - 1)]


def free_quick_space(s: State) -> int:
    """A quick-action space nobody stands on, or -1 (TZ-21.2)."""
    return next((n for n, who in enumerate(s.quick_space) if who == NOBODY), -1)


def quick_possible(s: State, seat: int, corn: int) -> bool:
    """Whether today's quick action could be performed with so much corn (TZ-21.3, TZ-21.7)."""
    tile = quick_action(s)
    if tile == QA_GOLD:
        return corn >= gold_is_scarce(s)
    if tile == QA_TECHNOLOGY:
        return can_advance(s, seat)
    if tile == QA_TRADE:
        return can_trade(s, seat, corn)
    if tile == QA_BUILD:
        return corn >= BUILD_CORN and build_question(seat).possible(s)
    return True


def build_question(seat: int) -> Construct:
    """One building, paid in blocks, without architecture, and now it must be (TZ-21.13, TZ-21.14)."""
    return Construct(seat, 1, False, architecture=False, must=True)


@frame
class DoQuickAction(Frame):
    """When placing is over the quick action must be performed (TZ-21.3, TZ-21.13)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        seat, tile = self.whose, quick_action(s)
        tell(s, QUICK_DONE, seat, tile)
        if tile == QA_CORN:
            add_corn(s, seat, 3)
        elif tile == QA_WOOD_CORN:
            add_block(s, seat, WOOD)
            add_corn(s, seat, 1)
        elif tile == QA_STONE:
            add_block(s, seat, STONE)
        elif tile == QA_GOLD:
            buy_gold_right(s, seat, GOLD)
            add_block(s, seat, GOLD)
        elif tile == QA_TECHNOLOGY:
            push(s, AdvanceTechnology(seat, 1, must=True))
        elif tile == QA_TRADE:
            push(s, Trade(seat))
        else:
            pay_corn(s, seat, BUILD_CORN)
            push(s, build_question(seat))


@frame
class LayOutQuick(Frame):
    """Quick-action tiles are laid out in random order, one for every two days (TZ-21.1)."""

    seat: int
    age: int

    asks = (LAY_OUT,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.quick_decks[self.age].chances() else NOT_LEFT

    def options(self, s: State) -> list[Choice]:
        return [(LAY_OUT, kind) for kind in s.quick_decks[self.age].chances()]

    def weights(self, s: State, options: list[Choice]) -> list[int]:
        return list(s.quick_decks[self.age].chances().values())

    def take(self, s: State, choice: Choice) -> None:
        s.quick_decks[self.age] = s.quick_decks[self.age].draw(choice[1])
        place = len(s.quick_tiles)
        s.quick_tiles += (choice[1],)
        tell(s, LAID_OUT, choice[1], 2 * place + 1)


def lay_out(s: State, age: int) -> list[Frame]:
    """The frames that lay out the tiles of an age."""
    return [LayOutQuick(CHANCE, age) for _ in range(len(s.quick_decks[age]))] if s.quick_decks else []
