"""Reading what people give us and writing what they ask for, whole or not at all."""

import errno
import os
import zipfile
import zlib
from pathlib import Path

from patolli.core import matchfile
from patolli.core.components import ComponentError, Pack
from patolli.core.game import Game
from patolli.core.match import Match
from patolli.core.matchfile import BadMatch, Written
from patolli.games import GAMES
from patolli.wording import wording

from .fault import BAD_INPUT, Fault

LARGEST = 64 << 20  # bytes: no match and no pack is anywhere near it

Readable = Path | zipfile.Path  # a file, or one in an archive


def read(path: Readable) -> bytes:
    """The bytes of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}") from None
    except (zipfile.BadZipFile, zlib.error, RuntimeError) as error:  # what zipfile says of what it cannot read
        raise Fault(f"{path}: {error}") from None
    if len(data) > LARGEST:
        raise Fault(f"{path}: larger than {LARGEST >> 20} MiB")
    return data


def write(path: Path, text: str) -> None:
    """Write a file by way of another, so that nobody ever finds half of it."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            part.write_text(text, "utf-8")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}") from None


def check_writable(file: Path | None = None, folder: Path | None = None, replaced: bool = False) -> None:
    """A fault before anything is played, where what comes of it could not be written to this file or folder.

    What `write` writes is `replaced`: then it is the folder of the file that must let it.
    """
    path = file or folder
    if not path:
        return
    try:
        if path.exists() and path.is_dir() != bool(folder):
            raise OSError(errno.ENOTDIR if folder else errno.EISDIR, "")
        there = next(one for one in (path, *path.absolute().parents)[replaced:] if one.exists())
        if there != path and not there.is_dir():
            raise OSError(errno.ENOTDIR, "")
        if not os.access(there, os.W_OK):
            raise OSError(errno.EACCES, "")
    except OSError as error:
        raise Fault(f"{path}: {os.strerror(error.errno or errno.EIO)}") from None


def read_pack(game: Game, path: Path | None, lang: str) -> Pack | None:
    """The pack in a file, checked against the game."""
    if path is None:
        return None
    try:
        return game.read_pack(read(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Fault(f"{path}: line {line}: not UTF-8 text") from None
    except ComponentError as error:
        raise Fault(f"{path}: {wording(game, lang).bad_setup(error)}") from None


def match_files(path: Path, lang: str) -> list[Readable]:
    """This file, or all those in it if it is an archive (`patolli lab dataset` makes one)."""
    if not zipfile.is_zipfile(path):
        return [path]
    try:
        archive = zipfile.ZipFile(path)
    except zipfile.BadZipFile as error:
        raise Fault(f"{path}: {error}") from None
    found = [zipfile.Path(archive, name) for name in archive.namelist() if not name.endswith("/")]
    if not found:
        raise Fault(wording(None, lang).text("cli-empty-archive", file=str(path)))
    return list(found)


def read_match(path: Readable, lang: str, pack: Path | None = None, code: int = BAD_INPUT) -> tuple[Match, Written]:
    """The match in a file, every line executed again and checked; a fault names the line and has this code."""
    data, game = read(path), None
    try:
        written = matchfile.parse(data)
        game = GAMES.get(written.game)
        return matchfile.replay(written, GAMES, read_pack(game, pack, lang) if game else None), written
    except BadMatch as error:
        told = wording(game, lang).bad_setup(error.setup) if error.setup else error.message
        raise Fault(f"{path}: line {error.line}: {told}", code) from None
