"""Bots play many games. Each game depends on (seed, its number) alone, so it is the same wherever it is played."""

import hashlib
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict

from patolli.bots import ask, bot_for
from patolli.bots.bot import Blind
from patolli.bots.plugged import BotFault, Plugged
from patolli.bots.random_bot import RandomBot
from patolli.core import matchfile
from patolli.core.dealer import FairDealer, drawn
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE, TOGETHER, State
from patolli.core.game import Game, Setup
from patolli.core.match import Match

from .runners import Runner, collected, shares, spread


class SeatResult(TypedDict):
    """How one seat did over all games; a shared win counts 1 / (number of winners)."""

    bot: str
    wins: float
    mean_score: float


class Forfeit(TypedDict):
    """How a bot of somebody else's lost its game (`BotFault`)."""

    seat: int
    bot: str
    why: str
    more: str


class GameResult(TypedDict):
    """One game; `choices` counts every line of its match, chance included."""

    seed: int
    scores: list[float]
    winners: list[int]
    choices: int
    digest: str
    forfeit: Forfeit | None


class Lost(Exception):
    """A game that a bot has lost by its own fault; nobody can play on."""

    def __init__(self, match: Match, seat: int, fault: BotFault) -> None:
        super().__init__(str(fault))
        self.match, self.seat, self.fault = match, seat, fault


class Simulation(TypedDict):
    """What a simulation found; `decisions` are choices made by seats, without chance."""

    game: str
    options: dict[str, str]
    games: int
    decisions: int
    seconds: float
    seats: list[SeatResult]
    results: list[GameResult]


class Batch(NamedTuple):
    """Some games of a simulation: all another process needs to play them."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]
    kept: bool
    budget: int | None


class Played(NamedTuple):
    """A finished game and its number; its match file where that is kept."""

    number: int
    decisions: int
    result: GameResult
    text: str = ""


def simulate(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int = 1,
    seed: int = 0,
    jobs: int = 1,
    save_dir: Path | None = None,
    progress: Callable[[int], None] | None = None,
    runner: Runner | None = None,
    budget: int | None = None,
) -> Simulation:
    """Have bots, named by seat, play `games` games. `progress` is told how many are done, after each batch.

    With `save_dir` every match is written there as `<game>-<seed>-<number>.match`, draws and all, ready to be verified.
    A `runner` may do the work elsewhere; then, as with several `jobs`, the game must be one of `GAMES`.
    A `budget` is the most positions that a bot looks at for one turn.
    """
    if len(bots) != setup.seats:
        raise ValueError(f"{len(bots)} bots cannot take {setup.seats} seats")
    if games < 1 or jobs < 1:
        raise ValueError("the numbers of games and jobs must be at least 1")
    for name in bots:
        ready(name, setup)
    if save_dir:
        save_dir.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    batches = [Batch(setup, tuple(bots), seed, numbers, bool(save_dir), budget) for numbers in shares(games, jobs)]
    done = spread(_play, game, batches, jobs, runner)
    played = collected((_saved(game, batch, seed, save_dir) for batch in done) if save_dir else done, progress)
    return _summary(game, setup, bots, sorted(played), time.perf_counter() - began)


def ready(name: str, setup: Setup) -> None:
    """The bot of this name is there; `UnknownBot` or `BotFault` if it is not."""
    bot = bot_for(name, setup)
    if isinstance(bot, Plugged):
        bot.start()


def play_game(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    seed: int,
    number: int,
    opening: int = 0,
    budget: int | None = None,
) -> Match:
    """Game `number` of a simulation, from the first choice to the last; each seat's first choices are left to luck.

    `Lost` if a bot of somebody else's does not choose, or chooses what it may not.
    """
    match = Match(game, setup, tuple(bots), FairDealer(secret(seed, number)))
    rng = random.Random(game_seed(seed, number))
    players, chance, made = [bot_for(name, setup, budget) for name in bots], RandomBot(), [0] * len(bots)
    state, dealer, agenda, plies = match.state, match.dealer, match.state.agenda, match.plies
    while agenda:
        seat = agenda[-1].seat
        if seat == CHANCE:
            match.add(CHANCE, drawn(dealer, state, len(plies)), True)
            continue
        if seat == TOGETHER:
            seat = asked(state)[0]
        bot = chance if made[seat] < opening else players[seat]
        made[seat] += 1
        if isinstance(bot, Blind):
            match.add(seat, bot.pick(options(state, seat), rng), True)
        else:
            try:
                match.add(seat, ask(bot, game, state, seat, rng))
            except BotFault as fault:
                raise Lost(match, seat, fault) from None
    return match


def standing(game: Game, state: State, lost_by: int | None = None) -> tuple[list[float], list[int]]:
    """Scores and winners. Whoever has lost by its own fault is one point behind all others, whatever it had."""
    scores = list(game.scores(state))
    if lost_by is None:
        return scores, list(game.winners(state))
    others = [seat for seat in range(len(scores)) if seat != lost_by]
    best = max((scores[seat] for seat in others), default=0)
    scores[lost_by] = min(scores) - 1
    return scores, [seat for seat in others if scores[seat] == best]


def game_seed(seed: int, number: int) -> int:
    """What the bots' luck in one game starts from; small enough for any reader of JSON to hold exactly."""
    return int.from_bytes(hashlib.sha256(b"bots" + secret(seed, number)).digest()[:6], "big")


def secret(seed: int, number: int) -> bytes:
    """The dealer's secret of one game."""
    return hashlib.sha256(f"patolli simulate {seed} {number}".encode()).digest()


def _play(game: Game, batch: Batch) -> list[Played]:
    return [_played(game, batch, number) for number in batch.numbers]


def finished(
    game: Game, setup: Setup, bots: Sequence[str], seed: int, number: int, budget: int | None = None
) -> tuple[Match, GameResult]:
    """Game `number` of a simulation and how it ended, by a bot's fault too."""
    forfeit: Forfeit | None = None
    try:
        match = play_game(game, setup, bots, seed, number, budget=budget)
    except Lost as lost:
        match, fault = lost.match, lost.fault
        forfeit = Forfeit(seat=lost.seat, bot=fault.bot, why=fault.why, more=fault.more)
    scores, winners = standing(game, match.state, forfeit["seat"] if forfeit else None)
    return match, GameResult(
        seed=game_seed(seed, number),
        scores=scores,
        winners=winners,
        choices=len(match.plies),
        digest=match.state.digest(),
        forfeit=forfeit,
    )


def _played(game: Game, batch: Batch, number: int) -> Played:
    match, result = finished(game, batch.setup, batch.bots, batch.seed, number, batch.budget)
    text = matchfile.write(match) if batch.kept else ""
    return Played(number, sum(ply.seat != CHANCE for ply in match.plies), result, text)


def _saved(game: Game, games: list[Played], seed: int, folder: Path) -> list[Played]:
    """Write the matches, so that nobody ever finds half a file under its name."""
    for one in games:
        path = folder / f"{game.name}-{seed}-{one.number}.match"
        part = path.with_name(f".{path.name}.{os.getpid()}")
        part.write_text(one.text, "utf-8")
        part.replace(path)
    return [one._replace(text="") for one in games]


def _summary(game: Game, setup: Setup, bots: Sequence[str], played: list[Played], seconds: float) -> Simulation:
    results = [one.result for one in played]
    return Simulation(
        game=game.name,
        options=dict(setup.options),
        games=len(results),
        decisions=sum(one.decisions for one in played),
        seconds=round(seconds, 3),
        seats=[
            SeatResult(
                bot=bot,
                wins=round(sum(1 / len(r["winners"]) for r in results if seat in r["winners"]), 3),
                mean_score=round(sum(r["scores"][seat] for r in results) / len(results), 2),
            )
            for seat, bot in enumerate(bots)
        ],
        results=results,
    )
