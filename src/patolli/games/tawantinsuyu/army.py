"""Army cards: drawing, training, discarding (TW-7.7, TW-13.4)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import ARMY_RENEWED, DRAW_ARMY, DREW_ARMY, DREW_ARMY_CARD, TOSS_ARMY, TOSSED
from .state import Draw, Frame, Question, State, explain, is_hers, without

NOT_ON_TOP = Refusal("not-on-top", "TW-2.10")
NO_ARMY_CARD = Refusal("no-army-card", "TW-13.4")
NOT_DRAWN = Refusal("not-drawn", "TW-7.7")

TRAINED = 2  # cards drawn in training, of which one is kept


def army_left(s: State) -> bool:
    """Whether an army card can be drawn at all (TW-13.4)."""
    return bool(s.army_deck.layers or s.army_deck.discard)


def cannot_draw(s: State, seat: int, n: int) -> Refusal | None:
    return None if army_left(s) else NO_ARMY_CARD


def renew(s: State) -> None:
    """The discard pile becomes the deck as soon as the deck is empty (TW-7.7.1)."""
    deck = s.army_deck
    if not deck.layers and deck.discard:
        s.army_deck = Deck.shuffled(deck.discard)
        tell(s, ARMY_RENEWED)


def discard_army(s: State, card: int) -> None:
    s.army_deck = s.army_deck.throw(card)


def draw_armies(s: State, seat: int, count: int) -> None:
    """So many cards from the deck into the hand, one after the other."""
    push(s, *[DrawArmies(AUTO, seat, False) for _ in range(count)])


def train(s: State, seat: int) -> None:
    """Draw two, keep one (TW-7.7). Axomamma just draws one (TW-14.11)."""
    if is_hers(s, seat):
        explain(s, "army-card")
        draw_armies(s, seat, 1)
    else:
        push(s, *[DrawArmies(AUTO, seat, True) for _ in range(TRAINED)], Keep(AUTO, seat))


@frame
class DrawArmies(Frame):
    """Draw a card if there is one (TW-13.4)."""

    seat: int
    whose: int
    training: bool

    def take(self, s: State, choice: Choice) -> None:
        renew(s)
        if s.army_deck.layers:
            push(s, DrawArmy(CHANCE, self.whose, self.training))


@frame
class DrawArmy(Draw):
    """The top card of the army deck, seen by who draws it (TW-1.8)."""

    seat: int
    to: int
    training: bool

    asks = (DRAW_ARMY,)
    absent = NOT_ON_TOP

    def deck(self, s: State) -> Deck:
        return s.army_deck

    def seen_by(self, s: State, choice: Choice) -> int:
        return 0 if is_hers(s, self.to) else only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        card, player = choice[1], s.players[self.to]
        s.army_deck = s.army_deck.draw(card)
        if self.training:
            player.drawn = tuple(sorted((*player.drawn, card)))
        else:
            player.army_hand = tuple(sorted((*player.army_hand, card)))
        tell(s, DREW_ARMY, self.to)
        if not is_hers(s, self.to):
            tell(s, DREW_ARMY_CARD, self.to, card, seen_by=only(self.to))
        renew(s)


@frame
class Keep(Frame):
    """With a single card there is nothing to choose (TW-13.4)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if len(player.drawn) == TRAINED:
            push(s, TossArmy(self.whose))
        else:
            player.army_hand = tuple(sorted((*player.army_hand, *player.drawn)))
            player.drawn = ()


@frame
class TossArmy(Question):
    """Of the two cards drawn one is discarded, the other kept in hand (TW-7.7)."""

    seat: int

    asks = (TOSS_ARMY,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.players[self.seat].drawn else NOT_DRAWN

    def candidates(self, s: State) -> list[Choice]:
        return [(TOSS_ARMY, card) for card in s.players[self.seat].drawn]

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.seat]
        player.army_hand = tuple(sorted((*player.army_hand, *without(player.drawn, choice[1]))))
        player.drawn = ()
        discard_army(s, choice[1])
        tell(s, TOSSED, self.seat, choice[1])
        renew(s)
