"""Choices as tuples, text and numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.core.choice import FEW, Domain, Vocabulary, numbers
from patolli.core.refusal import Malformed

FRUIT = Domain("fruit", ("apple", "pear", "fig-2", "p+q", "x.y_z"))
COUNT = numbers("count", 0, 20)


def words() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.add("eat", fruit=FRUIT)
    vocabulary.add("swap", give=FRUIT, get=FRUIT, times=COUNT)
    vocabulary.add("rest")
    return vocabulary


WORDS = words()
EVERY = [choice for spec in WORDS.specs for choice in WORDS.all(spec.kind)]


def test_every_choice_has_one_text_and_one_number() -> None:
    assert len(EVERY) == WORDS.size == 5 + 5 * 5 * 21 + 1
    assert len({WORDS.text(choice) for choice in EVERY}) == len(EVERY)
    assert [WORDS.number(choice) for choice in EVERY] == list(range(WORDS.size))
    for choice in EVERY:
        WORDS.check(choice)
        assert WORDS.parse(WORDS.text(choice)) == choice
        assert WORDS.numbered(WORDS.number(choice)) == choice


def test_kinds_may_be_added_after_numbers_were_asked_for() -> None:
    vocabulary = words()
    size = vocabulary.size
    late = vocabulary.add("nap", fruit=FRUIT)
    assert vocabulary.size == size + len(FRUIT)
    assert vocabulary.numbered(vocabulary.number((late, 4))) == (late, 4)


@pytest.mark.parametrize("number", [-1, WORDS.size, WORDS.size + 7])
def test_no_choice_has_a_number_outside(number: int) -> None:
    with pytest.raises(Malformed, match=str(number)):
        WORDS.numbered(number)


def test_an_argument_is_found_by_its_name() -> None:
    assert WORDS.named((1, 2, 0, 9)) == {"give": (FRUIT, 2), "get": (FRUIT, 0), "times": (COUNT, 9)}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line is not a choice"),
        ("  \t", "an empty line is not a choice"),
        ("drink", "unknown word 'drink'; expected one of: eat, swap, rest"),
        ("EAT pear", "unknown word 'EAT'; expected one of: eat, swap, rest"),
        ("eat", "'eat' is written 'eat <fruit>', not 'eat'"),
        ("swap pear", "'swap' is written 'swap <give> <get> <times>', not 'swap pear'"),
        ("rest now", "'rest' is written 'rest', not 'rest now'"),
        ("eat plum", "'plum' is not a fruit; expected one of: apple, pear, fig-2, p+q, x.y_z"),
        ("swap pear apple 21", "'21' is not a count; expected one of: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, …, 20"),
        ("swap pear apple 01", "'01' is not a count; expected one of: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, …, 20"),
    ],
)
def test_text_that_says_nothing_is_malformed_and_the_message_says_what_is_expected(text: str, message: str) -> None:
    with pytest.raises(Malformed) as error:
        WORDS.parse(text)
    assert str(error.value) == message


@pytest.mark.parametrize("text", ["x" * 5000, "eat " + "x" * 5000, "eat " * 5000, "rest " + "y " * 5000])
def test_a_message_about_a_long_text_stays_short(text: str) -> None:
    with pytest.raises(Malformed) as error:
        WORDS.parse(text)
    assert len(str(error.value)) < 300


SAID = ["eat", "swap", "rest", "pear", "apple", "3", "20", "~", "?"]


@given(st.one_of(st.text(), st.lists(st.sampled_from(SAID)).map(" ".join)))
def test_any_text_is_a_choice_that_round_trips_or_malformed(text: str) -> None:
    try:
        choice = WORDS.parse(text)
    except Malformed:
        return
    WORDS.check(choice)
    assert WORDS.text(choice) == " ".join(text.split())


@pytest.mark.parametrize(
    "choice",
    [
        (), [0, 1], "rest", None, 2, (True,), (2.0,), ("rest",), (0,), (0, 5), (0, -1), (0, 1, 1), (3,), (-1,), (2, 0),
        (1, 0, 0, 21), (0, None), (0, (1,)),
    ],
)  # fmt: skip
def test_what_is_no_choice_of_the_vocabulary_is_malformed(choice: object) -> None:
    with pytest.raises(Malformed):
        WORDS.check(choice)


def test_a_kind_is_declared_once_and_with_a_plain_word() -> None:
    vocabulary = words()
    for name in ("eat", "", "two words", "~x", "?", "-x", "é"):
        with pytest.raises(ValueError, match="taken or not a plain word"):
            vocabulary.add(name)


@pytest.mark.parametrize("values", [("a", "a"), ("a b",), ("",), ("~",), ("?",), ("a\n",)])
def test_the_words_of_a_domain_are_distinct_and_plain(values: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="domain fruit"):
        Domain("fruit", values)


def test_a_message_about_a_domain_names_the_word_given_twice() -> None:
    with pytest.raises(ValueError, match="'pear'"):
        Domain("fruit", ("pear", "fig", "pear"))


def test_numbers_start_at_zero_so_that_value_and_index_agree() -> None:
    assert COUNT.values[7] == "7"
    assert len(COUNT) == 21
    with pytest.raises(ValueError, match="start at 0"):
        numbers("count", 1, 5)


def test_every_choice_of_some_kinds_is_listed_one_kind_after_the_other_and_few_are_kept() -> None:
    words = Vocabulary()
    digit, wide = numbers("digit", 0, 2), numbers("wide", 0, FEW)
    one, two, many = words.add("one", digit=digit), words.add("two"), words.add("many", wide=wide)
    assert list(words.every((two, one))) == [(two,), (one, 0), (one, 1), (one, 2)]
    assert words.every((two, one)) is words.every((two, one))
    assert len(list(words.every((many,)))) == FEW + 1
    assert words.every((many,)) is not words.every((many,))
