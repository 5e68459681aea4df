"""Turning things face up again: bonuses, Z03, Z16 and the high-priest action (TW-1.9, TW-8.6)."""

from patolli.core.choice import Choice
from patolli.core.frame import frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    CORN,
    RESTORE_ARMY,
    RESTORE_BUILDING,
    RESTORED,
    RESTORED_ARMY,
    STOP,
)
from .components import Cost
from .payments import NOTHING, Purchase, can_pay, food, price, sell, too_dear
from .state import Question, State, without

NOT_FACE_DOWN = Refusal("not-face-down", "TW-1.9")
NOTHING_FACE_DOWN = Refusal("nothing-face-down", "TW-1.9")
BUILDINGS_ONLY = Refusal("buildings-only", "TW-12.2")
CANNOT_PAY_RESTORING = Refusal("cannot-pay-restoring", "TW-8.6")
NO_FOOD_TO_RESTORE = Refusal("no-food-to-restore", "TW-8.6")


def restore_building(s: State, seat: int, building: int) -> None:
    player = s.players[seat]
    player.down = without(player.down, building)
    player.up = tuple(sorted((*player.up, building)))
    tell(s, RESTORED, seat, building)


def restore_army(s: State, seat: int, card: int) -> None:
    player = s.players[seat]
    player.army_down = without(player.army_down, card)
    player.army_up = tuple(sorted((*player.army_up, card)))
    tell(s, RESTORED_ARMY, seat, card)


def cannot_restore(s: State, seat: int, choice: Choice) -> Refusal | None:
    player = s.players[seat]
    down = player.down if choice[0] == RESTORE_BUILDING else player.army_down
    return None if choice[1] in down else NOT_FACE_DOWN


def restore(s: State, seat: int, choice: Choice) -> None:
    if choice[0] == RESTORE_BUILDING:
        restore_building(s, seat, choice[1])
    else:
        restore_army(s, seat, choice[1])


def exhausted(s: State, seat: int) -> list[Choice]:
    """Candidates, where something is restored."""
    player = s.players[seat]
    buildings, cards = player.down, player.army_down
    return [*((RESTORE_BUILDING, building) for building in buildings), *((RESTORE_ARMY, card) for card in cards)]


@frame
class RestoreSome(Question):
    """Restore up to so many buildings or army cards for free (TW-7.6, TW-12.2)."""

    seat: int
    left: int
    buildings: bool  # no army cards

    asks = (RESTORE_BUILDING, RESTORE_ARMY, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None
        if choice[0] == RESTORE_ARMY and self.buildings:
            return BUILDINGS_ONLY
        return cannot_restore(s, self.seat, choice)

    def candidates(self, s: State) -> list[Choice]:
        return [*exhausted(s, self.seat), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] != STOP:
            restore(s, self.seat, choice)
            restore_some(s, self.seat, self.left - 1, self.buildings)


def restore_some(s: State, seat: int, count: int, buildings: bool = False) -> None:
    """Ask what to restore, if anything is face down (TW-1.11)."""
    player = s.players[seat]
    if count and (player.down or (player.army_down and not buildings)):
        push(s, RestoreSome(seat, count, buildings))


def cannot_restore_any(s: State, seat: int, n: int) -> Refusal | None:
    player = s.players[seat]
    return None if player.down or player.army_down else NOTHING_FACE_DOWN


@frame
class Restoration(Purchase):
    """The active player restores one for free and others for food; the others each for corn (TW-8.6)."""

    seat: int
    leading: bool
    restored: int

    asks = (RESTORE_BUILDING, RESTORE_ARMY, STOP)

    def cost(self) -> Cost:
        if not self.leading:
            return price(CORN, 1)
        return food(1) if self.restored else NOTHING

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None
        goods = s.players[self.seat].goods
        if not self.leading and (dear := too_dear(CANNOT_PAY_RESTORING, goods, CORN, 1)):
            return dear
        return cannot_restore(s, self.seat, choice) if can_pay(goods, self.cost()) else NO_FOOD_TO_RESTORE

    def candidates(self, s: State) -> list[Choice]:
        return [*exhausted(s, self.seat), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] != STOP:
            sell(s, self, choice, self.cost())

    def buy(self, s: State, choice: Choice) -> None:
        restore(s, self.seat, choice)
        player = s.players[self.seat]
        if player.down or player.army_down:
            push(s, Restoration(self.seat, self.leading, self.restored + 1))
