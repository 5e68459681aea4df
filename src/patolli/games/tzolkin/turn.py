"""The order of play. Read this first.

    a round:  every seat takes a turn → Food Day if due → the calendar turns                     (TZ-3.1)
    a turn:   perhaps beg → place workers or pick up workers → the display is refilled            (TZ-3.2 to TZ-3.5)
    placing:  workers one by one → corn of the start-player space → quick action → Ah Chuy Kak    (TZ-3.6)

The end of a round is in `calendar.py`, Food Days in `food_days.py`.
"""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .begging import beg, cannot_beg, cannot_have_mercy
from .choices import AHMAKIQ, BACAB, BEG, PASS, PASSED, PICK, PLACE_MERCY, TOPPED_UP, TURN_BEGAN
from .display import RefillDisplay
from .picking import PickUp, cannot_pick, pick_up
from .placing import PLACINGS, PlaceWorkers, cannot_place, place, place_next, place_options
from .state import NOBODY, Frame, State, lowest_free, workers_on_gears
from .temples import TEMPLES
from .tribes import ANY_TIME, any_time_options, cannot_any_time, do_any_time

NOT_AHMAKIQ = Refusal("not-ahmakiq", "TZ-22.4")
PASS_CORN = 2  # TZ-22.4


@frame
class TakeTurn(Frame):
    """A turn begins; Bacab's purse is topped up, and at the end the display is refilled (TZ-3, TZ-22.5)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        s.used, s.skipped = (), (NOBODY, NOBODY)
        tell(s, TURN_BEGAN, self.whose, s.day)
        player = s.players[self.whose]
        if player.tribe == BACAB and player.corn < 2:
            tell(s, TOPPED_UP, self.whose)
            player.corn = 2
        push(s, ChooseTurn(self.whose), RefillDisplay(AUTO))


@frame
class ChooseTurn(Frame):
    """Perhaps beg; then place workers or pick workers up, never both (TZ-3.2, TZ-3.3)."""

    seat: int
    begged: bool = False

    asks = (BEG, PASS, *PLACINGS, PLACE_MERCY, PICK, *ANY_TIME)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind, seat = choice[0], self.seat
        if kind == BEG:
            return cannot_beg(s, seat, choice[1], self.begged)
        if kind == PASS:
            return None if s.players[seat].tribe == AHMAKIQ else NOT_AHMAKIQ
        if kind == PICK:
            return cannot_pick(s, seat, choice[1], choice[2])
        if kind in ANY_TIME:
            return cannot_any_time(s, seat, choice)
        if kind == PLACE_MERCY:
            return cannot_have_mercy(s, seat, choice[1], self.begged)
        return cannot_place(s, seat, choice, 0, False)

    def options(self, s: State) -> list[Choice]:
        seat = self.seat
        found: list[Choice] = [(BEG, t) for t in TEMPLES if cannot_beg(s, seat, t, self.begged) is None]
        placings = place_options(s, seat, 0, False)
        picks: list[Choice] = [(PICK, gear, space) for gear, space in workers_on_gears(s, seat)]
        found += placings + picks + any_time_options(s, seat)
        if not placings and not picks:
            found += [(PLACE_MERCY, g) for g in range(5) if cannot_have_mercy(s, seat, g, self.begged) is None]
        if s.players[seat].tribe == AHMAKIQ:
            found.append((PASS,))
        return found

    def take(self, s: State, choice: Choice) -> None:
        kind, seat = choice[0], self.seat
        if kind == BEG:
            beg(s, seat, choice[1])
            push(s, ChooseTurn(seat, True))
        elif kind == PASS:
            tell(s, PASSED, seat, PASS_CORN)
            s.players[seat].corn += PASS_CORN
        elif kind in ANY_TIME:
            push(s, self)
            do_any_time(s, seat, choice)
        elif kind == PICK:
            push(s, PickUp(seat))
            pick_up(s, seat, choice[1], choice[2])
        elif kind == PLACE_MERCY:
            place(s, seat, choice[1], lowest_free(s, seat, choice[1]), s.players[seat].corn)
        else:
            place_next(s, PlaceWorkers(seat), choice)
