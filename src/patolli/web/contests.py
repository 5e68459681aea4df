"""Routes about series and tournaments."""

import json
from typing import Any

from fastapi import APIRouter, Request

from patolli.core.game import Game
from patolli.table.bot_ratings import bot_ratings
from patolli.table.contests import Contests, Stand, Wish, commitment_of, places_of, tables_in
from patolli.table.hall import Hall
from patolli.table.manners import strangers_to
from patolli.table.matches import Matches, is_shown
from patolli.table.pairing import awards, shared
from patolli.table.people import Person, clean
from patolli.table.ratings import FEW, Told, shown
from patolli.table.storage import Row
from patolli.wording import wording

from .contest_models import (
    Contest,
    ContestRound,
    ContestSeat,
    ContestSummary,
    ContestTable,
    Entrant,
    EntrantNumber,
    NewContest,
)
from .dependencies import Caller, KnownCaller, Lang, TheHall, TheLimits, WelcomeCaller, address, may_open, problems
from .models import AddedEntropy

router = APIRouter(prefix="/api/contests", tags=["tables"])


@router.get("", responses=problems(401))
async def mine(hall: TheHall, person: KnownCaller) -> list[ContestSummary]:
    """The series and tournaments I play in or have opened."""
    return [ContestSummary(**_summary(row)) for row in await Contests(hall).of(person.id)]


@router.post("", responses=problems(401, 409, 429), status_code=201)
async def open_contest(
    body: NewContest, request: Request, hall: TheHall, person: WelcomeCaller, lang: Lang = "en"
) -> Contest:
    """Open one; whoever knows its address may join."""
    await may_open(request, person)
    wish = Wish(
        kind=body.kind, game=body.game, seats=body.seats, size=body.size, rounds=body.rounds, bots=tuple(body.bots),
        name=body.name, options=tuple(body.options.items()), pace=body.pace, clock=body.clock, rated=body.rated,
    )  # fmt: skip
    return await _told(hall, await Contests(hall).open(person, wish), person, lang)


@router.get("/{contest_id}", responses=problems(404, 429))
async def look(
    contest_id: str, request: Request, hall: TheHall, person: Caller, limits: TheLimits, lang: Lang = "en"
) -> Contest:
    """How it stands."""
    limits.take("looks", address(request))
    return await _told(hall, clean(contest_id, 32), person, lang)


@router.post("/{contest_id}/join", responses=problems(401, 404, 409))
async def join(contest_id: str, body: AddedEntropy, hall: TheHall, person: WelcomeCaller, lang: Lang = "en") -> Contest:
    """Play in it, and add to the luck of its tables."""
    known = clean(contest_id, 32)
    await Contests(hall).join(person, known, body.commitment, body.entropy)
    return await _told(hall, known, person, lang)


@router.post("/{contest_id}/leave", responses=problems(401, 404, 409), status_code=204)
async def leave(contest_id: str, hall: TheHall, person: KnownCaller) -> None:
    """Leave; before it begins the host's leaving closes it, later a bot plays on."""
    await Contests(hall).leave(person, clean(contest_id, 32))


@router.post("/{contest_id}/ask-to-leave", responses=problems(401, 404, 409))
async def ask_to_leave(
    contest_id: str, body: EntrantNumber, hall: TheHall, person: KnownCaller, lang: Lang = "en"
) -> Contest:
    """As the host of one that waits, ask somebody to leave; they cannot join again."""
    known = clean(contest_id, 32)
    await Contests(hall).ask_to_leave(person, known, body.number)
    return await _told(hall, known, person, lang)


@router.post("/{contest_id}/begin", responses=problems(401, 404, 409))
async def begin(contest_id: str, hall: TheHall, person: WelcomeCaller, lang: Lang = "en") -> Contest:
    """As its host, begin: bots fill up, and the first round is played."""
    known = clean(contest_id, 32)
    await Contests(hall).begin(person, known)
    return await _told(hall, known, person, lang)


def _summary(row: Row) -> dict[str, Any]:
    names = ("id", "name", "game", "kind", "status", "round", "rounds", "seats", "size", "updated")
    return {name: row[name] for name in names}


async def _told(hall: Hall, contest_id: str, person: Person | None, lang: str) -> Contest:
    stand, me = await Contests(hall).stand(contest_id), person.id if person else ""
    row, game = stand.row, hall.games[stand.row["game"]]
    people = [one["person_id"] for one in stand.entrants if one["person_id"]]
    known = await Matches(hall.storage).names([*people, row["host"]])
    apart = await strangers_to(hall.storage, me) if me else frozenset()
    ratings = await Told(hall.storage).of_people(people, game.name, row["seats"])
    linked = {
        one: one
        for one in people
        if one != me and one not in apart and is_shown(known[one]["profile"], me in people and bool(stand.rounds))
    }
    over = row["status"] == "over"
    return Contest(
        **_summary(row),
        host=known[row["host"]]["name"] or wording(None, lang).text("former-player"),
        mine=bool(me) and row["host"] == me,
        joined=any(one["person_id"] == me and not one["withdrawn"] for one in stand.entrants) if me else False,
        clock=row["clock"],
        rated=bool(row["rated"]),
        bots=json.loads(row["bots"]),
        awards=awards(row["seats"]),
        counted=len(stand.standings[0].rounds) if stand.standings else 0,
        commitment=commitment_of(row),
        secret=row["secret"] if over and row["round"] else "",
        entrants=[_entrant(stand, place, game, ratings, linked, me, lang) for place in range(len(stand.standings))],
        played=[_round(stand, number, me, lang) for number in range(len(stand.rounds), 0, -1)],
    )


def called(one: Row, lang: str) -> str:
    """What somebody who plays is called."""
    return one["name"] or wording(None, lang).text("former-player")


def _entrant(
    stand: Stand, place: int, game: Game, ratings: dict[str, Row], linked: dict[str, str], me: str, lang: str
) -> Entrant:
    standing = stand.standings[place]
    one, speech = stand.entrants[standing.entrant], wording(None, lang)
    bot, rated = one["bot"], ratings.get(one["person_id"] or "")
    strength = bot_ratings(game, stand.row["seats"]).get(bot) if bot else None
    rating = shown(strength.mu) if strength else shown(rated["mu"]) if rated and rated["games"] >= FEW else None
    return Entrant(
        number=one["number"],
        place=standing.place,
        name=called(one, lang),
        bot=bot,
        bot_label=(speech.text(f"bot-{bot}") if speech.has(f"bot-{bot}") else bot) if bot else "",
        withdrawn=bool(one["withdrawn"]),
        mine=bool(me) and one["person_id"] == me,
        person=linked.get(one["person_id"] or "", ""),
        rating=rating,
        rounds=standing.rounds,
        opponents=standing.opponents,
        scored=standing.scored,
        points=standing.points,
    )


def _round(stand: Stand, number: int, me: str, lang: str) -> ContestRound:
    pairings = stand.rounds[number - 1]
    tables = tables_in(pairings)
    return ContestRound(
        number=number,
        over=all(one["ended"] is not None for one in pairings),
        tables=[_table(stand, table, place, me, lang) for place, table in enumerate(tables)],
    )


def _table(stand: Stand, table: list[Row], place: int, me: str, lang: str) -> ContestTable:
    first, entrants = table[0], stand.entrants
    mine = [str(one["seat"]) for one in table if me and entrants[one["entrant"]]["person_id"] == me]
    my_turn = first["status"] == "running" and any(seat in first["asked"].split() for seat in mine)
    known = first["ended"] is not None
    gains: list[float | None] = [*shared(places_of(table))] if known else [None] * len(table)
    status: Any = first["status"]
    return ContestTable(
        id=first["table_id"],
        letter="" if stand.row["size"] == stand.row["seats"] else chr(ord("A") + place),
        status=status,
        my_turn=my_turn,
        until=first["deadline"] if my_turn and first["clock"] else None,
        seats=[
            ContestSeat(
                entrant=one["entrant"],
                name=called(entrants[one["entrant"]], lang),
                bot=bool(entrants[one["entrant"]]["bot"]),
                mine=str(one["seat"]) in mine,
                scored=one["points"],
                gain=gain,
            )
            for one, gain in zip(table, gains, strict=True)
        ],
    )
