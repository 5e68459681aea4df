"""A player's question, which also accepts what may be done at any moment of one's turn (TW-3.3, Z15, Z19)."""

from collections.abc import Callable
from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import push
from patolli.core.refusal import Refusal

from .choices import BUY_CARD, CORN, EXCHANGE, GOLD, POTATO, SPEND_ARMY, STONE
from .state import Z_EXCHANGE, Z_POTATO_FOR_CARD, Frame, State

NOT_YOUR_OWN_TURN = Refusal("not-your-own-turn", "TW-3.3")
NOT_IN_YOUR_HAND = Refusal("not-in-your-hand", "TW-3.3")
NO_EXCHANGE_HOUSE = Refusal("no-exchange-house", "TW-12.13")
NOT_EXCHANGED = Refusal("not-exchanged", "TW-12.13")
TOO_FEW_TO_EXCHANGE = Refusal("too-few-to-exchange", "TW-12.13")
BACK_AND_FORTH = Refusal("back-and-forth", "TW-12.13")
NO_CARD_HOUSE = Refusal("no-card-house", "TW-12.16")
NO_POTATO = Refusal("no-potato", "TW-12.16")
NO_CARD_LEFT = Refusal("no-card-left", "TW-6.5")

ANY_TIME: Final = (SPEND_ARMY, EXCHANGE, BUY_CARD)
RATES: Final = {CORN: 2, STONE: 2, GOLD: 1}  # TW-12.13
EXCHANGES: Final = tuple((EXCHANGE, give, get) for give in RATES for get in RATES if give != get)
OWN_TURN_ONLY: Final = "exchange-own-turn"  # the other reading of R26

Doing = Callable[[State, int, Choice], None]
doings: Final[dict[int, Doing]] = {}  # how each kind is done; `any_time` fills it in


class Question(Frame):
    """One question to a player. Subclasses say what it is about: `cannot`, `chosen` and perhaps a quick `menu`."""

    __slots__ = ()

    def cannot(self, s: State, choice: Choice) -> Refusal | None:
        """`refuse`, of the question's own kinds of choice."""
        raise NotImplementedError

    def chosen(self, s: State, choice: Choice) -> None:
        """`take`, of the question's own kinds of choice."""
        raise NotImplementedError

    def menu(self, s: State) -> list[Choice]:
        """`options`, of the question's own kinds of choice."""
        kinds = [kind for kind in self.asks if kind not in ANY_TIME]
        return [c for kind in kinds for c in self.choices.all(kind) if self.cannot(s, c) is None]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] in ANY_TIME:
            return cannot_any_time(s, self.seat, choice)
        return self.cannot(s, choice)

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] in ANY_TIME:
            push(s, self)
            doings[choice[0]](s, self.seat, choice)
        else:
            s.exchanged = 0
            self.chosen(s, choice)

    def options(self, s: State) -> list[Choice]:
        found = self.menu(s)
        player = s.players[self.seat]
        if player.army_hand or player.works & (Z_EXCHANGE | Z_POTATO_FOR_CARD):
            found += any_time_options(s, self.seat)
        return found


def cannot_any_time(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Army cards and Z19 only in one's own turn, Z15 whenever one is asked (R26)."""
    kind, player = choice[0], s.players[seat]
    if kind == EXCHANGE:
        return _cannot_exchange(s, seat, choice[1], choice[2])
    if s.active != seat:
        return NOT_YOUR_OWN_TURN
    if kind == SPEND_ARMY:
        return None if choice[1] in player.army_hand else NOT_IN_YOUR_HAND
    if not player.works & Z_POTATO_FOR_CARD:
        return NO_CARD_HOUSE
    if not player.goods[POTATO] and not player.goods[GOLD]:
        return NO_POTATO
    return None if god_card_left(s) else NO_CARD_LEFT


def _cannot_exchange(s: State, seat: int, give: int, get: int) -> Refusal | None:
    """Going back on an exchange before doing anything else would only go round in circles."""
    if not s.players[seat].works & Z_EXCHANGE:
        return NO_EXCHANGE_HOUSE
    if s.active != seat and OWN_TURN_ONLY in s.rulings:
        return NOT_YOUR_OWN_TURN
    if give not in RATES or get not in RATES or give == get:
        return NOT_EXCHANGED
    if s.exchanged & (given_bit(get) | got_bit(give)):
        return BACK_AND_FORTH
    return None if s.players[seat].goods[give] >= RATES[give] else TOO_FEW_TO_EXCHANGE


def given_bit(resource: int) -> int:
    return 1 << resource


def got_bit(resource: int) -> int:
    return 16 << resource


def any_time_options(s: State, seat: int) -> list[Choice]:
    """What of this can be chosen now."""
    player = s.players[seat]
    found: list[Choice] = []
    if s.active == seat:
        found += [(SPEND_ARMY, card) for card in player.army_hand]
    if player.works & Z_EXCHANGE:
        found += [c for c in EXCHANGES if _cannot_exchange(s, seat, c[1], c[2]) is None]
    if player.works & Z_POTATO_FOR_CARD and cannot_any_time(s, seat, (BUY_CARD,)) is None:
        found.append((BUY_CARD,))
    return found


def god_card_left(s: State) -> bool:
    """Whether a god card can be gained at all (TW-6.5)."""
    return bool(s.god_deck.layers or s.god_under or s.altar)
