"""The table before the first turn: workers, tiles, cards, and the five god cards each plays (TW-2, TW-14.1)."""

from typing import Any, Final

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, CHANCE, Secret, Together, push, tell
from patolli.core.game import Option, Setup
from patolli.core.record import frame
from patolli.core.refusal import BadSetup, Refusal

from .axomamma_setup import SheGetsGoods, SheGetsTile, SheGetsWorkers, solo_board
from .bonuses import gain_bonus
from .buildings import RefillMarket
from .ceremony import block
from .choices import (
    BEGAN,
    BY_CARDS,
    BY_START,
    CHOICES,
    DEAL,
    DEALT,
    DRAFTED,
    FIRST,
    KEEP_CARD,
    KEPT,
    LAND,
    PICK_TILE,
    PICKED,
    PLAYED,
    PRODUCTIONS,
    RETURN_WORKER,
    RETURNED,
    SEATS,
    SECTORS,
    SOURCES,
    SPACE,
    STAIR,
    STONE,
    TILE,
    TOP,
    TURN_CORICANCHA,
    TURNED,
    WORKER,
)
from .components import Box
from .god_cards import shuffle_in
from .state import NOBODY, NONE, Frame, Player, Solo, State, action_at, add_good, order_from, without
from .tapestries import begin_tapestry
from .turn import BeginTurn
from .weaving import TurnUpTop
from .workers import AddNomad, AddVillager, FromBag

NO_SUCH_SEAT = Refusal("no-such-seat", "TW-2.13")
NOT_IN_DECK = Refusal("not-in-deck", "TW-2.16")
NOT_DRAWN_TWICE = Refusal("not-drawn-twice", "TW-2.5")
TILE_GONE = Refusal("tile-gone", "TW-2.14")
NOT_DEALT = Refusal("not-dealt", "TW-2.16")
KEPT_ALREADY = Refusal("kept-already", "TW-2.16")

RULINGS: Final = (
    *("temple-all", "treat-adds", "exchange-own-turn", "two-stone", "empty-altar-nothing", "extra-after"),
)
SOLO_RULINGS: Final = ("two-stone", "empty-altar-nothing", "extra-after")
DIFFICULTY: Final = (
    *("easy_no_personality", "easy_building_price", "easy_worship", "easy_conquest", "easy_no_worker_army"),
    *("hard_climb", "hard_conquest_condition", "hard_conquest_cost", "hard_priest_vp", "hard_weave_vp"),
    *("hard_no_worker_vp", "hard_end_resources"),
)
OPTIONS = (
    Option("first", ("random", *map(str, range(SEATS))), "random"),
    Option("coricancha", ("random", "printed"), "random"),
    Option("rulings", RULINGS, "none", many=True),
    Option("difficulty", DIFFICULTY, "none", many=True),
    Option("personality", ("both", "stop", "activation"), "both"),
    Option("conquest", ("discard", "flip", "vp"), "discard"),
)
START_TILES: Final = 4
DRAFT_PER_COLOUR: Final = 2
DEALT_CARDS: Final = 8
KEPT_CARDS: Final = 3
STAIRS_MARKERS: Final = 5
CONQUEST_MARKERS: Final = 10


def check_setup(setup: Setup) -> None:
    """Solo options need a solo game; alone you begin (TW-14.7)."""
    first = setup.option("first")
    if first != "random" and int(first) >= setup.seats:
        raise BadSetup(f"option first: there is no seat {first} with {setup.seats} players")
    if setup.seats == 1:
        return
    for name, default in (("difficulty", "none"), ("personality", "both"), ("conquest", "discard")):
        if setup.option(name) != default:
            raise BadSetup(f"option {name} is about Axomamma, who plays only against a single player (TW-14)")
    for name in SOLO_RULINGS:
        if setup.has("rulings", name):
            raise BadSetup(f"option rulings: {name} is about Axomamma, who plays only against a single player (TW-14)")


def start(box: Box, setup: Setup) -> State:
    """Everything in its place before the first draw (TW-2.1 to TW-2.13)."""
    seats = setup.seats
    alone = seats == 1
    left = box.workers - box.removed[seats]
    players = max(seats, 2)
    tiles = [n for n in range(START_TILES, len(TILE)) if box.tile_players[n] <= players]
    s = State(
        box=box,
        agenda=[],
        events=None,
        players=[new_player(box) for _ in range(players)],
        seats=seats,
        rulings=tuple(name for name in RULINGS if setup.has("rulings", name)),
        solo=_solo(box, setup) if alone else None,
        active=NOBODY,
        token=NOBODY,
        held=0,
        last=False,
        rotation=0,
        hill=[NOBODY] * len(SPACE),
        stairs=[NOBODY] * len(STAIR),
        lands=[NOBODY] * len(LAND),
        bag=[min(DRAFT_PER_COLOUR, left)] * len(WORKER),
        nomads=[0] * len(WORKER),
        boxed=[box.removed[seats]] * len(WORKER),
        village=(),
        casualties=(),
        god_deck=Deck.shuffled(tuple(range(len(box.card)))),
        god_under=(),
        altar=(),
        played=NONE,
        aside=(),
        deck_only=False,
        army_deck=Deck.shuffled(tuple(range(len(box.army)))),
        house_decks=[
            Deck.shuffled(tuple(range(PRODUCTIONS))),
            Deck.shuffled(tuple(range(PRODUCTIONS, len(box.cost)))),
        ],
        market=(),
        tile_deck=Deck.shuffled(tuple(tiles)),
        tile_top=NONE,
        loom=(),
        start_tiles=tuple(range(START_TILES)),
        statues=(2,) * 6 + (1,) * 6,
        statues_gone=(0,) * 12,
        exchanged=0,
    )
    rotation: list[Frame] = [TurnCoricancha()] if setup.option("coricancha") == "random" else []
    if alone:
        push(s, *rotation, LayOut(AUTO, 0))
    elif setup.option("first") == "random":
        push(s, *rotation, DrawFirstSeat())
    else:
        push(s, *rotation, LayOut(AUTO, int(setup.option("first"))))
    return s


def new_player(box: Box) -> Player:
    """Markers, ten points, the foot of the temple (TW-2.2)."""
    player = Player(
        goods=[0, 0, 0, 0], workers=(), priest=NONE, step=0, hand=(), dealt=(), army_hand=(), drawn=(), army_up=(),
        army_down=(), up=(), down=(), works=0, tapestries=(), statues=(0,) * 12, stairs=STAIRS_MARKERS,
        markers=CONQUEST_MARKERS, vp=box.start_vp, ledger=[0] * len(SOURCES),
    )  # fmt: skip
    player.ledger[BY_START] = box.start_vp
    return player


def _solo(box: Box, setup: Setup) -> Solo:
    return Solo(
        tokens=box.solo.tokens,
        tucked=(NONE,) * 4,
        personality=NONE,
        placed=False,
        difficulty=tuple(name for name in DIFFICULTY if setup.has("difficulty", name)),
        trigger=setup.option("personality"),
        metric=setup.option("conquest"),
    )


@frame
class TurnCoricancha(Frame):
    """The Coricancha is turned at random (TW-2.3)."""

    seat: int = CHANCE

    asks = (TURN_CORICANCHA,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        s.rotation = choice[1]


@frame
class DrawFirstSeat(Frame):
    """Who begins is drawn (TW-2.13)."""

    seat: int = CHANCE

    asks = (FIRST,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] < s.seats else NO_SUCH_SEAT

    def take(self, s: State, choice: Choice) -> None:
        push(s, LayOut(AUTO, choice[1]))


@frame
class LayOut(Frame):
    """The order of set-up (TW-2.5 to TW-2.18, TW-14.1)."""

    seat: int
    first: int

    def take(self, s: State, choice: Choice) -> None:
        tell(s, BEGAN, self.first)
        for sector in range(SECTORS):
            tell(s, TURNED, sector, action_at(s, sector))
        order = [seat for seat in order_from(s, self.first) if seat < s.seats]
        alone = s.solo is not None
        push(
            s,
            *[DraftWorkers(AUTO, seat) for seat in order],
            *([SheGetsWorkers()] if alone else []),
            FillBag(),
            *([BlockTop()] if s.seats <= 2 else []),
            RefillMarket(),
            TurnUpTop(),
            *([SheGetsTile(), SheGetsGoods()] if alone else []),
            *[PickTile(seat) for seat in order],
            TakeStone(),
            *[DealCard(CHANCE, seat) for seat in order for _ in range(DEALT_CARDS)],
            ChooseCards(tuple(KeepCards(seat) for seat in range(s.seats)), self.first),
        )


# Workers


@frame
class DraftWorkers(Frame):
    """Two different workers from the bag (TW-2.5)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        workers = s.players[self.whose].workers
        if len(workers) < 2:
            push(s, DraftWorker(CHANCE, self.whose), self)
        elif len(set(workers)) < 2:
            push(s, DraftWorker(CHANCE, self.whose), ReturnWorker(self.whose))


@frame
class DraftWorker(FromBag):
    """A worker to begin with (TW-2.5)."""

    seat: int
    to: int

    def put(self, s: State, worker: int) -> None:
        s.players[self.to].workers += (worker,)
        tell(s, DRAFTED, self.to, worker)


@frame
class ReturnWorker(Frame):
    """One of two equal workers goes back (TW-2.5)."""

    seat: int

    asks = (RETURN_WORKER,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if s.players[self.seat].workers.count(choice[1]) == 2 else NOT_DRAWN_TWICE

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.seat]
        player.workers = without(player.workers, choice[1])
        s.bag[choice[1]] += 1
        tell(s, RETURNED, self.seat, choice[1])


@frame
class FillBag(Frame):
    """All workers into the bag, then village and nomads (TW-2.6, TW-2.7)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        box = s.box
        s.bag = [n + box.workers - box.removed[s.seats] - DRAFT_PER_COLOUR for n in s.bag]
        push(
            s,
            *[AddVillager() for _ in range(box.village[s.seats])],
            *[AddNomad() for _ in range(box.nomads[s.seats])],
        )


@frame
class BlockTop(Frame):
    """With two players workers block marked spaces of the top terrace (TW-2.8)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        block(s, TOP)


# Tiles, stone, cards


@frame
class PickTile(Frame):
    """Each picks a starting tile, which begins the first tapestry (TW-2.14)."""

    seat: int

    asks = (PICK_TILE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.start_tiles else TILE_GONE

    def take(self, s: State, choice: Choice) -> None:
        s.start_tiles = without(s.start_tiles, choice[1])
        tell(s, PICKED, self.seat, choice[1])
        begin_tapestry(s, self.seat, choice[1])


@frame
class TakeStone(Frame):
    """Two stone each (TW-2.15); by the other reading of R29 not for Axomamma."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        for seat in range(len(s.players)):
            if seat < s.seats or "two-stone" not in s.rulings:
                add_good(s, seat, STONE, s.box.start_stone)


@frame
class DealCard(Frame):
    """Eight god cards each, for their eyes only (TW-2.16)."""

    seat: int
    to: int

    asks = (DEAL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.god_deck.layers[0] else NOT_IN_DECK

    def options(self, s: State) -> list[Choice]:
        return [(DEAL, card) for card in s.god_deck.layers[0]]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.to]
        s.god_deck = s.god_deck.draw(choice[1])
        player.dealt = tuple(sorted((*player.dealt, choice[1])))
        tell(s, DEALT, self.to, choice[1], seen_by=only(self.to))


@frame
class KeepCards(Secret[State]):
    """Keep three of eight cards; the other five are played (TW-2.16)."""

    seat: int
    kept: tuple[int, ...] = ()
    done: bool = False

    asks = (KEEP_CARD,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] in self.kept:
            return KEPT_ALREADY
        return None if choice[1] in s.players[self.seat].dealt else NOT_DEALT

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.seat)

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        kept = tuple(sorted((*self.kept, choice[1])))
        return KeepCards(self.seat, kept, len(kept) == KEPT_CARDS)


@frame
class ChooseCards(Together[State]):
    """All choose before any bonus is resolved (TW-2.16)."""

    parts: tuple[Secret[Any], ...]
    first: int

    seat = -3
    choices = CHOICES

    def reveal(self, s: State) -> None:
        played: dict[int, tuple[int, ...]] = {}
        for part in self.parts:
            assert isinstance(part, KeepCards)
            player = s.players[part.seat]
            player.hand = part.kept
            played[part.seat] = tuple(card for card in player.dealt if card not in part.kept)
            player.dealt = ()
            s.aside += played[part.seat]
            for card in part.kept:
                tell(s, KEPT, part.seat, card, seen_by=only(part.seat))
            for card in played[part.seat]:
                tell(s, PLAYED, part.seat, card)
        last_first = [seat for seat in reversed(order_from(s, self.first)) if seat in played]
        push(s, *[PlayFive(AUTO, seat, played[seat]) for seat in last_first], EndSetup(AUTO, self.first))


@frame
class PlayFive(Frame):
    """From the last player backwards each gains the bonuses of the cards played (TW-2.16, TW-2.17)."""

    seat: int
    whose: int
    cards: tuple[int, ...]

    def take(self, s: State, choice: Choice) -> None:
        gain_bonus(s, self.whose, *(s.box.card[card] for card in self.cards), source=BY_CARDS)


@frame
class EndSetup(Frame):
    """Played cards go back, the market is filled up, and the first turn begins (TW-2.17, TW-2.18)."""

    seat: int
    first: int

    def take(self, s: State, choice: Choice) -> None:
        shuffle_in(s, s.aside)
        s.aside = ()
        push(s, RefillMarket(), *(solo_board(s) if s.solo is not None else []), BeginTurn(AUTO, self.first))
