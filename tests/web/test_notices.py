"""Notices reach people who are not looking: by push, mail and hook, one for a turn, and never in the way of a move."""

import asyncio
import json
import random
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from fastapi.testclient import TestClient
from sqlalchemy import select
from tests.web.guests import ALL_GAMES, Guest, play_on
from tests.web.receivers import MailBox, Receiver, Subscriber, running, until
from tests.web.test_friends import ask as befriended
from tests.web.test_friends import befriend, closed, id_of
from tests.web.test_manners import block

from patolli.table import hall
from patolli.table import notices as table_notices
from patolli.table.friends import Friends
from patolli.table.hall import Hall
from patolli.table.limits import unlimited
from patolli.table.opening import Opening, Place
from patolli.table.people import People, Person
from patolli.table.post import outside, post, push
from patolli.table.post.couriers import (
    MailServer,
    Message,
    NoMail,
    fitting,
    send_hook,
    send_push,
    signature,
    what_went_wrong,
)
from patolli.table.post.outside import Answered, NotPublic, Outside, is_public
from patolli.table.post.wishes import KINDS, Wishes
from patolli.table.schema import FRIENDS, OUTBOX, PEOPLE, SUBSCRIPTIONS, WISHES
from patolli.table.storage import Storage
from patolli.web.app import create_app
from patolli.web.notices import in_words
from patolli.wording import LANGUAGES


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.05)
    monkeypatch.setattr(post, "LOOK", 0.05)
    monkeypatch.setattr(post, "PAUSES", dict.fromkeys(post.PAUSES, 0.0))
    monkeypatch.setattr(post, "FIRST_RETRY", 0.1)
    monkeypatch.setattr(post, "SETTLING", 0.2)


@pytest.fixture
def mailbox() -> Iterator[MailBox]:
    with running(MailBox()) as box:
        yield box


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with running(Receiver()) as found:
        yield found


@pytest.fixture
def server(database: str, mailbox: MailBox) -> Iterator[TestClient]:
    mail = MailServer(f"smtp://127.0.0.1:{mailbox.server_address[1]}", "Patolli <patolli@example.org>")
    app = create_app(database, games=ALL_GAMES, limits=unlimited(), outside=Outside(allow_private=True), mail=mail)
    with TestClient(app) as client:
        yield client


def wants(guest: Guest, *ways: str, kinds: tuple[str, ...] = KINDS, **more: Any) -> None:
    body = {"kinds": {kind: list(ways) for kind in kinds}, **more}
    answer = guest.post("/api/me/notices", body)
    assert answer.status_code == 200, answer.text


def hooks(guest: Guest, url: str) -> str:
    """Set a hook up; its secret."""
    answer = guest.post("/api/me/notices/hook", {"url": url})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["hook_secret"])


def told(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(body) for _, _, body in receiver.posted]


def begun(ana: Guest, bo: Guest, **settings: Any) -> str:
    """A table where it is Ana's turn, and nobody looks."""
    table = ana.opens("me", "anyone", options={"first": "0"}, **settings)
    bo.joins(table)
    return table


def settle(guest: Guest) -> None:
    """Let some rounds of the post go by."""
    app: Any = guest.client.app
    before = app.state.post.looked
    until(lambda: (app.state.post.looked or 0) > (before or 0) + 0.3)


# Hooks


def test_whoever_is_asked_is_told_once_a_turn_with_a_link_and_a_signature(
    ana: Guest, bo: Guest, receiver: Receiver
) -> None:
    secret = hooks(ana, f"{receiver.url}/ana")
    wants(ana, "hook")
    table = begun(ana, bo, name="Friday")
    until(lambda: receiver.posted)
    path, headers, body = receiver.posted[0]
    said = json.loads(body)
    assert (path, said["kind"], said["table"]) == ("/ana", "asked", table)
    assert said["link"].endswith(f"/table/{table}")
    assert "Tikal · Friday · Bo: it is your turn." in said["content"]
    at, signed = (part.split("=")[1] for part in headers["X-Patolli-Signature"].split(","))
    assert signed == signature(secret, at, body)
    rng = random.Random(1)
    with ana.looks_at(table) as hers:
        hers.plays_any(rng)
        if hers.question:
            hers.plays_any(rng)
    settle(ana)
    assert len(receiver.posted) == 1, "the next question of the same turn is no news"
    with ana.looks_at(table) as hers, bo.looks_at(table) as his:
        play_on(rng, [hers, his], lambda: his.question)
        play_on(rng, [his, hers], lambda: hers.question)
    until(lambda: len(receiver.posted) == 2)
    settle(ana)
    assert len(receiver.posted) == 2


def test_whoever_looks_at_the_table_is_not_told_of_it(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    hooks(ana, receiver.url)
    table = ana.opens("me", "anyone", options={"first": "0"})
    with ana.looks_at(table):
        wants(ana, "hook")
        bo.joins(table)
        settle(ana)
    assert receiver.posted == []


def test_a_page_in_the_background_is_nobody_who_looks(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    hooks(ana, receiver.url)
    wants(ana, "hook")
    table = ana.opens("me", "anyone", options={"first": "0"})
    with ana.looks_at(table) as page:
        assert page.ask("hidden", hidden=True)["type"] == "done"
        bo.joins(table)
        (one,) = until(lambda: told(receiver))
    assert one["kind"] == "asked"


def test_whoever_looked_and_went_away_without_a_move_is_told_after_all(
    ana: Guest, bo: Guest, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "LOOK_AGAIN", 0.1)
    hooks(ana, receiver.url)
    wants(ana, "hook")
    table = ana.opens("me", "anyone", options={"first": "0"})
    with ana.looks_at(table):
        bo.joins(table)
        settle(ana)
        assert receiver.posted == []
    (one,) = until(lambda: told(receiver))
    assert one["kind"] == "asked"


def test_whoever_looks_away_when_it_is_quiet_is_told_when_it_is_over(
    ana: Guest, bo: Guest, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "LOOK_AGAIN", 3600.0)
    hooks(ana, receiver.url)
    app: Any = ana.client.app
    minute = int(app.state.hall.now() // 60)
    quiet = {"quiet": True, "quiet_from": (minute + 30) % 1440, "quiet_to": (minute + 120) % 1440, "urgent": False}
    wants(ana, "hook", kinds=("asked",), **quiet)
    table = ana.opens("me", "anyone", options={"first": "0"})
    with ana.looks_at(table):
        bo.joins(table)
        settle(ana)
    portal: Any = ana.client.portal
    (line,) = portal.call(app.state.post.storage.rows, select(OUTBOX).where(OUTBOX.c.way == "hook"))
    assert (line["state"], line["due"] // 60) == ("waiting", minute + 120)


def test_the_end_of_a_game_and_a_rematch_are_told(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    hooks(ana, receiver.url)
    wants(ana, "hook", kinds=("ended", "invited"))
    table = begun(ana, bo)
    with bo.looks_at(table) as page:
        page.ask("resign", seat=1)
    until(lambda: [one["kind"] for one in told(receiver)] == ["ended"])
    assert bo.post(f"/api/tables/{table}/rematch").status_code == 200
    until(lambda: [one["kind"] for one in told(receiver)] == ["ended", "invited"])


def test_a_failing_hook_holds_up_no_move_and_is_tried_again(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    receiver.status, receiver.slow = 503, 0.3
    hooks(ana, receiver.url)
    wants(ana, "hook")
    table = begun(ana, bo)
    until(lambda: receiver.posted)
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(1))  # while the other side still thinks about it
    state = until(lambda: (found := ana.get("/api/me/notices").json()["hook"])["trouble"] and found)
    assert state["trouble"] == "the other side answered 503"
    assert ana.get("/api/me/notices?lang=ru").json()["hook"]["trouble"] == "получатель ответил кодом 503"
    assert state["waiting"] is not None
    receiver.status, receiver.slow = 204, 0.0
    count = len(receiver.posted)
    until(lambda: ana.get("/api/me/notices").json()["hook"]["waiting"] is None)
    assert len(receiver.posted) > count


def test_a_hook_that_sends_one_elsewhere_is_not_followed(ana: Guest, receiver: Receiver) -> None:
    receiver.status = 302
    hooks(ana, f"{receiver.url}/here")
    wants(ana, "hook")
    ana.post("/api/me/notices/test", {"way": "hook"})
    until(lambda: ana.get("/api/me/notices").json()["hook"]["trouble"] == "the other side answered 302")
    assert [path for path, _, _ in receiver.posted] == ["/here"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_goes_wrong_is_told_in_words(lang: str) -> None:
    errors = [
        Answered(503), NotPublic("http://10.0.0.1"), NoMail(), TimeoutError(), ConnectionRefusedError(), ssl.SSLError(),
        smtplib.SMTPRecipientsRefused({"ana@example.org": (550, b"no")}), smtplib.SMTPDataError(451, b"later"),
        ValueError("anything"),
    ]  # fmt: skip
    told = [in_words(what_went_wrong(error), lang) for error in errors]
    assert len({*told}) == len(errors)
    assert "550" in told[6]
    assert in_words("Connection refused by peer", lang) == told[-1], "as it was kept before"
    assert in_words("", lang) == ""


async def test_one_that_never_answers_is_given_up(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.2)
    receiver.slow = 5.0
    with pytest.raises(TimeoutError):
        await Outside(allow_private=True).post(receiver.url, {}, b"{}")


def test_a_slow_hook_holds_up_nobody_elses_notices(
    ana: Guest, comes: Callable[[str], Guest], receiver: Receiver
) -> None:
    with running(Receiver()) as slow:
        slow.slow = 4.0
        for name in ("Eve", "Mallory"):
            hooks(eve := comes(name), slow.url)
            eve.post("/api/me/notices/test", {"way": "hook"})
        until(lambda: len(slow.posted) == 2)
        hooks(ana, receiver.url)
        asked = time.monotonic()
        ana.post("/api/me/notices/test", {"way": "hook"})
        until(lambda: receiver.posted)
        assert time.monotonic() - asked < 3.0


async def test_few_go_where_it_went_wrong_and_few_to_one_person(database: str) -> None:
    office = post.Post(Hall(await Storage.open(database), ALL_GAMES), Outside())
    gone: Any = None
    for i in range(post.TO_ONE):
        office.under_way["eve", "push", str(i), False] = gone
    assert not office._has_room(("eve", "hook", "", False)), "Eve has enough under way"
    assert office._has_room(("ana", "hook", "", False))
    slow = [(f"e{i}", "hook", "", False) for i in range(post.DOUBTFUL + 1)]
    office.doubtful = set(slow)
    office.under_way.update(dict.fromkeys(slow[1:], gone))
    assert not office._has_room(slow[0]), "and so have those who did not answer"
    assert office._has_room(("ana", "hook", "", False))
    await office.hall.stop()


def test_a_hook_is_told_what_services_for_chats_take_and_no_name_calls_a_channel(
    ana: Guest, comes: Callable[[str], Guest], receiver: Receiver
) -> None:
    hooks(ana, receiver.url)
    wants(ana, "hook", kinds=("asked",))
    table = begun(ana, comes("@everyone <!channel>"))
    until(lambda: receiver.posted)
    _, headers, body = receiver.posted[0]
    said = json.loads(body)
    assert said["allowed_mentions"] == {"parse": []}, "as Discord wants it"
    assert "‹!channel›" in said["text"], "as Slack would read it"
    assert (headers["X-Template"], headers["X-Message"], headers["X-Title"]) == ("yes", "{{.text}}", "{{.title}}")
    assert headers["X-Click"].endswith(f"/table/{table}"), "ntfy makes its message from these"


def test_of_more_than_fits_whole_lines_are_told() -> None:
    lines = [f"Tikal · table {i} · Ольга: ваш ход. https://patolli.example/table/{i:012}" for i in range(100)]
    for room, size in ((1900, len), (3000, lambda text: len(text.encode()))):
        text = fitting(lines, room, size)
        *kept, last = text.split("\n")
        assert (last, kept) == ("…", lines[: len(kept)])
        assert room - 150 < size(text) <= room
    assert fitting(lines[:3], 1900, len) == "\n".join(lines[:3])


async def test_many_notices_at_once_are_one_message_that_can_be_read(receiver: Receiver) -> None:
    lines = tuple(f"Тикаль · стол {i} · Ольга: ваш ход. https://patolli.example/table/{i:012}" for i in range(100))
    message, outside_ = Message("100 новостей", lines, "https://patolli.example/", "asked", ""), Outside(True)
    browser, key = Subscriber(), ec.generate_private_key(push.CURVE)
    row = {"key": push.written(push.point(browser.key)), "auth": push.written(browser.auth), "endpoint": receiver.url}
    await send_push(outside_, key, row, message)
    await send_hook(outside_, receiver.url, "secret", message)
    (_, _, pushed), (_, _, hooked) = receiver.posted
    assert json.loads(browser.opens(pushed))["text"].startswith(lines[0])
    assert len(json.loads(hooked)["content"]) <= 2000


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1:8080/", "https://[::1]/",
        "https://[::ffff:127.0.0.1]/", "https://169.254.169.254/latest", "https://2130706433/", "https://user@1.1.1.1/",
        "ftp://example.org", "https://", "https://exa mple.org", "https://1.1.1.1:99999/", "https://1.1.1.1/\r\nX: y",
        "javascript:alert(1)", "https://[fd00::1]/", "https://[64:ff9b::7f00:1]/",
        "https://[::127.0.0.1]/", "https://0.0.0.0/", "https://100.64.0.1/", "https://[fe80::1]/", "https://255.255.255.255/",
    ],
)  # fmt: skip
async def test_nothing_is_sent_into_the_own_network(url: str) -> None:
    with pytest.raises(NotPublic):
        await Outside().check(url)
    with pytest.raises(NotPublic):
        await Outside().post(url, {}, b"")


@pytest.mark.parametrize("later", [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::ffff:127.0.0.1"]])
async def test_a_name_that_leads_elsewhere_than_when_it_was_checked_is_refused(
    later: list[str], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([["1.1.1.1"], later])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (one, 443)) for one in next(answers)])
    url, out = f"https://rebinding.example:{receiver.server_port}/", Outside()
    await out.check(url)
    with pytest.raises(NotPublic):
        await out.post(url, {}, b"")
    assert not receiver.posted


async def test_one_connects_to_the_address_that_was_checked(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def looks_up(name: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(name)
        return [(0, 0, 0, "", ("127.0.0.1", receiver.server_port))]

    monkeypatch.setattr(socket, "getaddrinfo", looks_up)
    await Outside(allow_private=True).post(f"http://once.example:{receiver.server_port}/", {}, b"")
    assert (asked.count("once.example"), len(receiver.posted)) == (1, 1), "a second look could lead elsewhere"


def test_public_addresses_are_public() -> None:
    assert [is_public(one) for one in ("1.1.1.1", "2606:4700::1111", "192.168.0.1", "::", "224.0.0.1")] == [
        True, True, False, False, False,
    ]  # fmt: skip


def test_a_server_whose_operator_allows_nothing_refuses_such_hooks_and_browsers(database: str) -> None:
    with TestClient(create_app(database, games=ALL_GAMES)) as client:
        ana = Guest(client, "Ana")
        key = {"key": push.written(push.point(Subscriber().key)), "auth": push.written(b"0" * 16)}
        answers = [
            ana.post("/api/me/notices/hook", {"url": "https://127.0.0.1/"}),
            ana.post("/api/me/notices/push", {"endpoint": "https://192.168.0.7/push", **key}),
            ana.post("/api/me/notices/push", {"endpoint": "https://1.1.1.1/push", "key": "AA", "auth": "AA"}),
        ]
        assert [answer.status_code for answer in answers] == [422, 422, 422]
        assert ana.get("/api/me/notices").json()["hook_url"] == ""
        assert ana.post("/api/me/notices/mail", {"address": "ana@example.org"}).status_code == 409


# Push


def subscribes(guest: Guest, receiver: Receiver, path: str = "push") -> Subscriber:
    browser = Subscriber()
    body = {"endpoint": f"{receiver.url}/{path}", "key": push.written(push.point(browser.key))}
    answer = guest.post("/api/me/notices/push", {**body, "auth": push.written(browser.auth)})
    assert answer.status_code == 200, answer.text
    return browser


def test_a_pushed_message_is_read_by_its_subscriber_and_shows_who_sent_it(
    ana: Guest, bo: Guest, receiver: Receiver
) -> None:
    browser = subscribes(ana, receiver)
    wants(ana, "push", lang="ru")
    table = begun(ana, bo)
    until(lambda: receiver.posted)
    _, headers, body = receiver.posted[0]
    said = json.loads(browser.opens(body))
    assert said["link"].endswith(f"/table/{table}")
    assert "ваш ход" in said["text"]
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    token, key = (part.split("=", 1)[1] for part in headers["Authorization"].removeprefix("vapid ").split(", "))
    assert key == ana.get("/api/me/notices").json()["push_key"]
    signed, signature = token.rsplit(".", 1)
    raw = push.plain(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.plain(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(push.plain(signed.split(".")[1]))["aud"] == receiver.url


def test_a_browser_that_is_gone_is_forgotten_and_so_is_one_that_is_signed_out(ana: Guest, receiver: Receiver) -> None:
    subscribes(ana, receiver)
    wants(ana, "push")
    receiver.status = 410
    ana.post("/api/me/notices/test", {"way": "push"})
    until(lambda: ana.get("/api/me/notices").json()["push_devices"] == 0)
    subscribes(ana, receiver, "again")
    phone = Guest(ana.client, "")
    phone.post("/api/me/claim", {"code": ana.post("/api/me/transfer").json()["code"]})
    here = next(one["id"] for one in ana.get("/api/me/devices").json()["devices"] if one["here"])
    phone.post(f"/api/me/devices/{here}/sign-out")
    assert phone.get("/api/me/notices").json()["push_devices"] == 0


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    own = int.from_bytes(push.plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    their = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = push.sealed(
        b"When I grow up, I want to be a watermelon",
        push.plain(their),
        push.plain("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(own, ec.SECP256R1()),
        push.plain("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.written(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# Mail


def confirms(guest: Guest, mailbox: MailBox, address: str = "ana@example.org") -> None:
    assert guest.post("/api/me/notices/mail", {"address": address}).status_code == 200
    letter = until(lambda: mailbox.letters)[-1]
    token = letter.get_content().split("confirm=")[1].split()[0]
    assert guest.post("/api/me/notices/confirm", {"token": token}).status_code == 204


def test_mail_goes_out_once_its_address_is_confirmed(ana: Guest, bo: Guest, mailbox: MailBox) -> None:
    wants(ana, "mail")
    ana.post("/api/me/notices/mail", {"address": "ana@example.org"})
    table = begun(ana, bo)
    until(lambda: mailbox.letters)
    settle(ana)
    (first,) = mailbox.letters
    assert (first["To"], "confirm=" in first.get_content()) == ("ana@example.org", True)
    assert ana.get("/api/me/notices").json()["mail"]["ready"] is False
    assert ana.post("/api/me/notices/confirm", {"token": "x"}).status_code == 404
    mailbox.letters.clear()
    confirms(ana, mailbox)
    other = begun(ana, bo)
    said = until(lambda: [one for one in mailbox.letters if other in one.get_content()])[0]
    assert "it is your turn" in said["Subject"]
    assert table != other


def test_no_line_break_of_a_name_gets_into_a_letter(
    ana: Guest, comes: Callable[[str], Guest], mailbox: MailBox
) -> None:
    confirms(ana, mailbox)
    wants(ana, "mail")
    mailbox.letters.clear()
    begun(ana, comes("Bo\r\nBcc: all@example.org"), name="Evil\r\nX-Evil: yes")
    letter = until(lambda: mailbox.letters)[0]
    assert (letter["Bcc"], letter["X-Evil"]) == (None, None)
    assert "Bcc: all@example.org" in letter["Subject"]


@pytest.mark.parametrize(
    "address", ["ana", "ana@", "a@b", "a@b.c\r\nBcc: x@y.zz", "a b@c.de", "<a@b.cd>", "a@b.cd,e@f.gh"]
)
def test_what_is_no_address_is_refused(ana: Guest, address: str) -> None:
    assert ana.post("/api/me/notices/mail", {"address": address}).status_code == 422


def test_a_mail_server_that_is_away_is_tried_again(ana: Guest, mailbox: MailBox) -> None:
    confirms(ana, mailbox)
    mailbox.letters.clear()
    mailbox.broken = True
    ana.post("/api/me/notices/test", {"way": "mail"})
    until(lambda: ana.get("/api/me/notices").json()["mail"]["trouble"] == "the mail server answered 451")
    mailbox.broken = False
    assert "test" in until(lambda: mailbox.letters)[0]["Subject"]


def test_a_mail_server_that_says_nothing_and_names_that_lead_nowhere_hold_up_nobody(
    ana: Guest, comes: Callable[[str], Guest], mailbox: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop's own threads are for moves: on a small machine there are six of them."""
    lost, found = threading.Event(), socket.getaddrinfo

    def looks_up(name: str, *args: Any, **more: Any) -> Any:
        return lost.wait(60) if name == "nowhere.example" else found(name, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", looks_up)
    monkeypatch.setattr(outside, "PATIENCE", 0.05)
    mailbox.silent = True
    try:
        for i in range(post.LETTERS):
            comes(f"Eve {i}").post("/api/me/notices/mail", {"address": f"eve{i}@example.org"})
        until(lambda: mailbox.knocked == post.LETTERS)
        for _ in range(8):
            assert ana.post("/api/me/notices/hook", {"url": "https://nowhere.example/"}).status_code == 422
        asked = time.monotonic()
        assert ana.get("/api/games").status_code == 200
        ana.opens("me", "bot random", pace="fast")
        assert time.monotonic() - asked < 5.0
    finally:
        mailbox.heard.set()
        lost.set()


def test_nobody_is_flooded_with_letters_they_did_not_ask_for(
    ana: Guest, comes: Callable[[str], Guest], mailbox: MailBox
) -> None:
    asked = [comes(f"Someone {i}").post("/api/me/notices/mail", {"address": "victim@example.org"}) for i in range(7)]
    assert [answer.status_code for answer in asked] == [200] * 5 + [429] * 2


def test_a_friend_who_is_asked_to_a_table_by_name_is_told_so(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    hooks(bo, receiver.url)
    wants(bo, "hook")
    befriend(ana, bo)
    made = closed(ana, id_of(ana, "Bo"))
    (one,) = until(lambda: told(receiver))
    assert one["kind"] == "invited"
    assert one["link"].endswith(f"/table/{made['id']}")
    assert "Ana" in one["text"]


def test_who_is_asked_to_be_friends_is_told_so_once_and_not_by_those_kept_away(
    ana: Guest, bo: Guest, comes: Callable[[str], Guest], receiver: Receiver
) -> None:
    hooks(bo, receiver.url)
    wants(bo, "hook", "browser", kinds=("friend",))
    cy = comes("Cy")
    table = ana.opens("me", "anyone", "anyone")
    bo.joins(table)
    cy.joins(table)
    block(bo, table, "mute", seat=2)
    assert [befriended(one, table, 1) for one in (cy, ana, ana)] == [204] * 3
    (one,) = until(lambda: told(receiver))
    assert (one["kind"], one["text"]) == ("friend", f"Ana would like to be friends with you.\n{one['link']}")
    assert one["link"].endswith("/friends")
    (news,) = bo.get("/api/me/news?after=0").json()
    assert (news["kind"], news["link"], news["table"]) == ("friend", "/friends", "")
    settle(bo)
    assert len(receiver.posted) == 1


async def test_ten_thousand_who_want_to_be_friends_fill_no_letter_box(
    database: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = await Storage.open(database)
    hall_ = Hall(storage, ALL_GAMES)
    ana = (await People(storage).add("Ana"))[0]
    crowd = [Person(f"{i:016x}", f"G{i}") for i in range(10_000)]
    await storage.insert(PEOPLE, *({"id": one.id, "name": one.name, "created": 0.0} for one in crowd))
    wishes = {"settings": "{}", "origin": "https://patolli.example", "hook": receiver.url, "hook_secret": "s"}
    await storage.insert(WISHES, {"person_id": ana.id, **wishes, "settings": '{"kinds": {"friend": ["hook"]}}'})
    office, friends = post.Post(hall_, Outside(allow_private=True)), Friends(storage)
    await friends.ask(crowd[0], ana.id, hall_.now())
    await office.look()
    await sent(office)
    asked = {"other_id": ana.id, "state": "asked", "at": hall_.now()}
    await storage.insert(FRIENDS, *({**asked, "person_id": one.id} for one in crowd[1:]))
    await friends.ask((await People(storage).add("Last"))[0], ana.id, hall_.now())
    for _ in range(2):
        await office.look()
        await sent(office)
    noted = await storage.rows(select(OUTBOX.c.mark))
    assert len(noted) == post.MOST_FRIENDS
    assert [one["kind"] for one in told(receiver)] == ["friend"] * 2, "the first alone, the others of that day together"
    (last,) = await storage.rows(select(FRIENDS.c.state).where(FRIENDS.c.person_id.not_in([one.id for one in crowd])))
    assert last["state"] == "declined", "more than can be answered are not kept"
    await hall_.stop()


async def sent(office: post.Post) -> None:
    await office.deliver()
    await asyncio.gather(*office.under_way.values())


async def noted_by_two(database: str) -> None:
    """Two processes note what the other notes too, and something of their own."""
    one, other = [post.Post(Hall(await Storage.open(database), ALL_GAMES), Outside()) for _ in range(2)]
    ana = (await People(one.storage).add("Ana"))[0]
    line = {"person_id": ana.id, "way": "page", "kind": "asked", "table_id": "t", "created": 0.0, "due": 0.0}
    lines = [{**line, "mark": f"{i:03}"} for i in range(300)]
    await asyncio.gather(one.put(lines[:200]), other.put(lines[:99:-1]))
    marks = [row["mark"] for row in await one.storage.rows(select(OUTBOX.c.mark))]
    assert sorted(marks) == [line["mark"] for line in lines]
    await one.hall.stop()
    await other.hall.stop()


# When


def test_quiet_hours_hold_notices_back_and_join_them(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    hooks(ana, receiver.url)
    state: Any = ana.client.app
    start = state.state.hall.now()
    minute = int(start // 60 % 1440)
    quiet: dict[str, Any] = {"quiet": True, "quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
    wants(ana, "hook", **quiet, urgent=False)
    begun(ana, bo, name="First")
    begun(ana, bo, name="Second")
    settle(ana)
    assert receiver.posted == []
    state.state.hall.now = lambda: time.time() + 2 * 3600
    said = until(lambda: told(receiver))
    settle(ana)
    assert len(receiver.posted) == 1
    assert "First" in said[0]["text"]
    assert "Second" in said[0]["text"]


def test_quiet_hours_are_those_of_the_readers_clock() -> None:
    night = Wishes(quiet=True, quiet_from=22 * 60 + 30, quiet_to=8 * 60, zone="Europe/Madrid")
    saturday = 1_763_766_000.0  # 22 November 2025, 00:00 in Madrid
    assert night.when(saturday) == saturday + 8 * 3600
    assert night.when(saturday + 12 * 3600) == saturday + 12 * 3600
    assert night.when(saturday + 23 * 3600) == saturday + 32 * 3600
    assert Wishes(**{**_as_dict(night), "weekends": True}).when(saturday) == saturday + 56 * 3600
    assert night.when(saturday, latest=saturday + 3600) == saturday, "what cannot wait does not"
    assert Wishes(**{**_as_dict(night), "urgent": False}).when(saturday, saturday + 3600) == saturday + 8 * 3600


def test_quiet_hours_end_by_the_clock_on_the_wall_when_it_is_changed() -> None:
    night = Wishes(quiet=True, quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Madrid")
    winter, summer = 1_761_429_600.0, 1_774_738_800.0  # midnight in Madrid before a night of 25 hours, and of 23
    assert night.when(winter) == winter + 9 * 3600
    assert night.when(summer) == summer + 7 * 3600
    short = Wishes(quiet=True, quiet_from=60, quiet_to=2 * 60 + 30, zone="Europe/Madrid")
    assert short.when(summer + 90 * 60) == summer + 150 * 60, "half past two is not there, it is half past three"


def _as_dict(wishes: Wishes) -> dict[str, Any]:
    return {name: getattr(wishes, name) for name in Wishes.__dataclass_fields__}


def test_an_open_page_hears_what_is_new_and_nobody_elses(ana: Guest, bo: Guest) -> None:
    wants(ana, "sound", "browser", kinds=("asked",))
    assert ana.get("/api/me").json()["told"] is True
    assert ana.get("/api/me/news").json() == []
    table = begun(ana, bo)
    (one,) = until(lambda: ana.get("/api/me/news?after=0").json())
    assert (one["kind"], one["table"], one["sound"], one["browser"]) == ("asked", table, True, True)
    assert ana.get(f"/api/me/news?after={one['id']}").json() == []
    assert bo.get("/api/me/news?after=0").json() == []


def test_whoever_said_nothing_is_told_what_is_usual_in_the_language_of_their_page(ana: Guest, bo: Guest) -> None:
    assert ana.get("/api/me").json()["told"] is True
    begun(ana, bo)
    (one,) = until(lambda: ana.get("/api/me/news?after=0&lang=ru").json())
    assert (one["kind"], one["sound"], one["browser"]) == ("asked", True, True)
    assert "ваш ход" in one["text"]
    wants(ana)
    assert ana.get("/api/me").json()["told"] is False


def test_quiet_hours_hold_back_what_open_pages_tell(ana: Guest, bo: Guest) -> None:
    state: Any = ana.client.app
    minute = int(state.state.hall.now() // 60 % 1440)
    quiet: dict[str, Any] = {"quiet": True, "quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
    wants(ana, "sound", kinds=("asked",), **quiet, urgent=False)
    held = begun(ana, bo)
    settle(ana)
    assert ana.get("/api/me/news?after=0").json() == []
    wants(ana, "sound", kinds=("asked",))
    at_once = begun(ana, bo)
    (one,) = until(lambda: ana.get("/api/me/news?after=0").json())
    assert one["table"] == at_once
    state.state.hall.now = lambda: time.time() + 2 * 3600
    (one,) = until(lambda: ana.get(f"/api/me/news?after={one['id']}").json())
    assert one["table"] == held, "a page that knows the later one is told of the earlier one too"


async def test_who_sees_a_table_through_another_process_is_known_though_it_is_not_open_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    office = post.Post(Hall(await Storage.open(database), ALL_GAMES), Outside())
    notices = office.hall.notices

    def seen() -> list[bool]:
        return [office._is_seen({"table_id": "t", "person_id": one, "way": "push"}) for one in ("ana", "bo")]

    notices._heard("other t here ana -bo")
    assert seen() == [True, False]
    notices._heard("other t here bo")
    assert seen() == [False, True]
    monkeypatch.setattr(table_notices, "SILENCE", 0.0)
    notices._forget_the_dead()
    assert seen() == [False, False]
    await office.hall.stop()


async def test_after_a_break_nobody_is_taken_to_be_there_who_may_have_gone_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall_ = Hall(await Storage.open(database), ALL_GAMES)
    ana = (await People(hall_.storage).add("Ana"))[0]
    table = await hall_.get((await hall_.open(ana, Opening("feast", (Place("me"), Place("anyone"))))).id)

    def there() -> tuple[bool, bool]:
        return table.is_present(0), hall_.notices.is_seen_elsewhere(table.id, ana.id)

    hall_.notices._heard(f"other {table.id} here {ana.id}")
    assert there() == (True, True)
    arrangements = table.arrangements
    hall_.notices._heard(f"other {table.id} here -{ana.id}")
    assert there() == (True, False)
    assert table.arrangements == arrangements, "the same people are there"
    hall_.notices._heard(f"other {table.id} here {ana.id}")
    monkeypatch.setattr(hall_.notices, "_listen", lambda: asyncio.sleep(0))
    assert await hall_.notices._listen_again()
    assert there() == (False, False)
    await hall_.stop()


async def test_what_was_told_is_not_kept_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "AWAY", 2)
    storage = await Storage.open(database)
    office = post.Post(Hall(storage, ALL_GAMES), Outside())
    ana = (await People(storage).add("Ana"))[0]
    now, line = office.hall.now(), {"person_id": ana.id, "table_id": ""}
    for mark, way, kind, created, due, state in (
        ("told", "hook", "asked", 15, 15, "sent"),
        ("never told", "page", "asked", 20, 20, "waiting"),
        ("turn", "page", "asked", 2, 2, "sent"),
        ("turn, shown when the quiet was over", "page", "asked", 2, 0.5, "sent"),
        ("end", "page", "ended", 2, 2, "sent"),
        ("told lately", "hook", "asked", 13, 13, "sent"),
        ("last", "page", "asked", 30, 30, "sent"),
    ):
        times = {"created": now - created * 86400, "due": now - due * 86400}
        await office.put([{**line, **times, "mark": mark, "way": way, "kind": kind, "state": state}])
    await sent(office)
    kept = [row["mark"] for row in await storage.rows(select(OUTBOX.c.mark).order_by(OUTBOX.c.id))]
    assert kept == ["turn, shown when the quiet was over", "end", "told lately", "last"], "numbers go on after the last"
    await office.hall.stop()


@pytest.mark.parametrize(("days", "ways"), [(0.5, ["page", "hook"]), (2, ["hook"]), (15, [])])
async def test_what_was_told_before_lines_were_taken_out_is_not_told_again(
    database: str, days: float, ways: list[str]
) -> None:
    office = post.Post(Hall(await Storage.open(database), ALL_GAMES), Outside())
    now = office.hall.now()
    calls = json.dumps({"asked": {"0": [7, now - days * 86400, None]}})
    row = {"id": "t", "status": "running", "person_id": "ana", "seat": 0, "calls": calls, "updated": now}
    set_up = {"settings": "{}", "mail": "", "mail_token": "", "hook": "https://hooks.example"}
    assert [line["way"] for line in await office._news("ana", [{**row, **set_up}], now, set())] == ways
    await office.hall.stop()


async def test_what_two_note_at_once_is_there_once(database: str) -> None:
    await noted_by_two(database)


def test_what_is_set_up_first_speaks_the_language_of_its_page(ana: Guest, mailbox: MailBox) -> None:
    body = {"address": "ana@example.org", "zone": "Asia/Tokyo"}
    assert ana.post("/api/me/notices/mail?lang=ru", body).status_code == 200
    (letter,) = until(lambda: mailbox.letters)
    assert letter["Subject"] == "Патолли: подтвердите этот адрес"
    wishes = ana.get("/api/me/notices").json()["wishes"]
    assert (wishes["lang"], wishes["zone"]) == ("ru", "Asia/Tokyo")
    wants(ana, "mail", lang="es", zone="Europe/Madrid", kinds=("ended",))
    hook = {"url": "http://127.0.0.1:9/", "zone": "Europe/Lisbon"}
    wishes = ana.post("/api/me/notices/hook?lang=en", hook).json()["wishes"]
    assert (wishes["lang"], wishes["zone"], wishes["kinds"]["ended"]) == ("en", "Europe/Lisbon", ["mail"])
    for way, nothing in ("hook", {"url": ""}), ("mail", {"address": ""}):
        wishes = ana.post(f"/api/me/notices/{way}?lang=ru", {**nothing, "zone": "Asia/Tokyo"}).json()["wishes"]
        assert (wishes["lang"], wishes["zone"]) == ("en", "Europe/Lisbon"), "what is taken away says nothing by anybody"


def test_strange_wishes_are_refused(ana: Guest) -> None:
    strange: list[dict[str, Any]] = [
        {}, {"kinds": {"nothing": []}}, {"kinds": {"asked": ["pigeon"]}}, {"kinds": {}, "quiet_from": 2000},
    ]  # fmt: skip
    for body in strange:
        assert ana.post("/api/me/notices", body).status_code == 422
    wants(ana, "hook", zone="Mars/Olympus")
    assert ana.post("/api/me/notices/test", {"way": "hook"}).status_code == 409


def test_all_about_notices_goes_with_their_person(ana: Guest, bo: Guest, receiver: Receiver) -> None:
    me = ana.get("/api/me/profile").json()["id"]
    begun(ana, bo)
    until(lambda: ana.get("/api/me/news?after=0").json())
    hooks(ana, receiver.url)
    subscribes(ana, receiver)
    ana.post("/api/me/notices/test", {"way": "hook"})
    until(lambda: receiver.posted)
    app: Any = ana.client.app
    office: post.Post = app.state.post
    storage = office.storage
    portal: Any = ana.client.portal

    def kept() -> list[int]:
        tables = (WISHES, SUBSCRIPTIONS, OUTBOX)
        return [len(portal.call(storage.rows, select(table).where(table.c.person_id == me))) for table in tables]

    assert kept() == [1, 1, 2]
    assert ana.post("/api/me/delete", {"name": "Ana"}).status_code == 200
    until(lambda: any(one["kind"] == "ended" for one in bo.get("/api/me/news?after=0").json()))
    office.tidied = 0.0  # a look under way may have noted something at the last moment
    until(lambda: kept() == [0, 0, 0])
    office.noted.clear()
    office.looked = None
    portal.call(office.look)
    assert kept() == [0, 0, 0], "nobody is told any more that the game is over"
