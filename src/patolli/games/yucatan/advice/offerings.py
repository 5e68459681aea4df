"""Planning a sacrifice: how much to give so that the marker advances, and a little for the pyramid."""

from math import exp
from typing import Final

from ..choices import FIRST_TOKEN, LAST_ROUND, POINTS
from ..sacrifice import BONUS_ROW, CORN, JADE, PRISONERS, TOKENS, Sacrifice, sacrifice_effects
from ..scoring import bonus_points
from ..state import State

JADE_KEPT: Final = (0.5, 0.6, 0.66, 0.7)  # what a jade kept is worth, by sacrifices after this one
CORN_KEPT: Final = (0.25, 0.29, 0.31, 0.33)
PRISONER_KEPT: Final = (0.0, 0.9, 1.8, 1.9)
TOKEN_KEPT: Final = (0.0, 0.35, 0.4, 0.4)
BURDEN: Final = 0.3
ROWS: Final = (0.0, 0.0, 0.75, 1.3, 1.3)  # what a marker in this row is worth, for each round to come


def evolution_worth(row: int, to_come: int) -> float:
    """What it is worth that a marker has come so far."""
    return ROWS[row] * to_come


def best_offering(s: State, seat: int, part: Sacrifice, after: int) -> float:
    """The gain of the best completion of what was answered so far; `after` sacrifices are still to come then."""
    player = s.players[seat]
    box = s.box
    prisoners = range(player.prisoners + 1) if part.step <= PRISONERS else (part.prisoners,)
    jades = range(0, player.jade + 1, box.jade_per_sp) if part.step <= JADE else (part.jade,)
    corns = range(0, player.corn + 1, box.corn_per_sp) if part.step <= CORN else (part.corn,)
    held = player.tokens.bit_count()
    given = part.tokens.bit_count()
    tokens = (given, held) if part.step <= TOKENS and held > given else (given,)
    effects = sacrifice_effects(s, seat)
    extra = sum([effect.total(POINTS) for effect in effects])
    first = box.first_token_sp + sum([effect.total(FIRST_TOKEN) for effect in effects])
    climbing = Climbing(s, seat, after)
    best = float("-inf")
    for p in prisoners:
        for t in tokens:
            fixed = p * box.prisoner_sp[s.round] + extra + ((t - 1) * box.token_sp + first if t else 0)
            kept = p * PRISONER_KEPT[after] + t * TOKEN_KEPT[after]
            for j in jades:
                for c in corns:
                    points = fixed + j // box.jade_per_sp + c // box.corn_per_sp
                    cost = kept + j * JADE_KEPT[after] + c * CORN_KEPT[after]
                    best = max(best, climbing.gain(points) - cost)
    return best


class Climbing:
    """What so many sacrifice points bring one seat in this phase."""

    __slots__ = ("advance", "after", "known", "marker", "step", "step_worth", "top")

    def __init__(self, s: State, seat: int, after: int) -> None:
        player = s.players[seat]
        self.after, self.marker, self.step = after, player.marker, player.step
        self.advance = advance_worth(s, seat, after)
        self.step_worth = 0.0 if player.step >= 3 else 1.0 + after * 1.7
        self.top = max([likely_points(s, other) for other in range(len(s.players)) if other != seat])
        self.known: dict[int, float] = {}

    def gain(self, points: int) -> float:
        found = self.known.get(points)
        if found is None:
            found = float(points)
            if points > self.marker:
                found += self.advance + self.step_worth / (1 + exp((self.top - points) / 1.2))
                found -= BURDEN * (points - self.marker) * (self.after > 0)
            self.known[points] = found
        return found


def advance_worth(s: State, seat: int, after: int) -> float:
    """What the evolution moves are worth that come with an advance."""
    rows = s.players[seat].rows
    if s.round == LAST_ROUND:
        if max(rows) == BONUS_ROW - 1:
            return float(max(bonus_points(s, seat, bonus) for bonus in range(3)))
        return 0.1
    return s.box.moves[s.round] * after * (0.75 if max(rows) < 3 else 0.6)


def likely_points(s: State, seat: int) -> float:
    """What another will probably sacrifice."""
    player, box = s.players[seat], s.box
    points = player.prisoners * box.prisoner_sp[s.round] + max(player.tokens.bit_count() - 1, 0)
    spare = player.jade // box.jade_per_sp + player.corn // box.corn_per_sp
    return points + (0.9 if s.round == LAST_ROUND else 0.4) * spare
