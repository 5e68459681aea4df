"""What a good player looks at: points, stores, temple, regions, tapestries, and what is still pending.

Everything is counted in victory points. Stores are worth less the nearer the end is; a temple step counts for every
ceremony still to come. Business that is pending on the agenda is worth what it will probably bring, so that looking one
choice ahead is enough to see the point of a first step.
"""

from typing import Final

from patolli.core.frame import Frame as AnyFrame

from .army import DrawArmies, DrawArmy, Keep, TossArmy
from .bonus import Bonus, Part
from .bonuses import ChoosePart, GainPart, GainParts, TakeEither
from .buildings import BuildHouse
from .ceremony import region_leader
from .choices import (
    ARMY_DRAW,
    BUILD,
    EITHER,
    FREE_WORKER,
    GOD_CARD,
    GODS,
    GOLD,
    PRODUCE,
    REGION,
    RESTORE,
    SMALL_STATUE,
    STAIRS,
    STEP,
    T_BUILD,
    T_PRODUCE,
    T_STAIRS,
    T_STATUE,
    T_TRADE,
    T_TRAIN,
    T_WEAVE,
    TRADE,
    WEAVE,
)
from .components import TOP_STEP, Cost
from .conquest import Conquer, MusterArmies, OfferConquest, PayArmies, PaySoldiers, PlayArmies
from .god_cards import DrawGod, DrawGods, GainGodCards, TakeGodCard
from .high_priest import Muster, TakeLand, TakePart
from .payments import PayCost, can_pay
from .placement import PayForSpace, PutDown, specials, task_count
from .production import Produce, ProduceOne, UseBuildings
from .restoration import Restoration, RestoreSome
from .scoring import BUILDING_VP, TAPESTRY_VP
from .setup import CONQUEST_MARKERS
from .soldiers import Army, affordable, army_of, demand
from .stairs import STAIRS_COST, BuildStairs, can_build_stairs
from .state import NOBODY, NONE, State
from .statues import LARGE_COST, SMALL_COST, ErectStatue
from .tapestries import AttachTile, matches
from .tasks import BeforeTasks, CountTasks, DoTasks, PayForTask, UseBonusFirst, has_card_bonus
from .temple import BuySteps, ClimbSteps, Offering, Worship
from .turn import OfferSecond, TakeSecond
from .weaving import BuyTiles, FreeWeaving, TakeFreeTile
from .workers import CEREMONIES, TakeNomad

GOODS: Final = (0.6, 0.95, 0.95, 1.75)  # what a resource is worth while there is time to use it
LAST_GOODS: Final = (0.02, 0.02, 0.02, 1.0)  # … and at the end (TW-11.1.7)
ENOUGH: Final = (8, 6, 7, 6)  # more than this is worth half, more than twice this only what it brings at the end
ARMY_HAND: Final = 1.4
SOLDIERS: Final = (0.0, 1.3, 3.5)  # of a face-up card
CARD: Final = 0.9
CARDS_ENOUGH: Final = 4
WORKER: Final = (0.0, 1.2, 2.0, 2.1, 2.2, 2.3)
TILE: Final = 2.0  # what a tile is worth beyond the tapestry it lengthens
BUILDING_USE: Final = 0.6  # of a building's output, for each ceremony to come
EXHAUSTED: Final = 0.5
ABILITY: Final = 1.0  # a permanent building, for each ceremony to come
STAIR_USE: Final = 0.4
STATUE_USE: Final = 0.48  # of the steps a statue brings in worship
LEAD: Final = 0.7  # a region led now will mostly be led at the ceremony
GROWTH: Final = 1.2  # casualties from one ceremony to the next
TURNED: Final = 0.6  # a soldier turned down …
DISCARDED: Final = 0.84  # … and one discarded
SECOND_ACTION: Final = 2.5
PROMISE: Final = 0.72
TEMPLE: Final = 0.95  # points of a step, for each ceremony to come
CLIMBING: Final = 0.6  # what a step is worth as a step towards the next
DUEL: Final = 0.6  # what a rival's point is worth with a single rival …
CROWD: Final = 0.25  # … and with several
PLENTY: Final = 100  # points with which one begins to want the end
HASTE: Final = 0.1  # what a villager gone is worth to the leader, for each point beyond that …
HASTE_BEHIND: Final = 0.04  # … and to the others
RUSH: Final = 1.2  # how soon stores lose their worth


def value(s: State, seat: int) -> float:
    """How many points a seat will probably have, and a little of how far it is ahead."""
    outlook = Outlook(s, seat)
    worth = outlook.holdings()
    for frame in reversed(s.agenda):
        if whose(frame) == seat:
            worth += outlook.pending(frame)
        elif isinstance(frame, TakeLand):
            worth -= outlook.rivalry * outlook.threat(frame.whose)
    best = max(player.vp for number, player in enumerate(s.players) if number != seat)
    return worth - outlook.rivalry * best + outlook.haste(best)


def whose(frame: AnyFrame[State]) -> int:
    if frame.seat >= 0:
        return frame.seat
    owner: int = getattr(frame, "whose", getattr(frame, "to", NOBODY))
    return owner


class Outlook:
    """A position through the eyes of one seat."""

    __slots__ = ("box", "ceremonies", "goods", "me", "rivalry", "s", "seat", "time")

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.me, self.box = s, seat, s.players[seat], s.box
        self.rivalry = DUEL if len(s.players) == 2 else CROWD
        self.ceremonies = 1 if s.last else CEREMONIES - s.held
        if not s.agenda:
            self.ceremonies = 0
        full = s.box.village[s.seats]
        left = len(s.village) / full if s.token == NOBODY else 0.0
        self.time = max(self.ceremonies - 1 + left, 0.15) if self.ceremonies else 0.0
        use = min(self.time * RUSH, 1.0)
        self.goods = tuple(last + (now - last) * use for now, last in zip(GOODS, LAST_GOODS, strict=True))

    # What is owned

    def holdings(self) -> float:
        me = self.me
        worth = float(me.vp)
        for resource, amount in enumerate(me.goods):
            enough = ENOUGH[resource]
            each = self.goods[resource]
            worth += each * min(amount, enough) + 0.5 * each * min(max(amount - enough, 0), enough)
            worth += LAST_GOODS[resource] * max(amount - 2 * enough, 0)
        worth += self.cards() + self.armies() + self.workers() + self.temple(me.step)
        worth += self.buildings() + self.weavings() + self.regions() + self.statues()
        return worth + STAIR_USE * self.time * (5 - me.stairs)

    def cards(self) -> float:
        """God cards in hand; those that will not be fed cost points (TW-10.6)."""
        me, count = self.me, len(self.me.hand)
        if not self.ceremonies:
            return 0.0
        use = min(self.time, 1.0)
        worth = CARD * use * min(count, CARDS_ENOUGH) + 0.2 * use * max(count - CARDS_ENOUGH, 0)
        if self.ceremonies == 1:
            worth += 0.9 * count * (1 - use)
        near = 1.0 if self.s.token != NOBODY else 0.6 - 0.4 * use
        hungry = max(count - me.goods[0], 0)
        return worth - 2.0 * near * max(hungry - 2 * use, 0) - 0.3 * min(count, me.goods[0])

    def armies(self) -> float:
        me, soldiers = self.me, self.box.soldiers
        use = min(self.time, 1.0)
        worth = 0.0
        for card in me.army_hand:
            worth += max(0.97 * self.bonus(self.box.army[card]), 0.85 * SOLDIERS[soldiers[card]] * use)
        for card in me.army_up:
            worth += SOLDIERS[soldiers[card]] * use + (1.0 - use)
        for card in me.army_down:
            worth += 0.5 * SOLDIERS[soldiers[card]] * use
        return worth

    def workers(self) -> float:
        count = min(len(self.me.workers), 5)
        return WORKER[count] * min(self.time, 1.0) + 0.9 * min(count, 2) * (1 - min(self.time, 1.0))

    def temple(self, step: int) -> float:
        """Points for every ceremony to come, the summit, and rewards further up."""
        points = TEMPLE * self.box.right[step] * self.ceremonies + self.box.summit[step]
        return points + CLIMBING * step * min(self.time, 1.0)

    def statues(self) -> float:
        room = TOP_STEP - self.me.step
        small, large = sum(self.me.statues[:GODS]), sum(self.me.statues[GODS:])
        steps = min(small + 3 * large, room)
        each = self.step_worth()
        kinds = sum(1 for god in range(GODS) if self.me.statues[god] or self.me.statues[god + GODS])
        return STATUE_USE * steps * each * min(self.time, 1.0) + 0.5 * kinds * min(self.time, 1.5)

    def step_worth(self) -> float:
        step = self.me.step
        if step >= TOP_STEP:
            return 0.0
        upper = min(step + 3, TOP_STEP)
        return (self.temple(upper) - self.temple(step)) / (upper - step) + 0.6

    def buildings(self) -> float:
        me = self.me
        worth = BUILDING_VP * 0.9 * (len(me.up) + me.works.bit_count()) + 0.8 * len(me.down) * min(self.time, 1.0)
        uses = BUILDING_USE * self.time
        for house in me.up:
            worth += uses * self.bonus(self.box.output[house])
        for house in me.down:
            worth += EXHAUSTED * uses * self.bonus(self.box.output[house])
        return worth + ABILITY * self.time * me.works.bit_count()

    def weavings(self) -> float:
        worth = 0.0
        for tapestry in self.me.tapestries:
            length = len(tapestry)
            worth += TAPESTRY_VP[length]
            if length < 7:
                worth += 0.35 * min(self.time, 1.5) * (TAPESTRY_VP[length + 1] - TAPESTRY_VP[length])
        found = matches(self.box, self.me.tapestries)
        trades = self.ceremonies + 0.3 * self.time
        return worth + trades * 0.9 * sum(self.bonus(self.box.edge[edge]) for edge in found)

    def haste(self, best: int) -> float:
        """Who is ahead, and has enough, wants the game to end: nothing else ever empties the village."""
        full = self.box.village[self.s.seats]
        gone = full * self.s.held + full - len(self.s.village)
        return (HASTE if self.me.vp >= best else HASTE_BEHIND) * max(self.me.vp - PLENTY, 0) * gone

    def casualties_to_come(self) -> float:
        """What a region led to the end will still pay, over all ceremonies (TW-10.5)."""
        more = self.ceremonies
        return more * len(self.s.casualties) + GROWTH * more * (more + 1) / 2

    def regions(self) -> float:
        """Casualties pay at every ceremony to who leads (TW-10.5)."""
        s, worth = self.s, 0.0
        if not self.ceremonies:
            return 0.0
        expected = LEAD * self.casualties_to_come()
        for region in range(len(REGION)):
            leader = region_leader(s, region)
            if leader == self.seat:
                worth += expected
            elif leader != NOBODY:
                worth -= self.rivalry * expected
        return worth + 0.4 * (CONQUEST_MARKERS - self.me.markers) * min(self.time, 1.0)

    # What things are worth

    def bonus(self, bonus: Bonus) -> float:
        worth = bonus.vp + ARMY_HAND * min(self.time, 1.0) * bonus.army
        for resource, amount in enumerate(bonus.goods):
            worth += self.goods[resource] * amount
        for part in bonus.parts:
            worth += self.part(part)
        return worth

    def part(self, part: Part) -> float:
        effect, n, resource, amount = part
        use = min(self.time, 1.0)
        price = self.goods[resource] * amount if resource >= 0 else 0.0
        if resource >= 0 and self.me.goods[resource] < amount:
            return 0.0
        worth = 0.0
        if effect == GOD_CARD:
            worth = n * self.card_worth()
        elif effect == ARMY_DRAW:
            worth = n * (ARMY_HAND + 0.3) * use
        elif effect == WEAVE:
            worth = n * self.tile_worth()
        elif effect == FREE_WORKER:
            worth = n * 1.3 * use
        elif effect == STEP:
            worth = n * self.step_worth()
        elif effect == RESTORE:
            worth = 1.2 * use * min(n, len(self.me.down) + len(self.me.army_down))
        elif effect == BUILD:
            worth = self.build_worth(free=n == 1)
        elif effect == SMALL_STATUE:
            worth = self.statue_worth(False)
        elif effect == STAIRS:
            worth = self.stairs_worth() if self.me.stairs else 0.0
        elif effect == PRODUCE:
            worth = max((self.bonus(self.box.output[house]) for house in self.me.up), default=0.0)
        elif effect == TRADE:
            worth = self.trade_worth()
        elif effect == EITHER:
            worth = max(self.goods[good] * count if good <= GOLD else 1.3 for good, count in self.box.eithers[n])
        return max(worth - price, 0.0)

    def card_worth(self) -> float:
        """What one more god card is worth."""
        return CARD * min(self.time, 1.0) if len(self.me.hand) < min(CARDS_ENOUGH, self.me.goods[0] + 2) else 0.0

    def tile_worth(self) -> float:
        """What a tile adds to the longest tapestry that can still grow."""
        longest = max((len(tapestry) for tapestry in self.me.tapestries if len(tapestry) < 7), default=1)
        return 0.6 * (TAPESTRY_VP[longest + 1] - TAPESTRY_VP[longest]) + 0.4 * TILE

    def statue_worth(self, large: bool) -> float:
        steps = 3 if large else 1
        use = STATUE_USE * steps * self.step_worth() * min(self.time, 1.0)
        return self.box.statue_vp[large] + use

    def stairs_worth(self) -> float:
        return self.box.stairs_vp + self.goods[1] + 2 * self.goods[0] + STAIR_USE * self.time

    def build_worth(self, free: bool) -> float:
        best = 0.0
        for house in self.s.market:
            cost = self.box.cost[house]
            if free or can_pay(self.me.goods, cost):
                if house < len(self.box.output):
                    worth = BUILDING_VP * 0.9 + BUILDING_USE * self.time * self.bonus(self.box.output[house])
                else:
                    worth = BUILDING_VP * 0.9 + ABILITY * self.time
                best = max(best, worth - (0.0 if free else self.price(cost)))
        return best

    def trade_worth(self) -> float:
        return sum(self.bonus(self.box.edge[edge]) for edge in matches(self.box, self.me.tapestries))

    def price(self, cost: Cost) -> float:
        """What a price hurts."""
        worth = cost[4] * (self.goods[0] if self.me.goods[0] >= cost[4] else self.goods[1])
        for resource in range(4):
            worth += cost[resource] * self.goods[resource]
        return worth

    def task(self, task: int) -> float:
        """What carrying out a task would bring."""
        me, use = self.me, min(self.time, 1.0)
        if task <= GOLD:
            amount = self.box.gathered[task]
            crowded = me.goods[task] >= ENOUGH[task]
            return amount * self.goods[task] * (0.5 if crowded else 1.0)
        if task == T_WEAVE:
            corn = me.goods[1] + me.goods[GOLD]
            if self.s.tile_top == NONE or not corn:
                return 0.0
            return self.tile_worth() + 0.6 - self.goods[1] + (0.8 if corn >= 3 else 0.0)
        if task == T_STATUE:
            return self.statue_task()
        if task == T_STAIRS:
            can = can_build_stairs(self.s, self.seat)
            return self.stairs_worth() - self.price(STAIRS_COST) if can else 0.0
        if task == T_BUILD:
            return self.build_worth(free=False)
        if task == T_TRAIN:
            return (ARMY_HAND + 0.4) * use
        if task == T_PRODUCE:
            return max((self.bonus(self.box.output[house]) for house in me.up), default=0.0)
        return self.trade_worth() if task == T_TRADE else 0.0

    def statue_task(self) -> float:
        me, best = self.me, 0.0
        if can_pay(me.goods, SMALL_COST) and any(self.s.statues[:GODS]):
            best = self.statue_worth(False) - self.price(SMALL_COST)
        if can_pay(me.goods, LARGE_COST) and any(self.s.statues[GODS:]):
            best = max(best, self.statue_worth(True) - self.price(LARGE_COST))
        return best

    def tasks(self, space: int, count: int, used: int = 0, closed: bool = False) -> float:
        """The best that so many tasks can bring on the icons of a space."""
        hill = self.box.hill
        worths = sorted((self.task(hill.task[icon]) for icon in hill.icons[space]), reverse=True)
        fresh = sorted(
            (self.task(hill.task[icon]) for n, icon in enumerate(hill.icons[space]) if not used >> n & 1), reverse=True
        )
        total = sum(fresh[:count])
        count -= len(fresh)
        while count > 0 and not closed:
            total += 0.8 * sum(worths[:count])
            count -= len(worths)
        return PROMISE * total

    # What is pending

    def pending(self, frame: AnyFrame[State]) -> float:
        """What an open question, or a step to come, will probably bring."""
        s, me, use = self.s, self.me, min(self.time, 1.0)
        if isinstance(frame, DoTasks):
            return self.tasks(frame.space, frame.left, frame.used, frame.closed)
        if isinstance(frame, (BeforeTasks, CountTasks, UseBonusFirst)):
            worth = self.tasks(frame.space, frame.count) + (1.0 if frame.priest else 0.0)
            unused = not (isinstance(frame, CountTasks) and frame.used)
            return worth + (self.played() if unused else 0.0)
        if isinstance(frame, PayForTask):
            return self.tasks(frame.space, frame.count)
        if isinstance(frame, (PutDown, PayForSpace)):
            worth = self.tasks(frame.space, task_count(s, self.seat, frame.worker, frame.kind, frame.space))
            worth -= WORKER[min(len(me.workers), 5)] - WORKER[max(min(len(me.workers), 5) - 1, 0)]
            able = specials(s, frame.worker, frame.kind)
            worth += use * (1.0 * (4 in able) + 2.2 * (2 in able))
            if isinstance(frame, PayForSpace):
                worth -= 0.8 * CARD * use + 0.6 * frame.cost(s)
            return worth + self.played()
        if isinstance(frame, PayCost):
            return -self.price(frame.cost)
        return self.pending_more(frame)

    def played(self) -> float:
        """The bonus of the card just played (TW-6.1)."""
        return 0.9 * self.bonus(self.box.card[self.s.played]) if has_card_bonus(self.s, self.seat) else 0.0

    def pending_more(self, frame: AnyFrame[State]) -> float:
        me, use = self.me, min(self.time, 1.0)
        if isinstance(frame, (TakeGodCard, GainGodCards)):
            return frame.left * self.card_worth()
        if isinstance(frame, (DrawGods, DrawGod)):
            return self.card_worth()
        if isinstance(frame, (DrawArmies, DrawArmy)):
            return 0.0 if frame.training else ARMY_HAND * use
        if isinstance(frame, (TossArmy, Keep)):
            return (ARMY_HAND + 0.4) * use
        if isinstance(frame, (TakeSecond, OfferSecond)):
            return SECOND_ACTION * use
        if isinstance(frame, (ChoosePart, GainParts)):
            return 0.9 * sum(self.part(part) for part in frame.parts)
        if isinstance(frame, GainPart):
            return 0.9 * self.part(frame.part)
        if isinstance(frame, TakeEither):
            return 0.9 * self.part((EITHER, frame.either, -1, 0))
        if isinstance(frame, ClimbSteps):
            return self.temple(min(me.step + frame.left, TOP_STEP)) - self.temple(me.step) + 0.5 * frame.left
        if isinstance(frame, BuySteps):
            return 0.8 * self.part((STEP, frame.steps, frame.resource, frame.amount))
        if isinstance(frame, (FreeWeaving, TakeFreeTile, AttachTile)):
            return 0.9 * self.tile_worth()
        if isinstance(frame, BuyTiles):
            return 0.7 * self.tile_worth() if me.goods[1] + me.goods[GOLD] > frame.bought else 0.0
        if isinstance(frame, BuildHouse):
            return 0.9 * self.build_worth(frame.free)
        if isinstance(frame, ErectStatue):
            return 0.9 * (self.statue_worth(False) if frame.bonus else self.statue_task())
        if isinstance(frame, BuildStairs):
            return 0.9 * (self.stairs_worth() if frame.free else self.task(T_STAIRS))
        if isinstance(frame, TakeNomad):
            return 1.2 * use
        return self.pending_action(frame)

    def pending_action(self, frame: AnyFrame[State]) -> float:
        """High-priest actions in progress."""
        me, use = self.me, min(self.time, 1.0)
        if isinstance(frame, ProduceOne):
            return max((self.bonus(self.box.output[house]) for house in me.up), default=0.0)
        if isinstance(frame, (Produce, UseBuildings)):
            drop = (1 - EXHAUSTED) * BUILDING_USE * self.time
            gains = [max(self.bonus(self.box.output[house]) * (1 - drop) - 0.3, 0.0) for house in me.up]
            return 0.95 * sum(gains)
        if isinstance(frame, Restoration):
            return 1.0 * use if me.down or me.army_down else 0.0
        if isinstance(frame, RestoreSome):
            return 1.0 * use
        if isinstance(frame, Worship):
            sizes = [not frame.offered[0] and any(me.statues[:GODS]), not frame.offered[1] and any(me.statues[GODS:])]
            steps = sizes[0] + sizes[1] * (3 if frame.leading else 1)
            return steps * (1 - STATUE_USE) * self.step_worth()
        if isinstance(frame, Offering):
            corn = me.goods[1]
            steps = min(corn // 2, 3) if frame.leading else min(corn // 3, 1)
            return steps * max(self.step_worth() - (2 if frame.leading else 3) * self.goods[1], 0.0)
        if isinstance(frame, (PlayArmies, MusterArmies, Muster)):
            army = army_of(self.s, self.seat)
            return 0.85 * (self.conquest_worth(self.mustered()) - self.conquest_worth(army))
        if isinstance(frame, (Conquer, OfferConquest, TakeLand)):
            again = isinstance(frame, TakeLand) and frame.again
            return (0.4 if again else 1.0) * self.conquest_worth(army_of(self.s, self.seat))
        if isinstance(frame, PayArmies):
            flip, lose, _ = demand(self.s, self.seat, frame.land)
            return -TURNED * flip - DISCARDED * lose
        if isinstance(frame, PaySoldiers):
            return -TURNED * frame.flip - DISCARDED * frame.lose
        if isinstance(frame, TakePart):
            return 0.3
        return 0.0

    def threat(self, rival: int) -> float:
        """What a rival may win by a conquest that one sets off."""
        player = self.s.players[rival]
        cards = len(player.army_hand) + len(player.army_up)
        if cards < 2:
            return 0.8 * cards
        return min(1.5 + cards, 6.0) + 0.3 * LEAD * self.casualties_to_come()

    def mustered(self) -> Army:
        """The army a seat would have with every card it can pay for in play."""
        ones, twos = army_of(self.s, self.seat)
        soldiers = self.box.soldiers
        hand = sorted((soldiers[card] for card in self.me.army_hand), reverse=True)
        hand = hand[: 1 + self.me.goods[0] + self.me.goods[GOLD]]
        return ones + hand.count(1), twos + hand.count(2)

    def conquest_worth(self, army: Army) -> float:
        """The best land such an army can take."""
        s, best = self.s, 0.0
        if not self.me.markers or army == (0, 0):
            return 0.0
        to_come = LEAD * self.casualties_to_come()
        leaders = [region_leader(s, region) for region in range(len(REGION))]
        for land, owner in enumerate(s.lands):
            if owner != NOBODY:
                continue
            wanted = demand(s, self.seat, land)
            if not affordable(army, wanted):
                continue
            worth = self.bonus(self.box.land[land]) - TURNED * wanted[0] - DISCARDED * wanted[1]
            leader = leaders[self.box.region[land]]
            if leader == NOBODY:
                worth += 0.9 * to_come
            elif leader != self.seat:
                worth += 0.5 * (1 + self.rivalry) * to_come
            best = max(best, worth)
        return 0.9 * best
