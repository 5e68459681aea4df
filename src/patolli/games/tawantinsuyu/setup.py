"""The table before the first turn, and the order in which it is laid (TW-2, TW-14.1); the cards are in `opening.py`."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.game import Setup
from patolli.core.refusal import Refusal
from patolli.core.turns import ANYBODY, beginners, first_seat

from .axomamma.setup import SheGetsGoods, SheGetsTile, SheGetsWorkers
from .buildings import RefillMarket
from .ceremony import block
from .choices import (
    BEGAN,
    BY_START,
    DRAFTED,
    FIRST,
    LAND,
    PICK_TILE,
    PICKED,
    PRODUCTIONS,
    RETURN_WORKER,
    RETURNED,
    SECTORS,
    SOURCES,
    SPACE,
    STAIR,
    STATUE,
    STONE,
    TILE,
    TOP,
    TURN_CORICANCHA,
    TURNED,
    WORKER,
)
from .components import Box
from .opening import ChooseCards, DealCard, KeepCards
from .options import DIFFICULTY, RULINGS
from .state import NOBODY, NONE, Draw, Frame, Player, Solo, State, action_at, add_good, order_from, without
from .tapestries import begin_tapestry
from .weaving import TurnUpTop
from .workers import AddNomad, AddVillager, FromBag

NO_SUCH_SEAT = Refusal("no-such-seat", "TW-2.13")
NOT_DRAWN_TWICE = Refusal("not-drawn-twice", "TW-2.5")
TILE_GONE = Refusal("tile-gone", "TW-2.14")

START_TILES: Final = 4


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
        scenes=None,
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
        bag=[min(box.draft_bag, left)] * len(WORKER),
        nomads=[0] * len(WORKER),
        boxed=[box.removed[seats]] * len(WORKER),
        village=(),
        casualties=(),
        god_deck=Deck.shuffled(tuple(range(len(box.card)))),
        god_under=(),
        altar=(),
        played=NONE,
        set_aside=(),
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
        statues=box.statues,
        statues_gone=(0,) * len(STATUE),
        exchanged=0,
    )
    rotation: list[Frame] = [TurnCoricancha()] if setup.option("coricancha") == "random" else []
    first = 0 if alone else first_seat(setup)
    push(s, *rotation, DrawFirstSeat() if first == ANYBODY else LayOut(AUTO, first))
    return s


def new_player(box: Box) -> Player:
    """Markers, ten points, the foot of the temple (TW-2.2)."""
    player = Player(
        goods=[0, 0, 0, 0], workers=(), priest=NONE, step=0, hand=(), dealt=(), army_hand=(), drawn=(), army_up=(),
        army_down=(), up=(), down=(), works=0, tapestries=(), statues=(0,) * len(STATUE), stairs=box.stairs_markers,
        markers=box.markers, vp=box.start_vp, ledger=[0] * len(SOURCES),
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
class DrawFirstSeat(Draw):
    """Who begins is drawn (TW-2.13)."""

    seat: int = CHANCE

    asks = (FIRST,)
    absent = NO_SUCH_SEAT

    def chances(self, s: State) -> dict[int, int]:
        return beginners(s.seats)

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
            *[DealCard(CHANCE, seat) for seat in order for _ in range(s.box.dealt)],
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
        if len(workers) < s.box.draft:
            push(s, DraftWorker(CHANCE, self.whose), self)
        elif len(set(workers)) < s.box.draft:
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
        s.bag = [n + box.workers - box.removed[s.seats] - box.draft_bag for n in s.bag]
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


# Tiles, stone


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
