"""Moving the high priest, and the five actions it activates for everybody (TW-8.1 to TW-8.8)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell

from .army import draw_armies
from .axomamma.priest import she_conquers, she_joins, she_musters, she_sends_casualty
from .bonus import NO_PRICE, Part
from .choices import (
    BY_BUILDINGS,
    CONQUEST_ACTION,
    CORN,
    GOLD,
    MOVED,
    OFFERING,
    PRODUCTION,
    RESTORATION,
    SECTORS,
    STEP,
    TOOK_GOLD,
    WEAVE,
    WORSHIP,
)
from .components import TOP_STEP
from .conquest import MusterArmies, OfferConquest, send_casualty
from .gaining import gain_parts
from .payments import can_pay, price
from .production import production
from .restoration import Restoration
from .state import (
    Z_CONQUEST_INCOME,
    Z_OFFERING_CLIMB,
    Z_OFFERING_WEAVE,
    Z_RESTORATION_INCOME,
    Frame,
    State,
    action_at,
    add_good,
    can_act_freely,
    is_hers,
    order_from,
    score,
)
from .temple import Offering, Worship, offering_price

A_WEAVING: Part = (WEAVE, 1, NO_PRICE, 0)
A_STEP_FOR_GOLD: Part = (STEP, 1, GOLD, 1)


def move_priest(s: State, seat: int, steps: int) -> int:
    """Clockwise; returns the action above the sector reached (TW-8.1)."""
    player = s.players[seat]
    player.priest = (player.priest + steps) % SECTORS
    action = action_at(s, player.priest)
    tell(s, MOVED, seat, player.priest, action)
    return action


def activate(s: State, seat: int, action: int, gold: bool) -> None:
    """Everybody resolves the action in turn order; the active player may have taken a gold instead (TW-8.1, TW-8.2)."""
    order = order_from(s, seat)
    triggers = [Trigger(AUTO, other, action) for other in order if s.players[other].works and not is_hers(s, other)]
    if action == CONQUEST_ACTION:
        fighting = [other for other in order if other != seat or not gold]
        push(
            s,
            *triggers,
            BuryWorker(AUTO, seat),
            *[Muster(AUTO, other, other == seat) for other in fighting],
            *[TakeLand(AUTO, other, other == seat, False) for other in fighting],
            *[TakeLand(AUTO, seat, True, True) for _ in range(not gold)],
        )
    else:
        push(s, *triggers, *[TakePart(AUTO, other, action, other == seat, gold) for other in order])
    if gold:
        tell(s, TOOK_GOLD, seat)
        add_good(s, seat, GOLD, 1)


@frame
class Trigger(Frame):
    """Buildings that work whenever anyone activates an action (TW-8.3, TW-12.9, TW-12.10, TW-12.15, TW-12.20)."""

    seat: int
    whose: int
    action: int

    def take(self, s: State, choice: Choice) -> None:
        seat, works = self.whose, s.players[self.whose].works
        if self.action == OFFERING:
            parts: tuple[Part, ...] = (A_WEAVING,) if works & Z_OFFERING_WEAVE else ()
            gain_parts(s, seat, (*parts, A_STEP_FOR_GOLD) if works & Z_OFFERING_CLIMB else parts)
        elif self.action == CONQUEST_ACTION and works & Z_CONQUEST_INCOME:
            add_good(s, seat, GOLD, 1)
            score(s, seat, 1, BY_BUILDINGS)
        elif self.action == RESTORATION and works & Z_RESTORATION_INCOME:
            add_good(s, seat, GOLD, 1)
            draw_armies(s, seat, 1)


@frame
class TakePart(Frame):
    """One player's part of an action, if there is anything to do (TW-8.1)."""

    seat: int
    whose: int
    action: int
    leading: bool
    gold: bool  # the active player has taken a gold

    def take(self, s: State, choice: Choice) -> None:
        seat, leading = self.whose, self.leading
        joins = not (leading and self.gold)
        player = s.players[seat]
        if is_hers(s, seat):
            she_joins(s, self.action, leading)
        elif self.action == PRODUCTION:
            production(s, seat, leading, joins)
        elif not joins:
            return
        elif self.action == RESTORATION:
            if player.down or player.army_down:
                push(s, Restoration(seat, leading, 0))
        elif player.step >= TOP_STEP:
            return
        elif self.action == WORSHIP:
            if any(player.statues):
                push(s, Worship(seat, leading, (False, False)))
        elif can_pay(player.goods, price(CORN, offering_price(leading, 1))) or can_act_freely(s, seat):
            push(s, Offering(seat, leading))


@frame
class BuryWorker(Frame):
    """The first step of a conquest (TW-8.7.1)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if is_hers(s, self.whose):
            she_sends_casualty(s)
        else:
            send_casualty(s, self.whose)


@frame
class Muster(Frame):
    """The second step: army cards are played (TW-8.7.2)."""

    seat: int
    whose: int
    leading: bool

    def take(self, s: State, choice: Choice) -> None:
        if is_hers(s, self.whose):
            she_musters(s)
        else:
            push(s, MusterArmies(AUTO, self.whose, self.leading))


@frame
class TakeLand(Frame):
    """The third step: markers are placed, by the active player twice (TW-8.7.3, TW-8.7.4)."""

    seat: int
    whose: int
    leading: bool
    again: bool

    def take(self, s: State, choice: Choice) -> None:
        if is_hers(s, self.whose):
            she_conquers(s, self.again)
        else:
            push(s, OfferConquest(AUTO, self.whose))
