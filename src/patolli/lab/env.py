"""Every game as an environment for learners: PettingZoo's for all seats, Gymnasium's for one seat against bots.

`pip install patolli[rl]`. An action is the number of a choice in the game's dense numbering. An observation is a row of
whole numbers, which tells what the seat's view tells and no more, and a mask of the legal actions; both are made when
they are asked for. Questions put to several seats at once are asked one after the other, and nobody sees an answer
before the last is in. Chance is inside.

    from patolli.lab.env import tikal_v0
    table = tikal_v0.env(seats=3, rewards="points")     # a PettingZoo AECEnv
    seat = tikal_v0.seat(bots=("greedy", "random"))     # a Gymnasium Env; gymnasium.make("Patolli/NAME-v0") is the same
"""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, TypedDict

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from patolli.bots import Bot, ask, make_bot
from patolli.core.choice import Choice, Vocabulary
from patolli.core.components import Pack
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, refusal, step
from patolli.core.frame import CHANCE
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.wording import wording

from .rows import Rows

VERSION = "v0"
REWARDS = ("final", "points")
FOUL = -1.0  # the reward of whoever does what is not allowed, which ends the game
WHOLE = np.iinfo(np.int16)


class Observed(TypedDict):
    """What a seat is told."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


class Numbering(dict[Choice, int]):
    """The numbers of choices and the choices of numbers, each worked out once."""

    def __init__(self, choices: Vocabulary) -> None:
        self.choices = choices
        self.numbered: dict[int, Choice] = {}

    def __missing__(self, choice: Choice) -> int:
        number = self[choice] = self.choices.number(choice)
        self.numbered[number] = choice
        return number


class TableEnv(AECEnv[str, Observed, int]):
    """A table at which every seat is an agent, `seat_0`, `seat_1` …

    Rewards are `final`, 1 for a win, its part for a shared one and 0 for all others; or `points`, those scored since
    the last step. What is not allowed ends the game: whoever did it gets -1 and is told why (`infos`: `foul`).
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        pack: Pack | None = None,
        rewards: str = "final",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.game = found_game(game)
        if rewards not in REWARDS:
            raise ValueError(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
        self.setup = self.game.setup(seats, options, pack)
        self.by_points, self.render_mode, self.say = rewards == "points", render_mode, wording(self.game, lang, pack)
        self.metadata = {"name": f"{self.game.name}_{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.state = self.game.new(self.setup)
        self._rows = Rows(self.game, self.setup)
        self.names, self.questions = self._rows.names, self._rows.questions
        self._numbers = Numbering(self.game.choices)
        size = self.game.choices.size
        self._spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(WHOLE.min, WHOLE.max, (len(self.names),), np.int16),
                action_mask=spaces.Box(0, 1, (size,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.random = random.Random()
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.seat = 0  # whose turn it is
        self._options: list[Choice] | None = None  # what it may choose, once somebody has asked

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random.seed(seed)
        self.dealer = SeededDealer(self.random)
        self.state = self.game.new(self.setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid = False  # whether the last step gave anybody anything
        self._scores = self.game.scores(self.state)
        self._go_on()

    def legal_choices(self) -> list[Choice]:
        """What the agent whose turn it is may choose."""
        if self._options is None:
            self._options = options(self.state, self.seat) if self.state.agenda else []
        return self._options

    def legal_actions(self) -> list[int]:
        """The same as actions, in the same order."""
        numbers = self._numbers
        return [numbers[choice] for choice in self.legal_choices()]

    def action(self, choice: Choice) -> int:
        """The action that makes a choice."""
        return self._numbers[choice]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose: the game is not over")
        self.take(self._numbers.numbered.get(action) or self.game.choices.numbered(int(action)))

    def take(self, choice: Choice) -> None:
        """The same as `step` with a choice in place of its number."""
        agent, seat = self.agent_selection, self.seat
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if self._options is None or choice not in self._options:
            reason = refusal(self.state, seat, choice)
            if reason is not None:
                self._foul(agent, f"{self.game.choices.text(choice)}: {self.say.refusal(reason)}")
                return
        step(self.state, choice, seat)
        self._go_on()

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        row = self._rows.packed(self.state, seat)
        mask = np.zeros(self.game.choices.size, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[self.legal_actions()] = 1
        return Observed(observation=np.frombuffer(bytearray(row), np.int16), action_mask=mask)

    def text(self, agent: str | None = None) -> str:
        """The table as a seat sees it in a terminal; without one, whoever is to choose."""
        seat = self.seat if agent is None else self.possible_agents.index(agent)
        called = {f"name-{n}": name for n, name in enumerate(self.possible_agents)}
        return self.game.draw(self.game.view(self.state, seat), lambda key: called.get(key) or self.say.text(key))

    def render(self) -> str | None:
        return self.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to let go of."""

    def _go_on(self) -> None:
        """Let chance act; then the next seat is asked, or the game is over."""
        s = self.state
        agenda = s.agenda
        while agenda and agenda[-1].seat == CHANCE:
            step(s, drawn(self.dealer, s, 0))
        self._options = None
        if self.by_points:
            scores = self.game.scores(s)
            if scores != self._scores:
                self._pay([now - before for now, before in zip(scores, self._scores, strict=True)])
                self._scores = scores
        if agenda:
            self.seat = asked(s)[0]
            self.agent_selection = self.possible_agents[self.seat]
            return
        winners = self.game.winners(s)
        if not self.by_points:
            self._pay([1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.agents))])
        self._end()
        for info in self.infos.values():
            info |= {"scores": list(self.game.scores(s)), "winners": list(winners)}

    def _pay(self, rewards: Sequence[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._paid = True
        self._accumulate_rewards()

    def _foul(self, agent: str, why: str) -> None:
        self.infos[agent]["foul"] = why
        self._pay([FOUL if other == agent else 0.0 for other in self.possible_agents])
        self._end()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class SeatEnv(gymnasium.Env[Observed, int]):
    """One seat against bots, given by name or as they are, in the order of the other seats; none in a solo game.

    What else is settled (options, pack, rewards …) is as for a `TableEnv`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        bots: Sequence[str | Bot] = ("random",),
        seat: int = 0,
        **settled: Any,
    ) -> None:
        self.table = TableEnv(game, len(bots) + 1, **settled)
        if not 0 <= seat <= len(bots):
            raise ValueError(f"there is no seat {seat} at a table of {len(bots) + 1}")
        made = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        self.bots = [*made[:seat], None, *made[seat:]]
        self.agent = f"seat_{seat}"
        self.render_mode = self.table.render_mode
        self.observation_space = self.table.observation_space(self.agent)
        self.action_space = self.table.action_space(self.agent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self.luck = random.Random(int(self.np_random.integers(2**31)))
        self.table.reset(seed=self.luck.randrange(2**31))
        self._others()
        return self.table.observe(self.agent), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        table = self.table
        if not table.agents or table.terminations[self.agent]:
            raise ValueError("the game is over: reset begins another")
        table.step(action)
        self._others()
        reward, over = table._cumulative_rewards[self.agent], table.terminations[self.agent]
        return table.observe(self.agent), reward, over, False, dict(table.infos[self.agent])

    def _others(self) -> None:
        """The bots choose until this seat is asked, or the game is over."""
        table = self.table
        while not table.terminations[self.agent] and table.agent_selection != self.agent:
            bot = self.bots[table.seat]
            assert bot is not None
            table.take(ask(bot, table.game, table.state, table.seat, self.luck))

    def legal_actions(self) -> list[int]:
        """What this seat may choose."""
        return self.table.legal_actions()

    def render(self) -> Any:
        return self.table.text(self.agent) if self.render_mode == "ansi" else None


def found_game(game: Game | str) -> Game:
    """A game, or the one of this name."""
    if isinstance(game, str):
        if game not in GAMES:
            raise ValueError(f"unknown game {game!r}; expected one of: {', '.join(GAMES)}")
        return GAMES[game]
    return game


def __getattr__(name: str) -> SimpleNamespace:
    """`tikal_v0` and the like: `env` makes a table, `seat` one seat against bots."""
    game = name.removesuffix(f"_{VERSION}")
    if game == name or game not in GAMES:
        raise AttributeError(f"{__name__} has no {name}")
    return SimpleNamespace(env=partial(TableEnv, game), seat=partial(SeatEnv, game))


for _name in GAMES:
    gymnasium.register(f"Patolli/{_name}-{VERSION}", entry_point=partial(SeatEnv, _name))
