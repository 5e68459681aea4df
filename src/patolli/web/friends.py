"""Routes about friends: ask and answer, links, and asking a friend to a table by name."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from patolli.table.friends import WEEK, Friends
from patolli.table.guests import tables_for
from patolli.table.hall import Hall
from patolli.table.manners import kept_away, somebody_at, strangers_to
from patolli.table.matches import Matches
from patolli.table.people import Person, clean
from patolli.table.seating import Missing

from .dependencies import (
    Caller,
    KnownCaller,
    TheCounts,
    TheHall,
    WelcomeCaller,
    address,
    problems,
    slow_down,
    the_counts,
    the_hall,
)
from .friend_models import Answer, Friend, FriendLink, FriendOffer, Guest, InvitedTable, Somebody
from .models import SeatNumber

router = APIRouter(prefix="/api", tags=["people"])


def the_friends(request: Request) -> Friends:
    return Friends(the_hall(request).storage)


TheFriends = Annotated[Friends, Depends(the_friends)]


@router.get("/me/friends", responses=problems(401))
async def my_friends(friends: TheFriends, person: KnownCaller) -> list[Friend]:
    """My friends, who asks me, and whom I asked."""
    return await _told(friends, person)


@router.post("/me/friends/{person_id}", responses=problems(401, 404))
async def answer(person_id: str, body: Answer, hall: TheHall, friends: TheFriends, person: KnownCaller) -> list[Friend]:
    """Say yes or no to somebody who asks me. A no is told to nobody."""
    await friends.answer(person, clean(person_id, 32), body.accept, hall.now())
    return await _told(friends, person)


@router.post("/me/friends/{person_id}/remove", responses=problems(401, 404))
async def part(person_id: str, friends: TheFriends, person: KnownCaller) -> list[Friend]:
    """Be friends no more, or take back what I asked."""
    if not await friends.part(person.id, clean(person_id, 32)):
        raise Missing("no-such-friend")
    return await _told(friends, person)


@router.post("/tables/{table_id}/befriend", responses=problems(401, 403, 404, 429), status_code=204)
async def befriend(
    table_id: str, body: SeatNumber, request: Request, hall: TheHall, friends: TheFriends, person: WelcomeCaller
) -> None:
    """Ask somebody with whom I sit at a table."""
    table = await hall.find(table_id, person)
    if not table.seats_of(person.id):
        raise Missing("nobody-else")
    await _ask(request, hall, friends, person, somebody_at(table, person.id, body.seat, None).id)


@router.post("/people/{person_id}/befriend", responses=problems(401, 403, 404, 429), status_code=204)
async def befriend_known(
    person_id: str, request: Request, hall: TheHall, friends: TheFriends, person: WelcomeCaller
) -> None:
    """Ask somebody with whom I have sat at a table, or whose profile I may see."""
    other = clean(person_id, 32)
    if not await friends.may_ask(person.id, other) and not await _profile_of(hall, other, person):
        raise Missing("no-such-person")
    await _ask(request, hall, friends, person, other)


@router.get("/tables/{table_id}/seats/{seat}", responses=problems(401, 404))
async def somebody(table_id: str, seat: int, hall: TheHall, friends: TheFriends, person: KnownCaller) -> Somebody:
    """What I have to do with somebody at a table."""
    other = somebody_at(await hall.find(table_id, person), person.id, seat, None)
    known = {friend.id: friend.state for friend in await _told(friends, person)}
    kept = {row["other_id"]: row["how"] for row in await kept_away(hall.storage, person.id)}
    return Somebody(
        profile=await _profile_of(hall, other.id, person), friend=known.get(other.id, ""), kept=kept.get(other.id, "")
    )


async def _profile_of(hall: Hall, other: str, person: Person) -> str:
    """Whose profile I may look at, or ""."""
    if other == person.id or other in await strangers_to(hall.storage, person.id):
        return ""
    return other if await Matches(hall.storage).profile(other, person.id) else ""


async def _ask(request: Request, hall: Hall, friends: Friends, person: Person, other: str) -> None:
    counts = the_counts(request)
    await counts.take("friends", person.id)
    await counts.take("befriending", address(request))
    await friends.ask(person, other, hall.now())


# By link


@router.post("/me/friend-link", responses=problems(401, 403, 429))
async def make_link(hall: TheHall, friends: TheFriends, person: WelcomeCaller, counts: TheCounts) -> FriendLink:
    """A link for friends; it is shown here and nowhere else."""
    await counts.take("friends", person.id)
    return FriendLink(token=await friends.link(person, hall.now()), expires=hall.now() + WEEK)


@router.get("/friend-links/{token}", responses=problems(404, 429))
async def offer(token: str, request: Request, hall: TheHall, friends: TheFriends, person: Caller) -> FriendOffer:
    """Whose link this is."""
    who = person.id if person else ""
    try:
        given = await friends.given_by(token, who, hall.now())
    except Missing:
        await slow_down(request)
        raise
    return FriendOffer(name=given.name, mine=given.id == who)


@router.post("/friend-links/{token}", responses=problems(401, 404, 422, 429))
async def follow(token: str, request: Request, hall: TheHall, friends: TheFriends, person: KnownCaller) -> list[Friend]:
    """Be friends with whoever gave this link."""
    try:
        await friends.follow(person, token, hall.now())
    except Missing:
        await slow_down(request)
        raise
    return await _told(friends, person)


# To a table


@router.get("/me/invited", responses=problems())
async def invited(hall: TheHall, person: Caller) -> list[InvitedTable]:
    """The tables to which friends ask me."""
    if person is None:
        return []
    apart = await strangers_to(hall.storage, person.id)
    return [
        InvitedTable(
            id=row["id"], game=row["game"], name=row["name"], by=row["by"], clock=row["clock"], at=row["created"]
        )
        for row in await tables_for(hall.storage, person.id)
        if row["host"] not in apart
    ]


@router.post("/tables/{table_id}/invite", responses=problems(401, 403, 404, 409, 429), status_code=204)
async def invite(
    table_id: str, body: Guest, hall: TheHall, friends: TheFriends, person: WelcomeCaller, counts: TheCounts
) -> None:
    """As the host of a table that waits, ask a friend to come; they get a notice."""
    await must_be_friends(friends, person, body.friend)
    await counts.take("invites", person.id)
    await hall.ask(person, table_id, body.friend)


@router.post("/tables/{table_id}/excuse", responses=problems(401, 404, 409), status_code=204)
async def excuse(table_id: str, hall: TheHall, person: KnownCaller) -> None:
    """Not this time: the others at the table are told so."""
    await hall.excuse(person, table_id)


async def must_be_friends(friends: Friends, person: Person, other: str) -> None:
    if not await friends.are(person.id, other):
        raise Missing("no-such-friend")


async def _told(friends: Friends, person: Person) -> list[Friend]:
    def state(mine: bool, kept: str) -> str:
        return "friends" if kept == "friends" else "asked" if mine else "asks"

    return [
        Friend.model_validate(
            {"id": row["id"], "name": row["name"], "state": state(row["mine"], row["state"]), "since": row["at"]}
        )
        for row in await friends.of(person.id)
    ]
