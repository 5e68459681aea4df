"""What a position says of one seat, in plain numbers: what bots that plan have learned to weigh.

Positions are looked at where one's own turn is over. So everything is told as it will be when one's *next* turn begins:
workers are a space further if the calendar turns before that. Each group of features is one function and its names.
"""

from functools import lru_cache
from typing import Final

from ..box import NONE, Effect
from ..choices import CHICHEN, HARVEST_CORN, HARVEST_WOOD, PALENQUE, SKULL, THEOLOGY, TIKAL, UXMAL, YAXCHILAN
from ..gears import cannot_harvest, fished, harvest_yield, mined
from ..scoring import monument_points
from ..state import NOBODY, State
from .expansions import MODULES, modules
from .outset import Outset

RATES: Final = (2, 3, 4)  # what a missing block counts
NEAR_ENOUGH: Final = 16  # … and when a monument is out of sight


# Points, corn and hunger

PURSE: Final = (
    *("points", "corn", "corn to 3", "corn to 7", "corn to 12", "hunger", "hunger over", "hunger today", "hunger soon"),
    *("hunger by days", "need to the end", "corn after the next food day", "debt", "hunger twice"),
)


def purse(o: Outset) -> list[float]:
    corn, hunger, until = o.corn, o.hunger, o.until
    return [
        sum(o.me.ledger) / 4, corn, min(corn, 3), min(corn, 7), min(corn, 12),
        hunger, hunger if until < 0 else 0, hunger if until == 0 else 0, hunger if 1 <= until <= 2 else 0,
        hunger / (until + 2), o.need * o.left, max(corn - o.need, 0) if o.left > 1 else 0, sum(o.me.debt),
        max(2 * o.need - corn, 0) if o.left > 1 else hunger,
    ]  # fmt: skip


# Blocks, skulls, workers

STORES: Final = (
    *("wood", "stone", "gold", "blocks to 2", "blocks to 5", "blocks to 9", "any block"),
    *("skulls", "a skull", "skulls with open slots", "skulls by open slots", "skulls in the bank"),
    *("fourth worker", "fifth worker", "sixth worker", "hand", "a hand", "hand to 3", "hand by corn", "all in hand"),
    "light",
)


def stores(o: Outset) -> list[float]:
    me, blocks, hand, slots = o.me, o.blocks, o.hand, len(o.open_slots)
    return [
        *me.blocks, min(blocks, 2), min(blocks, 5), min(blocks, 9), blocks > 0,
        me.skulls, min(me.skulls, 1), me.skulls if slots else 0, slots / 9 * min(me.skulls, 2), o.s.bank_skulls / 13,
        me.workers >= 4, me.workers >= 5, me.workers >= 6,
        hand, min(hand, 1), min(hand, 3), min(hand, o.corn), me.workers == hand, me.light,
    ]  # fmt: skip


# Temples

TEMPLES: Final = (
    *(f"temple {t} {name}" for t in range(3) for name in ("points", "step", "next", "lead")),
    *("first lead", "last lead", "wood to come", "stone to come", "gold to come", "skulls to come", "blocks next"),
)
CHANCE_TO_LEAD: Final = {1: 0.85, 0: 0.5, -1: 0.25, -2: 0.08}


def temples(o: Outset) -> list[float]:
    s, held = o.s, o.s.held
    scorings, payments = (held < 2) + (held < 4), (held < 1) + (held < 3)
    found: list[float] = []
    first = last = 0.0
    to_come = [0, 0, 0, 0]
    for t, temple in enumerate(o.box.temples):
        step = o.me.steps[t]
        points = temple.vp[step + 1]
        best = max([p.steps[t] for number, p in enumerate(s.players) if number != o.seat])
        lead = step - best
        found += [
            points * scorings,
            step,
            temple.vp[min(step + 1, temple.top) + 1] - points if scorings else 0,
            lead if scorings else 0,
        ]
        chance = 1.0 if lead > 1 else CHANCE_TO_LEAD.get(lead, 0.0)
        first += temple.leader[0] * chance if held < 2 else 0
        last += temple.leader[1] * chance if scorings else 0
        for material in temple.reward[: step + 2] if payments else ():
            if material >= 0:
                to_come[3 if material == SKULL else material] += 1
    found += [first, last, *(payments * n for n in to_come), sum(to_come[:3]) if held in (0, 2) else 0]
    return found


# Technologies and tiles owned

OWNED: Final = (
    *(f"track {t} level {n}" for t in range(4) for n in (1, 2, 3)),
    *("levels", "tracks at the top", "farms", "graveyards", "municipals", "shrines", "buildings", "corn saved"),
    *("monument points", "monuments", "corn tiles", "wood tiles", "food day gifts"),
)


def owned(o: Outset) -> list[float]:
    me, box = o.me, o.box
    kinds = [0, 0, 0, 0]
    one = every = gifts = 0
    for number in me.buildings:
        tile = box.buildings[number]
        kinds[tile.category] += 1
        one += tile.effect.farm_one
        every += tile.effect.farm_all
        gifts += tile.effect.food_day is not None
    points = sum([monument_points(o.s, o.seat, box.monuments[m]) for m in me.monuments])
    levels = me.levels
    return [
        *[level >= n for level in levels for n in (1, 2, 3)], sum(levels), levels.count(3),
        *kinds, len(me.buildings), o.left * (min(one, me.workers) * 2 + every * me.workers),
        points, len(me.monuments), me.corn_tiles, me.wood_tiles, gifts * o.left,
    ]  # fmt: skip


# Monuments and buildings to be had

MONUMENTS: Final = (
    *("best monument to pay", "best monument", "dearest monument", "second monument"),
    *("best monument to pay by worker", "best monument by worker", "best monument in reach"),
)


def monuments(o: Outset) -> list[float]:
    if not o.days:
        return [0.0] * len(MONUMENTS)
    s, me, days, at_tikal = o.s, o.me, o.days, o.workers[TIKAL]
    payable = nearest = second = most = 0.0
    for number in s.shown_monuments:
        tile = o.box.monuments[number]
        points = float(monument_points(s, o.seat, tile) + (tile.by_quarter[min(s.held, 3)] if tile.by_quarter else 0))
        kind, figures, _ = tile.score
        if kind in ("per_own_tile_of_category", "per_own_building_and_monument"):
            points += figures[0]
        elif kind == "per_monument_of_all_players":
            points += o.box.by_players[len(s.players)]
        price, missing = 0, 0 if tile.skulls <= me.skulls else 6
        for cost, have, rate in zip(tile.cost, me.blocks, RATES, strict=True):
            price += cost * rate
            if cost > have:
                missing += (cost - have) * rate
        gain = points - price / 4
        if not missing and gain > payable:
            payable = gain
        near = gain * (1 - missing / NEAR_ENOUGH) if missing < NEAR_ENOUGH else 0.0
        if near > nearest:
            nearest, second = near, nearest
        elif near > second:
            second = near
        if points > most:
            most = points
    far = max(at_tikal, default=-1)
    worker = 1.0 if far >= 4 else 0.5 if far >= 2 else 0.2 if at_tikal else 0.0
    reach = (at_tikal and 4 - far < days) or (o.hand and days > 5)
    return [payable, nearest, most, second, payable * worker, nearest * worker, nearest if reach else 0]


BUILDINGS: Final = (
    *("best building to pay", "buildings to pay", "best building with a worker", "best building"),
    *("best building with one at tikal", "best building for corn there", "best building for corn"),
)


def buildings(o: Outset) -> list[float]:
    if not o.days:
        return [0.0] * len(BUILDINGS)
    at_tikal, at_uxmal = o.workers[TIKAL], o.workers[UXMAL]
    share = o.days / o.box.food_days[-1]
    best = close = in_corn = 0.0
    count = 0
    for number in o.s.shown:
        tile = o.box.buildings[number]
        once, lasting = building_worth(tile.effect)
        worth = once + share * lasting
        price = total = missing = 0
        for cost, have, rate in zip(tile.cost, o.me.blocks, RATES, strict=True):
            price += cost * rate
            total += cost
            if cost > have:
                missing += cost - have
        gain = worth - price / 4
        if not missing:
            count += 1
            if gain > best:
                best = gain
        if 2 * total <= o.corn and worth - total / 2 > in_corn:
            in_corn = worth - total / 2
        if missing < 4 and gain * (1 - missing / 4) > close:
            close = gain * (1 - missing / 4)
    return [
        best, count, best if max(at_tikal, default=0) >= 2 else 0, close, close if at_tikal else 0,
        in_corn if max(at_uxmal, default=0) >= 4 else 0, in_corn if at_uxmal else 0,
    ]  # fmt: skip


@lru_cache(maxsize=512)
def building_worth(effect: Effect) -> tuple[float, float]:
    """A rough worth of a building: what it brings at once, and what it would bring over a whole game."""
    gain = effect.gain
    once = effect.vp + 0.25 * gain.corn + 0.5 * gain.blocks[0] + 0.75 * gain.blocks[1] + gain.blocks[2]
    once += gain.any_blocks + 4 * gain.skulls + effect.skull_vp + 2.5 * effect.skull_steps
    once += 2.2 * sum(steps for _, steps in effect.temples) + 2 * (effect.any_action >= 0) + 0.5 * effect.trade
    lasting = 2.5 * effect.advances * (effect.track != NONE) + 1.5 * effect.farm_one + 4 * effect.farm_all
    lasting += 4 * effect.worker + 2 * (effect.build != 0) + 3 * (effect.food_day is not None)
    return once, lasting


# Workers by place

SPACES: Final = (9, 9, 9, 9, 12)  # of each gear, with the one that only one tribe reaches
PLACES: Final = (
    *(f"gear {gear} space {n}" for gear, count in enumerate(SPACES) for n in range(count)),
    *(f"gear {gear} several" for gear in range(4)),
)


def places(o: Outset) -> list[float]:
    found: list[float] = []
    for gear, count in enumerate(SPACES):
        row = [0.0] * count
        for n in o.workers[gear]:
            row[n] += 1
        found += row
    return [*found, *[float(len(o.workers[gear]) > 1) for gear in range(4)]]


# What workers on a gear can do with what is owned

HARVEST: Final = (
    *("corn now", "corn tomorrow", "corn later", "wood now", "wood tomorrow", "best field", "open fields", "best wood"),
    *("corn before food today", "corn before food tomorrow", "hunger to be stilled"),
)


def harvest(o: Outset) -> list[float]:
    s, seat, days, until, hunger = o.s, o.seat, o.days, o.until, o.hunger
    field, wood = [0.0, float(fished(s, seat))], [0.0, 0.0]
    for n in range(2, 6):
        field.append(
            float(harvest_yield(s, seat, n, HARVEST_CORN)) if not cannot_harvest(s, seat, n, HARVEST_CORN) else 0
        )
        wood.append(float(harvest_yield(s, seat, n, HARVEST_WOOD)) if s.wood_left[n] else 0)
    now = tomorrow = later = wood_now = wood_tomorrow = 0.0
    for n in o.workers[PALENQUE]:
        now += best_field(field, n)
        tomorrow += best_field(field, n + 1)
        later += best_field(field, n + 3) if days > 3 else 0
        wood_now += max(wood[: min(n, 5) + 1])
        wood_tomorrow += max(wood[: min(n + 2, 5) + 1])
    now, wood_now = (now, wood_now) if days else (0.0, 0.0)
    tomorrow, wood_tomorrow = (tomorrow, wood_tomorrow) if days > 1 else (0.0, 0.0)
    stilled = now if until == 0 else tomorrow if until <= 2 else later
    return [
        now, tomorrow, later, wood_now, wood_tomorrow, max(field[2:]), sum([v > 0 for v in field[2:]]), max(wood),
        now if until == 0 else 0, tomorrow if until == 1 else 0, min(stilled, hunger),
    ]  # fmt: skip


def best_field(field: list[float], space: int) -> float:
    """The most from a space of a gear, a corn for each step back; anything from behind the last."""
    if space >= len(field):
        return max(field)
    return max([field[n] - (space - n) for n in range(1, space + 1)], default=0.0)


MINES: Final = ("mine now", "mine tomorrow", "mine later")


def mines(o: Outset) -> list[float]:
    there, days = o.workers[YAXCHILAN], o.days
    if not there or not days:
        return [0.0, 0.0, 0.0]
    worth = [0.0]
    for n in range(1, o.box.top_action[YAXCHILAN] + 1):
        gain = mined(o.s, o.seat, n)
        wood, stone, gold = gain.blocks
        worth.append((gain.corn + 2 * wood + 3 * stone + 4 * gold) / 4 + 4 * gain.skulls)
    now = tomorrow = later = 0.0
    for n in there:
        now += best_field(worth, n)
        tomorrow += best_field(worth, n + 1) if days > 1 else 0
        later += best_field(worth, n + 3) if days > 3 else 0
    return [now, tomorrow, later]


OFFERINGS: Final = (
    *("skull offerings now", "skull offerings to come", "offerings with a skull", "skulls with workers"),
    *("workers without skulls", "skulls without workers", "skulls too late"),
)


def offerings(o: Outset) -> list[float]:
    there, skulls, days = sorted(o.workers[CHICHEN], reverse=True), o.me.skulls, o.days
    printed = o.box.actions[CHICHEN]
    now = to_come = 0.0
    ahead = 1 if o.me.levels[THEOLOGY] else 0
    free = o.open_slots[:]
    placed = 0
    for n in there:
        reach = n + ahead
        slots = [k for k in free if reach >= 10 or (k <= reach and reach - k <= o.corn + 1)]
        if slots and placed < skulls and days:
            slot = max(slots)
            now += printed[slot].vp + 2 - (0 if reach >= 10 else 0.3 * (reach - slot))
            placed += 1
            free.remove(slot)
        later = [printed[k].vp - 0.7 * (k - reach) for k in o.open_slots if 0 <= k - reach < days]
        to_come += min(max(later), 13) if later else 0
    count = len(there)
    return [
        now, to_come, to_come if skulls else 0, min(skulls, count), max(count - skulls, 0),
        max(skulls - count, 0) if days > 2 else 0, skulls if days <= 1 and not count else 0,
    ]  # fmt: skip


MEANS: Final = (
    *("blocks at tikal", "blocks for learning", "blocks for temples", "nothing at tikal"),
    *("corn at uxmal", "a worker to hire", "corn for a temple", "corn to trade"),
    *("start corn today", "start corn tomorrow", "start player", "on the start space"),
)


def means(o: Outset) -> list[float]:
    s, tikal, uxmal, blocks, corn, days = o.s, o.workers[TIKAL], o.workers[UXMAL], o.blocks, o.corn, o.days
    at_tikal, at_uxmal = max(tikal, default=-1), max(uxmal, default=-1)
    free_start = s.start_space == NOBODY
    return [
        min(blocks, 3) if tikal else 0,
        blocks if 1 in tikal or 3 in tikal or at_tikal > 5 else 0,
        blocks > 0 and at_tikal >= 5,
        bool(tikal) and not blocks,
        min(corn, 6) if uxmal else 0,
        o.me.workers < o.box.most_workers and days > 0 and at_uxmal >= 3,
        corn >= 3 and days > 0 and at_uxmal >= 1,
        corn if days and at_uxmal >= 2 else 0,
        s.start_corn if free_start and o.again else 0,
        s.start_corn if free_start and o.hand and not o.again else 0,
        s.start == o.seat,
        s.start_space == o.seat,
    ]


# The others, and the time

OTHERS: Final = (
    *("rivals' workers out", "rivals' skulls", "rivals' blocks", "rivals' points", "best rival's points"),
    *("monuments shown", "days to food", "food day over", "food day today", "food days held", "more seats", "time"),
    "time squared",
)


def others(o: Outset) -> list[float]:
    s = o.s
    rivals = [player for number, player in enumerate(s.players) if number != o.seat]
    count = len(rivals)
    points = [sum(p.ledger) / 4 for p in rivals]
    share = o.days / o.box.food_days[-1]
    return [
        sum([p.workers - p.hand for p in rivals]) / count,
        sum([p.skulls for p in rivals]) / count,
        sum([sum(p.blocks) for p in rivals]) / count,
        sum(points) / count, max(points),
        len(s.shown_monuments), o.until, o.until < 0, o.until == 0, s.held, count - 1, share, share * share,
    ]  # fmt: skip


# All of it

NAMES: Final = (
    *PURSE, *STORES, *TEMPLES, *OWNED, *MONUMENTS, *BUILDINGS, *PLACES, *HARVEST, *MINES, *OFFERINGS, *MEANS, *OTHERS,
    *MODULES,
)  # fmt: skip


def features(s: State, seat: int) -> list[float]:
    """All of it, in the order of `NAMES`."""
    o = Outset(s, seat)
    return [
        *purse(o), *stores(o), *temples(o), *owned(o), *monuments(o), *buildings(o), *places(o), *harvest(o),
        *mines(o), *offerings(o), *means(o), *others(o), *modules(o),
    ]  # fmt: skip


def time(s: State) -> float:
    """How much of the game is to come."""
    last: int = s.box.food_days[-1]
    return max(last + 1 - s.day, 0) / last
