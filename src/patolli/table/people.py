"""People without accounts: a device proves itself with a random token of which only the hash is kept."""

import hashlib
import secrets
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from .schema import DEVICES, INVITATIONS, LEARNT, PEOPLE
from .storage import Storage

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that is taken for another
CODE_LENGTH = 12
CODE_SECONDS = 15 * 60
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
        return Person(row["id"], row["name"]) if row else None

    async def add(self, name: str) -> tuple[Person, str]:
        """A new person, and the token of their device."""
        person = Person(secrets.token_hex(8), name)
        await self.storage.insert(PEOPLE, {"id": person.id, "name": name, "created": time.time()})
        return person, await self._new_device(person.id)

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
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        row = {"token_hash": hashed(code), "person_id": person.id, "expires": time.time() + CODE_SECONDS}
        await self.storage.insert(INVITATIONS, row)
        return "-".join(code[i : i + 4] for i in range(0, CODE_LENGTH, 4))

    async def claim(self, code: str) -> tuple[Person, str] | None:
        """The person who gave this code, and a token for the device that brings it."""
        plain = "".join(code.upper().split()).replace("-", "")
        row = await self.storage.use_invitation(hashed(plain), time.time()) if len(plain) == CODE_LENGTH else None
        if row is None or row["person_id"] is None:
            return None
        found = await self.storage.one(PEOPLE.select().where(PEOPLE.c.id == row["person_id"]))
        assert found is not None
        return Person(found["id"], found["name"]), await self._new_device(found["id"])

    async def _new_device(self, person_id: str) -> str:
        token = secrets.token_urlsafe(32)
        await self.storage.insert(
            DEVICES, {"token_hash": hashed(token), "person_id": person_id, "created": time.time()}
        )
        return token


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
