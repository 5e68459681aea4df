"""A review of a whole match that stands in the server's book already: nobody waits until one is worked out."""

import json
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from patolli.core import matchfile
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.review.chances import chances
from patolli.review.review import Review, TurnReview, line_data, of_turn, summed_up
from patolli.review.turns import Turn, turns

MATCHES = Path(__file__).parents[1] / "matches"
LOOKED_AT = 16  # turns that are really judged, at most …
MARKED = 4  # … until so many of them could have been better


@cache
def reviewed(match: str, least: int = 2) -> tuple[str, Review]:
    """A match file and its review, in which some turns were judged and the others are as good as any."""
    text = (MATCHES / f"{match}.match").read_text("utf-8")
    played = matchfile.replay(matchfile.parse(text.encode()), GAMES)
    found = list(turns(played))
    made = [left_alone(played, turn) for turn in found]
    marked = 0
    for turn in found[len(found) // 3 :: 5][:LOOKED_AT]:
        made[turn.number - 1] = judged = of_turn(played, turn)
        marked += bool(judged["better"])
        if marked == MARKED:
            break
    assert marked >= least, f"{match}: too few turns could have been better"
    return text, summed_up(played, made)


def left_alone(match: Match, turn: Turn) -> TurnReview:
    """What is said of a turn that was as good as any."""
    now = chances(match.game, turn.before)
    chance = now[turn.seat]
    return TurnReview(
        number=turn.number, seat=turn.seat, ply=turn.plies[0], plies=list(turn.plies), chances=list(now), luck=0.0,
        loss=0.0, mark="fine", played=chance, line=line_data(match.game, turn, turn.choices, chance), better=[],
        reasons=[], contrasts=[],
    )  # fmt: skip


def bring(page: Page, database: str, match: str, least: int = 2) -> str:
    """Bring a match to the server, with its review: the table's id."""
    text, review = reviewed(match, least)
    page.context.request.post("/api/me", data={"name": "Ana"})
    answer = page.context.request.post("/api/records", data={"text": text})
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    version = GAMES[match.split("/")[0]].rules_version
    with closing(sqlite3.connect(database, timeout=30)) as book, book:
        book.execute("insert into reviews values (?, ?, ?)", (table, version, json.dumps(review)))
    return table
