"""`patolli components` and packs."""

import json
from pathlib import Path

import pytest

from .conftest import Patolli

HEAD = 'game = "tikal"\nname = "mine"\n'


def test_every_figure_has_a_source(patolli: Patolli) -> None:
    found = json.loads(patolli("components", "tikal", "--json").out)
    assert {row["source"] for row in found["rows"]} <= {"seed", "public", "recalled", "house"}
    tile = [row for row in found["rows"] if (row["table"], row["id"]) == ("tile", "A1")]
    assert len(tile) >= 1


def test_one_source_can_be_picked_out(patolli: Patolli) -> None:
    found = json.loads(patolli("components", "tikal", "--source", "house", "--json").out)["rows"]
    assert found
    assert {row["source"] for row in found} == {"house"}


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "our placeholder"), ("ru", "придумано нами"), ("es", "valor nuestro")]
)
def test_the_table_explains_its_sources(patolli: Patolli, lang: str, said: str) -> None:
    ran = patolli("components", "tikal", "--source", "house", "--lang", lang)
    assert ran.code == 0
    assert "treasure_kind" in ran.out
    assert said in ran.out


def test_an_unknown_source_is_refused(patolli: Patolli) -> None:
    ran = patolli("components", "tikal", "--source", "rumour")
    assert (ran.code, ran.out) == (2, "")
    assert "unknown source 'rumour'; expected one of: seed, public, recalled, house, pack" in ran.err


def test_an_exported_pack_can_be_played_and_is_not_overwritten_by_accident(patolli: Patolli, tmp_path: Path) -> None:
    assert patolli("components", "tikal", "--export", "pack.toml").code == 0
    written = (tmp_path / "pack.toml").read_text("utf-8")
    assert written.startswith('game = "tikal"\n')
    again = patolli("components", "tikal", "--export", "pack.toml")
    assert again == (2, "", "patolli: pack.toml: already exists; --force overwrites it\n")
    assert patolli("components", "tikal", "--export", "pack.toml", "--force").code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["pack.toml"]
    assert patolli("simulate", "tikal", "--seats", "random,random", "--pack", "pack.toml").code == 0


def test_a_pack_shows_in_the_table(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(HEAD + "[turn]\naction_points = 9\n")
    rows = json.loads(patolli("components", "tikal", "--pack", "p.toml", "--source", "pack", "--json").out)["rows"]
    assert [row["table"] for row in rows] == ["turn"]
    assert rows[0]["figures"]["action_points"] == 9


def test_nothing_is_written_where_nothing_can_be(patolli: Patolli) -> None:
    ran = patolli("components", "tikal", "--export", "no/such/folder/pack.toml")
    assert (ran.code, ran.err) == (2, "patolli: no/such/folder/pack.toml: No such file or directory\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "chess"\n', 'The pack must begin with game = "tikal"'),
        ('game = "tikal"\n', "The pack needs name"),
        (HEAD + "[[tile]\nid = 3\n", "not a TOML file: Expected ']]' at the end of an array declaration (at line 3"),
        (HEAD + '[[tile]]\nid = "Z9"\n', "[[tile]] id 'Z9': there is no such id; expected A1, "),
        (HEAD + '[[tile]]\nid = "A1"\nedges = [1, 2]\n', "[[tile]] id 'A1': edges must be 6 numbers"),
        (HEAD + "[turn]\naction_points = 'ten'\n", "[turn]: action_points must be a whole number, not 'ten'"),
        (HEAD + "[turn]\naction_points = 99\n", "[turn]: action_points must be a whole number from 1 to 30, not 99"),
        (HEAD + "[turn]\ncolour = 1\n", "[turn]: colour: there is no such field"),
        (HEAD + "[weather]\nrain = 1\n", "[weather]: there is no such table; expected "),
        (HEAD + '[temple_steps]\nsupply = { "2" = 1 }\n', "[temple_steps]: supply: the numbers must add up to 48"),
        (HEAD + "[tile]\n", "[[tile]]: expected rows in double brackets"),
    ],
)
def test_a_pack_that_does_not_fit_names_its_row(patolli: Patolli, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "p.toml").write_text(text)
    for command in (("components", "tikal"), ("simulate", "tikal", "--seats", "random,random"), ("play", "tikal")):
        ran = patolli(*command, "--pack", "p.toml")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("patolli: p.toml: ")
        assert ran.err.count("\n") == 1
        assert said in ran.err


def test_a_pack_that_is_not_text_names_the_line(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_bytes(HEAD.encode() + b"\xff\xfe\n")
    ran = patolli("components", "tikal", "--pack", "p.toml")
    assert (ran.code, ran.err) == (2, "patolli: p.toml: line 3: not UTF-8 text\n")
