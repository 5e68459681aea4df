"""Nobody is helped with a position that they are playing elsewhere; good moves among people only if all agree."""

import random
from pathlib import Path

import pytest
from tests.web.guests import Guest, Page, play_on
from tests.web.test_hints import hint_for

from patolli.core import matchfile
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.table import reviews
from patolli.table.seating import Declined

BEING_PLAYED = "You are playing this very position at another table. Come back when that game has gone on."


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def played_out(text: str) -> str:
    """A match file gone on with, at random, to the end of the game."""
    written = matchfile.replay(matchfile.parse(text), GAMES)
    rng = random.Random(4)
    match = Match(written.game, written.setup, written.names, SeededDealer(5))
    for ply in written.plies:
        match.add(*ply, known=True)
    while match.state.agenda:
        seat = asked(match.state)[0]
        if seat == CHANCE:
            match.add(CHANCE, drawn(match.dealer, match.state, len(match.plies)), known=True)
        else:
            match.add(seat, rng.choice(options(match.state, seat)), known=True)
    return matchfile.write(match)


class Running:
    """Two people at a table in the midst of a game, and a file in which the same position comes up."""

    def __init__(self, ana: Guest, bo: Guest) -> None:
        self.ana, self.bo = ana, bo
        self.table = ana.opens("me", "anyone", game="tikal")
        bo.joins(self.table)
        self.go_on(12)
        text = ana.get(f"/api/tables/{self.table}/record").text
        self.plies = len(matchfile.replay(matchfile.parse(text), GAMES).plies)
        self.brought = self.brings(ana, played_out(text))

    def go_on(self, plies: int) -> None:
        with self.ana.looks_at(self.table) as one, self.bo.looks_at(self.table) as two:
            end = one.now["ply"] + plies
            play_on(random.Random(3), [one, two], lambda: max(one.now["ply"], two.now["ply"]) >= end)

    @staticmethod
    def brings(guest: Guest, text: str) -> str:
        made = guest.post("/api/records", {"text": text, "pack": ""})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])


@pytest.fixture
def running(ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch) -> Running:
    found = Running(ana, bo)
    monkeypatch.setattr(reviews, "WAITING", 0)  # whoever is not declined hears that there are too many
    return found


def test_a_game_that_has_a_position_one_is_playing_is_not_reviewed(running: Running, stranger: Guest) -> None:
    for guest in (running.ana, running.bo):
        refused = guest.get(f"/api/tables/{running.brought}/review")
        assert (refused.status_code, refused.json()["detail"]) == (409, BEING_PLAYED)
    assert stranger.get(f"/api/tables/{running.brought}/review").status_code == 429  # who does not play it
    running.go_on(30)
    assert running.ana.get(f"/api/tables/{running.brought}/review").status_code == 429


def test_nobody_plays_on_elsewhere_from_what_they_are_playing(running: Running, stranger: Guest) -> None:
    fork = {"ply": running.plies, "seat": 0, "bot": "random"}
    refused = running.ana.post(f"/api/tables/{running.brought}/fork", fork)
    assert (refused.status_code, refused.json()["detail"]) == (409, BEING_PLAYED)
    other = Guest(running.ana.client, "Cruz")
    assert other.post(f"/api/tables/{running.brought}/fork", fork).status_code == 201


def test_a_good_move_is_not_had_by_coming_to_the_same_position_elsewhere(running: Running) -> None:
    """What hints ask before they are thought of: the position may be had at a table where they are shown."""
    client = running.ana.client
    hall = client.app.state.hall  # type: ignore[attr-defined]
    assert client.portal is not None
    table = client.portal.call(hall.get, running.brought)
    for guest in (running.ana, running.bo):
        who = client.portal.call(client.app.state.people.find, guest.cookie).id  # type: ignore[attr-defined]
        with pytest.raises(Declined, match="being-played"):
            client.portal.call(hall.practice.check, who, table, running.plies, True)
        client.portal.call(hall.practice.check, who, table, running.plies - 12, True)  # past there


def test_two_games_against_bots_may_stand_alike(ana: Guest) -> None:
    """Where good moves are shown anyway nothing is given away."""
    with (
        ana.looks_at(ana.opens("me", "bot random", game="tikal")) as one,
        ana.looks_at(ana.opens("me", "bot random", game="tikal")) as two,
    ):
        one.until(lambda: one.question)
        two.until(lambda: two.question)
        assert hint_for(one)["type"] == hint_for(two)["type"] == "hint"


def agrees(page: Page, seat: int, take_back: bool = False) -> str:
    return str(page.ask("agree-hints", seat=seat, take_back=take_back)["type"])


def test_among_people_good_moves_are_shown_once_all_have_agreed(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="tikal")
    bo.joins(table)
    with ana.looks_at(table) as one, bo.looks_at(table) as two:
        assert (one.table["hints"], one.table["willing"]) == ("agree", [])
        seat = one.now["asked"][0]
        assert agrees(one, 0) == "done"
        two.until(lambda: two.table["willing"] == [0])
        assert two.table["hints"] == "agree"
        assert hint_for(one)["why"] == "no-hints"
        assert agrees(one, 1) == "refused"  # only for oneself
        assert agrees(two, 1) == "done"
        one.until(lambda: one.table["hints"] == "on")
        assert hint_for((one, two)[seat], seat)["type"] == "hint"
        assert agrees(two, 1, take_back=True) == "done"
        one.until(lambda: one.table["hints"] == "agree")
        assert hint_for(one)["why"] == "no-hints"
        one.until(lambda: len(one.chat) == 3)
        assert "agrees" in one.chat[0]["text"]


def test_against_bots_there_is_nothing_to_agree_on(ana: Guest) -> None:
    table = ana.opens("me", "bot random", game="tikal")
    with ana.looks_at(table) as page:
        assert page.ask("agree-hints", seat=0)["why"] == "hints-settled"


def test_what_was_agreed_is_known_after_a_restart(ana: Guest, bo: Guest) -> None:
    """It is part of what is stored of the match."""
    from patolli.table.live_match import Entry, LiveMatch

    game = GAMES["tikal"]
    live = LiveMatch(game, game.setup(2), ("Ana", "Bo"), SeededDealer(1), 0.0)
    rows = [Entry("hints", 1, "yes", 1.0).row("t", 0), Entry("hints", 0, "yes", 1.0).row("t", 1)]
    assert live.replayed(rows).willing == {0, 1}
    assert live.replayed([*rows, Entry("hints", 1, "no", 2.0).row("t", 2)]).willing == {0}
    assert live.willing == set()
