"""A match as text that can be read aloud, posted, diffed, resumed and checked line by line.

    patolli-match 1
    game: tikal
    rules: 1
    components: 0f3c…
    option version: base
    seat 0: Ana
    fair: <sha-256 of the dealer's secret>

    * first 0 ~3fa
    0 place leader a5 ~91c
    …
    end 6c9a0f… scores 54 33
    secret: <shown when the game is over>

Seats count from 0, `*` is chance. `~3fa` is a running check over header and lines, so that a change is found where it
was made; lines written by hand may leave it out. A match that is not over ends with `stop` instead of `end`.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .components import Pack
from .dealer import FairDealer
from .engine import asked, question, refusal, step
from .frame import CHANCE, Together
from .game import Game
from .match import Match
from .refusal import BadSetup, Malformed

FORMAT = "patolli-match 1"
HIDDEN = "?"


class BadMatch(ValueError):
    """A match file that does not hold; the message names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


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
    scores: tuple[int, ...]
    closing: int  # the line number of the closing line
    secret: str


def write(match: Match, seat: int | None = None, redact: bool = False, secret: bool | None = None) -> str:
    """The file of a match; with `redact`, only what that seat (None: a spectator) may know.

    The dealer's secret is written when the game is over, or when asked for (a private save that can be resumed).
    """
    dealer = match.dealer if isinstance(match.dealer, FairDealer) else None
    header = [FORMAT, f"game: {match.game.name}", f"rules: {match.game.rules_version}"]
    header.append(f"components: {match.state.box.digest}")
    if match.setup.pack:
        header.append(f"pack: {match.setup.pack.digest} {match.setup.pack.name}")
    header += [f"option {name}: {value}" for name, value in match.setup.options]
    header += [f"seat {i}: {_one_line(name)}" for i, name in enumerate(match.names)]
    if dealer:
        header.append(f"fair: {dealer.commitment}")
        header += [f"entropy: {_one_line(word)}" for word in dealer.entropy]
    body: list[str] = []
    chain = _start(header)
    hidden = _hidden(match, seat) if redact else set()
    for number, ply in enumerate(match.plies):
        text = HIDDEN if number in hidden else match.game.choices.text(ply.choice)
        line = f"{'*' if ply.seat == CHANCE else ply.seat} {text}"
        chain = _link(chain, line)
        body.append(f"{line} ~{chain[:3]}")
    closing = f"{'end' if match.is_over else 'stop'} {HIDDEN if hidden else match.state.digest()}"
    if match.is_over:
        closing += " scores " + " ".join(map(str, match.game.scores(match.state)))
    tail = [closing]
    if dealer and (match.is_over if secret is None else secret):
        tail.append(f"secret: {dealer.secret.hex()}")
    return "\n".join((*header, "", *body, *tail, ""))


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
            return Written(
                **head, header=tuple(lines[:top]), lines=tuple(body), over=word == "end",
                digest=digest, scores=scores, closing=number, secret=_secret(lines[number:], number),
            )  # fmt: skip
        body.append(_choice_line(number, line))
    raise BadMatch(len(lines), "the file is cut short; expected a closing line 'end …' or 'stop …'")


def replay(written: Written, games: Mapping[str, Game], pack: Pack | None = None) -> Match:
    """Execute every line again: seats, legality, draws against the commitment, checks, digest and scores."""
    game = games.get(written.game)
    if game is None:
        raise BadMatch(2, f"unknown game {written.game!r}; expected one of: {', '.join(games)}")
    if written.rules != game.rules_version:
        raise BadMatch(3, f"made with rules version {written.rules} of {game.name}; this is {game.rules_version}")
    if written.pack != (pack.digest if pack else ""):
        found = f"pack {pack.digest}" if pack else "none"
        raise BadMatch(4, f"played with pack {written.pack or 'none'}, given: {found}")
    try:
        setup = game.setup(len(written.names), dict(written.options), pack)
    except BadSetup as error:
        raise BadMatch(5, str(error)) from None
    dealer = FairDealer(bytes.fromhex(written.secret), written.entropy) if written.secret else None
    if dealer and written.commitment and dealer.commitment != written.commitment:
        raise BadMatch(written.closing + 1, "the secret is not the one committed to in the header")
    match = Match(game, setup, written.names, dealer)
    if written.components != match.state.box.digest:
        raise BadMatch(4, f"played with components {written.components}, these are {match.state.box.digest}")
    chain = _start(list(written.header))
    for line in written.lines:
        chain = _link(chain, f"{'*' if line.seat == CHANCE else line.seat} {line.text}")
        if line.check and line.check != chain[: len(line.check)]:
            where = "this line or the header" if line is written.lines[0] else "this line, or the order of lines,"
            raise BadMatch(line.number, f"{where} was changed: check ~{line.check} should be ~{chain[:3]}")
        _execute(match, line, dealer)
    _check_end(match, written)
    return match


def _execute(match: Match, line: Line, dealer: FairDealer | None) -> None:
    s = match.state
    if line.text == HIDDEN:
        raise BadMatch(line.number, "hidden in this copy of the match, so it cannot be executed")
    try:
        choice = match.game.choices.parse(line.text)
    except Malformed as error:
        raise BadMatch(line.number, str(error)) from None
    reason = refusal(s, line.seat, choice)
    if reason:
        who = "chance" if line.seat == CHANCE else f"seat {line.seat}"
        turn = (
            ", ".join("chance" if seat == CHANCE else f"seat {seat}" for seat in asked(s)) or "nobody: the game is over"
        )
        rule = f" ({reason.rule})" if reason.rule else ""
        raise BadMatch(line.number, f"{who} may not {line.text!r}: {reason.why}{rule}; asked now: {turn}")
    if dealer and line.seat == CHANCE:
        frame = s.agenda[-1]
        found = frame.options(s)
        drawn = dealer.pick(len(match.plies), found, frame.weights(s, found))
        if drawn != choice:
            fair = match.game.choices.text(drawn)
            raise BadMatch(line.number, f"the draw {line.text!r} is not what the committed secret gives: {fair!r}")
    match.play(line.seat, choice)


def _check_end(match: Match, written: Written) -> None:
    if written.over != match.is_over:
        says, is_ = ("over", "not over") if written.over else ("not over", "over")
        raise BadMatch(written.closing, f"the file says the game is {says}, but it is {is_} after the last choice")
    if written.digest != match.state.digest():
        raise BadMatch(written.closing, f"digest {written.digest} should be {match.state.digest()}")
    if written.over and written.scores != match.game.scores(match.state):
        right = " ".join(map(str, match.game.scores(match.state)))
        raise BadMatch(written.closing, f"scores {' '.join(map(str, written.scores))} should be {right}")


def _hidden(match: Match, seat: int | None) -> set[int]:
    """The plies whose answers this seat may not see (yet)."""
    hidden: set[int] = set()
    s = match.game.new(match.setup)
    open_secrets: set[int] = set()
    for number, ply in enumerate(match.plies):
        frame = question(s, ply.seat)
        assert frame is not None
        mask = frame.seen_by(s, ply.choice)
        if not (mask == -1 or (seat is not None and mask >> seat & 1)):
            hidden.add(number)
        together = isinstance(s.agenda[-1], Together)
        step(s, ply.choice, ply.seat)
        if together:
            open_secrets.add(number)
            if not (s.agenda and isinstance(s.agenda[-1], Together)):
                open_secrets.clear()
    return hidden | {number for number in open_secrets if match.plies[number].seat != seat}


def _text(data: bytes | str) -> str:
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadMatch(data[: error.start].count(b"\n") + 1, "not UTF-8 text") from None


def _header(lines: list[str]) -> dict[str, Any]:
    found: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    names: list[str] = []
    entropy: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(":")
        value = value.strip()
        if not colon:
            raise BadMatch(number, f"expected 'key: value', found {line[:60]!r}")
        if key.startswith("option "):
            options.append((key[7:], value))
        elif key.startswith("seat "):
            if key != f"seat {len(names)}":
                raise BadMatch(number, f"expected 'seat {len(names)}: name', found {line[:60]!r}")
            names.append(value)
        elif key == "entropy":
            entropy.append(value)
        elif key in ("game", "rules", "components", "pack", "fair") and key not in found:
            found[key] = value
        else:
            raise BadMatch(number, f"unknown or repeated header {key[:40]!r}")
    for key in ("game", "rules", "components"):
        if key not in found:
            raise BadMatch(len(lines) + 1, f"the header has no '{key}:'")
    if not found["rules"].isdecimal():
        raise BadMatch(3, f"rules must be a number, not {found['rules'][:40]!r}")
    return {
        "game": found["game"], "rules": int(found["rules"]), "components": found["components"],
        "pack": found.get("pack", "").split(" ")[0], "options": tuple(options), "names": tuple(names),
        "commitment": found.get("fair", ""), "entropy": tuple(entropy),
    }  # fmt: skip


def _choice_line(number: int, line: str) -> Line:
    text, _, check = line.partition(" ~")
    who, _, what = text.partition(" ")
    if not what or not (who == "*" or (who.isascii() and who.isdecimal() and len(who) < 3)):
        raise BadMatch(number, f"expected '<seat> <choice>', '* <chance>' or a closing line, found {line[:60]!r}")
    return Line(number, CHANCE if who == "*" else int(who), what, check)


def _closing(number: int, rest: str, over: bool) -> tuple[str, tuple[int, ...]]:
    digest, word, scores = (*rest.split(" ", 2), "", "")[:3]
    numbers = scores.split()
    if not digest or (word == "scores") != over or not all(n.lstrip("-").isdecimal() for n in numbers):
        raise BadMatch(number, "expected 'end <digest> scores <n> <n> …' or 'stop <digest>'")
    return digest, tuple(int(n) for n in numbers)


def _secret(lines: list[str], number: int) -> str:
    secret = ""
    for i, line in enumerate(lines, number + 1):
        if not line.strip():
            continue
        key, _, value = line.partition(": ")
        if key != "secret" or secret or len(value) != 64 or not set(value) <= set("0123456789abcdef"):
            raise BadMatch(i, f"expected nothing more, or 'secret: <64 hex digits>', found {line[:60]!r}")
        secret = value
    return secret


def _start(header: list[str]) -> str:
    return hashlib.sha256("\n".join(header).encode()).hexdigest()


def _link(chain: str, line: str) -> str:
    return hashlib.sha256(f"{chain}\n{line}".encode()).hexdigest()


def _one_line(text: str) -> str:
    return " ".join(text.split())[:80]
