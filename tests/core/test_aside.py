"""What may be done beside the question: offered with its answers, done while it waits, refused where it spoils it."""

import pytest
from tests.toys import stall
from tests.toys.stall import CHOICES, GAME, NO_COIN, TakeTurn, played

from patolli.core import engine
from patolli.core.aside import Aside
from patolli.core.event import EVERYONE, only
from patolli.core.match import Match
from patolli.core.refusal import NOT_NOW, NOT_YOUR_TURN


def menu(s: stall.State) -> list[str]:
    return [CHOICES.text(choice) for choice in engine.options(s)]


def test_asides_are_offered_after_the_answers() -> None:
    assert menu(played()) == ["promise", "build", "rest", "buy", "sell", "dare"]
    assert engine.kinds_asked(TakeTurn(0)) == (
        stall.PROMISE,
        stall.BUILD,
        stall.REST,
        stall.BUY,
        stall.SELL,
        stall.DARE,
    )


def test_the_question_is_asked_again_after_an_aside() -> None:
    s = played("buy")
    assert s.agenda[-1] == TakeTurn(0)
    assert (s.players[0].coins, s.players[0].wood) == (2, 3)


def test_what_an_aside_asks_comes_before_the_question() -> None:
    s = played("dare")
    assert engine.asked(s) == (-1,)
    engine.play(s, -1, CHOICES.parse("roll 2"))
    assert s.agenda[-1] == TakeTurn(0)
    assert s.players[0].wood == 4


def test_an_aside_gives_its_own_reason() -> None:
    s = played("buy", "buy", "buy")
    assert engine.refusal(s, 0, (stall.BUY,)) == NO_COIN
    assert engine.refusal(s, 1, (stall.BUY,)) == NOT_YOUR_TURN


def test_only_questions_that_let_asides_in_take_them() -> None:
    s = played("dare")
    assert engine.refusal(s, -1, (stall.BUY,)) == NOT_NOW
    assert engine.refusal(s, 0, (stall.BUY,)) == NOT_YOUR_TURN


def test_what_is_remembered_between_asides_is_forgotten_with_the_answer() -> None:
    s = played("buy")
    assert engine.refusal(s, 0, (stall.SELL,)) == stall.BACK_AND_FORTH
    engine.play(s, 0, (stall.PROMISE,))
    assert s.traded == 0
    assert engine.refusal(s, 0, (stall.SELL,)) is None


def test_a_question_forbids_what_would_spoil_it_and_nothing_is_changed_by_asking() -> None:
    s = played("promise")
    before = s.digest()
    assert engine.refusal(s, 0, (stall.SELL,)) == stall.MUST_BUILD
    assert menu(s) == ["build", "buy", "dare"]
    assert s.digest() == before


def test_the_definition_counts_asides_too() -> None:
    s = played("promise")
    assert list(engine.definition(s, 0)) == engine.options(s, 0)


def test_a_match_plays_and_takes_back_asides_like_any_choice() -> None:
    match = Match(GAME, GAME.setup(2))
    match.play(0, (stall.BUY,))
    match.play(0, (stall.BUILD,))
    assert match.undo(0) == 1
    assert match.undo(0) == 0
    assert match.state == GAME.new(GAME.setup(2))


def test_an_aside_says_who_may_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = played()
    assert engine.seen_by(s, 0, (stall.BUY,)) == engine.seen_by(s, 0, (stall.REST,)) == EVERYONE
    monkeypatch.setattr(stall.Buy, "seen_by", lambda self, s, seat, choice: only(seat))
    assert engine.seen_by(s, 0, (stall.BUY,)) == only(0)
    match = Match(GAME, GAME.setup(2))
    match.play(0, (stall.BUY,))
    assert match.hidden_from(1) == {0}
    assert match.hidden_from(0) == set()


def test_an_aside_without_rules_cannot_be_used() -> None:
    bare: Aside[stall.State] = Aside()
    with pytest.raises(NotImplementedError):
        bare.refuse(played(), 0, ())
    with pytest.raises(NotImplementedError):
        bare.take(played(), 0, ())
