"""Combat cards on their way: drawing, keeping, and where played ones go (YU-14, YU-3.5)."""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    CARD_AWAY,
    DRAW,
    DRAW_KEEP,
    DRAW_SPECIAL,
    DREW,
    FATE,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    GOT_CARD,
    KEEP,
    KEPT,
    NO_CARDS,
    RESHUFFLED,
)
from .effect_lines import Effect, Op
from .effects import word
from .state import Draw, Frame, State, put_in_hand

NOT_ON_TOP = Refusal("not-on-top", "YU-4.9")
NOT_DRAWN = Refusal("not-drawn", "YU-14.4")


@word(DRAW_SPECIAL)
def draw_special(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    push(s, *[DrawCards(AUTO, seat, False)] * op.n)


@word(DRAW_KEEP)
def draw_and_keep(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    """Draw some and keep one; with fewer left, draw what there is (YU-14.4)."""
    push(s, *[DrawCards(AUTO, seat, True)] * op.n, StartKeeping(AUTO, seat))


def cards_left(s: State) -> int:
    """How many cards can still be drawn, those to be reshuffled included."""
    return len(s.deck) + len(s.deck.discard)


@frame
class DrawCards(Frame):
    """From an empty deck the discard pile is shuffled anew; if that is empty too, the draw is lost (YU-3.5)."""

    seat: int
    whose: int
    to_choose: bool

    def take(self, s: State, choice: Choice) -> None:
        if not s.deck.layers:
            if not s.deck.discard:
                tell(s, NO_CARDS, self.whose)
                return
            tell(s, RESHUFFLED, len(s.deck.discard))
            s.deck = Deck.shuffled(s.deck.discard)
            for player in s.players:
                player.thrown = ()
        push(s, DrawCard(CHANCE, self.whose, self.to_choose))


@frame
class DrawCard(Draw):
    """The top card of the deck, for one seat's eyes only (YU-2.8)."""

    seat: int
    whose: int
    to_choose: bool

    asks = (DRAW,)
    absent = NOT_ON_TOP

    def deck(self, s: State) -> Deck:
        return s.deck

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.whose)

    def take(self, s: State, choice: Choice) -> None:
        card = choice[1]
        player = s.players[self.whose]
        s.deck = s.deck.draw(card)
        tell(s, DREW, self.whose)
        if self.to_choose:
            player.drawn = tuple(sorted((*player.drawn, card)))
        else:
            put_in_hand(player, card)
            tell(s, GOT_CARD, self.whose, card, seen_by=only(self.whose))


@frame
class StartKeeping(Frame):
    """Ask which card is kept, if there is any."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if s.players[self.whose].drawn:
            push(s, KeepCard(self.whose))


@frame
class KeepCard(Frame):
    """One card is kept, the others go to the discard pile unseen (YU-14.4)."""

    seat: int

    asks = (KEEP,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.players[self.seat].drawn else NOT_DRAWN

    def candidates(self, s: State) -> Iterable[Choice]:
        return [(KEEP, card) for card in s.players[self.seat].drawn]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.seat)

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.seat]
        rest = tuple([card for card in player.drawn if card != choice[1]])
        player.drawn = ()
        player.thrown = tuple(sorted((*player.thrown, *rest)))
        s.deck = s.deck.throw(*rest)
        put_in_hand(player, choice[1])
        tell(s, KEPT, self.seat)
        tell(s, GOT_CARD, self.seat, choice[1], seen_by=only(self.seat))


def put_away(s: State, seat: int, card: int) -> None:
    """A starting card leaves the game, a special one is discarded, a creature's goes home (YU-9.25)."""
    if card < FIRST_SPECIAL:
        fate = "gone"
        s.gone = tuple(sorted((*s.gone, card)))
    elif card < FIRST_CREATURE_CARD:
        fate = "discarded"
        s.deck = s.deck.throw(card)
    else:
        fate = "home"
        s.home = tuple(sorted((*s.home, card)))
    tell(s, CARD_AWAY, seat, card, FATE.index[fate])
