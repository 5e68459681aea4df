"""The three temples: stepping up and down (TZ-8), and what a step costs when gods are angry (TZ-23)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .box import ANY
from .choices import DECLINE, DOWN, LIGHTENED, ROSE, SANK, TEMPLE, UP
from .payments import pay_blocks
from .prophecies import step_price
from .state import Frame, Question, State, pay_corn

CANNOT_SINK = Refusal("cannot-sink", "TZ-8.3")
OTHER_TEMPLE = Refusal("other-temple", "TZ-8.5")
STEP_COSTS_CORN = Refusal("step-costs-corn", "TZ-23.2")
STEP_COSTS_BLOCKS = Refusal("step-costs-blocks", "TZ-23.2")
NOTHING_TO_DECLINE = Refusal("nothing-to-decline", "TZ-1.12")

TEMPLES = range(len(TEMPLE))


def can_sink(s: State, seat: int, temple: int) -> bool:
    """Nobody goes below the lowest step (TZ-8.3)."""
    return s.players[seat].steps[temple] > -1


def sink(s: State, seat: int, temple: int) -> None:
    s.players[seat].steps[temple] -= 1
    tell(s, SANK, seat, temple)


def can_rise(s: State, seat: int, temple: int) -> bool:
    """The top step holds one player (TZ-8.2)."""
    step, top = s.players[seat].steps[temple] + 1, s.box.temples[temple].top
    return step < top or (step == top and all(player.steps[temple] != top for player in s.players))


def rise(s: State, seat: int, temple: int) -> None:
    """One step up; a step that cannot be taken is lost. The top turns the board to its light side (TZ-8.4)."""
    if not can_rise(s, seat, temple):
        return
    player = s.players[seat]
    player.steps[temple] += 1
    tell(s, ROSE, seat, temple)
    if player.steps[temple] == s.box.temples[temple].top and not player.light:
        player.light = True
        tell(s, LIGHTENED, seat)


def cannot_pay_step(s: State, seat: int, temple: int) -> Refusal | None:
    """The corn or the block that angry gods want (TZ-23.2)."""
    corn, blocks = step_price(s, temple)
    player = s.players[seat]
    if player.corn < corn:
        return STEP_COSTS_CORN.of(cost=corn, owned=player.corn)
    owned = sum(player.blocks)
    return STEP_COSTS_BLOCKS.of(cost=blocks, owned=owned) if owned < blocks else None


@frame
class StepUp(Frame):
    """A step up is due, in a given temple or in one of choice (TZ-8.5, TZ-8.6)."""

    seat: int
    whose: int
    temple: int
    steps: int = 1

    def take(self, s: State, choice: Choice) -> None:
        if self.steps > 1:
            push(s, StepUp(AUTO, self.whose, self.temple, self.steps - 1))
        free = self.temple != ANY and step_price(s, self.temple) == (0, 0)
        if free:
            rise(s, self.whose, self.temple)
        elif self.temple == ANY or can_rise(s, self.whose, self.temple):
            push(s, ChooseStep(self.whose, self.temple))


@frame
class ChooseStep(Question):
    """Choose the temple to rise in, or pay for the step or do without it (TZ-8.5, TZ-23.2)."""

    seat: int
    temple: int

    asks = (UP, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            dear = any(step_price(s, temple) != (0, 0) for temple in TEMPLES if self.temple in (ANY, temple))
            return None if dear else NOTHING_TO_DECLINE
        if self.temple not in (ANY, choice[1]):
            return OTHER_TEMPLE
        return cannot_pay_step(s, self.seat, choice[1]) if can_rise(s, self.seat, choice[1]) else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == UP and can_rise(s, self.seat, choice[1]):
            corn, blocks = step_price(s, choice[1])
            pay_corn(s, self.seat, corn)
            push(s, PayStep(AUTO, self.seat, choice[1], blocks))


@frame
class PayStep(Frame):
    """The block an angry god wants comes before the step (TZ-23.12)."""

    seat: int
    whose: int
    temple: int
    blocks: int

    def take(self, s: State, choice: Choice) -> None:
        rise(s, self.whose, self.temple)
        pay_blocks(s, self.whose, self.blocks)


@frame
class StepDown(Question):
    """A forced step down, in a temple where it is possible (TZ-8.3)."""

    seat: int

    asks = (DOWN,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if can_sink(s, self.seat, choice[1]) else CANNOT_SINK

    def take(self, s: State, choice: Choice) -> None:
        sink(s, self.seat, choice[1])


def step_down(s: State, seat: int) -> None:
    """A step down in a temple of choice, if there is one to take."""
    if any(can_sink(s, seat, temple) for temple in TEMPLES):
        push(s, StepDown(seat))
