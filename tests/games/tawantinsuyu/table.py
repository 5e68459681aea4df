"""A small language for tests of Tawantinsuyu: put pieces on the table by hand, then play lines of notation.

    table().goods(0, potato=2).workers(0, "architect").cards(0, "G01").turn(0).plays("place architect T0a")

Everything put by hand is taken from where it would come from (bag, decks, supplies), so no piece is made or lost; that
is checked after every line played. A chance question that a line does not answer is answered by a seeded dealer.
"""

from typing import Any

from tests.games.sitting import Sitting

from patolli.core import engine
from patolli.core.dealer import SeededDealer
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, push
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.ceremony import hold_ceremony
from patolli.games.tawantinsuyu.choices import (
    ARMY,
    BUILDING,
    BY_START,
    CARD,
    LAND,
    PRODUCTIONS,
    RESOURCE,
    SPACE,
    STAIR,
    STATUE,
    TILE,
    WORKER,
)
from patolli.games.tawantinsuyu.state import HER_SEAT, NOBODY, NONE, Player, Solo, State, changed, without
from patolli.games.tawantinsuyu.turn import BeginTurn

FIRST_TILES = ("SW01", "SW02", "SW03", "SW04")


def table(seats: int = 2, pack: str = "", **options: str) -> "Table":
    """A bare table after set-up: priests above sector 0, nothing owned but a starting tile, seat 0 on turn.

    `pack` are rows with other figures: `[[god_card]]` and so on.
    """
    return Table(seats, options, pack)


def fresh(seats: int = 2, **options: str) -> "Table":
    """A table at the very beginning of set-up; seat 0 begins."""
    made = Table(seats, options)
    state = GAME.new(GAME.setup(seats, {"first": "0", "coricancha": "printed"} | options))
    assert isinstance(state, State)
    made.s = state
    return made


class Table(Sitting):
    """A position that can be arranged and played on; every verb returns the table."""

    game = GAME
    s: State

    def __init__(self, seats: int, options: dict[str, str], pack: str = "") -> None:
        figures = GAME.read_pack(f'game = "{GAME.name}"\nname = "a test\'s"\n{pack}') if pack else None
        state = GAME.new(GAME.setup(seats, {"first": "0", "coricancha": "printed"} | options, figures))
        assert isinstance(state, State)
        self.s = state
        self.told = []
        self.dealer = SeededDealer(1)
        s = self.s
        s.agenda.clear()
        s.bag = [s.box.workers - s.box.removed[seats]] * len(WORKER)
        s.active = 0
        self.village("architect", "craftsman", "warrior", "courier", "priest")
        self.nomads("architect", "craftsman", "warrior")
        self.market("P01", "P02", "Z05", "Z08")
        s.tile_top = self._tile("W01")
        for seat, player in enumerate(s.players):
            player.priest = 0
            tile = TILE.index[FIRST_TILES[seat]]
            s.start_tiles = without(s.start_tiles, tile)
            player.tapestries = ((tile,),)

    # Arranging

    def goods(self, seat: int, **amounts: int) -> "Table":
        self.s.players[seat].goods = [amounts.get(name, 0) for name in RESOURCE.values]
        return self

    def workers(self, seat: int, *names: str) -> "Table":
        self.s.players[seat].workers = tuple(self._worker(name) for name in names)
        return self

    def hill(self, **workers: str) -> "Table":
        for space, name in workers.items():
            self.s.hill[SPACE.index[space]] = self._worker(name)
        return self

    def village(self, *names: str) -> "Table":
        for worker in self.s.village:
            self.s.bag[worker] += 1
        self.s.village = tuple(self._worker(name) for name in names)
        return self

    def nomads(self, *names: str) -> "Table":
        self.s.bag = [n + m for n, m in zip(self.s.bag, self.s.nomads, strict=True)]
        self.s.nomads = [0] * len(WORKER)
        for name in names:
            self.s.nomads[self._worker(name)] += 1
        return self

    def casualties(self, *names: str) -> "Table":
        self.s.casualties = tuple(self._worker(name) for name in names)
        return self

    def bag(self, *names: str) -> "Table":
        """Only these are left in the bag; the others have left the game."""
        for worker, count in enumerate(self.s.bag):
            keep = names.count(WORKER.values[worker])
            self.s.boxed[worker] += count - keep
            self.s.bag[worker] = keep
        return self

    def cards(self, seat: int, *names: str) -> "Table":
        player = self.s.players[seat]
        player.hand = tuple(sorted((*player.hand, *(self._card(name) for name in names))))
        return self

    def altar(self, *names: str) -> "Table":
        self.s.altar = tuple(self._card(name) for name in names)
        return self

    def hold(self, seat: int, *names: str) -> "Table":
        """Army cards in hand."""
        player = self.s.players[seat]
        player.army_hand = tuple(sorted((*player.army_hand, *(self._army(name) for name in names))))
        return self

    def field(self, seat: int, *names: str) -> "Table":
        """Army cards face up on the table."""
        self.s.players[seat].army_up = tuple(sorted(self._army(name) for name in names))
        return self

    def tired(self, seat: int, *names: str) -> "Table":
        """Army cards face down on the table."""
        self.s.players[seat].army_down = tuple(sorted(self._army(name) for name in names))
        return self

    def discarded(self, *names: str) -> "Table":
        self.s.army_deck = self.s.army_deck.throw(*(self._army(name) for name in names))
        return self

    def owns(self, seat: int, *names: str) -> "Table":
        player = self.s.players[seat]
        for name in names:
            house = self._house(name)
            if house < PRODUCTIONS:
                player.up = tuple(sorted((*player.up, house)))
            else:
                player.works |= 1 << house - PRODUCTIONS
        return self

    def exhausted(self, seat: int, *names: str) -> "Table":
        player = self.s.players[seat]
        player.down = tuple(sorted((*player.down, *(self._house(name) for name in names))))
        return self

    def market(self, *names: str) -> "Table":
        for kind in (0, 1):
            back = tuple(house for house in self.s.market if (house >= PRODUCTIONS) == bool(kind))
            self.s.house_decks[kind] = Deck.shuffled((*self.s.house_decks[kind].cards, *back))
        self.s.market = ()
        self.s.market = tuple(sorted(self._house(name) for name in names))
        return self

    def loom(self, *names: str) -> "Table":
        """Weavings to choose from."""
        self.s.loom = tuple(sorted(self._tile(name) for name in names))
        return self

    def tapestry(self, seat: int, *names: str) -> "Table":
        self.s.players[seat].tapestries += (tuple(self._tile(name) for name in names),)
        return self

    def top(self, name: str) -> "Table":
        """This tile lies face up on the stack."""
        self.s.tile_deck = Deck.shuffled((*self.s.tile_deck.cards, self.s.tile_top))
        self.s.tile_top = self._tile(name)
        return self

    def stack(self, *names: str) -> "Table":
        """Only these tiles are in the stack, the first face up; all others lie in a tapestry of each player's own."""
        spare = [tile for tile in (*self.s.tile_deck.cards, self.s.tile_top) if TILE.values[tile] not in names]
        self.s.players[-1].tapestries += tuple((tile,) for tile in spare if tile != NONE)
        tiles = [TILE.index[name] for name in names]
        self.s.tile_top = tiles[0] if tiles else NONE
        self.s.tile_deck = Deck(tuple((tile,) for tile in tiles[1:]))
        return self

    def statues(self, seat: int, *names: str) -> "Table":
        player = self.s.players[seat]
        for name in names:
            self.s.statues = changed(self.s.statues, STATUE.index[name], -1)
            player.statues = changed(player.statues, STATUE.index[name], 1)
        return self

    def stairs(self, seat: int, *names: str) -> "Table":
        for name in names:
            self.s.stairs[STAIR.index[name]] = seat
            self.s.players[seat].stairs -= 1
        return self

    def lands(self, seat: int, *names: str) -> "Table":
        for name in names:
            self.s.lands[LAND.index[name]] = seat
            self.s.players[seat].markers -= 1
        return self

    def step(self, seat: int, step: int) -> "Table":
        self.s.players[seat].step = step
        return self

    def priest(self, seat: int, sector: int) -> "Table":
        self.s.players[seat].priest = sector
        return self

    def points(self, seat: int, points: int) -> "Table":
        player = self.s.players[seat]
        player.ledger[BY_START] += points - player.vp
        player.vp = points
        return self

    def held(self, count: int) -> "Table":
        self.s.held = count
        return self

    def turn(self, seat: int = 0) -> "Table":
        """The turn of a seat begins."""
        return self.asks(BeginTurn(AUTO, seat))

    def ceremony(self, seat: int = 0) -> "Table":
        """A ceremony is held at the start of a seat's turn."""
        self.s.token = seat
        return self.turn(seat)

    def ceremony_alone(self, seat: int = 0) -> "Table":
        """A ceremony without the turn after it."""
        self.s.agenda.clear()
        self.s.active = self.s.token = seat
        hold_ceremony(self.s, seat)
        self._run()
        return self

    def asks(self, *frames: Any) -> "Table":
        """These frames are all there is to do."""
        self.s.agenda.clear()
        push(self.s, *frames)
        self._run()
        return self

    # Playing

    def plays(self, *lines: str) -> "Table":
        """Play these lines; chance that they do not answer is dealt."""
        for line in lines:
            choice = GAME.choices.parse(line)
            while engine.asked(self.s) == (CHANCE,) and choice[0] not in self.s.agenda[-1].asks:
                self._deal()
            seats = engine.asked(self.s)
            assert seats, f"{line!r}: the game is over"
            seat = next((n for n in seats if engine.refusal(self.s, n, choice) is None), seats[0])
            self._step(seat, choice, line)
        return self

    def deals(self) -> "Table":
        """Answer chance until a player is asked."""
        while engine.asked(self.s) == (CHANCE,):
            self._deal()
        return self

    def draws(self, seat: int, choice: str) -> "Table":
        """One seat's line, in a simultaneous question."""
        self._step(seat, GAME.choices.parse(choice), choice)
        return self

    # Looking

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def has(self, seat: int) -> tuple[int, int, int, int]:
        """Potatoes, corn, stone, gold."""
        potato, corn, stone, gold = self.s.players[seat].goods
        return potato, corn, stone, gold

    def vp(self, seat: int) -> int:
        return self.s.players[seat].vp

    @property
    def her(self) -> Player:
        return self.s.players[HER_SEAT]

    @property
    def solo(self) -> Solo:
        assert self.s.solo is not None
        return self.s.solo

    # Inside

    def _run(self) -> None:
        if self.s.events is None:
            self.s.events = []
        engine.run(self.s)
        self._listen()

    def _step(self, seat: int, choice: tuple[int, ...], line: str) -> None:
        found = engine.refusal(self.s, seat, choice)
        assert found is None, f"{line!r}: {found} ({self.asked}; {self.menu[:12]})"
        self.s.events = []
        engine.step(self.s, choice, seat)
        self._listen()
        GAME.check(self.s)

    def _deal(self) -> None:
        found = engine.options(self.s)
        choice = self.dealer.pick(0, found, self.s.agenda[-1].weights(self.s, found))
        self._step(CHANCE, choice, GAME.choices.text(choice))

    def _worker(self, name: str) -> int:
        worker = WORKER.index[name]
        assert self.s.bag[worker], f"no {name} in the bag"
        self.s.bag[worker] -= 1
        return worker

    def _card(self, name: str) -> int:
        self.s.god_deck = Deck.shuffled(without(self.s.god_deck.cards, CARD.index[name]))
        return CARD.index[name]

    def _army(self, name: str) -> int:
        deck = self.s.army_deck
        self.s.army_deck = Deck(Deck.shuffled(without(deck.cards, ARMY.index[name])).layers, deck.discard)
        return ARMY.index[name]

    def _house(self, name: str) -> int:
        house = BUILDING.index[name]
        if house in self.s.market:
            self.s.market = without(self.s.market, house)
        else:
            kind = 0 if house < PRODUCTIONS else 1
            self.s.house_decks[kind] = Deck.shuffled(without(self.s.house_decks[kind].cards, house))
        return house

    def _tile(self, name: str) -> int:
        tile = TILE.index[name]
        self.s.tile_deck = Deck.shuffled(without(self.s.tile_deck.cards, tile))
        return tile


__all__ = ["NOBODY", "NONE", "Table", "fresh", "table"]
