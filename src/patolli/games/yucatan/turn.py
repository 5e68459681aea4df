"""The order of play. Read this first.

four rounds:  three turns for everybody in turn order → sacrifices → calendar        (YU-5)
a turn:       one building token and one leader token, in the order of choice        (YU-5.4)
the end:      bonuses, stores, the winner                                            (YU-13)
"""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.frame import Frame as AnyFrame
from patolli.core.refusal import Refusal

from .buildings import activate_building
from .calendar import TurnCalendar
from .choices import ACTIVATE, LAST_ROUND, LEAD, ROUND, TURN
from .leaders import activate_leader
from .sacrifice import BeginSacrifices
from .state import Frame, State, in_turn_order

LEADER_USED = Refusal("leader-used", "YU-5.6")
BUILDING_TOKEN_PLACED = Refusal("building-token-placed", "YU-5.4")
LEADER_TOKEN_PLACED = Refusal("leader-token-placed", "YU-5.4")


@frame
class BeginRound(Frame):
    """All tokens are available again; then turns, sacrifices and calendar (YU-5.1 to YU-5.3)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        tell(s, ROUND, s.round)
        for player in s.players:
            player.used = player.led = ()
        order = in_turn_order(s)
        turns: list[AnyFrame[State]] = [
            BeginTurn(AUTO, seat, number + 1) for number in range(s.box.turns) for seat in order
        ]
        last = s.round == LAST_ROUND
        push(s, *turns, BeginSacrifices(), TurnCalendar(), *([] if last else [BeginRound()]))


@frame
class BeginTurn(Frame):
    """A seat's next turn begins."""

    seat: int
    whose: int
    number: int

    def take(self, s: State, choice: Choice) -> None:
        tell(s, TURN, self.whose, self.number)
        push(s, TakeTurn(self.whose, True, True))


@frame
class TakeTurn(Frame):
    """Place a building token or a leader token, whichever are left (YU-5.4 to YU-5.7)."""

    seat: int
    activates: bool  # a building token is still to be placed
    leads: bool  # … and a leader token

    asks = (ACTIVATE, LEAD)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == ACTIVATE:
            return None if self.activates else BUILDING_TOKEN_PLACED
        if not self.leads:
            return LEADER_TOKEN_PLACED
        return LEADER_USED if choice[1] in s.players[self.seat].led else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == ACTIVATE:
            if self.leads:
                push(s, TakeTurn(self.seat, False, True))
            activate_building(s, self.seat, choice[1])
        else:
            if self.activates:
                push(s, TakeTurn(self.seat, True, False))
            activate_leader(s, self.seat, choice[1])
