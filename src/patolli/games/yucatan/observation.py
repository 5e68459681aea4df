"""The table as a row of numbers."""

from collections.abc import Sequence

from patolli.core.frame import Together
from patolli.core.observation import Observation, Part, by, counts

from .choices import (
    ADVISOR,
    ARMY,
    BUILDING,
    CARD,
    CITIES,
    COLUMN,
    CREATURE,
    LEADER,
    PLACE,
    RANK,
    SEAT,
)
from .cities import ChooseReward
from .combat import ChooseCard, ChooseCards, strength
from .sacrifice import MakeSacrifices, Sacrifice
from .setup import ChooseAdvisor, ChooseBuilding, ChoosePower, ChooseStart
from .state import NO_CARD, NOBODY, NONE, State
from .view import turn_number, whose_turn

QUESTIONS = (ChooseStart, ChooseCards, MakeSacrifices)  # put to several at once
SIDES = ("attacker", "defender")
STRENGTHS = ("by card", "by figures", "by effects", "by creature")
NO_COMBAT = (NOBODY, 0, NOBODY) + (NOBODY,) * 6 + (0,) * 16


def _round(s: State, reader: int) -> Sequence[int]:
    top = s.agenda[-1] if s.agenda else None
    city = top.place if isinstance(top, ChooseReward) else NOBODY
    together = next((n for n, kind in enumerate(QUESTIONS, 1) if isinstance(top, kind)), 0)
    return s.round, turn_number(s), s.first, whose_turn(s), s.supply, len(s.deck), len(s.deck.discard), city, together


def _answered(s: State, reader: int) -> Sequence[int]:
    top = s.agenda[-1] if s.agenda else None
    done = tuple([part.seat for part in top.parts if part.done]) if isinstance(top, Together) else ()
    return counts(done, len(SEAT))


def _combat(s: State, reader: int) -> Sequence[int]:
    combat = s.combat
    if combat is None:
        return NO_COMBAT
    shown = not isinstance(s.agenda[-1] if s.agenda else None, Together)
    winner = combat.seats[combat.winner] if combat.winner != NOBODY else NOBODY
    powers = [*strength(s, 0), *strength(s, 1)] if shown else [0] * 8
    return (
        *(combat.city, shown, winner, *combat.seats, *combat.armies, *combat.cards, *powers),
        *(*combat.power, *combat.leaders, *combat.ignored, *combat.captured),
    )


def _answer(s: State, reader: int) -> Sequence[int]:
    """What the reader has answered so far to a question that is put to several at once."""
    top = s.agenda[-1] if s.agenda else None
    part = next((part for part in top.parts if part.seat == reader), None) if isinstance(top, Together) else None
    row = [0] * len(ADVISOR) + [NONE, NONE, NO_CARD] + [0] * (3 + len(SEAT))
    if isinstance(part, ChooseAdvisor | ChoosePower | ChooseBuilding):
        row[: len(ADVISOR)] = counts(part.advisors, len(ADVISOR))
        if isinstance(part, ChooseBuilding):
            row[len(ADVISOR)], row[len(ADVISOR) + 1] = part.power, part.building
    elif isinstance(part, ChooseCard):
        row[len(ADVISOR) + 2] = part.card
    elif isinstance(part, Sacrifice):
        offered = [part.prisoners, part.jade, part.corn, *(part.tokens >> seat & 1 for seat in range(len(SEAT)))]
        row[len(ADVISOR) + 3 :] = offered
    return row


def _player(s: State, seat: int) -> Sequence[int]:
    player, tokens = s.players[seat], s.players[seat].tokens
    return (
        *(player.corn, player.jade, player.prisoners, player.power, player.step, player.marker, len(player.hand)),
        *(player.score, *player.rows, *[tokens >> n & 1 for n in range(len(SEAT))], *player.levels),
        *(*player.warriors, *player.at, *player.creature, *player.ends, *player.slots),
    )


PLAYER = (
    *("corn", "jade", "prisoners", "power", "step", "marker", "cards", "score", *COLUMN.values),
    *(f"token of {n}" for n in SEAT.values),
    *(f"level of {building}" for building in BUILDING.values),
    *(f"{what} of army {army}" for what in ("warriors", "place", "creature", "end") for army in ARMY.values),
    *(f"ability {slot} of army {army}" for army in ARMY.values for slot in RANK.values[1:]),
)

OBSERVATION = Observation(
    table=(
        Part(
            (
                *("round", "turn of the round", "first", "turn", "supply", "deck", "discard", "city activated"),
                "all are asked",
            ),
            _round,
        ),
        by("answered", SEAT, _answered),
        by("jade in", [PLACE.values[city] for city in CITIES], lambda s, reader: [s.jade[city] for city in CITIES]),
        by("to summon", CREATURE, lambda s, reader: counts(s.area, len(CREATURE))),
        by("card to summon", CREATURE, lambda s, reader: counts(s.home, len(CARD))[-len(CREATURE) :]),
        by(
            "combat",
            (
                *("city", "revealed", "winner"),
                *(f"{side} {what}" for what in ("seat", "army", "card") for side in SIDES),
                *(f"{side} {what}" for side in SIDES for what in STRENGTHS),
                *(f"{side} {what}" for what in ("total", "leader", "ignored", "captured") for side in SIDES),
            ),
            _combat,
        ),
        by("hand", CARD, lambda s, reader: counts(s.players[reader].hand, len(CARD))),
        by("drawn", CARD, lambda s, reader: counts(s.players[reader].drawn, len(CARD))),
        by(
            "answer",
            (*ADVISOR.values, "power", "building", "card", "prisoners", "jade", "corn", *SEAT.values),
            _answer,
        ),
    ),
    players=(
        Part(PLAYER, _player),
        by("used", BUILDING, lambda s, seat: counts(s.players[seat].used, len(BUILDING))),
        by("led", LEADER, lambda s, seat: counts(s.players[seat].led, len(LEADER))),
        by("has", ADVISOR, lambda s, seat: counts(s.players[seat].advisors, len(ADVISOR))),
    ),
)
