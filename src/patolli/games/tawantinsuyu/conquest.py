"""Conquest: casualties, armies into the field, markers on lands, soldiers paid (TW-8.7)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .army import discard_army, renew
from .choices import (
    BY_CONQUEST,
    CASUALTY,
    CONQUER,
    CONQUERED,
    DECLINE,
    LAND,
    LOSE_ARMY,
    LOST_ARMY,
    PLAY_ARMY,
    PLAYED_ARMY,
    POTATO,
    SEND,
    STOP,
    TAKE_NOMAD,
    TURN_DOWN,
    TURNED_DOWN,
)
from .gaining import gain_bonus
from .payments import NOTHING, Purchase, price, sell, too_dear
from .soldiers import Army, affordable, army_of, can_end, demand
from .state import HER_SEAT, NOBODY, Frame, Question, State, without
from .workers import NO_SUCH_NOMAD, leave_nomads, leave_village

VILLAGE_FIRST = Refusal("village-first", "TW-8.7.1")
VILLAGE_EMPTY = Refusal("village-empty", "TW-8.7.1")
ARMY_NOT_IN_HAND = Refusal("army-not-in-hand", "TW-8.7.2")
CANNOT_PAY_ARMY = Refusal("cannot-pay-army", "TW-8.7.2")
LAND_TAKEN = Refusal("land-taken", "TW-8.7.3")
NO_MARKER_LEFT = Refusal("no-marker-left", "TW-8.7.3")
TOO_FEW_SOLDIERS = Refusal("too-few-soldiers", "TW-8.7.5")
NOT_A_FACE_UP_ARMY = Refusal("not-a-face-up-army", "TW-8.7.3")
SUPERFLUOUS = Refusal("superfluous", "TW-8.7.5")


def bury(s: State, worker: int) -> None:
    """A worker goes to the casualties of war (TW-8.7.1)."""
    s.casualties += (worker,)
    tell(s, CASUALTY, s.active, worker, len(s.casualties))


@frame
class SendCasualty(Question):
    """The active player takes a worker from an end of the village, or a nomad if it is empty (TW-8.7.1)."""

    seat: int

    asks = (SEND, TAKE_NOMAD)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == SEND:
            return None if s.village else VILLAGE_EMPTY
        if s.village:
            return VILLAGE_FIRST
        return None if s.nomads[choice[1]] else NO_SUCH_NOMAD

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == SEND:
            bury(s, leave_village(s, choice[1]))
        else:
            bury(s, choice[1])
            leave_nomads(s, choice[1])


def send_casualty(s: State, seat: int) -> None:
    """Nothing is moved if there is nobody (TW-8.7.1)."""
    if s.village or any(s.nomads):
        push(s, SendCasualty(seat))


@frame
class MusterArmies(Frame):
    """Ask a player to play army cards, if there are any in hand (TW-8.7.2)."""

    seat: int
    whose: int
    leading: bool

    def take(self, s: State, choice: Choice) -> None:
        if s.players[self.whose].army_hand:
            push(s, PlayArmies(self.whose, self.leading))


@frame
class PlayArmies(Purchase):
    """Army cards from hand face up on the table for a potato each; the active player's first is free (TW-8.7.2)."""

    seat: int
    free: bool

    asks = (PLAY_ARMY, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None
        player = s.players[self.seat]
        if choice[1] not in player.army_hand:
            return ARMY_NOT_IN_HAND
        return None if self.free else too_dear(CANNOT_PAY_ARMY, player.goods, POTATO, 1)

    def candidates(self, s: State) -> list[Choice]:
        return [*((PLAY_ARMY, card) for card in s.players[self.seat].army_hand), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PLAY_ARMY:
            sell(s, self, choice, NOTHING if self.free else price(POTATO, 1))

    def buy(self, s: State, choice: Choice) -> None:
        field(s, self.seat, choice[1])
        push(s, MusterArmies(AUTO, self.seat, False))


def field(s: State, seat: int, card: int) -> None:
    """A card comes from hand face up into the play area."""
    player = s.players[seat]
    player.army_hand = without(player.army_hand, card)
    player.army_up = tuple(sorted((*player.army_up, card)))
    tell(s, PLAYED_ARMY, seat, card)


# Markers


def cannot_conquer(s: State, seat: int, army: Army, land: int) -> Refusal | None:
    """TW-8.7.3, TW-8.7.5."""
    if not s.players[seat].markers:
        return NO_MARKER_LEFT
    if s.lands[land] != NOBODY:
        return LAND_TAKEN
    return None if affordable(army, demand(s, seat, land)) else TOO_FEW_SOLDIERS


def open_lands(s: State, seat: int) -> list[int]:
    """Every land a player can conquer now: none without an army, unless it is hers, for whom some may be free."""
    army = army_of(s, seat)
    if not any(army) and seat != HER_SEAT and s.box.all_guarded:
        return []
    return [land for land in range(len(LAND)) if cannot_conquer(s, seat, army, land) is None]


@frame
class OfferConquest(Frame):
    """Ask a player to conquer, if some land is to be had (TW-8.7.3, TW-8.7.4)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if open_lands(s, self.whose):
            push(s, Conquer(self.whose))


@frame
class Conquer(Question):
    """A marker on an empty land: its bonus, then its soldiers (TW-8.7.3)."""

    seat: int

    asks = (CONQUER, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == DECLINE else cannot_conquer(s, self.seat, army_of(s, self.seat), choice[1])

    def options(self, s: State) -> list[Choice]:
        """By hand: the soldiers are counted once, not for each land."""
        found: list[Choice] = [(CONQUER, land) for land in open_lands(s, self.seat)]
        found.append((DECLINE,))
        return found

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == CONQUER:
            push(s, PayArmies(AUTO, self.seat, choice[1]))
            mark_land(s, self.seat, choice[1])


def mark_land(s: State, seat: int, land: int) -> None:
    """Put a marker and gain the bonus (TW-8.7.3)."""
    s.lands[land] = seat
    s.players[seat].markers -= 1
    tell(s, CONQUERED, seat, land)
    gain_bonus(s, seat, s.box.land[land], source=BY_CONQUEST)


# Soldiers


@frame
class PayArmies(Frame):
    """Work out what a land demands (TW-8.7.3, TW-12.11)."""

    seat: int
    whose: int
    land: int

    def take(self, s: State, choice: Choice) -> None:
        flip, lose, either = demand(s, self.whose, self.land)
        pay_soldiers(s, self.whose, flip, lose, either, (0, 0))


def pay_soldiers(s: State, seat: int, flip: int, lose: int, either: bool, picked: Army) -> None:
    if flip or lose:
        push(s, PaySoldiers(seat, flip, lose, either, picked))


@frame
class PaySoldiers(Frame):
    """Turn down cards for the one demand, then discard cards for the other; none too many (TW-8.7.3, TW-8.7.5).

    A payment is one moment: nothing is turned up between its demands. `either`: with Z13 one soldier is left to pay,
    and the owner says how (R25). `picked` are the cards of one and of two soldiers picked so far for the demand being
    met.
    """

    seat: int
    flip: int
    lose: int
    either: bool
    picked: Army

    asks = (TURN_DOWN, LOSE_ARMY)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] not in s.players[self.seat].army_up:
            return NOT_A_FACE_UP_ARMY
        turning = choice[0] == TURN_DOWN
        if not self.either and turning != bool(self.flip):
            return SUPERFLUOUS
        if self.either:
            return None
        two = s.box.soldiers[choice[1]] == 2
        picked = (self.picked[0] + (not two), self.picked[1] + two)
        left = army_of(s, self.seat)
        army = (left[0] + self.picked[0], left[1] + self.picked[1])
        wanted = (self.flip, self.lose) if turning else (self.lose, 0)
        return None if can_end(army, wanted, picked) else SUPERFLUOUS

    def candidates(self, s: State) -> list[Choice]:
        return [(kind, card) for kind in self.asks for card in s.players[self.seat].army_up]

    def take(self, s: State, choice: Choice) -> None:
        turning = choice[0] == TURN_DOWN
        (turn_down if turning else lose_army)(s, self.seat, choice[1])
        if self.either:
            return
        two = s.box.soldiers[choice[1]] == 2
        picked = (self.picked[0] + (not two), self.picked[1] + two)
        if picked[0] + 2 * picked[1] < (self.flip if turning else self.lose):
            pay_soldiers(s, self.seat, self.flip, self.lose, False, picked)
        elif turning:
            pay_soldiers(s, self.seat, 0, self.lose, False, (0, 0))


def turn_down(s: State, seat: int, card: int) -> None:
    player = s.players[seat]
    player.army_up = without(player.army_up, card)
    player.army_down = tuple(sorted((*player.army_down, card)))
    tell(s, TURNED_DOWN, seat, card)


def lose_army(s: State, seat: int, card: int) -> None:
    """Discarded without its bonus (TW-8.7.6)."""
    player = s.players[seat]
    player.army_up = without(player.army_up, card)
    discard_army(s, card)
    tell(s, LOST_ARMY, seat, card)
    renew(s)
