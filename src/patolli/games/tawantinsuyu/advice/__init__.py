"""What a good player looks at: points, stores, temple, regions, tapestries, and what is still pending.

Everything is counted in victory points. Stores are worth less the nearer the end is; a temple step counts for every
ceremony still to come. Business that is pending on the agenda is worth what it will probably bring, so that looking one
choice ahead is enough to see the point of a first step.

`outlook.py` says what things are worth to a seat, `holdings.py` what it owns, `placement.py`, `conquest.py` and
`pending.py` what its open questions promise.
"""

from typing import Final

from patolli.core.frame import Frame as AnyFrame

from ..high_priest import TakeLand
from ..payments import Bought
from ..state import NOBODY, State
from .conquest import threat
from .holdings import holdings
from .outlook import Outlook
from .pending import pending

PLENTY: Final = 60  # points with which one begins to want the end; alone it is the goal (TW-14.32)
HASTE: Final = 0.1  # what a villager gone is worth to the leader, for each point beyond that …
HASTE_BEHIND: Final = 0.04  # … and to the others


def value(s: State, seat: int) -> float:
    """How many points a seat will probably have, and a little of how far it is ahead."""
    o = Outlook(with_purchase(s), seat)
    worth = holdings(o)
    for frame in o.s.agenda[::-1]:
        if whose(frame) == seat:
            worth += pending(o, frame)
        elif type(frame) is TakeLand:
            worth -= o.rivalry * threat(o, frame.whose)
    best = max(player.vp for number, player in enumerate(o.s.players) if number != seat)
    return worth - o.rivalry * best + haste(o, best)


def with_purchase(s: State) -> State:
    """While somebody chooses what to pay with, the thing bought is as good as theirs."""
    if len(s.agenda) < 2 or type(s.agenda[-2]) is not Bought:
        return s
    after = s.copy()
    question, bought = after.agenda.pop(), after.agenda.pop()
    bought.take(after, ())
    after.agenda.append(question)
    return after


def whose(frame: AnyFrame[State]) -> int:
    """Whose question this is, or whose business if nobody is asked."""
    if frame.seat >= 0:
        return frame.seat
    owner: int = getattr(frame, "whose", getattr(frame, "to", NOBODY))
    return owner


def haste(o: Outlook, best: int) -> float:
    """Who is ahead, and has enough, wants the game to end: nothing else ever empties the village."""
    full = o.box.village[o.s.seats]
    gone = full * o.s.held + full - len(o.s.village)
    plenty = PLENTY if o.s.solo is None else o.box.solo.target
    return (HASTE if o.me.vp >= best else HASTE_BEHIND) * max(o.me.vp - plenty, 0) * gone
