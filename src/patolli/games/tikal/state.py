"""What is on the table: hexes, figures, supplies and scores."""

from typing import Final

from patolli.core import draw, frame
from patolli.core.deck import Deck
from patolli.core.record import Record, Shared, record

from .choices import CHOICES, HEXES, LEADER
from .components import BASE_CAMP, Box

IN_SUPPLY: Final = -1
OUT_OF_GAME: Final = -2
NOBODY: Final = -1

# Where points come from: the ledger of a player has a number for each. Two per scoring round.
CAPITAL, BIDS = 0, 1
ROUNDS: Final = 4  # three volcanoes and the end (TK-12.5)
SOURCES: Final = 2 + 2 * ROUNDS


@record
class Player(Record):
    """What one seat owns."""

    explorers: list[int]  # by hex: how many stand there
    leader: int  # its hex, IN_SUPPLY or OUT_OF_GAME
    supply: int  # explorers not yet placed
    gone: int  # explorers out of the game, guards included
    camps: int  # still to be established
    guards: int  # still to be placed
    bases: tuple[int, ...]  # where figures come from: the base camp and own camps
    treasures: tuple[int, ...]  # by kind
    score: int
    ledger: tuple[int, ...]  # the score by source


@record
class State(frame.State):
    """A position of Tikal."""

    box: Shared[Box]
    players: list[Player]
    tactical: bool
    walls: bool  # whether a volcano may wall in an empty hex (TK-3.9)
    tiles: tuple[int, ...]  # by hex: the tile there, PRINTED or NO_TILE
    turns: tuple[int, ...]  # by hex: how the tile is turned
    terrain: tuple[int, ...]  # by hex: JUNGLE, BASE, TEMPLE …
    roads: tuple[tuple[tuple[int, int], ...], ...]  # by hex: (neighbour, stones between), where one can walk
    value: list[int]  # by hex: what a temple is worth
    treasures: list[int]  # by hex: face-down treasures
    camp: list[int]  # by hex: whose camp
    guard: list[int]  # by hex: whose guard
    steps: list[int]  # by value: steps left
    stack: Deck
    buried: list[int]  # by kind: treasures not yet recovered, wherever they lie
    rounds: int  # scoring rounds begun
    shown: tuple[int, ...]  # tactical: tiles on offer
    totems: tuple[int, ...]  # tactical: seats whose totem is face up
    removed: int  # tiles that found no room


class Frame(frame.Frame[State]):
    """A question of Tikal."""

    __slots__ = ()
    choices = CHOICES


class Draw(draw.Draw[State]):
    """Chance at work in Tikal."""

    __slots__ = ()
    choices = CHOICES


def stands(player: Player, figure: int, at: int) -> bool:
    """Whether the player has such a figure on a hex."""
    return player.leader == at if figure == LEADER else player.explorers[at] > 0


def figures(player: Player, at: int) -> int:
    """How many figures a player has on a hex; the leader counts as one (TK-4.5)."""
    return player.explorers[at] + (player.leader == at)


def crew_needed(s: State, done: int) -> int:
    """How many figures must stand where one more step or treasure is won, after so many this turn (TK-6.2, TK-7.2)."""
    return (done + 1) * s.box.crew


def strength(s: State, seat: int, at: int) -> int:
    """What counts in majorities: explorer 1, leader 3 (TK-1.10)."""
    player = s.players[seat]
    return player.explorers[at] * s.box.explorer_strength + (s.box.leader_strength if player.leader == at else 0)


def controller(s: State, at: int) -> int:
    """Who controls a temple: its guard's owner, or whoever is strictly strongest; else NOBODY (TK-12.2)."""
    if s.guard[at] != NOBODY:
        return s.guard[at]
    best, who = 0, NOBODY
    for seat in range(len(s.players)):
        power = strength(s, seat, at)
        if power > best:
            best, who = power, seat
        elif power == best:
            who = NOBODY
    return who


def add_points(player: Player, source: int, points: int) -> None:
    """Every point goes through here, so the ledger always adds up to the score."""
    player.score += points
    ledger = player.ledger
    player.ledger = (*ledger[:source], ledger[source] + points, *ledger[source + 1 :])


def move_figure(player: Player, figure: int, start: int, end: int) -> None:
    """Take a figure from one hex (or the supply) to another."""
    if figure == LEADER:
        player.leader = end
        return
    if start == IN_SUPPLY:
        player.supply -= 1
    else:
        player.explorers[start] -= 1
    player.explorers[end] += 1


def new_player(box: Box, capital: int) -> Player:
    """A player at the start: nothing on the board yet (TK-1.5)."""
    return Player(
        explorers=[0] * HEXES, leader=IN_SUPPLY, supply=box.explorers, gone=0, camps=box.camps, guards=box.guards,
        bases=(BASE_CAMP,), treasures=(0,) * len(box.copies), score=capital, ledger=(capital,) + (0,) * (SOURCES - 1),
    )  # fmt: skip
