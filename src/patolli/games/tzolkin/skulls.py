"""Placing skulls at Chichen Itza (TZ-7.17, TZ-7.18) and the step theology offers after it (TZ-11.8)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import CHICHEN, END, SKULL_PLACED, THEOLOGY, UP
from .materials import gain
from .payments import PayFor
from .prophecies import knows, step_price
from .state import BY_SKULLS, NOBODY, Frame, Question, State, pay_corn, score_points
from .temples import STEP_COSTS_CORN, TEMPLES, StepUp, can_rise, rise
from .tribes import can_borrow

SLOT_TAKEN = Refusal("slot-taken", "TZ-7.18")
NO_SKULL = Refusal("no-skull", "TZ-7.18")
STEP_TOO_DEAR = Refusal("step-too-dear", "TZ-11.8")
NO_STEP_TO_SELL = Refusal("no-step-to-sell", "TZ-11.8")


def cannot_place_skull(s: State, seat: int, space: int) -> Refusal | None:
    """An empty slot and a skull in the own supply (TZ-7.18)."""
    if s.slots[space] != NOBODY:
        return SLOT_TAKEN
    return None if s.players[seat].skulls else NO_SKULL


def place_skull(s: State, seat: int, space: int) -> None:
    """Points, a block of choice at some slots, a step in the slot's temple (TZ-7.17, TZ-7.20)."""
    slot = s.box.actions[CHICHEN][space]
    s.players[seat].skulls -= 1
    s.slots[space] = seat
    tell(s, SKULL_PLACED, seat, space)
    score_points(s, seat, BY_SKULLS, slot.vp)
    push(s, StepUp(AUTO, seat, slot.temple), *offer_step(s, seat))
    gain(s, seat, slot.gain)


def offer_step(s: State, seat: int) -> list[Frame]:
    """What theology 2 offers after a skull (TZ-11.8, TZ-24.12)."""
    return [AfterSkull(AUTO, seat)] if knows(s, seat, THEOLOGY, 2) else []


@frame
class AfterSkull(Frame):
    """Whether theology's offer can be taken is known only when the rewards are in."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        pays = sum(s.players[self.whose].blocks) or can_borrow(s, self.whose)
        if pays and any(can_rise(s, self.whose, temple) for temple in TEMPLES):
            push(s, OfferStep(self.whose))


@frame
class OfferStep(Question):
    """Theology 2: after a skull, a block buys one more step in any temple (TZ-11.8)."""

    seat: int

    asks = (UP, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        if not can_rise(s, self.seat, choice[1]):
            return NO_STEP_TO_SELL
        corn, blocks = step_price(s, choice[1])
        player, price = s.players[self.seat], s.box.technologies.step_blocks + blocks
        if player.corn < corn:
            return STEP_COSTS_CORN.of(cost=corn, owned=player.corn)
        owned = sum(player.blocks)
        return STEP_TOO_DEAR.of(cost=price, owned=owned) if owned < price else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == UP:
            corn, blocks = step_price(s, choice[1])
            pay_corn(s, self.seat, corn)
            rise(s, self.seat, choice[1])
            push(s, PayFor(AUTO, self.seat, s.box.technologies.step_blocks + blocks))
