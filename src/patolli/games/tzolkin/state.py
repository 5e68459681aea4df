"""What is on the table: gears with workers, temples, technologies, tiles and supplies."""

from typing import Final

from patolli.core import draw, frame
from patolli.core.deck import Deck
from patolli.core.frame import tell
from patolli.core.record import Record, Shared, record

from .box import Box
from .choices import (
    CHOICES,
    CIT_BOLON_TUM,
    CORN,
    GAINED,
    PAID,
    SCORED,
    SKULL,
    YUMKAAX,
)

NOBODY: Final = -1
DUMMY: Final = 9  # on a gear or a quick-action space, in place of a seat

# Where points come from: the ledger of a player has a number for each, in quarters of a point (TZ-14.2).
SOURCES: Final = (
    *("temples", "leaders", "skulls", "buildings", "monuments", "technology", "prophecies"),
    *("hunger", "debt", "corn", "stores"),
)
BY_TEMPLES, BY_LEADERS, BY_SKULLS, BY_BUILDINGS, BY_MONUMENTS, BY_TECHNOLOGY, BY_PROPHECIES = range(7)
BY_HUNGER, BY_DEBT, BY_CORN, BY_STORES = range(7, 11)


@record
class Player(Record):
    """What one seat owns."""

    corn: int
    blocks: list[int]  # wood, stone, gold
    skulls: int
    hand: int  # workers ready to be placed
    workers: int  # workers owned, wherever they are
    steps: list[int]  # by temple, -1 … top
    levels: list[int]  # by technology, 0 … 3
    light: bool  # the board's light side is up: two days may be advanced once (TZ-9.3)
    corn_tiles: int
    wood_tiles: int
    buildings: tuple[int, ...]
    monuments: tuple[int, ...]
    dealt: tuple[int, ...]  # starting wealth to choose from, face down
    dealt_tribes: tuple[int, ...]
    wealth: tuple[int, ...]  # starting tiles kept
    discarded: tuple[int, ...]  # … and those given back, face down
    tribe: int  # or NOBODY
    debt: tuple[int, ...]  # Ek Chuah: blocks owed, by kind
    fed: int  # workers fed at the last Food Day (for the prophecy of hunger)
    ledger: tuple[int, ...]  # quarter points by source


@record
class State(frame.State):
    """A position of Tzolk'in."""

    box: Shared[Box]
    players: list[Player]
    modules: tuple[str, ...]
    day: int
    held: int  # Food Days held
    start: int  # the start player
    gears: list[list[int]]  # by gear, by position: seat, DUMMY or NOBODY
    start_space: int  # who stands on the start-player space
    start_corn: int
    quick_space: list[int]  # who stands on the quick-action spaces
    quick_tiles: tuple[int, ...]  # laid out so far: one for every two days
    corn_left: list[int]  # by Palenque space: corn tiles
    wood_left: list[int]  # … and wood tiles, each on a corn tile
    decks: list[Deck]  # buildings of age 1 and 2
    shown: tuple[int, ...]  # buildings to be had
    monument_deck: Deck
    shown_monuments: tuple[int, ...]
    prophecies: tuple[int, ...]
    prophecy_deck: Deck
    quick_decks: list[Deck]
    wealth_deck: Deck
    tribe_deck: Deck
    dummies_due: int  # dummy workers still to be placed during set-up
    doubled: tuple[int, ...]  # gears whose opposite tooth has had its dummy (TZ-13.2)
    bank_skulls: int
    slots: list[int]  # by space of Chichen Itza: who placed a skull
    skulls_on_tiles: int
    # Whose turn it is, and what has been done in it; forgotten when the next turn begins.
    on_turn: int  # NOBODY on a Food Day and before the first day
    used: tuple[str, ...]  # abilities used up this turn
    skipped: tuple[int, int]  # Vacub-Caquix: the named gear and space, (-1, -1) before


class Frame(frame.Frame[State]):
    """A step of Tzolk'in."""

    __slots__ = ()
    choices = CHOICES


class Question(Frame):
    """A step that lets Xaman Ek and Ek Chuah act beside it; `tribes.py` says how (TZ-22.12, TZ-22.15)."""

    __slots__ = ()


class Draw(draw.Draw[State]):
    """A tile that chance turns up."""

    __slots__ = ()
    choices = CHOICES


def prophecy(s: State) -> int:
    """The prophecy in force: the k-th from the day after Food Day k to the end of the next one (TZ-23.1)."""
    return s.prophecies[s.held - 1] if 1 <= s.held <= len(s.prophecies) else NOBODY


def last_space(s: State, seat: int, gear: int) -> int:
    """The last space a seat's worker can stand on: one more for Cit-Bolon-Tum (TZ-5.2, TZ-22.7)."""
    return s.box.last_space[gear] + (s.players[seat].tribe == CIT_BOLON_TUM)


def lowest_free(s: State, seat: int, gear: int, after: int = -1) -> int:
    """The lowest free space of a gear behind another, -1 if there is none (TZ-5.1, TZ-5.2)."""
    try:
        found = s.gears[gear].index(NOBODY, after + 1)
    except ValueError:
        return -1
    return found if found <= s.box.last_space[gear] or found <= last_space(s, seat, gear) else -1


def workers_on_gears(s: State, seat: int) -> list[tuple[int, int]]:
    """(gear, space) of every worker a seat has on a gear."""
    return [
        (gear, n)
        for gear, spaces in enumerate(s.gears)
        if seat in spaces
        for n, who in enumerate(spaces)
        if who == seat
    ]


def stands_on_a_gear(s: State, seat: int) -> bool:
    """Whether a seat has a worker that it could pick up (TZ-3.4)."""
    return any(seat in spaces for spaces in s.gears)


def extra_cost(s: State, seat: int, placed: int) -> int:
    """What the next worker costs on top of its space, after so many this turn (TZ-5.3, TZ-22.14)."""
    box = s.box
    return (box.tribes.yumkaax_extra if s.players[seat].tribe == YUMKAAX else box.extra_worker)[placed]


def earn(s: State, seat: int, source: int, points: int, quarters: int = 0) -> None:
    """Every point goes through here, so the ledger always adds up to the score. Points may fall below zero (TZ-1.6)."""
    player = s.players[seat]
    ledger = player.ledger
    player.ledger = (*ledger[:source], ledger[source] + 4 * points + quarters, *ledger[source + 1 :])


def score_points(s: State, seat: int, source: int, points: int) -> None:
    """Give points, and say so."""
    if points:
        earn(s, seat, source, points)
        tell(s, SCORED, seat, points)


def add_corn(s: State, seat: int, amount: int) -> None:
    if amount:
        s.players[seat].corn += amount
        tell(s, GAINED, seat, amount, CORN)


def pay_corn(s: State, seat: int, amount: int) -> None:
    if amount:
        s.players[seat].corn -= amount
        tell(s, PAID, seat, amount, CORN)


def add_block(s: State, seat: int, kind: int, amount: int = 1) -> None:
    """Put blocks before a player; where gold costs corn, `materials` has settled that before."""
    if amount:
        s.players[seat].blocks[kind] += amount
        tell(s, GAINED, seat, amount, kind)


def pay_block(s: State, seat: int, kind: int, amount: int = 1) -> None:
    if amount:
        s.players[seat].blocks[kind] -= amount
        tell(s, PAID, seat, amount, kind)


def add_skull(s: State, seat: int) -> None:
    """A skull from the bank, if it has one (TZ-1.3)."""
    if s.bank_skulls:
        s.bank_skulls -= 1
        s.players[seat].skulls += 1
        tell(s, GAINED, seat, 1, SKULL)
