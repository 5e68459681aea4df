"""What a worker would bring if it were picked up now, and after one and two more days."""

from typing import Final

from .choices import BURN, CHICHEN, HARVEST_CORN, HARVEST_WOOD, PALENQUE, YAXCHILAN
from .gears import cannot_harvest, fished, harvest_yield, mined
from .picking import reach
from .printed import action_words, gain_words
from .state import NOBODY, State, last_space

DAYS: Final = (0, 1, 2)
FEW: Final = 3  # more actions than this are "any of these"


def outlook(s: State, seat: int, gear: int, space: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """By days to come: the space the worker has ridden to (-1: pushed off) and the actions that cost nothing there."""
    found: list[tuple[int, list[tuple[int, int]]]] = []
    for days in DAYS:
        there = space + days
        if there > last_space(s, seat, gear):
            found.append((-1, []))
            continue
        free = [(to, action) for to, action, price in reach(s, seat, gear, there) if price <= 0]
        own = [place for place in free if place[1] >= there] if there <= s.box.top_action[gear] else free
        found.append((there, own or free))
    return found


def bounty(s: State, seat: int, gear: int, space: int) -> list[str]:
    """What an action would give as things stand, technologies and prophecies included."""
    if gear == PALENQUE:
        return _harvest(s, seat, space)
    if gear == YAXCHILAN:
        return gain_words(mined(s, seat, space))
    if gear == CHICHEN:
        return ["taken"] if s.slots[space] != NOBODY else ["skull:1", ">", *action_words(s.box.actions[gear][space])]
    return action_words(s.box.actions[gear][space])


def _harvest(s: State, seat: int, space: int) -> list[str]:
    if space == 1:
        return [f"corn:{fished(s, seat)}"]
    can = {how for how in (HARVEST_WOOD, HARVEST_CORN, BURN) if cannot_harvest(s, seat, space, how) is None}
    found = [f"wood:{harvest_yield(s, seat, space, HARVEST_WOOD)}"] if HARVEST_WOOD in can else []
    if can & {HARVEST_CORN, BURN}:
        burnt = [] if HARVEST_CORN in can else ["burn"]
        found += [*(["/"] if found else []), *burnt, f"corn:{harvest_yield(s, seat, space, HARVEST_CORN)}"]
    return found
