"""Numbered choices and typed notation."""

import pytest

from patolli.cli.menu import FEW, Menu, beginning_with, read_part, text_of
from patolli.core.choice import Domain, Vocabulary, numbers
from patolli.core.refusal import Malformed

FIELDS = Domain("field", tuple(f"{letter}{n}" for letter in "abcd" for n in range(1, 6)))
WORDS = Vocabulary()
GO = WORDS.add("go", start=FIELDS, end=FIELDS)
TURN = WORDS.add("turn", field=FIELDS, way=numbers("way", 0, 5))
STOP = WORDS.add("stop")


def test_few_choices_are_numbered_one_by_one() -> None:
    menu = Menu(WORDS, [(STOP,), (GO, 3, 4), (GO, 1, 2)])
    assert menu.entries() == {1: (GO, 1, 2), 2: (GO, 3, 4), 3: (STOP,)}
    assert menu.read("2") == (GO, 3, 4)


def test_many_choices_are_grouped_where_they_begin_to_differ() -> None:
    choices = [(GO, start, end) for start in (1, 2) for end in range(10)] + [(STOP,)]
    menu = Menu(WORDS, choices)
    assert menu.entries() == {1: (GO,), 2: (STOP,)}
    assert menu.behind((GO,)) == 20
    narrowed = Menu(WORDS, choices, (GO,))
    assert narrowed.entries() == {1: (GO, 1), 2: (GO, 2)}
    last = Menu(WORDS, choices, (GO, 2))
    assert len(last.entries()) == 10 <= FEW


def test_a_group_of_one_is_the_choice_itself() -> None:
    menu = Menu(WORDS, [(GO, 1, end) for end in range(13)] + [(TURN, 4, 2), (STOP,)])
    assert menu.entries() == {1: (GO,), 2: (TURN, 4, 2), 3: (STOP,)}
    assert menu.whole((TURN,)) == (TURN, 4, 2)
    assert menu.whole((GO,)) is None


def test_choices_that_differ_by_a_number_go_by_that_number() -> None:
    menu = Menu(WORDS, [(TURN, 4, way) for way in (0, 2, 5)])
    assert menu.entries() == {0: (TURN, 4, 0), 2: (TURN, 4, 2), 5: (TURN, 4, 5)}
    assert menu.read("5") == (TURN, 4, 5)
    with pytest.raises(Malformed):
        menu.read("1")
    mixed = Menu(WORDS, [*menu.options, (GO, 1, 2), (STOP,)])
    assert mixed.entries() == {1: (GO, 1, 2), **menu.entries(), 3: (STOP,)}
    apart = Menu(WORDS, [(TURN, field, way) for field in (3, 4) for way in (0, 5)])
    assert list(apart.entries()) == [1, 2, 3, 4]


def test_notation_is_read_whole_in_part_and_from_where_all_agree() -> None:
    menu = Menu(WORDS, [(GO, start, end) for start in (1, 2) for end in range(10)])
    assert menu.read("go a1 b2") == (GO, 0, 6)
    assert menu.read("go a2") == (GO, 1)
    assert menu.read("a2 a3") == (GO, 1, 2)
    for text in ("go z9", "a2 a3 a4", "jump", "99", "turn a1 7"):
        with pytest.raises(Malformed):
            menu.read(text)


def test_a_part_can_be_written_and_completed() -> None:
    assert read_part(WORDS, "turn b1") == (TURN, 5)
    assert text_of(WORDS, (TURN, 5)) == "turn b1"
    assert text_of(WORDS, ()) == ""
    assert beginning_with(WORDS, (TURN, 5)) == [(TURN, 5, way) for way in range(6)]
    assert beginning_with(WORDS, (STOP,)) == [(STOP,)]
