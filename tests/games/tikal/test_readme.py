"""The page that says where each rule is names chapters, modules and functions that exist."""

import re
from importlib import import_module
from importlib.resources import files

from patolli.core import rulebook
from patolli.games.tikal import GAME

FOLDER = files(GAME.package)
ROWS = re.findall(r"^\| (TK-\d+) \|.*\| (.+) \| (.+) \|$", FOLDER.joinpath("README.md").read_text("utf-8"), re.M)


def test_every_chapter_has_its_row():
    chapters = {chapter.number for chapter in rulebook.read(FOLDER.joinpath("rules.en.md").read_text("utf-8"))}
    assert chapters == {number for number, _, _ in ROWS} - {"TK-15"}  # the comparison of editions is on the page itself


def test_what_the_rows_name_exists():
    for number, where, look in ROWS:
        modules = [import_module(f"{GAME.package}.{name}") for name in re.findall(r"`(\w+)\.py`", where)]
        for name in re.findall(r"`(\w+)`", look):
            assert any(hasattr(module, name) for module in modules), f"{number}: {name}"


def test_the_rules_texts_agree_in_numbers_and_sources():
    texts = [rulebook.read(FOLDER.joinpath(f"rules.{lang}.md").read_text("utf-8")) for lang in ("en", "ru", "es")]
    tags = [[(rule.number, rule.sources) for chapter in text for rule in chapter.rules] for text in texts]
    assert tags[0] == tags[1] == tags[2]


def test_the_rulings_are_those_of_rules_tagged_house():
    """Every rule tagged house is among the rulings, and no ruling is of a rule that the sources settle."""
    rules = {
        rule.number: rule.sources
        for chapter in rulebook.read(FOLDER.joinpath("rules.en.md").read_text("utf-8"))
        for rule in chapter.rules
    }
    page = FOLDER.joinpath("README.md").read_text("utf-8")
    rulings = set(re.findall(r"TK-\d+\.\d+", page.split("## Rulings")[1].split("## ")[0]))
    assert {number for number, sources in rules.items() if "house" in sources} == rulings - {"TK-3.4"}
