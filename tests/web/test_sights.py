"""What is told of a match leads from one view to the next, and is no longer for being told late."""

import json
import random
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from tests.every_game import EVERY_GAME
from tests.web.guests import ALL_GAMES, Guest, Page, play_on

from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.table.live_match import Entry, LiveMatch
from patolli.web.differences import difference, folded
from patolli.web.sights import sight_of

TABLES = [pytest.param(game, game.seats[-1], id=name) for name, game in {**EVERY_GAME, **ALL_GAMES}.items()]
ALONE = [pytest.param(game, 1, id=f"{name} alone") for name, game in EVERY_GAME.items() if 1 in game.seats]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Which one it is makes no difference here."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def test_a_difference_is_what_it_takes_to_get_from_one_to_the_other() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        old, new = _any(rng), _any(rng)
        assert folded(old, difference(old, new)) == new
        assert not difference(old, json.loads(json.dumps(old)))


def _any(rng: random.Random, depth: int = 3) -> Any:
    kind = rng.randrange(6 if depth else 4)
    if kind == 4:
        return [_any(rng, depth - 1) for _ in range(rng.randrange(3))]
    if kind == 5:
        return {key: _any(rng, depth - 1) for key in rng.sample("abc", rng.randrange(4))}
    return (None, "word", 7, 2.5)[kind]


@pytest.mark.parametrize(("game", "seats"), [*TABLES, *ALONE])
def test_what_is_told_leads_to_what_is_seen_for_every_seat_and_a_spectator(game: Game, seats: int) -> None:
    rng = random.Random(2)
    live = LiveMatch(game, game.setup(seats), tuple("ABCDEF"[:seats]), SeededDealer(4), 0.0).draft()
    live.go_on((), 0.0)
    readers = [None, *range(seats)]
    shown = {reader: json.loads(bytes(sight_of(game, live, reader, reader).whole)) for reader in readers}
    told = 0
    while not live.is_over and live.ply < 500:
        live = live.draft()
        seat = rng.choice(asked(live.match.state))
        choice = rng.choice(options(live.match.state, seat))
        live.go_on([Entry("choice", seat, game.choices.text(choice), 0.0)], 0.0)
        for reader in readers:
            sight = sight_of(game, live, reader, reader)
            told += len(sight.steps)
            for change in [*(step.change for step in sight.steps), sight.rest]:
                shown[reader] = folded(shown[reader], json.loads(bytes(change)))
            if rng.random() < 0.2:
                assert shown[reader] == json.loads(json.dumps(game.view(live.match.state, reader)))
    assert told > live.ply


def test_what_is_taken_back_changes_the_view_and_tells_nothing(ana: Guest) -> None:
    table = ana.opens("me", "bot random", options={"first": "0"})
    with ana.looks_at(table) as page:
        for seed in (4, 5):
            page.plays_any(random.Random(seed))
        undo = page.now["undo"][0]
        assert page.ask("undo", ply=page.now["ply"], seat=0, to=undo["floor"])["type"] == "done"
        page.until(lambda: page.now["ply"] == undo["floor"])
        assert page.now["told"] == []
        _is_true(ana, table, page)


def _is_true(guest: Guest, table: str, page: Page) -> None:
    at = guest.get(f"/api/tables/{table}/at/{page.now['ply']}").json()
    assert page.now["view"] == at["view"]
    before = guest.get(f"/api/tables/{table}/at/{page.now['ply'] - 1}").json()
    changes = [change for told in at["told"] for change in told["change"]]
    assert not at["told"] or folded(before["view"], changes) == at["view"]


@pytest.mark.parametrize("game", GAMES)
def test_updates_do_not_grow_with_the_match(ana: Guest, bo: Guest, game: str) -> None:
    """What is sent of a choice, besides the questions that follow, is as long late in the match as it was early."""
    table = ana.opens("me", "anyone", game=game)
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as other:
        play_on(random.Random(5), [mine, other], lambda: mine.now["ply"] > 300 or mine.now["final"])
        updates = [message for message in map(json.loads, mine.bytes) if message["type"] == "update"]
        _is_true(ana, table, mine)
    assert updates[0]["reset"]
    assert all(update["view"] is None for update in updates[1:])
    sizes = [len(json.dumps({**update, "questions": []})) for update in updates if update["told"]]
    early, late = median(sizes[20:100]), median(sizes[-80:])
    assert late < 1.5 * early, sizes
    assert median(sizes) < 3000
