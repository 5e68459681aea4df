"""Boards as text: names, lists that wrap, tables."""

from patolli.core.textboard import columns, flow, marks, paragraphs, seat_name, sentence

NAMES = {"name-0": "Ana", "name-1": "Quetzalcoatlus"}


def test_a_seat_is_shown_by_mark_and_name_and_a_long_name_is_cut() -> None:
    assert seat_name(0, NAMES.__getitem__, 8) == "◆ Ana"
    assert seat_name(1, NAMES.__getitem__) == "● Quetzalcoatlus"
    assert seat_name(1, NAMES.__getitem__, 8) == "● Quetzal…"
    assert marks((0, 1)) == "◆ ●"


def test_items_stay_whole_and_hang_below_the_first() -> None:
    lines = flow("Camps: ", ["red one", "blue two", "green three"], width=20)
    assert lines == ["Camps: red one,", "       blue two,", "       green three"]


def test_items_keep_the_gap_between_them() -> None:
    assert flow("", ["round 1", "turn 2"], "   ") == ["round 1   turn 2"]


def test_an_item_that_fits_no_line_is_broken_between_words() -> None:
    lines = flow("A: ", ["one two three four five six"], width=12, hang=2)
    assert lines == ["A: one two", "  three four", "  five six"]
    assert all(len(line) <= 12 for line in lines)


def test_nothing_after_a_head_leaves_the_head() -> None:
    assert flow("Camps: ", []) == ["Camps:"]
    assert sentence("", "") == [""]


def test_a_deep_head_does_not_push_the_rest_to_the_margin() -> None:
    lines = sentence("x" * 60 + " ", "word " * 10)
    assert lines[1].startswith(" " * 40 + "word")


def test_numbers_of_a_table_stand_below_each_other() -> None:
    assert columns([["", "corn", "jade"], ["Ana", "7", "12"]]) == ["     corn  jade", "Ana     7    12"]


def test_parts_without_lines_are_left_out() -> None:
    assert paragraphs([["a ", "b"], [], ["c"]]) == "a\nb\n\nc"
