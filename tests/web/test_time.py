"""Time: clocks that rest, give time back, and do what was settled when they are out; vacations; a match over days."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.web.guests import ALL_GAMES, Guest, play_on
from tests.web.receivers import MailBox, Receiver, Subscriber, running, until
from tests.web.test_notices import begun, confirms, hooks, subscribes, wants

from patolli.core.refusal import BadSetup
from patolli.table import hall
from patolli.table.clock import Clock, Rest
from patolli.table.limits import unlimited
from patolli.table.post import post
from patolli.table.post.couriers import MailServer
from patolli.table.post.outside import Outside
from patolli.web.app import create_app

HOUR, DAY = 3600.0, 86400.0
FRIDAY = 1_763_679_600.0  # 21 November 2025, 00:00 in Madrid


class Turned:
    """The clock of the server, which a test turns forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest.fixture
def mailbox() -> Iterator[MailBox]:
    with running(MailBox()) as box:
        yield box


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with running(Receiver()) as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, mailbox: MailBox, clock: Turned, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(hall, "SWEEP", 0.05)
    monkeypatch.setattr(post, "LOOK", 0.05)
    monkeypatch.setattr(post, "PAUSES", dict.fromkeys(post.PAUSES, 0.0))
    mail = MailServer(f"smtp://127.0.0.1:{mailbox.server_address[1]}", "Patolli <patolli@example.org>")
    app = create_app(
        f"sqlite+aiosqlite:///{tmp_path}/patolli.db", games=ALL_GAMES, limits=unlimited(),
        outside=Outside(allow_private=True), mail=mail,
    )  # fmt: skip
    with TestClient(app) as client:
        app.state.hall.now = clock
        yield client


def seat(guest: Guest, table: str, number: int = 0) -> dict[str, Any]:
    with guest.looks_at(table) as page:
        found: dict[str, Any] = page.table["seats"][number]
        return found


class Told:
    """What has reached somebody by each of the three ways, as the kinds of the notices."""

    def __init__(self, receiver: Receiver, browser: Subscriber, mailbox: MailBox) -> None:
        self.receiver, self.browser, self.mailbox = receiver, browser, mailbox

    def hook(self) -> list[str]:
        return [json.loads(body)["kind"] for path, _, body in self.receiver.posted if path == "/hook"]

    def push(self) -> list[str]:
        """Only the browser that has subscribed can read these."""
        bodies = [body for path, _, body in self.receiver.posted if path == "/push"]
        return [kind_of(json.loads(self.browser.opens(body))["text"]) for body in bodies]

    def mail(self) -> list[str]:
        return [kind_of(letter["Subject"]) for letter in self.mailbox.letters]

    def comes_to(self, *kinds: str) -> None:
        """These have come by every way, and nothing else."""
        until(lambda: all(len(way()) >= len(kinds) for way in (self.hook, self.push, self.mail)))
        assert self.hook() == self.push() == self.mail() == list(kinds)


def kind_of(text: str) -> str:
    said = {"it is your turn": "asked", "running out": "time", "playing for you": "bot", "is over": "ended"}
    return next(kind for words, kind in said.items() if words in text)


def test_a_match_over_days(ana: Guest, bo: Guest, clock: Turned, receiver: Receiver, mailbox: MailBox) -> None:
    hooks(ana, f"{receiver.url}/hook")
    browser = subscribes(ana, receiver)
    confirms(ana, mailbox)
    mailbox.letters.clear()
    wants(ana, "hook", "push", "mail")
    told, rng = Told(receiver, browser, mailbox), random.Random(1)
    table = begun(ana, bo, clock="move 86400 out=bot", pace="fast")
    told.comes_to("asked")
    with ana.looks_at(table) as hers, bo.looks_at(table) as his:  # a whole turn of each, of many questions
        play_on(rng, [hers, his], lambda: his.question)
        play_on(rng, [his, hers], lambda: hers.question)
        assert hers.now["ply"] > 3
    told.comes_to("asked", "asked")

    clock.ahead = 19 * HOUR
    told.comes_to("asked", "asked", "time")
    assert ana.post("/api/me/vacation", {"days": 3}).json()["left"] == 27
    assert 3 * DAY < until(lambda: seat(bo, table)["due"]) < 3 * DAY + 6 * HOUR
    clock.ahead += 2 * DAY
    assert seat(bo, table)["bot"] == "", "nothing runs out while she is away"
    assert ana.post("/api/me/vacation", {"days": 0}).json()["until"] is None
    assert seat(bo, table)["due"] < 6 * HOUR
    clock.ahead += 6 * HOUR
    until(lambda: seat(bo, table)["bot"] != "")
    with bo.looks_at(table) as his:
        his.until(lambda: his.question)
        before = his.now["ply"]
        play_on(rng, [his], lambda: not his.question)
        play_on(rng, [his], lambda: his.question)
        assert his.now["ply"] > before, "a bot has played her turn"
    until(lambda: "bot" in told.hook() and "bot" in told.push() and "bot" in told.mail())
    with ana.looks_at(table) as page:
        assert page.ask("stand-in", seat=0, take_back=True)["type"] == "done"
    assert seat(bo, table)["bot"] == ""
    with bo.looks_at(table) as his:
        play_on(rng, [his], lambda: not his.question)
    until(lambda: all(way()[-1] == "asked" for way in (told.hook, told.push, told.mail)))
    assert told.hook().count("bot") == 1
    assert told.hook().count("asked") == 3, "one a turn of hers, none for what the bot was asked"


def test_when_time_is_out_the_others_may_end_the_game(ana: Guest, bo: Guest, clock: Turned) -> None:
    table = begun(ana, bo, clock="move 86400 out=end")
    with bo.looks_at(table) as page:
        assert page.ask("offer", seat=1)["type"] == "done"
        assert page.table["status"] == "running", "as long as she has time both have to agree"
        page.ask("offer", seat=1, take_back=True)
    clock.ahead = DAY + HOUR
    until(lambda: seat(bo, table)["out"])
    assert seat(bo, table)["bot"] == "", "nobody plays for her"
    with bo.looks_at(table) as page:
        page.ask("offer", seat=1)
        page.until(lambda: page.table["status"] == "over")


def test_whoever_plays_on_after_that_is_not_out_any_more(ana: Guest, bo: Guest, clock: Turned) -> None:
    table = begun(ana, bo, clock="move 86400 out=end")
    clock.ahead = DAY + HOUR
    until(lambda: seat(bo, table)["out"])
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(1))
    assert seat(bo, table)["out"] is False


def test_when_time_is_out_the_game_is_lost_where_that_was_settled(ana: Guest, bo: Guest, clock: Turned) -> None:
    table = begun(ana, bo, clock="move 86400 out=lose")
    clock.ahead = DAY + HOUR
    (match,) = until(
        lambda: [one for one in bo.get("/api/me/matches").json()["matches"] if one["id"] == table and one["result"]]
    )
    assert (match["result"], match["reason"]) == ("won", "resigned")


def test_vacation_days_are_counted(ana: Guest) -> None:
    assert ana.get("/api/me/vacation").json() == {"until": None, "left": 30}
    assert ana.post("/api/me/vacation", {"days": 20}).json()["left"] == 10
    assert ana.post("/api/me/vacation", {"days": 11}).status_code == 409
    assert ana.post("/api/me/vacation", {"days": 0}).json() == {"until": None, "left": 30 - 1}
    assert ana.post("/api/me/vacation", {"days": 31}).status_code == 422


def test_nights_and_weekends_do_not_count() -> None:
    night = Rest(22 * 60, 8 * 60, False, "Europe/Madrid")
    assert night.at(FRIDAY) == (True, FRIDAY + 8 * HOUR)
    assert night.at(FRIDAY + 8 * HOUR) == (False, FRIDAY + 22 * HOUR)
    clock = Clock.read("move 86400 rest=22:00-08:00 weekends zone=Europe/Madrid")
    assert clock is not None
    assert clock.passed(FRIDAY, FRIDAY + DAY) == 14 * HOUR
    assert clock.passed(FRIDAY, FRIDAY + 4 * DAY) == 28 * HOUR, "Friday and Monday"
    assert clock.passed(FRIDAY + 12 * HOUR, FRIDAY + 13 * HOUR) == HOUR


def test_a_rest_over_the_change_to_winter_time_is_one_of_the_clock_on_the_wall() -> None:
    sunday = 1_761_343_200.0 + DAY  # 26 October 2025, 00:00 in Madrid: this day has 25 hours
    night = Rest(22 * 60, 8 * 60, False, "Europe/Madrid")
    clock = Clock("move", DAY, rest=night)
    assert clock.passed(sunday, sunday + 25 * HOUR) == 14 * HOUR


@pytest.mark.parametrize(
    "text",
    ["move 60+5", "move 60 out=never", "move 60 rest=25:00-08:00", "move 60 rest=08:00-08:00",
     "move 60 zone=Mars/City weekends",
     "move 60 weekends=yes", "budget 60+", "move 60  weekends", "move 60 rest=22:00-08:00 zone=../../etc/passwd",
     "move 60 tea"],
)  # fmt: skip
def test_a_clock_nobody_can_read_is_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        Clock.read(text)
