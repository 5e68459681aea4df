"""Starting wealth and tribes: dealt, chosen in secret, and gained (TZ-2.6 to TZ-2.10, TZ-22.1)."""

from typing import Any

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, Secret, Together, frame, push, tell
from patolli.core.refusal import Refusal

from .calendar import BeginRound, in_turn_order
from .choices import CHOICES, DEAL, DEAL_TRIBE, DEALT, DEALT_TRIBE, DRAINED, IXTAB, JOIN, JOINED, KEEP, KEPT, YALUK
from .display import NOT_IN_DECK
from .dummies import MoreDummies
from .effects import tile_effects
from .state import BY_BUILDINGS, NOBODY, Draw, Frame, State
from .temples import step_down

NOT_DEALT = Refusal("not-dealt", "TZ-2.8")
KEPT_ALREADY = Refusal("kept-already", "TZ-2.8")


@frame
class DealWealth(Draw):
    """Each player is dealt four starting wealth tiles, for their eyes only (TZ-2.6, TZ-1.5)."""

    seat: int
    to: int

    asks = (DEAL,)
    absent = NOT_IN_DECK

    def deck(self, s: State) -> Deck:
        return s.wealth_deck

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        s.wealth_deck = s.wealth_deck.draw(choice[1])
        s.players[self.to].dealt = tuple(sorted((*s.players[self.to].dealt, choice[1])))
        tell(s, DEALT, self.to, choice[1], seen_by=only(self.to))


@frame
class DealTribe(Draw):
    """Each player is dealt two tribes, for their eyes only (TZ-22.1)."""

    seat: int
    to: int

    asks = (DEAL_TRIBE,)
    absent = NOT_IN_DECK

    def deck(self, s: State) -> Deck:
        return s.tribe_deck

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        s.tribe_deck = s.tribe_deck.draw(choice[1])
        s.players[self.to].dealt_tribes = tuple(sorted((*s.players[self.to].dealt_tribes, choice[1])))
        tell(s, DEALT_TRIBE, self.to, choice[1], seen_by=only(self.to))


@frame
class AskForStart(Frame):
    """All choose tribe and wealth at the same time, in secret (TZ-2.8, TZ-2.10)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        parts: list[Secret[State]] = [
            ChooseTribe(seat) if s.players[seat].dealt_tribes else ChooseWealth(seat, NOBODY, tiles_kept(s, NOBODY))
            for seat in range(len(s.players))
        ]
        push(s, ChooseStart(tuple(parts)))


def tiles_kept(s: State, tribe: int) -> int:
    """How many wealth tiles one keeps: two, with Ixtab three (TZ-2.8, TZ-22.10)."""
    return s.box.tribes.ixtab_keeps if tribe == IXTAB else s.box.wealth_kept


@frame
class ChooseTribe(Secret[State]):
    """Keep one of two tribes (TZ-22.1)."""

    seat: int
    done: bool = False

    asks = (JOIN,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.players[self.seat].dealt_tribes else NOT_DEALT

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        return ChooseWealth(self.seat, choice[1], tiles_kept(s, choice[1]))


@frame
class ChooseWealth(Secret[State]):
    """Keep two of four wealth tiles, three with Ixtab (TZ-2.8, TZ-22.10)."""

    seat: int
    tribe: int
    left: int
    kept: tuple[int, ...] = ()
    done: bool = False

    asks = (KEEP,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] not in s.players[self.seat].dealt:
            return NOT_DEALT
        return KEPT_ALREADY if choice[1] in self.kept else None

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        kept = tuple(sorted((*self.kept, choice[1])))
        return ChooseWealth(self.seat, self.tribe, self.left - 1, kept, self.left == 1)


@frame
class ChooseStart(Together[State]):
    """The secret choice of all players; when the last is in, all is revealed and gained in turn order."""

    parts: tuple[Secret[Any], ...]

    choices = CHOICES

    def reveal(self, s: State) -> None:
        for part in self.parts:
            assert isinstance(part, ChooseWealth)
            player = s.players[part.seat]
            player.tribe, player.wealth = part.tribe, part.kept
            player.discarded = tuple(tile for tile in player.dealt if tile not in part.kept)
            player.dealt = player.dealt_tribes = ()
            if part.tribe == YALUK:
                player.workers = player.hand = s.box.tribes.yaluk_workers
        s.tribe_deck = Deck(())  # what was not chosen goes back to the box, and says nothing more (TZ-2.11)
        order = in_turn_order(s)
        push(
            s,
            *[GainWealth(AUTO, seat) for seat in order],
            *[GoDown(AUTO, seat) for seat in order if s.players[seat].tribe == IXTAB],
            RobOthers(),
            MoreDummies(),
            BeginRound(),
        )


@frame
class GainWealth(Frame):
    """Everything printed on the tiles kept (TZ-2.8)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if player.tribe != NOBODY:
            tell(s, JOINED, self.whose, player.tribe)
        for tile in player.wealth:
            tell(s, KEPT, self.whose, tile)
        for tile in reversed(player.wealth):
            tile_effects(s, self.whose, s.box.wealth[tile].effect, BY_BUILDINGS)


@frame
class GoDown(Frame):
    """Ixtab's third tile costs a step down (TZ-22.10)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        step_down(s, self.whose)


@frame
class RobOthers(Frame):
    """The Reservoir costs each opponent whose tiles give corn one corn (TZ-25.4)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        box = s.box
        for seat, player in enumerate(s.players):
            robbed = sum(
                box.wealth[tile].robs for other, who in enumerate(s.players) if other != seat for tile in who.wealth
            )
            lost = min(robbed, player.corn)
            if lost and any(box.wealth[tile].effect.gain.corn for tile in player.wealth):
                player.corn -= lost
                tell(s, DRAINED, seat, lost)
