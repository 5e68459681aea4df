"""The order of play. Read this first.

    a round:  every seat takes a turn → Food Day if due → the calendar turns                     (TZ-3.1)
    a turn:   perhaps beg → place workers or pick up workers → the display is refilled            (TZ-3.2 to TZ-3.5)
    placing:  workers one by one → corn of the start-player space → quick action → Ah Chuy Kak    (TZ-3.6)

The end of a round is in `calendar.py`, Food Days in `food_days.py`.
"""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .begging import beg, cannot_beg, cannot_have_mercy
from .choices import AHMAKIQ, BACAB, BEG, CHOICES, PASS, PASSED, PICK, PLACE_MERCY, TOPPED_UP, TURN_BEGAN
from .display import refill
from .picking import PickUp, cannot_pick, pick_up
from .placing import PLACINGS, PlaceWorkers, cannot_place, place, place_next, placements
from .state import NOBODY, Frame, Question, State, lowest_free, workers_on_gears

NOT_AHMAKIQ = Refusal("not-ahmakiq", "TZ-22.4")

_BEGGING: Final = tuple(CHOICES.all(BEG))
_MERCY: Final = tuple(CHOICES.all(PLACE_MERCY))


@frame
class TakeTurn(Frame):
    """A turn begins; Bacab's purse is topped up (TZ-3, TZ-22.5)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        s.on_turn, s.used, s.skipped = self.whose, (), (NOBODY, NOBODY)
        tell(s, TURN_BEGAN, self.whose, s.day)
        player, purse = s.players[self.whose], s.box.tribes.bacab_purse
        if player.tribe == BACAB and player.corn < purse:
            tell(s, TOPPED_UP, self.whose)
            player.corn = purse
        push(s, ChooseTurn(self.whose), EndTurn())


@frame
class EndTurn(Frame):
    """The turn is over, and the display is refilled (TZ-3.5)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.on_turn = NOBODY
        refill(s)


@frame
class ChooseTurn(Question):
    """Perhaps beg; then place workers or pick workers up, never both (TZ-3.2, TZ-3.3)."""

    seat: int
    begged: bool = False

    asks = (BEG, *PLACINGS, PICK, PLACE_MERCY, PASS)

    def options(self, s: State) -> list[Choice]:
        """By hand: mercy, asked of five gears in every turn though hardly ever needed, cost a seventh of the speed."""
        seat = self.seat
        found = [choice for choice in _BEGGING if cannot_beg(s, seat, choice[1], self.begged) is None]
        found += [choice for choice in placements(s, seat) if cannot_place(s, seat, choice, 0, False) is None]
        found += [(PICK, gear, space) for gear, space in workers_on_gears(s, seat)]
        if not found:
            found = [choice for choice in _MERCY if self.refuse(s, choice) is None]
        return found if self.refuse(s, (PASS,)) else [*found, (PASS,)]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind, seat = choice[0], self.seat
        if kind == BEG:
            return cannot_beg(s, seat, choice[1], self.begged)
        if kind == PASS:
            return None if s.players[seat].tribe == AHMAKIQ else NOT_AHMAKIQ
        if kind == PICK:
            return cannot_pick(s, seat, choice[1], choice[2])
        if kind == PLACE_MERCY:
            return cannot_have_mercy(s, seat, choice[1], self.begged)
        return cannot_place(s, seat, choice, 0, False)

    def take(self, s: State, choice: Choice) -> None:
        kind, seat = choice[0], self.seat
        if kind == BEG:
            beg(s, seat, choice[1])
            push(s, ChooseTurn(seat, True))
        elif kind == PASS:
            corn = s.box.tribes.ahmakiq_corn
            tell(s, PASSED, seat, corn)
            s.players[seat].corn += corn
        elif kind == PICK:
            push(s, PickUp(seat))
            pick_up(s, seat, choice[1], choice[2])
        elif kind == PLACE_MERCY:
            place(s, seat, choice[1], lowest_free(s, seat, choice[1]), s.players[seat].corn)
        else:
            place_next(s, PlaceWorkers(seat), choice)
