"""A match as text that can be read aloud, posted, diffed, resumed and checked line by line.

    patolli-match 1
    game: feast
    rules: 1
    components: 0f3c…
    option length: short
    seat 0: Ana
    seat 1: Bo
    fair: <sha-256 of the dealer's secret>

    * deal b3 ~3fa
    0 show b3 ~91c
    …
    end 6c9a0f… scores 54 33
    secret: <shown when the game is over>
    draw 0 deal: b1 | b2 | b3*2
    …

Seats count from 0, `*` is chance. `~3fa` is a running check over header and lines, so that a change is found where it
was made; lines written by hand may leave it out. A match that is not over ends with `stop` instead of `end`. The `draw`
lines (see `proof`; older files have none) say what chance could have answered, so that strangers can check the draws.
Lines of the header that begin with `#` are comments: nothing reads them, and they are in no check.
"""

import hashlib
import random
from collections.abc import Mapping
from itertools import zip_longest

from .components import Pack
from .dealer import FairDealer, SeededDealer, drawn, one_line
from .engine import asked, refusal
from .frame import CHANCE
from .game import Game, Setup, digest_of
from .match import Match
from .matchtext import COMMENT, FORMAT, HIDDEN, BadMatch, Line, Written, parse
from .proof import draws_of
from .refusal import BadSetup, Malformed

__all__ = ["FORMAT", "HIDDEN", "BadMatch", "Line", "Written", "parse", "renamed", "replay", "write"]


def write(
    match: Match, seat: int | None = None, redact: bool = False, secret: bool | None = None, comment: str = ""
) -> str:
    """The file of a match; with `redact`, only what that seat (None: a spectator) may know.

    The dealer's secret is written when the game is over, or when asked for (a private save that can be resumed); a copy
    that hides something never has it, since it would tell every draw. A comment stands below the first line.
    """
    dealer = match.dealer if isinstance(match.dealer, FairDealer) else None
    header = [FORMAT, f"game: {match.game.name}", f"rules: {match.game.rules_version}"]
    header.append(f"components: {digest_of(match.game, match.setup.pack)}")
    if match.setup.pack:
        header.append(f"pack: {match.setup.pack.digest} {one_line(match.setup.pack.name)}")
    header += [f"option {name}: {value}" for name, value in match.setup.options]
    header += [f"seat {i}: {one_line(name)}" for i, name in enumerate(match.names)]
    if dealer:
        header.append(f"fair: {dealer.commitment}")
        header += [f"entropy: {word}" for word in dealer.entropy]
    body: list[str] = []
    chain = _start(header)
    hidden = match.hidden_from(seat) if redact else set()
    for number, ply in enumerate(match.plies):
        text = HIDDEN if number in hidden else match.game.choices.text(ply.choice)
        line = f"{'*' if ply.seat == CHANCE else ply.seat} {text}"
        chain = _link(chain, line)
        body.append(f"{line} ~{chain[:3]}")
    closing = f"{'end' if match.is_over else 'stop'} {HIDDEN if hidden else match.state.digest()}"
    if match.is_over:
        closing += " scores " + _points(match.game.scores(match.state))
    tail = [closing]
    if dealer and not hidden and (match.is_over if secret is None else secret):
        tail += [f"secret: {dealer.secret.hex()}", *(draw.line() for draw in draws_of(match))]
    top = [FORMAT, *([f"{COMMENT} {one_line(comment)}"] if comment else []), *header[1:]]
    return "\n".join((*top, "", *body, *tail, ""))


def renamed(text: str, seat: int, name: str) -> str:
    """The same file with another name at a seat, and the checks that follow from it."""
    lines = text.split("\n")
    top = lines.index("")
    lines[:top] = [
        f"seat {seat}: {one_line(name)}" if line.startswith(f"seat {seat}:") else line for line in lines[:top]
    ]
    chain = _start([line for line in lines[:top] if not line.startswith(COMMENT)])
    for number, line in enumerate(lines[top + 1 :], top + 1):
        if line.startswith(("end ", "stop ")):
            break
        said, check, _ = line.rpartition(" ~")
        chain = _link(chain, said if check else line)
        if check:
            lines[number] = f"{said} ~{chain[:3]}"
    return "\n".join(lines)


def replay(written: Written, games: Mapping[str, Game], pack: Pack | None = None) -> Match:
    """Execute every line again: seats, legality, draws against the commitment, checks, digest and scores."""
    game = games.get(written.game)
    if game is None:
        told = f"unknown game {written.game[:40]!r}; expected one of: {', '.join(games)}"
        raise BadMatch(_line_of(written, "game"), told)
    if written.rules != game.rules_version:
        told = f"made with rules version {written.rules} of {game.name}; this is {game.rules_version}"
        raise BadMatch(_line_of(written, "rules"), told)
    if written.pack != (pack.digest if pack else ""):
        found = f"pack {pack.digest}" if pack else "none"
        where = _line_of(written, "pack" if written.pack else "components")
        raise BadMatch(where, f"played with pack {written.pack or 'none'}, given: {found}")
    setup = _setup(written, game, pack)
    dealer = _dealer(written)
    # Without its secret a match goes on with draws that nobody can check, so its file will not say that they are fair.
    match = Match(game, setup, written.names, dealer or SeededDealer(random.SystemRandom()))
    digest = digest_of(game, pack)
    if written.components != digest:
        told = f"played with components {written.components[:40]}, these are {digest}"
        raise BadMatch(_line_of(written, "components"), told)
    chain = _start([line for line in written.header if not line.startswith(COMMENT)])
    for line in written.lines:
        chain = _link(chain, f"{'*' if line.seat == CHANCE else line.seat} {line.text}")
        if line.check and line.check != chain[: len(line.check)]:
            what = "this line or the header" if line is written.lines[0] else "this line, or the order of lines,"
            raise BadMatch(line.number, f"{what} was changed: check ~{line.check[:8]} should be ~{chain[:3]}")
        _execute(match, line, dealer)
    _check_end(match, written)
    _check_draws(match, written)
    return match


def _line_of(written: Written, key: str) -> int:
    """Where a header stands; the last of several, or the end of the header if there is none."""
    found = [number for number, line in enumerate(written.header, 1) if line.startswith((f"{key}:", f"{key} "))]
    return found[-1] if found else len(written.header) + 1


def _setup(written: Written, game: Game, pack: Pack | None) -> Setup:
    seats = len(written.names)
    try:
        return game.setup(seats, dict(written.options), pack)
    except BadSetup as error:
        if seats not in game.seats:
            raise BadMatch(_line_of(written, "seat"), str(error), error, game.name) from None
        wrong = [f"option {name}" for name, value in written.options if not _is_possible(game, seats, {name: value})]
        wrong += [f"option {name}" for name, _ in written.options if name in str(error)]
        line = _line_of(written, wrong[0] if wrong else "pack")
        raise BadMatch(line, str(error), error, game.name) from None


def _is_possible(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        game.setup(seats, options)
    except BadSetup:
        return False
    return True


def _dealer(written: Written) -> FairDealer | None:
    """Who drew, if the file shows the secret that proves it."""
    if not written.secret:
        return None
    if not written.commitment:
        raise BadMatch(written.closing + 1, "a secret without a commitment ('fair:') in the header")
    dealer = FairDealer(bytes.fromhex(written.secret), written.entropy)
    if dealer.commitment != written.commitment:
        raise BadMatch(written.closing + 1, "the secret is not the one committed to in the header")
    return dealer


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
        fairly = drawn(dealer, s, len(match.plies))
        if fairly != choice:
            fair = match.game.choices.text(fairly)
            raise BadMatch(line.number, f"the draw {line.text!r} is not what the committed secret gives: {fair!r}")
    match.play(line.seat, choice)


def _check_end(match: Match, written: Written) -> None:
    if written.over != match.is_over:
        says, is_ = ("over", "not over") if written.over else ("not over", "over")
        raise BadMatch(written.closing, f"the file says the game is {says}, but it is {is_} after the last choice")
    if written.digest != match.state.digest():
        raise BadMatch(written.closing, f"digest {written.digest} should be {match.state.digest()}")
    if written.over and written.scores != match.game.scores(match.state):
        right = _points(match.game.scores(match.state))
        raise BadMatch(written.closing, f"scores {_points(written.scores)} should be {right}")


def _check_draws(match: Match, written: Written) -> None:
    """What the file says chance could have answered is what the rules say."""
    if not written.draws:
        return
    right = [draw.line() for draw in draws_of(match)]
    for i, (says, should) in enumerate(zip_longest(written.draws, right), written.closing + 2):
        if says != should:
            raise BadMatch(i, f"expected {(should or 'nothing more')[:80]!r}, found {(says or 'nothing')[:80]!r}")


def _start(header: list[str]) -> str:
    return hashlib.sha256("\n".join(header).encode()).hexdigest()


def _link(chain: str, line: str) -> str:
    return hashlib.sha256(f"{chain}\n{line}".encode()).hexdigest()


def _points(scores: tuple[float, ...]) -> str:
    return " ".join(f"{points:g}" for points in scores)
