"""The account told on as a match goes, back and forth, is the account told from the beginning."""

import random

from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.web.match_log import MatchLog
from patolli.wording import wording
from patolli.wording.story import story


def test_an_account_that_went_on_and_back_is_the_one_told_at_once() -> None:
    game, rng = GAMES["tikal"], random.Random(3)
    match = Match(game, game.setup(3), ("Ana", "Bo", "Cy"))
    account = MatchLog(wording(game, "en"), match.names, 1)
    while len(match.plies) < 250:
        kept = len(match.plies)
        if kept and rng.random() < 0.1:
            kept = rng.randrange(kept)
            match.rewind(kept)
        for _ in range(rng.randrange(1, 12)):
            seat = asked(match.state)[0]
            match.play(seat, next(match.draws()) if seat == CHANCE else rng.choice(options(match.state, seat)))
        account.go_on([step.events for step in match.replay()], kept)
    whole = [text for part in story(match, "en", 1, 1) for text in (part.heading, *(line.text for line in part.lines))]
    assert [line.text for line in account.lines()] == whole
    assert account.marks()
