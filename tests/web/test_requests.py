"""Requests that are refused, and what every answer carries."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from tests.web.guests import Guest

from patolli.games import GAMES
from patolli.web import app
from patolli.web.dependencies import address
from patolli.wording import LANGUAGES


@pytest.fixture
def database(tmp_path: Path) -> str:
    """None of this is left to a database."""
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


def test_secrets_are_hashed_at_rest(ana: Guest, bo: Guest, tmp_path: object) -> None:
    made = ana.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "friend"}]}).json()
    token = made["invitations"]["1"]
    code = ana.post("/api/me/transfer").json()["code"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("patolli.db*"))  # type: ignore[attr-defined]
    assert hashlib.sha256(token.encode()).hexdigest().encode() in kept
    for secret in (token, code, code.replace("-", ""), ana.cookie, bo.cookie):
        assert secret.encode() not in kept


@pytest.mark.parametrize(
    ("wish", "word", "field"),
    [
        ({"game": "chess"}, "no game called", "game"),
        ({"seats": [{"kind": "me"}]}, "2, 3 or 4 players", "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "only one seat yourself", "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "no bot called", "seats.1.bot"),
        ({"options": {"version": "hard"}}, "“hard” is not possible here", "options.version"),
        ({"options": {"weather": "fine"}}, "no option “weather”", "options.weather"),
        ({"options": {"first": "3"}}, "Player 4 cannot begin", "options.first"),
        ({"clock": "move 1"}, "seconds", "clock"),
        ({"clock": "sundial"}, "not a clock", "clock"),
        ({"absence": 1}, "seconds", "absence"),
        ({"pack": "not toml ="}, "TOML", "pack"),
        ({"pack": 'game = "chess"'}, "tikal", "pack"),
        ({"pace": "never"}, "pace", "pace"),
        ({"seats": "me"}, "seats", "seats"),
        ({"surprise": 1}, "surprise", "surprise"),
    ],
)
def test_a_table_that_cannot_be_opened_so_is_refused_with_the_reason_and_the_field(
    ana: Guest, wish: dict[str, object], word: str, field: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    refused = ana.post("/api/tables", {"game": "tikal", "seats": seats, **wish})
    assert refused.status_code == 422
    assert word in refused.json()["detail"]
    assert refused.json()["field"] == field
    assert ana.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize(
    ("lang", "wish", "said"),
    [
        ("ru", {"options": {"first": "3"}}, "Игрок 4 не может ходить первым: за столом 2 игрока."),
        ("es", {"options": {"first": "3"}}, "El jugador 4 no puede empezar: solo hay 2 jugadores."),
        ("ru", {"pack": 'game = "tikal"\nname = "x"\n[turn]\naction_points = 0'}, "нужно целое число от 1 до 30"),
        ("es", {"pack": 'game = "tikal"\nname = "x"\n[[tile]]\nid = "A1"\nedges = [0, 0, 0, 0, 0, 0]'}, "una piedra"),
    ],
)
def test_what_does_not_fit_is_told_in_the_readers_language(
    ana: Guest, lang: str, wish: dict[str, object], said: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    refused = ana.post(f"/api/tables?lang={lang}", {"game": "tikal", "seats": seats, **wish})
    assert refused.status_code == 422
    assert said in refused.json()["detail"]


def test_a_hundred_tables_a_second_are_too_many(ana: Guest) -> None:
    wish = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    answers = [ana.post("/api/tables", wish) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert int(answers[-1].headers["retry-after"]) > 0


def test_new_names_do_not_give_an_address_more_tables(comes: Callable[[str], Guest]) -> None:
    wish = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "anyone"}]}
    answers = [guest.post("/api/tables", wish) for guest in map(comes, "ABCDEFGH") for _ in range(18)]
    assert [answer.status_code for answer in answers[:100]] == [201] * 100
    assert answers[-1].status_code == 429


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "A name needs at least"), ("ru", "В имени должна быть"), ("es", "Un nombre necesita")]
)
def test_a_name_that_nobody_can_read_is_refused(ana: Guest, lang: str, said: str) -> None:
    refused = ana.post(f"/api/me?lang={lang}", {"name": "\u3164"})
    assert refused.status_code == 422
    assert refused.json()["detail"].startswith(said)
    assert ana.get("/api/me").json()["name"] == "Ana"


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
    table = ana.opens("me", "bot random", pack=pack, options={"first": "0"})
    with ana.looks_at(table) as page:
        assert page.table["pack"] == "my copy"
        page.plays(page.question["choices"][0]["text"])  # type: ignore[index]
        assert page.now["view"]["points"] == 12


def test_every_piece_is_laid_out_with_its_name_what_it_does_and_its_source(ana: Guest) -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            laid = ana.get(f"/api/games/{game}/components?lang={lang}").json()
            pieces = [piece for group in laid["groups"] for piece in group["pieces"]]
            assert len(pieces) > 40
            assert all(piece["name"] and piece["does"] and piece["source"] for piece in pieces)


def test_the_parts_of_a_game_are_named_in_each_language(ana: Guest) -> None:
    words = ana.get("/api/games/tzolkin/words?lang=ru").json()
    assert words["gear-palenque"] == "Паленке"
    assert words["building-a1_small_farm.does"]
    assert ana.get("/api/games/tzolkin/words?lang=en").json()["gear-palenque"] == "Palenque"
    assert ana.get("/api/games/nothing/words").status_code == 404


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


@pytest.mark.parametrize(
    ("accepted", "query", "detail"),
    [
        ("", "", "There is no such table."),
        ("ru-RU,ru;q=0.9,en;q=0.8", "", "Такого стола нет."),
        ("de-DE,es;q=0.7,en;q=0.5", "", "Esa mesa no existe."),
        ("ru", "?lang=es", "Esa mesa no existe."),
        ("tlh,*", "", "There is no such table."),
    ],
)
def test_a_problem_is_told_in_the_language_of_whoever_asks(ana: Guest, accepted: str, query: str, detail: str) -> None:
    headers = {"accept-language": accepted}
    refused = ana.client.get(f"/api/tables/nowhere/replay{query}", headers=headers)
    assert (refused.status_code, refused.json()) == (404, {"detail": detail})


def test_the_api_describes_itself(ana: Guest) -> None:
    page = ana.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for words in ("POST /api/tables", "ask-why", "log_from: int", "takes NewTable", "422 Problem"):
        assert words in page.text
    assert "<script" not in page.text


def test_the_pages_of_the_client_are_one_page(ana: Guest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path)
    assert ana.get("/").status_code == 503, "not built yet"
    (tmp_path / "index.html").write_text("<!doctype html>")
    for path in (
        "/",
        "/account",
        "/matches",
        "/person/x",
        "/table/x",
        "/table/x/review",
        "/replay/x",
        "/invite/x",
        "/rules/x",
    ):
        answer = ana.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"
    assert ana.get("/elsewhere").status_code == 404
    assert ana.get("/assets/../app.py").status_code == 404


@pytest.mark.parametrize(
    ("came_from", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_a_whole_network_of_addresses_is_counted_once(came_from: str, counted: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": (came_from, 1), "headers": []})) == counted
