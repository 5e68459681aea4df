"""Mending weights: the same whoever plays, a stopped run goes on, and what foretells who will be ahead is found."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from patolli.bots.planner import Level
from patolli.games import GAMES
from patolli.lab.self_play import Course
from patolli.lab.train import OtherPlan, carried
from patolli.lab.tune import POINTS, Plan, leant, mended, tune, units_of

GAME = GAMES["tzolkin"]
SETUP = GAME.setup(2)
NAMES = GAME.insight.names
START = (0.0, 1.0, *[0.0] * (3 * len(NAMES) - 1))
TINY = Plan(rounds=2, games=3, seed=5, level=Level(width=1, nodes=20), start=START)


def test_any_number_of_jobs_finds_the_same_and_a_stopped_run_goes_on(tmp_path: Path) -> None:
    told: list[int] = []
    alone = tune(GAME, SETUP, TINY, tmp_path / "alone", 1, lambda report: told.append(report.games))
    assert told == [3, 6]
    assert alone != list(START)
    assert tune(GAME, SETUP, TINY, tmp_path / "shared", 2) == alone
    assert tune(GAME, SETUP, TINY._replace(rounds=1), tmp_path / "steps") != alone
    assert tune(GAME, SETUP, TINY, tmp_path / "steps") == alone
    assert carried(tmp_path / "steps" / "weights-002.json", NAMES) == pytest.approx(alone, rel=1e-5)
    with pytest.raises(OtherPlan):
        tune(GAME, SETUP, TINY._replace(seed=6), tmp_path / "alone")


def test_every_feature_is_leant_by_as_much_as_is_worth_the_same() -> None:
    units = units_of(GAME, SETUP, TINY)
    assert len(units) == len(NAMES)
    assert all(unit >= 0 for unit in units)
    assert POINTS / max(units) > 1e-6
    found = {leant(START, units, random.Random(seed)) for seed in range(12)}
    assert START in found, "a part of the seats does not lean"
    assert len(found) > 4


def courses(ahead: tuple[float, float, float], games: int) -> list[Course]:
    """Games full of luck in which the first three features say so much of how they will end, and the others nothing."""
    rng, found = random.Random(1), []
    for _ in range(games):
        seen = [[rng.gauss() for _ in NAMES]]
        for _ in range(7):
            seen.append([x + 0.3 * rng.gauss() for x in seen[-1]])
        margin = sum(weight * x for weight, x in zip(ahead, seen[-1], strict=False)) + 10 * rng.gauss()
        found.append(Course(seen, [1 - k / 8 for k in range(8)], margin, 0.0))
    return found


def test_what_foretells_who_will_be_ahead_is_found_among_what_does_not() -> None:
    weights, error = mended(courses((5.0, -3.0, 0.0), 3000), START, GAME)
    assert error > 10
    assert weights[1] == pytest.approx(5, abs=1)
    assert weights[2] == pytest.approx(-3, abs=1)
    assert all(abs(weight) < 1 for weight in weights[3 : 1 + len(NAMES)])
    assert weights[1 + 2 * len(NAMES) :] == list(START[1 + 2 * len(NAMES) :])


def test_what_only_spurs_bots_on_stays_as_it_was() -> None:
    """The first feature has 2 of the second in it, which foretells nothing: both keep what they had of it."""
    spurred = replace(GAME, insight=replace(GAME.insight, spurs={NAMES[1]: 2.0}))
    start = (0.0, 1.0, 7.0, *START[3:])
    weights, _ = mended(courses((1.0, -2.0, 0.0), 3000), start, spurred)
    assert weights[2] == 7.0
    assert weights[1] == pytest.approx(1, abs=0.6)
