"""What the modules add to a position: prophecies to come, the tribe, quick actions."""

from typing import Final

from ..choices import CHICHEN, HIGH_FLOODWATERS, HUNGER, TRIBE
from ..prophecies import band, metric
from ..state import NOBODY
from .outset import Outset

MODULES: Final = (
    *("prophecy points", "prophecy points later", "prophecy counted", "quick spaces free", "quick space taken"),
    *("tribe", "abilities"),
    *("prophecy on its way", "prophecy soon", "next on its way", "third on its way", "prophecies on their way"),
    *(f"tribe {name}" for name in TRIBE.values),
)
NOTHING: Final = [0.0] * len(MODULES)


def modules(o: Outset) -> list[float]:
    s = o.s
    if not s.modules:
        return NOTHING
    found = s.box.prophecies
    coming = [number for at, number in enumerate(s.prophecies) if at + 1 >= s.held]
    counts = [foreseen(o, number) for number in coming]
    points = [band(found.bounds[p], found.bands, count) for p, count in zip(coming, counts, strict=True)]
    ways = [on_its_way(found.bounds[p], found.bands, count) for p, count in zip(coming, counts, strict=True)]
    in_force = bool(coming) and s.held >= 1
    first = 1 if in_force else 0  # of those that are not in force yet
    tribe = [0.0] * len(TRIBE.values)
    if o.me.tribe != NOBODY:
        tribe[o.me.tribe] = 1.0
    return [
        points[0] if in_force else 0, sum(points[first:]), counts[0] if in_force else 0,
        s.quick_space.count(NOBODY) if o.hand else 0, s.quick_space.count(o.seat),
        o.me.tribe != NOBODY, len(o.me.wealth) > 2,
        ways[0] if in_force else 0, points[0] if in_force and o.until <= 1 else 0,
        ways[first] if len(ways) > first else 0, ways[first + 1] if len(ways) > first + 1 else 0, sum(ways[first:]),
        *tribe,
    ]  # fmt: skip


def foreseen(o: Outset, number: int) -> int:
    """What a prophecy would count if nothing more were done."""
    if number == HUNGER:
        each = o.need / max(o.me.workers, 1)
        return min(o.me.workers, int(o.corn / each)) if each else o.me.workers
    return len(o.workers[CHICHEN]) if number == HIGH_FLOODWATERS else metric(o.s, o.seat, number)


def on_its_way(bounds: tuple[int, ...], points: tuple[int, ...], count: int) -> float:
    """The points of a count, with a part of those of the next band for what is done towards it."""
    reached = band(bounds, points, count)
    at = points.index(reached)
    if at >= len(bounds):
        return float(reached)
    before = bounds[at - 1] + 1 if at else bounds[0]
    needed = bounds[at] + 1 - before
    return reached + (points[at + 1] - reached) * max(count - before, 0) / needed
