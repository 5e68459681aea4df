"""`patolli components`: every printed figure of a game and where it comes from; a pack to fill in."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from patolli.core.components import ABOUT_ROWS, SOURCES, Components, Row, export, with_pack
from patolli.wording import wording

from .arguments import Force, GameName, Json, PackFile, find_game
from .fault import Fault
from .files import read_pack, write
from .screen import Screen
from .speech import Lang

PACK = "pack"  # the source of a row that a pack has changed


def register(app: typer.Typer) -> None:
    app.command("components")(components)


def components(
    game_name: GameName,
    source: Annotated[str, typer.Option("--source", metavar="|".join(SOURCES), show_default=False)] = "",
    pack: PackFile = None,
    export_to: Annotated[Path | None, typer.Option("--export", metavar="FILE", show_default=False)] = None,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    if source and source not in (*SOURCES, PACK):
        raise Fault(say.text("cli-unknown-source", name=source, known=", ".join((*SOURCES, PACK))))
    tables = with_pack(game.components, read_pack(game, pack, lang))
    if export_to:
        if export_to.exists() and not force:
            raise Fault(say.text("cli-file-taken", file=str(export_to)))
        write(export_to, export(tables, game.name))
        Screen().say(say.text("cli-exported", file=str(export_to)))
        return
    rows = _rows(tables, source)
    if as_json:
        print(json.dumps({"game": game.name, "digest": tables.digest, "rows": rows}, ensure_ascii=False, indent=2))
        return
    screen = Screen()
    heads = [say.text(f"cli-components-{head}") for head in ("table", "id", "source", "figures")]
    screen.table(heads, [(r["table"], r["id"], r["source"], _figures(r["figures"], r["reason"])) for r in rows])
    screen.say(say.text("cli-components-sum", rows=len(rows), house=sum(r["source"] == "house" for r in rows)))
    screen.say(say.text("cli-components-sources"))


def _rows(tables: Components, source: str) -> list[Row]:
    """One entry for each row and source: a row whose figures come from two sources is listed twice."""
    found = []
    for table, row_id, row in tables.every():
        exceptions: dict[str, str] = row.get("field_source", {})
        figures = {field: value for field, value in row.items() if field not in (*ABOUT_ROWS, "id")}
        by_source: dict[str, dict[str, Any]] = {}
        for field, value in figures.items():
            by_source.setdefault(str(exceptions.get(field, row["source"])), {})[field] = value
        for name, some in by_source.items():
            if not source or name == source:
                why = row.get("reason", "") if name == "house" else ""
                found.append({"table": table, "id": row_id, "source": name, "figures": some, "reason": why})
    return found


def _figures(figures: dict[str, Any], reason: str) -> str:
    text = "  ".join(f"{field}={_brief(value)}" for field, value in figures.items())
    return f"{text}\n({reason})" if reason else text


def _brief(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else value
    return text if len(text) <= 60 else f"{text[:57]}…"
