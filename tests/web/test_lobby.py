"""Opening, finding, joining and leaving tables."""

import time
from collections.abc import Callable

import pytest
from tests.web.guests import Guest

from patolli.games import GAMES
from patolli.web.library import game_info
from patolli.web.viewers import chapters
from patolli.wording import LANGUAGES


def names(guest: Guest, which: str) -> list[str]:
    return [table["name"] for table in guest.get("/api/tables").json()[which]]


def test_a_stranger_has_no_name_and_must_say_one_first(stranger: Guest) -> None:
    assert stranger.get("/api/me").json().items() >= {"name": "", "known": False, "learnt": {}}.items()
    refused = stranger.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]})
    assert refused.status_code == 401
    assert stranger.post("/api/me", {"name": "  Cy  "}).json().items() >= {"name": "Cy", "known": True}.items()
    assert stranger.get("/api/me").json()["known"]
    assert stranger.post("/api/me", {"name": "Cyd"}).json()["name"] == "Cyd"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(stranger: Guest) -> None:
    cookie = stranger.post("/api/me", {"name": "Cy"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(stranger.cookie) >= 43  # 256 bits


def test_a_table_for_anyone_is_listed_until_it_is_full(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    table = ana.opens("me", "anyone", name="Jungle")
    assert names(ana, "mine") == ["Jungle"]
    assert names(bo, "open") == ["Jungle"]
    bo.joins(table)
    assert bo.post(f"/api/tables/{table}/join", {}).status_code == 409
    assert names(bo, "mine") == ["Jungle"]
    cy = comes("Cy")
    assert (names(cy, "open"), names(cy, "running")) == ([], ["Jungle"])
    assert cy.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 409


def test_the_list_says_whose_turn_it_is(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", options={"first": "1"})
    bo.joins(table)
    assert [guest.get("/api/tables").json()["mine"][0]["my_turn"] for guest in (ana, bo)] == [False, True]


def test_an_invitation_gives_a_seat_once(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    made = ana.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    token = made["invitations"]["1"]
    assert names(bo, "open") == [], "a seat kept for a friend is not for anyone"
    assert bo.post(f"/api/tables/{made['id']}/join", {}).status_code == 409
    assert ana.post(f"/api/invitations/{token}").status_code == 409, "who tries their own link does not use it up"
    assert bo.post(f"/api/invitations/{token}").json() == {"id": made["id"], "commitment": made["commitment"]}
    assert comes("Cy").post(f"/api/invitations/{token}").status_code == 404
    with bo.looks_at(made["id"]) as page:
        assert [seat["mine"] for seat in page.table["seats"]] == [False, True]


def test_wrong_invitations_are_held_up_and_the_right_one_never_is(ana: Guest, bo: Guest) -> None:
    made = ana.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    code = ana.post("/api/me/transfer").json()["code"]
    guesses = [bo.post(f"/api/invitations/guess{i}").status_code for i in range(12)]
    assert guesses == [404] * 10 + [429] * 2
    assert bo.post("/api/me/claim", {"code": "AAAA-BBBB-CCCC"}).status_code == 429
    began = time.monotonic()
    assert bo.post(f"/api/invitations/{made['invitations']['1']}").json()["id"] == made["id"]
    assert bo.post("/api/me/claim", {"code": code}).json()["name"] == "Ana"
    assert time.monotonic() - began < 1, "neither waits"


def test_a_transfer_code_brings_a_person_to_another_device_once(ana: Guest, comes: Callable[[str], Guest]) -> None:
    table = ana.opens("me", "anyone", name="Jungle")
    code = ana.post("/api/me/transfer").json()["code"]
    phone = comes("")
    claimed = phone.post("/api/me/claim", {"code": code.lower()}).json()
    assert claimed.items() >= {"name": "Ana", "known": True, "learnt": {}}.items()
    assert phone.cookie != ana.cookie
    assert [t["id"] for t in phone.get("/api/tables").json()["mine"]] == [table]
    assert comes("").post("/api/me/claim", {"code": code}).status_code == 404
    assert ana.get("/api/me").json()["name"] == "Ana", "the first device stays"


def test_leaving_a_table_that_waits_frees_the_seat(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", "anyone", name="Jungle")
    bo.joins(table)
    assert bo.post(f"/api/tables/{table}/leave").status_code == 200
    assert names(bo, "open") == ["Jungle"]
    assert bo.post(f"/api/tables/{table}/leave").status_code == 409
    assert ana.post(f"/api/tables/{table}/leave").status_code == 200, "the host closes it"
    assert bo.post(f"/api/tables/{table}/join", {}).status_code == 404
    assert names(ana, "mine") == names(bo, "open") == []


def test_a_rematch_is_one_table_for_all(ana: Guest, bo: Guest, comes: Callable[[str], Guest]) -> None:
    table = ana.opens("me", "anyone", options={"version": "tactical"})
    bo.joins(table)
    assert ana.post(f"/api/tables/{table}/rematch").status_code == 409
    with ana.looks_at(table) as page:
        page.ask("resign", seat=0)
        first = ana.post(f"/api/tables/{table}/rematch").json()["id"]
        page.until(lambda: page.table["rematch"] == first)
    assert bo.post(f"/api/tables/{table}/rematch").json()["id"] == first
    assert comes("Cy").post(f"/api/tables/{table}/rematch").status_code == 409
    for guest in (ana, bo):
        guest.comes_to(first)
    with bo.looks_at(first) as page:
        assert [seat["name"] for seat in page.table["seats"]] == ["Bo", "Ana"], "everybody one seat on"
        assert page.table["options"][0]["value"] == "tactical"
        assert page.table["status"] == "running"


def test_an_invitation_is_told_before_it_is_used(ana: Guest, bo: Guest, stranger: Guest) -> None:
    wish = {
        "game": "tikal", "name": "Friday", "options": {"version": "tactical", "walls": "forbidden"}, "clock": "move 60",
        "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}],
    }  # fmt: skip
    made = ana.post("/api/tables", wish).json()
    token = made["invitations"]["1"]
    told = stranger.get(f"/api/invitations/{token}?lang=ru").json()
    assert (told["game"], told["name"], told["host"], told["seat"]) == ("tikal", "Friday", "Ana", 1)
    assert (told["used"], told["mine"], told["clock"]) == (False, False, "move 60")
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "", "Случайный 3"]
    assert [(one["label"], one["usual"]) for one in told["options"]] == [
        ("Версия", False), ("Отгораживать вулканом пустые участки", False),
    ]  # fmt: skip
    assert stranger.get("/api/me").json()["known"] is False, "whoever looks need not say a name"
    bo.post(f"/api/invitations/{token}")
    assert stranger.get(f"/api/invitations/{token}").json()["used"]
    assert bo.get(f"/api/invitations/{token}").json()["mine"]
    ana.post(f"/api/tables/{made['id']}/leave")
    gone, unknown = (stranger.get(f"/api/invitations/{one}") for one in (token, "nothing-of-the-kind"))
    assert gone.status_code == unknown.status_code == 404
    assert gone.json() == unknown.json(), "what is closed looks like what never was"


def test_guessing_invitations_by_looking_is_held_up_too(bo: Guest) -> None:
    assert [bo.get(f"/api/invitations/guess{i}").status_code for i in range(12)] == [404] * 10 + [429] * 2


def test_bots_are_called_in_the_language_of_whoever_reads(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "bot random", "bot greedy")
    for lang, names in (("en", ["Ana", "Random 2", "Greedy 3"]), ("es", ["Ana", "Aleatorio 2", "Codicioso 3"])):
        with bo.looks_at(table, lang) as page:
            assert [seat["name"] for seat in page.table["seats"]] == names
        (listed,) = [one for one in bo.get(f"/api/tables?lang={lang}").json()["running"] if one["id"] == table]
        assert [seat["name"] for seat in listed["seats"]] == names
        assert bo.get(f"/api/tables/{table}/replay?lang={lang}").json()["names"] == names


def test_options_say_with_how_many_seats_they_can_be_settled(ana: Guest) -> None:
    games = {game["name"]: game for game in ana.get("/api/games").json()}

    def seats(game: str, option: str) -> dict[str, list[int]]:
        (found,) = [one for one in games[game]["options"] if one["name"] == option]
        return {value["value"]: value["seats"] for value in found["values"]}

    assert seats("tikal", "first") == {"random": [2, 3, 4], "0": [2, 3, 4], "1": [2, 3, 4], "2": [3, 4], "3": [4]}
    assert seats("tawantinsuyu", "first")["0"] == [2, 3, 4], "alone one begins"
    assert set(map(tuple, seats("tawantinsuyu", "difficulty").values())) == {(1,)}
    assert seats("tawantinsuyu", "rulings")["two-stone"] == [1]
    assert seats("tzolkin", "modules")["fifth_player"] == []
    assert seats("tzolkin", "modules")["quick_actions"] == [2, 3, 4]
    assert [games[name]["rival"] and games[name]["rival"]["name"] for name in ("tikal", "tawantinsuyu")] == [
        None, "Axomamma",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reading_of_the_rulebook_has_a_sentence_and_a_rule(game: str, lang: str) -> None:
    rules = {rule.number for chapter in chapters(GAMES[game], lang) for rule in chapter.rules}
    for option in game_info(GAMES[game], lang).options:
        for value in option.values:
            assert not value.rule or value.rule in rules
            assert value.rule or option.sort != "reading"
            assert value.note or not (option.many and value.seats), value.value


def test_a_guest_is_offered_and_takes_a_seat(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "visitor:Bot"}]}
    refused = ana.post("/api/tables", asked)
    assert (refused.status_code, refused.json()["field"]) == (422, "seats.1.bot")
    monkeypatch.setattr("patolli.bots.GUESTS", ["visitor:Bot"])
    monkeypatch.setattr("patolli.table.opening.GUESTS", ["visitor:Bot"])
    bots = game_info(GAMES["tikal"], "en").bots
    assert (bots[-1].label, bots[-1].note) == ("visitor:Bot", "Plugged in by whoever runs this server.")
    assert ana.post("/api/tables", asked).status_code == 201


def test_a_table_of_weeks_is_listed_before_what_was_finished_meanwhile(
    ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patolli.table.storage.LISTED", 3)
    slow = ana.opens("me", "anyone", name="Weeks", clock="move 604800", options={"first": "0"})
    bo.joins(slow)
    quick = ana.opens("me", "anyone", name="Days", clock="move 86400", options={"first": "0"})
    bo.joins(quick)
    for _ in range(4):
        with ana.looks_at(ana.opens("me", "bot random", name="Over")) as page:
            page.ask("resign", seat=0)
    assert names(ana, "mine") == ["Days", "Weeks", "Over"], "what is urgent comes first"
    until = [table["until"] for table in ana.get("/api/tables").json()["mine"]]
    assert until[2] is None
    assert 86000 < until[0] - time.time() < 86401 < until[1] - time.time() < 604801
    assert names(bo, "mine")[0] == "Days"
