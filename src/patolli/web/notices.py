"""Routes about notices: what I want to be told and how, and what an open page has missed."""

import json
import re
import secrets
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from patolli.table.people import Person, hashed
from patolli.table.post.messages import line, where
from patolli.table.post.outside import NotPublic
from patolli.table.post.post import Post
from patolli.table.post.push import plain
from patolli.table.post.wishes import Wishes
from patolli.table.schema import OUTBOX, SUBSCRIPTIONS, WISHES
from patolli.table.seating import Declined, Missing, Unfit
from patolli.table.storage import Row
from patolli.wording import wording

from .dependencies import KnownCaller, Spoken, TheCounts, problems, slow_down
from .guards import COOKIE
from .models import (
    Confirmation,
    NewHook,
    NewMail,
    News,
    NewSubscription,
    Notices,
    NoticeState,
    NoticeTest,
    NoticeWishes,
    OldSubscription,
    SetUp,
)

ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]+\.[^\s@<>,;:\"()\[\]\\.]{2,}")
MOST = 20  # browsers of one person that can be woken
router = APIRouter(prefix="/api/me", tags=["people"])


def the_post(request: Request) -> Post:
    post: Post = request.app.state.post
    return post


Number = Annotated[int, Query(ge=-1, le=2**31 - 1)]
ThePost = Annotated[Post, Depends(the_post)]


@router.get("/notices", responses=problems(401))
async def notices(person: KnownCaller, post: ThePost, lang: Spoken) -> Notices:
    """What I am told, and whether it arrives."""
    return await _notices(person, post, lang)


@router.post("/notices", responses=problems(401, 429))
async def wish(
    body: NoticeWishes, request: Request, person: KnownCaller, post: ThePost, counts: TheCounts, lang: Spoken
) -> Notices:
    """Say what to be told, by which ways, and when not."""
    await counts.take("wishes", person.id)
    await _keep(request, person, post, settings=body.model_dump_json())
    return await _notices(person, post, lang)


@router.post("/notices/mail", responses=problems(401, 409, 422, 429))
async def mail(
    body: NewMail, request: Request, person: KnownCaller, post: ThePost, counts: TheCounts, lang: Spoken
) -> Notices:
    """Where mail goes to. A letter with a link comes first; until it is opened nothing else does."""
    address, token = body.address.strip(), ""
    if address:
        if post.mail is None:
            raise Declined("no-mail")
        if not ADDRESS.fullmatch(address) or not address.isprintable():
            raise Unfit("bad-address")
        for who in (person.id, address.lower()):
            await counts.take("mails", who)
        token = secrets.token_urlsafe(24)
    told = {"mail": address, "mail_token": hashed(token) if token else ""}
    await _keep(request, person, post, **told, **(await _read_by(person, post, body, lang) if address else {}))
    if token:
        await _put(post, person, "mail", "confirm", token)
    return await _notices(person, post, lang)


@router.post("/notices/confirm", responses=problems(404, 429), status_code=204)
async def confirm(body: Confirmation, request: Request, post: ThePost) -> None:
    """Open the link of that letter."""
    mine = WISHES.c.mail_token == hashed(body.token)
    if not body.token or not await post.storage.change(WISHES, mine, {"mail_token": ""}):
        await slow_down(request)
        raise Missing("bad-confirmation")


@router.post("/notices/hook", responses=problems(401, 422, 429))
async def hook(
    body: NewHook, request: Request, person: KnownCaller, post: ThePost, counts: TheCounts, lang: Spoken
) -> Notices:
    """An address that is sent a signed message; a new one has a new secret."""
    await counts.take("tests", person.id)
    url = body.url.strip()
    if url:
        await _public(post, url)
    told = {"hook": url, "hook_secret": secrets.token_hex(24) if url else ""}
    await _keep(request, person, post, **told, **(await _read_by(person, post, body, lang) if url else {}))
    return await _notices(person, post, lang)


@router.post("/notices/push", responses=problems(401, 422, 429))
async def subscribe(
    body: NewSubscription, request: Request, person: KnownCaller, post: ThePost, counts: TheCounts, lang: Spoken
) -> Notices:
    """Let this browser be woken."""
    await counts.take("tests", person.id)
    try:
        fits = len(plain(body.key)) == 65 and len(plain(body.auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise Unfit("not-public")
    await _public(post, body.endpoint)
    row = {
        "id": hashed(body.endpoint), "person_id": person.id, "device": hashed(request.cookies[COOKIE]),
        "endpoint": body.endpoint, "key": body.key, "auth": body.auth, "created": post.hall.now(),
    }  # fmt: skip
    mine = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person_id == person.id)
    if len(await post.storage.rows(mine)) >= MOST:
        raise Declined("no-such-way")
    await _forget(post, body.endpoint)
    await post.storage.insert(SUBSCRIPTIONS, row)
    await _keep(request, person, post, **await _read_by(person, post, body, lang))
    return await _notices(person, post, lang)


@router.post("/notices/push/remove", responses=problems(401))
async def unsubscribe(body: OldSubscription, person: KnownCaller, post: ThePost, lang: Spoken) -> Notices:
    """Let this browser sleep."""
    await _forget(post, body.endpoint, person)
    return await _notices(person, post, lang)


@router.post("/notices/test", responses=problems(401, 409, 429))
async def test(body: NoticeTest, person: KnownCaller, post: ThePost, counts: TheCounts, lang: Spoken) -> Notices:
    """Send something, to see whether it arrives."""
    await counts.take("tests", person.id)
    if not getattr(await _notices(person, post, lang), body.way).ready:
        raise Declined("no-such-way")
    await _put(post, person, body.way, "test", secrets.token_hex(8))
    return await _notices(person, post, lang)


@router.get("/news", responses=problems(401))
async def news(
    person: KnownCaller,
    post: ThePost,
    lang: Spoken,
    after: Annotated[int, Query(ge=-1, le=2**31 - 1)] = -1,
    zone: Annotated[str, Query(max_length=60)] = "",
) -> list[News]:
    """What has happened since, for an open page; without a number only the last, so that a page knows where it is."""
    mine = select(OUTBOX).where(OUTBOX.c.person_id == person.id, OUTBOX.c.way == "page", OUTBOX.c.state == "sent")
    found = mine.where(OUTBOX.c.id > after).order_by(OUTBOX.c.id.desc()).limit(10 if after >= 0 else 1)
    lines = await post.storage.rows(found)
    if not lines:
        return []
    row = await _row(person, post)
    wishes = Wishes.read(row["settings"] if row else None)
    wishes = replace(wishes, lang=lang, zone=zone or wishes.zone)
    return [
        News(
            id=one["id"],
            kind=one["kind"],
            text=await line(post.hall, wishes, one),
            table=one["table_id"],
            link=where(one),
            sound="sound" in wishes.kinds.get(one["kind"], ()),
            browser="browser" in wishes.kinds.get(one["kind"], ()),
        )
        for one in reversed(lines)
    ]


async def _public(post: Post, url: str) -> None:
    try:
        await post.outside.check(url)
    except NotPublic:
        raise Unfit("not-public") from None


async def _forget(post: Post, endpoint: str, person: Person | None = None) -> None:
    """A browser wakes for one person: whoever subscribed last."""
    mine = SUBSCRIPTIONS.c.id == hashed(endpoint)
    if person:
        mine &= SUBSCRIPTIONS.c.person_id == person.id
    await post.storage.write(lambda connection: connection.execute(delete(SUBSCRIPTIONS).where(mine)))


async def _put(post: Post, person: Person, way: str, kind: str, mark: str) -> None:
    now = post.hall.now()
    mine = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.person_id == person.id)
    targets = [row["id"] for row in await post.storage.rows(mine)] if way == "push" else [""]
    line = {"person_id": person.id, "way": way, "kind": kind, "mark": mark, "created": now, "due": now}
    await post.put({**line, "target": target} for target in targets)


async def _row(person: Person, post: Post) -> Row | None:
    return await post.storage.one(select(WISHES).where(WISHES.c.person_id == person.id))


async def _read_by(person: Person, post: Post, body: SetUp, lang: str) -> dict[str, str]:
    """Their wishes, in the language and by the clock of whoever sets up a way: so they read what comes."""
    row = await _row(person, post)
    clock = {"zone": body.zone} if body.zone else {}
    return {"settings": json.dumps({**json.loads(row["settings"] if row else "{}"), "lang": lang, **clock})}


async def _keep(request: Request, person: Person, post: Post, **values: Any) -> None:
    """Links in notices lead to where this person sees the server: their browser has said so, and it was checked."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    mine, values = WISHES.c.person_id == person.id, {"origin": origin, **values}
    if not await post.storage.change(WISHES, mine, values):
        try:
            await post.storage.insert(WISHES, {"person_id": person.id, **values})
        except IntegrityError:  # another page of theirs was quicker
            await post.storage.change(WISHES, mine, values)


async def _notices(person: Person, post: Post, lang: str) -> Notices:
    row = await _row(person, post) or {"settings": "{}", "mail": "", "mail_token": "", "hook": "", "hook_secret": ""}
    mine = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.person_id == person.id)
    devices = len(await post.storage.rows(mine))
    wishes = Wishes.read(row["settings"])
    confirmed = bool(row["mail"]) and not row["mail_token"]
    return Notices(
        wishes=NoticeWishes.model_validate(
            {**{name: getattr(wishes, name) for name in NoticeWishes.model_fields if name != "kinds"},
             "kinds": {kind: list(ways) for kind, ways in wishes.kinds.items()}}
        ),
        push=await _state(person, post, lang, "push", devices > 0),
        push_devices=devices,
        push_key=await post.public_key(),
        mail=await _state(person, post, lang, "mail", confirmed),
        mail_offered=post.mail is not None,
        mail_address=row["mail"],
        hook=await _state(person, post, lang, "hook", bool(row["hook"])),
        hook_url=row["hook"],
        hook_secret=row["hook_secret"],
    )  # fmt: skip


async def _state(person: Person, post: Post, lang: str, way: str, ready: bool) -> NoticeState:
    mine = select(OUTBOX).where(OUTBOX.c.person_id == person.id, OUTBOX.c.way == way, OUTBOX.c.tries > 0)
    last = await post.storage.one(mine.order_by(OUTBOX.c.id.desc()).limit(1))
    waiting = last["due"] if last and last["state"] == "waiting" else None
    return NoticeState(ready=ready, waiting=waiting, trouble=in_words(last["trouble"], lang) if last else "")


def in_words(kept: str, lang: str) -> str:
    """What went wrong, in words."""
    speech, (why, _, number) = wording(None, lang), kept.partition(" ")
    known = f"trouble-{why}" if speech.has(f"trouble-{why}") else "trouble-unknown"
    return speech.text(known, number=number) if kept else ""
