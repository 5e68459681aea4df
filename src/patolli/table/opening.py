"""What people settle when they open a table, checked and made into rows."""

import json
import random
import secrets
import string
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from patolli.bots import BOTS, GUESTS
from patolli.core.components import Pack
from patolli.core.dealer import Dealer, FairDealer, SeededDealer
from patolli.core.game import Game, Setup, digest_of
from patolli.core.refusal import BadSetup

from .absence import patience
from .access import Access
from .clock import Clock
from .lessons import script_of
from .people import Person, named
from .rated import check_rated
from .storage import Row
from .workshop import Workshop

ID_LETTERS = string.ascii_lowercase + string.digits


class BadOpening(Exception):
    """A table of a game that cannot be opened so, and why."""

    def __init__(self, why: BadSetup, game: Game | None = None) -> None:
        super().__init__(str(why))
        self.why, self.game = why, game


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as it is wished for: me, here (another person at my screen), friend (by link), anyone, bot."""

    kind: str
    bot: str = ""
    name: str = ""
    person: str = ""  # the friend who is asked by name


@dataclass(frozen=True, slots=True)
class Opening:
    """A table as it is wished for."""

    game: str
    places: tuple[Place, ...]
    name: str = ""
    options: tuple[tuple[str, str], ...] = ()
    pack: str = ""
    pace: str = "normal"
    clock: str = ""
    absence: int | None = None  # seconds; None: as is usual
    moment: int = 0  # seconds in which a choice can be taken back before a draw
    access: str = ""  # open, link, closed; "": as is usual
    watching: str = ""  # everyone, link, nobody; "": as is usual
    delay: int = 0  # turns that those who watch are behind
    rated: bool = False


async def settled(opening: Opening, game: Game, workshop: Workshop) -> Setup:
    """As `settle`, with a pack that is read where it can do no harm."""
    try:
        pack = await workshop.pack(game, opening.pack, len(opening.places), dict(opening.options))
    except BadSetup as error:
        raise BadOpening(error, game) from None
    return settle(opening, game, pack)


def settle(opening: Opening, game: Game, pack: Pack | None = None) -> Setup:
    """The setup of the match; `BadOpening` says what does not fit."""
    try:
        setup = game.setup(len(opening.places), dict(opening.options), pack)
        Clock.read(opening.clock)
        patience(opening.absence, opening.clock)
        Access.of(opening)
        for seat, place in enumerate(opening.places):
            if place.kind == "bot" and place.bot not in (*BOTS, *GUESTS):
                raise BadSetup("bot", f"seats.{seat}.bot", value=place.bot, known=(*BOTS, *GUESTS))
        if opening.rated:
            check_rated(opening, game, setup, pack)
        if sum(place.kind == "me" for place in opening.places) > 1:
            raise BadSetup("me-twice", "seats")
        named_friends = [place.person for place in opening.places if place.person]
        if len(set(named_friends)) < len(named_friends):
            raise BadSetup("friend-twice", "seats")
    except BadSetup as error:
        raise BadOpening(error, game) from None
    return setup


def table_row(game: Game, setup: Setup, host: Person, now: float, **values: Any) -> dict[str, Any]:
    """A new row of the list of tables."""
    return {
        "id": "".join(secrets.choice(ID_LETTERS) for _ in range(10)),
        "game": game.name,
        "rules_version": game.rules_version,
        "components": digest_of(game, setup.pack),
        "host": host.id,
        "options": json.dumps(dict(setup.options)),
        "pack": setup.pack.digest if setup.pack else "",
        "status": "waiting",
        "created": now,
        "updated": now,
        **values,
    }


def seat_rows(table_id: str, opening: Opening, host: Person) -> list[dict[str, Any]]:
    """Who sits where at first. Bots without a name are called in the language of whoever reads."""
    rows: list[dict[str, Any]] = []
    for seat, place in enumerate(opening.places):
        name = named(place.name)
        mine = place.kind in ("me", "here")
        if place.kind == "me":
            name = host.name
        elif place.kind == "here":
            name = name or f"{host.name} {seat + 1}"
        rows.append(
            {
                "table_id": table_id,
                "seat": seat,
                "kind": "person" if mine else "bot" if place.kind == "bot" else "open",
                "name": name,
                "person_id": host.id if mine else None,
                "bot": place.bot if place.kind == "bot" else "",
                "invited": place.kind == "friend",
                "entropy": "",
            }
        )
    return rows


def commitment_of(row: Row) -> str:
    """What is published of a table's secret before its match, or "" where draws are not committed to."""
    return _commitment(row["secret"]) if row["secret"] else ""


@lru_cache(maxsize=1_000)
def _commitment(secret: str) -> str:
    """It is told with every message about a table."""
    return FairDealer(bytes.fromhex(secret)).commitment


def dealer_of(row: Row, game: Game) -> Dealer:
    """Draws that can be checked; where a table goes on from another's middle, draws nobody can foresee.

    In a lesson they are set.
    """
    if script := script_of(game, row["lesson"]):
        return script
    if row["secret"]:
        return FairDealer(bytes.fromhex(row["secret"]), json.loads(row["entropy"]))
    return SeededDealer(random.SystemRandom())
