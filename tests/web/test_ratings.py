"""Rated tables: who may sit there, what nobody may do there, and what they do to everybody's rating."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete, select, update
from tests.web.guests import ALL_GAMES, FEAST, Guest, Page, play_on
from tests.web.test_hints import hint_for

from patolli.games import GAMES
from patolli.lab.arena import arena
from patolli.table import hall
from patolli.table.admin import Admin
from patolli.table.bot_ratings import bot_ratings
from patolli.table.hall import Hall
from patolli.table.opening import Opening, Place
from patolli.table.people import Person
from patolli.table.ratings import MODEL, recompute, shown
from patolli.table.results import keep_results
from patolli.table.schema import PEOPLE, RATED, RATINGS, RESULTS
from patolli.table.storage import Storage

LONG = 60.0


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Only what must happen once is tested on both."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.05)


@pytest.fixture
def ana(server: TestClient) -> Guest:
    return member(server, "Ana")


@pytest.fixture
def bo(server: TestClient) -> Guest:
    return member(server, "Bo")


def member(server: TestClient, name: str) -> Guest:
    found = Guest(server, name)
    assert found.post("/api/me/recovery").status_code == 200
    return found


def rated(one: Guest, other: Guest, seed: int = 3) -> tuple[str, list[int]]:
    """A rated match of these two to its end: the table, and who won."""
    table = one.opens("me", "anyone", game="feast", rated=True)
    other.joins(table)
    with one.looks_at(table) as mine, other.looks_at(table) as theirs:
        play_on(random.Random(seed), [mine, theirs], lambda: mine.now["final"])
        return table, mine.now["final"]["winners"]


def ratings(guest: Guest, games: int) -> dict[str, Any]:
    """Their only rating, once so many games have been rated."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        found = guest.get("/api/me/ratings").json()
        if found and found[0]["games"] >= games:
            assert found[0]["games"] == games
            return dict(found[0])
        time.sleep(0.02)
    raise AssertionError("nothing is rated")


def test_a_rated_match_changes_both_ratings_as_openskill_says(ana: Guest, bo: Guest) -> None:
    table, winners = rated(ana, bo)
    places = [1.0 if seat in winners else 2.0 for seat in (0, 1)]
    expected = MODEL.rate([[MODEL.rating()], [MODEL.rating()]], ranks=places)
    for guest, (after,) in zip((ana, bo), expected, strict=True):
        found = ratings(guest, 1)
        assert (found["game"], found["seats"], found["rating"]) == ("feast", 2, shown(after.mu))
        assert found["rank"] is None, "one game tells nobody a rank"
        assert [(point["table"], point["rating"], point["change"]) for point in found["curve"]] == [
            (table, shown(after.mu), shown(after.mu) - 1200)
        ]
        (match,) = guest.get("/api/me/matches").json()["matches"]
        assert (match["rated"], match["change"]) == (True, shown(after.mu) - 1200)
    me = ana.get("/api/me/profile").json()
    assert (me["finished"], me["rated"], me["ratings"][0]["games"]) == (1, 1, 1)


def test_alone_against_bots_one_has_a_true_number(ana: Guest) -> None:
    table = ana.opens("me", "bot greedy", game="feast", rated=True, pace="fast")
    with ana.looks_at(table) as page:
        assert page.table["rated"]
        assert page.table["clock"], "whoever never comes back has left"
        play_on(random.Random(1), [page], lambda: page.now["final"])
        winners = page.now["final"]["winners"]
    greedy = bot_ratings(FEAST, 2)["greedy"]
    teams = [[MODEL.rating()], [MODEL.create_rating([greedy.mu, greedy.sigma])]]
    after = MODEL.rate(teams, ranks=[1.0 if seat in winners else 2.0 for seat in (0, 1)])[0][0]
    found = ratings(ana, 1)
    assert found["rating"] == shown(after.mu)
    assert [line["name"] for line in found["bots"]] == ["random", "greedy"]
    assert found["bots"][1]["rating"] == shown(greedy.mu)


def test_whoever_leaves_has_lost_and_is_less_reliable(ana: Guest, bo: Guest) -> None:
    rated(ana, bo)
    ratings(ana, 1)
    table = ana.opens("me", "bot greedy", game="feast", rated=True)
    with ana.looks_at(table) as page:
        assert page.ask("offer", seat=0)["type"] == "done"  # at other tables that costs nothing
    found = ratings(ana, 2)
    assert found["curve"][-1]["change"] < 0
    me = ana.get("/api/me/profile").json()
    assert (me["finished"], me["rated"]) == (1, 2)
    assert [match["left"] for match in ana.get("/api/me/matches").json()["matches"]] == [True, False]


def test_what_a_bot_wins_for_somebody_who_left_is_lost_in_all_that_is_told_of_them(ana: Guest) -> None:
    winners: list[int] = []
    while not winners:  # until the bot in her seat, the better one, has won
        table = ana.opens("me", "bot random", game="feast", rated=True, pace="fast")
        with ana.looks_at(table) as page:
            page.until(lambda: page.now["questions"])
            assert ana.post(f"/api/tables/{table}/leave").status_code == 200
            page.until(lambda: page.now["final"] is not None)
            winners = [seat for seat in page.now["final"]["winners"] if seat == 0]
    games = len(ana.get("/api/tables").json()["mine"])
    ratings(ana, games)
    (told,) = ana.get("/api/me/statistics").json()
    assert (told["played"], told["won"]) == (games, 0)
    lost = ana.get("/api/me/matches?result=lost").json()["matches"]
    assert [match["result"] for match in lost] == ["lost"] * games
    assert ana.get("/api/me/matches?result=won").json()["matches"] == []


def test_whoever_is_deleted_in_the_middle_has_lost_and_nothing_else_is(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast", rated=True)
    bo.joins(table)
    with ana.looks_at(table) as page:
        assert bo.post("/api/me/delete", {"name": "Bo"}).status_code == 200
        page.until(lambda: page.now["final"] is not None)
    assert ratings(ana, 1)["rating"] > shown(MODEL.mu)
    (match,) = ana.get("/api/me/matches").json()["matches"]
    assert (match["result"], match["rated"]) == ("won", True)
    assert sorted(seat["name"] for seat in match["seats"]) == ["Ana", "a former player"]
    assert "Bo" not in {one["name"] for one in ana.get("/api/games/feast/best").json()["people"]}


def test_what_all_agree_to_end_does_not_count(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast", rated=True)
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as theirs:
        mine.ask("offer", seat=0)
        theirs.ask("offer", seat=1)
    rated(ana, bo)
    assert ratings(ana, 1)["games"] == 1


def test_what_is_closed_by_those_who_run_the_server_is_nobodys_loss(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast", rated=True)
    bo.joins(table)
    app: Any = ana.client.app
    portal: Any = ana.client.portal
    portal.call(Admin(app.state.hall, "root").close, table)
    rated(ana, bo)
    assert ratings(ana, 1)["games"] == 1
    me = ana.get("/api/me/profile").json()
    assert (me["finished"], me["rated"]) == (1, 1)
    (match,) = ana.get("/api/me/matches?result=unfinished").json()["matches"]
    assert (match["id"], match["reason"], match["change"], match["left"]) == (table, "closed", None, False)


def test_only_members_sit_at_rated_tables(ana: Guest, comes: Callable[[str], Guest]) -> None:
    guest = comes("Cy")
    wish = {"game": "feast", "seats": [{"kind": "me"}, {"kind": "anyone"}], "rated": True}
    refused = guest.post("/api/tables", wish)
    assert (refused.status_code, "members" in refused.json()["detail"]) == (409, True)
    table = ana.opens("me", "anyone", game="feast", rated=True)
    assert guest.post(f"/api/tables/{table}/join", {}).status_code == 409
    guest.post("/api/me/recovery")
    assert guest.post(f"/api/tables/{table}/join", {}).status_code == 200


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (("me", "here"), {}),
        (("bot random", "bot greedy"), {}),
        (("me", "bot easy"), {}),
        (("me", "anyone"), {"options": {"extras": "wager"}}),
        (("me", "anyone"), {"clock": "move 86400 out=end"}),
    ],
)
def test_what_cannot_be_compared_is_not_rated(ana: Guest, seats: tuple[str, ...], more: dict[str, Any]) -> None:
    places = [dict(zip(("kind", "bot"), (*seat.split(), ""), strict=False)) for seat in seats]
    refused = ana.post("/api/tables?lang=en", {"game": "feast", "seats": places, "rated": True, **more})
    assert refused.status_code == 422, refused.text
    assert refused.json()["field"] in ("rated", "clock")
    assert "{" not in refused.json()["detail"]


def test_there_are_no_hints_at_a_rated_table(ana: Guest) -> None:
    table = ana.opens("me", "bot greedy", game="feast", rated=True)
    with ana.looks_at(table) as page:
        assert page.table["hints"] == "never"
        assert hint_for(page)["why"] == "no-hints"


def undo_of(page: Page) -> dict[str, Any]:
    page.until(lambda: page.now["undo"] and page.now["undo"][0]["judged"])
    return dict(page.now["undo"][0])


@pytest.mark.parametrize("counts", [False, True])
def test_at_a_rated_table_nothing_is_taken_back_once_another_was_asked(ana: Guest, bo: Guest, counts: bool) -> None:
    table = ana.opens("me", "anyone", game="feast", rated=counts)
    bo.joins(table)
    with ana.looks_at(table) as mine, bo.looks_at(table) as theirs:
        play_on(random.Random(0), [mine, theirs], lambda: mine.question or theirs.question)
        page, other = (mine, theirs) if mine.question else (theirs, mine)
        assert page.question
        seat = page.question["seat"]
        page.plays(next(one["text"] for one in page.question["choices"] if one["text"].startswith("bury")))
        assert undo_of(page)["can"], "in the middle of one's turn, nothing learned"
        page.plays("rest")  # the turn is over: another is asked now
        other.until(lambda: other.question)
        assert undo_of(page)["can"] is not counts
        answer = page.ask("undo", seat=seat, ply=page.now["ply"], to=None)
        assert answer["type"] == ("refused" if counts else "done")
        assert answer.get("why", "undo-asked") == "undo-asked"


def test_a_rematch_is_rated_too_with_everybody_one_seat_on(ana: Guest, bo: Guest) -> None:
    table, _ = rated(ana, bo)
    again = ana.post(f"/api/tables/{table}/rematch").json()["id"]
    with ana.looks_at(again) as page:
        assert page.table["rated"]
        assert [seat["name"] for seat in page.table["seats"]] == ["Bo", "Ana"]


def test_the_best_are_told_as_far_as_they_let_themselves_be_seen(
    ana: Guest, bo: Guest, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patolli.table.ratings.FEW", 1)
    rated(ana, bo)
    mine, theirs = ratings(ana, 1), ratings(bo, 1)
    ranks = [1 + (one["rating"] < other["rating"]) for one, other in ((mine, theirs), (theirs, mine))]
    assert [mine["rank"], theirs["rank"]] == ranks
    assert mine["of"] == 2
    told = stranger.get("/api/games/feast/best?seats=2").json()
    assert told["people"] == []
    assert [line["name"] for line in told["bots"]] == ["random", "greedy"]
    assert [row["name"] for row in ana.get("/api/games/feast/best?seats=2").json()["people"]] == ["Ana"]
    bo.post("/api/me/profile", {"profile": "everyone", "shows_matches": False})
    (row,) = stranger.get("/api/games/feast/best?seats=2").json()["people"]
    assert (row["name"], row["rating"], row["rank"]) == ("Bo", theirs["rating"], theirs["rank"])
    who = bo.get("/api/me/profile").json()["id"]
    assert stranger.get(f"/api/people/{who}").json()["ratings"][0]["curve"][0]["table"] == ""
    bo.post("/api/me/delete", {"name": "Bo"})
    assert stranger.get("/api/games/feast/best?seats=2").json()["people"] == []
    assert ratings(ana, 1)["of"] == 1


# Once, whatever happens


async def finished(database: str, count: int) -> tuple[list[Hall], list[str]]:
    """Two processes' halls on one database, and rated matches of the same two people that were just given up."""
    halls = [Hall(await Storage.open(database), ALL_GAMES) for _ in range(2)]
    tables = []
    people = [Person("a" * 16, "Ana"), Person("b" * 16, "Bo")]
    await halls[0].storage.insert(
        PEOPLE, *({"id": one.id, "name": one.name, "created": 0.0, "recovery_hash": one.id} for one in people)
    )
    for _ in range(count):
        opened = await halls[0].open(people[0], Opening("feast", (Place("me"), Place("anyone")), rated=True))
        await halls[0].join(people[1], opened.id, None)
        for one in people:
            await halls[0].add_entropy(one, opened.id, opened.commitment, one.name)
        table = await halls[0].get(opened.id)
        await table.resign(people[0].id, "m", 0)
        tables.append(opened.id)
    return halls, tables


async def test_two_processes_rate_every_match_once(either: str) -> None:
    halls, tables = await finished(either, 4)
    await asyncio.gather(*[keep_results(await one.get(table), one.workshop) for table in tables for one in halls])
    storage = halls[0].storage
    rows = await storage.rows(select(RATED).order_by(RATED.c.number, RATED.c.seat))
    assert len(rows) == 2 * len(tables)
    assert [row["number"] for row in rows[::2]] == [1, 2, 3, 4]
    for before, after in zip(rows, rows[2:], strict=False):
        assert after["mu_before"] == before["mu"], "each goes on from the one before"
    assert {row["games"] for row in await storage.rows(select(RATINGS))} == {4}
    assert await recompute(storage, repair=False) == 0
    for one in halls:
        await one.stop()


async def test_a_match_whose_rating_was_broken_off_is_rated_afterwards(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    halls, (table,) = await finished(either, 1)

    async def killed(*_: Any) -> None:
        raise RuntimeError("in the middle of it")

    with monkeypatch.context() as broken:
        broken.setattr("patolli.table.ratings._keep", killed)
        with pytest.raises(RuntimeError):
            await keep_results(await halls[0].get(table), halls[0].workshop)
    storage = halls[1].storage
    assert await storage.rows(select(RATED)) == await storage.rows(select(RESULTS)) == []
    await halls[1].settle()
    assert len(await storage.rows(select(RATED))) == 2
    for one in halls:
        await one.stop()


async def test_ratings_can_be_worked_out_again(either: str) -> None:
    halls, tables = await finished(either, 3)
    for table in tables:
        await keep_results(await halls[0].get(table), halls[0].workshop)
    storage = halls[0].storage
    right = await storage.rows(select(RATINGS).order_by(RATINGS.c.person_id))
    await storage.write(lambda connection: connection.execute(delete(RATINGS).where(RATINGS.c.person_id == "a" * 16)))
    await storage.write(lambda connection: connection.execute(update(RATED).where(RATED.c.number == 2).values(mu=40.0)))
    assert await recompute(storage, repair=False) > 0
    assert await recompute(storage, repair=True) > 0
    assert await recompute(storage, repair=False) == 0
    again = await storage.rows(select(RATINGS).order_by(RATINGS.c.person_id))
    assert [dict(row) for row in again] == [
        {**row, "mu": pytest.approx(row["mu"]), "sigma": pytest.approx(row["sigma"])} for row in right
    ]
    for one in halls:
        await one.stop()


# Bots


def test_bots_are_rated_as_the_arena_found_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        for seats in [seats for seats in game.seats if seats > 1]:
            known = bot_ratings(game, seats)
            levels = ["random", "easy", "medium", "hard"]
            assert {*levels, "greedy"} <= known.keys(), (game.name, seats)
            assert levels == sorted(levels, key=lambda bot: known[bot].mu), (game.name, seats)
    monkeypatch.setitem(GAMES, FEAST.name, FEAST)
    again = arena(FEAST, FEAST.setup(2), ["random", "greedy"], 60, 7)
    assert {row["bot"]: row["rating"] for row in again["standings"]} == {
        bot: strength.mu for bot, strength in bot_ratings(FEAST, 2).items()
    }


def test_the_lobby_is_told_the_ratings_of_bots(stranger: Guest) -> None:
    games = {game["name"]: game for game in stranger.get("/api/games").json()}
    feast = {bot["name"]: bot["ratings"] for bot in games["feast"]["bots"]}
    assert feast["greedy"]["2"] == shown(bot_ratings(FEAST, 2)["greedy"].mu)
    assert set(feast["greedy"]) == {"2", "3"}
