"""The actions of the five gears (TZ-7)."""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .box import ANY, ANYWHERE, CLIMB, CONSTRUCT, FISH, HARVEST, HIRE, LEARN, MINE, PLACE_SKULL, TRADE, Action, Gain
from .choices import (
    ACT,
    ACTED,
    AGRICULTURE,
    BURN,
    BUY,
    CHICHEN,
    END,
    EXTRACTION,
    HARVEST_CORN,
    HARVEST_WOOD,
    HARVESTED,
    HARVESTING,
    LEAVE_OUT,
    PALENQUE,
    SELL,
    THEOLOGY,
    WOOD,
    YAXCHILAN,
)
from .constructing import CANNOT_AFFORD, Construct
from .materials import buy, cannot_pay_for_gold, gain, hire, purchase_price, sell
from .payments import PayFor, nearest
from .prophecies import bonus, harvest_loss, knows
from .skulls import cannot_place_skull, place_skull
from .state import Question, State, add_corn, pay_corn
from .technologies import AdvanceTechnology, cannot_learn
from .temples import TEMPLES, StepUp, can_sink, step_down

NOTHING_TO_HARVEST = Refusal("nothing-to-harvest", "TZ-6.8")
ACTION_COSTS_CORN = Refusal("action-costs-corn", "TZ-6.8")
ACTION_COSTS_BLOCKS = Refusal("action-costs-blocks", "TZ-6.8")
NOTHING_AFFORDABLE = Refusal("nothing-affordable", "TZ-6.8")
NOTHING_TO_BUILD = Refusal("nothing-to-build", "TZ-6.8")
NO_WOOD_TILE = Refusal("no-wood-tile", "TZ-7.3")
NO_CORN_TILE = Refusal("no-corn-tile", "TZ-7.6")
NOTHING_TO_BURN = Refusal("nothing-to-burn", "TZ-7.3")
CANNOT_ANGER = Refusal("cannot-anger", "TZ-7.5")
NOTHING_TO_SELL = Refusal("nothing-to-sell", "TZ-7.13")
TOO_LITTLE_CORN = Refusal("too-little-corn", "TZ-7.13")
SELL_FIRST = Refusal("sell-first", "TZ-7.13")
SOLD_THAT = Refusal("sold-that", "TZ-7.13")
NOT_THERE = Refusal("not-there", "TZ-7.16")


def cannot_act(s: State, seat: int, gear: int, space: int, price: int) -> Refusal | None:
    """An action must be paid after the corn for getting to it, and its tile, slot or skull be there (TZ-6.8)."""
    player, action = s.players[seat], s.box.actions[gear][space]
    kind = action.kind
    if kind == HARVEST:
        possible = any(cannot_harvest(s, seat, space, how) is None for how in (HARVEST_WOOD, HARVEST_CORN, BURN))
        return None if possible else NOTHING_TO_HARVEST
    if kind == PLACE_SKULL:
        return cannot_place_skull(s, seat, space)
    if kind == LEARN:
        return cannot_learn(s, seat)
    if kind == CONSTRUCT:
        return _cannot_construct(s, seat, action, price)
    if player.corn < price + action.cost_corn:
        return ACTION_COSTS_CORN.of(cost=price + action.cost_corn, owned=player.corn)
    owned = sum(player.blocks)
    return ACTION_COSTS_BLOCKS.of(cost=action.cost_blocks, owned=owned) if owned < action.cost_blocks else None


def _cannot_construct(s: State, seat: int, action: Action, price: int) -> Refusal | None:
    """Of the tiles that cannot be built the nearest is named."""
    player, question = s.players[seat], construction(seat, action)
    player.corn -= price
    possible = question.possible(s)
    lacking = [] if possible else [why for why in question.lacking(s) if why]
    player.corn += price
    if possible or not lacking:
        return None if possible else NOTHING_TO_BUILD
    why = nearest(lacking)
    if why.why != CANNOT_AFFORD.why:
        return why
    lack = dict(why.args)
    return NOTHING_AFFORDABLE.of(amount=lack["amount"], owned=lack["owned"], material=lack["material"])


def construction(seat: int, action: Action) -> Construct:
    """Buildings, or a monument, paid in blocks or in corn (TZ-7.10, TZ-7.15)."""
    return Construct(seat, action.buildings, action.monument, action.corn_per_block)


def go_to(s: State, seat: int, gear: int, space: int, price: int) -> None:
    """Pay for an action that is not the worker's own; Balam earns where the price is negative (TZ-6.3, TZ-22.6)."""
    tell(s, ACTED, seat, gear, space, max(price, 0))
    s.players[seat].corn -= max(price, 0)
    add_corn(s, seat, max(-price, 0))


def act(s: State, seat: int, gear: int, space: int) -> None:
    """Do the action of a space; what it costs to get there has been paid (TZ-6.2)."""
    action = s.box.actions[gear][space]
    kind = action.kind
    if kind == FISH:
        add_corn(s, seat, fished(s, seat))
    elif kind == HARVEST:
        push(s, Harvest(seat, space))
    elif kind == MINE:
        gain(s, seat, mined(s, seat, space))
    elif kind == LEARN:
        push(s, AdvanceTechnology(seat, action.steps))
    elif kind == CONSTRUCT:
        push(s, construction(seat, action))
    elif kind == CLIMB:
        pay_corn(s, seat, action.cost_corn)
        steps = StepUp(AUTO, seat, ANY) if action.temples == 1 else LeaveOut(seat)
        push(s, PayFor(AUTO, seat, action.cost_blocks), steps)
    elif kind == TRADE:
        push(s, Trade(seat))
    elif kind == HIRE:
        for _ in range(action.workers):
            hire(s, seat)
    elif kind == ANYWHERE:
        push(s, AnyAction(seat, action.cost_corn))
    else:
        place_skull(s, seat, space)


def fished(s: State, seat: int) -> int:
    """The corn of Palenque 1, agriculture included (TZ-7.1, TZ-11.3)."""
    return s.box.actions[PALENQUE][1].gain.corn + bonus(s, seat, AGRICULTURE, s.box.technologies.fish)


def mined(s: State, seat: int, space: int) -> Gain:
    """What Yaxchilan yields, extraction and theology included (TZ-7.8, TZ-11.4, TZ-11.8)."""
    printed, technologies = s.box.actions[YAXCHILAN][space].gain, s.box.technologies
    wood, stone, gold = (
        amount + bonus(s, seat, EXTRACTION, technologies.mining[block]) if amount else 0
        for block, amount in enumerate(printed.blocks)
    )
    skulls = printed.skulls + bonus(s, seat, THEOLOGY, technologies.skulls) if printed.skulls else 0
    return Gain(printed.corn, (wood, stone, gold), skulls)


@frame
class LeaveOut(Question):
    """Name the temple that is left out; the steps in the other two are taken, or lost, one by one."""

    seat: int

    asks = (LEAVE_OUT,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        push(s, *[StepUp(AUTO, self.seat, temple) for temple in TEMPLES if temple != choice[1]])


@frame
class Harvest(Question):
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
    printed, technologies = s.box.actions[PALENQUE][space], s.box.technologies
    if how == HARVEST_WOOD:
        more = bonus(s, seat, EXTRACTION, technologies.mining[WOOD])
        return max(printed.wood + more - harvest_loss(s, True), 0)
    return max(printed.corn + bonus(s, seat, AGRICULTURE, technologies.harvest) - harvest_loss(s, False), 0)


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
class AnyAction(Question):
    """Pay corn and do any action 1 to 5 of the four smaller gears, or leave it (TZ-7.16, TZ-12.5)."""

    seat: int
    cost: int

    asks = (ACT, END)

    def candidates(self, s: State) -> Iterable[Choice]:
        smaller = enumerate(s.box.top_action[:CHICHEN])
        return [*((ACT, gear, space) for gear, top in smaller for space in range(1, top + 1)), (END,)]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        _, gear, space = choice
        if gear == CHICHEN or not 1 <= space <= s.box.top_action[gear]:
            return NOT_THERE
        corn = s.players[self.seat].corn
        if corn < self.cost:
            return ACTION_COSTS_CORN.of(cost=self.cost, owned=corn)
        return cannot_act(s, self.seat, gear, space, self.cost)

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == ACT:
            go_to(s, self.seat, choice[1], choice[2], self.cost)
            act(s, self.seat, choice[1], choice[2])


@frame
class Trade(Question):
    """Exchange corn and blocks any number of times (TZ-7.13).

    First sell, then buy: every outcome of trading to and fro can be had that way, and it comes to an end.
    """

    seat: int
    sold: tuple[int, ...] = ()
    bought: bool = False

    asks = (SELL, BUY, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        kind, block = choice
        player = s.players[self.seat]
        if kind == SELL:
            if self.bought:
                return SELL_FIRST
            return None if player.blocks[block] else NOTHING_TO_SELL
        if block in self.sold:
            return SOLD_THAT
        if player.corn < s.box.rates[block]:
            return TOO_LITTLE_CORN.of(cost=s.box.rates[block], owned=player.corn)
        return cannot_pay_for_gold(player.corn, purchase_price(s, block))

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == SELL:
            sell(s, self.seat, choice[1])
            push(s, Trade(self.seat, tuple(sorted({*self.sold, choice[1]}))))
        elif choice[0] == BUY:
            buy(s, self.seat, choice[1])
            push(s, Trade(self.seat, self.sold, True))


def can_trade(s: State, seat: int, corn: int) -> bool:
    """At least one exchange is possible (TZ-21.7)."""
    return sum(s.players[seat].blocks) > 0 or corn >= min(s.box.rates)
