"""Placing a worker: what its tasks will bring."""

from typing import Final

from ..choices import (
    GODS,
    GOLD,
    PRIEST,
    T_BUILD,
    T_PRODUCE,
    T_STAIRS,
    T_STATUE,
    T_TRADE,
    T_TRAIN,
    T_WEAVE,
    WARRIOR,
)
from ..payments import can_pay
from ..placement import PayForSpace, PutDown, specials, task_count
from ..stairs import cannot_build_stairs
from ..state import NONE
from ..tasks import BeforeTasks, CountTasks, DoTasks, PayForTask, UseBonusFirst, has_card_bonus
from .holdings import ENOUGH, WORKER
from .outlook import ARMY_HAND, CARD, Outlook

PROMISE: Final = 1.0  # of what tasks seem to bring


def task(o: Outlook, kind: int) -> float:
    """What carrying out a task would bring."""
    me = o.me
    if kind <= GOLD:
        crowded = me.goods[kind] >= ENOUGH[kind]
        return o.box.gathered[kind] * o.goods[kind] * (0.5 if crowded else 1.0)
    if kind == T_WEAVE:
        corn = me.goods[1] + me.goods[GOLD]
        if o.s.tile_top == NONE or not corn:
            return 0.0
        return o.tile() + 0.6 - o.goods[1] + (0.8 if corn >= 3 else 0.0)
    if kind == T_STATUE:
        return statue(o)
    if kind == T_STAIRS:
        return o.stairs() - o.price(o.box.stairs_cost) if cannot_build_stairs(o.s, o.seat) is None else 0.0
    if kind == T_BUILD:
        return o.building(free=False)
    if kind == T_TRAIN:
        return (ARMY_HAND + 0.4) * o.use
    if kind == T_PRODUCE:
        return o.production()
    return o.trade() if kind == T_TRADE else 0.0


def statue(o: Outlook) -> float:
    me, best, (small, large) = o.me, 0.0, o.box.statue_cost
    if can_pay(me.goods, small) and any(o.s.statues[:GODS]):
        best = o.statue(large=False) - o.price(small)
    if can_pay(me.goods, large) and any(o.s.statues[GODS:]):
        best = max(best, o.statue(large=True) - o.price(large))
    return best


def tasks(o: Outlook, space: int, count: int, used: int = 0, closed: bool = False) -> float:
    """The best that so many tasks can bring on the icons of a space."""
    hill = o.box.hill
    found = [task(o, hill.task[icon]) for icon in hill.icons[space]]
    fresh = sorted((worth for n, worth in enumerate(found) if not used >> n & 1), reverse=True)
    total = sum(fresh[:count])
    count -= len(fresh)
    if count > 0 and not closed:
        found.sort(reverse=True)
        while count > 0:
            total += 0.8 * sum(found[:count])
            count -= len(found)
    return PROMISE * total


def played(o: Outlook) -> float:
    """The bonus of the card just played (TW-6.1)."""
    return 0.9 * o.bonus(o.box.card[o.s.played]) if has_card_bonus(o.s, o.seat) else 0.0


# What is pending


def doing_tasks(o: Outlook, frame: DoTasks) -> float:
    return tasks(o, frame.space, frame.left, frame.used, frame.closed)


def before_tasks(o: Outlook, frame: BeforeTasks | CountTasks | UseBonusFirst) -> float:
    worth = tasks(o, frame.space, frame.count) + (1.0 if frame.priest else 0.0)
    unused = not (isinstance(frame, CountTasks) and frame.used)
    return worth + (played(o) if unused else 0.0)


def paying_for_task(o: Outlook, frame: PayForTask) -> float:
    return tasks(o, frame.space, frame.count)


def putting_down(o: Outlook, frame: PutDown | PayForSpace) -> float:
    me, s = o.me, o.s
    worth = tasks(o, frame.space, task_count(s, o.seat, frame.worker, frame.kind, frame.space))
    worth -= WORKER[min(len(me.workers), 5)] - WORKER[max(min(len(me.workers), 5) - 1, 0)]
    able = specials(s, frame.worker, frame.kind)
    worth += o.use * (1.0 * (PRIEST in able) + 2.2 * (WARRIOR in able))
    return worth + played(o)


def paying_for_space(o: Outlook, frame: PayForSpace) -> float:
    return putting_down(o, frame) - 0.8 * CARD * o.use - 0.6 * frame.cost(o.s)
