"""Carrying out effects: one word after the other, in the order on the piece (YU-2, YU-20).

The words themselves are at home in the chapters: `@word(GAIN_CORN)` says what one does. Words that only change a
figure (strength, captures, discounts, sacrifice points) are read where that figure is worked out.
"""

from collections.abc import Callable, Iterable
from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    GAIN_CORN,
    GAIN_JADE,
    GAIN_TOKEN,
    GAIN_VP,
    PASS,
    PAY,
    PICK,
    TOKEN,
    USE_ABILITY,
    USE_ADVISOR,
    USE_CARD,
    USE_CREATURE,
    USE_UPGRADE,
    USED,
    WORDS,
)
from .effect_lines import FIRST_DONE, REWARD, Effect, Op
from .state import BY_CITIES, BY_EFFECTS, Frame, Player, State, add_corn, add_jade, pay, score_points, take_token

NOT_OFFERED = Refusal("not-offered", "YU-20.17")
NOT_DUE = Refusal("not-due", "YU-2.9")
NO_TOKEN = Refusal("no-token", "YU-20.4")

GAVE_CORN, GAVE_JADE = 1, 2  # bits of `panel`: what the city being activated has given

Meaning = Callable[[State, int, Op, int, Effect], None]  # state, seat, op, army (or -1), effect
MEANINGS: Final[list[Meaning]] = [lambda s, seat, op, army, effect: None] * len(WORDS)


def word(number: int) -> Callable[[Meaning], Meaning]:
    """Make a function the meaning of a word."""

    def learn(meaning: Meaning) -> Meaning:
        MEANINGS[number] = meaning
        return meaning

    return learn


def can_pay(player: Player, effect: Effect) -> bool:
    """All of a cost, or nothing (YU-20.20)."""
    return player.corn >= effect.corn and player.jade >= effect.jade and player.prisoners >= effect.prisoners


def perform(s: State, seat: int, effect: Effect, army: int = -1, start: int = 0) -> None:
    """Do all an effect says, in order; what is asked on the way is answered before the rest."""
    if not start and not effect.priced and effect.use[0] in USED:  # what was paid for was named then
        tell(s, USED[effect.use[0]], seat, effect.use[1])
    if effect.either:
        push(s, PickOne(seat, effect.number, army))
        return
    ops = effect.ops
    for i in range(start, len(ops)):
        op = ops[i]
        if op.word > GAIN_VP and i + 1 < len(ops):
            s.agenda.append(Perform(AUTO, seat, effect.number, army, i + 1))
            MEANINGS[op.word](s, seat, op, army, effect)
            return
        if op.word >= FIRST_DONE:
            MEANINGS[op.word](s, seat, op, army, effect)


def perform_all(s: State, seat: int, effects: list[Effect], army: int = -1) -> None:
    """All of these effects; what they cost has been paid."""
    if len(effects) == 1:
        perform(s, seat, effects[0], army)
    else:
        in_order(s, seat, effects, army, False)


def offer_all(s: State, seat: int, effects: list[Effect]) -> None:
    """All of these effects outside combat; what they cost is asked for when their turn comes."""
    in_order(s, seat, effects, -1, True)


def in_order(s: State, seat: int, effects: list[Effect], army: int, offered: bool) -> None:
    """A piece settles the order of its own effects, their owner that of several pieces, if it can matter (YU-2.9)."""
    if order_matters(effects, offered):
        push(s, OrderEffects(seat, tuple([effect.number for effect in effects]), army, offered))
    elif offered:
        push(s, *[Offer(AUTO, seat, effect.number) for effect in effects])
    else:
        push(s, *[Perform(AUTO, seat, effect.number, army, 0) for effect in effects])


def order_matters(effects: list[Effect], offered: bool) -> bool:
    """What one piece gives can pay for a cost or an action of another; gifts alone come to the same in any order."""
    if len(effects) < 2 or not any(effect.action or (offered and effect.priced) for effect in effects):
        return False
    return any(effect.use != effects[0].use for effect in effects)


def offer(s: State, seat: int, effect: Effect) -> None:
    """Outside combat: do it, or ask whether its cost is paid (YU-2.2)."""
    if not effect.priced:
        perform(s, seat, effect)
    elif can_pay(s.players[seat], effect):
        push(s, PayCost(seat, effect.number))


@frame
class Perform(Frame):
    """The rest of an effect."""

    seat: int
    whose: int
    effect: int
    army: int
    start: int

    def take(self, s: State, choice: Choice) -> None:
        perform(s, self.whose, s.box.effects[self.effect], self.army, self.start)


@frame
class Offer(Frame):
    """An effect outside combat, offered when its turn comes."""

    seat: int
    whose: int
    effect: int

    def take(self, s: State, choice: Choice) -> None:
        offer(s, self.whose, s.box.effects[self.effect])


@frame
class OrderEffects(Frame):
    """Which of several own pieces comes next (YU-2.9)."""

    seat: int
    due: tuple[int, ...]  # numbers of effects
    army: int
    offered: bool  # their costs are still to be paid

    asks = (USE_CARD, USE_ABILITY, USE_CREATURE, USE_ADVISOR, USE_UPGRADE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if self.of_piece(s, choice) else NOT_DUE

    def of_piece(self, s: State, choice: Choice) -> list[Effect]:
        """The effects due of one piece."""
        return [effect for effect in self.effects(s) if effect.use == choice]

    def effects(self, s: State) -> list[Effect]:
        return [s.box.effects[number] for number in self.due]

    def candidates(self, s: State) -> Iterable[Choice]:
        return sorted({effect.use for effect in self.effects(s)})

    def take(self, s: State, choice: Choice) -> None:
        rest = [effect for effect in self.effects(s) if effect.use != choice]
        in_order(s, self.seat, rest, self.army, self.offered)
        in_order(s, self.seat, self.of_piece(s, choice), self.army, self.offered)


@frame
class PayCost(Frame):
    """An effect with a cost is optional (YU-2.2)."""

    seat: int
    effect: int

    asks = (PAY, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PAY:
            effect = s.box.effects[self.effect]
            pay(s, self.seat, effect.corn, effect.jade, effect.prisoners)
            perform(s, self.seat, effect)


@frame
class PickOne(Frame):
    """Exactly one of the things an effect lists (YU-20.17)."""

    seat: int
    effect: int
    army: int

    asks = (PICK,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if any(op.word == choice[1] for op in s.box.effects[self.effect].ops) else NOT_OFFERED

    def candidates(self, s: State) -> Iterable[Choice]:
        return sorted([(PICK, op.word) for op in s.box.effects[self.effect].ops])

    def take(self, s: State, choice: Choice) -> None:
        effect = s.box.effects[self.effect]
        op = next(op for op in effect.ops if op.word == choice[1])
        MEANINGS[op.word](s, self.seat, op, self.army, effect)


@word(GAIN_CORN)
def gain_corn(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    add_corn(s, seat, op.n)
    if effect.at == REWARD:
        s.panel |= GAVE_CORN


@word(GAIN_JADE)
def gain_jade(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    add_jade(s, seat, op.n)
    if effect.at == REWARD:
        s.panel |= GAVE_JADE


@word(GAIN_VP)
def gain_vp(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    score_points(s, seat, BY_CITIES if effect.at == REWARD else BY_EFFECTS, op.n)


@word(GAIN_TOKEN)
def gain_token(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    """A clan token of an opponent's colour not held yet; nothing if all are held (YU-20.4)."""
    push(s, *[GainToken(AUTO, seat)] * op.n)


def missing_tokens(s: State, seat: int) -> list[int]:
    held = s.players[seat].tokens
    return [other for other in range(len(s.players)) if other != seat and not held >> other & 1]


@frame
class GainToken(Frame):
    """Only where several colours are missing is there anything to choose."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        missing = missing_tokens(s, self.whose)
        if len(missing) > 1:
            push(s, ChooseToken(self.whose))
        elif missing:
            take_token(s, self.whose, missing[0])


@frame
class ChooseToken(Frame):
    """Which opponent's clan token to take (YU-20.4)."""

    seat: int

    asks = (TOKEN,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in missing_tokens(s, self.seat) else NO_TOKEN

    def take(self, s: State, choice: Choice) -> None:
        take_token(s, self.seat, choice[1])
