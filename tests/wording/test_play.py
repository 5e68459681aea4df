"""Whatever is asked, offered and told in a game can be said, in every language: found by playing, not by samples."""

import random
import re
from collections.abc import Iterator

import pytest
from tests.contract.walks import any_setup
from tests.every_game import EVERY_GAME

from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options, question
from patolli.core.event import Event
from patolli.core.match import Match
from patolli.wording import LANGUAGES, wording

SEEDS = 6
INTERNAL = re.compile(r"\b[A-Z]\d\d\b|_|\b\d[a-c]\b")


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_a_game_can_be_said(name: str, lang: str) -> None:
    game = EVERY_GAME[name]
    speech = wording(game, lang)
    for seed in range(SEEDS):
        rng = random.Random(seed)
        setup = any_setup(game, rng)
        match = Match(game, setup, dealer=SeededDealer(seed))
        for told in _games(match, rng):
            for event in told:
                assert_plain(speech.event(event.what, match.names))
            for seat in asked(match.state):
                frame = question(match.state, seat)
                assert frame is not None
                assert_plain(speech.prompt(frame, match.names))
                assert_plain(speech.waiting(frame, match.names))
                for choice in options(match.state, seat):
                    assert_plain(speech.choice(choice, dict(game.hints(match.state, choice)), match.names))
                    if undone := game.unspent(match.state, choice):
                        assert speech.unspent(choice, undone).endswith("?")
                for way in game.ways(match.state, seat):
                    assert_plain(speech.choice(way.whole, way.hints, match.names))


def assert_plain(text: str) -> None:
    """Something is said, and no word of it is one of our tables' ids: P01, a1_small_farm, 1a."""
    assert text
    assert not INTERNAL.search(text), text


def _games(match: Match, rng: random.Random) -> Iterator[list[Event]]:
    """What is told, step by step, of a match in which everybody chooses at random."""
    yield match.deal()
    while not match.is_over:
        seat = rng.choice(asked(match.state))
        yield match.play(seat, rng.choice(options(match.state, seat)))
        yield match.deal()
