"""The end of a round: Food Day if due, then the calendar turns and the gears with it (TZ-3.7, TZ-9, TZ-14.1)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal
from patolli.core.turns import clockwise

from .choices import CORN_ADDED, HURRIED, NEW_START, PUSHED_OFF, QUICK_NOW, TURN_CALENDAR
from .food_days import food_day
from .quick_actions import quick_action
from .scoring import FinalScoring
from .state import DUMMY, NOBODY, Frame, State, last_space
from .turn import TakeTurn

DARK_SIDE = Refusal("dark-side", "TZ-9.3")
WOULD_PUSH_OFF = Refusal("would-push-off", "TZ-9.4")
ONE_OR_TWO = Refusal("one-or-two", "TZ-9.2")


@frame
class BeginRound(Frame):
    """Every seat takes a turn, clockwise from the start player (TZ-3.1)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        push(s, *[TakeTurn(AUTO, seat) for seat in in_turn_order(s)], EndRound())


@frame
class EndRound(Frame):
    """Food Day if due, and then the next day (TZ-3.7, TZ-10.1)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        due = s.day >= s.box.food_days[s.held]
        push(s, *(food_day(s, in_turn_order(s)) if due else []), NextDay())


@frame
class NextDay(Frame):
    """Workers come back from the start-player and quick-action spaces, the marker moves, the calendar turns (TZ-9)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.held == len(s.box.food_days):
            turn_gears(s)  # one last day, for the tie-break (TZ-14.1)
            push(s, FinalScoring())
            return
        for space, who in enumerate(s.quick_space):
            if who not in (NOBODY, DUMMY):
                s.players[who].hand += 1
                s.quick_space[space] = NOBODY
        claimant = s.start_space
        if claimant == NOBODY:
            s.start_corn += s.box.corn_a_round
            tell(s, CORN_ADDED, s.day, s.start_corn)
            advance(s, 1)
            return
        s.start_space = NOBODY
        s.players[claimant].hand += 1
        s.start = claimant if s.start != claimant else (claimant + 1) % len(s.players)
        tell(s, NEW_START, s.start, s.day)
        push(s, TurnCalendar(claimant))


@frame
class TurnCalendar(Frame):
    """Whoever took the start-player space turns the calendar, by two days if that is allowed (TZ-9.2, TZ-9.3)."""

    seat: int

    asks = (TURN_CALENDAR,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] == 0:
            return ONE_OR_TWO
        return cannot_hurry(s, self.seat) if choice[1] == 2 else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[1] == 2:
            s.players[self.seat].light = False
            tell(s, HURRIED, self.seat)
        advance(s, choice[1])


def cannot_hurry(s: State, seat: int) -> Refusal | None:
    """Two days need the light side, and nobody on the last space but one (TZ-9.3, TZ-9.4, TZ-22.21)."""
    if not s.players[seat].light:
        return DARK_SIDE
    for gear, spaces in enumerate(s.gears):
        for space, who in enumerate(spaces):
            if who not in (NOBODY, DUMMY) and space == last_space(s, who, gear) - 1:
                return WOULD_PUSH_OFF
    return None


def advance(s: State, days: int) -> None:
    """The calendar and all gears turn; a new round begins (TZ-9.5, TZ-9.9)."""
    before = quick_action(s)
    for _ in range(days):
        turn_gears(s)
    s.day += days
    if quick_action(s) != before:
        tell(s, QUICK_NOW, quick_action(s))
    push(s, BeginRound())


def turn_gears(s: State) -> None:
    """Every worker moves up a space; who is pushed off returns to hand, dummies come round again (TZ-9.5, TZ-13.4)."""
    for gear, spaces in enumerate(s.gears):
        turned = [NOBODY] * len(spaces)
        for space, who in enumerate(spaces):
            if who == DUMMY:
                turned[(space + 1) % len(spaces)] = DUMMY
            elif who != NOBODY:
                if space == last_space(s, who, gear):
                    s.players[who].hand += 1
                    tell(s, PUSHED_OFF, who, gear)
                else:
                    turned[space + 1] = who
        s.gears[gear] = turned


def in_turn_order(s: State) -> list[int]:
    """All seats clockwise from the start player (TZ-1.9)."""
    return clockwise(len(s.players), s.start)
