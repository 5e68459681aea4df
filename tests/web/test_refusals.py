"""What must not be done: refused with a reason, and nothing is changed."""

import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.web.guests import Guest, play_on

from patolli.games import GAMES

QUICK = 0.2  # seconds of processor time in which "why not?" has its answer


def unchanged(before: dict[str, Any], guest: Guest, table: str) -> None:
    """A page opened now sees exactly what was seen before."""
    with guest.looks_at(table) as fresh:
        assert {k: v for k, v in fresh.now.items() if k not in ("reset", "told", "log", "log_from")} == {
            k: v for k, v in before.items() if k not in ("reset", "told", "log", "log_from")
        }


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture
def table(ana: Guest, bo: Guest) -> str:
    opened = ana.opens("me", "anyone", options={"first": "0"})
    bo.joins(opened)
    return opened


def test_an_illegal_choice_is_refused_with_its_rule_in_the_readers_language(ana: Guest, table: str) -> None:
    with ana.looks_at(table, "ru") as page:
        page.plays_any(random.Random(1))
        with ana.looks_at(table) as other:
            before = other.now
        refused = page.chooses("uncover a1")
        assert refused["type"] == "refused"
        assert refused["rule"].startswith("TK-")
        assert refused["rule_text"]
        assert any("а" <= letter <= "я" for letter in refused["text"])
        unchanged(before, ana, table)


def test_a_choice_for_an_older_or_a_future_ply_is_stale(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        before = page.plays_any(random.Random(1))
        for ply in (before["ply"] - 1, before["ply"] + 1, 10**30, -1):
            refused = page.chooses("end", ply=ply)
            assert refused["type"] == "problem" or refused["why"] == "stale"
        unchanged(before, ana, table)


def test_a_repeated_message_is_answered_again_and_done_once(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        assert page.question
        choice, ply = page.question["choices"][0]["text"], page.now["ply"]
        first = page.chooses(choice, id="once")
        page.reaches(first["ply"])
        assert page.chooses(choice, id="once", ply=ply) == first
        before = page.now
    with ana.looks_at(table) as again:  # the network dropped, the page sends it once more
        assert again.chooses(choice, id="once", ply=ply) == first
        assert again.now["ply"] == before["ply"]


def test_the_id_of_one_person_says_nothing_about_anothers(ana: Guest, bo: Guest, table: str) -> None:
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        page.chooses(page.question["choices"][0]["text"], id="once")  # type: ignore[index]
        assert other.chooses("end", id="once", seat=1)["type"] == "refused"


def test_nobody_answers_for_another_seat(ana: Guest, bo: Guest, table: str) -> None:
    with ana.looks_at(table) as page, bo.looks_at(table) as other:
        before = page.now
        legal = page.question["choices"][0]["text"]  # type: ignore[index]
        for seat in (0, 7, -1, -2, -3):
            assert other.chooses(legal, seat=seat)["why"] == "not-your-seat"
        assert other.chooses(legal, seat=1)["why"] == "not-your-turn"
        assert other.ask("undo", ply=before["ply"], seat=0)["why"] == "not-your-seat"
        assert other.ask("resign", seat=0)["why"] == "not-your-seat"
        assert other.ask("offer", seat=0)["why"] == "not-your-seat"
        unchanged(before, ana, table)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "7", '"choose"', '{"type": "nothing"}', '{"type": "choose"}', "\x00",
        "{" * 5000, "[" * 9000,
        '{"type":"choose","id":"a","ply":"1","seat":0,"choice":"end"}',
        '{"type":"choose","id":"a","ply":1.5,"seat":0,"choice":"end"}',
        '{"type":"choose","id":"a","ply":1,"seat":0,"choice":"end","extra":1}',
        '{"type":"choose","id":"a","ply":1,"seat":0,"choice":"dance"}',
        '{"type":"choose","id":"","ply":1,"seat":0,"choice":"end"}',
        '{"type":"choose","id":"' + "x" * 65 + '","ply":1,"seat":0,"choice":"end"}',
        '{"type":"ask-why","id":"a","seat":0,"kind":"dance","args":{}}',
        '{"type":"ask-why","id":"a","seat":0,"kind":"camp","args":{"hex":"z9"}}',
        '{"type":"ask-why","id":"a","seat":0,"kind":"camp","args":{"nothing":"a1"}}',
        '{"type":"pace","id":"a","pace":"never"}',
        '{"type":"say","id":"a","text":"' + "x" * 17_000 + '"}',
        '{"type":"say","id":"a","text":"' + "\ud83d" + '"}',
    ],
)  # fmt: skip
def test_a_message_that_makes_no_sense_is_a_problem_and_the_talk_goes_on(ana: Guest, table: str, text: str) -> None:
    with ana.looks_at(table) as page:
        before = page.now
        if "\ud83d" in text:
            text = text.replace("\ud83d", "\\ud83d")
        if "dance" in text and "choose" in text:
            text = text.replace('"ply":1', f'"ply":{before["ply"]}')
        page.ws.send_text(text)
        answer = page.hear()
        while answer["type"] in ("table", "update", "chat"):
            answer = page.hear()
        assert answer["type"] in ("problem", "refused")
        assert page.ask("ping")["type"] == "done"
        unchanged(before, ana, table)


def test_bytes_instead_of_text_are_a_problem(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        page.ws.send_bytes(b"\xff\xfe")
        assert page.hear()["type"] == "problem"
        assert page.ask("ping")["type"] == "done"


def test_an_unknown_table_is_said_to_be_unknown(ana: Guest) -> None:
    with ana.client.websocket_connect("/api/tables/nowhere/socket") as ws:
        assert ws.receive_json()["type"] == "problem"
        assert ws.receive()["code"] == 4404


def test_a_page_of_another_site_is_turned_away(ana: Guest, table: str) -> None:
    with ana.client.websocket_connect(f"/api/tables/{table}/socket", headers={"origin": "https://evil.example"}) as ws:
        assert ws.receive_json()["type"] == "problem"
        assert ws.receive()["code"] == 4403


def test_why_not_is_answered_with_the_rule(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(1))
        why = page.ask("ask-why", seat=0, kind="camp", args={"hex": "a1"})
        assert (why["type"], why["legal"]) == ("why", False)
        assert why["text"]
        assert why["rule"].startswith("TK-")
        assert why["rule_text"]
        assert page.ask("ask-why", seat=0, kind="end", args={})["legal"]
        assert page.ask("ask-why", seat=0, kind="place", args={"figure": "explorer"})["legal"]
        assert not page.ask("ask-why", seat=0, kind="walk", args={"figure": "leader"})["legal"]


@pytest.mark.parametrize("game", GAMES)
def test_why_not_is_answered_at_once(ana: Guest, game: str) -> None:
    table = ana.opens("me", "bot random", game=game, pace="fast")
    with ana.looks_at(table) as page:
        chosen = iter(range(40))
        play_on(random.Random(1), [page], lambda: next(chosen, None) is None and page.question)
        assert page.question
        for kind in page.question["kinds"]:
            before = time.process_time()
            assert page.ask("ask-why", seat=0, kind=kind["kind"], args={})["type"] == "why"
            assert time.process_time() - before < QUICK, kind


def test_a_finished_table_takes_no_more_choices(ana: Guest) -> None:
    table = ana.opens("me", "bot random")
    with ana.looks_at(table) as page:
        assert page.ask("resign", seat=0)["type"] == "done"
        page.until(lambda: page.now["final"])
        assert page.chooses("end")["why"] == "game-over"
        assert page.ask("undo", ply=page.now["ply"], seat=0)["why"] == "game-over"
        assert page.ask("offer", seat=0)["why"] == "game-over"


def test_too_many_messages_are_refused_without_breaking_the_talk(ana: Guest, table: str) -> None:
    with ana.looks_at(table) as page:
        answers = [page.ask("ping")["type"] for _ in range(400)]
        assert answers[0] == "done"
        assert "refused" in answers
