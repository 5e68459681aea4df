"""Advancing technologies and what lies beyond the third level (TZ-11)."""

from patolli.core.aside import Aside
from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .box import ANY
from .choices import ADVANCE, BONUS, DECLINE, END, FORGOT, ITZAMNA, LEARNED, LOWER, MASTERED, TRACK
from .payments import PayFor, nearest
from .prophecies import lesson_price
from .state import BY_TECHNOLOGY, Frame, Question, State

TOO_FEW_BLOCKS = Refusal("too-few-blocks", "TZ-11.1")
OTHER_TRACK = Refusal("other-track", "TZ-12.6")
SURCHARGE_DUE = Refusal("surcharge-due", "TZ-23.17")
MUST_ADVANCE = Refusal("must-advance", "TZ-21.14")
NOTHING_TO_LOWER = Refusal("nothing-to-lower", "TZ-24.10")

TOP_LEVEL = 3
TRACKS = range(len(TRACK))


def advance_price(s: State, seat: int, track: int, free: bool) -> int:
    """Blocks for one advance, before any surcharge (TZ-11.1, TZ-11.2, TZ-22.9)."""
    player = s.players[seat]
    table = s.box.tribes.itzamna_cost if player.tribe == ITZAMNA else s.box.technologies.cost
    return 0 if free else table[player.levels[track]]


def brings_blocks(s: State, seat: int, track: int) -> int:
    """The blocks an advance may bring, which may pay its surcharge: beyond extraction 3 (TZ-11.4, TZ-23.25)."""
    player = s.players[seat]
    if player.levels[track] < TOP_LEVEL:
        return 0
    within = TRACKS if player.tribe == ITZAMNA else (track,)
    return max(s.box.technologies.beyond[track].gain.any_blocks for track in within)


def cannot_advance(s: State, seat: int, track: int, free: bool) -> Refusal | None:
    """The advance is paid with what one has; its surcharge also with what it brings (TZ-11.1, TZ-23.17)."""
    price, more, owned = advance_price(s, seat, track, free), lesson_price(s), sum(s.players[seat].blocks)
    if price + more <= owned or (price <= owned and price + more <= owned + brings_blocks(s, seat, track)):
        return None
    return TOO_FEW_BLOCKS.of(cost=price + more, owned=owned)


def can_advance(s: State, seat: int) -> bool:
    """Whether some paid advance is within reach."""
    return cannot_learn(s, seat) is None


def cannot_learn(s: State, seat: int) -> Refusal | None:
    """What the nearest of all paid advances lacks."""
    lacking = [cannot_advance(s, seat, track, False) for track in TRACKS]
    return None if None in lacking else nearest(why for why in lacking if why)


@frame
class AdvanceTechnology(Question):
    """Advance a technology by a level, paid or free, in a given track or one of choice (TZ-7.9, TZ-12.6)."""

    seat: int
    left: int
    free: bool = False
    track: int = ANY
    must: bool = False

    asks = (ADVANCE, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return MUST_ADVANCE if self.must and can_advance(s, self.seat) else None
        if self.track not in (ANY, choice[1]):
            return OTHER_TRACK
        return cannot_advance(s, self.seat, choice[1], self.free)

    def forbids(self, s: State, aside: Aside[State], choice: Choice) -> Refusal | None:
        """An advance that must be made may not be put out of reach (TZ-21.11)."""
        spoilt = self.must and not can_advance(aside.after(s, self.seat, choice), self.seat)
        return MUST_ADVANCE if spoilt else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == ADVANCE:
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
class ChooseBonus(Question):
    """Itzamna takes the bonus of any track (TZ-22.9, TZ-22.24)."""

    seat: int

    asks = (BONUS,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        owned = sum(s.players[self.seat].blocks) + s.box.technologies.beyond[choice[1]].gain.any_blocks
        return SURCHARGE_DUE if owned < lesson_price(s) else None

    def take(self, s: State, choice: Choice) -> None:
        take_bonus(s, self.seat, choice[1])


def take_bonus(s: State, seat: int, track: int) -> None:
    """Beyond level 3: a temple step, two blocks, 3 points or a skull (TZ-11.3 to TZ-11.8)."""
    from .effects import tile_effects  # effects may advance technologies

    tell(s, MASTERED, seat, track)
    tile_effects(s, seat, s.box.technologies.beyond[track], BY_TECHNOLOGY)


@frame
class ExchangeTechnology(Question):
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
