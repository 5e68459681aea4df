"""The page that says where each rule is names chapters, modules and functions that exist."""

import re
from importlib import import_module
from importlib.resources import files

from patolli.core import rulebook
from patolli.games.tzolkin import GAME

FOLDER = files(GAME.package)
PAGE = FOLDER.joinpath("README.md").read_text("utf-8")
ROWS = re.findall(r"^\| (TZ-\d+) \|.*\| (.+) \| (.+) \|$", PAGE, re.M)
CHAPTERS = rulebook.read(FOLDER.joinpath("rules.en.md").read_text("utf-8"))


def test_every_chapter_has_its_row():
    assert {chapter.number for chapter in CHAPTERS} == {number for number, _, _ in ROWS}


def test_what_the_rows_name_exists():
    for number, where, look in ROWS:
        modules = [import_module(f"{GAME.package}.{name}") for name in re.findall(r"`(\w+)\.py`", where)]
        for name in re.findall(r"`(\w+)`", look):
            assert any(hasattr(module, name) for module in modules), f"{number}: {name}"


def test_the_rulings_are_those_of_rules_tagged_house():
    rules = {rule.number: rule.sources for chapter in CHAPTERS for rule in chapter.rules}
    rulings = set(re.findall(r"TZ-\d+\.\d+", PAGE.split("## Rulings")[1].split("## ")[0]))
    assert {number for number, sources in rules.items() if "house" in sources} == rulings
