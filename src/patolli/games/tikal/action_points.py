"""Spending action points (TK-4): which actions there are and what they cost. What each does is in its own chapter."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import frame, push, tell
from patolli.core.refusal import Refusal

from .camps import cannot_camp, make_camp
from .choices import (
    CAMP,
    END,
    ENDED,
    EXPLORER,
    GUARD,
    HEXES,
    LEADER,
    PLACE,
    RECOVER,
    SWAP,
    TRAVEL,
    UNCOVER,
    WALK,
)
from .components import CLEARING, SITE, TEMPLE, Box
from .expedition import cannot_place, cannot_travel, cannot_walk, place_figure, stones_between, travel, walk
from .state import IN_SUPPLY, Frame, Player, State
from .temples import cannot_guard, cannot_uncover, place_guard, uncover
from .treasures import cannot_recover, cannot_swap, recover, swap

NO_POINTS = Refusal("no-points", "TK-4.4")

END_TURN: Final[Choice] = (END,)
WALKS: Final[tuple[tuple[tuple[Choice, ...], ...], ...]] = tuple(  # by figure, start and end
    tuple(tuple((WALK, figure, start, end) for end in range(HEXES)) for start in range(HEXES))
    for figure in (EXPLORER, LEADER)
)


@frame
class SpendPoints(Frame):
    """Spend action points on any mix of actions; what is left over is lost (TK-4)."""

    seat: int
    left: int
    worked: tuple[int, ...] = ()  # the hexes where a step or treasure was won this turn, once for each

    asks = (PLACE, WALK, TRAVEL, UNCOVER, RECOVER, SWAP, CAMP, GUARD, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind, *args = choice
        if kind == END:
            return None
        if kind in (UNCOVER, RECOVER):
            guard = cannot_uncover if kind == UNCOVER else cannot_recover
            reason = guard(s, self.seat, args[0], self.worked.count(args[0]))
        else:
            reason = _GUARDS[kind](s, self.seat, *args)  # type: ignore[operator]
        if reason:
            return reason
        cost = cost_of(s, choice)
        return NO_POINTS.of(cost=cost, left=self.left) if cost > self.left else None

    def options(self, s: State) -> list[Choice]:
        """All that can be paid for. Written out because search spends most of its time here."""
        left, player, box = self.left, s.players[self.seat], s.box
        found: list[Choice] = [END_TURN]
        if left < 1:
            return found
        if left >= box.cost_place:
            _placings(found, player)
        spots = [at for at, count in enumerate(player.explorers) if count]
        _moves(found, s, player, spots, left)
        if player.leader >= 0 and not player.explorers[player.leader]:
            spots.append(player.leader)
        self._works(found, s, player, spots)
        if left >= box.cost_swap and 1 in player.treasures:
            found += swaps(s, self.seat)
        return found

    def _works(self, found: list[Choice], s: State, player: Player, spots: list[int]) -> None:
        """What can be done where figures stand: dig, camp, guard."""
        left, box, worked, seat = self.left, s.box, self.worked, self.seat
        explorers, leader = player.explorers, player.leader
        for at in spots:
            here = s.terrain[at]
            if here == TEMPLE:
                if left >= box.cost_uncover and cannot_uncover(s, seat, at, worked.count(at)) is None:
                    found.append((UNCOVER, at))
                if left >= box.cost_guard:
                    if explorers[at] and cannot_guard(s, seat, EXPLORER, at) is None:
                        found.append((GUARD, EXPLORER, at))
                    if leader == at and cannot_guard(s, seat, LEADER, at) is None:
                        found.append((GUARD, LEADER, at))
            elif here == SITE and left >= box.cost_recover and cannot_recover(s, seat, at, worked.count(at)) is None:
                found.append((RECOVER, at))
            elif here in (SITE, CLEARING) and left >= box.cost_camp and cannot_camp(s, seat, at) is None:
                found.append((CAMP, at))

    def take(self, s: State, choice: Choice) -> None:
        kind, seat = choice[0], self.seat
        if kind == END:
            tell(s, ENDED, seat, self.left)
            return
        worked = self.worked + choice[1:] if kind in (UNCOVER, RECOVER) else self.worked
        push(s, SpendPoints(seat, self.left - cost_of(s, choice), worked))
        if kind == WALK:
            walk(s, seat, choice[1], choice[2], choice[3])
        elif kind == PLACE:
            place_figure(s, seat, choice[1], choice[2])
        elif kind == UNCOVER:
            uncover(s, seat, choice[1])
        elif kind == RECOVER:
            recover(s, seat, choice[1])
        elif kind == TRAVEL:
            travel(s, seat, choice[1], choice[2], choice[3])
        elif kind == SWAP:
            swap(s, seat, choice[1], choice[2], choice[3])
        elif kind == CAMP:
            make_camp(s, seat, choice[1])
        else:
            place_guard(s, seat, choice[1], choice[2])


_GUARDS: Final = {
    PLACE: cannot_place, WALK: cannot_walk, TRAVEL: cannot_travel,
    SWAP: cannot_swap, CAMP: cannot_camp, GUARD: cannot_guard,
}  # fmt: skip


def cost_of(s: State, choice: Choice) -> int:
    """The price of an action in points (TK-4.3)."""
    kind = choice[0]
    if kind == WALK:
        return stones_between(s, choice[2], choice[3]) * s.box.cost_stone
    return _flat_cost(s.box, kind)


def _flat_cost(box: Box, kind: int) -> int:
    if kind == PLACE:
        return box.cost_place
    if kind == TRAVEL:
        return box.cost_travel
    if kind == UNCOVER:
        return box.cost_uncover
    if kind == RECOVER:
        return box.cost_recover
    if kind == SWAP:
        return box.cost_swap
    if kind == CAMP:
        return box.cost_camp
    return box.cost_guard if kind == GUARD else 0


def _placings(found: list[Choice], player: Player) -> None:
    if player.supply:
        found += [(PLACE, EXPLORER, base) for base in player.bases]
    if player.leader == IN_SUPPLY:
        found += [(PLACE, LEADER, base) for base in player.bases]


def _moves(found: list[Choice], s: State, player: Player, spots: list[int], left: int) -> None:
    reach, bases = left // s.box.cost_stone, player.bases
    paths = len(bases) > 1 and left >= s.box.cost_travel
    walking = [(EXPLORER, start) for start in spots]
    if player.leader >= 0:
        walking.append((LEADER, player.leader))
    for figure, start in walking:
        walks = WALKS[figure][start]
        for end, stones in s.roads[start]:
            if stones <= reach:
                found.append(walks[end])
        if paths and start in bases:
            found += [(TRAVEL, figure, start, end) for end in bases if end != start]


def swaps(s: State, seat: int) -> list[Choice]:
    """Every exchange of what is there that can be made now (TK-8)."""
    mine = [kind for kind, count in enumerate(s.players[seat].treasures) if count]
    found: list[Choice] = []
    for other, player in enumerate(s.players):
        if other != seat and any(player.treasures):
            for give in mine:
                for get, count in enumerate(player.treasures):
                    if count and cannot_swap(s, seat, other, give, get) is None:
                        found.append((SWAP, other, give, get))
    return found
