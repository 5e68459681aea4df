"""What a bot that plans needs to know about a game: where a turn rests and ends, and what to look at when it has."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .choice import Choice
from .frame import Secret


class Hurdles(NamedTuple):
    """What the worth of a single player must come to, in points, to be as likely as not to win."""

    rival: float  # for what the rival of the rules has, and will have …
    goal: float  # … and for the points that are asked for


@dataclass(frozen=True)
class Insight:
    """How a game is looked at by bots that plan a turn as a whole. Without any of it they use the game's `value`."""

    # What is said of a position where one's own turn is over, as plain numbers made of what the seat may know. The
    # first one is the points it has, or what the advice says: learning begins with it alone.
    names: tuple[str, ...] = ()
    features: Callable[[Any, int], list[float]] = lambda s, seat: []
    # Name of a feature → what people call what it is about: differences are told by these, never by single weights.
    parts: Mapping[str, str] = field(default_factory=dict, hash=False)
    # What the feature called `advice` is made of, by such parts, where it sums up what people would tell apart.
    summands: Callable[[Any, int], Mapping[str, float]] = lambda s, seat: {}
    time: Callable[[Any], float] = lambda s: 0.0  # how much of the game is to come: 1 at the beginning, 0 at the end
    variant: Callable[[Any], str] = lambda s: "base"  # which weights fit this table, such as `base` or `modules`
    value: Callable[[Any, int], float] | None = None  # in place of the game's `value`, which greedy bots go by
    # What differs here from the usual levels: name → figures of a bot's `Level`, such as {"medium": {"slip": 3}}.
    tuned: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    levels: tuple[str, ...] = ()  # of the bots, that were measured to play here as they should: people are offered them
    rivalry: Callable[[int], float] = lambda seats: 0.0  # what the best rival's points count against one's own
    hurdles: Callable[[Any], Hurdles | None] = lambda s: None  # where the rules set a rival against a single player
    # Features that have bots end a game and foretell nothing → how much of each the feature called `advice` has in it.
    spurs: Mapping[str, float] = field(default_factory=dict, hash=False)

    # What a seat that learns by playing may take a liking to: features that belong together → points too many, at the
    # beginning of the game. What nobody ever tries, nobody learns to value.
    likings: tuple[Mapping[str, float], ...] = field(default=(), hash=False)

    # Which turn it is: a plan goes on while the same seat is asked in the same turn.
    turn: Callable[[Any], Hashable] = lambda s: 0
    # Whether a step of the turn is done here: such positions are compared, those between them are all looked at.
    rests: Callable[[Any], bool] = lambda s: True
    # The choice that ends the turn at such a rest, where there is one.
    closing: Callable[[Any], Choice | None] = lambda s: None
    # The steps worth looking at from a rest, each as choices in a row, where a game can say so itself.
    steps: Callable[[Any], list[tuple[Choice, ...]]] | None = None
    # How much of the turn is spent, where steps differ in this: only positions with as much left are compared.
    spent: Callable[[Any], int] | None = None
    # Put chance in the midst of a turn off to its end, so that the rest of the turn can be planned as well.
    put_off: Callable[[Any], None] | None = None
    # What a position is worth where nobody can change anything any more, though chance may be asked.
    settled: Callable[[Any, int], float | None] = lambda s, seat: None

    # A secret answer as it was first asked; where a game has this, its secret answers are mixed and not guessed.
    unanswered: Callable[[Any, Secret[Any]], Secret[Any]] | None = None
    # What follows from secret answers without need for thought: played on so far, before what comes of them is judged.
    aftermath: Callable[[Any], None] | None = None
    # What is worth answering to it.
    answers: Callable[[Any, Secret[Any]], list[Choice]] = lambda s, part: part.options(s)


def by_words(names: tuple[str, ...], words: Mapping[str, str]) -> dict[str, str]:
    """`Insight.parts` of features: the part of the first of these words that a feature's name has in it."""
    return {name: part for name in names for part in [_part(name, words)] if part}


def _part(name: str, words: Mapping[str, str]) -> str:
    return next((part for part, said in words.items() for word in said.split(", ") if word in name), "")
