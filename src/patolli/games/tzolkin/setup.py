"""The table before the first day: decks, options and the order of set-up (TZ-2)."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import CHANCE, push, tell
from patolli.core.game import Option, Setup
from patolli.core.record import frame
from patolli.core.refusal import BadSetup, Refusal

from .box import MODULES, Box
from .calendar import in_turn_order
from .choices import BEGAN, FIRST, FORETELL, FORETOLD, PROPHECY, SEATS
from .display import DISPLAY, NOT_IN_DECK, RevealBuilding, RevealMonument
from .dummies import BlockQuickSpaces, PlaceDummies
from .quick_actions import lay_out
from .state import NOBODY, SOURCES, Frame, Player, State
from .wealth import DEALT_TRIBES, DEALT_WEALTH, AskForStart, DealTribe, DealWealth

NO_SUCH_SEAT = Refusal("no-such-seat", "TZ-2.5")
FIRST_IS_SETTLED = Refusal("first-is-settled", "TZ-2.5")
OPTIONS = (
    Option("modules", MODULES, "none", many=True),
    Option("first", ("random", *map(str, range(SEATS))), "random"),
)
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
