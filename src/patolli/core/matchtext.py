"""A match file taken apart, line by line; nothing is executed here. `matchfile` says what such a file holds."""

import re
from dataclasses import dataclass
from typing import Any

from .frame import CHANCE
from .refusal import BadSetup

FORMAT = "patolli-match 1"
HIDDEN = "?"
COMMENT = "#"
VERSION = re.compile(r"[0-9]{1,6}")
HASH = re.compile(r"[0-9a-f]{64}")
SCORE = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,3})?")


class BadMatch(ValueError):
    """A match file that does not hold; the message names the line, `setup` what is wrong with a table of `game`."""

    def __init__(self, line: int, message: str, setup: BadSetup | None = None, game: str = "") -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message
        self.setup, self.game = setup, game

    def __reduce__(self) -> tuple[Any, ...]:
        return BadMatch, (self.line, self.message, self.setup, self.game)


@dataclass(frozen=True, slots=True)
class Line:
    """One choice as written: its place in the file, who, what, and the check behind it."""

    number: int
    seat: int
    text: str
    check: str


@dataclass(frozen=True, slots=True)
class Written:
    """A match file taken apart, nothing executed yet."""

    game: str
    rules: int
    components: str
    pack: str
    options: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    commitment: str
    entropy: tuple[str, ...]
    header: tuple[str, ...]
    lines: tuple[Line, ...]
    over: bool
    digest: str
    scores: tuple[float, ...]
    closing: int  # the line number of the closing line
    secret: str
    draws: tuple[str, ...]  # the lines behind the secret; none in older files


def parse(data: bytes | str) -> Written:
    """Take a file apart; `BadMatch` names the line that cannot be read."""
    lines = _text(data).split("\n")
    if lines[0].rstrip("\r") != FORMAT:
        raise BadMatch(1, f"expected {FORMAT!r}, found {lines[0][:40]!r}")
    lines = [line.rstrip("\r") for line in lines]
    if "" not in lines:
        raise BadMatch(len(lines), "the file ends inside the header; expected an empty line before the choices")
    top = lines.index("")
    head = _header(lines[:top])
    body: list[Line] = []
    for number, line in enumerate(lines[top + 1 :], top + 2):
        word, _, rest = line.partition(" ")
        if word in ("end", "stop"):
            digest, scores = _closing(number, rest, word == "end")
            secret, drawn = _tail(lines[number:], number)
            return Written(
                **head, header=tuple(lines[:top]), lines=tuple(body), over=word == "end",
                digest=digest, scores=scores, closing=number, secret=secret, draws=drawn,
            )  # fmt: skip
        body.append(_choice_line(number, line))
    raise BadMatch(len(lines), "the file is cut short; expected a closing line 'end …' or 'stop …'")


def _text(data: bytes | str) -> str:
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadMatch(data[: error.start].count(b"\n") + 1, "not UTF-8 text") from None


def _header(lines: list[str]) -> dict[str, Any]:
    found: dict[str, str] = {}
    options: dict[str, str] = {}
    names: list[str] = []
    entropy: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(COMMENT):
            continue
        key, colon, value = line.partition(":")
        value = value.strip()
        if not colon:
            raise BadMatch(number, f"expected 'key: value', found {line[:60]!r}")
        if key.startswith("option ") and key[7:] not in options:
            options[key[7:]] = value
        elif key.startswith("seat "):
            if key != f"seat {len(names)}":
                raise BadMatch(number, f"expected 'seat {len(names)}: name', found {line[:60]!r}")
            names.append(value)
        elif key == "entropy":
            entropy.append(value)
        elif key in ("game", "rules", "components", "pack", "fair") and key not in found:
            found[key] = value
            if key == "rules" and not VERSION.fullmatch(value):
                raise BadMatch(number, f"rules must be a number, not {value[:40]!r}")
            if key == "fair" and not HASH.fullmatch(value):
                raise BadMatch(number, f"fair must be 64 hex digits, not {value[:40]!r}")
        else:
            raise BadMatch(number, f"unknown or repeated header {key[:40]!r}")
    for key in ("game", "rules", "components"):
        if key not in found:
            raise BadMatch(len(lines) + 1, f"the header has no '{key}:'")
    return {
        "game": found["game"], "rules": int(found["rules"]), "components": found["components"],
        "pack": found.get("pack", "").split(" ")[0], "options": tuple(options.items()), "names": tuple(names),
        "commitment": found.get("fair", ""), "entropy": tuple(entropy),
    }  # fmt: skip


def _choice_line(number: int, line: str) -> Line:
    text, _, check = line.partition(" ~")
    who, _, what = text.partition(" ")
    if not what or not (who == "*" or (who.isascii() and who.isdecimal() and len(who) < 3)):
        raise BadMatch(number, f"expected '<seat> <choice>', '* <chance>' or a closing line, found {line[:60]!r}")
    return Line(number, CHANCE if who == "*" else int(who), what, check)


def _closing(number: int, rest: str, over: bool) -> tuple[str, tuple[float, ...]]:
    digest, word, scores = (*rest.split(" ", 2), "", "")[:3]
    numbers = scores.split()
    if not digest or (word == "scores") != over or not all(SCORE.fullmatch(n) for n in numbers):
        raise BadMatch(number, "expected 'end <digest> scores <n> <n> …' or 'stop <digest>'")
    return digest, tuple(float(n) for n in numbers)


def _tail(lines: list[str], number: int) -> tuple[str, tuple[str, ...]]:
    """What follows the closing line: the secret and the draws, or nothing."""
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        return "", ()
    secret = lines[0].removeprefix("secret: ")
    if secret == lines[0] or not HASH.fullmatch(secret):
        raise BadMatch(number + 1, f"expected nothing more, or 'secret: <64 hex digits>', found {lines[0][:60]!r}")
    for i, line in enumerate(lines[1:], number + 2):
        if not line.startswith("draw "):
            raise BadMatch(i, f"expected nothing more, or 'draw <ply>: …', found {line[:60]!r}")
    return secret, tuple(lines[1:])
