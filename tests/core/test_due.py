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
from patolli.games.yucatan.state import State as Yucatan


def walk(game: Game, most: int = 150) -> Match:
    match, rng = Match(game, game.setup(game.seats[-1]), (), SeededDealer(2)), random.Random(2)
    match.deal()
    while not match.is_over and len(match.plies) < most:
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


def test_yucatan_counts_everything_as_sacrificed_while_sacrifices_are_to_come() -> None:
    game = GAMES["yucatan"]
    first = game.new(game.setup(2))
    assert game.due(first) == [{}, {}], "nothing is known yet"
    state = cast(Yucatan, walk(game, most=60).state)
    box, worth = state.box, []
    for player in state.players:
        tokens = player.tokens.bit_count()
        clans = box.first_token_sp + (tokens - 1) * box.token_sp if tokens else 0
        prisoners = player.prisoners * box.prisoner_sp[state.round]
        worth.append(prisoners + player.jade // box.jade_per_sp + player.corn // box.corn_per_sp + clans)
    due = game.due(state)
    assert all(part.get("sacrifices", 0) >= n for part, n in zip(due, worth, strict=True))  # advisers may add to it
    assert any(worth)
    assert not any(game.due(walk(game).state)), "those of this round are over"
