"""Opening, finding, joining and leaving tables."""

import hashlib
from collections.abc import Callable

import pytest
from tests.web.guests import Guest


def names(guest: Guest, which: str) -> list[str]:
    return [table["name"] for table in guest.get("/api/tables").json()[which]]


def test_a_stranger_has_no_name_and_must_say_one_first(stranger: Guest) -> None:
    assert stranger.get("/api/me").json() == {"name": "", "known": False}
    refused = stranger.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]})
    assert refused.status_code == 401
    assert stranger.post("/api/me", {"name": "  Cy  "}).json() == {"name": "Cy", "known": True}
    assert stranger.get("/api/me").json() == {"name": "Cy", "known": True}
    assert stranger.post("/api/me", {"name": "Cyd"}).json()["name"] == "Cyd"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(stranger: Guest) -> None:
    cookie = stranger.post("/api/me", {"name": "Cy"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(stranger.cookie) >= 43  # 256 bits


def test_secrets_are_hashed_at_rest(ana: Guest, bo: Guest, tmp_path: object) -> None:
    made = ana.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    token = made["invitations"]["1"]
    code = ana.post("/api/me/transfer").json()["code"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("patolli.db*"))  # type: ignore[attr-defined]
    assert hashlib.sha256(token.encode()).hexdigest().encode() in kept
    for secret in (token, code, code.replace("-", ""), ana.cookie, bo.cookie):
        assert secret.encode() not in kept


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
    assert bo.post(f"/api/invitations/{token}").json() == {"id": made["id"]}
    assert comes("Cy").post(f"/api/invitations/{token}").status_code == 404
    with bo.looks_at(made["id"]) as page:
        assert [seat["mine"] for seat in page.table["seats"]] == [False, True]


def test_wrong_invitations_are_soon_not_even_looked_at(ana: Guest) -> None:
    codes = [ana.post(f"/api/invitations/guess{i}").status_code for i in range(15)]
    assert codes[0] == 404
    assert codes[-1] == 429
    assert ana.post("/api/me/claim", {"code": "AAAA-BBBB-CCCC"}).status_code == 429


def test_a_transfer_code_brings_a_person_to_another_device_once(ana: Guest, comes: Callable[[str], Guest]) -> None:
    table = ana.opens("me", "anyone", name="Jungle")
    code = ana.post("/api/me/transfer").json()["code"]
    phone = comes("")
    assert phone.post("/api/me/claim", {"code": code.lower()}).json() == {"name": "Ana", "known": True}
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
    with bo.looks_at(first) as page:
        assert [seat["name"] for seat in page.table["seats"]] == ["Ana", "Bo"]
        assert page.table["options"][0]["value"] == "tactical"
        assert page.table["status"] == "running"


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"seats": [{"kind": "me"}]}, "2 to 4 players"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "one seat as yourself"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "unknown bot"),
        ({"options": {"version": "hard"}}, "version"),
        ({"options": {"weather": "fine"}}, "weather"),
        ({"clock": "move 1"}, "seconds"),
        ({"clock": "sundial"}, "clock"),
        ({"pack": "not toml ="}, "TOML"),
        ({"pack": 'game = "chess"'}, "tikal"),
        ({"pace": "never"}, "pace"),
        ({"seats": "me"}, "seats"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_table_that_cannot_be_opened_so_is_refused_with_the_reason(
    ana: Guest, wish: dict[str, object], word: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    refused = ana.post("/api/tables", {"game": "tikal", "seats": seats, **wish})
    assert refused.status_code == 422
    assert word in refused.json()["detail"]
    assert ana.get("/api/tables").json()["mine"] == []


def test_a_hundred_tables_a_second_are_too_many(ana: Guest) -> None:
    wish = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    answers = [ana.post("/api/tables", wish) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert int(answers[-1].headers["retry-after"]) > 0


def test_a_pack_of_ten_megabytes_is_too_large(ana: Guest) -> None:
    wish = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}], "pack": "x" * 10_000_000}
    assert ana.post("/api/tables", wish).status_code == 413
    wish["pack"] = "x" * 1_000_000
    assert ana.post("/api/tables", wish).status_code == 422


def test_a_body_without_a_length_is_cut_off_too(ana: Guest) -> None:
    def flood() -> object:
        for _ in range(100):
            yield b"x" * 100_000

    answer = ana.client.post("/api/records", content=flood(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413


def test_a_pack_is_played_with_and_named(ana: Guest) -> None:
    pack = 'game = "tikal"\nname = "my copy"\n[turn]\naction_points = 12\n'
    components = ana.get("/api/games/tikal/components").json()
    assert "action_points" in next(row["text"] for row in components if row["table"] == "turn")
    table = ana.opens("me", "bot random", pack=pack, options={"first": "0"})
    with ana.looks_at(table) as page:
        assert page.table["pack"] == "my copy"
        page.plays(page.question["choices"][0]["text"])  # type: ignore[index]
        assert page.now["view"]["points"] == 12


@pytest.mark.parametrize("path", ["", "/record", "/replay", "/at/3", "/result", "/fairness"])
def test_unknown_tables_are_not_found(ana: Guest, path: str) -> None:
    assert ana.get(f"/api/tables/nowhere{path}").status_code == 404


@pytest.mark.parametrize("path", ["join", "leave", "rematch", "fork"])
def test_nothing_can_be_done_at_unknown_tables(ana: Guest, path: str) -> None:
    body = {"ply": 0, "seat": 0} if path == "fork" else {}
    assert ana.post(f"/api/tables/nowhere/{path}", body).status_code == 404


def test_a_request_from_another_site_is_refused(ana: Guest) -> None:
    headers = {"cookie": f"patolli={ana.cookie}", "origin": "https://evil.example"}
    assert ana.client.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    headers = {"cookie": f"patolli={ana.cookie}", "sec-fetch-site": "cross-site"}
    assert ana.client.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    assert ana.get("/api/me").json()["name"] == "Ana"


def test_every_answer_carries_the_headers_that_keep_a_page_safe(ana: Guest) -> None:
    for path in ("/api/health", "/nowhere", "/api/tables/nowhere/replay"):
        headers = ana.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_games_are_described_in_each_language(ana: Guest) -> None:
    titles = {lang: ana.get(f"/api/games?lang={lang}").status_code for lang in ("en", "xx")}
    assert titles == {"en": 200, "xx": 422}
    game = ana.get("/api/games").json()[0]
    assert game["seats"] == [2, 3, 4]
    assert {"kind": "walk", "label": "Walk", "args": {"figure": "figure", "start": "hex", "end": "hex"}} in [
        {**choice, "label": "Walk"} for choice in game["choices"]
    ]
    rules = ana.get("/api/games/tikal/rules?lang=ru").json()
    assert rules[0]["rules"][0]["number"].startswith("TK-1.")
    assert ana.get("/api/games/chess/rules").status_code == 404
