"""Component tables: every printed figure with its source, and packs that put other figures in their place.

A table is a TOML file. Its top-level tables (`[turn]`) and arrays of tables (`[[tile]]`) hold rows; a row of an array
has an `id`. Each row says where its figures come from (`source`, with `field_source` for exceptions):
seed (the rulebook), public (a public source), recalled (general knowledge), house (our stand-in).

Every field is a figure that play reads. What only describes goes into the table `[about]`, or into `about` of a row:
nobody checks it, no pack changes it, and it is in no digest.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from .refusal import BadSetup, Told

SOURCES = ("seed", "public", "recalled", "house")
PACK = "pack"  # the source of a figure that a pack has put in
ABOUT = "about"
ABOUT_ROWS = ("source", "field_source", "reason", "conflict", ABOUT)  # said about a row; a pack sets none of them

# What a table of a board game never needs. `tomllib` takes time and memory that grow with the square of a key's parts,
# and no key goes over the end of its line.
LONGEST = 200_000  # characters of a file
LONGEST_LINE = 3_500  # no number in it is too long to be written out again
DOTS = 50  # in one line
LARGEST = 999_999_999  # of figures

Row = dict[str, Any]


class ComponentError(BadSetup):
    """A component table or pack that cannot be used: why, and the row and field that is wrong (`$here`)."""

    def __init__(self, why: str, here: str = "", **told: Told) -> None:
        super().__init__(why, "pack", here=here, **told)


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
        """A fingerprint of every figure, wherever it comes from: a match remembers what it was played with."""
        figures = [(table, {k: v for k, v in row.items() if k not in ABOUT_ROWS}) for table, _, row in self.every()]
        text = json.dumps(figures, sort_keys=True, ensure_ascii=False)
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

    def listed(self, table: str, ids: tuple[str, ...]) -> list[Row]:
        """The rows of an array of tables that must have just these ids, in this order."""
        rows = self.rows(table)
        if tuple(row["id"] for row in rows) != ids:
            raise ComponentError("rows", f"[[{table}]]", known=", ".join(ids))
        return rows

    def every(self) -> list[tuple[str, str, Row]]:
        """(table, id or "", row) for each row there is; a plain table has no id."""
        found: list[tuple[str, str, Row]] = []
        for name, table in self.tables.items():
            if isinstance(table, dict):
                found.append((name, "", table))
            else:
                found += [(name, str(row.get("id", "")), row) for row in table]
        return found


def load(text: str) -> Components:
    """Read a game's own tables; every row must say its source."""
    tables = {k: v for k, v in _parsed(text).items() if isinstance(v, (dict, list)) and k != ABOUT}
    if tables.keys() & {"game", "name"}:
        raise ComponentError("table-name")
    for table, rows in tables.items():
        if isinstance(rows, list) and not all(isinstance(row, dict) for row in rows):
            raise ComponentError("brackets", f"[[{table}]]")
    found = Components(tables)
    seen: set[tuple[str, str]] = set()
    for table, row_id, row in found.every():
        here = where(table, row_id)
        if row_id and (table, row_id) in seen:
            raise ComponentError("twice", here)
        seen.add((table, row_id))
        exceptions = row.get("field_source", {})
        if not isinstance(exceptions, dict):
            raise ComponentError("kind", f"{here}: field_source", known=("dict",), value=_short(exceptions))
        if not all(source in SOURCES for source in (row.get("source"), *exceptions.values())):
            raise ComponentError("one-of", f"{here}: source", known=SOURCES, value=_short(row.get("source")))
    return found


def read_pack(text: str, components: Components, game: str) -> Pack:
    """Read a pack and check that each row, field and type is known; counts and meanings are checked by the game."""
    data = _parsed(text)
    if data.pop("game", None) != game:
        raise ComponentError("pack-game", game=f'game = "{game}"')
    name = data.pop("name", None)
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > 80:
        raise ComponentError("pack-name", name='name = "…"')
    rows: list[tuple[str, str, str]] = []
    for table, given in data.items():
        ours = components.tables.get(table)
        if ours is None:
            raise ComponentError("table", f"[{table[:40]}]", known=tuple(components.tables))
        if isinstance(ours, dict):
            if not isinstance(given, dict):
                raise ComponentError("one-table", f"[{table}]")
            rows.append((table, "", _checked(where(table, ""), given, [ours])))
            continue
        if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
            raise ComponentError("brackets", f"[[{table}]]")
        known = [str(row["id"]) for row in ours if "id" in row]
        seen: set[str] = set()
        for number, row in enumerate(given, 1):
            if "id" not in row:
                raise ComponentError("no-id", f"[[{table}]]", row=number, known=tuple(known))
            row_id = str(row["id"])
            if row_id not in known:
                raise ComponentError("id", where(table, row_id[:40]), known=tuple(known))
            if row_id in seen:
                raise ComponentError("twice", where(table, row_id))
            seen.add(row_id)
            fields = {k: v for k, v in row.items() if k != "id"}
            rows.append((table, row_id, _checked(where(table, row_id), fields, ours)))
    return Pack(name, tuple(rows))


def with_pack(components: Components, pack: Pack | None) -> Components:
    """The tables with the pack's figures in place."""
    if pack is None:
        return components
    tables = json.loads(json.dumps(components.tables))
    found = {(table, row_id): row for table, row_id, row in Components(tables).every()}
    for table, row_id, fields in pack.rows:
        row = found.get((table, row_id))
        if row is None or isinstance(tables[table], list) != bool(row_id):
            raise ComponentError("row", where(table, row_id))
        changed = json.loads(fields)
        row.update(changed)
        if changed:
            row["field_source"] = {**row.get("field_source", {}), **dict.fromkeys(changed, PACK)}
    return Components(tables, pack)


def within(here: str, value: object, low: int, high: int) -> int:
    """A figure that must be a whole number in these bounds; `here` names its table, row and field."""
    if type(value) is not int or not low <= value <= high:
        raise ComponentError("number", here, low=low, high=high, value=_short(value))
    return value


def refuse_idle_changes(tables: Components, ours: str, may_change: Callable[[str, Row], Sequence[str]]) -> None:
    """A pack must not change what the game cannot play with: its owner would wait in vain for a difference.

    `ours` is the text of the game's own tables; `may_change` names the fields of a row that are open to packs.
    """
    if tables.pack is None:
        return
    before = {(table, row_id): row for table, row_id, row in load(ours).every()}
    now = {(table, row_id): row for table, row_id, row in tables.every()}
    for table, row_id, fields in tables.pack.rows:
        may = may_change(table, now[table, row_id])
        for field, value in json.loads(fields).items():
            if field not in may and value != before[table, row_id].get(field):
                raise ComponentError("idle", f"{where(table, row_id)}: {field}", known=tuple(may), count=len(may))


def export(components: Components, game: str) -> str:
    """A pack to fill in: all rows as they are now."""
    lines = [f'game = "{game}"', 'name = "my printed copy"', ""]
    for table, row_id, row in components.every():
        plain = isinstance(components.tables[table], dict)
        if plain or row_id:
            lines.append(f"[{table}]" if plain else f"[[{table}]]")
            lines += [f"{key} = {_toml(value)}" for key, value in row.items() if key not in ABOUT_ROWS]
            lines.append("")
    return "\n".join(lines)


_KINDS = (bool, int, float, str, list, dict)


def where(table: str, row_id: str = "") -> str:
    """How a message names a row."""
    return f"[[{table}]] id {row_id!r}" if row_id else f"[{table}]"


def one_of(here: str, value: Any, known: tuple[str, ...]) -> int:
    """The place of a word among those that are allowed."""
    if value not in known:
        raise ComponentError("one-of", here, known=known, value=_short(value))
    return known.index(value)


def amounts(here: str, value: Mapping[str, Any], known: tuple[str, ...], high: int) -> None:
    """So much of each of these things, from 0 up."""
    if set(value) - set(known) or any(type(n) is not int or not 0 <= n <= high for n in value.values()):
        raise ComponentError("amounts", here, known=known, high=high, value=_short(value))


def numbers(here: str, value: Sequence[Any], count: int, low: int, high: int) -> tuple[int, ...]:
    """A list of so many whole numbers in these bounds."""
    if len(value) != count:
        raise ComponentError("numbers", here, count=count, value=_short(value))
    return tuple(within(here, n, low, high) for n in value)


def rising(here: str, value: Sequence[Any], count: int) -> tuple[int, ...]:
    """A list of so many numbers, none smaller than the one before."""
    if len(value) != count or list(value) != sorted(value):
        raise ComponentError("rising", here, count=count, value=_short(value))
    return tuple(value)


def total(here: str, parts: Sequence[int], expected: int) -> None:
    """Parts that add up to what there is in all."""
    if sum(parts) != expected or min(parts) < 0:
        raise ComponentError("sum", here, total=expected, found=sum(parts))


def check_size(text: str) -> None:
    """Refuse at once what no table is: whoever has many texts to read reads only what passes this."""
    if len(text) > LONGEST:
        raise ComponentError("too-long", most=LONGEST)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise ComponentError("long-line", line=number, most=LONGEST_LINE)
        if line.count(".") > DOTS:
            raise ComponentError("dots", line=number, most=DOTS)


def _parsed(text: str) -> dict[str, Any]:
    check_size(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # lists too deep are no TOMLDecodeError
        raise ComponentError("not-toml", error=str(error)) from None


def _checked(here: str, given: Row, ours: list[Row]) -> str:
    """The fields of a pack's row as JSON, if rows of that table have such fields."""
    known = dict.fromkeys(field for row in ours for field in row if field not in (*ABOUT_ROWS, "id"))
    for field, value in given.items():
        if field not in known:
            raise ComponentError("field", f"{here}: {field[:40]}", known=tuple(known))
        _same_kind(f"{here}: {field}", value, [row[field] for row in ours if field in row])
    return json.dumps(given, sort_keys=True, ensure_ascii=False)


def _same_kind(here: str, value: Any, ours: list[Any]) -> None:
    """A pack may change figures, not what kind of thing they are: `ours` are the examples to go by."""
    kinds = tuple(dict.fromkeys(map(type, ours))) or _KINDS
    if type(value) not in kinds or value in (inf, -inf) or value != value:
        raise ComponentError("kind", here, known=tuple(kind.__name__ for kind in kinds), value=_short(value))
    if isinstance(value, (int, float)) and abs(value) > LARGEST:
        raise ComponentError("digits", here, most=len(str(LARGEST)))
    if isinstance(value, list):
        examples = [item for example in ours if isinstance(example, list) for item in example]
        for i, item in enumerate(value):
            _same_kind(f"{here}[{i}]", item, examples)
    elif isinstance(value, dict):
        tables = [example for example in ours if isinstance(example, dict)]
        known = dict.fromkeys(key for example in tables for key in example)
        for key, item in value.items():
            if tables and key not in known:
                raise ComponentError("field", f"{here}.{key[:40]}", known=tuple(known))
            _same_kind(f"{here}.{key}", item, [example[key] for example in tables if key in example])


def _short(value: Any) -> str:
    return "–" if value is None else repr(value)[:60]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{k}" = {_toml(v)}' for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
