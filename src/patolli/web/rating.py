"""Routes about ratings: mine, and tables of the best."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from patolli.bots import opponents
from patolli.core.game import Game
from patolli.table.bot_ratings import bot_ratings
from patolli.table.hall import Hall
from patolli.table.manners import strangers_to
from patolli.table.ratings import Told, band, shown
from patolli.table.storage import Row
from patolli.wording import wording

from .dependencies import Caller, KnownCaller, Lang, TheHall, TheLimits, address, problems
from .library import find
from .rating_models import Best, BotLine, PoolRating, RatedPerson, RatingPoint

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me/ratings", responses=problems(401))
async def my_ratings(hall: TheHall, person: KnownCaller, lang: Lang = "en") -> list[PoolRating]:
    """My ratings, and how they came about."""
    return await ratings_of(hall, person.id, True, lang)


@router.get("/games/{game}/best", responses=problems(404, 429))
async def best(
    game: Annotated[str, Path(max_length=40)], request: Request, hall: TheHall, person: Caller, limits: TheLimits,
    seats: Annotated[int, Query(ge=2, le=9)] = 2, lang: Lang = "en",
) -> Best:  # fmt: skip
    """The best at a game with so many seats, as far as they let themselves be seen."""
    limits.take("looks", address(request))
    found, me = find(hall, game), person.id if person else ""
    apart = await strangers_to(hall.storage, me) if me else frozenset()
    rows = await Told(hall.storage).best(found.name, seats)
    open_ones = {row["person_id"] for row in rows if row["profile"] == "everyone"} - apart
    seen = [row for row in rows if row["person_id"] in open_ones | {me}]
    return Best(
        game=found.name, seats=seats, bots=bot_lines(found, seats, lang), people=[_person(row, me) for row in seen]
    )


def _person(row: Row, me: str) -> RatedPerson:
    mine = row["person_id"] == me
    return RatedPerson(
        rank=row["rank"], name=row["name"], person="" if mine else row["person_id"], mine=mine,
        rating=shown(row["mu"]), band=band(row["sigma"]), games=row["games"],
    )  # fmt: skip


async def ratings_of(hall: Hall, person: str, own: bool, lang: str) -> list[PoolRating]:
    """Somebody's ratings; at which tables they changed is nobody else's business."""
    told = Told(hall.storage)
    rows = await told.of(person)
    curves = await told.curve(person)  # read after the ratings, so that it leads to each of them
    return [
        PoolRating(
            game=row["game"],
            seats=row["seats"],
            rating=shown(row["mu"]),
            band=band(row["sigma"]),
            games=row["games"],
            rank=row["rank"],
            of=row["of"],
            curve=[_point(point, own) for point in curves.get((row["game"], row["seats"]), [])],
            bots=bot_lines(hall.games[row["game"]], row["seats"], lang),
        )
        for row in rows
        if row["game"] in hall.games
    ]


def _point(row: Row, own: bool) -> RatingPoint:
    rating = shown(row["mu"])
    return RatingPoint(
        at=row["at"], table=row["table_id"] if own else "", rating=rating, band=band(row["sigma"]),
        change=rating - shown(row["mu_before"]),
    )  # fmt: skip


def bot_lines(game: Game, seats: int, lang: str) -> list[BotLine]:
    """Whom one may play against, as far as they are rated, the weakest first."""
    speech, known = wording(None, lang), bot_ratings(game, seats)
    labels = {bot: speech.text(f"bot-{bot}") if speech.has(f"bot-{bot}") else bot for bot in opponents(game)}
    lines = [BotLine(name=bot, label=labels[bot], rating=shown(known[bot].mu)) for bot in labels if bot in known]
    return sorted(lines, key=lambda line: line.rating)
