"""Routes about what people have played: my matches and statistics, where I am asked, and profiles."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request

from patolli.review.figures import STRONG, figures
from patolli.table.hall import Hall
from patolli.table.manners import strangers_to
from patolli.table.matches import COUNTED, PAGE, Matches, Tally, Wanted, is_shown
from patolli.table.people import Person, clean
from patolli.table.ratings import Told
from patolli.table.schema import PEOPLE
from patolli.table.seating import Missing, Seat
from patolli.table.storage import Row
from patolli.table.vacation import away_until
from patolli.wording import wording

from .dependencies import Caller, KnownCaller, Lang, TheHall, TheLimits, address, problems
from .lobby import until
from .models import (
    AskedTable,
    BestTurn,
    GameStatistics,
    NewProfile,
    Opponent,
    PlayedMatch,
    PlayedMatches,
    PlayedSeat,
    Profile,
    SourceMean,
)
from .rating import ratings_of

router = APIRouter(prefix="/api", tags=["people"])
Result = Literal["", "won", "lost", "unfinished"]
Rated = Literal["", "rated", "unrated"]
Seats = Annotated[int, Query(ge=0, le=20)]
Text = Annotated[str, Query(max_length=60)]
Time = Annotated[float | None, Query(ge=0, le=1e11, allow_inf_nan=False)]


@router.get("/me/asked", responses=problems())
async def asked(hall: TheHall, person: Caller) -> list[AskedTable]:
    """The tables where I am asked, the most urgent first."""
    rows = await Matches(hall.storage).asked(person.id) if person else []
    return [AskedTable(id=row["id"], game=row["game"], name=row["name"], until=until(row)) for row in rows]


@router.get("/me/matches", responses=problems(401))
async def my_matches(
    hall: TheHall, person: KnownCaller, game: Text = "", result: Result = "", text: Text = "", before: Time = None,
    seats: Seats = 0, rated: Rated = "", lang: Lang = "en",
) -> PlayedMatches:  # fmt: skip
    """What I have played, the latest first."""
    counts = None if not rated else rated == "rated"
    wanted = Wanted(clean(game, 40), result, clean(text, 60), before, seats, counts)
    found = await Matches(hall.storage).of(person.id, wanted)
    told = await _told(hall, found[:PAGE], person.id, person.id, lang)
    return PlayedMatches(matches=told, more=told[-1].ended if len(found) > PAGE else None)


@router.get("/me/statistics", responses=problems(401))
async def my_statistics(hall: TheHall, person: KnownCaller, lang: Lang = "en") -> list[GameStatistics]:
    """How my matches went, by game."""
    return await _statistics(hall, person.id, person.id, lang)


@router.get("/me/profile", responses=problems(401))
async def my_profile(hall: TheHall, person: KnownCaller, lang: Lang = "en") -> Profile:
    """My profile as I see it."""
    row = await Matches(hall.storage).profile(person.id, person.id)
    assert row is not None
    return await _profile(hall, row, person.id, lang)


@router.post("/me/profile", responses=problems(401))
async def set_profile(body: NewProfile, hall: TheHall, person: KnownCaller) -> NewProfile:
    """Settle what others may know of me."""
    await hall.storage.change(PEOPLE, PEOPLE.c.id == person.id, body.model_dump())
    return body


@router.get("/people/{person_id}", responses=problems(404, 429))
async def profile(
    person_id: str, request: Request, hall: TheHall, person: Caller, limits: TheLimits, lang: Lang = "en"
) -> Profile:
    """Somebody, as far as they let others know; whoever lets me know nothing is as somebody who is not there."""
    limits.take("looks", address(request))
    who = person.id if person else ""
    row = await Matches(hall.storage).profile(clean(person_id, 32), who)
    if row is None or (who and row["id"] in await strangers_to(hall.storage, who)):
        raise Missing("no-such-person")
    return await _profile(hall, row, who, lang)


async def _profile(hall: Hall, row: Row, seen_by: str, lang: str) -> Profile:
    mine, shows = row["id"] == seen_by, bool(row["shows_matches"])
    found = await Matches(hall.storage).of(row["id"], Wanted(), seen_by) if shows else []
    finished, rated = await Told(hall.storage).reliability(row["id"])
    played, ahead = await Matches(hall.storage).together(seen_by, row["id"]) if seen_by and not mine else (0, 0)
    return Profile(
        id=row["id"],
        name=row["name"],
        since=row["created"],
        mine=mine,
        profile=row["profile"],
        shows_matches=shows,
        statistics=await _statistics(hall, row["id"], seen_by, lang),
        matches=await _told(hall, found[:PAGE], row["id"], seen_by, lang),
        ratings=await ratings_of(hall, row["id"], mine, lang),
        finished=finished,
        rated=rated,
        played_together=played,
        ahead=ahead,
        away=await away_until(hall.storage, Person(row["id"], row["name"]), hall.now()),
    )


async def _told(hall: Hall, rows: Sequence[Row], person: str, seen_by: str, lang: str) -> list[PlayedMatch]:
    seats = await Matches(hall.storage).seats([row["id"] for row in rows], seen_by)
    changes = await Told(hall.storage).changes(person, [row["id"] for row in rows])
    return [_match(row, seats[row["id"]], changes.get(row["id"], (None, False)), person, lang) for row in rows]


def _match(row: Row, seats: Sequence[Row], counted: tuple[int | None, bool], person: str, lang: str) -> PlayedMatch:
    result: Any = ""
    if row["ended"]:
        result = "unfinished" if row["ended"] not in COUNTED else "won" if row["won"] else "lost"
    return PlayedMatch(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        result=result,
        reason=row["ended"] or "",
        place=row["place"],
        began=row["created"],
        ended=row["updated"],
        plies=row["ply"],
        rated=bool(row["rated"]),
        change=counted[0],
        left=counted[1],
        seats=[
            PlayedSeat(
                name=Seat.of(seat).called(seat["seat"], lang),
                bot=seat["kind"] == "bot",
                mine=seat["person_id"] == person,
                points=seat["points"],
                won=bool(seat["won"]),
                person=seat["linked"],
                known=bool(seat["person_id"] and seat["name"]),
            )
            for seat in seats
        ],
    )


async def _statistics(hall: Hall, person: str, seen_by: str, lang: str) -> list[GameStatistics]:
    matches = Matches(hall.storage)
    tallies = await matches.tallies(person)
    foes = [foe for tally in tallies.values() for foe in tally.against if not foe.startswith("bot ")]
    known = await matches.names(foes)
    own = person == seen_by
    return [_game(hall, game, tallies[game], known, own, lang) for game in hall.games if game in tallies]


def _game(hall: Hall, game: str, tally: Tally, known: Mapping[str, Row], own: bool, lang: str) -> GameStatistics:
    """Whom one met, and at which table one was best, is nobody else's business."""
    speech, points = wording(hall.games[game], lang), tally.points
    strong = figures(hall.games[game].package, STRONG, "base", 2)
    return GameStatistics(
        game=game,
        played=tally.played,
        won=tally.won,
        unfinished=tally.unfinished,
        mean=round(sum(points) / len(points), 1) if points else None,
        most=max(points, default=None),
        sources=[
            SourceMean(key=key, label=speech.source(key), points=round(total / len(points), 1), strong=strong.get(key))
            for key, total in tally.sources.items()
            if speech.has(f"source-{key}")  # older rules may have had others
        ],
        best=[
            BestTurn(table=row["id"], ply=row["best_ply"], points=row["best_gain"], ended=row["updated"])
            for row in (tally.best if own else [])
        ],
        against=[_opponent(foe, met, known, lang) for foe, met in (tally.against if own else {}).items()],
    )


def _opponent(foe: str, met: Sequence[int], known: Mapping[str, Row], lang: str) -> Opponent:
    played, won = met
    if foe.startswith("bot "):
        name = wording(None, lang).text(f"bot-{foe[4:]}") if wording(None, lang).has(f"bot-{foe[4:]}") else foe[4:]
        return Opponent(name=name, bot=True, person="", played=played, won=won)
    row = known[foe]
    person = foe if is_shown(row["profile"], True) else ""
    name = row["name"] or wording(None, lang).text("former-player")
    return Opponent(name=name, bot=False, person=person, played=played, won=won)
