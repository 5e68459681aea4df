"""`patolli rules`."""

import pytest

from .conftest import Patolli


@pytest.mark.parametrize(("lang", "said"), [("en", "Costs: place a figure"), ("ru", "ОД"), ("es", "PA")])
def test_a_rule_is_quoted_in_each_language(patolli: Patolli, lang: str, said: str) -> None:
    ran = patolli("rules", "tikal", "TK-4.3", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith("TK-4.3  ")
    assert said in ran.out
    assert ran.out.count("\n") == 1


def test_a_chapter_or_a_word_finds_several(patolli: Patolli) -> None:
    assert patolli("rules", "tikal", "tk-6").out.count("TK-6.") >= 7
    assert "TK-5.4" in patolli("rules", "tikal", "volcanoes").out


def test_without_a_topic_the_whole_book_is_shown(patolli: Patolli) -> None:
    out = patolli("rules", "tikal").out
    assert "TK-1.1  " in out
    assert "TK-14.1  " in out
    assert "*" not in out  # emphasis is shown, not written


def test_a_rule_that_does_not_exist_is_refused(patolli: Patolli) -> None:
    ran = patolli("rules", "tikal", "TK-99.9")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("patolli: no rule has the number or the word 'TK-99.9'")
    assert "unknown game" in patolli("rules", "chess").err
