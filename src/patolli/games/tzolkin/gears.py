"""The actions of the five gears (TZ-7)."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .box import ANY, Gain
from .choices import (
    ACT,
    ACTED,
    AGRICULTURE,
    BURN,
    BUY,
    CHICHEN,
    END,
    EXTRACTION,
    GOLD,
    HARVEST_CORN,
    HARVEST_WOOD,
    HARVESTED,
    HARVESTING,
    LEAVE_OUT,
    PALENQUE,
    SELL,
    THEOLOGY,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from .constructing import IN_CORN, Construct
from .materials import GOLD_COSTS_CORN, buy, gain, hire, sell
from .payments import PayFor
from .prophecies import gold_is_scarce, harvest_loss, knows
from .skulls import can_place_skull, place_skull
from .state import Frame, State, add_corn, pay_corn
from .technologies import AdvanceTechnology, can_advance
from .temples import TEMPLES, StepUp, can_sink, step_down

CANNOT_ACT = Refusal("cannot-act", "TZ-6.8")
NO_CORN_FOR_ACTION = Refusal("no-corn-for-action", "TZ-7.16")
NO_WOOD_TILE = Refusal("no-wood-tile", "TZ-7.3")
NO_CORN_TILE = Refusal("no-corn-tile", "TZ-7.6")
NOTHING_TO_BURN = Refusal("nothing-to-burn", "TZ-7.3")
CANNOT_ANGER = Refusal("cannot-anger", "TZ-7.5")
NOTHING_TO_SELL = Refusal("nothing-to-sell", "TZ-7.13")
TOO_LITTLE_CORN = Refusal("too-little-corn", "TZ-7.13")
SELL_FIRST = Refusal("sell-first", "TZ-7.13")
SOLD_THAT = Refusal("sold-that", "TZ-7.13")
NOT_THERE = Refusal("not-there", "TZ-7.16")

ACTIONS: Final = (5, 5, 5, 5, 9)  # by gear: the highest numbered action
UXMAL_STEP_CORN: Final = 3  # TZ-7.12
ELSEWHERE_CORN: Final = 1  # TZ-7.16


def can_act(s: State, seat: int, gear: int, space: int, corn: int) -> bool:
    """Whether an action can be done with so much corn: its costs paid, its tile, slot or skull there (TZ-6.8)."""
    player = s.players[seat]
    if gear == PALENQUE:
        return space == 1 or any(cannot_harvest(s, seat, space, how) is None for how in range(3))
    if gear == CHICHEN:
        return can_place_skull(s, seat, space)
    if gear == TIKAL:
        if space in (1, 3):
            return can_advance(s, seat)
        return sum(player.blocks) > 0 if space == 5 else Construct(seat, 1, space == 4).possible(s)
    if gear == UXMAL:
        if space == 1:
            return corn >= UXMAL_STEP_CORN
        if space == 4:
            return _can_build_for_corn(s, seat, corn)
        return space != 5 or corn >= ELSEWHERE_CORN
    return True


def _can_build_for_corn(s: State, seat: int, corn: int) -> bool:
    player = s.players[seat]
    owned, player.corn = player.corn, corn
    possible = Construct(seat, 1, False, IN_CORN).possible(s)
    player.corn = owned
    return possible


def go_to(s: State, seat: int, gear: int, space: int, price: int) -> None:
    """Pay for an action that is not the worker's own; Balam earns where the price is negative (TZ-6.3, TZ-22.6)."""
    tell(s, ACTED, seat, gear, space, max(price, 0))
    s.players[seat].corn -= max(price, 0)
    add_corn(s, seat, max(-price, 0))


def act(s: State, seat: int, gear: int, space: int) -> None:
    """Do the action of a space; what it costs to get there has been paid (TZ-6.2)."""
    if gear == PALENQUE:
        _palenque(s, seat, space)
    elif gear == YAXCHILAN:
        gain(s, seat, mined(s, seat, space))
    elif gear == TIKAL:
        _tikal(s, seat, space)
    elif gear == UXMAL:
        _uxmal(s, seat, space)
    else:
        place_skull(s, seat, space)


def _palenque(s: State, seat: int, space: int) -> None:
    if space == 1:
        add_corn(s, seat, fished(s, seat))
    else:
        push(s, Harvest(seat, space))


def fished(s: State, seat: int) -> int:
    """The corn of Palenque 1, agriculture included (TZ-7.1, TZ-11.3)."""
    level = s.players[seat].levels[AGRICULTURE]
    return s.box.fish + (s.box.fish_bonus[level] if knows(s, seat, AGRICULTURE, 2) else 0)


def mined(s: State, seat: int, space: int) -> Gain:
    """What Yaxchilan yields, extraction and theology included (TZ-7.8, TZ-11.4, TZ-11.8)."""
    printed = s.box.yaxchilan[space]
    bonus = [_extraction(s, seat, block) if amount else 0 for block, amount in enumerate(printed.blocks)]
    blocks = (printed.blocks[0] + bonus[0], printed.blocks[1] + bonus[1], printed.blocks[2] + bonus[2])
    skulls = printed.skulls + (1 if printed.skulls and knows(s, seat, THEOLOGY, 3) else 0)
    return Gain(printed.corn, blocks, skulls)


def _extraction(s: State, seat: int, block: int) -> int:
    """Level 1 is for wood, 2 for stone, 3 for gold (TZ-11.4)."""
    level = s.players[seat].levels[EXTRACTION]
    return s.box.block_bonus[block][level] if knows(s, seat, EXTRACTION, block + 1) else 0


def _tikal(s: State, seat: int, space: int) -> None:
    if space in (1, 3):
        push(s, AdvanceTechnology(seat, 1 if space == 1 else 2))
    elif space == 2:
        push(s, Construct(seat, 1, False))
    elif space == 4:
        push(s, Construct(seat, 2, True))
    else:
        push(s, PayFor(AUTO, seat, 1), LeaveOut(seat))


def _uxmal(s: State, seat: int, space: int) -> None:
    if space == 1:
        pay_corn(s, seat, UXMAL_STEP_CORN)
        push(s, StepUp(AUTO, seat, ANY))
    elif space == 2:
        push(s, Trade(seat))
    elif space == 3:
        hire(s, seat)
    elif space == 4:
        push(s, Construct(seat, 1, False, IN_CORN))
    else:
        push(s, AnyAction(seat, ELSEWHERE_CORN))


@frame
class LeaveOut(Frame):
    """Name the temple that is left out; the steps in the other two are taken, or lost, one by one."""

    seat: int

    asks = (LEAVE_OUT,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        push(s, *[StepUp(AUTO, self.seat, temple) for temple in TEMPLES if temple != choice[1]])


@frame
class Harvest(Frame):
    """Palenque 2 to 5: take wood, take corn, or burn wood for the corn under it (TZ-7.2, TZ-7.3)."""

    seat: int
    space: int

    asks = (HARVESTING,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return cannot_harvest(s, self.seat, self.space, choice[1])

    def take(self, s: State, choice: Choice) -> None:
        harvest(s, self.seat, self.space, choice[1])


def cannot_harvest(s: State, seat: int, space: int, how: int) -> Refusal | None:
    """Wood needs a wood tile; corn an uncovered corn tile, or agriculture 2; fire a wood tile and a god to anger."""
    if how == HARVEST_WOOD:
        return None if s.wood_left[space] else NO_WOOD_TILE
    if how == HARVEST_CORN:
        uncovered = s.corn_left[space] - s.wood_left[space]
        return None if uncovered or knows(s, seat, AGRICULTURE, 2) else NO_CORN_TILE
    if not s.wood_left[space]:
        return NOTHING_TO_BURN
    return None if any(can_sink(s, seat, temple) for temple in TEMPLES) else CANNOT_ANGER


def harvest_yield(s: State, seat: int, space: int, how: int) -> int:
    """The wood or corn of a harvest, technologies first, then fires and drought (TZ-11.3, TZ-11.4, TZ-23.13)."""
    if how == HARVEST_WOOD:
        return max(s.box.harvest_wood[space] + _extraction(s, seat, WOOD) - harvest_loss(s, True), 0)
    bonus = s.box.corn_bonus[s.players[seat].levels[AGRICULTURE]]
    return max(s.box.harvest_corn[space] + bonus - harvest_loss(s, False), 0)


def harvest(s: State, seat: int, space: int, how: int) -> None:
    """Tiles stay with the player; a burnt one belongs to nobody (TZ-7.4)."""
    player, amount = s.players[seat], harvest_yield(s, seat, space, how)
    if how == HARVEST_WOOD:
        s.wood_left[space] -= 1
        player.wood_tiles += 1
        player.blocks[WOOD] += amount
        tell(s, HARVESTED, seat, space, how, amount)
        return
    if how == BURN:
        s.wood_left[space] -= 1
    if how == BURN or s.corn_left[space] > s.wood_left[space]:
        s.corn_left[space] -= 1
        player.corn_tiles += 1
    player.corn += amount
    tell(s, HARVESTED, seat, space, how, amount)
    if how == BURN:
        step_down(s, seat)


@frame
class AnyAction(Frame):
    """Pay corn and do any action 1 to 5 of the four smaller gears, or leave it (TZ-7.16, TZ-12.5)."""

    seat: int
    cost: int

    asks = (ACT, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        _, gear, space = choice
        if gear == CHICHEN or not 1 <= space <= ACTIONS[gear]:
            return NOT_THERE
        corn = s.players[self.seat].corn - self.cost
        if corn < 0:
            return NO_CORN_FOR_ACTION
        return None if can_act(s, self.seat, gear, space, corn) else CANNOT_ACT

    def options(self, s: State) -> list[Choice]:
        found = [(ACT, gear, space) for gear in range(CHICHEN) for space in range(1, ACTIONS[gear] + 1)]
        return [*(choice for choice in found if self.refuse(s, choice) is None), (END,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == ACT:
            go_to(s, self.seat, choice[1], choice[2], self.cost)
            act(s, self.seat, choice[1], choice[2])


@frame
class Trade(Frame):
    """Exchange corn and blocks any number of times (TZ-7.13).

    First sell, then buy: every outcome of trading to and fro can be had that way, and it comes to an end.
    """

    seat: int
    sold: tuple[int, ...] = ()
    bought: bool = False

    asks = (SELL, BUY, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind = choice[0]
        player = s.players[self.seat]
        if kind == END:
            return None
        if kind == SELL:
            if self.bought:
                return SELL_FIRST
            return None if player.blocks[choice[1]] else NOTHING_TO_SELL
        if choice[1] in self.sold:
            return SOLD_THAT
        scarce = choice[1] == GOLD and gold_is_scarce(s)
        if player.corn < s.box.rates[choice[1]]:
            return TOO_LITTLE_CORN
        return GOLD_COSTS_CORN if player.corn < s.box.rates[choice[1]] + scarce else None

    def take(self, s: State, choice: Choice) -> None:
        kind, *rest = choice
        if kind == END:
            return
        block = rest[0]
        if kind == SELL:
            sell(s, self.seat, block)
            push(s, Trade(self.seat, tuple(sorted({*self.sold, block}))))
        else:
            buy(s, self.seat, block)
            push(s, Trade(self.seat, self.sold, True))


def can_trade(s: State, seat: int, corn: int) -> bool:
    """At least one exchange is possible (TZ-21.7)."""
    return sum(s.players[seat].blocks) > 0 or corn >= min(s.box.rates)
