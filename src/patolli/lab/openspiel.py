"""Every game for OpenSpiel, with which people try algorithms: `pip install patolli[openspiel]`.

    import pyspiel
    import patolli.lab.openspiel
    game = pyspiel.load_game("patolli_tikal(players=3,version=tactical)")

An action is the number of a choice in the game's dense numbering, for chance too. Questions put to several seats at
once are asked one after the other, and nobody is told an answer before the last is in. What a player is told are the
lines of the match that it may see, and its view. Returns are 1 for a win and its part for a shared one.
"""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from math import exp
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from patolli.core.choice import Choice
from patolli.core.engine import asked, options, reveals, seen_by, step
from patolli.core.event import Event
from patolli.core.frame import CHANCE, State, Together
from patolli.core.game import Game, Setup, no_secrets
from patolli.games import GAMES

from .rows import Rows

LONGEST = 100_000  # choices in a game; no game comes near it
HIDDEN = "?"


class Line(NamedTuple):
    """Who chose what, and who has seen it, one bit a seat."""

    seat: int
    text: str
    seen_by: int


class Position:
    """A position, and the way to it as each player knows it."""

    def __init__(self, game: Game, setup: Setup, state: State, lines: Sequence[Line] = (), unrevealed: int = 0) -> None:
        self.game, self.setup, self.state, self.lines = game, setup, state, list(lines)
        self.unrevealed = unrevealed  # how many of the last lines answer a question that others answer still

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.game, self.setup, self.state.copy(), self.lines, self.unrevealed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.name, self.setup, self.state.plain(), self.lines, self.unrevealed)

    def take(self, choice: Choice) -> None:
        """Whoever is asked makes this choice."""
        s = self.state
        seat = asked(s)[0]
        self.lines.append(Line(seat, self.game.choices.text(choice), seen_by(s, seat, choice)))
        open_ = isinstance(s.agenda[-1], Together) and not reveals(s, seat, choice)
        self.unrevealed = self.unrevealed + 1 if open_ else 0
        step(s, choice, seat)

    def known(self, player: int) -> list[Line]:
        """The lines, without what this player may not see, or not yet."""
        begun = len(self.lines) - self.unrevealed
        return [
            line
            if line.seat == player or (number < begun and Event((), line.seen_by).seen(player))
            else line._replace(text=HIDDEN)
            for number, line in enumerate(self.lines)
        ]

    def guessed(self, player: int, rng: random.Random) -> "Position":
        """A position that could be this one for all a player knows; nobody's secrets are in it."""
        state = self.game.determinize(self.state, player, rng)
        return Position(self.game, self.setup, state, self.known(player), self.unrevealed)

    def returns(self) -> list[float]:
        winners = self.game.winners(self.state) if not self.state.agenda else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.setup.seats)]


def _restored(name: str, setup: Setup, plain: Any, lines: list[Line], unrevealed: int) -> Position:
    return Position(GAMES[name], setup, GAMES[name].from_plain(plain, setup), lines, unrevealed)


class SpielGame(pyspiel.Game):
    """One of our games; `players` and the game's own options are its parameters."""

    patolli: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, given = self.patolli, {name: str(value) for name, value in (params or {}).items()}
        self.setup: Setup = game.setup(int(given.pop("players", 2)), given)
        self.first = Position(game, self.setup, game.new(self.setup))
        self.rows = Rows(game, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.choices.size,
            max_chance_outcomes=game.choices.size,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A position as OpenSpiel walks through it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = deepcopy(game.first)

    def current_player(self) -> int:
        seats = asked(self.position.state)
        if not seats:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seats[0] == CHANCE else seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        number = self.position.game.choices.number
        return sorted(number(choice) for choice in options(self.position.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s, number = self.position.state, self.position.game.choices.number
        choices, weights = s.agenda[-1].outcomes(s)
        total = sum(weights)
        return sorted((number(choice), weight / total) for choice, weight in zip(choices, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.position.take(self.position.game.choices.numbered(action))

    def _action_to_string(self, player: int, action: int) -> str:
        choices = self.position.game.choices
        return choices.text(choices.numbered(action))

    def is_terminal(self) -> bool:
        return not self.position.state.agenda

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return _told(self.position.lines)


class Observer:
    """What a player is told: the row of numbers and its view; with a perfect memory also all it has seen before."""

    def __init__(self, game: SpielGame, remembers: bool) -> None:
        self.rows, self.remembers = game.rows, remembers
        self.tensor = None if remembers else np.zeros(len(game.rows.names), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(self.rows.packed(state.position.state, player), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        view = json.dumps(position.game.view(position.state, player), ensure_ascii=False)
        now = f"{player} {self.rows.question(position.state, player)} {view}"
        return f"{_told(position.known(player))}\n{now}" if self.remembers else now


def _told(lines: Sequence[Line]) -> str:
    return "\n".join(f"{'*' if line.seat == CHANCE else line.seat} {line.text}" for line in lines)


class Advice:
    """An evaluator for OpenSpiel's tree searches: what our greedy bots think of a position; all choices are alike."""

    SCALE = 20.0  # points: so far ahead, one wins two times of three and more

    def evaluate(self, state: SpielState) -> Any:
        game, s = state.position.game, state.position.state
        if not s.agenda:
            return np.array(state.returns())
        worth = [game.value(s, seat) / self.SCALE for seat in range(state.position.setup.seats)]
        odds = np.array([exp(one - max(worth)) for one in worth])
        return odds / odds.sum()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def resampler(rng: random.Random) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: worlds that could be the real one for all a player knows (`determinize`)."""

    def resample(state: SpielState, player: int) -> SpielState:
        other: SpielState = state.clone()
        other.position = state.position.guessed(player, rng)
        return other

    return resample


def game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    open_ = game.determinize is no_secrets
    return kind(
        short_name=f"patolli_{game.name}",
        long_name=f"Patolli: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if open_ else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **{option.name: option.default for option in game.options}},
    )


for _game in GAMES.values():
    _name = f"{_game.name.title()}Game"
    globals()[_name] = type(_name, (SpielGame,), {"patolli": _game, "__module__": __name__})
    pyspiel.register_game(game_type(_game), globals()[_name])
