"""A small language for tests of Tikal: put pieces on the board by hand, then play lines of notation.

    table().plays("reveal A4", "lay c4 1", "place leader a5").left == 9
    table().lays("A6 c4 0").puts(0, leader="c4", a5=2).turn(0).plays("camp c4").refuses("camp b4", NOBODY_TO_CAMP)

Everything put by hand is taken from where it would come from (stack, supplies), so no piece is made or lost; that is
checked after every line played.
"""

from typing import Any

from patolli.core import engine
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, push
from patolli.core.refusal import Refusal
from patolli.games.tikal import GAME
from patolli.games.tikal.camps import make_camp
from patolli.games.tikal.choices import EXPLORER, HEX, LEADER, TILE, TREASURE
from patolli.games.tikal.exploring import LayTile, lay_tile
from patolli.games.tikal.points import SpendPoints
from patolli.games.tikal.scoring import EndGame
from patolli.games.tikal.state import CAPITAL, IN_SUPPLY, Player, State, add_points, move_figure, strength
from patolli.games.tikal.temples import place_guard, uncover
from patolli.games.tikal.treasures import change_treasures
from patolli.games.tikal.turn import NextTurn, scoring_round


def hexes(*names: str) -> list[int]:
    """The numbers of these hexes."""
    return [HEX.index[name] for name in names]


def table(seats: int = 2, **options: str) -> "Table":
    """A table at the start of a game; seat 0 begins unless `first` says otherwise."""
    return Table(seats, {"first": "0"} | options)


class Table:
    """A position that can be arranged and played on; every verb returns the table."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        state = GAME.new(GAME.setup(seats, options))
        assert isinstance(state, State)
        self.s: State = state
        self.told: list[str] = []
        if options["first"] != "random":
            self.plays(f"first {options['first']}")

    # Arranging

    def lays(self, *tiles: str) -> "Table":
        """Tiles from the stack on the board, as tile, hex and rotation: `lays("A4 c4 1")`."""
        for text in tiles:
            tile, at, turn = text.split()
            lay_tile(self.s, self._from_stack(tile), HEX.index[at], int(turn))
        return self

    def puts(self, seat: int, leader: str = "", **explorers: int) -> "Table":
        """Figures from a seat's supply: `puts(0, leader="a5", b4=2)`."""
        player = self.s.players[seat]
        if leader:
            move_figure(player, LEADER, IN_SUPPLY, HEX.index[leader])
        for at, count in explorers.items():
            for _ in range(count):
                move_figure(player, EXPLORER, IN_SUPPLY, HEX.index[at])
        return self

    def raises(self, **temples: int) -> "Table":
        """Temples with steps from the supply, up to these values: `raises(a4=6)`."""
        for at, value in temples.items():
            while self.s.value[HEX.index[at]] < value:
                uncover(self.s, 0, HEX.index[at])
        return self

    def empties(self, *sites: str) -> "Table":
        """Sites without their treasures."""
        for at in sites:
            self.s.treasures[HEX.index[at]] = 0
        return self

    def owns(self, seat: int, **treasures: int) -> "Table":
        """Treasures before a seat: `owns(0, mask=2, shell=1)`."""
        for kind, count in treasures.items():
            self.s.buried[TREASURE.index[kind]] -= count
            change_treasures(self.s, seat, TREASURE.index[kind], count)
        return self

    def camps(self, seat: int, *places: str) -> "Table":
        for at in places:
            make_camp(self.s, seat, HEX.index[at])
        return self

    def guards(self, seat: int, at: str) -> "Table":
        """A guard from an explorer of this seat's supply."""
        move_figure(self.s.players[seat], EXPLORER, IN_SUPPLY, HEX.index[at])
        place_guard(self.s, seat, EXPLORER, HEX.index[at])
        return self

    def has(self, *points: int) -> "Table":
        """These victory points, seat by seat."""
        for player, wanted in zip(self.s.players, points, strict=True):
            add_points(player, CAPITAL, wanted - player.score)
        return self

    def leaves(self, *tiles: str) -> "Table":
        """Only these tiles in the stack; the others count as having found no room."""
        wanted = {TILE.index[tile] for tile in tiles}
        layers = [tuple(tile for tile in layer if tile in wanted) for layer in self.s.stack.layers]
        self.s.removed += len(self.s.stack) - len(wanted)
        self.s.stack = Deck(tuple(layer for layer in layers if layer))
        return self

    # Whose turn it is

    def turn(self, seat: int, points: int = 10) -> "Table":
        """A normal turn of this seat, its tile laid."""
        return self._agenda(SpendPoints(seat, points), NextTurn(AUTO, seat))

    def lays_next(self, seat: int, tile: str) -> "Table":
        """A normal turn of this seat, with this tile in hand."""
        return self._agenda(LayTile(seat, self._from_stack(tile)), SpendPoints(seat, 10), NextTurn(AUTO, seat))

    def last_scoring(self, *order: int) -> "Table":
        """The final round in this order, then the end."""
        return self._agenda(*scoring_round(self.s, order), EndGame())

    # Playing

    def plays(self, *lines: str) -> "Table":
        """Answer what is asked. A number or `*` (chance) in front says who is expected to answer; `lay any` takes
        the first legal choice of its kind."""
        for line in lines:
            who, choice = self._read(line)
            self.s.events = []
            engine.play(self.s, who, choice)
            self.told += [GAME.events.text(event.what) for event in self.s.events]
            self.s.events = None
            GAME.check(self.s)
        return self

    def refuses(self, line: str, reason: Refusal) -> "Table":
        """This line is not allowed, for this reason."""
        who, choice = self._read(line)
        found = engine.refusal(self.s, who, choice)
        assert found is not None, f"{line!r} is allowed; expected {reason}"
        assert (found.why, found.rule) == (reason.why, reason.rule), f"{line!r} is refused for {found}"
        assert who not in engine.asked(self.s) or choice not in engine.options(self.s)
        return self

    def allows(self, *lines: str) -> "Table":
        """Each of these lines may be played now, and the menu shows it."""
        for line in lines:
            who, choice = self._read(line)
            assert engine.refusal(self.s, who, choice) is None, f"{line!r}: {engine.refusal(self.s, who, choice)}"
            assert choice in engine.options(self.s), f"{line!r} is not on the menu"
        return self

    # Looking

    def heard(self, beginning: str) -> int:
        """How many events were told that begin so: `heard("no-room 0")`."""
        return sum(f"{line} ".startswith(f"{beginning} ") for line in self.told)

    @property
    def menu(self) -> list[str]:
        """Every legal line."""
        return [GAME.choices.text(choice) for choice in engine.options(self.s)]

    @property
    def asked(self) -> str:
        """Who is asked and by which frame: `0 LayTile`, `* RevealTile`; empty when the game is over."""
        if not self.s.agenda:
            return ""
        top = self.s.agenda[-1]
        return f"{'*' if top.seat < 0 else top.seat} {type(top).__name__}"

    @property
    def left(self) -> int:
        """Action points left."""
        top = self.s.agenda[-1]
        assert isinstance(top, SpendPoints), top
        return top.left

    @property
    def points(self) -> tuple[float, ...]:
        """Victory points, seat by seat."""
        return GAME.scores(self.s)

    @property
    def winners(self) -> tuple[int, ...]:
        return GAME.winners(self.s)

    @property
    def view(self) -> Any:
        """What a spectator sees."""
        return GAME.view(self.s, None)

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def at(self, name: str) -> Any:
        """What a spectator sees of a hex."""
        return self.view["hexes"][HEX.index[name]]

    def strength(self, seat: int, name: str) -> int:
        return strength(self.s, seat, HEX.index[name])

    def treasures(self, seat: int) -> dict[str, int]:
        owned: dict[str, int] = self.view["players"][seat]["treasures"]
        return owned

    # Inside

    def _from_stack(self, name: str) -> int:
        tile = TILE.index[name]
        assert tile in self.s.stack.cards, f"{name} is not in the stack"
        layers = [tuple(other for other in layer if other != tile) for layer in self.s.stack.layers]
        self.s.stack = Deck(tuple(layer for layer in layers if layer))
        return tile

    def _agenda(self, *frames: Any) -> "Table":
        self.s.agenda.clear()
        push(self.s, *frames)
        return self

    def _read(self, line: str) -> tuple[int, tuple[int, ...]]:
        asked = engine.asked(self.s)[0] if self.s.agenda else -1
        who, _, rest = line.partition(" ")
        if who == "*" or who.isdecimal():
            asked, line = (-1 if who == "*" else int(who)), rest
        if line.endswith(" any"):
            return asked, next(c for c in engine.options(self.s) if GAME.choices.text(c).startswith(line[:-3]))
        return asked, GAME.choices.parse(line)
