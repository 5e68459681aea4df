"""Gaining a bonus: resources, points and army cards at once, then the parts that ask something (TW-1.10 to TW-1.12)."""

from collections.abc import Callable
from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.record import Value, value
from patolli.core.refusal import Refusal

from .army import draw_armies
from .bonus import NO_PRICE, Bonus, Part
from .choices import DECLINE, GOOD, MISSED, PART, TAKE_GOOD
from .payments import pay, price, too_dear
from .state import Frame, Question, State, add_good, add_goods, can_act_freely, is_hers, score
from .workers import NO_NOMAD, offer_nomad

NO_SUCH_PART = Refusal("no-such-part", "TW-1.10")
CANNOT_PAY_PART = Refusal("cannot-pay-part", "TW-1.10")
NOT_OFFERED = Refusal("not-offered", "TW-13.2.4")

A_WORKER: Final = GOOD.index["worker"]


@value
class Effect(Value):
    """How a kind of part is gained; its last number says how many, or which."""

    cannot: Callable[[State, int, int], Refusal | None]  # why a seat cannot have it, whatever it pays (TW-1.11)
    give: Callable[[State, int, int], None]
    give_her: Callable[[State, int], None] | None  # None: she does not use it (TW-14.38)


effects: Final[dict[int, Effect]] = {}  # by kind; the table is in `effects.py`


def gain_bonus(s: State, seat: int, *bonuses: Bonus, source: int) -> None:
    """Everything these bonuses give; what asks nothing comes first, so that it may pay for the rest."""
    parts: tuple[Part, ...] = ()
    armies = 0
    for bonus in bonuses:
        add_goods(s, seat, bonus.goods)
        score(s, seat, bonus.vp, source)
        armies += bonus.army
        parts += bonus.parts
    gain_parts(s, seat, parts)
    draw_armies(s, seat, armies)


def gain_parts(s: State, seat: int, parts: tuple[Part, ...]) -> None:
    """The parts of a bonus; Axomamma never pays for one (TW-14.38)."""
    if is_hers(s, seat):
        push(s, *[GivePart(AUTO, seat, part) for part in parts if part[2] == NO_PRICE])
    elif parts:
        push(s, GainParts(AUTO, seat, tuple(sorted(parts, key=_cheapest_first))))


def _cheapest_first(part: Part) -> tuple[int, int, int]:
    return part[0], part[3], part[1]


def cannot_gain(s: State, seat: int, part: Part) -> Refusal | None:
    """Why a part of a bonus cannot be had: it has run out, or its price cannot be paid (TW-1.10, TW-1.11)."""
    kind, n, resource, amount = part
    reason = effects[kind].cannot(s, seat, n)
    if reason is None and resource != NO_PRICE:
        return too_dear(CANNOT_PAY_PART, s.players[seat].goods, resource, amount)
    return reason


@frame
class GainParts(Frame):
    """What is left of a bonus: asked about if there is a choice, a price, or something in the way (TW-1.12)."""

    seat: int
    whose: int
    parts: tuple[Part, ...]

    def take(self, s: State, choice: Choice) -> None:
        seat, parts = self.whose, self.parts
        possible = [part for part in parts if cannot_gain(s, seat, part) is None]
        if not possible and not can_act_freely(s, seat):
            for part in parts:
                tell(s, MISSED, seat, part[0])
        elif possible and len(set(parts)) == 1 and parts[0][2] == NO_PRICE:
            gain_parts(s, seat, parts[1:])
            give_part(s, seat, parts[0])
        else:
            push(s, ChoosePart(seat, parts))


@frame
class ChoosePart(Question):
    """Which part of the bonus comes next; what is left may be declined (TW-1.10, TW-1.12)."""

    seat: int
    parts: tuple[Part, ...]

    asks = (PART, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        reasons = [cannot_gain(s, self.seat, part) for part in self.parts if part[0] == choice[1]]
        if not reasons:
            return NO_SUCH_PART
        return None if None in reasons else reasons[0]

    def candidates(self, s: State) -> list[Choice]:
        return [*((PART, effect) for effect in sorted({part[0] for part in self.parts})), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == DECLINE:
            return
        part = self.chosen_part(s, choice[1])
        at = self.parts.index(part)
        gain_parts(s, self.seat, self.parts[:at] + self.parts[at + 1 :])
        push(s, GivePart(AUTO, self.seat, part))
        if part[2] != NO_PRICE:
            pay(s, self.seat, price(part[2], part[3]))

    def chosen_part(self, s: State, kind: int) -> Part:
        """Of several parts of a kind the cheapest that can be had."""
        return next(part for part in self.parts if part[0] == kind and cannot_gain(s, self.seat, part) is None)


@frame
class GivePart(Frame):
    """One part of a bonus, paid for."""

    seat: int
    whose: int
    part: Part

    def take(self, s: State, choice: Choice) -> None:
        give_part(s, self.whose, self.part)


def give_part(s: State, seat: int, part: Part) -> None:
    effect = effects[part[0]]
    if not is_hers(s, seat):
        effect.give(s, seat, part[1])
    elif effect.give_her is not None:
        effect.give_her(s, part[1])


@frame
class TakeEither(Question):
    """One thing or another (TW-13.2.4)."""

    seat: int
    either: int

    asks = (TAKE_GOOD,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if not any(good == choice[1] for good, _ in s.box.eithers[self.either]):
            return NOT_OFFERED
        return NO_NOMAD if choice[1] == A_WORKER and not any(s.nomads) else None

    def take(self, s: State, choice: Choice) -> None:
        amount = next(n for good, n in s.box.eithers[self.either] if good == choice[1])
        if choice[1] == A_WORKER:
            offer_nomad(s, self.seat)
        else:
            add_good(s, self.seat, choice[1], amount)
