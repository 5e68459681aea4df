"""Component tables: every printed figure with its source, and packs that put other figures in their place.

A table is a TOML file. Its top-level tables (`[turn]`) and arrays of tables (`[[tile]]`) hold rows; a row of an array
has an `id`. Each row says where its figures come from (`source`, with `field_source` for exceptions):
seed (the rulebook), public (a public source), recalled (general knowledge), house (our stand-in).
"""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from typing import Any

SOURCES = ("seed", "public", "recalled", "house")
ABOUT_ROWS = ("source", "field_source", "conflict")  # say something about a row; a pack does not set them

Row = dict[str, Any]


class ComponentError(ValueError):
    """A component table or pack that cannot be used; the message names the row and what was expected."""


@dataclass(frozen=True, slots=True)
class Pack:
    """Figures an owner of the printed game put in place of ours."""

    name: str
    rows: tuple[tuple[str, str, str], ...]  # (table, id or "", the fields as JSON)

    @property
    def digest(self) -> str:
        """Names the pack in a match file."""
        text = json.dumps([self.name, *sorted(self.rows)], ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Components:
    """All tables of a game, perhaps with a pack's rows in place of ours."""

    tables: dict[str, Row | list[Row]]
    pack: Pack | None = None

    @property
    def digest(self) -> str:
        """A fingerprint of every figure: a match remembers what it was played with."""
        text = json.dumps(self.tables, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def one(self, table: str) -> Row:
        """The row of a plain table."""
        row = self.tables[table]
        assert isinstance(row, dict), table
        return row

    def rows(self, table: str) -> list[Row]:
        """The rows of an array of tables."""
        rows = self.tables[table]
        assert isinstance(rows, list), table
        return rows

    def every(self) -> list[tuple[str, str, Row]]:
        """(table, id or "", row) for each row there is."""
        found: list[tuple[str, str, Row]] = []
        for name, table in self.tables.items():
            for row in table if isinstance(table, list) else [table]:
                found.append((name, str(row.get("id", "")), row))
        return found


def load(text: str) -> Components:
    """Read a game's own table; every row must say its source."""
    tables = {k: v for k, v in tomllib.loads(text).items() if isinstance(v, (dict, list))}
    found = Components(tables)
    for table, row_id, row in found.every():
        stray = {row.get("source"), *row.get("field_source", {}).values()} - set(SOURCES)
        if stray:
            raise ComponentError(f"{_where(table, row_id)}: source must be one of {', '.join(SOURCES)}")
    return found


def read_pack(text: str, components: Components, game: str) -> Pack:
    """Read a pack and check that each row, field and type is known; counts and meanings are checked by the game."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"not a TOML file: {error}") from None
    if data.pop("game", None) != game:
        raise ComponentError(f'the pack must begin with game = "{game}"')
    name = data.pop("name", None)
    if not isinstance(name, str) or not name.strip() or len(name) > 80:
        raise ComponentError('the pack needs a name = "…" of at most 80 characters')
    rows: list[tuple[str, str, str]] = []
    for table, given in data.items():
        ours = components.tables.get(table)
        if ours is None:
            raise ComponentError(f"[{table}]: unknown table; expected one of: {', '.join(components.tables)}")
        if isinstance(ours, dict):
            if not isinstance(given, dict):
                raise ComponentError(f"[{table}]: expected one table, not several rows")
            rows.append((table, "", _checked(table, "", given, ours)))
            continue
        if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
            raise ComponentError(f"[[{table}]]: expected rows in double brackets")
        by_id = {str(row.get("id")): row for row in ours}
        seen: set[str] = set()
        for row in given:
            row_id = str(row.get("id"))
            if row_id not in by_id:
                raise ComponentError(f"[[{table}]] id {row_id!r}: unknown id; expected one of: {', '.join(by_id)}")
            if row_id in seen:
                raise ComponentError(f"{_where(table, row_id)}: this row is given twice")
            seen.add(row_id)
            fields = {k: v for k, v in row.items() if k != "id"}
            rows.append((table, row_id, _checked(table, row_id, fields, by_id[row_id])))
    return Pack(name, tuple(rows))


def with_pack(components: Components, pack: Pack | None) -> Components:
    """The tables with the pack's figures in place."""
    if pack is None:
        return components
    tables = json.loads(json.dumps(components.tables))
    for table, row_id, fields in pack.rows:
        for row in tables[table] if row_id else [tables[table]]:
            if not row_id or str(row.get("id")) == row_id:
                row.update(json.loads(fields))
                row["source"] = "pack"
                row.pop("field_source", None)
    return Components(tables, pack)


def export(components: Components, game: str) -> str:
    """A pack to fill in: all rows as they are now."""
    lines = [f'game = "{game}"', 'name = "my printed copy"', ""]
    for table, row_id, row in components.every():
        if row_id or isinstance(components.tables[table], dict):
            lines.append(f"[[{table}]]" if row_id else f"[{table}]")
            lines += [f"{key} = {_toml(value)}" for key, value in row.items() if key not in ABOUT_ROWS]
            lines.append("")
    return "\n".join(lines)


def _where(table: str, row_id: str) -> str:
    return f"[[{table}]] id {row_id!r}" if row_id else f"[{table}]"


def _checked(table: str, row_id: str, given: Row, ours: Row) -> str:
    for field, value in given.items():
        if field not in ours or field in ABOUT_ROWS:
            known = ", ".join(k for k in ours if k not in (*ABOUT_ROWS, "id"))
            raise ComponentError(f"{_where(table, row_id)}: unknown field {field!r}; expected one of: {known}")
        _same_shape(f"{_where(table, row_id)}: {field}", value, ours[field])
    return json.dumps(given, sort_keys=True, ensure_ascii=False)


def _same_shape(where: str, value: Any, ours: Any) -> None:
    """A pack may change figures, not what kind of thing they are."""
    if type(value) is not type(ours):
        raise ComponentError(f"{where} must be {_kind(ours)}, not {_kind(value)} {value!r}")
    if isinstance(value, list) and ours:
        for i, item in enumerate(value):
            _same_shape(f"{where}[{i}]", item, ours[min(i, len(ours) - 1)])
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in ours:
                raise ComponentError(f"{where}: unknown key {key!r}; expected one of: {', '.join(ours)}")
            _same_shape(f"{where}.{key}", item, ours[key])


def _kind(value: Any) -> str:
    names = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "a table")


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{k}" = {_toml(v)}' for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
