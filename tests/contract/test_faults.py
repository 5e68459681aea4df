"""Every law bites: a game broken in just that way is found out, and the message says so."""

from collections.abc import Callable

import pytest
from tests.contract.laws import GAME_LAWS, LAWS
from tests.contract.walks import setups
from tests.toys import feast
from tests.toys.faults import FAULTS, Fault

from patolli.core.game import Game


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.make.__name__ for fault in FAULTS])
def test_a_broken_game_is_found_out(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fault.make(monkeypatch)
    with pytest.raises(AssertionError, match=fault.says):
        look_at(fault.law, game)


def look_at(law: Callable[..., object], game: Game) -> None:
    """Check one law as the suite would, and a little longer."""
    if law in GAME_LAWS:
        law(game)
    else:
        for seed in range(4):
            for setup in setups(game):
                law(game, setup, seed)


@pytest.mark.parametrize("law", [*LAWS, *GAME_LAWS], ids=lambda law: law.__name__)
def test_the_game_is_found_right_where_it_is_not_broken(law: Callable[..., object]) -> None:
    look_at(law, feast.GAME)


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {fault.law for fault in FAULTS} == {*LAWS, *GAME_LAWS}
