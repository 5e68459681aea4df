"""What workers will do: those in hand, those on the gears, and what each action would bring now."""

from ..choices import CHICHEN, HARVEST_CORN, HARVEST_WOOD, PALENQUE, TIKAL, UXMAL, WOOD
from ..gears import cannot_harvest, construction, fished, harvest_yield, mined
from ..state import NOBODY, last_space, workers_on_gears
from .outlook import CROWD, DAY_COST, IN_HAND, MOST_DAYS, ON_GEAR, Outlook


def workers_worth(o: Outlook) -> float:
    """Workers in hand and on the gears."""
    table: dict[int, list[float]] = {}
    worth = IN_HAND * min(o.me.hand, 4) * min(o.share * 3, 1.0)
    seen: dict[int, int] = {}
    for gear, space in workers_on_gears(o.s, o.seat):
        if gear not in table:
            table[gear] = actions(o, gear)
        worth += ON_GEAR * CROWD ** seen.get(gear, 0) * growth(o, gear, space, table[gear])
        seen[gear] = seen.get(gear, 0) + 1
    return worth


def growth(o: Outlook, gear: int, space: int, actions: list[float]) -> float:
    """The best a worker can become in a few days."""
    top, last = o.box.top_action[gear], last_space(o.s, o.seat, gear)
    best = 0.0
    for days in range(o.soonest, min(MOST_DAYS, last - space, o.days) + 1):
        at = space + days
        here = (
            max(actions[1:])
            if at > top
            else max([actions[n] - o.corn * (at - n) for n in range(1, at + 1)], default=0.0)
        )
        if gear == PALENQUE and days > o.until_food():
            here *= o.plain / o.corn  # it comes too late to still the hunger
        best = max(best, here - DAY_COST * days)
    return best


def actions(o: Outlook, gear: int) -> list[float]:
    """What each action of a gear would bring now."""
    return [0.0, *(action(o, gear, n) for n in range(1, o.box.top_action[gear] + 1))]


def action(o: Outlook, gear: int, n: int, hope: float = 1.0) -> float:
    """A guess at one action's worth; with hope also for what cannot be paid yet."""
    s, me = o.s, o.me
    if gear == PALENQUE:
        return harvest(o, n, hope)
    if gear == CHICHEN:
        return _chichen(o, n, hope)
    if gear == TIKAL:
        if n in (1, 3):
            return max(o.advance_worth(False) * (1 if n == 1 else 1.6), 0.6 * o.share * hope)
        if n == 5:
            two = sorted(o.steps)[1:]
            return sum(two) - o.blocks[WOOD] if sum(me.blocks) else 0.3 * sum(two) * hope
        wanted = o.building_worth(construction(o.seat, o.box.actions[TIKAL][n]))
        return max(wanted * (1.3 if n == 4 else 1.0), 1.2 * o.share * hope)
    if gear == UXMAL:
        return _uxmal(o, n, hope)
    return o.gain_worth(mined(s, o.seat, n))


def harvest(o: Outlook, n: int, hope: float) -> float:
    s = o.s
    if n == 1:
        fish = fished(s, o.seat)
        return o.corn * fish if hope else o.relief(fish)
    wood = cornfield = 0.0
    if s.wood_left[n]:
        wood = o.blocks[WOOD] * harvest_yield(s, o.seat, n, HARVEST_WOOD) + 0.2
    if cannot_harvest(s, o.seat, n, HARVEST_CORN) is None:
        corn = harvest_yield(s, o.seat, n, HARVEST_CORN)
        cornfield = (o.corn * corn if hope else o.relief(corn)) + 0.2
    return max(wood, cornfield)


def _uxmal(o: Outlook, n: int, hope: float) -> float:
    me = o.me
    if n == 1:
        price = o.box.actions[UXMAL][n].cost_corn
        return max(o.steps) - price * o.corn if me.corn >= price else 0.3 * hope
    if n == 3:
        return o.hiring() - 2 * o.food_days * 0.5 if me.workers < o.box.most_workers else 0.0
    if n == 4:
        return max(o.building_worth(construction(o.seat, o.box.actions[UXMAL][n])), 0.8 * o.share * hope)
    if n == 5:
        best = max(action(o, gear, 5) for gear in (0, 1, TIKAL))
        return best - o.corn if me.corn else 0.0
    return 0.6 * hope


def _chichen(o: Outlook, n: int, hope: float) -> float:
    if o.s.slots[n] != NOBODY:
        return 0.0
    slot = o.box.actions[CHICHEN][n]
    gain = slot.vp + o.steps[slot.temple] + o.gain_worth(slot.gain)
    return gain - o.skull if o.me.skulls else 0.25 * (gain - o.skull) * hope
