"""Points (NC-2), and what a position is worth to a greedy bot."""

from .turn import MarkCell, State, has_row


def scores(s: State) -> tuple[int, ...]:
    return tuple(s.box.points if has_row(s, seat) else 0 for seat in (0, 1))


def winners(s: State) -> tuple[int, ...]:
    """Who has a row; without one both have won half (NC-2.2)."""
    found = scores(s)
    return tuple(seat for seat in (0, 1) if found[seat] == max(found))


def breakdown(s: State) -> list[dict[str, int]]:
    return [{"row": points} for points in scores(s)]


def value(s: State, seat: int) -> float:
    """A row wins; one that the other can make next loses."""
    mine, theirs = (scores(s)[who] for who in (seat, 1 - seat))
    threats = 0
    for question in s.agenda:
        for choice in question.options(s):
            after = s.copy()
            MarkCell(1 - seat).take(after, choice)
            threats += has_row(after, 1 - seat)
    return 10.0 * (mine - theirs) - threats
