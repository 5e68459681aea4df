"""Bringing figures to the jungle and moving them (TK-5)."""

from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import LEADER, PLACED, TRAVELLED, WALKED
from .components import JUNGLE, NEIGHBOURS, VOLCANO
from .state import IN_SUPPLY, State, move_figure, stands

NO_EXPLORER_LEFT = Refusal("no-explorer-left", "TK-5.1")
LEADER_PLACED = Refusal("leader-placed", "TK-5.1")
NOT_YOUR_CAMP = Refusal("not-your-camp", "TK-5.1")
NO_FIGURE = Refusal("no-figure", "TK-5.2")
NOT_NEXT = Refusal("not-next", "TK-5.2")
UNEXPLORED = Refusal("unexplored", "TK-5.2")
NO_PATH = Refusal("no-path", "TK-5.2")
VOLCANO_BARS = Refusal("volcano-bars", "TK-5.4")
NO_TRAVELLER = Refusal("no-traveller", "TK-5.7")
NOT_FROM_CAMP = Refusal("not-from-camp", "TK-5.7")
NOT_TO_CAMP = Refusal("not-to-camp", "TK-5.7")


def cannot_place(s: State, seat: int, figure: int, at: int) -> Refusal | None:
    """A figure comes from the supply to the base camp or to an own camp (TK-5.1)."""
    player = s.players[seat]
    if figure == LEADER:
        if player.leader != IN_SUPPLY:
            return LEADER_PLACED
    elif not player.supply:
        return NO_EXPLORER_LEFT
    return None if at in player.bases else NOT_YOUR_CAMP


def place_figure(s: State, seat: int, figure: int, at: int) -> None:
    move_figure(s.players[seat], figure, IN_SUPPLY, at)
    tell(s, PLACED, seat, figure, at)


def cannot_walk(s: State, seat: int, figure: int, start: int, end: int) -> Refusal | None:
    """A figure steps to a neighbouring hex, if there is a stone on either side of the border (TK-5.2, TK-5.4)."""
    if not stands(s.players[seat], figure, start):
        return NO_FIGURE
    if end not in NEIGHBOURS[start]:
        return NOT_NEXT
    if s.terrain[end] == JUNGLE:
        return UNEXPLORED
    if s.terrain[end] == VOLCANO:
        return VOLCANO_BARS
    return None if stones_between(s, start, end) else NO_PATH


def stones_between(s: State, start: int, end: int) -> int:
    """Stones on both facing edges of a border; 0 where there is no path."""
    for n, stones in s.roads[start]:
        if n == end:
            return stones
    return 0


def walk(s: State, seat: int, figure: int, start: int, end: int) -> None:
    cost = stones_between(s, start, end) * s.box.cost_stone
    move_figure(s.players[seat], figure, start, end)
    tell(s, WALKED, seat, figure, start, end, cost)


def cannot_travel(s: State, seat: int, figure: int, start: int, end: int) -> Refusal | None:
    """Secret paths join the base camp and own camps, whatever lies between (TK-5.7)."""
    player = s.players[seat]
    if not stands(player, figure, start):
        return NO_TRAVELLER
    if start not in player.bases:
        return NOT_FROM_CAMP
    return None if end in player.bases and end != start else NOT_TO_CAMP


def travel(s: State, seat: int, figure: int, start: int, end: int) -> None:
    move_figure(s.players[seat], figure, start, end)
    tell(s, TRAVELLED, seat, figure, start, end)
