"""What may be done at any moment of one's own turn: army cards, the exchange of Z15, the card of Z19 (TW-3.3)."""

from patolli.core.choice import Choice
from patolli.core.frame import push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .army import discard_army, renew
from .bonuses import gain_bonus
from .choices import BUY_CARD, BY_ARMY, EXCHANGE, EXCHANGED, POTATO, SPEND_ARMY, SPENT_ARMY, STOP
from .god_cards import gaining_cards
from .payments import pay, price
from .questions import ANY_TIME, RATES, Question, any_time_options, doings, given_bit, got_bit
from .state import State, without


def spend_army(s: State, seat: int, choice: Choice) -> None:
    """Discard an army card from the hand for its bonus (TW-3.3)."""
    player, card = s.players[seat], choice[1]
    player.army_hand = without(player.army_hand, card)
    discard_army(s, card)
    tell(s, SPENT_ARMY, seat, card)
    renew(s)
    s.exchanged = 0
    gain_bonus(s, seat, s.box.army[card], source=BY_ARMY)


def exchange(s: State, seat: int, choice: Choice) -> None:
    """Two stone, one gold and two corn are the same to the owner of Z15 (TW-12.13)."""
    _, give, get = choice
    goods = s.players[seat].goods
    goods[give] -= RATES[give]
    goods[get] += RATES[get]
    s.exchanged |= given_bit(give) | got_bit(get)
    tell(s, EXCHANGED, seat, give, get)


def buy_card(s: State, seat: int, choice: Choice) -> None:
    """A potato for a god card (TW-12.16)."""
    s.exchanged = 0
    push(s, gaining_cards(seat, 1, must=True))
    pay(s, seat, price(POTATO, 1))


def last_moment(s: State, seat: int) -> None:
    """Before a turn ends without another question: what was gained last can still be used (TW-3.3)."""
    if any_time_options(s, seat):
        push(s, LastMoment(seat))


@frame
class LastMoment(Question):
    """Nothing else is left to do in this turn."""

    seat: int

    asks = (STOP, *ANY_TIME)

    def cannot(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def chosen(self, s: State, choice: Choice) -> None:
        pass


doings.update({SPEND_ARMY: spend_army, EXCHANGE: exchange, BUY_CARD: buy_card})
