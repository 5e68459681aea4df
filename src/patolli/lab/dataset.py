"""Games as data to learn from: `patolli lab dataset`.

A folder with five files. `decisions.parquet` has a row for every choice a seat has made: what it saw, what it could
choose, what it chose, and what came of it in the end. `games.parquet` has a row for every game. `matches.zip` holds the
games themselves, as `patolli match verify` reads them. `columns.json` says what every column, number and choice means.
`manifest.json` says how all this was made: the same versions and the same command give the same files, byte by byte.
"""

import hashlib
import json
import os
import platform
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

import pyarrow as pa
from pyarrow import parquet

from patolli import __version__
from patolli.bots import BOTS
from patolli.bots.levels import LEVELS
from patolli.core import matchfile
from patolli.core.engine import options, step
from patolli.core.frame import CHANCE
from patolli.core.game import Game, Setup, digest_of
from patolli.core.match import Match

from .guests import code_of
from .rows import Rows
from .runners import shares, spread
from .simulate import GameResult, finished, ready, secret

FORMAT = "patolli-dataset 1"
GROUP = 1 << 16  # rows in a group of a Parquet file at least: so many are kept in memory
SAME_DAY = (1980, 1, 1, 0, 0, 0)  # of every match in the archive: a zip file must name one


class Manifest(TypedDict):
    """How a data set was made, and what it is made of."""

    format: str
    command: str
    versions: dict[str, str]
    game: str
    rules: int
    components: str
    pack: str
    options: dict[str, str]
    seats: list[str]
    weights: dict[str, str]  # what our bots that plan have learned: file → SHA-256
    guests: dict[str, dict[str, str]]  # bot of somebody else's → file of its code → SHA-256
    seed: int
    games: int
    decisions: int
    files: dict[str, str]  # name → SHA-256


class Task(NamedTuple):
    """Some games: all another process needs to play them."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]


class Record(NamedTuple):
    """A game, ready to be written."""

    number: int
    text: str  # of its match file
    decisions: Any  # tables of one game
    games: Any


def column(name: str, kind: Any, meaning: str) -> Any:
    return pa.field(name, kind, nullable=False, metadata={"meaning": meaning})


def decision_columns(rows: Rows) -> Any:
    words = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            column("game", pa.int32(), "the number of the game: a row of games.parquet"),
            column("ply", pa.int32(), "the number of the choice in its match, chance included, from 0"),
            column("seat", pa.int8(), "who chooses"),
            column("question", words, "what is asked"),
            column("observation", pa.list_(pa.int16(), len(rows.names)), "what the seat sees: a number for each name"),
            column("legal", pa.list_(pa.int32()), "the numbers of all legal choices"),
            column("choice", pa.int32(), "the number of the choice made"),
            column("text", words, "the choice as it stands in the match"),
            column("score", pa.float32(), "the points of this seat at the end of the game"),
            column("won", pa.float32(), "1 if this seat has won, its part of a shared win, otherwise 0"),
        ]
    )


GAME_COLUMNS = pa.schema(
    [
        column("game", pa.int32(), "the number of the game; its match is <number>.match in matches.zip"),
        column("secret", pa.string(), "the dealer's secret, from which all draws follow"),
        column("luck", pa.int64(), "what the bots' own luck starts from"),
        column("bots", pa.list_(pa.string()), "who sat where"),
        column("scores", pa.list_(pa.float32()), "points by seat"),
        column("winners", pa.list_(pa.int8()), "the seats that have won"),
        column("choices", pa.int32(), "how many choices there are in its match, chance included"),
        column("digest", pa.string(), "of the last position, as in the match"),
        column("fault", pa.string(), "how a bot lost it without being beaten; mostly empty"),
    ]
)


def dataset(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    folder: Path,
    seed: int = 0,
    jobs: int = 1,
    command: str = "",
    progress: Callable[[int], None] | None = None,
) -> Manifest:
    """Play games and write them to a new folder, whole or not at all; `FileExistsError` if it is there already."""
    if folder.exists() or folder.is_symlink():
        raise FileExistsError(f"{folder} exists")
    for name in bots:
        ready(name, setup)
    part = folder.with_name(f".{folder.name}.{os.getpid()}")
    part.mkdir(parents=True)
    try:
        tasks = [Task(setup, tuple(bots), seed, numbers) for numbers in shares(games, jobs)]
        records = in_order(spread(_records, game, tasks, jobs))
        rows = Rows(game, setup)
        decisions = _write(part, records, rows, progress)
        (part / "columns.json").write_text(_json(columns(game, rows)), "utf-8")
        made: Manifest = {
            "format": FORMAT,
            "command": command,
            "versions": {"patolli": __version__, "python": platform.python_version(), "pyarrow": pa.__version__},
            "game": game.name,
            "rules": game.rules_version,
            "components": digest_of(game, setup.pack),
            "pack": setup.pack.digest if setup.pack else "",
            "options": dict(setup.options),
            "seats": list(bots),
            "weights": weights_of(game) if any(name in LEVELS for name in bots) else {},
            "guests": {name: code_of(name) for name in bots if name not in BOTS},
            "seed": seed,
            "games": games,
            "decisions": decisions,
            "files": {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(part.iterdir())},
        }
        (part / "manifest.json").write_text(_json(made), "utf-8")
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return made


def weights_of(game: Game) -> dict[str, str]:
    """SHA-256 of every file of weights that a game has, by name."""
    folder = files(game.package).joinpath("advice", "weights")
    found = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder.is_dir() else []
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(found, key=str)}


def in_order(shares_done: Iterable[list[Record]]) -> Iterator[Record]:
    """The games by number, each as soon as all before it are there."""
    waiting: dict[int, Record] = {}
    number = 0
    for done in shares_done:
        waiting |= {record.number: record for record in done}
        while number in waiting:
            yield waiting.pop(number)
            number += 1


def columns(game: Game, rows: Rows) -> dict[str, Any]:
    """What everything in the tables means, for readers who do not have Patolli."""
    choices = []
    for spec in game.choices.specs:
        first = game.choices.number((spec.kind, *(0 for _ in spec.args)))
        args = {arg: list(domain.values) for arg, domain in zip(spec.args, spec.domains, strict=True)}
        choices.append({"kind": spec.name, "first": first, "arguments": args})
    return {
        "decisions": _meanings(decision_columns(rows)),
        "games": _meanings(GAME_COLUMNS),
        "observation": list(rows.names),
        "questions": list(rows.questions),
        "choices": {
            "meaning": "the number of a choice is the first of its kind plus its arguments as the digits of a number,"
            " the last argument counting fastest",
            "size": game.choices.size,
            "kinds": choices,
        },
    }


def _meanings(schema: Any) -> dict[str, dict[str, str]]:
    return {field.name: {"type": str(field.type), "meaning": field.metadata[b"meaning"].decode()} for field in schema}


def _json(data: Any) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _write(folder: Path, records: Iterator[Record], rows: Rows, progress: Callable[[int], None] | None) -> int:
    """The two tables and the archive; returns how many decisions there are."""
    count = 0
    with (
        Table(folder / "decisions.parquet", decision_columns(rows)) as decisions,
        Table(folder / "games.parquet", GAME_COLUMNS) as games,
        zipfile.ZipFile(folder / "matches.zip", "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for record in records:
            decisions.add(record.decisions)
            games.add(record.games)
            archive.writestr(zipfile.ZipInfo(f"{record.number}.match", SAME_DAY), record.text, zipfile.ZIP_DEFLATED)
            count += record.decisions.num_rows
            if progress:
                progress(record.number + 1)
    return count


class Table:
    """A Parquet file that grows in groups of many rows, wherever the work was done."""

    def __init__(self, path: Path, schema: Any) -> None:
        self.file = parquet.ParquetWriter(path, schema, compression="zstd")
        self.parts: list[Any] = []

    def __enter__(self) -> "Table":
        return self

    def __exit__(self, *error: object) -> None:
        self._flush()
        self.file.close()

    def add(self, part: Any) -> None:
        self.parts.append(part)
        if sum(part.num_rows for part in self.parts) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        if self.parts:
            self.file.write_table(pa.concat_tables(self.parts).unify_dictionaries())
            self.parts.clear()


# In whatever process this is


def _records(game: Game, task: Task) -> list[Record]:
    rows = Rows(game, task.setup)
    return [_record(game, rows, task, number) for number in task.numbers]


def _record(game: Game, rows: Rows, task: Task, number: int) -> Record:
    match, result = finished(game, task.setup, task.bots, task.seed, number)
    lost = result["forfeit"]
    one = {
        "game": number,
        "secret": secret(task.seed, number).hex(),
        "luck": result["seed"],
        "bots": list(task.bots),
        "scores": result["scores"],
        "winners": result["winners"],
        "choices": result["choices"],
        "digest": result["digest"],
        "fault": f"seat {lost['seat']}, {lost['bot']}, {lost['why']}: {lost['more']}" if lost else "",
    }
    games = pa.Table.from_pylist([one], GAME_COLUMNS)
    return Record(number, matchfile.write(match), _decisions(rows, match, number, result), games)


def _decisions(rows: Rows, match: Match, number: int, result: GameResult) -> Any:
    game, s = match.game, match.game.new(match.setup)
    plies: list[int] = []
    asked: list[str] = []
    seen: list[bytes] = []
    legal: list[list[int]] = []
    for ply, (seat, choice) in enumerate(match.plies):
        if seat != CHANCE:
            plies.append(ply)
            seen.append(rows.packed(s, seat))
            asked.append(rows.question(s, seat))
            legal.append([game.choices.number(one) for one in options(s, seat)])
        step(s, choice, seat)
    seats = [match.plies[ply].seat for ply in plies]
    choices = [match.plies[ply].choice for ply in plies]
    winners = result["winners"]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.setup.seats)]
    schema = decision_columns(rows)
    numbers = pa.Array.from_buffers(pa.int16(), len(plies) * len(rows.names), [None, pa.py_buffer(b"".join(seen))])
    found = {
        "game": [number] * len(plies),
        "ply": plies,
        "seat": seats,
        "question": asked,
        "legal": legal,
        "choice": [game.choices.number(choice) for choice in choices],
        "text": [game.choices.text(choice) for choice in choices],
        "score": [result["scores"][seat] for seat in seats],
        "won": [won[seat] for seat in seats],
    }
    arrays = [
        pa.FixedSizeListArray.from_arrays(numbers, type=field.type)
        if field.name == "observation"
        else pa.array(found[field.name], field.type)
        for field in schema
    ]
    return pa.Table.from_arrays(arrays, schema=schema)
