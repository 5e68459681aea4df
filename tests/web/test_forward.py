"""An account that is told on as the match goes is the account of the match, however often it was asked for."""

import random

import pytest
from tests.every_game import EVERY_GAME

from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options
from patolli.core.event import Event
from patolli.core.match import Match
from patolli.web.match_log import MatchLog
from patolli.web.messages import LogLine
from patolli.wording import wording


@pytest.mark.parametrize("name", EVERY_GAME)
def test_told_forward_or_at_once_the_account_is_the_same(name: str) -> None:
    game, rng = EVERY_GAME[name], random.Random(7)
    seats = game.seats[-1]
    match = Match(game, game.setup(seats), dealer=SeededDealer(3))
    names = tuple("ABCDEF"[:seats])
    speech = wording(game, "en")
    forward = [MatchLog(speech, names, seat) for seat in (None, 0)]
    shown: list[list[LogLine]] = [[], []]
    match.deal()
    told: list[list[Event]] = []
    cuts = 0
    while not match.is_over and len(told) < 250:
        kept = len(told)
        if kept > 5 and rng.random() < 0.1:  # as if somebody had taken something back
            kept -= rng.randrange(1, 5)
            del told[kept:]
            cuts += 1
        told.append(_next(match, rng))
        for number, account in enumerate(forward):
            account.go_on(told, kept)
            same = account.news()
            shown[number] = shown[number][:same] + account.shown[same:]
            assert shown[number] == account.shown
        if rng.random() < 0.2:
            for account in forward:
                again = MatchLog(speech, names, account.seat)
                again.go_on(told, 0)
                assert account.shown == again.lines()
                assert account.since((0,)) == again.since((0,))
    assert cuts > 3 or match.is_over


def _next(match: Match, rng: random.Random) -> list[Event]:
    seat = asked(match.state)[0]
    told = match.play(seat, rng.choice(options(match.state, seat)))
    return [*told, *match.deal()]
