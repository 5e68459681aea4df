"""Routes to look back: match files, replays, results, and whether the draws were fair."""

from typing import Annotated
from weakref import WeakKeyDictionary

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from patolli.core.dealer import FairDealer
from patolli.core.frame import CHANCE
from patolli.core.game import Game, no_secrets
from patolli.table.errands import Played
from patolli.table.hall import Hall
from patolli.table.live_match import LiveMatch
from patolli.table.people import Person
from patolli.table.records import write_record
from patolli.table.seating import Declined, Missing
from patolli.table.table import Table
from patolli.wording import wording

from . import lookback
from .dependencies import Caller, Lang, TheCounts, TheHall, TheLimits, WelcomeCaller, address, looks_back, problems
from .foreseeing import foreseen, sources
from .match_log import MatchLog
from .messages import LogLine
from .models import (
    CatchUp,
    Draw,
    Fairness,
    Mark,
    NewRecord,
    Opened,
    Position,
    Replay,
    ReplayLine,
    Result,
    Scores,
    ToldEvent,
)
from .sights import Step, steps
from .updates import told

router = APIRouter(prefix="/api", tags=["records"])
Eyes = Annotated[int | None, Query(ge=-1, le=20)]
SPECTATOR = -1
Limited = [Depends(looks_back)]
HIDDEN: WeakKeyDictionary[LiveMatch, dict[int | None, set[int]]] = WeakKeyDictionary()


@router.get(
    "/tables/{table_id}/record",
    responses={**problems(404, 409, 429), 200: {"content": {"text/plain": {}}}},
    dependencies=Limited,
)
async def record(table_id: str, hall: TheHall, person: Caller) -> Response:
    """The match file: while the match goes on, only what the one who asks may know."""
    table = await hall.find(table_id, person)
    name = f'attachment; filename="{table.game.name}-{table.id}.match"'
    text = await write_record(table, person.id if person else "", hall.workshop)
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/records", responses=problems(401, 429), status_code=201)
async def bring(
    body: NewRecord, request: Request, hall: TheHall, person: WelcomeCaller, limits: TheLimits, counts: TheCounts
) -> Opened:
    """Bring a match file: every line is executed and checked."""
    await counts.take("records", person.id)
    with limits.hold("packs", address(request)):
        opened = await hall.bring(person, body.text, body.pack)
    return Opened(id=opened.id, invitations={}, commitment="")


@router.get("/tables/{table_id}/replay", responses=problems(404, 409, 429), dependencies=Limited)
async def replay(table_id: str, hall: TheHall, person: Caller, seat: Eyes = None, lang: Lang = "en") -> Replay:
    """The account of the whole match, and the scores over time."""
    table, live = await begun(hall, table_id, person)
    eyes = _eyes(table, person.id if person else "", seat)
    played = Played.of(live.match, table.called(lang))
    account = await _account(hall, table, played, lang, eyes)
    return Replay(
        id=table.id,
        game=table.game.name,
        plies=live.ply,
        names=list(account.names),
        seats=allowed_eyes(table, person.id if person else ""),
        lines=[_line(line) for line in account.lines()],
        scores=await _curve(hall, table, live),
        marks=[Mark(ply=ply, kind=kind, label=label) for ply, kind, label in account.marks()],
    )


@router.get("/tables/{table_id}/at/{ply}", responses=problems(404, 409, 429))
async def position(
    table_id: str, ply: int, hall: TheHall, person: Caller, seat: Eyes = None, lang: Lang = "en"
) -> Position:
    """The position after so many plies, through one seat's eyes."""
    table, live = await begun(hall, table_id, person)
    eyes = _eyes(table, person.id if person else "", seat)
    if not 0 <= ply <= live.ply:
        raise Missing("no-such-ply")
    game, first = table.game, max(0, ply - 1)
    state = live.state_at(first)
    happened = steps(game, state, live.match.plies[first:ply], first, eyes, eyes, game.view(state, eyes))
    return Position(
        ply=ply,
        seat=live.match.plies[ply - 1].seat if ply else CHANCE,
        choice=await _choice_before(hall, live, ply, eyes) if ply else "",
        told=[_told(game, step) for step, _ in happened],
        view=game.view(state, eyes),  # which has gone on with what was told
    )


@router.get("/tables/{table_id}/catch-up", responses=problems(404, 409, 429), dependencies=Limited)
async def catch_up(table_id: str, hall: TheHall, person: Caller, lang: Lang = "en") -> CatchUp:
    """What happened since the last turn of the one who asks."""
    table, live = await begun(hall, table_id, person)
    seats = table.seats_of(person.id if person else "")
    eyes = seats[0] if len(seats) == 1 else None
    played = Played.of(live.match, table.called(lang))
    account = await _account(hall, table, played, lang, eyes)
    lines, (first, end) = account.lines(), account.since(seats)
    before, count = (sum(line.events for line in some) for some in (lines[:first], lines[first:end]))
    view, found = await hall.workshop.look_back(lookback.retold, played, eyes, before, count)
    return CatchUp(
        view=view,
        lines=[_line(line) for line in lines[first:end]],
        told=[_told(table.game, step) for step in found],
    )


@router.get("/tables/{table_id}/result", responses=problems(404, 409, 429), dependencies=Limited)
async def result(table_id: str, hall: TheHall, person: Caller, lang: Lang = "en") -> Result:
    """How it ended: scores by source, and the way there."""
    table, live = await begun(hall, table_id, person)
    if not _is_open(table, live):
        raise Declined("not-over")
    speech = wording(table.game, lang)
    parts = table.game.points(live.match.state)
    rivals = range(len(table.seats), len(parts))
    return Result(
        names=[speech.name(seat, table.called(lang)) for seat in range(len(parts))],
        scores=lookback.scores(table.game, live.match.state),
        winners=list(live.winners() or rivals),
        verdict=await _verdict(hall, table, live, lang),
        reason=live.ended or ("played" if live.match.is_over else "abandoned"),
        sources=sources(speech, parts),
        curve=await _curve(hall, table, live),
    )


@router.get("/tables/{table_id}/scores", responses=problems(404, 409))
async def scores(table_id: str, hall: TheHall, person: Caller, lang: Lang = "en") -> Scores:
    """Where points came from so far, and what would be scored now: what everybody at the table can see."""
    table, live = await begun(hall, table_id, person)
    return foreseen(table.game, live.match.state, table.called(lang), wording(table.game, lang, table.setup.pack))


@router.get("/tables/{table_id}/fairness", responses=problems(404, 409, 429), dependencies=Limited)
async def fairness(table_id: str, hall: TheHall, person: Caller) -> Fairness:
    """What was committed to before the match, and after it everything needed to check each draw."""
    table, live = await begun(hall, table_id, person)
    dealer = live.match.dealer
    if not isinstance(dealer, FairDealer):
        return Fairness(commitment="", entropy=[], secret="", draws=[])
    over = _is_open(table, live)
    found = await hall.workshop.look_back(lookback.draws, Played.of(live.match)) if over else []
    return Fairness(
        commitment=dealer.commitment,
        entropy=list(dealer.entropy),
        secret=dealer.secret.hex() if over else "",
        draws=[Draw(ply=draw.ply, options=draw.options, weights=list(draw.weights), text=draw.text) for draw in found],
    )


async def _verdict(hall: Hall, table: Table, live: LiveMatch, lang: str) -> list[str]:
    """What the account says last: one sentence for each winner."""
    if not live.match.is_over:
        return []
    told = await _account(hall, table, Played.of(live.match), lang, None)
    return [line.text for line in told.lines()[-max(1, len(live.winners())) :] if not line.heading]


async def _account(hall: Hall, table: Table, played: Played, lang: str, eyes: int | None) -> MatchLog:
    account = MatchLog(wording(table.game, lang, table.setup.pack), played.names, eyes)
    account.sections, account.told = await hall.workshop.look_back(lookback.account, played, lang, eyes)
    return account


def _line(line: LogLine) -> ReplayLine:
    return ReplayLine(**msgspec.structs.asdict(line))


def _told(game: Game, step: Step) -> ToldEvent:
    return ToldEvent(**msgspec.structs.asdict(told(game, step)))


async def _curve(hall: Hall, table: Table, live: LiveMatch) -> list[list[float]]:
    """The scores over time. While a match with secrets goes on, they might tell them."""
    if not _is_open(table, live) and table.game.determinize is not no_secrets:
        return []
    return await hall.workshop.look_back(lookback.scores_over_time, Played.of(live.match))


def allowed_eyes(table: Table, person: str) -> list[int]:
    """Through whose eyes this person may look: anybody's once it is over."""
    assert table.live is not None
    seats = range(len(table.seats)) if _is_open(table, table.live) else table.seats_of(person)
    return [SPECTATOR, *seats]


def _eyes(table: Table, person: str, seat: int | None) -> int | None:
    allowed = allowed_eyes(table, person)
    own = table.seats_of(person)
    wanted = (own[0] if len(own) == 1 else SPECTATOR) if seat is None else seat
    if wanted not in allowed:
        raise Declined("others-eyes")
    return None if wanted == SPECTATOR else wanted


def _is_open(table: Table, live: LiveMatch) -> bool:
    return live.is_over or bool(table.row["record"])


async def _choice_before(hall: Hall, live: LiveMatch, ply: int, eyes: int | None) -> str:
    """The choice that led to a position, if these eyes may see it."""
    match = live.match
    if match.game.determinize is not no_secrets:
        known = HIDDEN.setdefault(live, {})
        if eyes not in known:
            known[eyes] = await hall.workshop.look_back(lookback.hidden, Played.of(match), eyes)
        if ply - 1 in known[eyes]:
            return ""
    return match.game.choices.text(match.plies[ply - 1].choice)


async def begun(hall: Hall, table_id: str, person: Person | None) -> tuple[Table, LiveMatch]:
    """A table, and its match as whoever asks may know it."""
    table = await hall.find(table_id, person)
    live = table.shown_to(table.seats_of(person.id if person else ""))
    if live is None:
        raise Declined(table.frozen or "not-begun")
    return table, live
