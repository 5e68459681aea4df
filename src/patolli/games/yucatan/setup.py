"""The table before the first turn, and the secret choices of the beginning (YU-4, YU-17)."""

from typing import Any

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, Secret, Together, frame, push, tell
from patolli.core.game import Option, Setup
from patolli.core.refusal import Refusal
from patolli.core.turns import ANYBODY, beginners, first_option, first_seat

from .choices import (
    ADVISE,
    ADVISED,
    BEGAN,
    BUILDING,
    CHOICES,
    CREATURE,
    EMPOWER,
    EMPOWERED,
    FIRST,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    FOUND,
    FOUNDED,
    JUNGLE,
    SEATS,
)
from .components import Box
from .state import NONE, READINGS, SLOTS, SOURCES, Draw, Frame, Player, State, in_turn_order
from .turn import BeginRound

NO_SUCH_SEAT = Refusal("no-such-seat", "YU-4.2")
ADVISOR_NOT_HERE = Refusal("advisor-not-here", "YU-17.1")
ADVISOR_CHOSEN = Refusal("advisor-chosen", "YU-4.5")

BASE_SEATS = 4

OPTIONS = (
    Option("marker", ("stays", "may_fall"), "stays", rules={"may_fall": "YU-16.1"}),
    Option("readings", tuple(READINGS), "none", many=True, sort="reading", rules=READINGS),
    first_option(SEATS),
)


def start(box: Box, setup: Setup) -> State:
    """Stocks, armies, deck and creatures as YU-4 lays them out."""
    many = setup.seats > BASE_SEATS
    creatures = tuple(c for c in range(len(CREATURE)) if many or c not in box.expansion_creatures)
    players = [new_player(box) for _ in range(setup.seats)]
    out = sum(player.prisoners + sum(player.warriors) for player in players)
    s = State(
        box=box,
        agenda=[],
        events=None,
        scenes=None,
        players=players,
        readings=tuple(reading for reading in READINGS if setup.has("readings", reading)),
        falling=setup.option("marker") == "may_fall",
        round=1,
        first=0,
        supply=box.pool + (box.pool_more if many else 0) - out,
        jade=[0, 0, 0, 0],
        area=creatures,
        home=tuple(FIRST_CREATURE_CARD + creature for creature in creatures),
        deck=Deck.shuffled(tuple(range(FIRST_SPECIAL, FIRST_CREATURE_CARD))),
        gone=(),
        combat=None,
        panel=0,
    )
    first = first_seat(setup)
    if first == ANYBODY:
        push(s, DrawFirstSeat())
    else:
        begin(s, first)
    return s


def new_player(box: Box) -> Player:
    """Two armies in the jungle, the first prisoner, the starting cards, and some corn and jade (YU-4.3 to YU-4.8)."""
    return Player(
        corn=box.corn, jade=box.jade, prisoners=box.prisoners, tokens=0, levels=(0,) * len(BUILDING),
        slots=(NONE,) * 2 * SLOTS, warriors=[box.warriors] * 2, at=[JUNGLE] * 2, creature=[NONE] * 2, ends=[0, 0],
        hand=tuple(range(FIRST_SPECIAL)), shown=(), drawn=(), thrown=(), advisors=(), power=NONE, step=0, marker=0,
        advanced=False, advances=0, offered=0, rows=(1, 1, 1), used=(), led=(), score=0, ledger=(0,) * len(SOURCES),
    )  # fmt: skip


@frame
class DrawFirstSeat(Draw):
    """The first player is chosen at random unless the table settled it (YU-4.2)."""

    seat: int = CHANCE

    asks = (FIRST,)
    absent = NO_SUCH_SEAT

    def chances(self, s: State) -> dict[int, int]:
        return beginners(len(s.players))

    def take(self, s: State, choice: Choice) -> None:
        begin(s, choice[1])


def begin(s: State, first: int) -> None:
    s.first = first
    push(s, AskForStart(AUTO))


@frame
class AskForStart(Frame):
    """All choose at the same time, in secret (YU-4.5)."""

    seat: int

    def take(self, s: State, choice: Choice) -> None:
        tell(s, BEGAN, s.first)
        push(s, ChooseStart(tuple(ChooseAdvisor(seat, ()) for seat in range(len(s.players)))))


@frame
class ChooseAdvisor(Secret[State]):
    """Two advisors of four, or of five with five or six players (YU-4.5, YU-17.1)."""

    seat: int
    advisors: tuple[int, ...]
    done: bool = False

    asks = (ADVISE,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] in s.box.expansion_advisors and len(s.players) <= BASE_SEATS:
            return ADVISOR_NOT_HERE
        return ADVISOR_CHOSEN if choice[1] in self.advisors else None

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        advisors = tuple(sorted((*self.advisors, choice[1])))
        if len(advisors) < s.box.advisors_kept:
            return ChooseAdvisor(self.seat, advisors)
        return ChoosePower(self.seat, advisors)


@frame
class ChoosePower(Secret[State]):
    """One of three abilities for the city leader (YU-4.5)."""

    seat: int
    advisors: tuple[int, ...]
    done: bool = False

    asks = (EMPOWER,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        return ChooseBuilding(self.seat, self.advisors, choice[1])


@frame
class ChooseBuilding(Secret[State]):
    """A building of level 1, free of charge (YU-4.5)."""

    seat: int
    advisors: tuple[int, ...]
    power: int
    building: int = NONE
    done: bool = False

    asks = (FOUND,)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def answered(self, s: State, choice: Choice) -> Secret[State]:
        return ChooseBuilding(self.seat, self.advisors, self.power, choice[1], True)


@frame
class ChooseStart(Together[State]):
    """Everybody makes all three choices before any is shown (YU-4.5)."""

    parts: tuple[Secret[Any], ...]

    choices = CHOICES

    def reveal(self, s: State) -> None:
        chosen = {part.seat: part for part in self.parts}
        for seat in in_turn_order(s):
            part, player = chosen[seat], s.players[seat]
            assert isinstance(part, ChooseBuilding)
            player.advisors, player.power = part.advisors, part.power
            player.levels = tuple([int(building == part.building) for building in range(len(BUILDING))])
            for advisor in part.advisors:
                tell(s, ADVISED, seat, advisor)
            tell(s, EMPOWERED, seat, part.power)
            tell(s, FOUNDED, seat, part.building)
        push(s, BeginRound())
