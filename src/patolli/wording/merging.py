"""Which events are told in one sentence: the same thing again, steps of one way, or items of one list."""

from collections.abc import Sequence
from functools import cache

from patolli.core.choice import Spec
from patolli.core.event import TOLD_SINGLY, Telling, What
from patolli.core.game import Game


def chains(game: Game, whats: Sequence[What]) -> list[list[What]]:
    """Events cut where one does not go on from where the last ended; without a path every event stands alone."""
    found: list[list[What]] = []
    for what in whats:
        if found and _goes_on(game, found[-1][-1], what):
            found[-1].append(what)
        else:
            found.append([what])
    return found


def path_of(game: Game, chain: Sequence[What]) -> list[int]:
    """The places of a chain, from its start to its end."""
    kind = chain[0][0]
    start, end = _ends(game.events.specs[kind], game.tellings[kind])
    return [chain[0][start], *(what[end] for what in chain)]


def together(game: Game, whats: Sequence[What]) -> list[list[What]]:
    """Consecutive events gathered into what is told in one sentence each."""
    found: list[list[list[What]]] = []  # sentences of chains of events
    for chain in chains(game, whats):
        if found and _same(game, found[-1][0], chain):
            found[-1].append(chain)
        else:
            found.append([chain])
    return [[what for chain in sentence for what in chain] for sentence in found]


def alike(game: Game, whats: Sequence[What]) -> list[list[What]]:
    """Events of a list gathered into its items: those that agree in all that is listed, in the order of mention."""
    found: dict[tuple[int, ...], list[What]] = {}
    for what in whats:
        named = game.events.named(what)
        found.setdefault(tuple(named[arg][1] for arg in game.tellings[what[0]].each), []).append(what)
    return list(found.values())


def _goes_on(game: Game, last: What, what: What) -> bool:
    if last[0] != what[0]:
        return False
    telling = game.tellings.get(what[0], TOLD_SINGLY)
    if not telling.path:
        return False
    spec = game.events.specs[what[0]]
    start, end = _ends(spec, telling)
    return what[start] == last[end] and _agree(last, what, _fixed(spec, telling, True))


def _same(game: Game, first: list[What], chain: list[What]) -> bool:
    """Whether a chain can be told with others: it differs from them only in what is summed or listed."""
    kind = chain[0][0]
    if first[0][0] != kind or len(first) != len(chain):
        return False
    telling = game.tellings.get(kind, TOLD_SINGLY)
    if not telling.merges:
        return False
    fixed = _fixed(game.events.specs[kind], telling, False)
    return all(_agree(a, b, fixed) for a, b in zip(first, chain, strict=True))


def _agree(one: What, other: What, places: tuple[int, ...]) -> bool:
    for place in places:
        if one[place] != other[place]:
            return False
    return True


@cache
def _fixed(spec: Spec, telling: Telling, along: bool) -> tuple[int, ...]:
    """Where those arguments stand that must agree for events to be told together, or for steps to be one way."""
    free = (*telling.each, *telling.sums, *(telling.path if along else ()))
    return tuple(place for place, arg in enumerate(spec.args, 1) if arg not in free)


@cache
def _ends(spec: Spec, telling: Telling) -> tuple[int, int]:
    """Where in an event of this kind its start and end stand."""
    start, end = telling.path
    return spec.args.index(start) + 1, spec.args.index(end) + 1
