"""Every game keeps every law, with every number of seats and every option; the toy games too."""

import random
from collections.abc import Callable

import pytest
from tests.contract.laws import GAME_LAWS, LAWS, check_course
from tests.contract.secrecy import check_simultaneous
from tests.contract.walks import any_setup, name_of, setups
from tests.every_game import EVERY_GAME
from tests.toys import feast, stall

from patolli.core.game import Game, Setup

ALL: dict[str, Game] = {**EVERY_GAME, feast.GAME.name: feast.GAME, stall.GAME.name: stall.GAME}
CASES = [pytest.param(game, setup, id=name_of(game, setup)) for game in ALL.values() for setup in setups(game)]
SOAK_PARTS, SOAK_GAMES = 20, 500  # ten thousand for each game


def name(law: Callable[..., object]) -> str:
    return law.__name__.removeprefix("check_")


@pytest.mark.parametrize(("game", "setup"), CASES)
@pytest.mark.parametrize("law", LAWS, ids=name)
def test_law(law: Callable[[Game, Setup, int], object], game: Game, setup: Setup) -> None:
    law(game, setup, 1)


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
@pytest.mark.parametrize("law", GAME_LAWS, ids=name)
def test_law_of_a_game(law: Callable[[Game], object], game: Game) -> None:
    law(game)


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_the_setups_tried_use_every_value_of_every_option(game: Game) -> None:
    tried = {(option, word) for setup in setups(game) for option, value in setup.options for word in value.split("+")}
    for option in game.options:
        assert {(option.name, value) for value in option.values} <= tried
    assert {setup.seats for setup in setups(game)} == set(game.seats)


def test_the_toy_game_has_simultaneous_questions() -> None:
    assert check_simultaneous(feast.GAME, feast.GAME.setup(3, {"length": "long"}), 1) >= 6


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
@pytest.mark.parametrize("part", range(SOAK_PARTS))
def test_many_games(game: Game, part: int) -> None:
    """No piece lost at any step and no dead end in thousands of games with any mix of options; every law in some."""
    rng = random.Random(part)
    for seed in range(part * SOAK_GAMES, (part + 1) * SOAK_GAMES):
        check_course(game, any_setup(game, rng), seed)
    for law in LAWS:
        law(game, any_setup(game, rng), part)
