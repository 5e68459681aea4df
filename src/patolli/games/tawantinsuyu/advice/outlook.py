"""A position through the eyes of one seat: how much time is left, and what things are worth to it now."""

from typing import Final

from ..bonus import Bonus, Part
from ..ceremony import region_leader
from ..choices import (
    ARMY_DRAW,
    BUILD,
    EITHER,
    FREE_WORKER,
    GOD_CARD,
    GOLD,
    PRODUCE,
    PRODUCTIONS,
    REGION,
    RESTORE,
    SMALL_STATUE,
    STAIRS,
    STEP,
    TRADE,
    WEAVE,
)
from ..components import TOP_STEP, Cost
from ..payments import can_pay
from ..state import NOBODY, State
from ..tapestries import matches

GOODS: Final = (0.6, 0.95, 0.95, 1.75)  # what a resource is worth while there is time to use it
LAST_GOODS: Final = (0.02, 0.02, 0.02, 1.0)  # … and at the end (TW-11.1.7)
RUSH: Final = 1.2  # how soon stores lose their worth
ARMY_HAND: Final = 1.4
CARD: Final = 0.9
CARDS_ENOUGH: Final = 4
TILE: Final = 3.0  # what a tile is worth beyond the tapestry it lengthens
BUILDING_USE: Final = 1.1  # of a building's output, for each ceremony to come
# What the abilities of permanent buildings Z01 to Z20 bring from one ceremony to the next.
ABILITY: Final = (
    *(2.0, 3.0, 1.7, 1.6, 1.5, 4.2, 1.2, 1.6, 3.7, 3.3),
    *(4.0, 2.8, 3.6, 2.4, 2.4, 3.0, 4.0, 4.0, 0.0, 2.8),
)
STAIR_USE: Final = 0.7
STATUE_USE: Final = 0.48  # of the steps a statue brings in worship
TEMPLE: Final = 0.95  # points of a step, for each ceremony to come
CLIMBING: Final = 0.6  # what a step is worth as a step towards the next
DUEL: Final = 0.6  # what a rival's point is worth with a single rival …
CROWD: Final = 0.35  # … and with several


def rivalry(seats: int) -> float:
    """What a rival's point is worth; who plays alone has one rival too."""
    return DUEL if seats <= 2 else CROWD


class Outlook:
    """What a seat may expect. Everything is counted in victory points."""

    __slots__ = ("box", "ceremonies", "goods", "leaders", "me", "rivalry", "s", "seat", "time", "use")

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.me, self.box = s, seat, s.players[seat], s.box
        self.rivalry = rivalry(s.seats)
        self.ceremonies = 0 if not s.agenda else 1 if s.last else len(s.box.token_vp) - s.held
        left = len(s.village) / s.box.village[s.seats] if s.token == NOBODY else 0.0
        self.time = max(self.ceremonies - 1 + left, 0.15) if self.ceremonies else 0.0  # in ceremonies
        self.use = min(self.time, 1.0)  # how much of its worth is left in what takes time to use
        soon = min(self.time * RUSH, 1.0)
        self.goods = tuple(last + (now - last) * soon for now, last in zip(GOODS, LAST_GOODS, strict=True))
        self.leaders = [region_leader(s, region) for region in range(len(REGION))]

    def bonus(self, bonus: Bonus) -> float:
        worth = bonus.vp + ARMY_HAND * self.use * bonus.army
        for resource, amount in enumerate(bonus.goods):
            if amount:
                worth += self.goods[resource] * amount
        for part in bonus.parts:
            worth += self.part(part)
        return worth

    def part(self, part: Part) -> float:
        """A part of a bonus that asks something, less its price."""
        effect, n, resource, amount = part
        if resource < 0:
            return self.effect(effect, n)
        if self.me.goods[resource] < amount:
            return 0.0
        return max(self.effect(effect, n) - self.goods[resource] * amount, 0.0)

    def effect(self, effect: int, n: int) -> float:
        if effect == GOD_CARD:
            return n * self.card()
        if effect == ARMY_DRAW:
            return n * (ARMY_HAND + 0.3) * self.use
        if effect == WEAVE:
            return n * self.tile()
        if effect == FREE_WORKER:
            return n * 1.3 * self.use
        if effect == STEP:
            return n * self.step()
        if effect == RESTORE:
            return 1.2 * self.use * min(n, len(self.me.down) + len(self.me.army_down))
        if effect == BUILD:
            return self.building(free=n == 1)
        if effect == SMALL_STATUE:
            return self.statue(large=False)
        if effect == STAIRS:
            return self.stairs() if self.me.stairs else 0.0
        if effect == PRODUCE:
            return self.production()
        if effect == TRADE:
            return self.trade()
        if effect == EITHER:
            return max(self.goods[good] * count if good <= GOLD else 1.3 for good, count in self.box.eithers[n])
        return 0.0

    def card(self) -> float:
        """One more god card."""
        return CARD * self.use if len(self.me.hand) < min(CARDS_ENOUGH, self.me.goods[0]) else 0.0

    def tile(self) -> float:
        """What a tile adds to the longest tapestry that can still grow."""
        longest = max((len(tapestry) for tapestry in self.me.tapestries if len(tapestry) < 7), default=1)
        return 0.6 * (self.box.last.tapestry[longest + 1] - self.box.last.tapestry[longest]) + 0.4 * TILE

    def trade(self) -> float:
        return sum(self.bonus(self.box.edge[edge]) for edge in matches(self.box, self.me.tapestries))

    def temple(self, step: int) -> float:
        """Points for every ceremony to come, the summit, and rewards further up."""
        points = TEMPLE * self.box.right[step] * self.ceremonies + self.box.summit[step]
        return points + CLIMBING * step * self.use

    def step(self) -> float:
        """One step further up the temple."""
        step = self.me.step
        if step >= TOP_STEP:
            return 0.0
        upper = min(step + 3, TOP_STEP)
        return (self.temple(upper) - self.temple(step)) / (upper - step) + 0.6

    def statue(self, large: bool) -> float:
        return self.box.statue_vp[large] + STATUE_USE * (3 if large else 1) * self.step() * self.use

    def stairs(self) -> float:
        return self.box.stairs_vp + self.goods[1] + 2 * self.goods[0] + STAIR_USE * self.time

    def production(self) -> float:
        """The best output of a building that can produce."""
        return max((self.bonus(self.box.output[house]) for house in self.me.up), default=0.0)

    def building(self, free: bool) -> float:
        """The best building of the market."""
        best = 0.0
        for house in self.s.market:
            cost = self.box.cost[house]
            if free or can_pay(self.me.goods, cost):
                if house < PRODUCTIONS:
                    worth = self.box.last.building * 0.9 + BUILDING_USE * self.time * self.bonus(self.box.output[house])
                else:
                    worth = self.box.last.building * 0.9 + ABILITY[house - PRODUCTIONS] * self.time
                best = max(best, worth - (0.0 if free else self.price(cost)))
        return best

    def price(self, cost: Cost) -> float:
        """What a price hurts."""
        goods = self.goods
        worth = cost[4] * (goods[0] if self.me.goods[0] >= cost[4] else goods[1])
        return worth + cost[0] * goods[0] + cost[1] * goods[1] + cost[2] * goods[2] + cost[3] * goods[3]
