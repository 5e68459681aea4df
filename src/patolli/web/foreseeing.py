"""A game's forecast, put into words."""

from collections.abc import Mapping, Sequence

from patolli.core.forecast import Fact, Outlook
from patolli.core.frame import State
from patolli.core.game import Game
from patolli.wording import Wording

from . import models
from .models import Scores, Source

SHOWN = 8  # facts


def foreseen(game: Game, state: State, names: Sequence[str], speech: Wording) -> Scores:
    """How it stands, for whoever asks: nothing of it depends on that."""
    found = game.forecast(state)
    return Scores(
        aim=speech.text("aim") if found.outlooks else "",
        coming=speech.foreseen(f"coming-{found.coming}", found.args, names) if found.coming else "",
        track=list(found.track),
        marked=list(found.marked),
        outlooks=[_outlook(speech, one, names) for one in found.outlooks],
        facts=[_fact(speech, fact, names) for fact in found.facts[:SHOWN]],
        so_far=sources(speech, game.points(state)),
    )


def sources(speech: Wording, parts: Sequence[Mapping[str, float]]) -> list[Source]:
    """Points by source, a row each."""
    keys = dict.fromkeys(key for part in parts for key in part)
    return [Source(key=k, label=speech.source(k), points=[part.get(k, 0) for part in parts]) for k in keys]


def _outlook(speech: Wording, one: Outlook, names: Sequence[str]) -> models.Outlook:
    return models.Outlook(
        key=one.key,
        title=speech.foreseen(f"outlook-{one.key}", one.args, names),
        note=speech.foreseen(f"outlook-{one.key}.note", one.args, names),
        at_most=one.at_most,
        sources=sources(speech, one.points),
        beside=[
            models.Beside(key=key, label=speech.text(f"beside-{key}"), cells=list(cells))
            for key, cells in one.beside.items()
        ],
    )


def _fact(speech: Wording, fact: Fact, names: Sequence[str]) -> models.Fact:
    return models.Fact(
        text=speech.foreseen(f"fact-{fact.key}", fact.args, names),
        seats=list(fact.seats),
        points=fact.points,
        refs={domain: list(values) for domain, values in fact.at.items()},
    )
