"""What may be done at any moment of one's own turn: army cards, the exchange of Z15, the card of Z19 (TW-3.3)."""

from typing import Final

from patolli.core.aside import Aside
from patolli.core.choice import Choice
from patolli.core.frame import frame, push, tell
from patolli.core.refusal import Refusal

from .army import discard_army, renew
from .choices import (
    BUY_CARD,
    BY_ARMY,
    CHOICES,
    CORN,
    EXCHANGE,
    EXCHANGED,
    GOLD,
    POTATO,
    SPEND_ARMY,
    SPENT_ARMY,
    STONE,
    STOP,
)
from .gaining import gain_bonus
from .god_cards import NO_CARD_LEFT, gaining_cards, god_card_left
from .payments import can_pay, pay, price
from .state import Z_EXCHANGE, Z_POTATO_FOR_CARD, Question, State, can_act_freely, without

NOT_YOUR_OWN_TURN = Refusal("not-your-own-turn", "TW-3.3")
NOT_IN_YOUR_HAND = Refusal("not-in-your-hand", "TW-3.3")
NO_EXCHANGE_HOUSE = Refusal("no-exchange-house", "TW-12.13")
NOT_EXCHANGED = Refusal("not-exchanged", "TW-12.13")
TOO_FEW_TO_EXCHANGE = Refusal("too-few-to-exchange", "TW-12.13")
BACK_AND_FORTH = Refusal("back-and-forth", "TW-12.13")
NO_CARD_HOUSE = Refusal("no-card-house", "TW-12.16")
NO_POTATO = Refusal("no-potato", "TW-12.16")

RATES: Final = {CORN: 2, STONE: 2, GOLD: 1}  # TW-12.13
EXCHANGES: Final = tuple((EXCHANGE, give, get) for give in RATES for get in RATES if give != get)
OWN_TURN_ONLY: Final = "exchange-own-turn"  # the other reading of R26


class SpendArmy(Aside[State]):
    """Discard an army card from the hand for its bonus (TW-3.3)."""

    choices = CHOICES
    asks = (SPEND_ARMY,)

    def candidates(self, s: State, seat: int) -> list[Choice]:
        return [(SPEND_ARMY, card) for card in s.players[seat].army_hand]

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        if s.active != seat:
            return NOT_YOUR_OWN_TURN
        return None if choice[1] in s.players[seat].army_hand else NOT_IN_YOUR_HAND

    def take(self, s: State, seat: int, choice: Choice) -> None:
        player, card = s.players[seat], choice[1]
        player.army_hand = without(player.army_hand, card)
        discard_army(s, card)
        tell(s, SPENT_ARMY, seat, card)
        renew(s)
        s.exchanged = 0
        gain_bonus(s, seat, s.box.army[card], source=BY_ARMY)


class Exchange(Aside[State]):
    """Two stone, one gold and two corn are the same to the owner of Z15, whenever he is asked (TW-12.13, R26).

    Going back on an exchange before anything else is done would only go round in circles.
    """

    choices = CHOICES
    asks = (EXCHANGE,)
    remembers = True

    def candidates(self, s: State, seat: int) -> tuple[Choice, ...]:
        return EXCHANGES if s.players[seat].works & Z_EXCHANGE else ()

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        _, give, get = choice
        player = s.players[seat]
        if not player.works & Z_EXCHANGE:
            return NO_EXCHANGE_HOUSE
        if s.active != seat and OWN_TURN_ONLY in s.rulings:
            return NOT_YOUR_OWN_TURN
        if choice not in EXCHANGES:
            return NOT_EXCHANGED
        if s.exchanged & (given_bit(get) | got_bit(give)):
            return BACK_AND_FORTH
        return None if player.goods[give] >= RATES[give] else TOO_FEW_TO_EXCHANGE

    def take(self, s: State, seat: int, choice: Choice) -> None:
        _, give, get = choice
        goods = s.players[seat].goods
        goods[give] -= RATES[give]
        goods[get] += RATES[get]
        s.exchanged |= given_bit(give) | got_bit(get)
        tell(s, EXCHANGED, seat, give, get)

    def forget(self, s: State) -> None:
        s.exchanged = 0


def given_bit(resource: int) -> int:
    return 1 << resource


def got_bit(resource: int) -> int:
    return 16 << resource


class BuyCard(Aside[State]):
    """A potato for a god card: Z19 (TW-12.16)."""

    choices = CHOICES
    asks = (BUY_CARD,)

    def candidates(self, s: State, seat: int) -> tuple[Choice, ...]:
        return ((BUY_CARD,),) if s.players[seat].works & Z_POTATO_FOR_CARD else ()

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        player = s.players[seat]
        if s.active != seat:
            return NOT_YOUR_OWN_TURN
        if not player.works & Z_POTATO_FOR_CARD:
            return NO_CARD_HOUSE
        if not can_pay(player.goods, price(POTATO, 1)):
            return NO_POTATO
        return None if god_card_left(s) else NO_CARD_LEFT

    def take(self, s: State, seat: int, choice: Choice) -> None:
        s.exchanged = 0
        push(s, gaining_cards(seat, 1, must=True))
        pay(s, seat, price(POTATO, 1))


Question.asides = (SpendArmy(), Exchange(), BuyCard())


def last_moment(s: State, seat: int) -> None:
    """Before a turn ends without another question: what was gained last can still be used (TW-3.3)."""
    if can_act_freely(s, seat):
        push(s, LastMoment(seat))


@frame
class LastMoment(Question):
    """Nothing else is left to do in this turn."""

    seat: int

    asks = (STOP,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        pass
