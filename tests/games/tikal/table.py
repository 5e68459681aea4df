"""A small language for tests of Tikal: put pieces on the board by hand, then play lines of notation.

    table().plays("reveal A4", "lay c4 1", "place leader a5").left == 9
    table().lays("A6 c4 0").puts(0, leader="c4", a5=2).turn(0).plays("camp c4").refuses("camp b4", NOBODY_TO_CAMP)

Everything put by hand is taken from where it would come from (stack, supplies), so no piece is made or lost; that is
checked after every line played.
"""

from typing import Any

from tests.games.sitting import Sitting

from patolli.core.deck import Deck
from patolli.core.frame import AUTO, push
from patolli.games.tikal import GAME
from patolli.games.tikal.action_points import SpendPoints
from patolli.games.tikal.camps import make_camp
from patolli.games.tikal.choices import EXPLORER, HEX, LEADER, TILE, TREASURE
from patolli.games.tikal.exploring import LayTile, lay_tile
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


class Table(Sitting):
    """A position that can be arranged and played on; every verb returns the table."""

    game = GAME
    s: State

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        state = GAME.new(GAME.setup(seats, options))
        assert isinstance(state, State)
        self.s = state
        self.told = []
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

    # Looking

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
