"""The last step of a ceremony: god cards for those behind, and cards played for their bonuses (TW-10.10, TW-10.11)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .axomamma.gains import she_skips_cards
from .buildings import RenewMarket
from .choices import BY_CARDS, CEREMONIAL, PLAY_CARD, PLAYED, STOP
from .gaining import gain_bonus
from .god_cards import DrawGods, shuffle_in
from .state import Frame, Question, State, is_hers, order_from, without

CARD_NOT_HELD = Refusal("card-not-held", "TW-10.11")


def from_behind(s: State, seat: int) -> list[int]:
    """Everybody from fewest points to most; of equals the one nearer to the active player has more (TW-10.10)."""
    order = order_from(s, seat)
    return sorted(order, key=lambda other: (s.players[other].vp, -order.index(other)))


@frame
class CeremonialCards(Frame):
    """Step 7: cards from the deck, more for those behind; then up to three may be played (TW-10.10, TW-10.11)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        s.deck_only = True
        draws: list[Frame] = []
        for other, count in zip(from_behind(s, self.whose), s.box.ceremonial[s.seats], strict=True):
            if not is_hers(s, other):
                tell(s, CEREMONIAL, other, count)
                draws += [DrawGods(AUTO, other) for _ in range(count)]
        order = order_from(s, self.whose)
        if s.solo is not None:
            she_skips_cards(s)
        playing = [OfferCards(AUTO, other, s.box.ceremonial_play) for other in order if not is_hers(s, other)]
        push(s, *draws, *playing, EndCeremonialCards(), RenewMarket())


@frame
class OfferCards(Frame):
    """Ask who has god cards to play them (TW-10.11)."""

    seat: int
    whose: int
    left: int

    def take(self, s: State, choice: Choice) -> None:
        if self.left and s.players[self.whose].hand:
            push(s, PlayCards(self.whose, self.left))


@frame
class PlayCards(Question):
    """Play up to three god cards for their bonuses; no statue is needed (TW-10.11)."""

    seat: int
    left: int

    asks = (PLAY_CARD, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == STOP or choice[1] in s.players[self.seat].hand else CARD_NOT_HELD

    def candidates(self, s: State) -> list[Choice]:
        return [*((PLAY_CARD, card) for card in s.players[self.seat].hand), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == STOP:
            return
        player, card = s.players[self.seat], choice[1]
        player.hand = without(player.hand, card)
        s.set_aside += (card,)
        tell(s, PLAYED, self.seat, card)
        push(s, OfferCards(AUTO, self.seat, self.left - 1))
        gain_bonus(s, self.seat, s.box.card[card], source=BY_CARDS)


@frame
class EndCeremonialCards(Frame):
    """All played cards are shuffled into the deck (TW-10.11, TW-10.17)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        shuffle_in(s, s.set_aside)
        s.set_aside = ()
        s.deck_only = False
