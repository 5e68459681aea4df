"""People without accounts: a device proves itself with a random token of which only the hash is kept."""

import hashlib
import secrets
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, exists, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .pulse import FAULTS
from .schema import DEVICES, INVITATIONS, LEARNT, PASSKEYS, PEOPLE, SUBSCRIPTIONS
from .storage import Row, Storage

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is taken for another
CODE_LENGTH = 12
CODE_SECONDS = 15 * 60
RECOVERY_LENGTH = 20  # letters: nobody guesses one of 10^29
HOUR = 3600.0  # seconds between two notes that a device was seen
NAME_LENGTH = 40
BLANK_LETTERS = "\u115f\u1160"  # of Hangul: letters by their category, but nobody sees them


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is known by a device."""

    id: str
    name: str


class People:
    """Who is who."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def find(self, token: str) -> Person | None:
        """The person whose device this is. The lookup is by hash, so its time tells nothing about tokens."""
        row = await self.storage.person(hashed(token)) if 20 <= len(token) <= 100 else None
        if row and time.time() - row["device_seen"] > HOUR:
            with suppress(*FAULTS):  # it is no more than a note
                await self.storage.change(DEVICES, DEVICES.c.token_hash == hashed(token), {"seen": time.time()})
        return Person(row["id"], row["name"]) if row else None

    async def add(self, name: str, device: str = "") -> tuple[Person, str]:
        """A new person, and the token of their device."""
        person = Person(secrets.token_hex(8), name)
        await self.storage.insert(PEOPLE, {"id": person.id, "name": name, "created": time.time()})
        return person, await self.new_device(person.id, device)

    async def rename(self, person: Person, name: str) -> Person:
        await self.storage.change(PEOPLE, PEOPLE.c.id == person.id, {"name": name})
        return Person(person.id, name)

    async def name_of(self, person_id: str) -> str:
        """What somebody is called."""
        found = await self.storage.one(PEOPLE.select().where(PEOPLE.c.id == person_id))
        return str(found["name"]) if found else ""

    async def learnt(self, person: Person) -> dict[str, int]:
        """What somebody has seen of the games, and how far."""
        found = await self.storage.rows(LEARNT.select().where(LEARNT.c.person_id == person.id))
        return {str(row["what"]): int(row["step"]) for row in found}

    async def learn(self, person: Person, what: str, step: int) -> None:
        """Keep that somebody has come so far in something."""
        mine = (LEARNT.c.person_id == person.id) & (LEARNT.c.what == what)
        if not await self.storage.change(LEARNT, mine, {"step": step}):
            with suppress(IntegrityError):  # another device of theirs was quicker
                await self.storage.insert(LEARNT, {"person_id": person.id, "what": what, "step": step})

    async def transfer_code(self, person: Person) -> str:
        """A code that makes another device this person's too: once, and soon."""
        code = _letters(CODE_LENGTH)
        row = {"token_hash": hashed(code), "person_id": person.id, "expires": time.time() + CODE_SECONDS}
        await self.storage.insert(INVITATIONS, row)
        return _in_groups(code)

    async def recovery_code(self, person: Person) -> str:
        """A code to print, with which this person comes back when all devices are lost. The one before is void."""
        code = _letters(RECOVERY_LENGTH)
        made = {"recovery_hash": hashed(code), "recovery_made": time.time()}
        await self.storage.change(PEOPLE, PEOPLE.c.id == person.id, made)
        return _in_groups(code)

    async def has_recovery(self, person: Person) -> bool:
        found = await self.storage.one(select(PEOPLE.c.recovery_hash).where(PEOPLE.c.id == person.id))
        return bool(found and found["recovery_hash"])

    async def is_member(self, person: Person) -> bool:
        """Whether somebody can come back when this device is gone: by a passkey, or with a code."""
        return await self.storage.one(_membership(person.id)) is not None

    async def recover(self, code: str, device: str = "") -> tuple[Person, str, str] | None:
        """The person whose code this is, a token for the device that brings it, and the code for the next time."""
        plain, new = _plain(code), _letters(RECOVERY_LENGTH)
        if len(plain) != RECOVERY_LENGTH:
            return None
        row = await self.storage.one(PEOPLE.select().where(PEOPLE.c.recovery_hash == hashed(plain)))
        mine = PEOPLE.c.recovery_hash == hashed(plain)
        made = {"recovery_hash": hashed(new), "recovery_made": time.time()}
        if row is None or not await self.storage.change(PEOPLE, mine, made):
            return None
        return Person(row["id"], row["name"]), await self.new_device(row["id"], device), _in_groups(new)

    async def devices(self, person: Person) -> list[Row]:
        """Where this person is signed in, the last one first."""
        found = DEVICES.select().where(DEVICES.c.person_id == person.id)
        return await self.storage.rows(found.order_by(DEVICES.c.seen.desc(), DEVICES.c.created.desc()))

    async def sign_out(self, person: Person, device: str = "") -> bool:
        """Let a device, by its id, be nobody's; or all. Whether there was one."""
        which = DEVICES.c.token_hash.startswith(device, autoescape=True)
        mine = (DEVICES.c.person_id == person.id) & which

        woken = SUBSCRIPTIONS.c.device.startswith(device, autoescape=True) & (SUBSCRIPTIONS.c.person_id == person.id)

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(delete(SUBSCRIPTIONS).where(woken))
            return bool((await connection.execute(delete(DEVICES).where(mine))).rowcount)

        return await self.storage.write(work)

    async def claim(self, code: str, device: str = "") -> tuple[Person, str] | None:
        """The person who gave this code, and a token for the device that brings it."""
        plain = _plain(code)
        row = await self.storage.use_invitation(hashed(plain), time.time()) if len(plain) == CODE_LENGTH else None
        if row is None or row["person_id"] is None:
            return None
        found = await self.storage.one(PEOPLE.select().where(PEOPLE.c.id == row["person_id"]))
        assert found is not None
        return Person(found["id"], found["name"]), await self.new_device(found["id"], device)

    async def new_device(self, person_id: str, name: str = "") -> str:
        """A token for another device of somebody's."""
        token, now = secrets.token_urlsafe(32), time.time()
        device = {"token_hash": hashed(token), "person_id": person_id, "created": now, "seen": now, "name": name}
        await self.storage.insert(DEVICES, device)
        return token


async def is_member(connection: AsyncConnection, person: str) -> bool:
    """The same inside a transaction."""
    return (await connection.execute(_membership(person))).first() is not None


def _membership(person: str) -> Any:
    passkey = exists().where(PASSKEYS.c.person_id == person)
    return select(PEOPLE.c.id).where(PEOPLE.c.id == person, or_(PEOPLE.c.recovery_hash != "", passkey))


def device_id(token_hash: str) -> str:
    """What a device is called in a list: the beginning of a hash tells nobody its token."""
    return token_hash[:16]


def _letters(count: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def _in_groups(code: str) -> str:
    """As one reads it."""
    return "-".join(code[i : i + 4] for i in range(0, len(code), 4))


def _plain(code: str) -> str:
    """As it was made, however it was typed."""
    return "".join(code.upper().split()).replace("-", "")


def hashed(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def named(text: str) -> str:
    """A name as others will read it, or "" if they would see no letter and no digit."""
    name = clean(text, NAME_LENGTH)
    seen = unicodedata.normalize("NFKC", name)
    return name if any(unicodedata.category(c)[0] in "LN" and c not in BLANK_LETTERS for c in seen) else ""


def clean(text: str, length: int) -> str:
    """One line of plain text: no control or invisible direction characters, single spaces, so long at most."""
    kept = (" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text)
    plain = "".join(c for c in kept if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn") or c == "\u200d")
    return " ".join(plain.split())[:length].strip()
