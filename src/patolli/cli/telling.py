"""The account of a match in the terminal: headings and the sentences under them, and how it ended."""

from collections.abc import Sequence
from typing import NamedTuple

from patolli.core.match import Match
from patolli.wording import Wording
from patolli.wording.story import retell

from .screen import Screen


class Told(NamedTuple):
    """One line of the account."""

    text: str
    is_heading: bool


def account(match: Match, say: Wording, names: Sequence[str], seat: int | None) -> list[Told]:
    """The whole match as `seat` (None: a spectator) may know it, told to that seat."""
    events = ((step.number, event) for step in match.replay() for event in step.events)
    lines: list[Told] = []
    for part in retell(say, events, names, seat, seat):
        lines.append(Told(part.heading, True))
        lines += [Told(line.text, False) for line in part.lines]
    return lines


def show_account(screen: Screen, lines: Sequence[Told]) -> None:
    """Print it, the parts set apart."""
    for i, line in enumerate(lines):
        if line.is_heading and i:
            screen.say()
        screen.say(line.text, "bold" if line.is_heading else "")


def show_result(screen: Screen, match: Match, names: Sequence[str], say: Wording) -> None:
    """Who won, and where the points came from."""
    winners = [names[seat] for seat in match.game.winners(match.state)]
    screen.say(say.text("cli-result", winners=say.list(winners), count=len(winners)), "bold")
    breakdown = match.game.breakdown(match.state)
    sources = dict.fromkeys(key for points in breakdown for key in points)
    rows = [[say.source(key), *(str(points.get(key, 0)) for points in breakdown)] for key in sources]
    rows.append([say.text("cli-total"), *(f"{points:g}" for points in match.game.scores(match.state))])
    screen.table(["", *names], rows, numbers=range(1, 1 + len(names)))
