"""A passkey opens what is its person's, and nothing else does: not a forged, replayed, foreign or late answer."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.web.authenticator import Authenticator
from tests.web.guests import ALL_GAMES, Guest
from webauthn.helpers import bytes_to_base64url

from patolli.table import passkeys
from patolli.web import dependencies
from patolli.web.app import create_app

Comes = Callable[[str], Guest]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture
def server(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(dependencies, "PAUSE", 0.0)
    with TestClient(create_app(database, games=ALL_GAMES), base_url="http://localhost") as client:
        yield client


def question(guest: Guest, path: str) -> dict[str, Any]:
    options: dict[str, Any] = guest.post(f"/api/me/passkeys/{path}").json()["options"]
    return options


def becomes_member(guest: Guest, device: Authenticator) -> dict[str, Any]:
    answered = guest.post("/api/me/passkeys", {"credential": device.makes(question(guest, "new"))})
    assert answered.status_code == 201, answered.text
    member: dict[str, Any] = answered.json()
    return member


def signs_in(guest: Guest, credential: dict[str, Any]) -> int:
    return guest.post("/api/me/passkeys/sign-in", {"credential": credential}).status_code


def test_a_guest_becomes_a_member_and_comes_back_on_another_device(ana: Guest, comes: Comes) -> None:
    table = ana.opens("me", "anyone")
    assert ana.get("/api/me").json()["member"] is False
    device, phone = Authenticator(), Authenticator()
    assert len(becomes_member(ana, device)["code"]) == 24, "with the first passkey comes a code for bad days"
    assert becomes_member(ana, phone)["code"] == "", "which a second one does not make void"
    assert ana.get("/api/me").json()["member"] is True
    ana.post("/api/me/sign-out", {"everywhere": True})
    other = comes("")
    assert signs_in(other, phone.signs(question(other, "ask"))) == 200
    assert [one["id"] for one in other.get("/api/tables").json()["mine"]] == [table]


def test_a_passkey_that_was_removed_opens_nothing(ana: Guest, bo: Guest, comes: Comes) -> None:
    device = Authenticator()
    (mine,) = becomes_member(ana, device)["passkeys"]
    assert bo.post(f"/api/me/passkeys/{mine['id']}/remove").status_code == 404, "nobody removes those of others"
    assert ana.post(f"/api/me/passkeys/{mine['id']}/remove").json() == []
    other = comes("")
    assert signs_in(other, device.signs(question(other, "ask"))) == 409


def test_an_answer_works_once(ana: Guest, comes: Comes) -> None:
    device, thief = Authenticator(), comes("")
    made = device.makes(question(ana, "new"))
    assert [ana.post("/api/me/passkeys", {"credential": made}).status_code for _ in range(2)] == [201, 409]
    signed = device.signs(question(thief, "ask"))
    assert [signs_in(comes(""), signed) for _ in range(2)] == [200, 409]


def test_an_answer_that_comes_late_is_refused(ana: Guest, comes: Comes, monkeypatch: pytest.MonkeyPatch) -> None:
    device = Authenticator()
    becomes_member(ana, device)
    other = comes("")
    signed, now = device.signs(question(other, "ask")), time.time()
    kept: passkeys.Passkeys = ana.client.app.state.passkeys  # type: ignore[attr-defined]
    monkeypatch.setattr(kept, "now", lambda: now + passkeys.SECONDS + 1)
    assert signs_in(other, signed) == 409


@pytest.mark.parametrize(
    ("origin", "site"),
    [("https://elsewhere.example", "localhost"), ("http://localhost", "elsewhere.example"), ("null", "localhost")],
)
def test_an_answer_given_to_another_site_is_refused(ana: Guest, comes: Comes, origin: str, site: str) -> None:
    device, other = Authenticator(), comes("")
    becomes_member(ana, device)
    device.origin, device.site = origin, site
    assert signs_in(other, device.signs(question(other, "ask"))) == 409
    foreign = Authenticator(origin, site).makes(question(ana, "new"))
    assert ana.post("/api/me/passkeys", {"credential": foreign}).status_code == 409


def test_forged_answers_are_refused_and_tell_nothing(ana: Guest, comes: Comes) -> None:
    device, other, forger = Authenticator(), comes(""), Authenticator()
    becomes_member(ana, device)
    forger.id = device.id
    unknown = Authenticator()
    answers = [
        other.post("/api/me/passkeys/sign-in", {"credential": made})
        for made in (
            forger.signs(question(other, "ask")),  # another key under the same name
            unknown.signs(question(other, "ask")),  # a passkey that nobody has
            device.signs({"challenge": bytes_to_base64url(b"mine" * 8)}),  # a question we never asked
            device.signs(question(ana, "new")),  # a question for something else
        )
    ]
    assert [answer.status_code for answer in answers] == [409] * 4
    assert len({answer.text for answer in answers}) == 1, "nobody learns whether such a passkey exists"
    assert signs_in(other, device.signs(question(other, "ask"))) == 200, "and the right one still works"


def test_a_copy_of_a_passkey_falls_behind(ana: Guest, comes: Comes) -> None:
    device, copy, other = Authenticator(), Authenticator(), comes("")
    becomes_member(ana, device)
    copy.id, copy.key = device.id, device.key
    assert signs_in(other, device.signs(question(other, "ask"))) == 200
    assert signs_in(comes(""), copy.signs(question(other, "ask"))) == 409


def test_a_question_for_a_new_passkey_is_answered_by_whom_it_was_put_to(ana: Guest, bo: Guest) -> None:
    made = Authenticator().makes(question(ana, "new"))
    assert bo.post("/api/me/passkeys", {"credential": made}).status_code == 409


def test_a_passkey_of_somebody_is_not_taken_over(ana: Guest, bo: Guest, comes: Comes) -> None:
    device, thief, other = Authenticator(), Authenticator(), comes("")
    becomes_member(ana, device)
    thief.id = device.id
    assert bo.post("/api/me/passkeys", {"credential": thief.makes(question(bo, "new"))}).status_code == 409
    assert signs_in(other, device.signs(question(other, "ask"))) == 200
    assert other.get("/api/me").json()["name"] == "Ana"


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 3}, {"response": {"clientDataJSON": "%"}}, {"id": "x" * 30_000, "response": {}}, {"id": []}],
)
def test_what_is_no_answer_at_all_is_refused(ana: Guest, credential: dict[str, Any]) -> None:
    assert ana.post("/api/me/passkeys", {"credential": credential}).status_code == 409
    assert signs_in(ana, credential) == 409


def test_at_a_plain_address_the_server_says_why_there_are_none(ana: Guest) -> None:
    answer = ana.client.post("/api/me/passkeys/ask", headers={"host": "192.168.1.5:8000"})
    assert (answer.status_code, "recovery code" in answer.json()["detail"]) == (409, True)


def test_all_that_is_kept_of_passkeys_goes_with_their_person(ana: Guest, comes: Comes) -> None:
    device, other = Authenticator(), comes("")
    becomes_member(ana, device)
    assert ana.post("/api/me/delete", {"name": "Ana"}).status_code == 200
    assert signs_in(other, device.signs(question(other, "ask"))) == 409
