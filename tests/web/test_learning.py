"""The game in a minute: what its pictures show and say, and who has seen them."""

import re

import pytest
from tests.web.guests import FEAST, Guest

from patolli.games import GAMES
from patolli.web.learning import WHOLE, pictures
from patolli.wording import LANGUAGES

WORDS = 35  # in a picture
SENTENCE = re.compile(r"[.!?]( |$)")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_in_six_to_eight_pictures_of_two_sentences(name: str, lang: str) -> None:
    found = pictures(GAMES[name], lang)
    assert 6 <= len(found) <= 8
    for picture in found:
        assert len(SENTENCE.findall(picture.text)) == 2, picture.text
        assert len(picture.text.split()) <= WORDS, picture.text
        assert 1 <= len(picture.title.split()) <= 6, picture.title
    assert len({picture.title for picture in found}) == len(found)


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_is_a_part_of_the_drawing_of_a_real_position(name: str) -> None:
    game = GAMES[name]
    first = game.view(game.new(game.setup(game.seats[-1])), 0)
    for picture in pictures(game, "en"):
        x, y, w, h = picture.crop
        assert 0 <= x < x + w <= WHOLE[2]
        assert 0 <= y < y + h <= WHOLE[3]
        assert picture.view.keys() == first.keys()


def test_pictures_are_asked_for_by_game_and_language(stranger: Guest) -> None:
    told = stranger.get("/api/games/tikal/minute?lang=ru").json()
    assert told[0]["title"] == pictures(GAMES["tikal"], "ru")[0].title
    assert stranger.get("/api/games/chess/minute").status_code == 404


def test_a_game_that_nobody_has_pictured_has_none(stranger: Guest) -> None:
    assert stranger.get(f"/api/games/{FEAST.name}/minute").json() == []
    told = {game["name"]: game["minute"] for game in stranger.get("/api/games").json()}
    assert told == {**dict.fromkeys(GAMES, True), FEAST.name: False}


def test_what_was_seen_is_kept_with_the_person_on_every_device(ana: Guest, bo: Guest, stranger: Guest) -> None:
    assert ana.get("/api/me").json()["learnt"] == {}
    for step in (1, 2):
        assert ana.post("/api/me/learnt", {"game": "tikal", "what": "minute", "step": step}).status_code == 204
    assert ana.get("/api/me").json()["learnt"] == {"tikal/minute": 2}
    assert bo.get("/api/me").json()["learnt"] == {}
    code = ana.post("/api/me/transfer").json()["code"]
    assert stranger.post("/api/me/claim", {"code": code}).json()["learnt"] == {"tikal/minute": 2}


def test_only_what_there_is_to_learn_is_kept_and_only_for_people(ana: Guest, stranger: Guest) -> None:
    assert ana.post("/api/me/learnt", {"game": "chess", "what": "minute"}).status_code == 404
    assert ana.post("/api/me/learnt", {"game": "tikal", "what": "anything"}).status_code == 404
    assert stranger.post("/api/me/learnt", {"game": "tikal", "what": "minute"}).status_code == 401
