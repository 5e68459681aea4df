"""Every reason a game can give is provoked: by trying wrong choices along random games, or by a test of its chapter."""

import random
from pathlib import Path

import pytest
from tests.contract.refusals import constants, named_in, provoked
from tests.contract.walks import any_setup, setups
from tests.every_game import EVERY_GAME
from tests.toys import feast

from patolli.core.game import Game
from patolli.core.refusal import Refusal

CHAPTERS = Path(__file__).parents[1] / "games"
SEEDS = 3


def unprovoked(game: Game) -> list[Refusal]:
    """The reasons that no chapter test names and that trying does not bring up either."""
    named = named_in(CHAPTERS / game.name)
    left = {reason for reason in game.refusals if not ({reason.why} | constants(game, reason)) & named}
    for seed in range(SEEDS):
        rng = random.Random(seed)
        for setup in (*setups(game), *(any_setup(game, rng) for _ in range(10))):
            if not left:
                return []
            left -= provoked(game, setup, seed)
    return sorted(left, key=str)


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_every_reason_is_provoked(game: Game) -> None:
    assert game.refusals
    assert unprovoked(game) == []


@pytest.mark.parametrize("game", [*EVERY_GAME.values(), feast.GAME], ids=[*EVERY_GAME, "feast"])
def test_every_reason_has_a_name_and_a_rule_of_its_own(game: Game) -> None:
    assert len({reason.why for reason in game.refusals}) == len(game.refusals)
    assert all(reason.rule and not reason.args for reason in game.refusals)


def test_trying_finds_all_reasons_of_the_toy_game_but_a_rare_one() -> None:
    """The deck is seldom so low: such a reason is for the tests of its chapter to provoke, and the toy has none."""
    assert unprovoked(feast.GAME) == [feast.DECK_LOW]


def test_a_reason_nothing_provokes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feast.TakeTurn, "refuse", lambda self, s, choice: None)
    monkeypatch.setattr(feast.TakeTurn, "options", lambda self, s: [(feast.REST,)])
    assert feast.SEEN_ALREADY in unprovoked(feast.GAME)


def test_only_what_a_test_function_uses_counts_as_named(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "from a import IMPORTED\nOUTSIDE = 1\n\ndef helper():\n    return HELPED\n\n"
        "def test_it():\n    # COMMENTED\n    assert play() == USED\n    assert why() == 'said'\n"
    )
    assert named_in(tmp_path) >= {"USED", "said", "play"}
    assert named_in(tmp_path).isdisjoint({"IMPORTED", "OUTSIDE", "HELPED", "COMMENTED"})
