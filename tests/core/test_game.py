"""What people settle before a match, and what a game is made of."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.setups import refused
from tests.toys import feast
from tests.toys.feast import GAME
from tests.toys.tables import DEALT, at_random, played

from patolli.core.components import Pack
from patolli.core.event import Event, only
from patolli.core.frame import CHANCE
from patolli.core.game import Option, Setup, no_secrets, visible

EXTRAS = Option("extras", ("wager", "music", "dance"), "all", many=True)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("all", "wager+music+dance"),
        ("none", "none"),
        ("", "none"),
        ("music", "music"),
        ("dance+wager", "wager+dance"),
        ("dance,wager", "wager+dance"),
        ("dance, wager", "wager+dance"),
        ("wager+wager", "wager"),
    ],
)
def test_a_many_valued_option_is_kept_in_its_own_order(text: str, value: str) -> None:
    assert EXTRAS.read(text) == value
    assert EXTRAS.read(value) == value


def test_an_unknown_value_is_named_with_what_was_expected() -> None:
    with refused("“opera” is not possible here; choose all, none, or some of wager", field="options.extras"):
        EXTRAS.read("wager+opera")
    with refused("“brief” is not possible here; choose short or long", field="options.length"):
        GAME.setup(2, {"length": "brief"})


def test_what_is_not_settled_is_as_usual() -> None:
    setup = GAME.setup(2)
    assert setup == GAME.setup(2, {}) == GAME.setup(2, {"length": "short", "extras": "all"})
    assert setup.options == (("length", "short"), ("extras", "wager+music"))
    assert setup.option("length") == "short"
    assert setup.has("extras", "music")
    assert not GAME.setup(2, {"extras": "none"}).has("extras", "music")


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "This game is for 2 or 3 players, not for 1"),
        (4, {}, "This game is for 2 or 3 players, not for 4"),
        (2, {"size": "big"}, "has no option “size”; its options are called length or extras"),
        (2, {"length": "long", "extras": "music"}, "“long” is not possible here; choose short"),
    ],
)
def test_a_table_that_cannot_be_opened_is_told_why(seats: int, options: dict[str, str], message: str) -> None:
    with refused(message):
        GAME.setup(seats, options)


def test_the_numbers_of_players_are_told_as_they_are() -> None:
    for seats, told in (((1, 2, 4), "1, 2 or 4"), ((2,), "2"), ((2, 4), "2 or 4"), ((1, 2, 3), "1, 2 or 3")):
        with refused(f"is for {told} players, not for 9", field="seats"):
            replace(GAME, seats=seats).setup(9)


def test_a_pack_is_checked_by_the_game_when_it_is_read() -> None:
    assert GAME.read_pack('game = "feast"\nname = "x"\n[purse]\ncoins = 9\n').name == "x"
    with refused("coins must be a whole number from 0 to 9", field="pack"):
        GAME.read_pack('game = "feast"\nname = "x"\n[purse]\ncoins = 10\n')


def test_a_table_cannot_be_opened_with_a_pack_of_another_game() -> None:
    with refused("board", field="pack"):
        GAME.setup(2, {}, Pack("x", (("board", "", "{}"),)))


def test_a_match_is_played_with_the_figures_of_its_pack() -> None:
    pack = GAME.read_pack('game = "feast"\nname = "rich"\n[purse]\ncoins = 9\n')
    s: Any = GAME.new(GAME.setup(2, {}, pack))
    assert [player.coins for player in s.players] == [9, 9]
    assert s.box.digest != GAME.new(GAME.setup(2)).box.digest
    assert GAME.new(GAME.setup(2)).box is GAME.new(GAME.setup(3)).box


def test_a_new_game_is_ready_for_its_first_question() -> None:
    s = GAME.new(GAME.setup(3))
    assert s.agenda[-1].seat == CHANCE
    assert s.events is None


def test_a_state_comes_back_from_json() -> None:
    for until in (0, 3, 9, 14, 18):
        match = at_random(5, until=until)
        plain = json.loads(json.dumps(match.state.plain()))
        again = GAME.from_plain(plain, match.setup)
        assert again == match.state
        assert again.box is match.state.box


def test_frames_and_refusals_are_found_in_the_chapters() -> None:
    assert {"Deal", "TakeTurn", "Offer", "OfferCards", "EndRound"} <= set(GAME.frames)
    assert GAME.frames["Deal"] is feast.Deal
    assert set(GAME.refusals) == {
        value for name, value in vars(feast).items() if name.isupper() and hasattr(value, "why")
    }
    assert len(GAME.refusals) == 10


def test_a_seat_is_told_what_it_may_see() -> None:
    events = [Event((0, 1)), Event((1, 1, 5), only(1))]
    assert visible(events, 1) == [(0, 1), (1, 1, 5)]
    assert visible(events, 0) == visible(events, None) == [(0, 1)]


def test_where_there_are_no_secrets_a_copy_will_do() -> None:
    s = played(*DEALT).state
    again = no_secrets(s, 0, None)  # type: ignore[arg-type]
    assert again == s
    assert again is not s


def test_a_setup_can_be_compared_and_kept() -> None:
    assert GAME.setup(2) == Setup(2, (("length", "short"), ("extras", "wager+music")))
    assert len({GAME.setup(2), GAME.setup(2), GAME.setup(3)}) == 2


def test_the_text_of_components_is_read_from_the_package_only_once() -> None:
    assert GAME.components is GAME.components
    assert Path(feast.__file__).exists()
