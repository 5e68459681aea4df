"""A finished game looked at again: the chances of all seats, the turns that cost most, and what was better.

The same match always gives the same review: what is drawn for it is drawn from the match itself.
"""

import hashlib
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TypedDict

from patolli.core.choice import Choice
from patolli.core.engine import asked, refusal, step
from patolli.core.forecast import Contrast
from patolli.core.game import Game
from patolli.core.match import Match

from .chances import chances
from .contrasts import contrasts
from .figures import STRONG, figures
from .judging import dealt_chance, judged, known_chances
from .reasons import REST, reasons
from .turns import Turn, secret_answers, turns

# How much of the chance to win a turn gives away, at least, to be called so.
MARKS = (("blunder", 0.20), ("mistake", 0.10), ("inaccuracy", 0.05))
FINE = 0.01  # given away less, the turn was as good as any
ADVICE = 3
FORM = 7  # what is kept in another form is worked out anew
CLOSE = 0.03  # others so near to the best are named with it


class ReasonData(TypedDict):
    part: str
    points: float


class LineData(TypedDict):
    """A turn that was or could have been taken: the choices as a match file has them."""

    choices: list[str]
    hints: list[dict[str, int]]  # what each costs and brings, as far as they can be made before anything else is known
    chance: float


class TurnReview(TypedDict):
    """What there is to say of one turn."""

    number: int
    seat: int
    ply: int  # the line of the match it begins with
    plies: list[int]
    chances: list[float]  # of all seats and then the rival, as it began
    luck: float  # what the draws before it brought its seat
    loss: float
    mark: str  # "blunder", "mistake", "inaccuracy", "fine", or nothing
    played: float  # the chance it left
    line: LineData  # what was played
    better: list[LineData]  # the best first; none where nothing better was found
    reasons: list[ReasonData]  # why the best is better
    contrasts: list[Contrast]  # the same as all can see it


class Advice(TypedDict):
    """What cost most, by the part of the value that it was lost in."""

    part: str
    loss: float
    turns: list[int]


class SeatReview(TypedDict):
    """What there is to say of one seat."""

    seat: int
    points: dict[str, float]  # by source
    strong: dict[str, float]  # what strong play has from each, on average; empty where nobody has looked
    accuracy: float  # how much of what could be had was kept, of 100
    marks: dict[str, int]
    luck: float
    advice: list[Advice]
    finest: int  # the turn that was hardest to find; 0: none
    secret: int  # choices made in secret at the same time as others': they are not judged


class Review(TypedDict):
    """All of it, plain enough to be kept and sent."""

    form: int
    turns: list[TurnReview]
    seats: list[SeatReview]
    chances: list[float]  # at the end, of all seats and then the rival


def seed_of(match: Match, ply: int) -> int:
    """What is drawn for one turn depends on the match up to there alone."""
    lines = [match.game.choices.text(p.choice) for p in match.plies[:ply]]
    return int.from_bytes(hashlib.sha256("\n".join(lines).encode()).digest()[:8], "big")


def reviewed(match: Match) -> Iterator[TurnReview]:
    """Every turn in its order, as soon as it is judged."""
    for turn in turns(match):
        yield of_turn(match, turn)


def of_turn(match: Match, turn: Turn) -> TurnReview:
    """One of them; the others need not have been judged."""
    return turn_review(match.game, turn, seed_of(match, turn.plies[0]))


def turn_review(game: Game, turn: Turn, seed: int) -> TurnReview:
    """All of it is made of what the seat could know when the turn began."""
    found = judged(game, turn.before, turn.seat, seed, turn.choices)
    now = known_chances(game, turn.before, turn.seat, seed)
    luck = now[turn.seat] - dealt_chance(game, turn.undealt, turn.seat, seed) if turn.undealt else 0.0
    loss, played = found.loss, found.played
    assert played is not None
    mark = next((name for name, least in MARKS if loss >= least), "fine" if loss < FINE else "")
    better = [line for line in (found.best, *found.others) if line.path != played.path and loss >= MARKS[-1][1]]
    better = [line for line in better if line.chance >= found.best.chance - CLOSE]
    why = reasons(game, found.best, played, turn.seat) if better else []
    return TurnReview(
        number=turn.number,
        seat=turn.seat,
        ply=turn.plies[0],
        plies=list(turn.plies),
        chances=[round(chance, 4) for chance in now],
        luck=round(luck, 4),
        loss=round(loss, 4),
        mark=mark,
        played=round(played.chance, 4),
        line=line_data(game, turn, turn.choices, played.chance),
        better=[line_data(game, turn, line.path, line.chance) for line in better],
        reasons=[ReasonData(part=reason.part, points=round(reason.points, 1)) for reason in why],
        contrasts=contrasts(game, found.best.end, played.end, turn.seat, "played") if better else [],
    )


def line_data(game: Game, turn: Turn, path: Sequence[Choice], chance: float) -> LineData:
    """A line with what is said of each choice where it is made; what waits for something unknown ends it."""
    s, hints = turn.before.copy(), list[dict[str, int]]()
    for choice in path:
        if asked(s) != (turn.seat,) or refusal(s, turn.seat, choice) is not None:
            break
        hints.append(dict(game.hints(s, choice)))
        step(s, choice, turn.seat)
        if game.insight.put_off:
            game.insight.put_off(s)
    return LineData(choices=[game.choices.text(c) for c in path], hints=hints, chance=round(chance, 4))


def summed_up(match: Match, found: list[TurnReview]) -> Review:
    """The review of a match whose turns have all been judged."""
    game, seats = match.game, match.setup.seats
    strong, secret = figures(game.package, STRONG, game.insight.variant(match.state), seats), secret_answers(match)
    return Review(
        form=FORM,
        turns=found,
        seats=[
            seat_review(seat, [turn for turn in found if turn["seat"] == seat], dict(points), strong, secret[seat])
            for seat, points in enumerate(game.points(match.state)[:seats])
        ],
        chances=list(chances(game, match.state)),
    )


def seat_review(
    seat: int, found: list[TurnReview], points: dict[str, float], strong: dict[str, float], secret: int
) -> SeatReview:
    kept = [turn["played"] / (turn["played"] + turn["loss"]) for turn in found if turn["played"] + turn["loss"] > FINE]
    lost: dict[str, Advice] = {}
    for turn in found:
        speaking = [reason["part"] for reason in turn["reasons"] if reason["points"] > 0]
        if speaking:
            part = next((name for name in speaking if name != REST), REST)  # what has no name teaches little
            advice = lost.setdefault(part, Advice(part=part, loss=0.0, turns=[]))
            advice["loss"] = round(advice["loss"] + turn["loss"], 4)
            advice["turns"].append(turn["number"])
    fine = [turn for turn in found if turn["mark"] == "fine"]
    return SeatReview(
        seat=seat,
        points=points,
        strong=strong,
        accuracy=round(100 * fmean(kept), 1) if kept else 100.0,
        marks={name: sum(turn["mark"] == name for turn in found) for name, _ in MARKS},
        luck=round(sum(turn["luck"] for turn in found), 4),
        advice=sorted(lost.values(), key=lambda advice: -advice["loss"])[:ADVICE],
        finest=max(fine, key=lambda turn: turn["played"] - turn["chances"][seat])["number"] if fine else 0,
        secret=secret,
    )


def advised(part: str) -> str:
    """The text that names a part of the value where it is advice."""
    return "advice-rest" if part == REST else f"part-{part}"
