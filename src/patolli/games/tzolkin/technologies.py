"""Advancing technologies and what lies beyond the third level (TZ-11)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .box import ANY, Gain
from .choices import (
    ADVANCE,
    AGRICULTURE,
    ARCHITECTURE,
    BONUS,
    DECLINE,
    END,
    EXTRACTION,
    FORGOT,
    ITZAMNA,
    LEARNED,
    LOWER,
    MASTERED,
    TRACK,
)
from .materials import gain
from .payments import PayFor
from .prophecies import lesson_price
from .state import BY_TECHNOLOGY, Frame, State, score_points
from .temples import StepUp
from .tribes import ANY_TIME, any_time_options, cannot_any_time, do_any_time

TOO_FEW_BLOCKS = Refusal("too-few-blocks", "TZ-11.1")
OTHER_TRACK = Refusal("other-track", "TZ-12.6")
SURCHARGE_DUE = Refusal("surcharge-due", "TZ-23.17")
MUST_ADVANCE = Refusal("must-advance", "TZ-21.14")
NOTHING_TO_LOWER = Refusal("nothing-to-lower", "TZ-24.10")

TOP_LEVEL = 3
BLOCKS_BEYOND = 2  # TZ-11.4
TRACKS = range(len(TRACK))


def advance_price(s: State, seat: int, track: int, free: bool) -> int:
    """Blocks for one advance, before any surcharge (TZ-11.1, TZ-11.2, TZ-22.9)."""
    player = s.players[seat]
    table = s.box.level_cost_itzamna if player.tribe == ITZAMNA else s.box.level_cost
    return 0 if free else table[player.levels[track]]


def brings_blocks(s: State, seat: int, track: int) -> bool:
    """Whether an advance can bring blocks that pay its surcharge: beyond extraction 3 (TZ-11.4, TZ-23.25)."""
    player = s.players[seat]
    return player.levels[track] == TOP_LEVEL and (track == EXTRACTION or player.tribe == ITZAMNA)


def cannot_advance(s: State, seat: int, track: int, free: bool) -> Refusal | None:
    """The advance is paid with what one has; its surcharge also with what it brings (TZ-11.1, TZ-23.17)."""
    price, owned = advance_price(s, seat, track, free), sum(s.players[seat].blocks)
    brought = BLOCKS_BEYOND if brings_blocks(s, seat, track) else 0
    if price <= owned and price + lesson_price(s) <= owned + brought:
        return None
    return TOO_FEW_BLOCKS.of(cost=price + lesson_price(s), owned=owned)


def can_advance(s: State, seat: int) -> bool:
    """Whether some paid advance is within reach."""
    return any(cannot_advance(s, seat, track, False) is None for track in TRACKS)


@frame
class AdvanceTechnology(Frame):
    """Advance a technology by a level, paid or free, in a given track or one of choice (TZ-7.9, TZ-12.6)."""

    seat: int
    left: int
    free: bool = False
    track: int = ANY
    must: bool = False

    asks = (ADVANCE, END, *ANY_TIME)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind = choice[0]
        if kind in ANY_TIME:
            return cannot_any_time(s, self.seat, choice) or self._spoils(s, choice)
        if kind == END:
            return MUST_ADVANCE if self.must and can_advance(s, self.seat) else None
        if self.track not in (ANY, choice[1]):
            return OTHER_TRACK
        return cannot_advance(s, self.seat, choice[1], self.free)

    def options(self, s: State) -> list[Choice]:
        found: list[Choice] = [(ADVANCE, track) for track in TRACKS if self.refuse(s, (ADVANCE, track)) is None]
        if not (self.must and found and can_advance(s, self.seat)):
            found.append((END,))
        return found + [c for c in any_time_options(s, self.seat) if self._spoils(s, c) is None]

    def _spoils(self, s: State, choice: Choice) -> Refusal | None:
        """An advance that must be made may not be put out of reach (TZ-21.11)."""
        if not self.must:
            return None
        after = s.copy()
        do_any_time(after, self.seat, choice)
        return None if can_advance(after, self.seat) else MUST_ADVANCE

    def take(self, s: State, choice: Choice) -> None:
        kind = choice[0]
        if kind in ANY_TIME:
            push(s, self)
            do_any_time(s, self.seat, choice)
        elif kind == ADVANCE:
            now, later = advance_price(s, self.seat, choice[1], self.free), lesson_price(s)
            if not brings_blocks(s, self.seat, choice[1]):
                now, later = now + later, 0
            push(
                s,
                PayFor(AUTO, self.seat, now),
                RaiseLevel(AUTO, self.seat, choice[1]),
                PayFor(AUTO, self.seat, later),
                *([AdvanceTechnology(self.seat, self.left - 1, self.free, self.track)] if self.left > 1 else []),
            )


@frame
class RaiseLevel(Frame):
    """The marker goes up a level; at the top the track's bonus is gained instead (TZ-11.2, TZ-22.24)."""

    seat: int
    whose: int
    track: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if player.levels[self.track] < TOP_LEVEL:
            player.levels[self.track] += 1
            tell(s, LEARNED, self.whose, self.track, player.levels[self.track])
        elif player.tribe == ITZAMNA:
            push(s, ChooseBonus(self.whose))
        else:
            take_bonus(s, self.whose, self.track)


@frame
class ChooseBonus(Frame):
    """Itzamna takes the bonus of any track (TZ-22.9, TZ-22.24)."""

    seat: int

    asks = (BONUS,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        short = sum(s.players[self.seat].blocks) < lesson_price(s)
        return SURCHARGE_DUE if short and choice[1] != EXTRACTION else None

    def take(self, s: State, choice: Choice) -> None:
        take_bonus(s, self.seat, choice[1])


def take_bonus(s: State, seat: int, track: int) -> None:
    """Beyond level 3: a temple step, two blocks, 3 points or a skull (TZ-11.3 to TZ-11.8)."""
    tell(s, MASTERED, seat, track)
    if track == AGRICULTURE:
        push(s, StepUp(AUTO, seat, ANY))
    elif track == EXTRACTION:
        gain(s, seat, Gain(any_blocks=BLOCKS_BEYOND))
    elif track == ARCHITECTURE:
        score_points(s, seat, BY_TECHNOLOGY, 3)
    else:
        gain(s, seat, Gain(skulls=1))


@frame
class ExchangeTechnology(Frame):
    """Lower one track by a level, then advance the other three without cost (TZ-24.10)."""

    seat: int

    asks = (LOWER, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == DECLINE or s.players[self.seat].levels[choice[1]] else NOTHING_TO_LOWER

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == DECLINE:
            return
        player = s.players[self.seat]
        player.levels[choice[1]] -= 1
        tell(s, FORGOT, self.seat, choice[1], player.levels[choice[1]])
        push(s, *[free_advance(s, self.seat, track) for track in TRACKS if track != choice[1]])


def free_advance(s: State, seat: int, track: int, steps: int = 1) -> Frame:
    """A free advance; asked only where there is something to decide (TZ-1.12, TZ-23.26)."""
    if track != ANY and steps == 1 and not lesson_price(s):
        return RaiseLevel(AUTO, seat, track)
    return AdvanceTechnology(seat, steps, True, track)
