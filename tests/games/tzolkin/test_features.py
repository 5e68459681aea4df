"""What positions say in plain numbers, to bots that learn what they are worth."""

import pytest
from tests.games.tzolkin.table import Table, table

from patolli.core.insight import Insight
from patolli.games.tzolkin.advice import INSIGHT
from patolli.games.tzolkin.advice.expansions import on_its_way
from patolli.games.tzolkin.choices import PROPHECY


def seen(t: Table, seat: int = 0) -> dict[str, float]:
    return dict(zip(INSIGHT.names, INSIGHT.features(t.turn().s, seat), strict=True))


BANDS = [(-1, -5), (0, -5), (1, 0), (2, 2), (3, 4), (4, 6), (7, 9.5), (10, 13), (12, 13)]


@pytest.mark.parametrize(("count", "points"), BANDS)
def test_what_is_done_towards_the_next_band_of_a_prophecy_counts_in_part(count: int, points: float) -> None:
    assert on_its_way((0, 3, 9), (-5, 0, 6, 13), count) == points


def test_a_prophecy_is_prepared_for_before_it_is_in_force() -> None:
    """Teacher shortage counts technologies: 3 or 4 save the points, 5 bring some (TZ-23.17)."""
    ways = []
    for level in (0, 3):
        t = table(modules="prophecies").knows(0, theology=level)
        t.s.prophecies = (PROPHECY.index["teacher_shortage"],) * 3
        ways.append(seen(t))
    assert [way["next on its way"] for way in ways] == [-5, 0]
    assert [way["prophecy on its way"] for way in ways] == [0, 0]


def test_likings_are_about_features_that_there_are() -> None:
    assert isinstance(INSIGHT, Insight)
    assert {name for liking in INSIGHT.likings for name in liking} <= set(INSIGHT.names)


def test_hunger_is_seen_over_two_food_days() -> None:
    rich, poor = seen(table().owns(0, corn=6)), seen(table().owns(0, corn=0))
    assert (rich["hunger"], rich["hunger twice"]) == (0, 6)
    assert (poor["hunger"], poor["hunger twice"]) == (6, 12)


def test_extraction_makes_a_worker_at_the_mines_worth_more() -> None:
    plain = seen(table().on(0, "yaxchilan 2"))
    assert plain["mine now"] > 0
    assert seen(table().on(0, "yaxchilan 2").knows(0, extraction=2))["mine now"] > plain["mine now"]
