"""Whole matches: each is played again and checked line by line; together they show everything a game can bring."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from patolli.core import matchfile
from patolli.core.choice import Domain
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import BUILDING, MONUMENT, PROPHECY, QUICK, TRIBE, WEALTH
from patolli.games.tzolkin.state import State

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.match"))


@cache
def replayed(name: str) -> Match:
    """The match, every line executed and verified."""
    return matchfile.replay(matchfile.parse((HERE / f"{name}.match").read_bytes()), GAMES)


@cache
def told(name: str) -> tuple[tuple[str, ...], ...]:
    """Every event of a match, in words."""
    steps = replayed(name).replay()
    return tuple(tuple(GAME.events.text(event.what).split()) for step in steps for event in step.events)


def everything(kind: str, place: int) -> Iterator[str]:
    """What all matches tell in one place of the events of a kind."""
    return (line[place] for name in NAMES for line in told(name) if line[0] == kind)


@pytest.mark.parametrize("name", NAMES)
def test_the_match_plays_out_as_written_and_nothing_is_lost_on_the_way(name):
    match = replayed(name)
    assert match.is_over
    for step in match.replay():
        GAME.check(step.state)


@pytest.mark.parametrize("name", NAMES)
def test_the_match_is_written_as_it_was_read_says_what_it_shows_and_names_modules_and_seats(name):
    text = (HERE / f"{name}.match").read_text("utf-8")
    assert "\nsecret: " in text
    match, comment = replayed(name), text.splitlines()[1]
    assert comment.startswith("# Shows ")
    assert matchfile.write(match, comment=comment[2:]) == text
    modules, seats = name.split("-")[:2]
    assert str(match.setup.seats) == seats
    assert (match.setup.option("modules") == "none") is (modules == "base")


@pytest.mark.parametrize("name", NAMES)
def test_four_food_days_are_held_and_the_points_add_up(name):
    match, state = replayed(name), replayed(name).state
    assert isinstance(state, State)
    assert [line[1] for line in told(name) if line[0] == "food-day"] == ["1", "2", "3", "4"]
    assert state.day in (27, 28)
    assert [sum(rows.values()) for rows in GAME.breakdown(state)] == list(GAME.scores(state))
    winners = [int(line[1]) for line in told(name) if line[0] in ("won", "shared")]
    assert tuple(winners) == GAME.winners(match.state)


def test_there_is_a_match_for_every_number_of_players():
    assert {replayed(name).setup.seats for name in NAMES} == {2, 3, 4, 5}


def test_every_kind_of_choice_and_of_event_occurs():
    chosen = {ply.choice[0] for name in NAMES for ply in replayed(name).plies}
    heard = {line[0] for name in NAMES for line in told(name)}
    assert [spec.name for spec in GAME.choices.specs if spec.kind not in chosen] == []
    assert [spec.name for spec in GAME.events.specs if spec.name not in heard] == []


@pytest.mark.parametrize(
    ("domain", "found"),
    [
        (BUILDING, everything("built", 2)),
        (MONUMENT, everything("built-monument", 2)),
        (TRIBE, everything("joined", 2)),
        (WEALTH, everything("kept", 2)),
        (PROPHECY, everything("prophecy-came", 1)),
        (QUICK, everything("quick-done", 2)),
    ],
    ids=["buildings", "monuments", "tribes", "wealth", "prophecies", "quick actions"],
)
def test_every_tile_is_used_somewhere(domain: Domain, found: Iterable[str]):
    assert set(domain.values) - set(found) == set()
