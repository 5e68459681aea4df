"""Whole matches: each is played again and checked line by line; together they show every way a game can go and end."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from patolli.core import matchfile
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.games.tikal import GAME
from patolli.games.tikal.choices import SWAP, TILE, TREASURE
from patolli.games.tikal.scoring import highest_temple, temple_points, treasure_points
from patolli.games.tikal.state import ROUNDS, State
from patolli.lab.balance import count

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.match"))


@cache
def replayed(name: str) -> Match:
    """The match, every line executed and verified."""
    return matchfile.replay(matchfile.parse((HERE / f"{name}.match").read_bytes()), GAMES)


def at_the_end(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def ending(match: Match) -> str:
    """By what the game was won."""
    s = at_the_end(match)
    best = max(GAME.scores(s))
    tied = [seat for seat, points in enumerate(GAME.scores(s)) if points == best]
    if len(tied) == 1:
        return "outright"
    temples = [highest_temple(s, seat) for seat in tied]
    if temples.count(max(temples)) == 1:
        return "highest-temple"
    return "treasures" if len(GAME.winners(s)) == 1 else "shared"


@pytest.mark.parametrize("name", NAMES)
def test_the_match_plays_out_as_written_and_nothing_is_lost_on_the_way(name):
    match = replayed(name)
    assert match.is_over
    for step in match.replay():
        GAME.check(step.state)


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("outright")])
def test_a_match_with_fair_draws_is_written_as_it_was_read(name):
    text = (HERE / f"{name}.match").read_text("utf-8")
    assert "\nsecret: " in text
    comment = text.splitlines()[1]
    assert comment.startswith("# Shows, with ")
    assert matchfile.write(replayed(name), comment=comment[2:]) == text


@pytest.mark.parametrize("name", NAMES)
def test_the_name_tells_version_seats_and_ending(name):
    version, seats, how = name.split("-", 2)
    match = replayed(name)
    assert (match.setup.option("version"), str(match.setup.seats)) == (version, seats)
    if how == "no-room":
        assert at_the_end(match).removed == 1
    else:
        assert (ending(match), at_the_end(match).removed) == (how, 0)
        assert sum(tile >= 0 for tile in at_the_end(match).tiles) == len(TILE)


@pytest.mark.parametrize("version", ["base", "tactical"])
@pytest.mark.parametrize("how", ["outright", "highest-temple", "treasures", "shared"])
def test_there_is_a_match_for_every_way_the_game_can_end(version, how):
    assert [name for name in NAMES if name.startswith(version) and ending(replayed(name)) == how]


@pytest.mark.parametrize("name", NAMES)
def test_the_points_of_each_round_add_up_from_the_board_alone(name):
    """Every score is what the scoring rules give for the board of that moment, and bids are all that is paid."""
    match = replayed(name)
    totals = [20 if match.setup.option("version") == "tactical" else 0] * match.setup.seats
    scored = 0
    for step in match.replay():
        for event in step.events:
            kind = GAME.events.specs[event.what[0]].name
            if kind == "scored":
                seat = event.what[1]
                assert isinstance(step.state, State)
                assert event.what[2:4] == (temple_points(step.state, seat), treasure_points(step.state, seat))
                totals[seat] += event.what[4]
                scored += 1
            elif kind == "bought":
                totals[event.what[1]] -= event.what[2]
        assert list(GAME.scores(step.state)) == totals
    assert scored == ROUNDS * match.setup.seats
    assert [sum(rows.values()) for rows in GAME.breakdown(match.state)] == totals


def test_every_kind_of_choice_and_of_event_and_every_tile_occurs():
    chosen: set[int] = set()
    told: set[int] = set()
    laid: set[int] = set()
    for name in NAMES:
        match = replayed(name)
        chosen |= {ply.choice[0] for ply in match.plies}
        told |= {event.what[0] for step in match.replay() for event in step.events}
        laid |= {tile for tile in at_the_end(match).tiles if tile >= 0}
    assert {spec.name for spec in GAME.choices.specs if spec.kind not in chosen} == set()
    assert {spec.name for spec in GAME.events.specs if spec.kind not in told} == set()
    assert {TILE.values[tile] for tile in range(len(TILE))} == {TILE.values[tile] for tile in laid}


@pytest.mark.parametrize("name", NAMES)
def test_the_balance_report_counts_the_treasures_a_seat_comes_by_in_its_turn_and_the_tiles_it_lays(name):
    match = replayed(name)
    expected: list[set[tuple[str, str]]] = [set() for _ in range(match.setup.seats)]
    owned: list[Sequence[int]] = [[0] * len(TREASURE)] * match.setup.seats
    board: set[int] = set()
    seat = 0
    for step in match.replay():
        seat = step.ply.seat if step.ply.seat >= 0 else seat  # chance acts in the turn of whoever was asked last
        assert isinstance(step.state, State)
        now: list[Sequence[int]] = [player.treasures[:] for player in step.state.players]
        kinds = [kind for kind, (a, b) in enumerate(zip(owned[seat], now[seat], strict=True)) if b > a]
        expected[seat] |= {("treasure", TREASURE.values[kind]) for kind in kinds}
        tiles = {tile for tile in step.state.tiles if tile >= 0}
        expected[seat] |= {("tile", TILE.values[tile]) for tile in tiles - board}
        owned, board = now, tiles
    assert [set(taken) for taken in count(match).taken] == expected


def test_some_match_has_a_swap():
    assert any(ply.choice[0] == SWAP for name in NAMES for ply in replayed(name).plies)
