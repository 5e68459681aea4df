"""Bots, by name. A new bot is one line in `BOTS`; those of others are plugged in (`plugged`)."""

from collections.abc import Callable
from functools import partial

from patolli.core.game import Game, Setup

from .beginner import Beginner
from .bot import Bot, ask
from .greedy import GreedyBot
from .levels import LEVELS, planner
from .plugged import hosted, place_of
from .random_bot import RandomBot

__all__ = ["BOTS", "GUESTS", "Bot", "UnknownBot", "ask", "bot_for", "make_bot", "opponents"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": Beginner,
    "greedy": GreedyBot,  # the yardstick: it looks one choice ahead
    **{name: partial(planner, name) for name in LEVELS},
}

PLAIN = ("random", "greedy")  # they play every game as they play the others
GUESTS: list[str] = []  # bots of others that people may play against here (`patolli serve --bot`)


class UnknownBot(ValueError):
    """A name that is not in `BOTS`; the message lists those that are."""


def make_bot(name: str, budget: int | None = None) -> Bot:
    """The bot of this name; one that plans looks at no more positions for a turn than the budget."""
    if name in LEVELS:
        return planner(name, budget=budget)
    make = BOTS.get(name)
    if make is None:
        raise UnknownBot(f"unknown bot {name!r}; expected one of: {', '.join(BOTS)}")
    return make()


def opponents(game: Game) -> list[str]:
    """Whom people may play against, the weakest first: a level only where it was measured to be one; then guests."""
    return [name for name in BOTS if name in PLAIN or name in game.insight.levels] + GUESTS


def bot_for(name: str, setup: Setup, budget: int | None = None) -> Bot:
    """The bot of this name at such a table: one of ours, or one that somebody has plugged in."""
    return hosted(name, setup) if name not in BOTS and place_of(name) else make_bot(name, budget)
