"""Rules texts taken apart."""

from importlib.resources import files

import pytest
from tests.every_game import EVERY_GAME

from patolli.core.rulebook import find, read

TEXT = """# Title

An introduction
of two lines.

## XX-1 Setting up

- **XX-1.1** Lay out the *board*. [seed]
- **XX-1.2** Deal cards; see [this]. [seed, house]

## XX-10 The end

- **XX-10.1** The most coins win. [public]
- **XX-10.1.1** A tie is shared. [house]
"""


def test_chapters_and_rules_are_found_in_order() -> None:
    chapters = read(TEXT)
    assert [(c.number, c.title) for c in chapters] == [("XX-1", "Setting up"), ("XX-10", "The end")]
    assert [r.number for c in chapters for r in c.rules] == ["XX-1.1", "XX-1.2", "XX-10.1", "XX-10.1.1"]
    assert chapters[0].rules[1].text == "Deal cards; see [this]."
    assert chapters[0].rules[1].sources == ("seed", "house")


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ("XX-1.2", ["XX-1.2"]),
        (" xx-1 ", ["XX-1.1", "XX-1.2"]),
        ("XX-10", ["XX-10.1", "XX-10.1.1"]),
        ("XX-10.1", ["XX-10.1"]),
        ("COINS", ["XX-10.1"]),
        ("setting", ["XX-1.1", "XX-1.2"]),
        ("llama", []),
    ],
)
def test_rules_are_found_by_number_chapter_or_word(wanted: str, numbers: list[str]) -> None:
    assert [rule.number for rule in find(read(TEXT), wanted)] == numbers


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("- **XX-10.2** No source.", "line 15"),
        ("stray words", "line 15"),
        ("- **XX-10.x** Not a number. [seed]", "line 15"),
        ("- **XX-1.3** Wrong chapter. [seed]", "line 15.*XX-10"),
        ("- **YY-10.2** Wrong book. [seed]", "line 15.*XX-10"),
        ("- **XX-10.1** Said twice. [seed]", "line 15.*twice"),
        ("## XX-1 Setting up again", "line 15.*twice"),
    ],
)
def test_a_line_that_does_not_fit_is_named(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read(TEXT + line + "\n")


def test_a_rule_before_the_first_chapter_is_named() -> None:
    with pytest.raises(ValueError, match="line 2"):
        read("# Title\n- **XX-1.1** Too early. [seed]\n")


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("lang", ["en", "ru", "es"])
def test_the_rules_of_every_game_can_be_read_in_every_language(name: str, lang: str) -> None:
    chapters = read(files(EVERY_GAME[name].package).joinpath(f"rules.{lang}.md").read_text("utf-8"))
    english = read(files(EVERY_GAME[name].package).joinpath("rules.en.md").read_text("utf-8"))
    assert [r.number for c in chapters for r in c.rules] == [r.number for c in english for r in c.rules]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_refusal_points_at_a_rule_there_is(name: str) -> None:
    chapters = read(files(EVERY_GAME[name].package).joinpath("rules.en.md").read_text("utf-8"))
    numbers = {rule.number for chapter in chapters for rule in chapter.rules}
    assert {refusal.rule for refusal in EVERY_GAME[name].refusals} <= numbers
