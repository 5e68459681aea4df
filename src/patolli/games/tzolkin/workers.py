"""Workers: hiring them, placing them on gears, and picking them up (TZ-1.11, TZ-5, TZ-6)."""

from patolli.core.frame import tell

from .choices import NEW_WORKER
from .components import MOST_WORKERS
from .state import State


def hire(s: State, seat: int) -> None:
    """A worker from the bank to the hand; nobody owns more than six (TZ-1.11, TZ-7.14)."""
    player = s.players[seat]
    if player.workers < MOST_WORKERS:
        player.workers += 1
        player.hand += 1
        tell(s, NEW_WORKER, seat)
