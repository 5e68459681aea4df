"""Whole matches: each is played again and checked line by line; together they show every way a game can go and end."""

from functools import cache
from pathlib import Path

import pytest
from tests.matches.yucatan.compose import EVERYTHING, ending, used

from patolli.core import matchfile
from patolli.core.match import Match
from patolli.games.yucatan import GAME

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.match"))


@cache
def replayed(name: str) -> Match:
    """The match, every line executed and verified."""
    return matchfile.replay(matchfile.parse((HERE / f"{name}.match").read_bytes()), {GAME.name: GAME})


@cache
def account(name: str) -> list[list[str]]:
    """Everything told, word by word."""
    return [GAME.events.text(event.what).split() for step in replayed(name).replay() for event in step.events]


@pytest.mark.parametrize("name", NAMES)
def test_the_match_plays_out_as_written_and_nothing_is_lost_on_the_way(name):
    match = replayed(name)
    assert match.is_over
    for step in match.replay():
        GAME.check(step.state)


@pytest.mark.parametrize("name", NAMES)
def test_the_match_is_written_as_it_was_read(name):
    text = (HERE / f"{name}.match").read_text("utf-8")
    comment = text.splitlines()[1]
    assert comment.startswith("# Shows, with ")
    assert matchfile.write(replayed(name), comment=comment[2:]) == text


@pytest.mark.parametrize("name", NAMES)
def test_the_name_tells_seats_and_ending(name):
    *_, seats, how = name.split("-")
    assert (str(replayed(name).setup.seats), ending(replayed(name))) == (seats, how)


@pytest.mark.parametrize("how", ["outright", "marker", "shared"])
def test_there_is_a_match_for_every_way_the_game_can_end(how):
    assert [name for name in NAMES if ending(replayed(name)) == how]


@pytest.mark.parametrize("name", NAMES)
def test_the_points_told_add_up_to_the_scores(name):
    totals = [0] * replayed(name).setup.seats
    for kind, *words in account(name):
        if kind in ("got-points", "scored", "bonus-taken", "stores"):
            totals[int(words[0])] += int(words[-1])
    assert totals == list(GAME.scores(replayed(name).state))


def test_every_kind_of_choice_and_event_every_piece_and_every_reward_occurs():
    assert EVERYTHING - {thing for name in NAMES for thing in used(replayed(name))} == set()
