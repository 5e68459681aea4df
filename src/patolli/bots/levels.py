"""The levels people choose from: a planner's budget, and how far it misjudges. Games tune them (`Insight.tuned`)."""

from .ahead import Farsighted
from .planner import Level, Planner
from .value import LinearValue

LEVELS: dict[str, Level] = {
    "medium": Level("medium", width=1, nodes=300, slip=1.5),
    "hard": Level("hard", width=2, nodes=2000),
    "master": Level("master", width=4, nodes=6000, candidates=4, worlds=4),
}


def planner(name: str, learned: LinearValue | None = None, budget: int | None = None) -> Planner:
    """The planner of this level, with the weights of its game or with these; a budget lowers what it looks at."""
    return Farsighted(LEVELS[name], learned, budget)
