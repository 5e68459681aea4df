"""The route to the review of a finished game, told in the reader's language."""

from fastapi import APIRouter, Request

from patolli.core.game import Game
from patolli.review.review import LineData, SeatReview, TurnReview
from patolli.table.reviews import Reading
from patolli.table.seating import Declined
from patolli.table.table import Table
from patolli.wording import Wording, wording

from .dependencies import Caller, Lang, TheHall, TheLimits, address, problems
from .models import GameReview, ReviewAdvice, ReviewedSeat, ReviewedTurn, ReviewLine, ReviewReason
from .replays import Limited, begun

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table_id}/review", responses=problems(404, 409, 429), dependencies=Limited)
async def review(
    table_id: str, request: Request, hall: TheHall, person: Caller, limits: TheLimits, again: bool = False,
    lang: Lang = "en",
) -> GameReview:  # fmt: skip
    """Who was likely to win when, which turns cost most, and what was better: as far as it has been worked out."""
    who = person.id if person else ""
    table, live = await begun(hall, table_id, person)
    if not live.is_over:
        raise Declined("not-over")
    await hall.practice.check(who, table)
    reading = await hall.reviews.of(table, again, lambda: limits.take("reviews", who or address(request)))
    return told(table, reading, list(table.seats_of(who)), wording(table.game, lang, table.setup.pack))


def told(table: Table, reading: Reading, mine: list[int], speech: Wording) -> GameReview:
    names = table.called(speech.lang)
    turns = [_turn(table.game, turn, names, speech) for turn in reading.turns]
    whole = reading.whole
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
        seats=[_seat(seat, reading.turns, speech) for seat in whole["seats"]] if whole else [],
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
    )


def _line(game: Game, line: LineData, names: tuple[str, ...], speech: Wording) -> ReviewLine:
    made = zip(line["choices"], line["hints"], strict=False)
    return ReviewLine(
        steps=[speech.choice(game.choices.parse(text), hints, names) for text, hints in made], chance=line["chance"]
    )


def _seat(seat: SeatReview, turns: list[TurnReview], speech: Wording) -> ReviewedSeat:
    return ReviewedSeat(
        seat=seat["seat"],
        accuracy=seat["accuracy"],
        blunders=seat["marks"]["blunder"],
        mistakes=seat["marks"]["mistake"],
        inaccuracies=seat["marks"]["inaccuracy"],
        fine=sum(turn["seat"] == seat["seat"] and turn["mark"] == "fine" for turn in turns),
        luck=seat["luck"],
        advice=[
            ReviewAdvice(label=speech.text(f"part-{advice['part']}"), loss=advice["loss"], turns=advice["turns"])
            for advice in seat["advice"]
        ],
        finest=seat["finest"],
    )
