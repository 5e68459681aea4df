"""Seats belong to people: a bot plays for somebody by their own wish, or by the agreement of all others after long."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.guests import Guest, Page

from patolli.table import bots

HOUR = 3600
Wait = Callable[[str, float], None]


@pytest.fixture
def table(ana: Guest, bo: Guest) -> str:
    """Ana is asked first; who stays away for an hour may be stood in for."""
    opened = ana.opens("me", "anyone", options={"first": "0"}, pace="fast", absence=HOUR)
    bo.joins(opened)
    return opened


@pytest.fixture
def wait(ana: Guest) -> Wait:
    """Let time pass at a table."""

    def pass_by(table: str, seconds: float) -> None:
        live = ana.client.app.state.hall.tables[table]  # type: ignore[attr-defined]
        clock = live.now
        live.now = lambda: clock() + seconds

    return pass_by


def seat(page: Page, number: int) -> dict[str, object]:
    found: dict[str, object] = page.table["seats"][number]
    return found


def test_a_bot_plays_for_whoever_wishes_it_and_hands_the_seat_back(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        assert page.ask("stand-in", seat=0)["type"] == "done"
        assert page.chooses("end", seat=0)["why"] in ("bot-plays", "stale")
        page.until(lambda: page.now["asked"] == [1])
        assert seat(page, 0)["bot"] == bots.STAND_IN
        assert page.ask("stand-in", seat=0, take_back=True)["type"] == "done"
        page.until(lambda: seat(page, 0)["bot"] == "" and len(page.chat) == 2)
        assert [line["text"] for line in page.chat] == ["A bot takes over for Ana.", "Ana is back and plays again."]


def test_a_seat_is_handed_over_once_and_taken_back_once(ana: Guest, bo: Guest) -> None:
    """Taking back what is one's own would give a clock its time back."""
    table = ana.opens("me", "anyone", options={"first": "1"}, clock="move 60", pace="fast")
    bo.joins(table)
    with ana.looks_at(table) as page:
        assert page.ask("stand-in", seat=0, take_back=True)["why"] == "nothing-to-take-back"
        assert page.ask("stand-in", seat=0)["type"] == "done"
        assert page.ask("stand-in", seat=0)["why"] == "bot-plays"
        assert page.ask("stand-in", seat=0, take_back=True)["type"] == "done"
        assert page.ask("stand-in", seat=0, take_back=True)["why"] == "nothing-to-take-back"


def test_nobody_can_name_the_bot(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        assert page.ask("stand-in", seat=0, bot="random")["type"] == "problem"


def test_nobody_gives_the_seat_of_another_away_before_the_time_agreed_on(bo: Guest, table: str, wait: Wait) -> None:
    with bo.looks_at(table) as page:
        assert page.table["absence"] == HOUR
        assert HOUR - 60 < float(str(seat(page, 0)["away"])) <= HOUR
        assert page.ask("stand-in", seat=0)["why"] == "not-away-long"
        wait(table, HOUR - 60)
        assert page.ask("stand-in", seat=0)["why"] == "not-away-long"
        assert seat(page, 0)["bot"] == ""


def test_after_that_time_the_other_person_may_and_who_comes_back_takes_the_seat(
    ana: Guest, bo: Guest, table: str, wait: Wait
) -> None:
    with bo.looks_at(table) as page:
        wait(table, HOUR)
        assert page.ask("stand-in", seat=0)["type"] == "done"
        page.until(lambda: seat(page, 0)["bot"] == bots.STAND_IN and page.chat)
        assert page.chat[-1]["text"] == "Ana has been away for a long time; the others let a bot take over."
        with ana.looks_at(table) as back:
            assert seat(back, 0)["bot"] == bots.STAND_IN
            assert page.ask("stand-in", seat=0)["why"] == "not-your-seat", "it is not Bo who gives it or takes it"
            assert back.ask("stand-in", seat=0, take_back=True)["type"] == "done"
            page.until(lambda: seat(page, 0)["bot"] == "")


def test_who_looks_at_the_table_is_not_away(ana: Guest, bo: Guest, table: str, wait: Wait) -> None:
    with ana.looks_at(table), bo.looks_at(table) as page:
        wait(table, 2 * HOUR)
        page.until(lambda: seat(page, 0)["present"])
        assert seat(page, 0)["away"] is None
        assert page.ask("stand-in", seat=0)["why"] == "present"


def test_who_was_there_a_moment_ago_is_not_away_for_long(ana: Guest, bo: Guest, table: str, wait: Wait) -> None:
    """The question is two hours old, but Ana was seen meanwhile; that is stored, so a restart does not forget it."""
    with bo.looks_at(table) as page:
        wait(table, 2 * HOUR)
        with ana.looks_at(table):
            page.until(lambda: seat(page, 0)["present"])
        page.until(lambda: not seat(page, 0)["present"])
        assert page.ask("stand-in", seat=0)["why"] == "not-away-long"
        wait(table, HOUR - 60)
        assert page.ask("stand-in", seat=0)["why"] == "not-away-long"
        wait(table, 61)
        assert page.ask("stand-in", seat=0)["type"] == "done"
    storage = ana.client.app.state.hall.storage  # type: ignore[attr-defined]
    seats = ana.client.portal.call(storage.seats, table)  # type: ignore[union-attr]
    assert seats[0]["seen"] > 0


def test_who_is_not_asked_is_not_waited_for(ana: Guest, table: str, wait: Wait) -> None:
    with ana.looks_at(table) as page:
        wait(table, 2 * HOUR)
        assert seat(page, 1)["away"] is None
        assert page.ask("stand-in", seat=1)["why"] == "not-away-long"


def test_a_restart_of_the_server_is_nobodys_absence(ana: Guest, bo: Guest, table: str, wait: Wait) -> None:
    """Whoever was connected has a minute to come back."""
    hall = ana.client.app.state.hall  # type: ignore[attr-defined]
    with bo.looks_at(table) as page:
        wait(table, 2 * HOUR)
        live = hall.tables[table]
        live.woken = live.now()
        assert page.ask("stand-in", seat=0)["why"] == "not-away-long"
        wait(table, 60)
        assert page.ask("stand-in", seat=0)["type"] == "done"


def test_all_other_people_must_agree_and_only_they(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], wait: Wait
) -> None:
    cy = comes("Cy")
    table = ana.opens("me", "anyone", "anyone", "bot random", options={"first": "0"}, absence=300)
    bo.joins(table)
    cy.joins(table)
    with bo.looks_at(table) as page, cy.looks_at(table) as other, comes("Di").looks_at(table) as spectator:
        wait(table, 300)
        assert spectator.ask("stand-in", seat=0)["why"] == "not-your-seat"
        assert page.ask("stand-in", seat=3)["why"] == "not-your-seat", "a bot's"
        assert page.ask("stand-in", seat=9)["why"] == "not-your-seat"
        assert page.ask("stand-in", seat=0)["type"] == "done"
        other.until(lambda: seat(other, 0)["agreed"] == [1])
        assert seat(other, 0)["bot"] == ""
        assert page.ask("stand-in", seat=0, take_back=True)["type"] == "done"
        other.until(lambda: seat(other, 0)["agreed"] == [])
        assert other.ask("stand-in", seat=0)["type"] == "done"
        assert seat(other, 0)["bot"] == "", "Bo would rather wait"
        assert page.ask("stand-in", seat=0)["type"] == "done"
        other.until(lambda: seat(other, 0)["bot"] == bots.STAND_IN)


def test_coming_back_cancels_what_the_others_agreed_on(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], wait: Wait
) -> None:
    cy = comes("Cy")
    table = ana.opens("me", "anyone", "anyone", options={"first": "0"}, absence=300)
    bo.joins(table)
    cy.joins(table)
    with bo.looks_at(table) as page, cy.looks_at(table) as other:
        wait(table, 300)
        assert page.ask("stand-in", seat=0)["type"] == "done"
        other.until(lambda: seat(other, 0)["agreed"] == [1])
        with ana.looks_at(table):
            other.until(lambda: seat(other, 0)["present"])
            assert seat(other, 0)["agreed"] == []
        other.until(lambda: not seat(other, 0)["present"])
        wait(table, 300)
        assert other.ask("stand-in", seat=0)["type"] == "done"
        other.until(lambda: seat(other, 0)["agreed"] == [2])
        assert seat(other, 0)["bot"] == "", "Bo agreed to another absence than this"


def test_who_has_left_or_resigned_need_not_agree(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], wait: Wait
) -> None:
    cy = comes("Cy")
    table = ana.opens("me", "anyone", "anyone", options={"first": "0"}, absence=300)
    bo.joins(table)
    cy.joins(table)
    assert cy.post(f"/api/tables/{table}/leave").status_code == 200
    with bo.looks_at(table) as page:
        wait(table, 300)
        assert page.ask("stand-in", seat=0)["type"] == "done"
        page.until(lambda: seat(page, 0)["bot"] == bots.STAND_IN)


@pytest.mark.parametrize(("settings", "absence"), [({}, 86400), ({"clock": "move 60"}, 0), ({"absence": 0}, 0)])
def test_without_a_clock_a_table_waits_for_a_day_and_with_one_the_clock_decides(
    ana: Guest, bo: Guest, wait: Wait, settings: dict[str, Any], absence: int
) -> None:
    table = ana.opens("me", "anyone", options={"first": "0"}, **settings)
    bo.joins(table)
    with bo.looks_at(table) as page:
        assert page.table["absence"] == absence
        if not absence:
            wait(table, 30)
            assert seat(page, 0)["away"] is None
            assert page.ask("stand-in", seat=0)["why"] == "table-waits"


@pytest.mark.parametrize("absence", [-1, 1, 4, 30 * 86400 + 1])
def test_an_absence_that_makes_no_sense_is_refused(ana: Guest, absence: int) -> None:
    wish = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}], "absence": absence}
    answer = ana.post("/api/tables", wish)
    assert answer.status_code == 422
    assert answer.json()["field"] == "absence"


def test_a_rematch_waits_as_long(ana: Guest, bo: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        page.ask("resign", seat=0)
    again = bo.post(f"/api/tables/{table}/rematch").json()["id"]
    with bo.looks_at(again) as page:
        assert page.table["absence"] == HOUR


def test_an_agreement_is_still_there_after_a_restart(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], wait: Wait
) -> None:
    cy = comes("Cy")
    table = ana.opens("me", "anyone", "anyone", options={"first": "0"}, absence=300)
    bo.joins(table)
    cy.joins(table)
    with bo.looks_at(table) as page:
        wait(table, 300)
        assert page.ask("stand-in", seat=0)["type"] == "done"
    hall = ana.client.app.state.hall  # type: ignore[attr-defined]
    clock = hall.tables.pop(table).now
    with cy.looks_at(table) as page:
        hall.tables[table].now = clock
        wait(table, 60)
        assert page.ask("stand-in", seat=0)["type"] == "done"
        page.until(lambda: seat(page, 0)["bot"] == bots.STAND_IN)
