"""A server looks for garbage as often as there is some."""

import gc
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.web.guests import Guest, play_on

from patolli.web.garbage import MANY, SELDOM, Garbage


class Circle:
    """Something that refers to itself."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Circle.alive += 1

    def __del__(self) -> None:
        Circle.alive -= 1


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    gc.collect()
    gc.disable()
    yield Garbage()
    gc.enable()
    gc.unfreeze()


@pytest.fixture
def looks(garbage: Garbage) -> Iterator[list[Any]]:
    """A line for each time that objects were looked through."""
    seen: list[Any] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            seen.append(info)

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def test_what_leaves_no_garbage_is_looked_through_ever_more_seldom(garbage: Garbage, looks: list[Any]) -> None:
    kept: list[Any] = []
    between, last = [], 0
    for moment in range(4 * SELDOM):
        kept += [[] for _ in range(2 * MANY)]
        before = len(looks)
        garbage.tidy()
        if len(looks) > before:
            between.append(moment - last)
            last = moment
    assert between == sorted(between)
    assert between[-1] == SELDOM + 1


def test_while_there_is_garbage_it_is_looked_for_each_time(garbage: Garbage) -> None:
    for _ in range(5):
        for _ in range(2 * MANY):
            Circle()
        garbage.tidy()
        assert Circle.alive == 0


def test_garbage_that_comes_after_a_quiet_time_is_found_before_long_and_what_was_set_aside_at_last(
    garbage: Garbage,
) -> None:
    kept: list[Any] = []
    for _ in range(2 * SELDOM):
        kept += [[] for _ in range(2 * MANY)]
        garbage.tidy()
    left = []
    for _ in range(2 * SELDOM):
        for _ in range(2 * MANY):
            Circle()
        garbage.tidy()
        left.append(Circle.alive)
    assert left[-1] == left[SELDOM]  # by then it is looked for each time again
    assert left[-1] > 0
    garbage.tidy_all()
    assert Circle.alive == 0


def test_little_is_left_alone(garbage: Garbage, looks: list[Any]) -> None:
    del looks[:]
    garbage.tidy()
    assert not looks


@pytest.mark.parametrize("game", ["tikal", "tzolkin", "yucatan", "tawantinsuyu"])
def test_a_move_leaves_nothing_of_ours_that_refers_to_itself(
    server: TestClient, ana: Guest, bo: Guest, game: str
) -> None:
    """All that may be set aside unlooked at rests on this."""
    table = ana.opens("me", "anyone", game=game)
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as other:
        play_on(random.Random(1), [mine, other], lambda: mine.now["ply"] > 10)
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        play_on(random.Random(2), [mine, other], lambda: mine.now["ply"] > 40)
        gc.collect()
        gc.set_debug(0)
        gc.enable()
    ours = {type(thing).__qualname__ for thing in gc.garbage if type(thing).__module__.startswith("patolli")}
    gc.garbage.clear()
    assert not ours
