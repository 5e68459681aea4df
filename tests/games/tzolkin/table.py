"""A small language for tests of Tzolk'in: arrange a position by hand, then play lines of notation.

    table().owns(0, corn=4).turn(0).plays("place palenque", "place palenque", "place-start", "end").player(0).corn == 0
    table().on(0, "tikal 4").owns(0, corn=3, wood=1).picks("tikal 4").plays("act tikal 1", "advance theology")

A table begins on day 1 with empty gears, empty hands of tiles and nothing on display; what a test needs it puts there.
Workers come from the hand, skulls from the bank, buildings from the decks, so that no piece is made or lost; that is
checked after every line played. `unset()` is a table before set-up, where chance must be told what to draw.
"""

from typing import Any

from tests.games.sitting import Sitting

from patolli.core import engine
from patolli.core.deck import Deck
from patolli.core.frame import push
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.calendar import BeginRound, EndRound
from patolli.games.tzolkin.choices import (
    BLOCK,
    BUILDING,
    GEAR,
    MONUMENT,
    PROPHECY,
    QUICK,
    TEMPLE,
    TRACK,
    TRIBE,
    WEALTH,
)
from patolli.games.tzolkin.state import DUMMY, NOBODY, Player, State

ALL = "all"


def unset(seats: int = 2, modules: str = "none", first: str = "0") -> "Table":
    """A table before anything is drawn; the first seat is settled unless `first` is random."""
    t = Table(seats, {"modules": modules, "first": first})
    return t if first == "random" else t.plays(f"* first {first}")


def table(seats: int = 2, modules: str = "none") -> "Table":
    """A table on day 1 with nothing on it."""
    t = Table(seats, {"modules": modules, "first": "0"})
    t.s.agenda.clear()
    t.s.decks = [Deck.shuffled(()), Deck.shuffled(())]
    t.s.dummies_due = 0
    return t


class Table(Sitting):
    """A position that can be arranged and played on; every verb returns the table."""

    game = GAME
    s: State

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        state = GAME.new(GAME.setup(seats, options))
        assert isinstance(state, State)
        self.s = state
        self.told = []

    # Arranging

    def owns(self, seat: int, **things: int) -> "Table":
        """Corn, blocks, skulls (from the bank) and harvest tiles: `owns(0, corn=3, gold=1, skulls=2, corn_tiles=1)`."""
        player = self.s.players[seat]
        for what, count in things.items():
            if what in BLOCK.index:
                player.blocks[BLOCK.index[what]] = count
            else:
                if what == "skulls":
                    self.s.bank_skulls -= count - player.skulls
                assert hasattr(player, what), what
                setattr(player, what, count)
        return self

    def on(self, seat: int, *places: str) -> "Table":
        """Workers from a seat's hand on gears: `on(0, "palenque 3", "tikal 0")`."""
        for place in places:
            gear, space = _place(place)
            assert self.s.gears[gear][space] == NOBODY, place
            self.s.gears[gear][space] = seat
            self.s.players[seat].hand -= 1
        return self

    def dummies(self, *places: str) -> "Table":
        for place in places:
            gear, space = _place(place)
            self.s.gears[gear][space] = DUMMY
        return self

    def hires(self, seat: int, workers: int) -> "Table":
        """So many workers in all; the new ones are in hand."""
        player = self.s.players[seat]
        player.hand += workers - player.workers
        player.workers = workers
        return self

    def climbs(self, seat: int, **steps: int) -> "Table":
        """Steps in temples: `climbs(0, chaac=3)`."""
        for temple, step in steps.items():
            self.s.players[seat].steps[TEMPLE.index[temple]] = step
        return self

    def knows(self, seat: int, **levels: int) -> "Table":
        """Levels of technologies: `knows(0, theology=2)`."""
        for track, level in levels.items():
            self.s.players[seat].levels[TRACK.index[track]] = level
        return self

    def is_tribe(self, seat: int, name: str) -> "Table":
        self.s.players[seat].tribe = TRIBE.index[name]
        return self

    def keeps(self, seat: int, *tiles: str) -> "Table":
        """Wealth tiles kept, their gains long forgotten."""
        self.s.players[seat].wealth = tuple(WEALTH.index[tile] for tile in tiles)
        self.s.wealth_deck = Deck.shuffled(
            tuple(w for w in self.s.wealth_deck.cards if w not in self.s.players[seat].wealth)
        )
        return self

    def owes(self, seat: int, *debt: int) -> "Table":
        """Blocks owed: wood, stone, gold."""
        self.s.players[seat].debt = debt
        return self

    def shows(self, *tiles: str) -> "Table":
        """Buildings and monuments on display."""
        buildings = [BUILDING.index[tile] for tile in tiles if tile in BUILDING.index]
        monuments = [MONUMENT.index[tile] for tile in tiles if tile in MONUMENT.index]
        assert len(buildings) + len(monuments) == len(tiles), tiles
        self.s.shown = tuple(sorted((*self.s.shown, *buildings)))
        self.s.shown_monuments = tuple(sorted((*self.s.shown_monuments, *monuments)))
        left = tuple(m for m in self.s.monument_deck.cards if m not in monuments)
        self.s.monument_deck = Deck.shuffled(left)
        return self

    def has_built(self, seat: int, *tiles: str) -> "Table":
        """Buildings and monuments before a seat."""
        player = self.s.players[seat]
        player.buildings = tuple(
            sorted((*player.buildings, *(BUILDING.index[t] for t in tiles if t in BUILDING.index)))
        )
        monuments = tuple(MONUMENT.index[t] for t in tiles if t in MONUMENT.index)
        player.monuments = tuple(sorted((*player.monuments, *monuments)))
        self.s.monument_deck = Deck.shuffled(tuple(m for m in self.s.monument_deck.cards if m not in monuments))
        return self

    def deck(self, age: int, *tiles: str) -> "Table":
        """The buildings still face down in the deck of an age."""
        self.s.decks[age - 1] = Deck.shuffled(tuple(BUILDING.index[tile] for tile in tiles))
        return self

    def day(self, day: int, held: int | None = None) -> "Table":
        """The calendar stands there, with as many Food Days held as are past."""
        self.s.day = day
        self.s.held = sum(food < day for food in self.s.box.food_days) if held is None else held
        return self

    def under(self, prophecy: str, quarter: int = 2) -> "Table":
        """The prophecy of a quarter, now in force: the day after the Food Day before it."""
        number = PROPHECY.index[prophecy]
        others = [p for p in range(len(PROPHECY)) if p != number][:2]
        others.insert(quarter - 2, number)
        self.s.prophecies = tuple(others)
        return self.day(self.s.box.food_days[quarter - 2] + 1)

    def quick(self, tile: str) -> "Table":
        """This quick action is available today (and on every other day)."""
        self.s.quick_tiles = (QUICK.index[tile],) * 13
        self.s.quick_decks = [Deck.shuffled(()), Deck.shuffled(())]
        self.s.quick_space = self.s.quick_space or [NOBODY] * 3
        return self

    def jungle(self, space: int, corn: int, wood: int) -> "Table":
        """Tiles left at a space of Palenque."""
        self.s.corn_left[space], self.s.wood_left[space] = corn, wood
        return self

    def start_corn(self, corn: int) -> "Table":
        self.s.start_corn = corn
        return self

    def on_start(self, seat: int) -> "Table":
        """A worker of this seat on the start-player space."""
        self.s.start_space = seat
        self.s.players[seat].hand -= 1
        return self

    # What happens next

    def turn(self, seat: int = 0) -> "Table":
        """This seat begins a round."""
        self.s.start = seat
        return self.faces(BeginRound())

    def picks(self, place: str, seat: int = 0) -> "Table":
        """A turn in which this seat's worker there is picked up."""
        gear, space = _place(place)
        if self.s.gears[gear][space] != seat:
            self.on(seat, place)
        return self.turn(seat).plays(f"{seat} pick {place}")

    def evening(self, start: int = 0) -> "Table":
        """Everybody has had their turn: Food Day if due, then the calendar."""
        self.s.start = start
        return self.faces(EndRound())

    def faces(self, *frames: Any) -> "Table":
        """Only these frames are pending."""
        self.s.agenda.clear()
        push(self.s, *frames)
        self.s.events = []
        engine.run(self.s)
        self._listen()
        return self

    # Playing

    def lets(self) -> "Table":
        """Let chance draw the first there is, until a seat is asked."""
        while self.s.agenda and engine.asked(self.s) == (-1,):
            self.plays(f"* {self.menu[0]}")
        return self

    # Looking

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def stores(self, seat: int) -> tuple[int, int, int, int]:
        """Corn, wood, stone, gold."""
        player = self.s.players[seat]
        return player.corn, player.blocks[0], player.blocks[1], player.blocks[2]

    def points(self, seat: int) -> float:
        return GAME.scores(self.s)[seat]

    def earned(self, seat: int, source: str) -> float:
        """Points from one source."""
        return GAME.breakdown(self.s)[seat][source]

    def at(self, place: str) -> int:
        """Who stands on a space of a gear."""
        gear, space = _place(place)
        return self.s.gears[gear][space]

    def standing(self, seat: int) -> list[str]:
        """Where the workers of a seat stand."""
        return [
            f"{GEAR.values[gear]} {n}"
            for gear, spaces in enumerate(self.s.gears)
            for n, who in enumerate(spaces)
            if who == seat
        ]

    @property
    def shown(self) -> list[str]:
        return [BUILDING.values[b] for b in self.s.shown]

    @property
    def view(self) -> Any:
        """What a spectator sees."""
        return GAME.view(self.s, None)

    # Inside


def _place(text: str) -> tuple[int, int]:
    gear, space = text.split()
    return GEAR.index[gear], int(space)
