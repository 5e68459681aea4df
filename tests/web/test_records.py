"""Looking back: match files, replays, forks, fairness."""

import hashlib
import random
from pathlib import Path

import pytest
from tests.toys.tables import at_random
from tests.web.guests import ALL_GAMES, Guest, play_on

from patolli.core import matchfile
from patolli.core.dealer import FairDealer, weighted
from patolli.core.game import no_secrets
from patolli.games import GAMES


@pytest.fixture
def finished(ana: Guest) -> str:
    """A short game played to its end by two people at one screen."""
    table = ana.opens("me", "here", game="feast")
    with ana.looks_at(table) as page:
        play_on(random.Random(1), [page], lambda: page.now["final"])
    return table


def test_the_record_of_a_finished_match_holds_every_line_and_the_secret(ana: Guest, bo: Guest, finished: str) -> None:
    text = bo.get(f"/api/tables/{finished}/record").text
    written = matchfile.parse(text)
    assert written.over
    assert hashlib.sha256(bytes.fromhex(written.secret)).hexdigest() == written.commitment
    assert written.entropy == ("the luck of Ana",)
    assert matchfile.HIDDEN not in [line.text for line in written.lines]


def test_the_record_of_a_running_match_holds_only_what_the_asker_may_know(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast")
    bo.joins(table)
    record = {guest.name: guest.get(f"/api/tables/{table}/record").text for guest in (ana, bo)}
    dealt = {name: [x.text for x in matchfile.parse(text).lines] for name, text in record.items()}
    assert dealt["Ana"][0] != "?"
    assert dealt["Ana"][1] == "?"
    assert dealt["Bo"][0] == "?"
    assert dealt["Bo"][1] != "?"
    assert "secret" not in record["Ana"]


def test_every_draw_can_be_checked_after_the_match(ana: Guest, finished: str) -> None:
    fair = ana.get(f"/api/tables/{finished}/fairness").json()
    dealer = FairDealer(bytes.fromhex(fair["secret"]), fair["entropy"])
    assert dealer.commitment == fair["commitment"]
    assert fair["draws"]
    for draw in fair["draws"]:
        number = dealer.below(draw["ply"], sum(draw["weights"]))
        assert draw["options"][weighted(number, draw["weights"])] == draw["text"]


def test_no_draw_and_no_secret_is_shown_before_the_end(ana: Guest) -> None:
    table = ana.opens("me", "here", game="feast")
    fair = ana.get(f"/api/tables/{table}/fairness").json()
    assert (fair["secret"], fair["draws"]) == ("", [])
    with ana.looks_at(table) as page:
        assert page.table["commitment"] == fair["commitment"]
    assert ana.get(f"/api/tables/{table}/result").status_code == 409


def test_a_replay_shows_each_point_through_any_eyes_once_it_is_over(ana: Guest, bo: Guest, finished: str) -> None:
    replay = bo.get(f"/api/tables/{finished}/replay").json()
    assert replay["seats"] == [-1, 0, 1]
    assert replay["scores"][-1][1:] == ana.get(f"/api/tables/{finished}/result").json()["scores"]
    seen = [bo.get(f"/api/tables/{finished}/at/4?seat={seat}").json()["view"]["hand"] for seat in (-1, 0, 1)]
    assert [len(hand) for hand in seen] == [0, 2, 2]
    assert bo.get(f"/api/tables/{finished}/at/{replay['plies']}").json()["view"]["round"] == 2
    assert bo.get(f"/api/tables/{finished}/at/{replay['plies'] + 1}").status_code == 404
    assert bo.get(f"/api/tables/{finished}/at/-1").status_code == 404


def test_while_it_goes_on_one_looks_back_through_ones_own_eyes_only(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", game="feast")
    bo.joins(table)
    assert ana.get(f"/api/tables/{table}/replay").json()["seats"] == [-1, 0]
    assert ana.get(f"/api/tables/{table}/at/1?seat=0").json()["choice"] != ""
    assert ana.get(f"/api/tables/{table}/at/2?seat=0").json()["choice"] == "", "a card dealt to Bo"
    assert ana.get(f"/api/tables/{table}/at/2?seat=1").status_code == 409
    assert ana.get(f"/api/tables/{table}/replay?seat=1").status_code == 409


def test_a_record_can_be_brought_looked_at_and_played_on(ana: Guest, bo: Guest, finished: str) -> None:
    text = ana.get(f"/api/tables/{finished}/record").text
    brought = bo.post("/api/records", {"text": text}).json()["id"]
    assert bo.get(f"/api/tables/{brought}/record").text == text
    assert bo.get(f"/api/tables/{brought}/fairness").json()["secret"]
    with bo.looks_at(brought) as page:
        assert page.table["record"]
        assert page.chooses("rest")["why"] == "game-over"
    forked = bo.post(f"/api/tables/{brought}/fork", {"ply": 6, "seat": 1, "bot": "random"}).json()["id"]
    with bo.looks_at(forked) as page:
        assert [seat["mine"] for seat in page.table["seats"]] == [False, True]
        assert page.now["ply"] >= 6
        play_on(random.Random(2), [page], lambda: page.now["final"])
    lines = [bo.get(f"/api/tables/{table}/record").text.split("\n\n")[1].split("\n")[:6] for table in (brought, forked)]
    assert [x.split(" ~")[0] for x in lines[0]] == [x.split(" ~")[0] for x in lines[1]]
    assert matchfile.replay(matchfile.parse(bo.get(f"/api/tables/{forked}/record").text), ALL_GAMES).is_over


def test_a_running_match_cannot_be_forked(ana: Guest) -> None:
    table = ana.opens("me", "bot random", game="feast")
    assert ana.post(f"/api/tables/{table}/fork", {"ply": 0, "seat": 0}).status_code == 409


@pytest.mark.parametrize(
    ("ply", "seat", "bot", "code"), [(10**6, 0, "random", 409), (0, 9, "random", 409), (0, 0, "x", 422)]
)
def test_a_fork_must_fit_the_match(ana: Guest, finished: str, ply: int, seat: int, bot: str, code: int) -> None:
    assert ana.post(f"/api/tables/{finished}/fork", {"ply": ply, "seat": seat, "bot": bot}).status_code == code


def test_a_record_that_does_not_hold_is_refused_by_its_line(ana: Guest, finished: str) -> None:
    lines = ana.get(f"/api/tables/{finished}/record").text.split("\n")
    first = lines.index("") + 1
    other = "* deal a0" if lines[first].startswith("* deal b0") else "* deal b0"
    for changed, word in (("0 dance", f"line {first + 1}"), (other, f"line {first + 1}")):
        text = "\n".join([*lines[:first], changed, *lines[first + 1 :]])
        refused = ana.post("/api/records", {"text": text})
        assert refused.status_code == 422
        assert word in refused.json()["detail"]
    for text in ("", "hello", "\x00" * 100, "\n".join(lines[:first])):
        refused = ana.post("/api/records", {"text": text})
        assert refused.status_code == 422
        assert refused.json()["detail"].startswith("line ")


@pytest.mark.parametrize(("name", "winners"), [("1-lost", [1]), ("1-won", [0])])
def test_the_result_of_a_game_for_one_tells_the_rivals_points_by_source(
    ana: Guest, name: str, winners: list[int]
) -> None:
    text = (Path(__file__).parents[1] / "matches" / "tawantinsuyu" / f"{name}.match").read_text("utf-8")
    table = ana.post("/api/records", {"text": text}).json()["id"]
    result = ana.get(f"/api/tables/{table}/result?lang=ru").json()
    assert (result["names"], result["winners"]) == (["Ana", "Аксомамма"], winners)
    assert [text.split()[0] for text in result["verdict"]] == ["Ana"], "it says who has won, or to whom"
    assert [sum(part) for part in zip(*(s["points"] for s in result["sources"]), strict=True)] == result["scores"]
    assert result["curve"][-1][1:] == result["scores"]


def test_the_words_of_a_table_are_those_of_its_pack(ana: Guest) -> None:
    pack = 'game = "tawantinsuyu"\nname = "mine"\n[[conquest_space]]\nid = "antisuyu-6"\ndiscard = 3\n'
    table = ana.opens("me", game="tawantinsuyu", pack=pack)
    words = [ana.get(f"/api/games/tawantinsuyu/words?table={id}").json() for id in ("", table)]
    assert [said["land-antisuyu-6.does"].rpartition(" ")[2] for said in words] == ["2.", "3."]
    assert ana.get("/api/games/tawantinsuyu/words?table=nowhere").status_code == 404


def test_a_game_without_secrets_shows_every_seat_the_same() -> None:
    """The server makes one view for all of them (`telling.encoded_view`)."""
    for game in GAMES.values():
        if game.determinize is no_secrets:
            for until in (10, 60, 200):
                state = at_random(until, game=game, until=until).state
                views = [game.view(state, seat) for seat in (None, *range(2))]
                assert views[1:] == views[:-1]


def test_while_it_goes_on_everybody_can_see_where_points_came_from_and_what_would_be_scored(ana: Guest) -> None:
    table = ana.opens("bot greedy", "bot greedy", game="tikal", pace="fast")
    with ana.looks_at(table) as page:
        page.until(lambda: page.now["ply"] > 120)
        found = ana.get(f"/api/tables/{table}/scores?lang=es").json()
        ply = page.now["ply"]
    assert found["so_far"][0]["label"]
    assert found["aim"] == "Más puntos que nadie tras la última loseta"
    due = found["outlooks"][0]["sources"]
    assert {source["key"].split("-")[0] for source in due} <= {"temples", "treasures"}
    assert any(sum(source["points"]) for source in due), ply
