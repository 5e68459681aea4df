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
        lines += [
            Told(f"{line.text} – {line.why}" if line.why else line.text, False)
            for line in part.lines
            if not line.awaits
        ]
    return lines


def show_account(screen: Screen, lines: Sequence[Told]) -> None:
    """Print it, the parts set apart."""
    for i, line in enumerate(lines):
        if line.is_heading and i:
            screen.say()
        screen.say(line.text, "bold" if line.is_heading else "")


def show_result(screen: Screen, match: Match, names: Sequence[str], say: Wording) -> None:
    """Who won, and where the points came from; a rival the rules bring wins where nobody at the table does."""
    points = match.game.points(match.state)
    names = [say.name(seat, names) for seat in range(len(points))]
    winners = [names[seat] for seat in match.game.winners(match.state)] or names[-1:]
    screen.say(say.text("cli-result", winners=say.list(winners), count=len(winners)), "bold")
    sources = dict.fromkeys(key for part in points for key in part)
    rows = [[say.source(key), *(str(part.get(key, 0)) for part in points)] for key in sources]
    rows.append([say.text("cli-total"), *(f"{sum(part.values()):g}" for part in points)])
    screen.table(["", *names], rows, numbers=range(1, 1 + len(names)))
