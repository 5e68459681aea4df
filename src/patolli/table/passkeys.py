"""Passkeys: a device signs a question with a secret that never leaves it, and so proves whose it is.

A question works once and for a few minutes, in all processes. What does not fit, for whatever reason, gets the same
refusal: it tells nobody whether such a passkey, or such a person, exists.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import webauthn
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from .people import Person, hashed
from .schema import CHALLENGES, PASSKEYS, PEOPLE
from .seating import Declined
from .storage import Row, Storage

SECONDS = 5 * 60.0  # for which a question can be answered
MOST = 20  # passkeys of one person
LONGEST = 20_000  # characters of an answer
ASKED = UserVerificationRequirement.PREFERRED  # a finger, a face or a PIN, where the device has any


@dataclass(frozen=True, slots=True)
class Site:
    """What a browser calls this server: a passkey is for one name, and its answers come from one of these pages."""

    name: str
    origins: tuple[str, ...]


class Passkeys:
    """Those of everybody."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now

    async def of(self, person: Person) -> list[Row]:
        """Somebody's passkeys, the first one first."""
        mine = select(PASSKEYS).where(PASSKEYS.c.person_id == person.id)
        return await self.storage.rows(mine.order_by(PASSKEYS.c.created))

    async def ask_for_new(self, person: Person, site: Site) -> dict[str, Any]:
        """What a browser has to know to make a passkey."""
        known = await self.of(person)
        if len(known) >= MOST:
            raise Declined("many-passkeys")
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Patolli",
            user_name=person.name,
            user_id=person.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=ASKED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(row["credential"]))
                for row in known
                if row["site"] == site.name
            ],
        )
        return await self._asked(options, person.id)

    async def ask(self, site: Site) -> dict[str, Any]:
        """What a browser has to know to show somebody their passkeys: no name is typed."""
        return await self._asked(webauthn.generate_authentication_options(rp_id=site.name, user_verification=ASKED), "")

    async def add(self, person: Person, site: Site, answer: dict[str, Any], device: str) -> None:
        """Keep a new passkey of somebody; `Declined` if the answer is not to a question we asked them."""
        challenge = await self._challenge(answer, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
            )
        except Exception as error:  # it comes from outside and may be anything
            raise Declined("bad-passkey") from error
        credential, now = bytes_to_base64url(made.credential_id), self.now()
        row = {
            "id": hashed(credential),
            "person_id": person.id,
            "credential": credential,
            "public_key": bytes_to_base64url(made.credential_public_key),
            "sign_count": made.sign_count,
            "site": site.name,
            "name": device,
            "created": now,
            "used": now,
        }
        try:
            await self.storage.insert(PASSKEYS, row)
        except IntegrityError:  # somebody has it already
            raise Declined("bad-passkey") from None

    async def whose(self, site: Site, answer: dict[str, Any]) -> Person:
        """Who has signed this; `Declined` if nobody we know, or not what we asked, or not here, or not now."""
        challenge = await self._challenge(answer, "")
        mine = PASSKEYS.c.id == hashed(str(answer.get("id", ""))[:LONGEST])
        row = await self.storage.one(select(PASSKEYS).where(mine, PASSKEYS.c.site == site.name))
        if row is None:
            raise Declined("bad-passkey")
        try:
            signed = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=base64url_to_bytes(row["public_key"]),
                credential_current_sign_count=row["sign_count"],
            )
        except Exception as error:
            raise Declined("bad-passkey") from error
        unchanged = mine & (PASSKEYS.c.sign_count == row["sign_count"])
        now = {"sign_count": signed.new_sign_count, "used": self.now()}
        person = await self.storage.one(select(PEOPLE).where(PEOPLE.c.id == row["person_id"]))
        if person is None or not await self.storage.change(PASSKEYS, unchanged, now):
            raise Declined("bad-passkey")
        return Person(person["id"], person["name"])

    async def remove(self, person: Person, passkey: str) -> bool:
        """Let a passkey open nothing any more. Whether there was one."""
        mine = (PASSKEYS.c.person_id == person.id) & (PASSKEYS.c.id == passkey)

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(delete(PASSKEYS).where(mine))).rowcount)

        return await self.storage.write(work)

    # Questions

    async def _asked(self, options: Any, person: str) -> dict[str, Any]:
        """Remember what was asked, and forget what nobody has answered in time."""
        now = self.now()
        row = {
            "hash": hashed(bytes_to_base64url(options.challenge)),
            "person_id": person,
            "expires": now + SECONDS,
        }

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now))
            await connection.execute(insert(CHALLENGES), row)

        await self.storage.write(work)
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    async def _challenge(self, answer: dict[str, Any], person: str) -> bytes:
        """The question that an answer says it is to, if we asked it, of this person, not long ago; never again."""
        try:
            if len(json.dumps(answer)) > LONGEST:
                raise ValueError(LONGEST)
            said = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        except Exception as error:
            raise Declined("bad-passkey") from error
        asked = CHALLENGES.c.hash == hashed(bytes_to_base64url(said.challenge))
        fits = asked & (CHALLENGES.c.person_id == person) & (CHALLENGES.c.expires >= self.now())

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(delete(CHALLENGES).where(fits))).rowcount)

        if not await self.storage.write(work):
            raise Declined("bad-passkey")
        return said.challenge
