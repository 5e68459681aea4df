"""Friends: asked after a common game or made by a link, invited by name; and nothing tells who does not want to."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.guests import Guest
from tests.web.test_manners import block, have_met

from patolli.table import friends as friendship


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def states(guest: Guest) -> dict[str, str]:
    return {one["name"]: one["state"] for one in guest.get("/api/me/friends").json()}


def id_of(guest: Guest, name: str) -> str:
    return next(one["id"] for one in guest.get("/api/me/friends").json() if one["name"] == name)


def ask(guest: Guest, table: str, seat: int) -> int:
    return guest.post(f"/api/tables/{table}/befriend", {"seat": seat}).status_code


def befriend(ana: Guest, bo: Guest) -> None:
    """Bo opens Ana's link."""
    token = ana.post("/api/me/friend-link").json()["token"]
    assert bo.post(f"/api/friend-links/{token}").status_code == 200


def test_who_sits_at_one_table_may_ask_and_the_other_says_yes(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    assert ask(ana, table, 1) == 204
    assert (states(ana), states(bo)) == ({"Bo": "asked"}, {"Ana": "asks"})
    assert bo.post(f"/api/me/friends/{id_of(bo, 'Ana')}", {"accept": True}).json()[0]["state"] == "friends"
    assert states(ana) == {"Bo": "friends"}
    assert bo.post(f"/api/me/friends/{id_of(bo, 'Ana')}/remove").json() == []
    assert states(ana) == {}


def test_who_asks_back_has_said_yes(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    assert [ask(ana, table, 1), ask(ana, table, 1), ask(bo, table, 0)] == [204] * 3
    assert (states(ana), states(bo)) == ({"Bo": "friends"}, {"Ana": "friends"})


def test_a_no_is_told_to_nobody_and_asking_again_does_not_help(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    ask(ana, table, 1)
    bo.post(f"/api/me/friends/{id_of(bo, 'Ana')}", {"accept": False})
    assert ask(ana, table, 1) == 204
    assert (states(ana), states(bo)) == ({"Bo": "asked"}, {})


def test_who_is_blocked_asks_as_anybody_does_and_nobody_hears_it(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    block(bo, table, seat=0)
    assert ask(ana, table, 1) == 204
    assert (states(ana), states(bo)) == ({"Bo": "asked"}, {})


def test_a_block_ends_a_friendship(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    befriend(ana, bo)
    block(bo, table, seat=0)
    assert (states(ana), states(bo)) == ({}, {})
    token = bo.post("/api/me/friend-link").json()["token"]
    unknown = ana.get("/api/friend-links/nothing")
    assert (ana.get(f"/api/friend-links/{token}").text, unknown.status_code) == (unknown.text, 404)


def test_a_link_makes_friends_for_a_week_and_not_with_oneself(
    ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = ana.post("/api/me/friend-link").json()["token"]
    assert bo.get(f"/api/friend-links/{token}").json() == {"name": "Ana", "mine": False}
    assert ana.post(f"/api/friend-links/{token}").status_code == 404
    assert bo.post(f"/api/friend-links/{token}").status_code == 200
    assert (states(ana), states(bo)) == ({"Bo": "friends"}, {"Ana": "friends"})
    monkeypatch.setattr(friendship, "WEEK", -1.0)
    assert bo.get(f"/api/friend-links/{ana.post('/api/me/friend-link').json()['token']}").status_code == 404


def test_strangers_cannot_be_asked_and_it_is_not_told_whether_they_are_there(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest]
) -> None:
    me = bo.get("/api/me/profile").json()["id"]
    hidden, nobody = ana.post(f"/api/people/{me}/befriend"), ana.post("/api/people/nobody/befriend")
    assert (hidden.status_code, hidden.text) == (404, nobody.text)
    have_met(ana, bo)
    assert ana.post(f"/api/people/{me}/befriend").status_code == 204
    table = have_met(ana, bo)
    assert ask(comes("Cy"), table, 1) == 404, "who only looks on does not ask"


def test_ten_thousand_questions_are_refused(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    table = have_met(ana, bo)
    others = [comes(f"G{i}") for i in range(3)]
    asked = [ask(ana, table, 1) for _ in range(22)]
    assert asked == [204] * 20 + [429] * 2
    assert states(bo) == {"Ana": "asks"}
    assert [states(one) for one in others] == [{}] * 3


def test_more_questions_than_somebody_can_answer_are_not_kept(
    ana: Guest, comes: Callable[[str], Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friendship, "UNANSWERED", 2)
    for i in range(3):
        table = ana.opens("me", "anyone", "anyone")
        one = comes(f"G{i}")
        one.joins(table)
        assert ask(one, table, 0) == 204
    assert states(ana) == {"G1": "asks", "G0": "asks"}


# Invited by name


def invited(guest: Guest) -> list[tuple[str, str]]:
    return [(one["id"], one["by"]) for one in guest.get("/api/me/invited").json()]


def closed(ana: Guest, friend: str) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "friend", "friend": friend}]
    made: dict[str, Any] = ana.post("/api/tables", {"game": "tikal", "seats": seats, "access": "closed"}).json()
    return made


def test_a_friend_is_asked_by_name_when_a_table_is_opened(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    befriend(ana, bo)
    table = closed(ana, id_of(ana, "Bo"))["id"]
    assert invited(bo) == [(table, "Ana")]
    with ana.looks_at(table) as page:
        assert [seat["guest"] for seat in page.table["seats"]] == ["", "Bo"]
    assert comes("Cy").post(f"/api/tables/{table}/join", {}).status_code == 404
    bo.joins(table)
    ana.comes_to(table)
    assert invited(bo) == []
    with bo.looks_at(table) as page:
        assert page.table["status"] == "running"


def test_a_friend_is_asked_from_the_waiting_room_and_may_say_not_this_time(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest]
) -> None:
    table = ana.opens("me", "friend", "anyone", access="link")
    befriend(ana, bo)
    friend = id_of(ana, "Bo")
    assert ana.post(f"/api/tables/{table}/invite", {"friend": friend}).status_code == 204
    assert bo.post(f"/api/tables/{table}/invite", {"friend": id_of(bo, "Ana")}).status_code == 409, "only the host"
    with ana.looks_at(table) as page:
        assert [seat["guest"] for seat in page.table["seats"]] == ["", "Bo", ""]
        assert bo.post(f"/api/tables/{table}/excuse").status_code == 204
        page.until(lambda: page.chat)
        assert page.chat[0]["text"] == "Bo cannot come this time."
        assert [seat["guest"] for seat in page.table["seats"]] == [""] * 3
    assert invited(bo) == []
    assert bo.post(f"/api/tables/{table}/excuse").status_code == 404
    cy = comes("Cy")
    befriend(ana, cy)
    for one in (friend, id_of(ana, "Cy")):
        assert ana.post(f"/api/tables/{table}/invite", {"friend": one}).status_code == 204
    di = comes("Di")
    befriend(ana, di)
    assert ana.post(f"/api/tables/{table}/invite", {"friend": id_of(ana, "Di")}).status_code == 409, "no seat is left"


def test_only_friends_are_asked_and_each_to_one_seat(ana: Guest, bo: Guest) -> None:
    me = bo.get("/api/me/profile").json()["id"]
    have_met(ana, bo)
    table = ana.opens("me", "friend")
    answers = [ana.post(f"/api/tables/{table}/invite", {"friend": one}) for one in (me, "nobody")]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].text == answers[1].text
    seats = [{"kind": "me"}, {"kind": "friend", "friend": me}]
    assert ana.post("/api/tables", {"game": "tikal", "seats": seats}).status_code == 404
    befriend(ana, bo)
    twice = {"game": "tikal", "seats": [*seats, seats[1]]}
    assert ana.post("/api/tables", twice).json()["field"] == "seats"


def test_invitations_by_name_have_an_end(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "friend")
    befriend(ana, bo)
    friend = id_of(ana, "Bo")
    codes = [ana.post(f"/api/tables/{table}/invite", {"friend": friend}).status_code for _ in range(32)]
    assert codes == [204] * 30 + [429] * 2


def test_friends_go_with_their_person(ana: Guest, bo: Guest) -> None:
    befriend(ana, bo)
    closed(ana, id_of(ana, "Bo"))
    assert bo.post("/api/me/delete", {"name": "Bo"}).status_code == 200
    assert states(ana) == {}
    assert ana.post("/api/me/delete", {"name": "Ana"}).status_code == 200


def test_what_i_have_to_do_with_somebody_at_a_table(ana: Guest, bo: Guest) -> None:
    table = have_met(ana, bo)
    assert ana.get(f"/api/tables/{table}/seats/1").json() == {"profile": "", "friend": "", "kept": ""}
    bo.post("/api/me/profile", {"profile": "everyone", "shows_matches": False})
    ask(bo, table, 0)
    block(ana, table, "mute", seat=1)
    known = ana.get(f"/api/tables/{table}/seats/1").json()
    assert (known["profile"] != "", known["friend"], known["kept"]) == (True, "asks", "mute")
    assert ana.get(f"/api/tables/{table}/seats/0").status_code == 404
