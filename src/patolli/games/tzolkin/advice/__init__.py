"""What a good player looks at: stores, hunger to come, temples, technologies, and what each worker will be worth.

Everything is counted in victory points. A worker on a gear is worth the best action it can still grow into, less the
days that takes; business that is still pending on the agenda is worth what it will probably bring, so that looking one
choice ahead is enough to see the point of a first step.
"""

from ..state import State
from .outlook import Outlook, whose
from .pending import pending
from .planning import INSIGHT
from .workers import workers_worth

__all__ = ("INSIGHT", "value")


def value(s: State, seat: int) -> float:
    """How many points a seat will probably have, more or less."""
    outlook = Outlook(s, seat)
    worth = outlook.holdings() + workers_worth(outlook)
    for frame in s.agenda[::-1]:
        if whose(frame) != seat:
            break
        worth += pending(outlook, frame)
    return worth
