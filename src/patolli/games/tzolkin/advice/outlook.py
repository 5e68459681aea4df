"""A position through the eyes of one seat: what it owns, and what things are worth to it, in points."""

from typing import Final

from patolli.core.frame import Frame as AnyFrame

from ..box import ANY, NONE, Effect, Gain, Tile
from ..choices import ARCHITECTURE, BUILD, BUILD_MONUMENT, BUILD_PLAIN, GOLD, SKULL, WOOD
from ..constructing import Construct
from ..food_days import needs
from ..picking import PickUp
from ..prophecies import lesson_price
from ..scoring import monument_points
from ..state import NOBODY, State
from ..technologies import advance_price, cannot_advance
from ..temples import can_rise
from ..turn import ChooseTurn

LEVELS: Final = ((0.0, 1.5, 3.0, 6.0), (0.0, 2.0, 4.0, 7.0), (0.0, 1.5, 4.0, 7.0), (0.0, 1.0, 2.5, 4.5))  # by track
BEYOND: Final = 2.5  # an advance past the top
DAY_COST: Final = 0.45  # what waiting a day for a better space costs
IN_HAND: Final = 0.5  # a worker ready to be placed
ON_GEAR: Final = 0.85  # a promise is worth less than having it
MOST_DAYS: Final = 4  # how far ahead a worker's growth is seen
STARVING: Final = 8.0  # a worker that will not be fed
INCOME: Final = 0.05  # corn that comes in a day without trying
PURSE: Final = 6  # corn to have at hand, to go on placing
LAST_PURSE: Final = 4  # … before the last Food Day, at most one corn a day
PURSE_WORTH: Final = 0.6
NEEDED: Final = 1.0  # what corn is worth more while it is missing
BEGGING: Final = 20.0  # a god offended is offended for long
IDLE: Final = 0.05
NEAR: Final = 1.3  # how much hunger is felt just before a Food Day
FAR: Final = 0.85  # … and long before it
HIRING: Final = 7.0  # a worker more, at the beginning of the game
CROWD: Final = 0.85  # the second worker on a gear may find the best already taken


def whose(frame: AnyFrame[State]) -> int:
    return frame.seat if frame.seat >= 0 else getattr(frame, "whose", NOBODY)


def may_pick_up(s: State, seat: int) -> bool:
    """Workers on the gears can still be picked up in this turn."""
    for frame in s.agenda[::-1]:
        if whose(frame) != seat:
            return False
        if isinstance(frame, (ChooseTurn, PickUp)):
            return True
    return False


class Outlook:
    """A position through the eyes of one seat."""

    __slots__ = (
        "blocks",
        "box",
        "corn",
        "days",
        "food_days",
        "me",
        "plain",
        "s",
        "seat",
        "share",
        "skull",
        "soonest",
        "steps",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.me, self.box = s, seat, s.players[seat], s.box
        last_day = s.box.food_days[-1]
        self.days = max(last_day - s.day, 0)
        self.soonest = 0 if may_pick_up(s, seat) else 1
        self.share = self.days / last_day
        self.food_days = 4 - s.held
        self.plain = 0.25 + 0.25 * min(self.share * 2, 1.0)
        self.corn = self.plain + (NEEDED if self.missing() > 0 else 0.0)
        growth = min(self.share * 2.5, 1.0)
        self.blocks = tuple(0.25 * rate * (1 + growth) for rate in self.box.rates)
        self.skull = 3.0 + (2.5 * growth if NOBODY in s.slots[1:10] else 0.0)
        self.steps = tuple(self.step_worth(temple, self.me.steps[temple] + 1) for temple in range(3))

    # What is owned

    def holdings(self) -> float:
        """Points made, stores, temples, technologies, tiles, and the hunger to come."""
        me, s = self.me, self.s
        worth = sum(me.ledger) / 4
        worth += self.plain * min(me.corn, 14) + 0.25 * max(me.corn - 14, 0)
        worth += PURSE_WORTH * min(me.corn, PURSE) * (self.days > 1)
        worth += sum(n * each for n, each in zip(me.blocks, self.blocks, strict=True))
        worth += me.skulls * self.skull - 2.5 * sum(me.debt)
        worth += sum(self.temple_worth(temple, me.steps[temple]) for temple in range(3))
        worth += self.share * sum(LEVELS[track][level] for track, level in enumerate(me.levels))
        worth += self.share * HIRING * (min(me.workers, 5) - 3 + 0.4 * (me.workers > 5)) + 0.4 * me.light
        worth += sum(self.lasting(self.box.buildings[b].effect) for b in me.buildings)
        worth += sum(0.9 * monument_points(s, self.seat, self.box.monuments[m]) for m in me.monuments)
        worth += 0.15 * (me.corn_tiles + me.wood_tiles) * self.share
        return worth - self.hunger()

    def hunger(self) -> float:
        """What will probably be lost at the next Food Day, felt more the nearer it is."""
        return max(self.missing(), 0.0) * self.pain()

    def pain(self) -> float:
        """What each missing corn hurts."""
        until = self.until_food()
        return STARVING / 2 * (NEAR if until < 4 else 1.0 if until < 6 else FAR)

    def relief(self, corn: int) -> float:
        """What so much corn is worth at once."""
        return self.plain * corn + self.pain() * min(corn, max(self.missing(), 0.0))

    def until_food(self) -> int:
        return max(self.box.food_days[self.s.held] - self.s.day, 0) if self.food_days else 0

    def missing(self) -> float:
        """Corn still to be found before the next Food Day, beyond what comes by itself."""
        if not self.food_days:
            return 0.0
        until = self.until_food()
        purse = PURSE if self.food_days > 1 else min(until, LAST_PURSE)
        return sum(needs(self.s, self.seat)) + purse - self.me.corn - INCOME * until

    def temple_worth(self, temple: int, step: int) -> float:
        """Points and materials a step will still bring, and the lead."""
        printed, held = self.box.temples[temple], self.s.held
        scorings = (held < 2) + (held < 4)
        worth = printed.vp[step + 1] * (0.95 if scorings == 1 else 1.7 if scorings else 0.0)
        payments = (held < 1) + (held < 3)
        for material in printed.reward[: step + 2] if payments else ():
            worth += (
                payments * 0.8 * (self.skull if material == SKULL else self.blocks[material] if material >= 0 else 0)
            )
        rivals = [p.steps[temple] for i, p in enumerate(self.s.players) if i != self.seat]
        best = max(rivals)
        if scorings and step >= best:
            bonus = printed.leader[0 if held < 2 else 1] + (printed.leader[1] * 0.4 if held < 2 else 0)
            worth += bonus * (0.7 if step > best else 0.3)
        return worth

    def step_worth(self, temple: int, step: int) -> float:
        """What one step up would bring."""
        if not can_rise(self.s, self.seat, temple):
            return 0.0
        return self.temple_worth(temple, step) - self.temple_worth(temple, step - 1)

    def lasting(self, effect: Effect) -> float:
        """Farms and Food Day gains still to come."""
        worth = 0.0
        if effect.farm_one or effect.farm_all:
            saved = min(effect.farm_one, self.me.workers) * 2 + effect.farm_all * self.me.workers
            worth += saved * self.food_days * self.corn * 0.8
        if effect.food_day and self.food_days:
            worth += sum(self.gain_worth(g) for g in effect.food_day[4 - self.food_days :]) * 0.9
        return worth

    # What things are worth

    def gain_worth(self, gain: Gain) -> float:
        worth = self.corn * gain.corn + self.skull * min(gain.skulls, self.s.bank_skulls)
        worth += sum(n * each for n, each in zip(gain.blocks, self.blocks, strict=True))
        return worth + gain.any_blocks * self.blocks[GOLD]

    def level_worth(self, track: int) -> float:
        """What the next advance in a track would bring, whatever it costs."""
        level = self.me.levels[track]
        return BEYOND if level == 3 else self.share * (LEVELS[track][level + 1] - LEVELS[track][level])

    def advance_worth(self, free: bool, track: int = ANY) -> float:
        """The best advance, its blocks paid."""
        s, seat, each = self.s, self.seat, self.blocks[WOOD]
        tracks = [t for t in (range(4) if track == ANY else (track,)) if cannot_advance(s, seat, t, free) is None]
        more = lesson_price(s)
        return max([self.level_worth(t) - each * (advance_price(s, seat, t, free) + more) for t in tracks], default=0.0)

    def effect_worth(self, effect: Effect) -> float:
        """Everything a tile brings when it is built, and later."""
        worth = effect.vp + effect.skull_vp + self.gain_worth(effect.gain) + self.lasting(effect)
        if effect.track != NONE:
            best = max(self.level_worth(t) for t in range(4)) if effect.track == ANY else self.level_worth(effect.track)
            worth += effect.advances * best
        for temple, steps in effect.temples:
            worth += steps * (max(self.steps) if temple == ANY else self.steps[temple])
        worth += effect.skull_steps * max(self.steps) + (3.0 * self.share + 2.0 if effect.build else 0.0)
        worth += self.hiring() * effect.worker * (self.me.workers < self.box.most_workers)
        worth += 1.5 if effect.any_action >= 0 else 0.0
        return worth + 0.5 * effect.tech_exchange

    def tile_worth(self, tile: Tile) -> float:
        """A building or monument, its cost paid."""
        if tile.age == 0:
            mine = 0.9 * monument_points(self.s, self.seat, tile) + 5.0 * self.share
            points = tile.by_quarter[min(self.s.held, 3)] if tile.by_quarter else 0
            return mine + points + self.gain_worth(tile.effect.gain)
        return self.effect_worth(tile.effect) + 0.4 * (self.me.levels[ARCHITECTURE] > 0)

    def cost_worth(self, cost: tuple[int, ...], skulls: int = 0, in_corn: int = 0) -> float:
        blocks = sum(n * each for n, each in zip(cost, self.blocks, strict=True))
        return (in_corn * self.corn * sum(cost) if in_corn else blocks) + skulls * self.skull

    def building_worth(self, question: Construct) -> float:
        """The best that can be constructed now."""
        best = 0.0
        for choice in question.options(self.s):
            if choice[0] in (BUILD, BUILD_PLAIN, BUILD_MONUMENT):
                tiles = self.box.monuments if choice[0] == BUILD_MONUMENT else self.box.buildings
                tile = tiles[choice[1]]
                best = max(best, self.tile_worth(tile) - self.cost_worth(tile.cost, tile.skulls, question.corn))
        return best

    def hiring(self) -> float:
        """What one worker more is worth; the first ones most."""
        return HIRING * self.share * (1.0 if self.me.workers < 5 else 0.4)
