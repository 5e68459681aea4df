"""Workers: the bag, the nomads, the village and who takes from them (TW-8.11, TW-9.2, TW-9.5, TW-13.3)."""

from patolli.core.choice import Choice
from patolli.core.draw import of_each
from patolli.core.frame import CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    BAG,
    BY_TOKEN,
    DECLINE,
    DISMISSED,
    HIRED,
    HIRED_VILLAGER,
    NOMAD,
    TAKE_NOMAD,
    TOOK_TOKEN,
    VILLAGER,
)
from .state import NOBODY, Draw, Question, State, score, without

NOT_IN_BAG = Refusal("not-in-bag", "TW-2.6")
NO_NOMAD = Refusal("no-nomad", "TW-13.3")
NO_SUCH_NOMAD = Refusal("no-such-nomad", "TW-8.11")

POTATO_END, CORN_END = range(2)


class FromBag(Draw):
    """A random worker from the bag; what becomes of it is said by subclasses."""

    __slots__ = ()
    asks = (BAG,)
    absent = NOT_IN_BAG

    def chances(self, s: State) -> dict[int, int]:
        return of_each(s.bag)

    def take(self, s: State, choice: Choice) -> None:
        s.bag[choice[1]] -= 1
        self.put(s, choice[1])

    def put(self, s: State, worker: int) -> None:
        raise NotImplementedError


@frame
class AddVillager(FromBag):
    """Workers line up from the potato end (TW-2.6)."""

    seat: int = CHANCE

    def put(self, s: State, worker: int) -> None:
        s.village += (worker,)
        tell(s, VILLAGER, worker)


@frame
class AddNomad(FromBag):
    """A nomad space is filled again at once (TW-8.11)."""

    seat: int = CHANCE

    def put(self, s: State, worker: int) -> None:
        s.nomads[worker] += 1
        tell(s, NOMAD, worker)


def take_nomad(s: State, seat: int, worker: int) -> None:
    """A nomad joins the supply; the bag sends another (TW-13.3)."""
    leave_nomads(s, worker)
    s.players[seat].workers += (worker,)
    tell(s, HIRED, seat, worker)


def leave_nomads(s: State, worker: int) -> None:
    s.nomads[worker] -= 1
    if any(s.bag):
        push(s, AddNomad())


def at_end(s: State, end: int) -> int:
    """Who stands at an end of the line, and is the next to be hired there."""
    return s.village[0] if end == POTATO_END else s.village[-1]


def leave_village(s: State, end: int) -> int:
    """Take the worker at one end of the line; an empty village calls a ceremony (TW-9.5)."""
    worker = at_end(s, end)
    s.village = s.village[1:] if end == POTATO_END else s.village[:-1]
    if not s.village and s.token == NOBODY:
        take_token(s, s.active)
    return worker


def take_token(s: State, seat: int) -> None:
    """The ceremony token, and points for it (TW-9.5)."""
    s.token = seat
    tell(s, TOOK_TOKEN, seat, s.held + 1)
    score(s, seat, s.box.token_vp[s.held], BY_TOKEN)


def take_villager(s: State, seat: int, end: int) -> int:
    worker = leave_village(s, end)
    s.players[seat].workers += (worker,)
    tell(s, HIRED_VILLAGER, seat, worker)
    return worker


def dismiss(s: State, seat: int, worker: int) -> None:
    """A worker leaves the game (TW-9.3)."""
    player = s.players[seat]
    player.workers = without(player.workers, worker)
    s.boxed[worker] += 1
    tell(s, DISMISSED, seat, worker)


def cannot_take_nomad(s: State, seat: int, n: int) -> Refusal | None:
    return None if any(s.nomads) else NO_NOMAD


def offer_nomad(s: State, seat: int) -> None:
    """A free worker, if there is any (TW-13.3)."""
    if any(s.nomads):
        push(s, TakeNomad(seat))


@frame
class TakeNomad(Question):
    """Take any nomad for free (TW-13.3)."""

    seat: int

    asks = (TAKE_NOMAD, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == DECLINE or s.nomads[choice[1]] else NO_SUCH_NOMAD

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == TAKE_NOMAD:
            take_nomad(s, self.seat, choice[1])
