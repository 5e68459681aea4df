"""The levels people choose from. A level is a planner's budget, and how far it misjudges what it sees."""

from dataclasses import replace

from .ahead import Farsighted
from .planner import Level, Planner
from .value import LinearValue

LEVELS: dict[str, Level] = {
    "medium": Level(width=1, nodes=300, slip=1.5),
    "hard": Level(width=2, nodes=2000),
    "master": Level(width=4, nodes=6000, candidates=4, worlds=4),
}


def planner(name: str, learned: LinearValue | None = None, budget: int | None = None) -> Planner:
    """The planner of this level, with the weights of its game or with these; a budget lowers what it looks at."""
    level = LEVELS[name]
    if budget is not None:
        level = replace(level, nodes=min(level.nodes, budget))
    return (Farsighted if level.worlds else Planner)(level, learned)
