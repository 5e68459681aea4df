"""Axomamma, the opponent of a single player: what she gains and how (TW-14.8 to TW-14.14, TW-14.38)."""

from collections import Counter

from patolli.core.choice import Choice
from patolli.core.draw import of_each
from patolli.core.frame import AUTO, CHANCE, frame, push
from patolli.core.refusal import Refusal

from ..bonus import FREE
from ..buildings import build, kind_of
from ..choices import (
    ANY_BUILDING,
    ANY_STATUE,
    ANY_WORKER,
    BY_AXOMAMMA,
    CORN,
    GODS,
    GOLD,
    POTATO,
    SECTORS,
    STONE,
)
from ..gaining import A_WORKER, gain_bonus
from ..god_cards import put_under_deck
from ..restoration import restore_army, restore_building
from ..stairs import build_stairs, cannot_stand, is_lower, upper
from ..state import HER_SEAT, NOBODY, NONE, Draw, Frame, State, add_good, explain, score
from ..statues import erect
from ..weaving import TurnUpTop
from ..workers import dismiss, take_nomad, take_villager
from .weaving import she_weaves

NOT_AMONG_THESE = Refusal("not-among-these", "TW-14.39")

FACE_UP_WANTED = 2  # production buildings before she builds a permanent one for free
NOTHING_FROM_EMPTY_ALTAR = "empty-altar-nothing"  # the other reading of R31
PREFERENCE = (GOLD, CORN, STONE, POTATO)  # of equals (TW-14.19.1)


def has_variant(s: State, name: str) -> bool:
    """Whether a variant of difficulty is played (TW-14.33, TW-14.34)."""
    return s.solo is not None and name in s.solo.difficulty


# Cards and goods


def discard_oldest(s: State, points: int) -> None:
    """The oldest card of the altar goes under the god deck (TW-14.10)."""
    if s.altar:
        card, s.altar = s.altar[0], s.altar[1:]
        put_under_deck(s, card)
    elif NOTHING_FROM_EMPTY_ALTAR in s.rulings:
        return
    score(s, HER_SEAT, points, BY_AXOMAMMA)


def give_altar_points(s: State, n: int) -> None:
    """In place of god cards (TW-14.10)."""
    explain(s, "altar-point")
    for _ in range(n):
        discard_oldest(s, 1)


def give_her_either(s: State, n: int) -> None:
    """A stone or a worker (TW-14.14), or the resource she has least of (TW-14.19.1)."""
    options = s.box.eithers[n]
    goods = [(good, amount) for good, amount in options if good != A_WORKER]
    if len(goods) == len(options):
        least = min(goods, key=lambda one: (s.players[HER_SEAT].goods[one[0]], PREFERENCE.index(one[0])))
        add_good(s, HER_SEAT, *least)
        return
    explain(s, "stone-or-worker")
    good, amount = goods[0]
    if wants_worker(s, good):
        take_any_worker(s)
    else:
        add_good(s, HER_SEAT, good, amount)


def wants_worker(s: State, good: int) -> bool:
    """What she has fewer of; if equal a worker while she has less than two; none if there is none (TW-14.14)."""
    if not s.village and not any(s.nomads):
        return False
    player = s.players[HER_SEAT]
    workers, stones = len(player.workers), player.goods[good]
    return workers < stones or (workers == stones and workers < s.box.workers_kept)


# Workers


def take_any_worker(s: State) -> None:
    """From the potato end of the village, or a random nomad (TW-14.14.3)."""
    if s.village:
        she_hires(s, take_villager(s, HER_SEAT, 0))
    elif any(s.nomads):
        push(s, SheTakesNomad())


def she_hires(s: State, worker: int) -> None:
    """The bonus of its colour; of more than two workers random ones leave (TW-14.9)."""
    explain(s, "worker-bonus")
    push(s, SheLimitsWorkers())
    gain_bonus(s, HER_SEAT, s.box.solo.worker_bonus[worker], source=BY_AXOMAMMA)


def give_her_workers(s: State, n: int) -> None:
    push(s, *[SheMayTakeNomad()] * n)


@frame
class SheMayTakeNomad(Frame):
    """A random nomad, if there is one (TW-14.27)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if any(s.nomads):
            push(s, SheTakesNomad())


@frame
class SheTakesNomad(Draw):
    """A random nomad (TW-14.27, TW-14.29.1)."""

    seat: int = CHANCE

    asks = (ANY_WORKER,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return of_each(s.nomads)

    def take(self, s: State, choice: Choice) -> None:
        she_hires(s, choice[1])
        take_nomad(s, HER_SEAT, choice[1])


@frame
class SheLimitsWorkers(Frame):
    """She never keeps more than two workers (TW-14.9)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if len(s.players[HER_SEAT].workers) > s.box.workers_kept:
            push(s, SheDismisses(), self)


@frame
class SheDismisses(Draw):
    """A random worker too many leaves the game (TW-14.9)."""

    seat: int = CHANCE

    asks = (ANY_WORKER,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return Counter(sorted(s.players[HER_SEAT].workers))

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "too-many-workers")
        dismiss(s, HER_SEAT, choice[1])


# Pieces


def give_her_tiles(s: State, n: int) -> None:
    """The face-up tile on top (TW-14.28.2)."""
    push(s, *[SheTakesTopTile()] * n)


@frame
class SheTakesTopTile(Frame):
    """The face-up tile, if there is one (TW-14.28.2)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.tile_top != NONE:
            tile, s.tile_top = s.tile_top, NONE
            push(s, TurnUpTop())
            she_weaves(s, tile)


def give_her_statues(s: State, n: int) -> None:
    """Random small statues, as far as there are any (TW-14.28.1)."""
    push(s, *[SheErectsAny(AUTO, 0)] * n)


@frame
class SheErectsAny(Frame):
    """A random statue of a size, if there is one: `first` is where that size begins."""

    seat: int
    first: int

    def take(self, s: State, choice: Choice) -> None:
        if any(s.statues[self.first : self.first + GODS]):
            push(s, SheErects(CHANCE, self.first))


def she_erects_any(s: State, first: int) -> None:
    push(s, SheErectsAny(AUTO, first))


@frame
class SheErects(Draw):
    """A random statue that is still to be had (TW-14.26.4, TW-14.28.1)."""

    seat: int
    first: int

    asks = (ANY_STATUE,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return {n: s.statues[n] for n in range(self.first, self.first + GODS) if s.statues[n]}

    def take(self, s: State, choice: Choice) -> None:
        erect(s, HER_SEAT, choice[1])


def give_her_building(s: State, n: int) -> None:
    """A random production building while she has fewer than two face up, else a permanent one (TW-14.28.4)."""
    if n == FREE:
        she_builds(s, 0 if len(s.players[HER_SEAT].up) < FACE_UP_WANTED else 1)


def she_builds(s: State, kind: int) -> bool:
    """Whether there is a market building of this kind for her."""
    if not any(kind_of(house) == kind for house in s.market):
        return False
    push(s, SheBuilds(CHANCE, kind))
    return True


@frame
class SheBuilds(Draw):
    """A random market building of a kind (TW-14.26.5)."""

    seat: int
    kind: int

    asks = (ANY_BUILDING,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return {house: 1 for house in s.market if kind_of(house) == self.kind}

    def take(self, s: State, choice: Choice) -> None:
        build(s, HER_SEAT, choice[1])


def give_her_stairs(s: State, n: int) -> None:
    """As many as there are places and markers for (TW-14.26.6, TW-14.38)."""
    for _ in range(n):
        stair = her_stair(s)
        if stair != NONE:
            build_stairs(s, HER_SEAT, stair)


def her_stair(s: State) -> int:
    """Upper stairs clockwise from her priest, then lower ones; those that would pay you come last (TW-14.26.6)."""
    player = s.players[HER_SEAT]
    if not player.stairs:
        return NONE
    sectors = [(player.priest + n) % SECTORS for n in range(SECTORS)]
    places = [2 * sector + low for low in (0, 1) for sector in sectors]
    found = [stair for stair in places if cannot_stand(s, stair) is None]
    kind = [stair for stair in found if not (is_lower(stair) and s.stairs[upper(stair)] not in (NOBODY, HER_SEAT))]
    return (kind or found or [NONE])[0]


def restore_hers(s: State, n: int) -> None:
    """The highest building, else an army card, two soldiers first (TW-14.38)."""
    player = s.players[HER_SEAT]
    for _ in range(n):
        if player.down:
            restore_building(s, HER_SEAT, max(player.down))
        elif player.army_down:
            restore_army(s, HER_SEAT, strongest(s, player.army_down)[0])


def strongest(s: State, cards: tuple[int, ...]) -> list[int]:
    """Cards with two soldiers first, higher numbers first."""
    return sorted(cards, key=lambda card: (s.box.soldiers[card], card), reverse=True)


# Ceremonies


def she_gains_for_weavings(s: State) -> None:
    """In place of the trade (TW-14.30.1, TW-14.34.5)."""
    explain(s, "ceremony-weavings")
    tiles = sum(map(len, s.players[HER_SEAT].tapestries))
    score(s, HER_SEAT, tiles, BY_AXOMAMMA)
    if has_variant(s, "hard_weave_vp"):
        explain(s, "hard-weavings")
        score(s, HER_SEAT, tiles, BY_AXOMAMMA)


def she_skips_cards(s: State) -> None:
    """In place of ceremonial cards (TW-14.30.3)."""
    if s.players[HER_SEAT].vp < s.players[0].vp:
        explain(s, "ceremony-behind")
        score(s, HER_SEAT, 2, BY_AXOMAMMA)
