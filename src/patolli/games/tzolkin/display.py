"""Buildings and monuments to be had: how they are turned up and refilled (TZ-2.4, TZ-3.5, TZ-10.8)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import NEW_AGE, REVEAL, REVEAL_MONUMENT, SHOWN, SHOWN_MONUMENT
from .state import Draw, Frame, State

NOT_ON_TOP = Refusal("not-on-top", "TZ-2.4")
NOT_IN_DECK = Refusal("not-in-deck", "TZ-2.4")


def refill(s: State) -> None:
    """Six buildings lie face up, from the deck of the age, as long as it lasts (TZ-3.5)."""
    age = current_age(s)
    missing = min(s.box.display - len(s.shown), len(s.decks[age]))
    push(s, *[RevealBuilding(CHANCE, age) for _ in range(missing)])


def current_age(s: State) -> int:
    """0 or 1: Food Day 2 ends the first age (TZ-10.8)."""
    return 1 if s.held >= 2 else 0


@frame
class RevealBuilding(Draw):
    """The next building of an age is turned up (TZ-2.4)."""

    seat: int
    age: int

    asks = (REVEAL,)
    absent = NOT_ON_TOP

    def deck(self, s: State) -> Deck:
        return s.decks[self.age]

    def take(self, s: State, choice: Choice) -> None:
        s.decks[self.age] = s.decks[self.age].draw(choice[1])
        s.shown = tuple(sorted((*s.shown, choice[1])))
        tell(s, SHOWN, choice[1])


@frame
class RevealMonument(Draw):
    """Two monuments more than players are shown; the rest stay in the box (TZ-2.4)."""

    seat: int = CHANCE

    asks = (REVEAL_MONUMENT,)
    absent = NOT_IN_DECK

    def deck(self, s: State) -> Deck:
        return s.monument_deck

    def take(self, s: State, choice: Choice) -> None:
        s.monument_deck = s.monument_deck.draw(choice[1])
        s.shown_monuments = tuple(sorted((*s.shown_monuments, choice[1])))
        tell(s, SHOWN_MONUMENT, choice[1])


@frame
class SwapAges(Frame):
    """The buildings of age 1 are discarded and six of age 2 dealt (TZ-10.8)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.shown = ()
        tell(s, NEW_AGE)
        push(s, *[RevealBuilding(CHANCE, 1) for _ in range(min(s.box.display, len(s.decks[1])))])
