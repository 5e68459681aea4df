"""A small language for tests of Yucatan: arrange settlements and armies by hand, then play lines of notation.

    table().has(0, corn=5).turn(0).plays("activate granary").player(0).corn == 8
    table().army(1, 1, "red", 2).turn(0).plays("lead first", "move red", "0 fight snare", "1 fight raid").warriors(1)

Everything put by hand is taken from where it would come from (supply, deck, summoning area), so no piece is made or
lost; that is checked after every line played.
"""

from typing import Any

from tests.games.sitting import Sitting

from patolli.core import engine
from patolli.core.components import Pack
from patolli.core.deck import Deck
from patolli.core.frame import push
from patolli.games.yucatan import GAME
from patolli.games.yucatan.calendar import TurnCalendar
from patolli.games.yucatan.choices import (
    ABILITY,
    ADVISOR,
    BUILDING,
    CARD,
    COLUMN,
    CREATURE,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    LEADER,
    PLACE,
    POWER,
)
from patolli.games.yucatan.sacrifice import BeginSacrifices
from patolli.games.yucatan.state import NONE, SLOTS, Player, State, earn, put_in_hand
from patolli.games.yucatan.turn import BeginRound, TakeTurn

START = ("advise steward", "advise jade_carver", "empower tax_collector", "found site")


def table(seats: int = 2, pack: Pack | None = None, **options: str) -> "Table":
    """A table after the secret choices: seat 0 begins, nobody has a building or an advisor yet."""
    t = fresh(seats, pack, **options)
    for seat in range(seats):
        t.plays(*(f"{seat} {line}" for line in START))
    for player in t.s.players:
        player.levels, player.advisors = (0,) * len(BUILDING), ()
    t.told.clear()
    return t


def fresh(seats: int = 2, pack: Pack | None = None, **options: str) -> "Table":
    """A table before the secret choices; seat 0 begins unless `first` says otherwise."""
    return Table(seats, {"first": "0"} | options, pack)


class Table(Sitting):
    """A position that can be arranged and played on; every verb returns the table."""

    game = GAME
    s: State

    def __init__(self, seats: int, options: dict[str, str], pack: Pack | None) -> None:
        self.setup = GAME.setup(seats, options, pack)
        state = GAME.new(self.setup)
        assert isinstance(state, State)
        self.s = state
        self.told = []

    # Arranging

    def has(self, seat: int, **stocks: int) -> "Table":
        """Stocks of a seat: corn, jade, prisoners, marker, step, score; `advances` follow the step."""
        player = self.s.players[seat]
        for name, amount in stocks.items():
            if name == "prisoners":
                self.s.supply += player.prisoners - amount
            if name == "step":
                player.advances = max(player.advances, amount)
            if name == "score":
                earn(self.s, seat, 0, amount - player.score)
            else:
                setattr(player, name, amount)
        return self

    def holds(self, seat: int, *others: int) -> "Table":
        """Clan tokens of these seats."""
        self.s.players[seat].tokens = sum(1 << other for other in others)
        return self

    def builds(self, seat: int, **levels: int) -> "Table":
        player = self.s.players[seat]
        player.levels = tuple(levels.get(name, player.levels[i]) for i, name in enumerate(BUILDING.values))
        return self

    def evolves(self, seat: int, **rows: int) -> "Table":
        """Evolution markers in these rows, and the round in which that is possible."""
        player = self.s.players[seat]
        player.rows = tuple(rows.get(name, player.rows[i]) for i, name in enumerate(COLUMN.values))
        return self.round(max(self.s.round, 2, sum(player.rows) - 3))

    def serves(self, seat: int, *advisors: str, power: str = "") -> "Table":
        player = self.s.players[seat]
        if advisors:
            player.advisors = tuple(sorted(ADVISOR.index[name] for name in advisors))
        if power:
            player.power = POWER.index[power]
        return self

    def army(
        self, seat: int, number: int, at: str = "jungle", warriors: int = 3, *abilities: str, creature: str = "",
        until: int = 0, card: bool = True,
    ) -> "Table":  # fmt: skip
        """One army: where it stands, its warriors, abilities in its first slots that fit, and its creature."""
        player, army = self.s.players[seat], number - 1
        self.s.supply += player.warriors[army] - warriors
        player.warriors[army], player.at[army] = warriors, PLACE.index[at]
        slots = list(player.slots)
        for name in abilities:
            tile = ABILITY.index[name]
            level = self.s.box.abilities[tile].level
            rank = next(i for i in range(SLOTS) if slots[SLOTS * army + i] == NONE and self.s.box.ranks[i] >= level)
            slots[SLOTS * army + rank] = tile
        player.slots = tuple(slots)
        if creature:
            number = CREATURE.index[creature]
            player.creature[army], player.ends[army] = number, until or self.s.round
            self.s.area = tuple(other for other in self.s.area if other != number)
            if card:
                self.s.home = tuple(c for c in self.s.home if c != FIRST_CREATURE_CARD + number)
                put_in_hand(player, FIRST_CREATURE_CARD + number)
        if at != "jungle":
            self.s.jade[PLACE.index[at]] = 0
        return self

    def hand(self, seat: int, *cards: str) -> "Table":
        """Exactly these cards in hand: special ones from the deck; the starting cards left out are out of the game."""
        player = self.s.players[seat]
        wanted = [CARD.index[name] for name in cards]
        for card in player.hand:
            if card < FIRST_SPECIAL:
                self.s.gone = tuple(sorted((*self.s.gone, card)))
            elif card < FIRST_CREATURE_CARD:
                self.s.deck = Deck.shuffled((*self.s.deck.cards, card))
            else:
                self.s.home = tuple(sorted((*self.s.home, card)))
        for card in wanted:
            if card < FIRST_SPECIAL:
                gone = list(self.s.gone)
                gone.remove(card)
                self.s.gone = tuple(gone)
            elif card < FIRST_CREATURE_CARD:
                self.s.deck = Deck.shuffled(tuple(other for other in self.s.deck.cards if other != card))
            else:
                self.s.home = tuple(other for other in self.s.home if other != card)
        player.hand, player.shown = tuple(sorted(wanted)), ()
        return self

    def deck(self, *cards: str) -> "Table":
        """Only these cards in the deck; the others are on the discard pile."""
        wanted = {CARD.index[name] for name in cards}
        every = {*self.s.deck.cards, *self.s.deck.discard}
        self.s.deck = Deck(Deck.shuffled(tuple(wanted)).layers, tuple(sorted(every - wanted)))
        return self

    def no_cards(self) -> "Table":
        """Nothing to draw: all cards of the deck are in the hand of the last seat."""
        player = self.s.players[-1]
        for card in (*self.s.deck.cards, *self.s.deck.discard):
            put_in_hand(player, card)
        self.s.deck = Deck(())
        return self

    def jade_in(self, place: str, amount: int) -> "Table":
        self.s.jade[PLACE.index[place]] = amount
        return self

    def led(self, seat: int, *leaders: str) -> "Table":
        self.s.players[seat].led = tuple(LEADER.index[name] for name in leaders)
        return self

    # What is asked

    def round(self, number: int) -> "Table":
        self.s.round = number
        for player in self.s.players:
            for army in (0, 1):
                if player.creature[army] != NONE:
                    player.ends[army] = max(player.ends[army], number)
        return self

    def turn(self, seat: int) -> "Table":
        """A turn of this seat, then sacrifices and so on."""
        return self._agenda(TakeTurn(seat, True, True), *self._phases())

    def sacrifices(self) -> "Table":
        """The sacrifice phase of this round."""
        return self._agenda(*self._phases())

    def calendar(self) -> "Table":
        """The calendar phase of this round."""
        return self._agenda(*self._phases()[1:])

    # Playing

    def offers(
        self, seat: int, prisoners: int = 0, jade: int = 0, corn: int = 0, tokens: tuple[int, ...] = ()
    ) -> "Table":
        """A whole sacrifice of one seat: only what is asked is answered."""
        amounts = {"offer-prisoners": prisoners, "offer-jade": jade, "offer-corn": corn}
        left = list(tokens)
        while seat in engine.asked(self.s) and self.asked.endswith("MakeSacrifices"):
            kinds = {line.split()[0] for line in self.menu_of(seat)}
            known = [kind for kind in amounts if kind in kinds]
            if known:
                self.plays(f"{seat} {known[0]} {amounts[known[0]]}")
            else:
                self.plays(f"{seat} offer-token {left.pop(0)}" if left else f"{seat} pass")
        return self

    # Looking

    def menu_of(self, seat: int) -> list[str]:
        return [GAME.choices.text(choice) for choice in engine.options(self.s, seat)]

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def stocks(self, seat: int) -> tuple[int, int, int]:
        """Corn, jade and prisoners."""
        player = self.s.players[seat]
        return player.corn, player.jade, player.prisoners

    def cards(self, seat: int) -> list[str]:
        return [CARD.values[card] for card in self.s.players[seat].hand]

    def warriors(self, seat: int) -> list[int]:
        return self.s.players[seat].warriors

    def places(self, seat: int) -> list[str]:
        return [PLACE.values[place] for place in self.s.players[seat].at]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(player.score for player in self.s.players)

    def view(self, seat: int | None = None) -> Any:
        return GAME.view(self.s, seat)

    # Inside

    def _phases(self) -> list[Any]:
        return [BeginSacrifices(), TurnCalendar(), *([BeginRound()] if self.s.round < 4 else [])]

    def _agenda(self, *frames: Any) -> "Table":
        self.s.agenda.clear()
        push(self.s, *frames)
        engine.run(self.s)
        return self
