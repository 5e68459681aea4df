"""`patolli doctor`: is every match in a database whole?"""

import asyncio
from collections import Counter
from typing import Annotated

import typer

from patolli.wording import wording

from .fault import Fault
from .serve import default_file
from .speech import Lang, default_language


def register(app: typer.Typer) -> None:
    app.command("doctor")(command)


def command(
    db: Annotated[str, typer.Option("--db")] = "",
    repair: Annotated[bool, typer.Option("--repair")] = False,
    lang: Lang = "",
) -> None:
    asyncio.run(_look_through(db or str(default_file()), repair, lang or default_language()))


async def _look_through(db: str, repair: bool, lang: str) -> None:
    from patolli.games import GAMES  # here, because other commands should not wait for the database's modules
    from patolli.table.doctor import examine
    from patolli.table.ratings import recompute
    from patolli.table.storage import FAULTS, Storage, database_url

    say = wording(None, lang)
    try:
        storage = await Storage.open(database_url(db))
    except FAULTS as error:
        raise Fault(f"cannot open {db}: {str(error).splitlines()[0]}") from None
    found: Counter[str] = Counter()
    try:
        async for finding in examine(storage, GAMES, repair):
            found[finding.state] += 1
            if finding.state != "whole" or finding.cut:
                key = "doctor-cut" if finding.cut else f"doctor-{finding.state}"
                about = {"table": finding.table_id, "game": finding.game, "detail": finding.detail}
                print(say.text(key, **about, cut=finding.cut))
        wrong = await recompute(storage, repair)
    finally:
        await storage.close()
    print(say.text("doctor-summary", whole=found["whole"], tables=found.total()))
    print(say.text("doctor-ratings-mended" if wrong and repair else "doctor-ratings", wrong=wrong))
    if found["damaged"] or (wrong and not repair):
        raise typer.Exit(1)
