"""The table as a row of numbers."""

from collections.abc import Sequence
from functools import lru_cache

from patolli.core.observation import Observation, Part, by, counts, filled, places

from .choices import (
    ARMY,
    BUILDING,
    CARD,
    LAND,
    PRODUCTIONS,
    RESOURCE,
    SECTOR,
    SPACE,
    STAIR,
    STATUE,
    TILE,
    WORKER,
)
from .conquest import PaySoldiers
from .opening import ChooseCards, KeepCards
from .placement import PayForSpace, PutDown
from .state import NONE, State, action_at
from .tapestries import AttachTile
from .tasks import DoTasks

VILLAGE = 12  # spaces at most
TOKENS = 8  # on Axomamma's board
TUCKED = 4
PERMANENT = BUILDING.values[PRODUCTIONS:]


def _table(s: State, reader: int) -> Sequence[int]:
    return (
        *(s.active, s.token, s.held, s.last, s.played, s.tile_top, len(s.god_deck) + len(s.god_under)),
        *(len(s.army_deck), len(s.tile_deck), len(s.house_decks[0]), len(s.house_decks[1])),
    )


def _pending(s: State, reader: int) -> Sequence[int]:
    """What is being done: tasks, a worker on its way, a weaving in hand, soldiers to pay."""
    tasks, placement, sewing = [NONE, NONE, 0, 0, 0, 0], [NONE] * 4, [NONE] * 2
    for frame in s.agenda:  # the last of each sort is the one that matters
        if isinstance(frame, DoTasks):
            tasks = [frame.seat, frame.space, frame.left, *(frame.used >> n & 1 for n in range(3))]
        elif isinstance(frame, PayForSpace | PutDown):
            seat = frame.whose if isinstance(frame, PutDown) else frame.seat
            placement = [seat, frame.worker, frame.kind, frame.space]
        elif isinstance(frame, AttachTile):
            sewing = [frame.seat, frame.tile]
    top = s.agenda[-1] if s.agenda else None
    demand = (top.flip, top.lose) if isinstance(top, PaySoldiers) else (0, 0)
    return (*tasks, *placement, *sewing, *demand)


PENDING = (
    *("tasks of", "tasks at", "tasks left", "first task used", "second task used", "third task used"),
    *("placing", "worker placed", "placed as", "placed at", "sewing", "weaving in hand"),
    *("soldiers to turn down", "soldiers to discard"),
)


def _solo(s: State, reader: int) -> Sequence[int]:
    if s.solo is None:
        return [NONE] * (2 * TOKENS + TUCKED + 1)
    tokens = [number for token in s.solo.tokens for number in token[1:]]
    gods = [s.box.card_god[card] if card != NONE else NONE for card in s.solo.tucked]
    return [*filled(tokens, 2 * TOKENS), *filled(gods, TUCKED), s.solo.personality]


def _kept(s: State, reader: int) -> Sequence[int]:
    top = s.agenda[-1] if s.agenda else None
    parts = top.parts if isinstance(top, ChooseCards) else ()
    part = next((part for part in parts if part.seat == reader), None)
    return counts(part.kept if isinstance(part, KeepCards) else (), len(CARD))


def _player(s: State, seat: int) -> Sequence[int]:
    player = s.players[seat]
    held = len(player.hand) + len(player.dealt), len(player.army_hand), len(player.drawn)
    works = player.works
    return (
        *(*player.goods, player.priest, player.step, *held, player.stairs, player.markers, player.vp),
        *(*player.statues, *[works >> n & 1 for n in range(len(PERMANENT))]),
    )


@lru_cache(maxsize=1 << 14)
def _sides(up: tuple[int, ...], down: tuple[int, ...], size: int) -> Sequence[int]:
    """1 for a piece that lies face up, 2 for one face down."""
    row = [0] * size
    for piece in up:
        row[piece] = 1
    for piece in down:
        row[piece] += 2
    return row


@lru_cache(maxsize=1 << 14)
def _tapestries(tapestries: tuple[tuple[int, ...], ...]) -> Sequence[int]:
    """By tile: in which tapestry it is, then where in it."""
    which, where = [0] * len(TILE), [0] * len(TILE)
    for number, tapestry in enumerate(tapestries, 1):
        for place, tile in enumerate(tapestry, 1):
            which[tile], where[tile] = number, place
    return which + where


OBSERVATION = Observation(
    table=(
        Part(
            (
                *("active", "ceremony token", "ceremonies held", "last ceremony", "god card played", "weaving on top"),
                *("god deck", "army deck", "weavings", "production buildings", "permanent buildings"),
            ),
            _table,
        ),
        Part(PENDING, _pending),
        by("action above", SECTOR, lambda s, reader: [action_at(s, sector) for sector in range(len(SECTOR))]),
        by("worker on", SPACE, lambda s, reader: s.hill),
        by("marker on", STAIR, lambda s, reader: s.stairs),
        by("marker on", LAND, lambda s, reader: s.lands),
        by("bag", WORKER, lambda s, reader: s.bag),
        by("nomads", WORKER, lambda s, reader: s.nomads),
        by("village", range(1, VILLAGE + 1), lambda s, reader: filled(s.village, VILLAGE)),
        by("casualties", WORKER, lambda s, reader: counts(s.casualties, len(WORKER))),
        by("under the deck", CARD, lambda s, reader: places(s.god_under, len(CARD))),
        by("altar", CARD, lambda s, reader: places(s.altar, len(CARD))),
        by("set aside", CARD, lambda s, reader: counts(s.set_aside, len(CARD))),
        by("discarded", ARMY, lambda s, reader: counts(s.army_deck.discard, len(ARMY))),
        by("market", BUILDING, lambda s, reader: places(s.market, len(BUILDING))),
        by("loom", TILE, lambda s, reader: counts(s.loom, len(TILE))),
        by("to begin with", TILE, lambda s, reader: counts(s.start_tiles, len(TILE))),
        by("to be had", STATUE, lambda s, reader: s.statues),
        by(
            "axomamma",
            (
                *(f"{what} of token {n}" for n in range(1, TOKENS + 1) for what in ("row", "cell")),
                *(f"god of slot {n}" for n in range(1, TUCKED + 1)),
                "personality",
            ),
            _solo,
        ),
        by("hand", CARD, lambda s, reader: counts(s.players[reader].hand, len(CARD))),
        by("dealt", CARD, lambda s, reader: counts(s.players[reader].dealt, len(CARD))),
        by("kept", CARD, _kept),
        by("hand", ARMY, lambda s, reader: counts(s.players[reader].army_hand, len(ARMY))),
        by("drawn", ARMY, lambda s, reader: counts(s.players[reader].drawn, len(ARMY))),
    ),
    players=(
        Part(
            (
                *(*RESOURCE.values, "priest", "step", "god cards", "army cards", "army cards drawn", "stairs"),
                *("markers", "score", *STATUE.values, *PERMANENT),
            ),
            _player,
        ),
        by("workers", WORKER, lambda s, seat: counts(s.players[seat].workers, len(WORKER))),
        by("army", ARMY, lambda s, seat: _sides(s.players[seat].army_up, s.players[seat].army_down, len(ARMY))),
        by(
            "building",
            BUILDING.values[:PRODUCTIONS],
            lambda s, seat: _sides(s.players[seat].up, s.players[seat].down, PRODUCTIONS),
        ),
        by(
            "tapestry",
            [f"{what} {tile}" for what in ("of", "place of") for tile in TILE.values],
            lambda s, seat: _tapestries(s.players[seat].tapestries),
        ),
    ),
)
