"""Who is ahead, and by what: points first, then whatever breaks a tie."""

from collections.abc import Sequence

Rank = tuple[float, ...]  # what decides, one after the other


def leaders(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """The seats that are level at the top."""
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def decided_by(ranks: Sequence[Rank]) -> int:
    """The place, in a rank, of what sets the first apart from the second; 0 if there is no such thing."""
    first, *others = sorted(ranks, reverse=True)
    pairs = zip(first, others[0], strict=True) if others else ()
    return next((place for place, (one, other) in enumerate(pairs) if one != other), 0)
