"""`patolli admin`: what those who run a server can do about tables and people."""

import asyncio
import datetime
import getpass
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from patolli.wording import Wording, wording

from .fault import Fault
from .screen import Screen
from .serve import default_file
from .speech import Lang

if TYPE_CHECKING:
    from patolli.table.admin import Admin

app = typer.Typer()
Database = Annotated[str, typer.Option("--db", show_default=False)]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", show_default=False)]
TableId = Annotated[str, typer.Argument(metavar="TABLE", show_default=False)]


def register(above: typer.Typer) -> None:
    above.add_typer(app, name="admin")


@app.command("list")
def show(
    people: Annotated[bool, typer.Option("--people")] = False,
    text: Annotated[str, typer.Option("--name", metavar="TEXT", show_default=False)] = "",
    over: Annotated[bool, typer.Option("--over")] = False,
    db: Database = "",
    lang: Lang = "",
) -> None:
    say = wording(None, lang)
    if people or text:
        found = _with(db, lang, lambda admin: admin.people(text))
        rows = [[row["id"], row["name"], _day(row["created"]), _state(row, say)] for row in found]
        _table(say, ("person", "name", "since", "state"), rows)
    else:
        found = _with(db, lang, lambda admin: admin.tables("over" if over else ""))
        rows = [
            [row["id"], row["game"], say.text(f"admin-{row['status']}"), _day(row["updated"]), ", ".join(row["people"])]
            for row in found
        ]
        _table(say, ("table", "game", "state", "changed", "people"), rows)


@app.command("close")
def close(table: TableId, db: Database = "", lang: Lang = "") -> None:
    _with(db, lang, lambda admin: admin.close(table))
    Screen().say(wording(None, lang).text("admin-closed", table=table))


@app.command("warn")
def warn(
    person: PersonId,
    text: Annotated[str, typer.Argument(metavar="TEXT", show_default=False)],
    db: Database = "",
    lang: Lang = "",
) -> None:
    say = wording(None, lang)
    if not text.strip():
        raise Fault(say.text("refusal-nothing-said"))
    warned = _with(db, lang, lambda admin: admin.warn(person, text))
    Screen().say(say.text("admin-warned", name=warned.name))


@app.command("ban")
def ban(
    person: PersonId,
    days: Annotated[float, typer.Option("--days", min=0, max=36500)] = 7,
    db: Database = "",
    lang: Lang = "",
) -> None:
    banned = _with(db, lang, lambda admin: admin.ban(person, days))
    key = "admin-banned" if days else "admin-unbanned"
    Screen().say(wording(None, lang).text(key, name=banned.name, days=f"{days:g}"))


@app.command("reports")
def reports(
    all_of_them: Annotated[bool, typer.Option("--all")] = False,
    done: Annotated[int | None, typer.Option("--done", metavar="NUMBER", show_default=False)] = None,
    db: Database = "",
    lang: Lang = "",
) -> None:
    say, screen = wording(None, lang), Screen()
    if done is not None:
        number = done
        _with(db, lang, lambda admin: admin.settle(number))
        return screen.say(say.text("admin-settled", number=str(number)))
    found = _with(db, lang, lambda admin: admin.reports(all_of_them))
    if not found:
        return screen.say(say.text("admin-no-reports"))
    for row in found:
        about = {"number": str(row["id"]), "by": row["by"] or say.text("former-player"), "table": row["table_id"]}
        whom = {"about": row["about"], "person": row["about_id"], "at": _day(row["at"])}
        screen.say(say.text("admin-report", **about, **whom))
        if row["text"]:
            screen.say(f"   {row['text']}")
        for line in json.loads(row["lines"]):
            screen.say(f"   {'>' if line['theirs'] else ' '} {line['name']}: {line['text']}")


@app.command("delete")
def delete(
    person: PersonId,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    db: Database = "",
    lang: Lang = "",
) -> None:
    say = wording(None, lang)
    if not yes and not typer.confirm(say.text("admin-sure", person=person)):
        raise typer.Exit(1)
    gone = _with(db, lang, lambda admin: admin.delete(person))
    Screen().say(say.text("admin-deleted", name=gone.name))


@app.command("log")
def log(db: Database = "", lang: Lang = "") -> None:
    found = _with(db, lang, lambda admin: admin.log())
    rows = [[_day(row["at"]), row["who"], row["what"], row["about"], row["text"]] for row in found]
    _table(wording(None, lang), ("when", "who", "did", "about", "text"), rows)


def _with(db: str, lang: str, act: Callable[["Admin"], Awaitable[Any]]) -> Any:
    return asyncio.run(_act(db or str(default_file()), lang, act))


async def _act(db: str, lang: str, act: Callable[["Admin"], Awaitable[Any]]) -> Any:
    from patolli.table.admin import Admin  # here, because other commands should not wait for the database's modules
    from patolli.table.hall import Hall
    from patolli.table.seating import Declined
    from patolli.table.storage import FAULTS, Storage, database_url

    try:
        storage = await Storage.open(database_url(db))
    except FAULTS as error:
        raise Fault(f"cannot open {db}: {str(error).splitlines()[0]}") from None
    hall = Hall(storage)
    try:
        return await act(Admin(hall, getpass.getuser()))
    except Declined as error:
        raise Fault(wording(None, lang).refusal(error.refusal)) from None
    finally:
        await hall.stop()


def _table(say: Wording, heads: tuple[str, ...], rows: list[list[str]]) -> None:
    Screen().table([say.text(f"admin-head-{head}") for head in heads], rows)


def _state(row: Any, say: Wording) -> str:
    banned = row["banned_until"] > datetime.datetime.now().timestamp()
    parts = [say.text("admin-until", at=_day(row["banned_until"]))] if banned else []
    return ", ".join([*parts, *([say.text("admin-unread")] if row["warning"] else [])])


def _day(at: float) -> str:
    return f"{datetime.datetime.fromtimestamp(at):%Y-%m-%d %H:%M}"
