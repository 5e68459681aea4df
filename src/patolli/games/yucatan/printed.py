"""What is printed on all pieces: the same for everybody, whatever pack is played."""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypedDict

from .choices import ABILITY, ADVISOR, BUILDING, CARD, CREATURE, LAST_ROUND, POWER, UPGRADE
from .components import Box, Piece


class PieceView(TypedDict):
    """A card, tile or creature."""

    level: int  # 0 for pieces without one
    strength: int
    effects: list[str]


class NamedPieceView(PieceView):
    """… where it is listed."""

    name: str


class LevelView(TypedDict):
    """A building at one level; prices are per level of what is bought."""

    jade: int
    corn: int
    warriors: int
    gain_corn: int
    gain_jade: int
    free: int  # extra rounds of creatures that cost nothing


class RoundView(TypedDict):
    """A quarter of the calendar."""

    prisoner: int  # sacrifice points for a prisoner
    moves: int  # of evolution markers


class PrintedView(TypedDict):
    """What is printed on all pieces, by name: the same for everybody, whatever pack is played."""

    pack: str  # the component pack they come from, or ""
    cards: dict[str, PieceView]
    creatures: dict[str, PieceView]
    abilities: dict[str, PieceView]
    advisors: dict[str, PieceView]
    powers: dict[str, PieceView]
    upgrades: dict[str, PieceView]
    buildings: dict[str, list[LevelView]]
    rounds: list[RoundView]
    steps: list[int]  # points of each step of the pyramid
    ranks: list[int]  # of an army's ability slots


_MADE: Final[dict[str, PrintedView]] = {}  # by digest of the box
_FACES: Final[dict[str, "Faces"]] = {}  # likewise


def printed(box: Box) -> PrintedView:
    """Made once for each box: nothing in it changes."""
    found = _MADE.get(box.digest)
    if found is None:
        found = _MADE[box.digest] = _make(box)
    return found


class Faces(NamedTuple):
    """What a view takes piece by piece, made once for each box: nobody may change it."""

    cards: list["NamedPieceView"]
    creatures: list["NamedPieceView"]
    rewards: list[list[list[str]]]  # by city, by slot: the effects in words


def faces(box: Box) -> Faces:
    """Made once for each box."""
    found = _FACES.get(box.digest)
    if found is None:
        found = _FACES[box.digest] = Faces(
            _named_pieces(CARD.values, box.cards),
            _named_pieces(CREATURE.values, box.creatures),
            [[[effect.text for effect in effects] for effects in city] for city in box.rewards],
        )
    return found


def _make(box: Box) -> PrintedView:
    return PrintedView(
        pack=box.pack,
        cards=_pieces(CARD.values, box.cards),
        creatures=_pieces(CREATURE.values, box.creatures),
        abilities=_pieces(ABILITY.values, box.abilities),
        advisors=_pieces(ADVISOR.values, box.advisors),
        powers=_pieces(POWER.values, box.powers),
        upgrades=_pieces(UPGRADE.values, box.upgrades),
        buildings={
            name: [
                LevelView(
                    jade=level.jade,
                    corn=level.corn,
                    warriors=level.warriors,
                    gain_corn=level.gain_corn,
                    gain_jade=level.gain_jade,
                    free=level.free,
                )
                for level in levels
            ]
            for name, levels in zip(BUILDING.values, box.buildings, strict=True)
        },
        rounds=[RoundView(prisoner=box.prisoner_sp[n], moves=box.moves[n]) for n in range(1, LAST_ROUND + 1)],
        steps=list(box.step_vp),
        ranks=list(box.ranks),
    )


def _pieces(names: Iterable[str], pieces: Iterable[Piece]) -> dict[str, PieceView]:
    return {name: _piece(piece) for name, piece in zip(names, pieces, strict=True)}


def _piece(piece: Piece) -> PieceView:
    effects = [effect.text for effect in piece.effects]
    return PieceView(level=piece.level, strength=piece.strength, effects=effects)


def _named_pieces(names: Iterable[str], pieces: Iterable[Piece]) -> list[NamedPieceView]:
    return [NamedPieceView(name=name, **_piece(piece)) for name, piece in zip(names, pieces, strict=True)]
