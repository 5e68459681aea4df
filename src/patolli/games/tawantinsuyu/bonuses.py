"""Gaining a bonus: resources, points and army cards at once, then the parts that ask something (TW-1.10 to TW-1.12)."""

from collections.abc import Callable
from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, push
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .army import draw_armies, train
from .bonus import Bonus, Part
from .choices import ARMY_DRAW, EITHER, FREE_WORKER, GOOD, PART, TAKE_GOOD
from .questions import ANY_TIME, Question
from .state import Frame, State, add_good, add_goods, is_hers, score
from .workers import offer_nomad

NO_SUCH_PART = Refusal("no-such-part", "TW-1.10")
NOT_OFFERED = Refusal("not-offered", "TW-13.2.4")
NO_NOMAD = Refusal("no-nomad", "TW-13.3")

A_WORKER: Final = GOOD.index["worker"]

Giving = Callable[[State, int, Part], None]
givings: Final[dict[int, Giving]] = {}  # how each effect is gained; the chapters fill it in
her_givings: Final[dict[int, Giving]] = {}  # … and by Axomamma; what is missing she does not use (TW-14.38)


def gives(effect: int, hers: bool = False) -> Callable[[Giving], Giving]:
    """Say that a function gives this effect, to players or to Axomamma."""

    def note(giving: Giving) -> Giving:
        (her_givings if hers else givings)[effect] = giving
        return giving

    return note


def gain_bonus(s: State, seat: int, *bonuses: Bonus, source: int) -> None:
    """Everything these bonuses give; what asks nothing comes first, so that it may pay for the rest."""
    parts: tuple[Part, ...] = ()
    armies = 0
    for bonus in bonuses:
        add_goods(s, seat, bonus.goods)
        score(s, seat, bonus.vp, source)
        armies += bonus.army
        parts += bonus.parts
    gain_parts(s, seat, parts)
    draw_armies(s, seat, armies)


def gain_parts(s: State, seat: int, parts: tuple[Part, ...]) -> None:
    """One part after another; the player says in which order, if they differ (TW-1.12)."""
    if not parts:
        return
    if len(set(parts)) > 1 and not is_hers(s, seat):
        push(s, ChoosePart(seat, tuple(sorted(parts, key=_cheapest_first))))
    else:
        push(s, *[GainPart(AUTO, seat, part) for part in parts])


def _cheapest_first(part: Part) -> tuple[int, int, int]:
    return part[0], part[3], part[1]


@frame
class ChoosePart(Question):
    """Which part of the bonus comes next (TW-1.12)."""

    seat: int
    parts: tuple[Part, ...]

    asks = (PART, *ANY_TIME)

    def cannot(self, s: State, choice: Choice) -> Refusal | None:
        return None if any(part[0] == choice[1] for part in self.parts) else NO_SUCH_PART

    def chosen(self, s: State, choice: Choice) -> None:
        at = next(n for n, part in enumerate(self.parts) if part[0] == choice[1])
        push(s, GainPart(AUTO, self.seat, self.parts[at]), GainParts(AUTO, self.seat, _dropped(self.parts, at)))


def _dropped(parts: tuple[Part, ...], at: int) -> tuple[Part, ...]:
    return parts[:at] + parts[at + 1 :]


@frame
class GainParts(Frame):
    """What is left of a bonus."""

    seat: int
    whose: int
    parts: tuple[Part, ...]

    def take(self, s: State, choice: Choice) -> None:
        gain_parts(s, self.whose, self.parts)


@frame
class GainPart(Frame):
    """One part of a bonus."""

    seat: int
    whose: int
    part: Part

    def take(self, s: State, choice: Choice) -> None:
        if not is_hers(s, self.whose):
            givings[self.part[0]](s, self.whose, self.part)
        elif self.part[0] in her_givings:
            her_givings[self.part[0]](s, self.whose, self.part)


@frame
class TakeEither(Question):
    """One thing or another (TW-13.2.4)."""

    seat: int
    either: int

    asks = (TAKE_GOOD, *ANY_TIME)

    def cannot(self, s: State, choice: Choice) -> Refusal | None:
        if not any(good == choice[1] for good, _ in s.box.eithers[self.either]):
            return NOT_OFFERED
        return NO_NOMAD if choice[1] == A_WORKER and not any(s.nomads) else None

    def chosen(self, s: State, choice: Choice) -> None:
        amount = next(n for good, n in s.box.eithers[self.either] if good == choice[1])
        if choice[1] == A_WORKER:
            offer_nomad(s, self.seat)
        else:
            add_good(s, self.seat, choice[1], amount)


@gives(EITHER)
def give_either(s: State, seat: int, part: Part) -> None:
    push(s, TakeEither(seat, part[1]))


@gives(FREE_WORKER)
def give_workers(s: State, seat: int, part: Part) -> None:
    for _ in range(part[1]):
        offer_nomad(s, seat)


@gives(ARMY_DRAW)
@gives(ARMY_DRAW, hers=True)
def give_training(s: State, seat: int, part: Part) -> None:
    for _ in range(part[1]):
        train(s, seat)
