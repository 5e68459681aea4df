"""The games in OpenSpiel: its own tests of games, what players are told, and two of its algorithms that play them."""

import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot
from open_spiel.python.tests import games_sim_test

from patolli.bots import ask, make_bot
from patolli.core.frame import CHANCE, Together
from patolli.core.match import Match
from patolli.core.refusal import BadSetup
from patolli.games import GAMES
from patolli.lab.openspiel import HIDDEN, Advice, Line, SpielState, resampler

TABLES = [
    *(f"patolli_{name}(players={seats})" for name, game in GAMES.items() for seats in game.seats),
    "patolli_tikal(players=3,version=tactical)",
    "patolli_tzolkin(players=5,modules=all)",
    "patolli_yucatan(players=3,marker=may_fall,readings=all)",
    "patolli_tawantinsuyu(players=1,personality=both,difficulty=hard_climb)",
]


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_finds_nothing_wrong(table: str) -> None:
    """A game at random, with every number checked, every position written and read again."""
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_simulation_runs(name: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"patolli_{name}"))


Player = Callable[[SpielState], int]


def play(game: Any, players: list[Player], rng: random.Random, until: Callable[[SpielState], bool]) -> SpielState:
    state: SpielState = game.new_initial_state()
    while not state.is_terminal() and not until(state):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(players[state.current_player()](state))
    return state


def never(state: SpielState) -> bool:
    return False


def bot(name: str, player: int, rng: random.Random) -> Player:
    """One of our bots, told no more than the others."""
    thinks = make_bot(name)

    def choose(state: SpielState) -> int:
        position = state.position
        return position.game.choices.number(ask(thinks, position.game, position.state, player, rng))

    return choose


def lawful(search: Any) -> Player:
    """What a search of theirs chooses, which must be legal."""

    def choose(state: SpielState) -> int:
        action = int(search.step(state))
        assert action in state.legal_actions()
        return action

    return choose


def check_end(end: SpielState) -> None:
    """The game ended as the engine says where it plays the same lines by itself."""
    title, setup = end.position.game, end.position.setup
    match = Match(title, setup)
    for line in end.position.lines:
        match.play(line.seat, title.choices.parse(line.text))
    assert match.is_over
    assert title.scores(match.state) == title.scores(end.position.state)
    winners = title.winners(match.state)
    assert end.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(setup.seats)]


@pytest.mark.parametrize("rival", ["random", "easy"])
def test_its_tree_search_plays_tikal(rival: str) -> None:
    game, rng = pyspiel.load_game("patolli_tikal"), random.Random(1)
    search = MCTSBot(game, 1.4, 4, Advice(), random_state=np.random.RandomState(1))
    end = play(game, [lawful(search), bot(rival, 1, rng)], rng, never)
    check_end(end)
    if rival == "random":
        assert end.returns() == [1, 0]


class Watched(Advice):
    """Sees to it that a search looks at nothing but worlds that its player could be in."""

    def __init__(self) -> None:
        self.known: list[Line] = []  # what the player knows of the way so far
        self.hidden = 0  # how often something was hidden in a world that was looked at

    def look(self, state: SpielState) -> None:
        assert state.position.lines[: len(self.known)] == self.known
        self.hidden += any(line.text == HIDDEN for line in self.known)

    def evaluate(self, state: SpielState) -> Any:
        self.look(state)
        return super().evaluate(state)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        self.look(state)
        return super().prior(state)


def test_its_search_over_information_sets_plays_yucatan_against_easy_and_sees_guessed_worlds_alone() -> None:
    game, rng, watched = pyspiel.load_game("patolli_yucatan"), random.Random(4), Watched()
    search = ISMCTSBot(game, watched, 1.4, 4, random_state=np.random.RandomState(1))
    search.set_resampler(resampler(random.Random(2)))
    choose = lawful(search)

    def searching(state: SpielState) -> int:
        watched.known = state.position.known(0)
        return choose(state)

    check_end(play(game, [searching, bot("easy", 1, rng)], rng, never))
    assert watched.hidden > 100


def test_what_a_player_is_told_is_what_it_may_see_of_the_match() -> None:
    game, rng = pyspiel.load_game("patolli_yucatan(players=3)"), random.Random(3)
    anything: list[Player] = [lambda state: rng.choice(state.legal_actions())] * 3
    secrets = 0

    def some_answered(state: SpielState) -> bool:
        top = state.position.state.agenda[-1]
        return isinstance(top, Together) and state.position.unrevealed > 0 and len(state.position.lines) > 60

    state = play(game, anything, rng, some_answered)
    title = GAMES["yucatan"]
    match = Match(title, title.setup(3))
    for line in state.position.lines:
        match.play(line.seat, title.choices.parse(line.text))
    for player in range(3):
        hidden = match.hidden_from(player)
        known = state.position.known(player)
        assert {number for number, line in enumerate(known) if line.text == HIDDEN} == hidden
        secrets += len(hidden)
        told = state.information_state_string(player)
        assert told.count(f" {HIDDEN}\n") == len(hidden)
        assert told.endswith(state.observation_string(player))
    assert secrets


def test_a_guessed_world_looks_the_same_to_whoever_guesses_and_has_no_secrets_of_others() -> None:
    game, rng = pyspiel.load_game("patolli_yucatan"), random.Random(4)
    anything: list[Player] = [lambda state: rng.choice(state.legal_actions())] * 2
    guess = resampler(random.Random(5))

    def unsure(state: SpielState) -> bool:
        """The first player does not know what the other has."""
        asked = state.current_player() == 0 and len(state.position.lines) % 8 == 0
        return asked and len({guess(state, 0).observation_string(1) for _ in range(4)}) > 1

    state = play(game, anything, rng, unsure)
    assert not state.is_terminal()
    for world in [guess(state, 0) for _ in range(8)]:
        assert world.information_state_string(0) == state.information_state_string(0)
        assert world.legal_actions() == state.legal_actions()
        assert world.position.lines == state.position.known(0)


def test_observations_are_the_rows_of_the_environment_and_names_are_the_notation() -> None:
    game = pyspiel.load_game("patolli_tikal(players=4,version=tactical)")
    state = play(game, [lambda state: state.legal_actions()[0]] * 4, random.Random(6), lambda s: not s.is_chance_node())
    player = state.current_player()
    row = np.frombuffer(game.rows.packed(state.position.state, player), np.int16)
    assert state.observation_tensor(player) == row.tolist()
    action = state.legal_actions()[0]
    assert GAMES["tikal"].choices.number(GAMES["tikal"].choices.parse(state.action_to_string(player, action))) == action
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.position.state == state.position.state
    assert all(line.seat == CHANCE or line.text for line in again.position.lines)


def test_a_table_that_cannot_be_says_why() -> None:
    with pytest.raises(BadSetup):
        pyspiel.load_game("patolli_tikal(players=7)")
    with pytest.raises(BadSetup):
        pyspiel.load_game("patolli_tikal(version=none)")
