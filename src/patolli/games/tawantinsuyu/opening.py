"""The god cards of set-up: eight are dealt, three kept, five played at once (TW-2.16 to TW-2.18)."""

from typing import Any

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, Secret, Together, frame, push, tell
from patolli.core.refusal import Refusal

from .axomamma.setup import lay_out_her_board
from .buildings import RefillMarket
from .choices import BY_CARDS, CHOICES, DEAL, DEALT, KEEP_CARD, KEPT, PLAYED
from .gaining import gain_bonus
from .god_cards import shuffle_in
from .state import Draw, Frame, State, order_from
from .turn import BeginTurn

NOT_IN_DECK = Refusal("not-in-deck", "TW-2.16")
NOT_DEALT = Refusal("not-dealt", "TW-2.16")
KEPT_ALREADY = Refusal("kept-already", "TW-2.16")


@frame
class DealCard(Draw):
    """Eight god cards each, for their eyes only (TW-2.16)."""

    seat: int
    to: int

    asks = (DEAL,)
    absent = NOT_IN_DECK

    def deck(self, s: State) -> Deck:
        return s.god_deck

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.to]
        s.god_deck = s.god_deck.draw(choice[1])
        player.dealt = tuple(sorted((*player.dealt, choice[1])))
        tell(s, DEALT, self.to, choice[1], seen_by=only(self.to))


@frame
class KeepCards(Secret[State]):
    """Keep three of eight cards; the other five are played (TW-2.16)."""

    seat: int
    kept: tuple[int, ...] = ()
    done: bool = False

    asks = (KEEP_CARD,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] in self.kept:
            return KEPT_ALREADY
        return None if choice[1] in s.players[self.seat].dealt else NOT_DEALT

    def candidates(self, s: State) -> list[Choice]:
        return [(KEEP_CARD, card) for card in s.players[self.seat].dealt]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.seat)

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        kept = tuple(sorted((*self.kept, choice[1])))
        return KeepCards(self.seat, kept, len(kept) == s.box.kept)


@frame
class ChooseCards(Together[State]):
    """All choose before any bonus is resolved (TW-2.16)."""

    parts: tuple[Secret[Any], ...]
    first: int

    choices = CHOICES

    def reveal(self, s: State) -> None:
        played: dict[int, tuple[int, ...]] = {}
        for part in self.parts:
            assert isinstance(part, KeepCards)
            player = s.players[part.seat]
            player.hand = part.kept
            played[part.seat] = tuple(card for card in player.dealt if card not in part.kept)
            player.dealt = ()
            s.set_aside += played[part.seat]
            for card in part.kept:
                tell(s, KEPT, part.seat, card, seen_by=only(part.seat))
            for card in played[part.seat]:
                tell(s, PLAYED, part.seat, card)
        last_first = [seat for seat in reversed(order_from(s, self.first)) if seat in played]
        push(s, *[PlayFive(AUTO, seat, played[seat]) for seat in last_first], EndSetup(AUTO, self.first))


@frame
class PlayFive(Frame):
    """From the last player backwards each gains the bonuses of the cards played (TW-2.16, TW-2.17)."""

    seat: int
    whose: int
    cards: tuple[int, ...]

    def take(self, s: State, choice: Choice) -> None:
        gain_bonus(s, self.whose, *(s.box.card[card] for card in self.cards), source=BY_CARDS)


@frame
class EndSetup(Frame):
    """Played cards go back, the market is filled up, and the first turn begins (TW-2.17, TW-2.18)."""

    seat: int
    first: int

    def take(self, s: State, choice: Choice) -> None:
        shuffle_in(s, s.set_aside)
        s.set_aside = ()
        push(s, BeginTurn(AUTO, self.first))
        if s.solo is not None:
            lay_out_her_board(s)
        push(s, RefillMarket())
