"""The leaders: the city leader's gifts and ability, and armies on the move (YU-7, YU-8)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .cards import cards_left
from .choices import (
    CITY_LEADER,
    DISCOUNT,
    DRAW_KEEP,
    DRAW_SPECIAL,
    GIFT,
    HELD,
    HOLD,
    JUNGLE,
    LED,
    MOVE,
    MOVED,
    PASS,
    RECEIVE,
    USE_POWER,
    USED_POWER,
)
from .cities import enter_city
from .combat import start_combat
from .effect_lines import LEADER, Effect, Effects
from .effect_lines import MOVE as MOVING
from .effects import can_pay, offer_all, perform_all
from .state import NOBODY, NONE, Frame, State, abilities, army_in, pay

GIFT_TOO_DEAR = Refusal("gift-too-dear", "YU-7.3")
MUST_RECEIVE = Refusal("must-receive", "YU-7.1")
NO_CARD_LEFT = Refusal("no-card-left", "YU-7.3")
NOT_YOUR_POWER = Refusal("not-your-power", "YU-7.2")
SAME_PLACE = Refusal("same-place", "YU-8.3")
OWN_ARMY_THERE = Refusal("own-army-there", "YU-8.3")
NO_CORN_TO_MOVE = Refusal("no-corn-to-move", "YU-8.2")


def activate_leader(s: State, seat: int, leader: int) -> None:
    s.players[seat].led += (leader,)
    tell(s, LED, seat, leader)
    if leader == CITY_LEADER:
        push(s, ChooseGift(seat), ApplyUpgrades(AUTO, seat), OfferPower(AUTO, seat))
    else:
        push(s, MoveArmy(seat, leader - 1))


# The city leader


def gift(s: State, seat: int, option: int) -> Effects:
    """What an option gives: that of the board, or of the upgrade that stands for it (YU-20.19)."""
    box = s.box
    found = box.gifts[option]
    for upgrade in range(s.players[seat].step):
        if box.replaces[upgrade] == option:
            found = box.upgrades[upgrade].at[LEADER]
    return found


def cannot_receive(s: State, seat: int, option: int) -> Refusal | None:
    """The price must be paid, and a card be there to be drawn (YU-7.3)."""
    for effect in gift(s, seat, option):
        if not can_pay(s.players[seat], effect):
            return GIFT_TOO_DEAR.of(jade=effect.jade, corn=effect.corn)
        if not cards_left(s) and any(op.word in (DRAW_SPECIAL, DRAW_KEEP) for op in effect.ops):
            return NO_CARD_LEFT
    return None


@frame
class ChooseGift(Frame):
    """Corn, jade or a special combat card; nothing only where none can be had (YU-7.1, YU-2.2)."""

    seat: int

    asks = (RECEIVE, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == PASS:
            return MUST_RECEIVE if any(cannot_receive(s, self.seat, n) is None for n in range(len(GIFT))) else None
        return cannot_receive(s, self.seat, choice[1])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == RECEIVE:
            use(s, self.seat, gift(s, self.seat, choice[1]))


def use(s: State, seat: int, effects: Effects) -> None:
    """Pay what effects cost, then carry them out."""
    for effect in effects:
        pay(s, seat, effect.corn, effect.jade, effect.prisoners)
    perform_all(s, seat, list(effects))


@frame
class ApplyUpgrades(Frame):
    """Upgrades that work on activation (YU-7.2)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        box = s.box
        own = [upgrade for upgrade in range(s.players[self.whose].step) if box.replaces[upgrade] == NONE]
        offer_all(s, self.whose, [effect for upgrade in own for effect in box.upgrades[upgrade].at[LEADER]])


@frame
class OfferPower(Frame):
    """After that the leader's ability may be used once, if its cost can be paid (YU-7.2)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if all(can_pay(player, effect) for effect in s.box.powers[player.power].at[LEADER]):
            push(s, UsePower(self.whose))


@frame
class UsePower(Frame):
    """The city leader's own ability, optional even where it costs nothing (YU-7.2)."""

    seat: int

    asks = (USE_POWER, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return NOT_YOUR_POWER if choice[0] == USE_POWER and choice[1] != s.players[self.seat].power else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == USE_POWER:
            tell(s, USED_POWER, self.seat, choice[1])
            use(s, self.seat, s.box.powers[choice[1]].at[LEADER])


# Armies


def moving_effects(s: State, seat: int, army: int) -> list[Effect]:
    """Effects when moving: of the army's abilities and creature, and of advisors (YU-20.13, YU-20.24)."""
    box, player = s.box, s.players[seat]
    found: list[Effect] = []
    for tile in abilities(player, army):
        found += box.abilities[tile].at[MOVING]
    if player.creature[army] != NONE:
        found += box.creatures[player.creature[army]].at[MOVING]
    for advisor in player.advisors:
        found += box.advisors[advisor].at[MOVING]
    return found


def discount(s: State, seat: int, army: int) -> int:
    return sum([effect.total(DISCOUNT) for effect in moving_effects(s, seat, army)])


def move_cost(s: State, seat: int, army: int, place: int, less: int) -> int:
    """One corn between jungle and city, two from city to city, less any discount (YU-8.2, YU-20.13)."""
    box = s.box
    if place == JUNGLE:
        return max(box.retreat_cost - less, 0)
    return max((box.step_cost if s.players[seat].at[army] == JUNGLE else box.march_cost) - less, 0)


@frame
class MoveArmy(Frame):
    """Move the whole army once, or not at all (YU-8.1 to YU-8.3)."""

    seat: int
    army: int

    asks = (MOVE, HOLD)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == HOLD:
            return None
        place, player = choice[1], s.players[self.seat]
        if place == player.at[self.army]:
            return SAME_PLACE
        if place != JUNGLE and place == player.at[1 - self.army]:
            return OWN_ARMY_THERE
        if move_cost(s, self.seat, self.army, place, 0) <= player.corn:
            return None  # whatever discounts there are
        cost = move_cost(s, self.seat, self.army, place, discount(s, self.seat, self.army))
        return None if cost <= player.corn else NO_CORN_TO_MOVE.of(corn=cost)

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == HOLD:
            tell(s, HELD, self.seat, self.army)
            return
        place, player = choice[1], s.players[self.seat]
        effects = moving_effects(s, self.seat, self.army)
        less = sum([effect.total(DISCOUNT) for effect in effects])
        corn = move_cost(s, self.seat, self.army, place, less)
        player.corn -= corn
        tell(s, MOVED, self.seat, self.army, player.at[self.army], place, corn)
        if place == JUNGLE:
            player.at[self.army] = JUNGLE
        else:
            push(s, Arrive(AUTO, self.seat, self.army, place))
        perform_all(s, self.seat, [effect for effect in effects if effect.acts], self.army)


@frame
class Arrive(Frame):
    """In a city without an enemy the city is activated; otherwise there is combat (YU-8.5, YU-8.6)."""

    seat: int
    whose: int
    army: int
    city: int

    def take(self, s: State, choice: Choice) -> None:
        other, theirs = army_in(s, self.city)
        if other == NOBODY:
            s.players[self.whose].at[self.army] = self.city
            enter_city(s, self.whose, self.city)
        else:
            start_combat(s, self.whose, self.army, other, theirs, self.city)
