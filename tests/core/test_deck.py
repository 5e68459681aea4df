"""Decks without an order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.core.deck import Deck


def test_a_shuffled_deck_keeps_no_order() -> None:
    assert Deck.shuffled((3, 1, 2)) == Deck.shuffled((2, 3, 1)) == Deck(((1, 2, 3),))
    assert Deck.shuffled(()) == Deck(())


def test_only_the_top_layer_can_come() -> None:
    deck = Deck(((5, 5, 7), (1,)))
    assert deck.chances() == {5: 2, 7: 1}
    with pytest.raises(ValueError, match="card 1 cannot be on top"):
        deck.draw(1)
    assert deck.draw(5) == Deck(((5, 7), (1,)))
    assert deck.draw(5).draw(7).draw(5) == Deck(((1,),))


def test_an_empty_deck_has_no_chances_and_gives_no_card() -> None:
    assert Deck(()).chances() == {}
    assert len(Deck(())) == 0
    with pytest.raises(ValueError, match="cannot be on top"):
        Deck(()).draw(0)


def test_cards_put_under_for_all_to_see_come_last_in_that_order() -> None:
    deck = Deck.shuffled((4, 2)).under(9, 8)
    assert deck.layers == ((2, 4), (9,), (8,))
    assert deck.draw(2).draw(4).draw(9).chances() == {8: 1}
    assert deck.under() == deck


def test_cards_shuffled_under_are_one_layer() -> None:
    assert Deck.shuffled((1,)).shuffled_under(7, 3).layers == ((1,), (3, 7))
    assert Deck.shuffled((1,)).shuffled_under() == Deck.shuffled((1,))


def test_what_is_thrown_away_lies_on_the_discard_pile() -> None:
    deck = Deck.shuffled((1, 2)).draw(2).throw(2, 0)
    assert deck == Deck(((1,),), (0, 2))
    assert deck.cards == (1,)


@given(st.lists(st.integers(0, 5)), st.lists(st.integers(0, 5)))
def test_no_card_is_made_or_lost(first: list[int], under: list[int]) -> None:
    deck = Deck.shuffled(tuple(first)).under(*under)
    assert deck.cards == tuple(sorted(first + under))
    assert len(deck) == len(deck.cards)
    while len(deck):
        top = min(deck.chances())
        after = deck.draw(top)
        assert sorted((*after.cards, top)) == list(deck.cards)
        deck = after
    assert deck.layers == ()
