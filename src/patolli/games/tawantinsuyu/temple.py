"""The temple: climbing with its rewards, worship and offering (TW-8.4, TW-8.5, TW-13.1)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    BY_TEMPLE,
    CLIMBED,
    CORN,
    DECLINE,
    GODS,
    OFFER_CORN,
    OFFER_STATUE,
    OFFERED,
    STOP,
)
from .components import TOP_STEP
from .gaining import gain_bonus
from .payments import pay, price, too_dear
from .state import Frame, Question, State, changed

AT_THE_TOP = Refusal("at-the-top", "TW-13.1")
NO_SUCH_STATUE = Refusal("no-such-statue", "TW-8.4")
STATUE_LIMIT = Refusal("statue-limit", "TW-8.4")
NOT_ENOUGH_CORN = Refusal("not-enough-corn", "TW-8.5")
TOO_MANY_STEPS = Refusal("too-many-steps", "TW-8.5")
NO_STEPS = Refusal("no-steps", "TW-8.5")

CORN_PER_STEP = 2
CORN_OF_OTHERS = 3
MOST_STEPS = 3
SMALL, LARGE = range(2)


def climb(s: State, seat: int, steps: int) -> None:
    """Step by step, with the reward of each; no further than the top (TW-13.1)."""
    push(s, ClimbSteps(AUTO, seat, steps))


@frame
class ClimbSteps(Frame):
    """The next step and its reward (TW-13.1)."""

    seat: int
    whose: int
    left: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if player.step >= TOP_STEP or not self.left:
            return
        player.step += 1
        tell(s, CLIMBED, self.whose, player.step)
        push(s, ClimbSteps(AUTO, self.whose, self.left - 1))
        gain_bonus(s, self.whose, s.box.left[player.step], source=BY_TEMPLE)


def cannot_climb(s: State, seat: int, n: int) -> Refusal | None:
    """TW-13.1."""
    return AT_THE_TOP if s.players[seat].step >= TOP_STEP else None


# Worship


def remove_statue(s: State, seat: int, statue: int) -> None:
    """An offered statue leaves the game (TW-8.4)."""
    player = s.players[seat]
    player.statues = changed(player.statues, statue, -1)
    s.statues_gone = changed(s.statues_gone, statue, 1)
    tell(s, OFFERED, seat, statue)


def worship_steps(s: State, statue: int, leading: bool) -> int:
    """What a statue is worth: a large one more, to the active player (TW-8.4)."""
    return s.box.worship[leading][statue >= GODS]


@frame
class Worship(Question):
    """Discard statues to climb: the active player one of each size, others one (TW-8.4)."""

    seat: int
    leading: bool
    offered: tuple[bool, bool]  # small, large

    asks = (OFFER_STATUE, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None
        player, statue = s.players[self.seat], choice[1]
        if not player.statues[statue]:
            return NO_SUCH_STATUE
        if self.offered[LARGE if statue >= GODS else SMALL]:
            return STATUE_LIMIT
        return AT_THE_TOP if player.step >= TOP_STEP else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == STOP:
            return
        large = choice[1] >= GODS
        offered = (self.offered[SMALL] or not large, self.offered[LARGE] or large)
        if self.leading and not all(offered):
            push(s, Worship(self.seat, True, offered))
        climb(s, self.seat, worship_steps(s, choice[1], self.leading))
        remove_statue(s, self.seat, choice[1])


# Offering


def offering_price(leading: bool, steps: int) -> int:
    """Corn for so many steps (TW-8.5)."""
    return CORN_PER_STEP * steps if leading else CORN_OF_OTHERS


@frame
class Offering(Question):
    """Corn to climb: the active player up to three steps, others one (TW-8.5)."""

    seat: int
    leading: bool

    asks = (OFFER_CORN, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        player, steps = s.players[self.seat], choice[1]
        if not steps:
            return NO_STEPS
        if steps > (MOST_STEPS if self.leading else 1):
            return TOO_MANY_STEPS
        if player.step + steps > TOP_STEP:
            return AT_THE_TOP
        return too_dear(NOT_ENOUGH_CORN, player.goods, CORN, offering_price(self.leading, steps))

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == OFFER_CORN:
            climb(s, self.seat, choice[1])
            pay(s, self.seat, price(CORN, offering_price(self.leading, choice[1])))
