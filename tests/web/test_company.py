"""Being at a table with others: chat, leaving, giving up, bots that stand in, clocks."""

import time

import pytest
from tests.web.guests import Guest

from patolli.table import bots


@pytest.fixture
def table(ana: Guest, bo: Guest) -> str:
    opened = ana.opens("me", "anyone", options={"first": "0"}, pace="fast")
    bo.joins(opened)
    return opened


def test_chat_is_plain_text_heard_by_all_and_kept(ana: Guest, bo: Guest, table: str) -> None:
    said = '<script>alert("x")</script> & \u202e"quotes"\x07'
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        assert page.ask("say", text=said)["type"] == "done"
        other.until(lambda: other.chat)
        heard = other.chat[0]
        assert (heard["name"], heard["seat"]) == ("Ana", 0)
        assert heard["text"] == '<script>alert("x")</script> & "quotes"'
        assert page.ask("say", text=" \n\t ")["why"] == "nothing-said"
    with bo.looks_at(table) as later:
        later.until(lambda: later.chat)
        assert later.chat == [heard]


def test_names_are_plain_text(ana: Guest) -> None:
    assert ana.post("/api/me", {"name": "<b>A\u0000na</b>\u200f"}).json()["name"] == "<b>A na</b>"


def test_too_much_chat_is_refused(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        answers = [page.ask("say", text=f"line {i}") for i in range(20)]
        assert {answer["type"] for answer in answers} == {"done", "refused"}
        assert answers[-1]["why"] == "too-many"


def test_whoever_resigns_of_two_has_lost(ana: Guest, bo: Guest, table: str) -> None:
    with ana.looks_at(table) as page, bo.looks_at(table, "es") as other:
        assert page.ask("resign", seat=0)["type"] == "done"
        other.until(lambda: other.now["final"] and other.table["status"] == "over" and other.chat)
        assert other.now["final"]["winners"] == [1]
        assert other.now["final"]["reason"] == "resigned"
        assert other.table["seats"][0]["resigned"]
        assert "Ana" in other.chat[-1]["text"]


def test_of_three_the_others_play_on_and_a_bot_for_the_one_who_resigned(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", "bot random", options={"first": "1"}, pace="fast")
    bo.joins(table)
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        assert page.ask("resign", seat=0)["type"] == "done"
        other.until(lambda: other.table["seats"][0]["resigned"])
        assert other.table["status"] == "running"
        assert other.table["seats"][0]["bot"]
        assert page.ask("stand-in", seat=0, take_back=True)["why"] == "resigned"


def test_the_game_ends_when_all_people_agree(ana: Guest, bo: Guest, table: str) -> None:
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        page.ask("offer", seat=0)
        other.until(lambda: other.table["offers"] == [0])
        page.ask("offer", seat=0, take_back=True)
        other.until(lambda: other.table["offers"] == [])
        page.ask("offer", seat=0)
        other.until(lambda: other.table["offers"] == [0])
        other.ask("offer", seat=1)
        page.until(lambda: page.now["final"])
        assert page.now["final"]["reason"] == "agreed"
        assert page.now["final"]["winners"] == []


def test_leaving_a_running_table_lets_a_bot_play(ana: Guest, bo: Guest, table: str) -> None:
    assert bo.post(f"/api/tables/{table}/leave").status_code == 200
    with ana.looks_at(table) as page:
        assert page.table["seats"][1]["bot"]


def test_when_the_time_is_up_a_bot_plays_on(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", options={"first": "0"}, clock="move 5", pace="fast")
    real = time.time
    bo.joins(table)
    hall = ana.client.app.state.hall  # type: ignore[attr-defined]
    with ana.looks_at(table) as page:
        assert 4 < page.table["seats"][0]["clock"] <= 5
        live = hall.tables[table]
        live.now = lambda: real() + 6
        ana.client.portal.call(live.out_of_time)  # type: ignore[union-attr]
        page.until(lambda: page.table["seats"][0]["bot"] == bots.STAND_IN and page.chat)
        assert "Ana" in page.chat[-1]["text"]


def test_the_pace_of_bots_can_be_changed(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        assert page.ask("pace", pace="calm")["type"] == "done"
        page.until(lambda: page.table["pace"] == "calm")
