"""The table before the first day: decks, options and the order of set-up (TZ-2)."""

from collections.abc import Mapping

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import CHANCE, frame, push, tell
from patolli.core.game import Option, Setup
from patolli.core.refusal import Refusal
from patolli.core.turns import beginners, first_option, first_seat

from .box import MODULES, Box
from .calendar import in_turn_order
from .choices import BEGAN, CHICHEN, FIRST, PROPHECY, SEATS
from .display import RevealBuilding, RevealMonument
from .dummies import BlockQuickSpaces, PlaceDummies
from .prophecies import Foretell
from .quick_actions import lay_out
from .state import NOBODY, SOURCES, Draw, Player, State
from .wealth import AskForStart, DealTribe, DealWealth

CANNOT_BEGIN = Refusal("cannot-begin", "TZ-2.5")

ALL_OF_THE_BOX = "tribes+prophecies+new_buildings+quick_actions"
OPTIONS = (
    Option(
        "modules", MODULES, "none", many=True,
        presets={"expansion": ALL_OF_THE_BOX},
        needs={"tp_mini_1": "tribes"},
        asked={"fifth_player": range(0), "quick_actions": range(5)},  # five players have both (TZ-20.1)
    ),
    first_option(SEATS),
)  # fmt: skip


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
        scenes=None,
        players=[new_player(box) for _ in range(seats)],
        modules=modules,
        day=1,
        held=0,
        start=0,
        gears=[[NOBODY] * teeth for teeth in box.teeth],
        start_space=NOBODY,
        start_corn=0,
        quick_space=[NOBODY] * box.quick_spaces if quick else [],
        quick_tiles=(),
        corn_left=[tiles[seats] for tiles in box.corn_tiles],
        wood_left=[tiles[seats] for tiles in box.wood_tiles],
        decks=[_building_deck(box, age, modules) for age in (1, 2)],
        shown=(),
        monument_deck=Deck.shuffled(
            tuple(i for i, m in enumerate(box.monuments) if m.module in modules or not m.module)
        ),
        shown_monuments=(),
        prophecies=(),
        prophecy_deck=Deck.shuffled(tuple(range(len(PROPHECY))) if "prophecies" in modules else ()),
        quick_decks=[_quick_deck(box, age) for age in (0, 1)] if quick else [],
        wealth_deck=Deck.shuffled(tuple(i for i, w in enumerate(box.wealth) if w.module in modules or not w.module)),
        tribe_deck=Deck.shuffled(_tribes(box, modules)),
        dummies_due=(box.dummies_quick if quick else box.dummies)[seats],
        doubled=(),
        bank_skulls=box.skulls,
        slots=[NOBODY] * len(box.actions[CHICHEN]),
        skulls_on_tiles=0,
        on_turn=NOBODY,
        used=(),
        skipped=(NOBODY, NOBODY),
    )
    push(s, SeatFirst(CHANCE, first_seat(setup)))
    return s


def new_player(box: Box) -> Player:
    """Three workers in hand and nothing else (TZ-2.1)."""
    workers = box.first_workers
    return Player(
        corn=0, blocks=[0, 0, 0], skulls=0, hand=workers, workers=workers, steps=[0, 0, 0], levels=[0, 0, 0, 0],
        light=True, corn_tiles=0, wood_tiles=0, buildings=(), monuments=(), dealt=(), dealt_tribes=(), wealth=(),
        discarded=(), tribe=NOBODY, debt=(0, 0, 0), fed=0, ledger=(0,) * len(SOURCES),
    )  # fmt: skip


def _building_deck(box: Box, age: int, modules: tuple[str, ...]) -> Deck:
    found = [(i, b) for i, b in enumerate(box.buildings) if b.age == age and (b.module in modules or not b.module)]
    return Deck.shuffled(tuple(i for i, b in found for _ in range(b.count)))


def _quick_deck(box: Box, age: int) -> Deck:
    return Deck.shuffled(tuple(kind for kind, tile in enumerate(box.quick) for _ in range(tile.copies[age])))


def _tribes(box: Box, modules: tuple[str, ...]) -> tuple[int, ...]:
    if "tribes" not in modules:
        return ()
    return tuple(i for i, module in enumerate(box.tribes.modules) if module in modules)


@frame
class SeatFirst(Draw):
    """The start-player marker goes to a random player (TZ-2.5)."""

    seat: int
    chosen: int  # or ANYBODY

    asks = (FIRST,)
    absent = CANNOT_BEGIN

    def chances(self, s: State) -> Mapping[int, int]:
        return beginners(len(s.players), self.chosen)

    def take(self, s: State, choice: Choice) -> None:
        begin(s, choice[1])


def begin(s: State, first: int) -> None:
    """The order of set-up (TZ-2.10)."""
    s.start = first
    tell(s, BEGAN, first)
    seats, order = len(s.players), in_turn_order(s)
    push(
        s,
        *[RevealBuilding(CHANCE, 0) for _ in range(s.box.display)],
        *[RevealMonument() for _ in range(s.box.monuments_shown[seats])],
        *[Foretell() for _ in range(s.box.prophecies.used if len(s.prophecy_deck) else 0)],
        *lay_out(s, 0),
        *[DealWealth(CHANCE, seat) for seat in order for _ in range(s.box.wealth_dealt)],
        BlockQuickSpaces(),
        PlaceDummies(),
        *[DealTribe(CHANCE, seat) for seat in order for _ in range(s.box.tribes.dealt if len(s.tribe_deck) else 0)],
        AskForStart(),
    )
