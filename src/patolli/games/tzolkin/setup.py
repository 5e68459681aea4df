"""The table before the first day: decks, dealing, dummies, and the secret choice of wealth and tribe (TZ-2)."""

from typing import Any, Final

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, CHANCE, Secret, Together, push, tell
from patolli.core.game import Option, Setup
from patolli.core.record import frame
from patolli.core.refusal import BadSetup, Refusal

from .calendar import BeginRound, in_turn_order
from .choices import (
    BEGAN,
    CHICHEN,
    CHOICES,
    DEAL,
    DEAL_TRIBE,
    DEALT,
    DEALT_TRIBE,
    DRAINED,
    DRAW,
    DUMMY_PLACED,
    DUMMY_QUICK,
    FIRST,
    FORETELL,
    FORETOLD,
    IXTAB,
    JOIN,
    JOINED,
    KEEP,
    KEPT,
    PROPHECY,
    REVEAL_MONUMENT,
    SEATS,
    SHOWN_MONUMENT,
    YALUK,
)
from .components import MODULES, Box
from .effects import tile_effects
from .quick import lay_out
from .state import BY_BUILDINGS, DUMMY, NOBODY, SOURCES, Frame, Player, State
from .temples import step_down
from .turn import DISPLAY, RevealBuilding

NO_SUCH_SEAT = Refusal("no-such-seat", "TZ-2.5")
FIRST_IS_SETTLED = Refusal("first-is-settled", "TZ-2.5")
NOT_IN_DECK = Refusal("not-in-deck", "TZ-2.4")
NOT_DEALT = Refusal("not-dealt", "TZ-2.8")
KEPT_ALREADY = Refusal("kept-already", "TZ-2.8")

OPTIONS = (
    Option("modules", MODULES, "none", many=True),
    Option("first", ("random", *map(str, range(SEATS))), "random"),
)

DEALT_WEALTH: Final = 4
DEALT_TRIBES: Final = 2
FORETOLD_COUNT: Final = 3
QUICK_SPACES: Final = 3


def check_setup(setup: Setup) -> None:
    first = setup.option("first")
    if first != "random" and int(first) >= setup.seats:
        raise BadSetup(f"option first: there is no seat {first} with {setup.seats} players")


def modules_of(setup: Setup) -> tuple[str, ...]:
    """The modules in play; five players bring the fifth player's parts, and quick actions with them (TZ-20.1)."""
    chosen = {module for module in MODULES if setup.has("modules", module)}
    if setup.seats == 5:
        chosen |= {"fifth_player", "quick_actions"}
    return tuple(module for module in MODULES if module in chosen)


def start(box: Box, setup: Setup) -> State:
    """Gears, supplies and decks as TZ-2 lays them out."""
    modules = modules_of(setup)
    seats = setup.seats
    quick = "quick_actions" in modules
    s = State(
        box=box,
        agenda=[],
        events=None,
        players=[new_player() for _ in range(seats)],
        modules=modules,
        day=1,
        held=0,
        start=0,
        gears=[[NOBODY] * teeth for teeth in box.teeth],
        start_space=NOBODY,
        start_corn=0,
        quick_space=[NOBODY] * QUICK_SPACES if quick else [],
        quick_tiles=(),
        corn_left=[0, 0, seats, seats, seats, seats],
        wood_left=[0, 0, 0, seats, seats, seats],
        decks=[_building_deck(box, age, modules) for age in (1, 2)],
        shown=(),
        monument_deck=Deck.shuffled(tuple(i for i, m in enumerate(box.monuments) if m.module in ("", *modules))),
        shown_monuments=(),
        prophecies=(),
        prophecy_deck=Deck.shuffled(tuple(range(len(PROPHECY))) if "prophecies" in modules else ()),
        quick_decks=[_quick_deck(box, age) for age in (0, 1)] if quick else [],
        wealth_deck=Deck.shuffled(tuple(i for i, w in enumerate(box.wealth) if w.module in ("", *modules))),
        tribe_deck=Deck.shuffled(_tribes(box, modules)),
        dummies_due=(box.dummies_quick if quick else box.dummies)[seats],
        doubled=(),
        bank_skulls=box.skulls,
        slots=[NOBODY] * len(box.slots),
        skulls_on_tiles=0,
        used=(),
        skipped=(NOBODY, NOBODY),
    )
    first = setup.option("first")
    push(s, SeatFirst(CHANCE, NOBODY if first == "random" else int(first)))
    return s


def new_player() -> Player:
    """Three workers in hand and nothing else (TZ-2.1)."""
    return Player(
        corn=0, blocks=[0, 0, 0], skulls=0, hand=3, workers=3, steps=[0, 0, 0], levels=[0, 0, 0, 0], light=True,
        corn_tiles=0, wood_tiles=0, buildings=(), monuments=(), dealt=(), dealt_tribes=(), wealth=(), discarded=(),
        tribe=NOBODY, debt=(0, 0, 0), fed=0, ledger=(0,) * len(SOURCES),
    )  # fmt: skip


def _building_deck(box: Box, age: int, modules: tuple[str, ...]) -> Deck:
    found = [(i, b) for i, b in enumerate(box.buildings) if b.age == age and b.module in ("", *modules)]
    return Deck.shuffled(tuple(i for i, b in found for _ in range(b.count)))


def _quick_deck(box: Box, age: int) -> Deck:
    return Deck.shuffled(tuple(kind for kind, copies in enumerate(box.quick) for _ in range(copies[age])))


def _tribes(box: Box, modules: tuple[str, ...]) -> tuple[int, ...]:
    if "tribes" not in modules:
        return ()
    return tuple(i for i, module in enumerate(box.tribe_modules) if module in modules)


@frame
class SeatFirst(Frame):
    """The start-player marker goes to a random player (TZ-2.5)."""

    seat: int
    chosen: int  # or NOBODY

    asks = (FIRST,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if self.chosen not in (NOBODY, choice[1]):
            return FIRST_IS_SETTLED
        return None if choice[1] < len(s.players) else NO_SUCH_SEAT

    def take(self, s: State, choice: Choice) -> None:
        begin(s, choice[1])


def begin(s: State, first: int) -> None:
    """The order of set-up (TZ-2.10)."""
    s.start = first
    tell(s, BEGAN, first)
    seats, order = len(s.players), in_turn_order(s)
    push(
        s,
        *[RevealBuilding(CHANCE, 0) for _ in range(DISPLAY)],
        *[RevealMonument() for _ in range(s.box.monuments_shown[seats])],
        *[Foretell() for _ in range(FORETOLD_COUNT if len(s.prophecy_deck) else 0)],
        *lay_out(s, 0),
        *[DealWealth(CHANCE, seat) for seat in order for _ in range(DEALT_WEALTH)],
        BlockQuickSpaces(),
        PlaceDummies(),
        *[DealTribe(CHANCE, seat) for seat in order for _ in range(DEALT_TRIBES if len(s.tribe_deck) else 0)],
        AskForStart(),
    )


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
class Foretell(Frame):
    """Three prophecies in order, for the last three quarters (TZ-23.1, TZ-23.7)."""

    seat: int = CHANCE

    asks = (FORETELL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.prophecy_deck.chances() else NOT_IN_DECK

    def options(self, s: State) -> list[Choice]:
        return [(FORETELL, tile) for tile in s.prophecy_deck.chances()]

    def take(self, s: State, choice: Choice) -> None:
        s.prophecy_deck = s.prophecy_deck.draw(choice[1])
        s.prophecies += (choice[1],)
        tell(s, FORETOLD, choice[1], len(s.prophecies) + 1)


@frame
class DealWealth(Frame):
    """Each player is dealt four starting wealth tiles, for their eyes only (TZ-2.6, TZ-1.5)."""

    seat: int
    to: int

    asks = (DEAL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.wealth_deck.chances() else NOT_IN_DECK

    def options(self, s: State) -> list[Choice]:
        return [(DEAL, tile) for tile in s.wealth_deck.chances()]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        s.wealth_deck = s.wealth_deck.draw(choice[1])
        s.players[self.to].dealt = tuple(sorted((*s.players[self.to].dealt, choice[1])))
        tell(s, DEALT, self.to, choice[1], seen_by=only(self.to))


@frame
class DealTribe(Frame):
    """Each player is dealt two tribes, for their eyes only (TZ-22.1)."""

    seat: int
    to: int

    asks = (DEAL_TRIBE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.tribe_deck.chances() else NOT_IN_DECK

    def options(self, s: State) -> list[Choice]:
        return [(DEAL_TRIBE, tile) for tile in s.tribe_deck.chances()]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        s.tribe_deck = s.tribe_deck.draw(choice[1])
        s.players[self.to].dealt_tribes = tuple(sorted((*s.players[self.to].dealt_tribes, choice[1])))
        tell(s, DEALT_TRIBE, self.to, choice[1], seen_by=only(self.to))


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
class DrawDummy(Frame):
    """A wealth tile puts a dummy on its gear space, the first of a gear also opposite (TZ-13.1, TZ-13.2)."""

    seat: int = CHANCE

    asks = (DRAW,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.wealth_deck.chances() else NOT_IN_DECK

    def options(self, s: State) -> list[Choice]:
        return [(DRAW, tile) for tile in s.wealth_deck.chances()]

    def take(self, s: State, choice: Choice) -> None:
        tile = s.box.wealth[choice[1]]
        s.wealth_deck = s.wealth_deck.draw(choice[1])
        s.dummies_due += tile.dummies  # TZ-25.5
        gear, space = tile.dummy
        if gear < 0:
            return
        _put_dummy(s, gear, space)
        if gear != CHICHEN and gear not in s.doubled:
            s.doubled += (gear,)
            if s.dummies_due > 0:
                _put_dummy(s, gear, (space + 5) % s.box.teeth[gear])


def _put_dummy(s: State, gear: int, space: int) -> None:
    s.gears[gear][space] = DUMMY
    s.dummies_due -= 1
    tell(s, DUMMY_PLACED, gear, space)


@frame
class AskForStart(Frame):
    """All choose tribe and wealth at the same time, in secret (TZ-2.8, TZ-2.10)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        parts: list[Secret[State]] = [
            ChooseTribe(seat) if s.players[seat].dealt_tribes else ChooseWealth(seat, NOBODY, 2)
            for seat in range(len(s.players))
        ]
        push(s, ChooseStart(tuple(parts)))


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
        return ChooseWealth(self.seat, choice[1], 3 if choice[1] == IXTAB else 2)


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

    seat = -3
    choices = CHOICES

    def reveal(self, s: State) -> None:
        for part in self.parts:
            assert isinstance(part, ChooseWealth)
            player = s.players[part.seat]
            player.tribe, player.wealth = part.tribe, part.kept
            player.discarded = tuple(tile for tile in player.dealt if tile not in part.kept)
            player.dealt = player.dealt_tribes = ()
            if part.tribe == YALUK:
                player.workers, player.hand = 5, 5
        s.tribe_deck = Deck.shuffled(())  # tribes given back or not dealt are out of the game (TZ-2.11)
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
