"""Whole matches: each is played again and checked line by line; together they show every way a game can go and end."""

from functools import cache
from pathlib import Path

import pytest
from tests.matches.tawantinsuyu.compose import MATCHES, ending

from patolli.core import matchfile
from patolli.core.match import Match
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import BUILDING, CARD, REASON, TILE
from patolli.games.tawantinsuyu.state import State

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.match"))


@cache
def replayed(name: str) -> Match:
    """The match, every line executed and verified."""
    return matchfile.replay(matchfile.parse((HERE / f"{name}.match").read_bytes()), {GAME.name: GAME})


@pytest.mark.parametrize("name", NAMES)
def test_the_match_plays_out_as_written_and_nothing_is_lost_on_the_way(name):
    match = replayed(name)
    assert match.is_over
    for step in match.replay():
        GAME.check(step.state)
    text = (HERE / f"{name}.match").read_text("utf-8")
    assert matchfile.write(match, comment=MATCHES[name].shows()) == text


@pytest.mark.parametrize("name", NAMES)
def test_the_name_tells_seats_and_ending(name):
    seats, how, *_ = name.split("-")
    match = replayed(name)
    assert (str(match.setup.seats), ending(match)) == (seats, how)


@pytest.mark.parametrize("how", ["outright", "resources", "shared", "early", "lost", "won"])
def test_there_is_a_match_for_every_way_the_game_can_end(how):
    assert [name for name in NAMES if ending(replayed(name)) == how]


@pytest.mark.parametrize("name", NAMES)
def test_points_told_add_up_to_the_scores(name):
    match = replayed(name)
    assert isinstance(match.state, State)
    totals = [match.state.box.start_vp] * len(match.state.players)
    for step in match.replay():
        for event in step.events:
            kind = GAME.events.specs[event.what[0]].name
            if kind in ("scored", "lost"):
                totals[event.what[1]] += event.what[2] if kind == "scored" else -event.what[2]
    assert totals == [player.vp for player in match.state.players]
    assert [sum(rows.values()) for rows in GAME.breakdown(match.state)] == totals[: match.setup.seats]


def test_every_kind_of_choice_and_event_occurs_and_every_piece_is_used():
    chosen: set[int] = set()
    told: set[str] = set()
    for name in NAMES:
        match = replayed(name)
        chosen |= {ply.choice[0] for ply in match.plies}
        told |= {GAME.events.text(event.what) for step in match.replay() for event in step.events}
    kinds = {line.split()[0] for line in told}
    assert {spec.name for spec in GAME.choices.specs if spec.kind not in chosen} == set()
    assert {spec.name for spec in GAME.events.specs if spec.name not in kinds} == set()
    seen = {word for line in told for word in line.split()}
    for domain in (BUILDING, CARD, REASON, TILE):
        assert set(domain.values) - seen == set()
