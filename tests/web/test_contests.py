"""Series and tournaments: joined by link, filled up with bots, played round by round to the podium."""

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from tests.web.guests import ALL_GAMES, FEAST, Guest, Page, play_on
from tests.web.test_manners import block, have_met
from tests.web.test_ratings import member, ratings
from tests.web.test_time import DAY, Turned

from patolli.core.dealer import FairDealer
from patolli.core.game import Game
from patolli.games.tikal import GAME as TIKAL
from patolli.table import hall
from patolli.table.bot_ratings import bot_ratings
from patolli.table.contests import Wish, made_from
from patolli.table.hall import Hall
from patolli.table.live_match import OTHER_RULES
from patolli.table.pairing import shared
from patolli.table.people import Person
from patolli.table.ratings import recompute, shown
from patolli.table.schema import ENTRIES, PAIRINGS, PEOPLE, SEATS, TABLES
from patolli.table.storage import Storage

LONG = 60.0
CUP = {"kind": "swiss", "game": "feast", "name": "Maize Cup", "seats": 2, "size": 8, "rounds": 2, "pace": "fast"}


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


def opens(host: Guest, **wish: Any) -> dict[str, Any]:
    made = host.post("/api/contests", {**CUP, "bots": ["random", "greedy"], **wish})
    assert made.status_code == 201, made.text
    return dict(made.json())


def joins(guest: Guest, contest: dict[str, Any]) -> dict[str, Any]:
    added = {"commitment": contest["commitment"], "entropy": f"the luck of {guest.name}"}
    joined = guest.post(f"/api/contests/{contest['id']}/join", added)
    assert joined.status_code == 200, joined.text
    return dict(joined.json())


def look(guest: Guest, contest: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    return dict(guest.get(f"/api/contests/{contest['id']}?lang={lang}").json())


def until(guest: Guest, contest: dict[str, Any], condition: Any) -> dict[str, Any]:
    """The contest, once something is so."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if condition(now := look(guest, contest)):
            return now
        time.sleep(0.05)
    raise AssertionError(f"it stands still: {now}")


def own_table(guest: Guest, contest: dict[str, Any]) -> dict[str, Any]:
    """One's table of the latest round."""
    tables = look(guest, contest)["played"][0]["tables"]
    return dict(next(table for table in tables if any(seat["mine"] for seat in table["seats"])))


def is_over(page: Page) -> bool:
    return page.now["final"] is not None


def play_round(contest: dict[str, Any], *guests: Guest) -> None:
    """Everybody plays their table of this round to its end."""
    tables: dict[str, list[Guest]] = {}
    for guest in guests:
        tables.setdefault(own_table(guest, contest)["id"], []).append(guest)
    for table, company in tables.items():
        with company[0].looks_at(table) as first, company[-1].looks_at(table) as second:
            pages = [first, second] if len(company) > 1 else [first]
            play_on(random.Random(table), pages, partial(is_over, first))


@pytest.mark.parametrize(("game", "better"), [(FEAST, "greedy"), (TIKAL, "easy")])
def test_a_tournament_of_eight_with_six_bots_to_its_end(
    game: Game, better: str, ana: Guest, bo: Guest, stranger: Guest
) -> None:
    contest = opens(ana, rated=True, game=game.name, bots=["random", better])
    assert (contest["status"], contest["entrants"], contest["mine"]) == ("waiting", [], True)
    joins(ana, contest)
    waiting = joins(bo, contest)
    assert [one["name"] for one in sorted(waiting["entrants"], key=lambda one: one["number"])] == ["Ana", "Bo"]
    begun = ana.post(f"/api/contests/{contest['id']}/begin").json()
    assert (begun["status"], begun["round"], len(begun["played"][0]["tables"])) == ("running", 1, 4)
    assert sorted(one["bot"] for one in begun["entrants"]) == ["", "", *sorted([better] * 3 + ["random"] * 3)]
    assert [one["id"] for one in ana.get("/api/tables").json()["mine"]] == [own_table(ana, contest)["id"]]
    for number in (1, 2):
        now = until(ana, contest, lambda found, number=number: found["round"] == number)
        assert now["counted"] == number - 1, "what is played does not count yet"
        play_round(contest, ana, bo)
    over = until(ana, contest, lambda found: found["status"] == "over")
    expect_right_standings(stranger, over)
    strong = next(one for one in over["entrants"] if one["bot"] == better)
    weak = next(one for one in over["entrants"] if one["bot"] == "random")
    assert strong["rating"] == shown(bot_ratings(game, 2)[better].mu) > weak["rating"], "as the arena found"
    for guest in (ana, bo):
        found = ratings(guest, 2)
        assert {point["table"] for point in found["curve"]} == {
            table["id"] for part in over["played"] for table in part["tables"]
            if any(over_name(over, seat["entrant"]) == guest.name for seat in table["seats"])
        }  # fmt: skip
    app: Any = ana.client.app
    portal: Any = ana.client.portal
    assert portal.call(recompute, app.state.hall.storage, False) == 0, "every rating is what the matches say"
    assert FairDealer(bytes.fromhex(over["secret"])).commitment == contest["commitment"]
    for part in over["played"]:
        for place, table in enumerate(part["tables"]):
            fair = stranger.get(f"/api/tables/{table['id']}/fairness").json()
            assert fair["secret"] == made_from(over["secret"], f"table {part['number']} {place}").hex()
    assert [one["id"] for one in bo.get("/api/contests").json()] == [contest["id"]]


def over_name(contest: dict[str, Any], number: int) -> str:
    return str(next(one["name"] for one in contest["entrants"] if one["number"] == number))


def expect_right_standings(guest: Guest, contest: dict[str, Any]) -> None:
    """Worked out once more from what each table says of itself."""
    points = dict.fromkeys(range(8), 0.0)
    met: dict[int, list[int]] = {number: [] for number in points}
    for part in contest["played"]:
        for table in part["tables"]:
            scores = guest.get(f"/api/tables/{table['id']}/result").json()
            one, other = (seat["entrant"] for seat in table["seats"])
            places = [1 if seat in scores["winners"] else 2 for seat in (0, 1)]
            for entrant, gain, seat in zip((one, other), shared(places), table["seats"], strict=True):
                assert seat["gain"] == gain
                points[entrant] += gain
            met[one].append(other)
            met[other].append(one)
    for one in contest["entrants"]:
        assert one["points"] == sum(one["rounds"]) == points[one["number"]]
        assert one["opponents"] == sum(points[other] for other in met[one["number"]])
        assert len(set(met[one["number"]])) == 2, "nobody meets anybody twice"
    order = [(-one["points"], -one["opponents"], -one["scored"]) for one in contest["entrants"]]
    assert order == sorted(order)


def test_a_series_moves_seats_on_and_ends_even_if_somebody_leaves_or_is_deleted(ana: Guest, bo: Guest) -> None:
    contest = opens(ana, kind="series", size=2, rounds=3, name="")
    joins(ana, contest)
    joins(bo, contest)
    ana.post(f"/api/contests/{contest['id']}/begin")
    play_round(contest, ana, bo)
    second = until(ana, contest, lambda found: found["round"] == 2)
    first_seats, seats = ([seat["name"] for seat in part["tables"][0]["seats"]] for part in reversed(second["played"]))
    assert (first_seats, seats) == (["Ana", "Bo"], ["Bo", "Ana"])
    assert bo.post(f"/api/contests/{contest['id']}/leave").status_code == 204
    play_round(contest, ana)
    third = until(ana, contest, lambda found: found["round"] == 3)
    assert [one["withdrawn"] for one in third["entrants"] if one["name"] == "Bo"] == [True]
    points = {one["name"]: one["points"] for one in third["entrants"]}
    bo.post("/api/me/delete", {"name": "Bo"})
    with ana.looks_at(own_table(ana, contest)["id"]) as page:
        assert [seat["kind"] for seat in page.table["seats"]].count("bot") == 1
        assert page.ask("resign", seat=own_seat(page.table))["type"] == "done"
    over = until(ana, contest, lambda found: found["status"] == "over")
    assert {one["name"] for one in over["entrants"]} == {"Ana", "a former player"}
    assert sum(points.values()) == 2
    assert sum(one["points"] for one in over["entrants"]) == 3


def test_who_blocks_another_who_has_joined_too_never_sits_with_them(ana: Guest, bo: Guest) -> None:
    contest = opens(ana, kind="series", size=2, rounds=2)
    joins(ana, contest)
    joins(bo, contest)
    table = have_met(ana, bo)
    ana.post(f"/api/contests/{contest['id']}/begin")
    block(bo, table, seat=0)
    play_round(contest, ana, bo)
    until(ana, contest, lambda found: found["round"] == 2)
    with ana.looks_at(own_table(ana, contest)["id"]) as page:
        seats = {seat["name"]: seat["kind"] for seat in page.table["seats"]}
        assert seats == {"Ana": "person", "Bo": "bot"}, "whoever wants it so has a bot play that game"
        assert page.ask("resign", seat=own_seat(page.table))["type"] == "done"
    over = until(ana, contest, lambda found: found["status"] == "over")
    assert sum(one["points"] for one in over["entrants"]) == 2


def test_everybody_against_everybody_says_from_the_beginning_how_many_rounds_it_takes(ana: Guest) -> None:
    contest = opens(ana, kind="everybody", size=6, rounds=1)
    assert contest["rounds"] == 5
    joins(ana, contest)
    assert ana.post(f"/api/contests/{contest['id']}/begin").json()["rounds"] == 5


def own_seat(table: dict[str, Any]) -> int:
    return next(int(seat["seat"]) for seat in table["seats"] if seat["mine"])


def half_played(ana: Guest, bo: Guest, clock: str) -> dict[str, Any]:
    """A series of two in whose first game Bo is asked, and goes away."""
    contest = opens(ana, kind="series", size=2, rounds=2, clock=clock)
    joins(ana, contest)
    joins(bo, contest)
    ana.post(f"/api/contests/{contest['id']}/begin")
    table = own_table(ana, contest)["id"]
    with ana.looks_at(table) as hers, bo.looks_at(table) as his:
        play_on(random.Random(2), [hers, his], lambda: his.question)
    return contest


@pytest.fixture
def clock(server: TestClient) -> Turned:
    app: Any = server.app
    app.state.hall.now = Turned()
    return cast("Turned", app.state.hall.now)


def test_a_round_goes_on_though_somebody_runs_out_of_time(clock: Turned, ana: Guest, bo: Guest) -> None:
    contest = half_played(ana, bo, "move 86400 out=lose")
    clock.ahead = DAY + 60
    second = until(ana, contest, lambda found: found["round"] == 2)
    assert {one["name"]: (one["points"], one["withdrawn"]) for one in second["entrants"]} == {
        "Ana": (1, False), "Bo": (0, False),
    }  # fmt: skip
    with bo.looks_at(own_table(bo, contest)["id"]) as page:
        assert page.table["status"] == "running"
        assert sorted(seat["kind"] for seat in page.table["seats"]) == ["person", "person"], "the next game is theirs"


def test_in_a_contest_too_a_bot_plays_on_for_whoever_is_out_of_time(clock: Turned, ana: Guest, bo: Guest) -> None:
    contest = half_played(ana, bo, "move 86400")
    clock.ahead = DAY + 60
    play_round(contest, ana)
    second = until(ana, contest, lambda found: found["round"] == 2)
    played = second["played"][1]["tables"][0]["seats"]
    assert sum(seat["gain"] for seat in played) == 1
    with bo.looks_at(own_table(bo, contest)["id"]) as page:
        assert all(not seat["bot"] for seat in page.table["seats"])


def test_the_host_asks_somebody_to_leave_who_does_not_come_back(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], stranger: Guest
) -> None:
    contest = opens(ana, kind="series", size=2)
    path = f"/api/contests/{contest['id']}"
    joins(ana, contest)
    rude = comes("Mallory")
    full = {one["name"]: one["number"] for one in joins(rude, contest)["entrants"]}
    gone = {"number": full["Mallory"]}
    assert [one.post(f"{path}/ask-to-leave", gone).status_code for one in (rude, bo, stranger)] == [409, 409, 401]
    assert ana.post(f"{path}/ask-to-leave", {"number": full["Ana"]}).status_code == 404, "nobody sends themselves away"
    now = ana.post(f"{path}/ask-to-leave", gone).json()
    assert [one["name"] for one in now["entrants"]] == ["Ana"]
    assert ana.post(f"{path}/ask-to-leave", gone).status_code == 404
    assert rude.post(f"{path}/leave").status_code == 409
    added = {"commitment": contest["commitment"], "entropy": "luck"}
    assert rude.post(f"{path}/join", added).status_code == 409
    assert (look(rude, contest)["joined"], rude.get("/api/contests").json()) == (False, [])
    joins(bo, contest)
    begun = ana.post(f"{path}/begin").json()
    assert sorted(one["name"] for one in begun["entrants"]) == ["Ana", "Bo"]
    assert ana.post(f"{path}/ask-to-leave", {"number": 1}).status_code == 409, "later nobody is sent away"


def test_what_is_wrong_is_refused_and_changes_nothing(ana: Guest, bo: Guest, stranger: Guest) -> None:
    for wish, field in (
        ({"size": 7}, "size"), ({"size": 98}, "size"), ({"kind": "series", "size": 4}, "size"),
        ({"rounds": 0}, "rounds"), ({"bots": ["nobody"]}, "seats.1.bot"),
        ({"game": "chess"}, "game"), ({"clock": "move 86400 out=end"}, "clock"),
        ({"rated": True, "bots": ["easy"]}, "rated"), ({"clock": "soon"}, "clock"),
    ):  # fmt: skip
        refused = ana.post("/api/contests", {**CUP, "bots": ["random"], **wish})
        assert (refused.status_code, refused.json()["field"]) == (422, field), refused.text
    contest = opens(ana)
    path = f"/api/contests/{contest['id']}"
    added = {"commitment": contest["commitment"], "entropy": "luck"}
    assert ana.post(f"{path}/begin").status_code == 409, "nobody has joined"
    assert stranger.post(f"{path}/join", added).status_code == 401
    assert bo.post(f"{path}/join", {**added, "commitment": "other"}).status_code == 409
    joins(bo, contest)
    assert bo.post(f"{path}/join", added).status_code == 409
    assert bo.post(f"{path}/begin").status_code == 409, "not the host"
    assert ana.post("/api/contests/nothing/begin").status_code == 404
    assert bo.post(f"{path}/leave").status_code == 204
    assert look(ana, contest)["entrants"] == []
    assert ana.post(f"{path}/leave").status_code == 204, "the host closes it"
    assert stranger.get(path).status_code == 404


# Once, whatever happens


async def begun(database: str) -> tuple[list[Hall], str]:
    halls = [Hall(await Storage.open(database), ALL_GAMES) for _ in range(2)]
    people = [Person("a" * 16, "Ana"), Person("b" * 16, "Bo")]
    await halls[0].storage.insert(PEOPLE, *({"id": one.id, "name": one.name, "created": 0.0} for one in people))
    contests = halls[0].contests
    contest = await contests.open(people[0], Wish("swiss", "feast", 2, 4, 2, ("random",), pace="fast"))
    commitment = FairDealer(bytes.fromhex((await contests.find(contest))["secret"])).commitment
    for one in people:
        await contests.join(one, contest, commitment, one.name)
    await asyncio.gather(*[one.contests.begin(people[0], contest) for one in halls], return_exceptions=True)
    return halls, contest


async def test_no_round_begins_twice_in_two_processes_or_after_a_crash(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    halls, contest = await begun(either)
    storage = halls[0].storage
    assert len(await storage.rows(select(TABLES.c.id))) == 2
    await end_round(halls[0], contest, 1)

    with monkeypatch.context() as broken:  # the first table of the round is stored, then it breaks off
        broken.setattr(type(halls[0].contests), "_table", stumbling(halls[0].contests._table))
        with pytest.raises(RuntimeError):
            await halls[0].contests.settle()
    row = await halls[0].contests.find(contest)
    assert (row["round"], len(await storage.rows(select(TABLES.c.id)))) == (1, 2), "all of it, or nothing"
    await asyncio.gather(*[one.contests.settle() for one in halls])
    assert len(await storage.rows(select(TABLES.c.id))) == 4
    assert len(await storage.rows(select(PAIRINGS).where(PAIRINGS.c.round == 2))) == 4
    await end_round(halls[1], contest, 2)
    await asyncio.gather(*[one.contests.settle() for one in halls])
    assert (await halls[0].contests.find(contest))["status"] == "over"
    assert len(await storage.rows(select(TABLES.c.id))) == 4
    for one in halls:
        await one.stop()


async def test_a_round_does_not_wait_for_a_match_that_cannot_go_on(tmp_path: Path) -> None:
    """As after an update that changed the rules: the match is broken off, its points are shared, and nobody is lost."""
    halls, contest = await begun(f"sqlite+aiosqlite:///{tmp_path}/patolli.db")
    storage = halls[0].storage
    rows = await storage.rows(select(TABLES.c.id))
    seats = await storage.rows(select(SEATS.c.table_id).where(SEATS.c.person_id.is_not(None)).limit(1))
    stuck = seats[0]["table_id"]
    number = len(await storage.entries(stuck))
    line = {"table_id": stuck, "number": number, "kind": "play", "seat": 0, "text": "rest", "digest": "0" * 16}
    await storage.insert(ENTRIES, {**line, "message": "", "at": 0.0})
    for one in halls:
        one.tables.clear()
    frozen = await halls[0].get(stuck)
    assert frozen.frozen == OTHER_RULES
    for row in rows:
        if row["id"] != stuck:
            await end_table(halls[0], row["id"])
    halls[0].looks_again = 0.0
    await halls[0].settle()
    await halls[0].contests.settle()
    stand = await halls[0].contests.stand(contest)
    assert stand.row["round"] == 2
    sat = [one["entrant"] for one in stand.rounds[0] if one["table_id"] == stuck]
    points = {one.entrant: one.points for one in stand.standings}
    assert [points[one] for one in sat] == [0.5, 0.5]
    assert sorted(one["entrant"] for one in stand.rounds[1]) == [0, 1, 2, 3]
    for one in halls:
        await one.stop()


def stumbling(make: Any) -> Any:
    """Makes the first table, and fails at the second."""

    def made(self: Any, row: Any, number: int, place: int, *more: Any) -> Any:
        if place:
            raise RuntimeError("in the middle of it")
        return make(row, number, place, *more)

    return made


async def end_round(one: Hall, contest: str, number: int) -> None:
    """Give up all tables of a round, and let bots play out the others."""
    rows = await one.storage.rows(
        select(PAIRINGS.c.table_id).where(PAIRINGS.c.contest_id == contest, PAIRINGS.c.round == number).distinct()
    )
    for row in rows:
        await end_table(one, row["table_id"])
    one.looks_again = 0.0
    await one.settle()


async def end_table(one: Hall, table_id: str) -> None:
    """Everybody gives up, or bots play it out."""
    await is_ended(one, table_id)  # read what the other process has done
    table = await one.get(table_id)
    for seat, sits in enumerate(table.seats):
        if sits.person and table.status == "running":
            await table.resign(sits.person, f"m{seat}", seat)
    end = time.monotonic() + LONG
    while not await is_ended(one, table_id):
        assert time.monotonic() < end, "a table stands still"
        await asyncio.sleep(0.02)


async def is_ended(one: Hall, table_id: str) -> bool:
    """Whether a match is over; bots may be moved by the other process, of which these halls hear nothing."""
    table = await one.get(table_id)
    async with table.lock:
        await table.catch_up()
    return table.status == "over"
