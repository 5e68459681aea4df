"""God cards: gaining them from deck or altar, and laying them on the altar (TW-6)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    ALTAR_CLEARED,
    DECLINE,
    DRAW_GOD,
    DREW,
    DREW_CARD,
    FROM_DECK,
    TAKE_CARD,
    TO_ALTAR,
    TOOK_CARD,
    UNDER_DECK,
)
from .state import Draw, Frame, Question, State, without

NOT_ON_ALTAR = Refusal("not-on-altar", "TW-6.4")
DECK_ONLY = Refusal("deck-only", "TW-10.16")
MUST_TAKE_CARD = Refusal("must-take-card", "TW-6.6.5")
NO_CARD_LEFT = Refusal("no-card-left", "TW-6.5")
NOT_TOP_CARD = Refusal("not-top-card", "TW-6.4")


def god_card_left(s: State) -> bool:
    """Whether a god card can be gained at all (TW-6.5)."""
    return bool(s.god_deck.layers or s.god_under or s.altar)


def gaining_cards(seat: int, count: int, must: bool = False) -> "GainGodCards":
    """Gain so many god cards, one at a time; `must`: they cannot be declined."""
    return GainGodCards(AUTO, seat, count, must)


def cannot_gain_card(s: State, seat: int, n: int) -> Refusal | None:
    return None if god_card_left(s) else NO_CARD_LEFT


@frame
class GainGodCards(Frame):
    """Cards are taken one at a time, as long as there are any (TW-6.4, TW-6.5)."""

    seat: int
    whose: int
    left: int
    must: bool

    def take(self, s: State, choice: Choice) -> None:
        if self.left and god_card_left(s):
            push(s, TakeGodCard(self.whose, self.left, self.must))


@frame
class TakeGodCard(Question):
    """The top of the deck, or any card of the altar (TW-6.4)."""

    seat: int
    left: int
    must: bool

    asks = (TAKE_CARD, FROM_DECK, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return MUST_TAKE_CARD if self.must and god_card_left(s) else None
        return cannot_take_card(s, choice)

    def candidates(self, s: State) -> list[Choice]:
        return [*ways_to_a_card(s), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] != DECLINE:
            push(s, GainGodCards(AUTO, self.seat, self.left - 1, self.must))
            take_god_card(s, self.seat, choice)


def cannot_take_card(s: State, choice: Choice) -> Refusal | None:
    """TW-6.4, TW-6.5, TW-10.16."""
    if choice[0] == FROM_DECK:
        return None if god_card_left(s) else NO_CARD_LEFT
    if s.deck_only:
        return DECK_ONLY
    return None if choice[1] in s.altar else NOT_ON_ALTAR


def ways_to_a_card(s: State) -> list[Choice]:
    """Candidates, where a god card is gained."""
    return [*((TAKE_CARD, card) for card in s.altar), (FROM_DECK,)]


def take_god_card(s: State, seat: int, choice: Choice) -> None:
    """Take a card of the altar, or draw one."""
    if choice[0] == FROM_DECK:
        push(s, DrawGods(AUTO, seat))
        return
    player = s.players[seat]
    s.altar = without(s.altar, choice[1])
    player.hand = tuple(sorted((*player.hand, choice[1])))
    tell(s, TOOK_CARD, seat, choice[1])


@frame
class DrawGods(Frame):
    """An empty deck is made anew of the altar (TW-6.5)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        fill_god_deck(s)
        if god_card_left(s):
            push(s, DrawGod(CHANCE, self.whose))


def fill_god_deck(s: State) -> None:
    if not s.god_deck.layers and not s.god_under and s.altar:
        shuffle_in(s, s.altar)
        s.altar = ()
        tell(s, ALTAR_CLEARED)


def shuffle_in(s: State, cards: tuple[int, ...]) -> None:
    """Shuffle the whole god deck with these cards in it."""
    s.god_deck = Deck.shuffled((*s.god_deck.cards, *s.god_under, *cards))
    s.god_under = ()


def top_gods(s: State) -> dict[int, int]:
    """The cards that may be on top of the god deck."""
    return s.god_deck.chances() if s.god_deck.layers else dict.fromkeys(s.god_under[:1], 1)


def leave_god_deck(s: State, card: int) -> None:
    if s.god_deck.layers:
        s.god_deck = s.god_deck.draw(card)
    else:
        s.god_under = s.god_under[1:]


@frame
class DrawGod(Draw):
    """The top card of the god deck, seen by who draws it (TW-1.8)."""

    seat: int
    to: int

    asks = (DRAW_GOD,)
    absent = NOT_TOP_CARD

    def chances(self, s: State) -> dict[int, int]:
        return top_gods(s)

    def deck(self, s: State) -> Deck | None:
        return s.god_deck if s.god_deck.layers else None

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        leave_god_deck(s, choice[1])
        player = s.players[self.to]
        player.hand = tuple(sorted((*player.hand, choice[1])))
        tell(s, DREW, self.to)
        tell(s, DREW_CARD, self.to, choice[1], seen_by=only(self.to))


def lay_on_altar(s: State, card: int) -> None:
    """A full altar is first shuffled into the deck (TW-6.3)."""
    if len(s.altar) >= s.box.altar[s.seats]:
        shuffle_in(s, s.altar)
        s.altar = ()
        tell(s, ALTAR_CLEARED)
    s.altar += (card,)
    tell(s, TO_ALTAR, card)


def put_under_deck(s: State, card: int) -> None:
    """Under the god deck, for all to see."""
    s.god_under += (card,)
    tell(s, UNDER_DECK, card)
