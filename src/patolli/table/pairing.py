"""Who meets whom in a series or a tournament, and how it stands: nothing here knows a table or a database."""

import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

MOST_ROUNDS = 30
NEVER = 1000  # meetings again that are better than one of those who are kept apart
TRIES = 60  # ways to seat everybody, of which the one with the fewest meetings again is taken

Round = Sequence[Sequence[int]]  # tables, each the numbers of those who sit there, by seat


class Played(NamedTuple):
    """How it went for one at a table: equal places are shared, `scored` are points of the game."""

    entrant: int
    place: int
    scored: float


@dataclass(slots=True)
class Standing:
    """How one stands."""

    entrant: int
    place: int = 0
    points: float = 0.0
    opponents: float = 0.0  # the points of all they have met, once for each meeting
    scored: float = 0.0
    rounds: list[float] = field(default_factory=list)


def awards(seats: int) -> list[int]:
    """Points for each place: 1, 0 for two; 3, 1, 0 for three; 6, 3, 1, 0 for four …"""
    return [left * (left + 1) // 2 for left in range(seats - 1, -1, -1)]


def shared(places: Sequence[int]) -> list[float]:
    """What each gets for their place; equal ones share what their places would bring."""
    points = awards(len(places))
    found = []
    for place in places:
        first, equal = sum(other < place for other in places), sum(other == place for other in places)
        found.append(sum(points[first : first + equal]) / equal)
    return found


def standings(entrants: int, rounds: Sequence[Sequence[Sequence[Played]]], lots: Sequence[str]) -> list[Standing]:
    """The best first: by points, then by the opponents' points, by points scored at the tables, by lot."""
    found = [Standing(entrant) for entrant in range(entrants)]
    for tables in rounds:
        for table in tables:
            for played, points in zip(table, shared([played.place for played in table]), strict=True):
                one = found[played.entrant]
                one.points += points
                one.scored += played.scored
                one.rounds.append(points)
    for tables in rounds:
        for table in tables:
            for played in table:
                others = [other.entrant for other in table if other.entrant != played.entrant]
                found[played.entrant].opponents += sum(found[other].points for other in others)
    found.sort(key=lambda one: (-one.points, -one.opponents, -one.scored, lots[one.entrant]))
    for place, one in enumerate(found, 1):
        one.place = place
    return found


def planned(kind: str, size: int, seats: int, rng: random.Random) -> int:
    """How many rounds it takes until everybody has met everybody."""
    assert kind == "everybody"
    past: list[Round] = []
    while len(past) < MOST_ROUNDS and len(_met(past)) < size * (size - 1) // 2:
        past.append(tables_of(kind, list(range(size)), seats, past, random.Random(rng.random())))
    return len(past)


def tables_of(
    kind: str,
    order: Sequence[int],
    seats: int,
    past: Sequence[Round],
    rng: random.Random,
    apart: Collection[tuple[int, int]] = (),
) -> list[list[int]]:
    """The tables of the next round; `order`: everybody, the best first (before the first round: by lot).

    Those who are to be kept apart sit together only if there is no other way.
    """
    if kind == "series":
        first = len(past) % seats
        everybody = sorted(order)
        return [everybody[-first:] + everybody[:-first] if first else everybody]
    if kind == "everybody" and seats == 2:
        return [_seated(pair, past, rng) for pair in _circle(sorted(order), len(past))]
    met, orders = _met(past), [list(order)]
    for pair in apart:
        met[min(pair), max(pair)] += NEVER
    for width in range(1, TRIES):  # in a Swiss one everybody stays near their place
        near = len(order) if kind == "everybody" else seats * width / TRIES
        drawn = {one: place + rng.uniform(0, near) for place, one in enumerate(order)}
        orders.append(sorted(order, key=lambda one: drawn[one]))
    best: list[list[int]] = []
    fewest = NEVER * len(order) ** 2
    for one in orders:
        tables = _grouped(one, seats, met, apart=len(order) // (1 if kind == "everybody" else seats - 1))
        again = sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))
        if again < fewest:
            best, fewest = tables, again
        if not again:
            break
    return [_seated(company, past, rng) for company in best]


def _met(past: Sequence[Round]) -> Counter[tuple[int, int]]:
    return Counter(pair for tables in past for table in tables for pair in combinations(sorted(table), 2))


def _circle(numbers: Sequence[int], number: int) -> list[list[int]]:
    """Round `number` of everybody against everybody in pairs: one stays, the others go round."""
    stays, *others = numbers
    turn = number % len(others)
    ring = [stays, *others[turn:], *others[:turn]]
    return [[ring[i], ring[-1 - i]] for i in range(len(ring) // 2)]


def _grouped(order: Sequence[int], seats: int, met: Counter[tuple[int, int]], apart: int) -> list[list[int]]:
    """From the top: each sits with the next; a meeting that was already is as bad as `apart` places in the order."""
    left, tables = list(order), []
    while left:
        company = [left.pop(0)]
        while len(company) < seats:
            costs = [
                place + apart * sum(met[min(one, other), max(one, other)] for other in company)
                for place, one in enumerate(left)
            ]
            company.append(left.pop(costs.index(min(costs))))
        tables.append(company)
    return tables


def _seated(company: Sequence[int], past: Sequence[Round], rng: random.Random) -> list[int]:
    """Whoever has sat late so far sits early now; else the lot."""
    late = {one: sum(table.index(one) for tables in past for table in tables if one in table) for one in company}
    lot = list(company)
    rng.shuffle(lot)
    return sorted(lot, key=lambda one: -late[one])
