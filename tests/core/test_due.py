"""What would be scored now is what the game's own scoring gives."""

import random
from typing import cast

import pytest
from tests.every_game import EVERY_GAME

from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.game import Game
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.games.tikal.scoring import temple_points, treasure_points
from patolli.games.tikal.state import State


def walk(game: Game) -> Match:
    match, rng = Match(game, game.setup(game.seats[-1]), (), SeededDealer(2)), random.Random(2)
    match.deal()
    while not match.is_over and len(match.plies) < 150:
        seat = asked(match.state)[0]
        match.play(seat, rng.choice(options(match.state, seat)))
        match.deal()
    return match


@pytest.mark.parametrize("name", EVERY_GAME)
def test_asking_what_would_be_scored_changes_nothing(name: str) -> None:
    game = EVERY_GAME[name]
    match = walk(game)
    before = match.state.digest()
    due = game.due(match.state)
    assert len(due) == len(game.points(match.state))
    assert match.state.digest() == before


def test_tikal_counts_temples_and_treasures_as_if_a_volcano_came_now() -> None:
    game = GAMES["tikal"]
    state = cast(State, walk(game).state)
    held = [temple_points(state, seat) + treasure_points(state, seat) for seat in range(game.seats[-1])]
    assert [sum(part.values()) for part in game.due(state)] == held
    assert any(held)
