"""Stall: a small game of things done beside the question. Wood is bought and sold, and luck is tried, at any time of
one's turn; the question is whether to build a hut. Whoever has promised a hut builds it, so wood it needs is not sold.
"""

from dataclasses import dataclass
from typing import Any, TypedDict

from patolli.core import engine
from patolli.core import frame as core
from patolli.core.aside import Aside
from patolli.core.choice import Choice, Vocabulary, numbers
from patolli.core.components import Components, within
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.game import Game, Setup, no_secrets
from patolli.core.record import Record, Shared, record
from patolli.core.refusal import Refusal

COMPONENTS = """
[start]
coins = 3
wood = 2
source = "house"

[hut]
wood = 2
points = 3
source = "house"
"""

SEAT = numbers("seat", 0, 1)
FACE = numbers("face", 0, 2)

CHOICES = Vocabulary()
PROMISE = CHOICES.add("promise")
BUILD = CHOICES.add("build")
REST = CHOICES.add("rest")
BUY = CHOICES.add("buy")
SELL = CHOICES.add("sell")
DARE = CHOICES.add("dare")
ROLL = CHOICES.add("roll", face=FACE)

EVENTS = Vocabulary()
BUILT = EVENTS.add("built", seat=SEAT)
BOUGHT = EVENTS.add("bought", seat=SEAT)
SOLD = EVENTS.add("sold", seat=SEAT)
ROLLED = EVENTS.add("rolled", seat=SEAT, face=FACE)

TOO_LITTLE_WOOD = Refusal("too-little-wood", "ST-1.1")
MUST_BUILD = Refusal("must-build", "ST-1.2")
NO_COIN = Refusal("no-coin", "ST-2.1")
NO_WOOD = Refusal("no-wood", "ST-2.2")
BACK_AND_FORTH = Refusal("back-and-forth", "ST-2.3")
DARED = Refusal("dared", "ST-2.4")


@dataclass(frozen=True)
class Box:
    """What is printed."""

    coins: int
    wood: int
    hut: int
    points: int


def make_box(tables: Components) -> Box:
    start, hut = tables.one("start"), tables.one("hut")
    box = Box(start["coins"], start["wood"], hut["wood"], hut["points"])
    for n in (box.coins, box.wood, box.points):
        within("[start], [hut]", n, 0, 9)
    within("[hut]: wood", box.hut, 1, 4)
    return box


@record
class Player(Record):
    """What one seat owns."""

    coins: int
    wood: int
    huts: int


@record
class State(core.State):
    """A position of Stall."""

    box: Shared[Box]
    players: list[Player]
    traded: int  # BUY or SELL, if that was done since the last answer
    dared: bool


class Buy(Aside[State]):
    """A coin for a piece of wood."""

    choices = CHOICES
    asks = (BUY,)
    remembers = True

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        if s.traded == SELL:
            return BACK_AND_FORTH
        return None if s.players[seat].coins else NO_COIN

    def take(self, s: State, seat: int, choice: Choice) -> None:
        s.traded = BUY
        s.players[seat].coins -= 1
        s.players[seat].wood += 1
        tell(s, BOUGHT, seat)

    def forget(self, s: State) -> None:
        s.traded = 0


class Sell(Aside[State]):
    """A piece of wood for a coin."""

    choices = CHOICES
    asks = (SELL,)

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        if s.traded == BUY:
            return BACK_AND_FORTH
        return None if s.players[seat].wood else NO_WOOD

    def take(self, s: State, seat: int, choice: Choice) -> None:
        s.traded = SELL
        s.players[seat].wood -= 1
        s.players[seat].coins += 1
        tell(s, SOLD, seat)


class Dare(Aside[State]):
    """Once a turn a die is rolled for wood, before the question is asked again."""

    choices = CHOICES
    asks = (DARE,)

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        return DARED if s.dared else None

    def take(self, s: State, seat: int, choice: Choice) -> None:
        s.dared = True
        push(s, RollDie(CHANCE, seat))


class Frame(core.Frame[State]):
    """A question of Stall."""

    __slots__ = ()
    choices = CHOICES


class Question(Frame):
    """A question of one's turn."""

    __slots__ = ()
    asides = (Buy(), Sell(), Dare())


@frame
class RollDie(Frame):
    """The die shows how much wood there is."""

    seat: int
    whose: int

    asks = (ROLL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        s.players[self.whose].wood += choice[1]
        tell(s, ROLLED, self.whose, choice[1])


@frame
class TakeTurn(Question):
    """Rest, build a hut, or promise one for wood in advance; what was promised is built."""

    seat: int
    promised: bool = False

    asks = (PROMISE, BUILD, REST)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        affordable = s.players[self.seat].wood >= s.box.hut
        if choice[0] == REST:
            return MUST_BUILD if self.promised else None
        if choice[0] == PROMISE and self.promised:
            return MUST_BUILD
        return None if affordable else TOO_LITTLE_WOOD

    def forbids(self, s: State, aside: Aside[State], choice: Choice) -> Refusal | None:
        """Wood that a promised hut needs is not sold."""
        if self.promised and aside.after(s, self.seat, choice).players[self.seat].wood < s.box.hut:
            return MUST_BUILD
        return None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PROMISE:
            push(s, TakeTurn(self.seat, True))
        elif choice[0] == BUILD:
            s.players[self.seat].wood -= s.box.hut
            s.players[self.seat].huts += 1
            tell(s, BUILT, self.seat)


@frame
class StartTurn(Frame):
    """One may dare once a turn."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.dared = False


def start(box: Box, setup: Setup) -> State:
    s = State(box, [], None, None, [Player(box.coins, box.wood, 0) for _ in range(setup.seats)], 0, False)
    push(s, *(frame for _ in range(3) for seat in range(setup.seats) for frame in (StartTurn(), TakeTurn(seat))))
    return s


class View(TypedDict):
    players: list[list[int]]


def view(s: State, seat: int | None) -> View:
    return View(players=[[p.coins, p.wood, p.huts] for p in s.players])


def scores(s: State) -> tuple[int, ...]:
    return tuple(p.huts * s.box.points for p in s.players)


def check(s: State) -> None:
    assert all(p.coins >= 0 and p.wood >= 0 for p in s.players), "less than nothing"


GAME = Game(
    name="stall",
    rules_version=1,
    seats=(2,),
    options=(),
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=start,
    view=view,
    determinize=no_secrets,
    scores=scores,
    winners=lambda s: tuple(seat for seat, points in enumerate(scores(s)) if points == max(scores(s))),
    breakdown=lambda s: [{"huts": points} for points in scores(s)],
    check=check,
    draw=lambda seen, translate: str(seen["players"]),
    value=lambda s, seat: float(scores(s)[seat]),
    components_text=COMPONENTS,
)


def played(*lines: str) -> Any:
    """A state after these choices of whoever is asked."""
    s = GAME.new(GAME.setup(2))
    for line in lines:
        engine.play(s, engine.asked(s)[0], CHOICES.parse(line))
    return s
