"""The route to the review of a finished game, told in the reader's language."""

from collections.abc import Sequence

from fastapi import APIRouter, Request

from patolli.core.engine import step
from patolli.core.frame import State
from patolli.core.game import Game
from patolli.review.review import LineData, SeatReview, TurnReview, advised
from patolli.table.counts import Counts
from patolli.table.hall import Hall
from patolli.table.live_match import LiveMatch
from patolli.table.people import Person
from patolli.table.reviews import Reading
from patolli.table.seating import Declined, Missing
from patolli.table.table import Table
from patolli.wording import Wording, wording

from .dependencies import Caller, Lang, TheCounts, TheHall, address, problems
from .hinting import refs
from .replays import Limited, begun
from .review_models import (
    GameReview,
    ReviewAdvice,
    ReviewedSeat,
    ReviewedTurn,
    ReviewLine,
    ReviewReason,
    ReviewSource,
    ReviewStep,
    ReviewSteps,
)

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table_id}/review", responses=problems(404, 409, 429), dependencies=Limited)
async def review(
    table_id: str, request: Request, hall: TheHall, person: Caller, counts: TheCounts, again: bool = False,
    lang: Lang = "en",
) -> GameReview:  # fmt: skip
    """Who was likely to win when, which turns cost most, and what was better: as far as it has been worked out."""
    reading = await _read(table_id, request, hall, person, counts, again)
    table, live = await begun(hall, table_id, person)
    mine = list(table.seats_of(person.id if person else ""))
    return told(table, live, reading, mine, wording(table.game, lang, table.setup.pack))


@router.get("/tables/{table_id}/review/{number}", responses=problems(404, 409, 429), dependencies=Limited)
async def steps(
    table_id: str, number: int, request: Request, hall: TheHall, person: Caller, counts: TheCounts, better: int = -1,
    lang: Lang = "en",
) -> ReviewSteps:  # fmt: skip
    """One turn of a review step by step, through the eyes of its seat: as it was played, or one that was better."""
    reading = await _read(table_id, request, hall, person, counts)
    table, live = await begun(hall, table_id, person)
    turn = next((turn for turn in reading.turns if turn["number"] == number), None)
    if turn is None or not -1 <= better < len(turn["better"]):
        raise Missing("no-such-ply")
    line = turn["better"][better] if better >= 0 else turn["line"]
    speech = wording(table.game, lang, table.setup.pack)
    return followed(table, live.state_at(turn["ply"]), turn["seat"], line, speech)


def followed(table: Table, s: State, seat: int, line: LineData, speech: Wording) -> ReviewSteps:
    """A turn from where it began, as far as it went before anything else was known."""
    game, names = table.game, table.called(speech.lang)
    before, made = game.view(s, seat), list[ReviewStep]()
    for text, hints in zip(line["choices"], line["hints"], strict=False):
        choice = game.choices.parse(text)
        step(s, choice, seat)
        if game.insight.put_off:
            game.insight.put_off(s)
        label = speech.choice(choice, hints, names)
        made.append(ReviewStep(label=label, refs=refs(game, choice), view=game.view(s, seat)))
    return ReviewSteps(before=before, steps=made, open=len(made) < len(line["choices"]))


async def _read(
    table_id: str, request: Request, hall: Hall, person: Person | None, counts: Counts, again: bool = False
) -> Reading:
    """The review as far as it has come, for somebody who may look at it."""
    who = person.id if person else ""
    table, live = await begun(hall, table_id, person)
    if not live.is_over:
        raise Declined("not-over")
    await hall.practice.check(who, table)
    return await hall.reviews.of(table, again, lambda: counts.take("reviews", who or address(request)))


def told(table: Table, live: LiveMatch, reading: Reading, mine: list[int], speech: Wording) -> GameReview:
    names = table.called(speech.lang)
    turns = [_turn(table.game, turn, names, speech) for turn in reading.turns]
    whole, state = reading.whole, live.match.state
    scores, beaten = table.game.scores(state), not table.game.winners(state)  # beaten by the rival of the rules
    return GameReview(
        id=table.id,
        game=table.game.name,
        name=table.row["name"],
        names=list(names),
        mine=mine,
        total=reading.total,
        done=len(turns),
        stopped=reading.stopped,
        turns=turns,
        seats=[_seat(seat, reading.turns, scores, beaten, speech) for seat in whole["seats"]] if whole else [],
        chances=whole["chances"] if whole else [],
    )


def _turn(game: Game, turn: TurnReview, names: tuple[str, ...], speech: Wording) -> ReviewedTurn:
    return ReviewedTurn(
        number=turn["number"],
        seat=turn["seat"],
        ply=turn["ply"],
        end=turn["plies"][-1] + 1,
        chances=turn["chances"],
        luck=turn["luck"],
        loss=turn["loss"],
        mark=turn["mark"],  # type: ignore[arg-type]
        played=_line(game, turn["line"], names, speech),
        better=[_line(game, line, names, speech) for line in turn["better"]],
        reasons=[
            ReviewReason(label=speech.text(f"part-{reason['part']}"), points=reason["points"])
            for reason in turn["reasons"]
        ],
        because=[speech.contrast(one, names) for one in turn["contrasts"]],
    )


def _line(game: Game, line: LineData, names: tuple[str, ...], speech: Wording) -> ReviewLine:
    made = zip(line["choices"], line["hints"], strict=False)
    return ReviewLine(
        steps=[speech.choice(game.choices.parse(text), hints, names) for text, hints in made], chance=line["chance"]
    )


def _seat(
    seat: SeatReview, turns: list[TurnReview], scores: Sequence[float], beaten: bool, speech: Wording
) -> ReviewedSeat:
    return ReviewedSeat(
        seat=seat["seat"],
        place=1 + beaten + sum(score > scores[seat["seat"]] for score in scores),
        score=scores[seat["seat"]],
        accuracy=seat["accuracy"],
        blunders=seat["marks"]["blunder"],
        mistakes=seat["marks"]["mistake"],
        inaccuracies=seat["marks"]["inaccuracy"],
        fine=sum(turn["seat"] == seat["seat"] and turn["mark"] == "fine" for turn in turns),
        luck=seat["luck"],
        sources=[
            ReviewSource(key=key, label=speech.source(key), points=points, strong=seat["strong"].get(key))
            for key, points in seat["points"].items()
        ],
        advice=[
            ReviewAdvice(label=speech.text(advised(advice["part"])), loss=advice["loss"], turns=advice["turns"])
            for advice in seat["advice"]
        ],
        finest=seat["finest"],
        secret=seat["secret"],
    )
