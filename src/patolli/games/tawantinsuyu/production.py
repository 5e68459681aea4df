"""Production: one building as a task, all of them as the high-priest action (TW-7.8, TW-8.8, TW-12.14)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    BY_PRODUCTION,
    DECLINE,
    PRODUCE_WITH,
    PRODUCED,
    RESTORE_ARMY,
    RESTORE_BUILDING,
    STOP,
)
from .gaining import gain_bonus
from .restoration import NOT_FACE_DOWN, cannot_restore, exhausted, restore, restore_building
from .state import Z_PRODUCTION_RESTORE, Frame, Question, State, without

NOT_FACE_UP = Refusal("not-face-up", "TW-7.8")
NOTHING_FACE_UP = Refusal("nothing-face-up", "TW-7.8")
CHOSEN_TASK = Refusal("chosen-task", "TW-5.4")
RESTORED_TOO_LATE = Refusal("restored-too-late", "TW-8.8")
RESTORED_ONE = Refusal("restored-one", "TW-8.8")
OTHERS_DO_NOT_RESTORE = Refusal("others-do-not-restore", "TW-8.8")


def produce(s: State, seat: int, building: int) -> None:
    """Gain what a building gives (TW-7.8)."""
    tell(s, PRODUCED, seat, building)
    gain_bonus(s, seat, s.box.output[building], source=BY_PRODUCTION)


def exhaust(s: State, seat: int, building: int) -> None:
    player = s.players[seat]
    player.up = without(player.up, building)
    player.down = tuple(sorted((*player.down, building)))


@frame
class ProduceOne(Question):
    """The output of one face-up building, which stays face up (TW-7.8)."""

    seat: int
    task: bool  # not a bonus that may be declined

    asks = (PRODUCE_WITH, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return CHOSEN_TASK if self.task else None
        return None if choice[1] in s.players[self.seat].up else NOT_FACE_UP

    def candidates(self, s: State) -> list[Choice]:
        return [*((PRODUCE_WITH, house) for house in s.players[self.seat].up), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PRODUCE_WITH:
            produce(s, self.seat, choice[1])


def cannot_produce(s: State, seat: int, n: int) -> Refusal | None:
    return None if s.players[seat].up else NOTHING_FACE_UP


@frame
class Produce(Question):
    """Use face-up buildings and turn them down; the active player may restore one before or after (TW-8.8).

    `ready` are the buildings that may still produce once the first has done so: what is turned up later has to wait.
    """

    seat: int
    leading: bool
    produced: bool
    restored: bool
    ready: tuple[int, ...] = ()

    asks = (PRODUCE_WITH, RESTORE_BUILDING, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        player = s.players[self.seat]
        if choice[0] == PRODUCE_WITH:
            if choice[1] not in player.up:
                return NOT_FACE_UP
            return RESTORED_TOO_LATE if self.produced and choice[1] not in self.ready else None
        if choice[0] == RESTORE_BUILDING:
            if not self.leading:
                return OTHERS_DO_NOT_RESTORE
            if self.restored:
                return RESTORED_ONE
            return None if choice[1] in player.down else NOT_FACE_DOWN
        return None

    def candidates(self, s: State) -> list[Choice]:
        up, down = s.players[self.seat].up, s.players[self.seat].down
        return [*((PRODUCE_WITH, house) for house in up), *((RESTORE_BUILDING, house) for house in down), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PRODUCE_WITH:
            ready = without(self.ready if self.produced else s.players[self.seat].up, choice[1])
            exhaust(s, self.seat, choice[1])
            if ready or (self.leading and not self.restored):
                push(s, Produce(self.seat, self.leading, True, self.restored, ready))
            produce(s, self.seat, choice[1])
        elif choice[0] == RESTORE_BUILDING:
            restore_building(s, self.seat, choice[1])
            if not self.produced:  # restored after producing, it waits for the next time (TW-8.8)
                push(s, Produce(self.seat, True, False, True))


@frame
class RestoreAtProduction(Question):
    """Z16: one building or army card, before or after one's own producing (TW-12.14)."""

    seat: int
    leading: bool
    producing: bool  # still to come; if declined now, it is offered once more after that

    asks = (RESTORE_BUILDING, RESTORE_ARMY, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == DECLINE else cannot_restore(s, self.seat, choice)

    def candidates(self, s: State) -> list[Choice]:
        return [*exhausted(s, self.seat), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] != DECLINE:
            restore(s, self.seat, choice)
            if self.producing:
                push(s, UseBuildings(AUTO, self.seat, self.leading))
        elif self.producing:
            push(s, UseBuildings(AUTO, self.seat, self.leading), OfferRestoring(AUTO, self.seat, False, False))


@frame
class OfferRestoring(Frame):
    """Z16, if anything is face down (TW-12.14)."""

    seat: int
    whose: int
    leading: bool
    producing: bool

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if player.down or player.army_down:
            push(s, RestoreAtProduction(self.whose, self.leading, self.producing))
        elif self.producing:
            push(s, UseBuildings(AUTO, self.whose, self.leading), OfferRestoring(AUTO, self.whose, False, False))


@frame
class UseBuildings(Frame):
    """Ask a player to produce, if there is anything to do (TW-8.8)."""

    seat: int
    whose: int
    leading: bool

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if player.up or (self.leading and player.down):
            push(s, Produce(self.whose, self.leading, False, False))


def production(s: State, seat: int, leading: bool, producing: bool = True) -> None:
    """A player's part of a production action; without `producing` only what Z16 gives (TW-8.2, TW-8.3)."""
    if s.players[seat].works & Z_PRODUCTION_RESTORE:
        push(s, OfferRestoring(AUTO, seat, leading, producing))
    elif producing:
        push(s, UseBuildings(AUTO, seat, leading))
