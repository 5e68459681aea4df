"""Who meets whom, and how it stands."""

import random
from collections import Counter
from itertools import combinations

import pytest

from patolli.table.pairing import Played, awards, planned, shared, standings, tables_of


def played(kind: str, size: int, seats: int, rounds: int) -> list[list[list[int]]]:
    past: list[list[list[int]]] = []
    for number in range(rounds):
        past.append(tables_of(kind, list(range(size)), seats, past, random.Random(number)))
    return past


def meetings(rounds: list[list[list[int]]]) -> Counter[tuple[int, ...]]:
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def test_points_for_places_and_equal_ones_share() -> None:
    assert [awards(seats) for seats in (2, 3, 4)] == [[1, 0], [3, 1, 0], [6, 3, 1, 0]]
    assert shared([1, 2, 3, 4]) == [6, 3, 1, 0]
    assert shared([2, 1, 2, 4]) == [2, 6, 2, 0]
    assert shared([1, 1]) == [0.5, 0.5]


def test_equal_points_are_parted_by_opponents_then_points_then_the_lot() -> None:
    first = [[Played(0, 1, 10), Played(1, 2, 9)], [Played(2, 1, 30), Played(3, 2, 1)]]
    second = [[Played(0, 1, 10), Played(2, 2, 9)], [Played(1, 1, 5), Played(3, 2, 2)]]
    found = standings(4, [first, second], ["d", "c", "b", "a"])
    assert [one.entrant for one in found] == [0, 1, 2, 3] or [one.entrant for one in found] == [0, 2, 1, 3]
    assert [one.points for one in found] == [2, 1, 1, 0]
    assert {one.entrant: one.opponents for one in found} == {0: 2, 1: 2, 2: 2, 3: 2}
    assert [one.entrant for one in found] == [0, 2, 1, 3], "39 points scored before 14"
    none = standings(3, [], ["b", "c", "a"])
    assert [one.entrant for one in none] == [2, 0, 1]


def test_in_pairs_everybody_meets_everybody_once() -> None:
    rounds = planned("everybody", 8, 2, random.Random(1))
    assert rounds == 7
    assert set(meetings(played("everybody", 8, 2, rounds)).values()) == {1}


@pytest.mark.parametrize(("size", "seats"), [(8, 4), (9, 3), (12, 4), (6, 3)])
def test_at_larger_tables_everybody_has_met_everybody_at_the_end(size: int, seats: int) -> None:
    rounds = planned("everybody", size, seats, random.Random(1))
    assert rounds <= 12
    past: list[list[list[int]]] = []
    rng = random.Random(1)
    for _ in range(rounds):
        past.append(tables_of("everybody", list(range(size)), seats, past, random.Random(rng.random())))
        assert sorted(one for table in past[-1] for one in table) == list(range(size))
    assert len(meetings(past)) == size * (size - 1) // 2


def test_swiss_seats_neighbours_who_have_not_met() -> None:
    rounds = played("swiss", 8, 2, 3)
    assert [sorted(table) for table in rounds[0]] == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert set(meetings(rounds).values()) == {1}


def test_in_a_series_everybody_moves_on_by_one_seat() -> None:
    assert played("series", 3, 3, 4) == [[[0, 1, 2]], [[2, 0, 1]], [[1, 2, 0]], [[0, 1, 2]]]


def test_nobody_always_sits_first() -> None:
    early = Counter(table[0] for tables in played("everybody", 6, 2, 5) for table in tables)
    assert max(early.values()) <= 4


def test_those_who_are_kept_apart_meet_only_where_nobody_else_is_left() -> None:
    past: list[list[list[int]]] = []
    for number in range(3):
        past.append(tables_of("swiss", list(range(8)), 2, past, random.Random(number), {(1, 0), (2, 3)}))
    assert {(0, 1), (2, 3)}.isdisjoint(meetings(past))
    for number in range(3):
        tables = tables_of("swiss", list(range(8)), 4, [], random.Random(number), {(0, 1), (0, 2), (5, 0)})
        assert {(0, 1), (0, 2), (0, 5)}.isdisjoint(meetings([tables]))
    assert meetings([tables_of("series", [0, 1], 2, [], random.Random(1), {(0, 1)})]) == {(0, 1): 1}
