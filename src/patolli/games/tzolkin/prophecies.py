"""What the prophecies change and how they score (TZ-23). Each rule that they touch asks here."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, tell

from .box import ByLevel
from .choices import (
    ANGRY_CHAAC,
    CHICHEN,
    CROWDED_CITIES,
    DESECRATION,
    DROUGHT,
    FAILED,
    FOREST_FIRES,
    FORETELL,
    FORETOLD,
    FORGOTTEN_LORE,
    FULFILLED,
    GOLD,
    GOLD_SHORTAGE,
    HIGH_FLOODWATERS,
    HUNGER,
    TEACHER_SHORTAGE,
    WRATHFUL_GODS,
)
from .display import NOT_IN_DECK
from .state import BY_PROPHECIES, Draw, Frame, State, earn, prophecy


@frame
class Foretell(Draw):
    """Three prophecies in order, for the last three quarters (TZ-23.1, TZ-23.7)."""

    seat: int = CHANCE

    asks = (FORETELL,)
    absent = NOT_IN_DECK

    def deck(self, s: State) -> Deck:
        return s.prophecy_deck

    def take(self, s: State, choice: Choice) -> None:
        s.prophecy_deck = s.prophecy_deck.draw(choice[1])
        s.prophecies += (choice[1],)
        tell(s, FORETOLD, choice[1], len(s.prophecies) + 1)


def surcharge(s: State, number: int) -> int:
    """What a prophecy adds to each unit while it is in force, else nothing (TZ-23.8)."""
    return s.box.prophecies.surcharge[number] if prophecy(s) == number else 0


def gold_price(s: State) -> int:
    """Corn that each gold gained costs (TZ-23.15)."""
    return surcharge(s, GOLD_SHORTAGE)


def skulls_are_cursed(s: State) -> bool:
    """Each skull gained costs a step down (TZ-23.16)."""
    return prophecy(s) == DESECRATION


def step_price(s: State, temple: int) -> tuple[int, int]:
    """(corn, blocks) for one step up in a temple (TZ-23.11, TZ-23.12)."""
    return surcharge(s, WRATHFUL_GODS), surcharge(s, ANGRY_CHAAC + temple)


def lesson_price(s: State) -> int:
    """Blocks that each technology advance costs more (TZ-23.17)."""
    return surcharge(s, TEACHER_SHORTAGE)


def crowding(s: State) -> int:
    """Blocks that each building costs more (TZ-23.19)."""
    return surcharge(s, CROWDED_CITIES)


def hunger(s: State) -> int:
    """Corn that each worker needs more (TZ-23.20)."""
    return surcharge(s, HUNGER)


def flood_price(s: State, gear: int) -> int:
    """Corn that a worker at Chichen Itza costs more (TZ-23.21)."""
    return surcharge(s, HIGH_FLOODWATERS) if gear == CHICHEN else 0


def harvest_loss(s: State, wood: bool) -> int:
    """What a harvest yields less: wood in forest fires, corn in a drought (TZ-23.13, TZ-23.14)."""
    return surcharge(s, FOREST_FIRES if wood else DROUGHT)


def knows(s: State, seat: int, track: int, level: int) -> bool:
    """Whether a technology's level works; level 2 is off under forgotten lore (TZ-23.18)."""
    off = level == s.box.prophecies.level_off and prophecy(s) == FORGOTTEN_LORE
    return s.players[seat].levels[track] >= level and not off


def bonus(s: State, seat: int, track: int, by_level: ByLevel) -> int:
    """What the levels of a technology that work add together (TZ-11.1)."""
    if not s.players[seat].levels[track]:
        return 0
    return sum(more for level, more in enumerate(by_level, 1) if more and knows(s, seat, track, level))


def metric(s: State, seat: int, number: int) -> int:
    """What a prophecy counts (TZ-23.11 to TZ-23.21)."""
    player = s.players[seat]
    if number == WRATHFUL_GODS:
        return sum(player.steps)
    if ANGRY_CHAAC <= number < ANGRY_CHAAC + 3:
        return player.steps[number - ANGRY_CHAAC]
    if number == FOREST_FIRES:
        return player.wood_tiles
    if number == DROUGHT:
        return player.corn_tiles
    if number == GOLD_SHORTAGE:
        return player.blocks[GOLD]
    if number == DESECRATION:
        return player.skulls
    if number == TEACHER_SHORTAGE:
        return sum(player.levels)
    if number == FORGOTTEN_LORE:
        return sum(level >= 2 for level in player.levels)
    if number == CROWDED_CITIES:
        return len(player.buildings)
    return player.fed if number == HUNGER else s.gears[CHICHEN].count(seat)


def band(bounds: tuple[int, ...], points: tuple[int, ...], count: int) -> int:
    """The points of a count: the first band whose bound it does not pass (TZ-23.22)."""
    return points[sum(count > bound for bound in bounds)]


@frame
class ScoreProphecy(Frame):
    """When its quarter ends a prophecy rewards those who coped and punishes those who did not (TZ-23.3, TZ-23.22)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        number = prophecy(s)
        if number < 0:
            return
        for seat in range(len(s.players)):
            count = metric(s, seat, number)
            points = band(s.box.prophecies.bounds[number], s.box.prophecies.bands, count)
            earn(s, seat, BY_PROPHECIES, points)
            tell(s, FULFILLED if points >= 0 else FAILED, seat, number, max(count, 0), abs(points))
