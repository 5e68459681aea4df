"""Buildings and monuments to be had: how they are turned up and refilled (TZ-2.4, TZ-3.5, TZ-10.8)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, CHANCE, push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .choices import NEW_AGE, REVEAL, REVEAL_MONUMENT, SHOWN, SHOWN_MONUMENT
from .state import Frame, State

DISPLAY = 6  # TZ-2.4
NOT_ON_TOP = Refusal("not-on-top", "TZ-2.4")
NOT_IN_DECK = Refusal("not-in-deck", "TZ-2.4")


@frame
class RefillDisplay(Frame):
    """Six buildings lie face up, from the deck of the age, as long as it lasts (TZ-3.5)."""

    seat: int

    def take(self, s: State, choice: Choice) -> None:
        age = 1 if s.held >= 2 else 0
        missing = min(DISPLAY - len(s.shown), len(s.decks[age]))
        push(s, *[RevealBuilding(CHANCE, age) for _ in range(missing)])


@frame
class RevealBuilding(Frame):
    """The next building of an age is turned up (TZ-2.4)."""

    seat: int
    age: int

    asks = (REVEAL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.decks[self.age].chances() else NOT_ON_TOP

    def options(self, s: State) -> list[Choice]:
        return [(REVEAL, building) for building in s.decks[self.age].chances()]

    def weights(self, s: State, options: list[Choice]) -> list[int]:
        return list(s.decks[self.age].chances().values())

    def take(self, s: State, choice: Choice) -> None:
        s.decks[self.age] = s.decks[self.age].draw(choice[1])
        s.shown = tuple(sorted((*s.shown, choice[1])))
        tell(s, SHOWN, choice[1])


@frame
class RevealMonument(Frame):
    """Two monuments more than players are shown; the rest stay in the box (TZ-2.4)."""

    seat: int = CHANCE

    asks = (REVEAL_MONUMENT,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.monument_deck.chances() else NOT_IN_DECK

    def options(self, s: State) -> list[Choice]:
        return [(REVEAL_MONUMENT, tile) for tile in s.monument_deck.chances()]

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
        push(s, *[RevealBuilding(CHANCE, 1) for _ in range(min(DISPLAY, len(s.decks[1])))])
