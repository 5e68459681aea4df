"""The calendar phase: creatures leave, jade grows in empty cities, the token passes, the wheel turns (YU-12)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import ARMIES, CALENDAR, CITIES, HAND, HANDED, JADE_LAID, LAST_ROUND
from .scoring import BeginEnd
from .state import NOBODY, NONE, Frame, State, army_in, in_turn_order
from .summoning import send_home

NOT_ANOTHER_PLAYER = Refusal("not-another-player", "YU-12.4")


@frame
class TurnCalendar(Frame):
    """Creatures whose time is up return; a jade is laid in each city without an army (YU-12.1 to YU-12.3)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        tell(s, CALENDAR, s.round)
        for seat in in_turn_order(s):
            player = s.players[seat]
            for army in range(ARMIES):
                if player.creature[army] != NONE and player.ends[army] == s.round:
                    send_home(s, seat, army)
        for city in CITIES:
            if army_in(s, city)[0] == NOBODY:
                s.jade[city] += s.box.city_jade
                tell(s, JADE_LAID, city, s.jade[city])
        if s.round == LAST_ROUND:
            push(s, BeginEnd())
        elif len(s.players) == 2:
            hand_on(s, 1 - s.first)
        else:
            push(s, HandOn(s.first))


def hand_on(s: State, to: int) -> None:
    tell(s, HANDED, s.first, to)
    s.first = to
    s.round += 1


@frame
class HandOn(Frame):
    """The first player gives the token to another player of choice (YU-12.4)."""

    seat: int

    asks = (HAND,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return NOT_ANOTHER_PLAYER if choice[1] == self.seat or choice[1] >= len(s.players) else None

    def take(self, s: State, choice: Choice) -> None:
        hand_on(s, choice[1])
