"""Why something is not possible, with the rule that says so."""

from collections.abc import Sequence

from patolli.core.choice import Choice
from patolli.core.match import Match
from patolli.core.refusal import Refusal
from patolli.core.rulebook import find
from patolli.wording import Wording

from .menu import Part, beginning_with, text_of
from .rulebook import chapters, show_rules
from .screen import Screen

REASONS = 5  # at most so many are given for a kind of choice
SOME = 8  # of a long list


def reason(refusal: Refusal, say: Wording) -> str:
    """A refusal as a sentence with the number of its rule."""
    return say.refusal(refusal) + (f" ({refusal.rule})" if refusal.rule else "")


def explain(screen: Screen, match: Match, seat: int, part: Part, say: Wording) -> None:
    """What stands against choices that begin like this: one reason with its rule, or several, nearest misses first."""
    vocabulary = match.game.choices
    against: dict[Refusal, list[Choice]] = {}
    possible: list[str] = []
    for choice in beginning_with(vocabulary, part):
        refusal = match.why_not(seat, choice)
        if refusal:
            against.setdefault(refusal, []).append(choice)
        else:
            possible.append(vocabulary.text(choice))
    if possible:
        screen.say(say.text("cli-possible", choices=_some(possible)))
    elif len(against) == 1:
        _quote(screen, match, next(iter(against)), say)
        return
    said = len(text_of(vocabulary, part)) + 1
    for refusal, choices in sorted(against.items(), key=lambda item: len(item[1]))[:REASONS]:
        screen.say(f"{_some([vocabulary.text(choice)[said:] for choice in choices])}: {reason(refusal, say)}")


def _quote(screen: Screen, match: Match, refusal: Refusal, say: Wording) -> None:
    screen.say(reason(refusal, say))
    if refusal.rule:
        show_rules(screen, find(chapters(match.game.package, say.lang), refusal.rule))


def _some(items: Sequence[str]) -> str:
    return ", ".join(items[:SOME]) + (f" … ({len(items)})" if len(items) > SOME else "")
