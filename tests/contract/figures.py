"""Figures are said once: every field of a component table is read, or stands under `about`."""

import copy
from collections.abc import Iterator
from typing import Any

from patolli.core.components import ABOUT_ROWS, Components, where
from patolli.core.game import Game

Path = tuple[str | int, ...]


class _Tables(Components):
    """Tables whose digest stays the same whatever is in them, so that a box does not differ by that alone."""

    digest = ""


def check_figures(game: Game) -> None:
    """Every figure makes a difference: with another the box is another, or cannot be made. Sources name real fields."""
    strangers = [
        f"{where(table, row_id)}: {field}"
        for table, row_id, row in game.components.every()
        for field in row.get("field_source", {})
        if field not in row
    ]
    assert not strangers, f"{game.name}: field_source names fields that are not there: {strangers}"
    idle = list(idle_figures(game))
    assert not idle, f"{game.name}: {len(idle)} figures that change nothing (put them under about): {idle[:20]}"


def idle_figures(game: Game) -> Iterator[str]:
    """The figures that can be changed without any effect."""
    tables = copy.deepcopy(game.components.tables)
    ours = game.box(_Tables(tables))
    for (table, row_id, row), number in _numbered(Components(tables)):
        for path in _leaves({field: value for field, value in row.items() if field not in (*ABOUT_ROWS, "id")}, ()):
            if not _matters(game, tables, ours, (table, *number, *path)):
                yield f"{where(table, row_id)}: {'.'.join(map(str, path))}"


def _numbered(components: Components) -> Iterator[tuple[tuple[str, str, dict[str, Any]], tuple[int, ...]]]:
    """Every row, with its place in its table."""
    for table, rows in components.tables.items():
        if isinstance(rows, dict):
            yield (table, "", rows), ()
        else:
            yield from (((table, str(row.get("id", n)), row), (n,)) for n, row in enumerate(rows))


def _leaves(value: Any, path: Path) -> Iterator[Path]:
    """The way to every single figure inside a value; an empty list or table is one too."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if not inner or not value:
        yield path
        return
    for key, item in inner:
        yield from _leaves(item, (*path, key))


def _matters(game: Game, tables: dict[str, Any], ours: Any, path: Path) -> bool:
    """Whether some other value there makes another box, or none."""
    holder: Any = tables
    for step in path[:-1]:
        holder = holder[step]
    before = holder[path[-1]]
    try:
        for value in _others(before):
            holder[path[-1]] = value
            try:
                box = game.box(_Tables(tables))
            except Exception:  # it is looked at, and does not fit
                return True
            if not _same(box, ours):
                return True
        return False
    finally:
        holder[path[-1]] = before


def _others(value: Any) -> list[Any]:
    """Other values of the same sort."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value + 1, value - 1, 0, value + 7]
    if isinstance(value, str):
        return [value + "x", ""]
    return [[1], [{}]] if isinstance(value, list) else [{"x": 1}]


def _same(one: Any, two: Any) -> bool:
    """Equal through and through, whether or not what is inside knows how to compare itself."""
    if one == two:
        return True
    if type(one) is not type(two):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(two) and all(map(_same, one, two))
    if isinstance(one, dict):
        return list(one) == list(two) and all(_same(one[key], two[key]) for key in one)
    fields: tuple[str, ...] = getattr(type(one), "__match_args__", ())
    return bool(fields) and all(_same(getattr(one, name), getattr(two, name)) for name in fields)
