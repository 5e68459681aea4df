"""Why something cannot be chosen: what stands against every choice that agrees with what is known of it."""

from collections.abc import Mapping, Sequence
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING, Any

from patolli.core.engine import refusal
from patolli.core.frame import State
from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.core.refusal import Refusal
from patolli.table.worker import Games

if TYPE_CHECKING:  # a worker needs no database
    from patolli.table.workshop import Workshop

FEW = 4_000  # choices that can be looked at where everybody waits for it: a few milliseconds
MANY = 20_000
THERE = ("left", "here", "owned")  # after a price: what there is for it

Ranges = list[Sequence[int]]


async def why_not(workshop: "Workshop", match: Match, seat: int, kind: str, args: Mapping[str, str]) -> Refusal | None:
    """What stands against every choice of a kind that agrees with these arguments; None if one of them is legal."""
    ranges = _ranges(match.game, kind, args)
    if prod(map(len, ranges)) <= FEW:
        return _reason(match.state, seat, ranges)
    name, plain = match.game.name, match.state.plain()
    return await workshop.do(reason, name, name, match.setup, plain, seat, ranges)


def reason(games: Games, game: str, setup: Setup, plain: Any, seat: int, ranges: Ranges) -> Refusal | None:
    """For a worker."""
    return _reason(games[game].from_plain(plain, setup), seat, ranges)


def _ranges(game: Game, kind: str, args: Mapping[str, str]) -> Ranges:
    """The kind, and what each of its arguments may be."""
    spec = next((spec for spec in game.choices.specs if spec.name == kind), None)
    if spec is None or not set(args) <= set(spec.args):
        raise ValueError("unknown kind of choice or argument")
    ranges: Ranges = [(spec.kind,)]
    for arg, domain in zip(spec.args, spec.domains, strict=True):
        if arg in args and args[arg] not in domain.index:
            raise ValueError(f"{args[arg][:40]!r} is not a {domain.name}")
        ranges.append((domain.index[args[arg]],) if arg in args else range(len(domain)))
    return ranges


def _reason(s: State, seat: int, ranges: Ranges) -> Refusal | None:
    """Of several reasons the one nearest to being mended is told: the least that is missing, or the rarest."""
    found: dict[Refusal, int] = {}
    for choice in islice(product(*ranges), MANY):
        why = refusal(s, seat, choice)
        if why is None:
            return None
        found[why] = found.get(why, 0) + 1
        if why.rule == "" and len(found) == 1 and sum(found.values()) > 50:
            break  # not the seat's turn, or not what it is asked
    return min(found, key=lambda why: (not why.args, shortage(why), found[why]))


def lack(why: Refusal) -> int:
    """How much more would do, where that is known: `cost=5, left=3`."""
    return shortage(why) if len(why.args) > 1 and why.args[1][0] in THERE else 0


def shortage(why: Refusal) -> int:
    """How much is missing: a price and what there is for it, or the whole price; 0 if it is no matter of amounts."""
    match why.args:
        case [(_, needed), (name, there), *_] if name in THERE:
            return max(1, needed - there)
    return sum(number for _, number in why.args)
