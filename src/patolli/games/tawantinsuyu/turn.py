"""A turn: place a worker or perform two secondary actions, then its end (TW-3, TW-8, TW-9). Read this first."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .any_time import last_moment
from .army import army_left, train
from .axomamma.turn import SheTakesTurn
from .buildings import RefillMarket
from .ceremony import hold_ceremony
from .choices import (
    CHOICES,
    DECLINE,
    DISMISS,
    HIRE,
    HIRE_VILLAGER,
    MOVE,
    MOVE_FOR_GOLD,
    PLACE,
    PLACE_AS,
    PRAY,
    PRIEST_SET,
    SET_PRIEST,
    TRAIN,
    TURN,
)
from .god_cards import gaining_cards, god_card_left, lay_on_altar
from .high_priest import activate, move_priest
from .payments import Purchase, can_pay, food, price, sell, too_dear
from .placement import CANNOT_TREAT_AS, cannot_place, place, placements
from .state import NONE, Frame, Question, State, action_at, can_act_freely, is_hers
from .workers import NO_SUCH_NOMAD, dismiss, take_nomad, take_villager

ONE_OR_TWO_STEPS = Refusal("one-or-two-steps", "TW-8.1")
DONE_ALREADY = Refusal("done-already", "TW-3.2")
NO_GOD_CARD_LEFT = Refusal("no-god-card-left", "TW-3.4")
NO_ARMY_CARD_LEFT = Refusal("no-army-card-left", "TW-3.4")
SECOND_OF_TWO = Refusal("second-of-two", "TW-3.2")
NO_VILLAGER = Refusal("no-villager", "TW-9.2")
CANNOT_PAY_HIRE = Refusal("cannot-pay-hire", "TW-9.2")
NOT_YOUR_WORKER = Refusal("not-your-worker", "TW-9.3")

PRAYED = 2  # god cards of a prayer
STRIDES: Final = (1, 2)  # of the high priest (TW-8.1)
# Secondary actions, as bits of what was done this turn.
MOVING, PRAYING, TRAINING, HIRING = 1, 2, 4, 8
SECONDARY: Final = {MOVE: MOVING, MOVE_FOR_GOLD: MOVING, PRAY: PRAYING, TRAIN: TRAINING, HIRE: HIRING}
SECONDARY_CHOICES: Final = (
    *((kind, steps) for kind in (MOVE, MOVE_FOR_GOLD) for steps in STRIDES),
    *CHOICES.every((PRAY, TRAIN, HIRE)),
)
NOT_DONE: Final = tuple(  # by what was done
    tuple(choice for choice in SECONDARY_CHOICES if not SECONDARY[choice[0]] & done) for done in range(2 * HIRING)
)


@frame
class BeginTurn(Frame):
    """Who holds the token begins with a ceremony (TW-10.1); before the first turn one places the priest (TW-3.1)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        seat = self.whose
        s.active = seat
        turn: list[Frame] = [SheTakesTurn() if is_hers(s, seat) else TakeTurn(seat)]
        if s.players[seat].priest == NONE:
            turn.insert(0, SetPriest(seat))
        if not is_hers(s, seat):
            turn += [LayPlayedCard(), OfferHire(AUTO, seat), LimitWorkers(AUTO, seat)]
        push(s, *turn, RefillMarket(), NextTurn(AUTO, seat))
        if s.token == seat:
            push(s, AfterCeremony(AUTO, seat))
            hold_ceremony(s, seat)
        else:
            tell(s, TURN, seat)


@frame
class AfterCeremony(Frame):
    """Then the holder of the token takes a normal turn (TW-10.1)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        tell(s, TURN, self.whose)


@frame
class NextTurn(Frame):
    """Clockwise, for ever; the last ceremony clears the agenda."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        push(s, BeginTurn(AUTO, (self.whose + 1) % len(s.players)))


@frame
class SetPriest(Frame):
    """Before the very first turn the high priest is put on any space; nothing is activated (TW-3.1)."""

    seat: int

    asks = (SET_PRIEST,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        s.players[self.seat].priest = choice[1]
        tell(s, PRIEST_SET, self.seat, choice[1], action_at(s, choice[1]))


def cannot_act(s: State, done: int, choice: Choice) -> Refusal | None:
    """Two different secondary actions (TW-3.2)."""
    return DONE_ALREADY if SECONDARY[choice[0]] & done else cannot_begin(s, choice)


def cannot_begin(s: State, choice: Choice) -> Refusal | None:
    """A secondary action is chosen only if it can have an effect (TW-3.4)."""
    kind = choice[0]
    if kind == MOVE or kind == MOVE_FOR_GOLD:
        return None if choice[1] in STRIDES else ONE_OR_TWO_STEPS
    if kind == PRAY:
        return None if god_card_left(s) else NO_GOD_CARD_LEFT
    if kind == TRAIN:
        return None if army_left(s) else NO_ARMY_CARD_LEFT
    return None if s.nomads[choice[1]] else NO_SUCH_NOMAD


def actions(s: State, done: int) -> list[Choice]:
    """Every secondary action that may be chosen."""
    return [choice for choice in NOT_DONE[done] if cannot_begin(s, choice) is None]


def can_act(s: State, done: int) -> bool:
    """Whether there is a secondary action to choose (TW-3.4)."""
    for choice in NOT_DONE[done]:
        if cannot_begin(s, choice) is None:
            return True
    return False


def act(s: State, seat: int, choice: Choice) -> None:
    """A secondary action (TW-8.1, TW-8.9 to TW-8.11)."""
    kind = choice[0]
    if kind in (MOVE, MOVE_FOR_GOLD):
        activate(s, seat, move_priest(s, seat, choice[1]), kind == MOVE_FOR_GOLD)
    elif kind == PRAY:
        push(s, gaining_cards(seat, PRAYED, must=True))
    elif kind == TRAIN:
        train(s, seat)
    else:
        take_nomad(s, seat, choice[1])


@frame
class TakeTurn(Question):
    """Place a worker, or perform the first of two secondary actions (TW-3.2)."""

    seat: int

    asks = (PLACE, PLACE_AS, *SECONDARY)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == PLACE:
            return cannot_place(s, self.seat, choice[1], choice[1], choice[2])
        if choice[0] == PLACE_AS:
            return cannot_place_as(s, self.seat, choice)
        return cannot_act(s, 0, choice)

    def options(self, s: State) -> list[Choice]:
        """By hand: asking `refuse` about each worker on each space takes half the time of a whole random game."""
        return placements(s, self.seat) + actions(s, 0)

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PLACE:
            place(s, self.seat, choice[1], choice[1], choice[2])
        elif choice[0] == PLACE_AS:
            place(s, self.seat, choice[1], choice[2], choice[3])
        else:
            push(s, OfferSecond(AUTO, self.seat, SECONDARY[choice[0]]))
            act(s, self.seat, choice)


def cannot_place_as(s: State, seat: int, choice: Choice) -> Refusal | None:
    """A worker is not treated as what it is (TW-12.0)."""
    _, worker, kind, space = choice
    if worker == kind:
        return CANNOT_TREAT_AS
    return cannot_place(s, seat, worker, kind, space)


@frame
class OfferSecond(Frame):
    """The second action is chosen when the first is all done, if there is one (TW-3.6)."""

    seat: int
    whose: int
    done: int

    def take(self, s: State, choice: Choice) -> None:
        if can_act(s, self.done):
            push(s, TakeSecond(self.whose, self.done))


@frame
class TakeSecond(Question):
    """Perform another secondary action (TW-3.2, TW-3.6)."""

    seat: int
    done: int

    asks = (*SECONDARY, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return SECOND_OF_TWO if can_act(s, self.done) else None
        return cannot_act(s, self.done, choice)

    def options(self, s: State) -> list[Choice]:
        return actions(s, self.done) or [(DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] != DECLINE:
            act(s, self.seat, choice)


# The end of a turn


@frame
class LayPlayedCard(Frame):
    """The god card played goes to the altar (TW-9.1)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.played != NONE:
            lay_on_altar(s, s.played)
            s.played = NONE


@frame
class OfferHire(Frame):
    """Hiring from the village at the end of the turn, if it can be paid (TW-9.2); else a last moment (TW-3.3)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if s.village and (can_pay(s.players[self.whose].goods, food(1)) or can_act_freely(s, self.whose)):
            push(s, HireVillager(self.whose))
        else:
            last_moment(s, self.whose)


@frame
class HireVillager(Purchase):
    """A worker from the potato end or the corn end for a food of that kind (TW-9.2)."""

    seat: int

    asks = (HIRE_VILLAGER, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        if not s.village:
            return NO_VILLAGER
        return too_dear(CANNOT_PAY_HIRE, s.players[self.seat].goods, choice[1], 1)

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == HIRE_VILLAGER:
            sell(s, self, choice, price(choice[1], 1))

    def buy(self, s: State, choice: Choice) -> None:
        take_villager(s, self.seat, choice[1])


@frame
class LimitWorkers(Frame):
    """No more than two workers are kept (TW-9.3)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if len(s.players[self.whose].workers) > s.box.workers_kept:
            push(s, DismissWorker(self.whose), self)


@frame
class DismissWorker(Frame):
    """A worker too many leaves the game; the turn is over (TW-9.3, TW-9.6)."""

    seat: int

    asks = (DISMISS,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.players[self.seat].workers else NOT_YOUR_WORKER

    def take(self, s: State, choice: Choice) -> None:
        dismiss(s, self.seat, choice[1])
