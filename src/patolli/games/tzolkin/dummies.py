"""Dummy workers: where they stand before the first day (TZ-13, TZ-21.6)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell

from .choices import DRAW, DUMMY_PLACED, DUMMY_QUICK
from .display import NOT_IN_DECK
from .state import DUMMY, Draw, Frame, State


@frame
class BlockQuickSpaces(Frame):
    """With fewer than five players dummies block quick-action spaces for the whole game (TZ-21.6)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        count = s.box.dummies_on_quick[len(s.players)] if s.quick_space else 0
        s.quick_space[:count] = [DUMMY] * count
        s.dummies_due -= count
        if count:
            tell(s, DUMMY_QUICK, count)


@frame
class PlaceDummies(Frame):
    """Leftover wealth tiles say where dummy workers stand, as long as both last (TZ-13)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.dummies_due > 0 and len(s.wealth_deck):
            push(s, DrawDummy(), PlaceDummies())


@frame
class DrawDummy(Draw):
    """A wealth tile puts a dummy on its gear space, the first of a gear also opposite (TZ-13.1, TZ-13.2)."""

    seat: int = CHANCE

    asks = (DRAW,)
    absent = NOT_IN_DECK

    def deck(self, s: State) -> Deck:
        return s.wealth_deck

    def take(self, s: State, choice: Choice) -> None:
        tile = s.box.wealth[choice[1]]
        s.wealth_deck = s.wealth_deck.draw(choice[1])
        s.dummies_due += tile.dummies  # TZ-25.5
        gear, space = tile.dummy
        if gear < 0:
            return
        _put_dummy(s, gear, space)
        teeth = s.box.teeth[gear]
        if teeth % 2 == 0 and gear not in s.doubled:  # an odd number of teeth has no opposite one
            s.doubled += (gear,)
            if s.dummies_due > 0:
                _put_dummy(s, gear, (space + teeth // 2) % teeth)


def _put_dummy(s: State, gear: int, space: int) -> None:
    s.gears[gear][space] = DUMMY
    s.dummies_due -= 1
    tell(s, DUMMY_PLACED, gear, space)


@frame
class MoreDummies(Frame):
    """If the leftover tiles did not suffice, the discarded ones go on placing dummies (TZ-21.6, TZ-21.20)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.dummies_due > 0:
            given_back = tuple(tile for player in s.players for tile in player.discarded)
            s.wealth_deck = Deck.shuffled((*s.wealth_deck.cards, *given_back))
            for player in s.players:
                player.discarded = ()
            push(s, PlaceDummies())
