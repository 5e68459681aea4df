"""The table as a row of numbers."""

from collections.abc import Sequence

from patolli.core.observation import Observation, Part, by, counts, filled

from .choices import (
    BLOCK,
    BUILDING,
    GEAR,
    HUNGER,
    MONUMENT,
    PALENQUE,
    SPACE,
    TEMPLE,
    TRACK,
    TRIBE,
    WEALTH,
)
from .display import current_age
from .gears import Harvest
from .picking import UseWorker
from .placing import PlaceWorkers
from .state import NOBODY, State
from .wealth import ChooseStart, ChooseWealth


def _day(s: State, reader: int) -> Sequence[int]:
    return s.day, s.held, s.start, s.start_space, s.start_corn, len(s.decks[current_age(s)]), s.bank_skulls


def _turn(s: State, reader: int) -> Sequence[int]:
    top = s.agenda[-1] if s.agenda else None
    placed = top.placed if isinstance(top, PlaceWorkers) else 0
    if isinstance(top, UseWorker):
        return placed, top.gear, top.space
    return (placed, PALENQUE, top.space) if isinstance(top, Harvest) else (placed, NOBODY, NOBODY)


def _gears(s: State, reader: int) -> Sequence[int]:
    return [who for gear in s.gears for who in filled(gear, len(SPACE))]


def _kept(s: State, reader: int) -> Sequence[int]:
    """What the reader has chosen of its starting tiles so far: the wealth, then the tribe."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, ChooseStart) and s.players[reader].dealt:
        part = next(part for part in top.parts if part.seat == reader)
        if isinstance(part, ChooseWealth):
            return [*counts(part.kept, len(WEALTH)), part.tribe]
    return [0] * len(WEALTH) + [NOBODY]


def _tribes(s: State, reader: int) -> Sequence[int]:
    player = s.players[reader]
    return counts(player.dealt_tribes if player.dealt else (), len(TRIBE))


def _player(s: State, seat: int) -> Sequence[int]:
    player = s.players[seat]
    return (
        *(player.corn, *player.blocks, player.skulls, player.hand, player.workers, *player.steps, *player.levels),
        *(player.light, player.corn_tiles, player.wood_tiles, player.tribe, *filled(player.debt, len(BLOCK), 0)),
        *(player.fed if HUNGER in s.prophecies else 0, sum(player.ledger)),
    )


OBSERVATION = Observation(
    table=(
        Part(
            ("day", "food days held", "start player", "on start space", "corn there", "buildings in deck", "skulls"),
            _day,
        ),
        Part(("placed", "gear in use", "space in use"), _turn),
        by("on", [f"{gear} {n}" for gear in GEAR.values for n in SPACE.values], _gears),
        by("quick space", range(4), lambda s, reader: filled(s.quick_space, 4)),
        by("quick tile", range(1, 15), lambda s, reader: filled(s.quick_tiles, 14)),
        by("corn tiles at", SPACE, lambda s, reader: filled(s.corn_left, len(SPACE), 0)),
        by("wood tiles at", SPACE, lambda s, reader: filled(s.wood_left, len(SPACE), 0)),
        by("shown", BUILDING, lambda s, reader: counts(s.shown, len(BUILDING))),
        by("shown", MONUMENT, lambda s, reader: counts(s.shown_monuments, len(MONUMENT))),
        by("prophecy", range(1, 4), lambda s, reader: filled(s.prophecies, 3)),
        by("skull at", SPACE, lambda s, reader: filled(s.slots, len(SPACE))),
        by("dealt", WEALTH, lambda s, reader: counts(s.players[reader].dealt, len(WEALTH))),
        by("dealt", TRIBE, _tribes),
        by("kept", (*WEALTH.values, "tribe"), _kept),
    ),
    players=(
        Part(
            (
                *("corn", *BLOCK.values, "skulls", "hand", "workers", *TEMPLE.values, *TRACK.values, "light"),
                *("corn tiles", "wood tiles", "tribe", *(f"owed {block}" for block in BLOCK.values), "fed"),
                "quarters of a point",
            ),
            _player,
        ),
        by("has", BUILDING, lambda s, seat: counts(s.players[seat].buildings, len(BUILDING))),
        by("has", MONUMENT, lambda s, seat: counts(s.players[seat].monuments, len(MONUMENT))),
        by("has", WEALTH, lambda s, seat: counts(s.players[seat].wealth, len(WEALTH))),
    ),
)
