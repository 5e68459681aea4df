"""Which events are told in one sentence: the same thing again, steps of one way, or items of one list."""

from collections.abc import Sequence

from patolli.core.event import TOLD_SINGLY, What
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
    start, end = _ends(game, chain[0][0])
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
    telling = game.tellings.get(what[0], TOLD_SINGLY)
    if last[0] != what[0] or not telling.path:
        return False
    start, end = _ends(game, what[0])
    return what[start] == last[end] and _fixed(game, last, *telling.path) == _fixed(game, what, *telling.path)


def _same(game: Game, first: list[What], chain: list[What]) -> bool:
    """Whether a chain can be told with others: it differs from them only in what is summed or listed."""
    telling = game.tellings.get(chain[0][0], TOLD_SINGLY)
    if not telling.merges or first[0][0] != chain[0][0] or len(first) != len(chain):
        return False
    return all(_fixed(game, a) == _fixed(game, b) for a, b in zip(first, chain, strict=True))


def _fixed(game: Game, what: What, *but: str) -> list[int]:
    """The arguments that must agree for events to be told together."""
    telling = game.tellings.get(what[0], TOLD_SINGLY)
    free = (*telling.each, *telling.sums, *but)
    return [value for arg, (_, value) in game.events.named(what).items() if arg not in free]


def _ends(game: Game, kind: int) -> tuple[int, int]:
    """Where in an event of this kind its start and end stand."""
    args = game.events.specs[kind].args
    start, end = game.tellings[kind].path
    return args.index(start) + 1, args.index(end) + 1
