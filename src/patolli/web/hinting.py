"""A good move for somebody who asks: thought of in the workshop, from what the seat may know."""

from collections.abc import Sequence

from patolli.core.choice import Choice
from patolli.core.game import Game
from patolli.review.hints import Hint as Found
from patolli.table.errands import thought_of
from patolli.table.hall import Hall
from patolli.table.practice import hints_at
from patolli.table.seating import Declined
from patolli.table.table import Table
from patolli.wording import Wording

from .messages import Hint, HintReason, HintStep


async def hinted(hall: Hall, table: Table, seat: int, message_id: str, speech: Wording) -> Hint:
    """What one might do now; `Declined` where nobody is to be told, or nothing is asked."""
    live = table.live
    if live is None or live.is_over or hints_at(table) != "on" or seat not in live.asked:
        raise Declined("no-hints")
    await hall.practice.check(table.seats[seat].person or "", table, live.ply, hints=True)
    match, name = live.match, table.game.name
    found = await hall.workshop.do(thought_of, name, name, table.setup, match.state.plain(), seat, len(match.plies))
    return told(table.game, found, table.called(speech.lang), speech, message_id, seat)


def told(game: Game, found: Found, names: Sequence[str], speech: Wording, message_id: str, seat: int) -> Hint:
    return Hint(
        message_id,
        seat,
        [
            HintStep(
                game.choices.text(step.choice), speech.choice(step.choice, step.hints, names), refs(game, step.choice)
            )
            for step in found.steps
        ],
        [HintReason(speech.text(f"part-{reason.part}"), round(reason.points, 1)) for reason in found.reasons],
        found.close,
        [speech.contrast(one, names) for one in found.contrasts],
    )


def refs(game: Game, choice: Choice) -> dict[str, list[str]]:
    """What a choice names, by domain, for the board to light."""
    spec = game.choices.specs[choice[0]]
    found: dict[str, list[str]] = {}
    for domain, value in zip(spec.domains, choice[1:], strict=True):
        found.setdefault(domain.name, []).append(domain.values[value])
    return found
