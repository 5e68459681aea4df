"""Looking back at a whole match, for workers of the workshop: the account, the scores over time, the draws."""

from typing import Any

from patolli.core.engine import narrate
from patolli.core.game import Game, visible
from patolli.core.proof import Drawn, draws_of
from patolli.table.errands import Played
from patolli.table.worker import Games
from patolli.wording import wording
from patolli.wording.story import Section

from .match_log import MatchLog
from .messages import LogLine
from .sights import Step, steps


def account(games: Games, played: Played, lang: str, eyes: int | None) -> tuple[list[Section], list[list[LogLine]]]:
    """The account of a match for one reader, told already."""
    _, told = played.again(games)
    made = MatchLog(wording(games[played.game], lang, played.setup.pack), played.names, eyes)
    made.go_on(told, 0)
    made.lines()
    return made.sections, made.told


def retold(games: Games, played: Played, eyes: int | None, first: int, count: int) -> tuple[Any, list[Step]]:
    """So many things that these eyes were told, from the one numbered `first` on, and what they saw before it."""
    game, plies = games[played.game], played.plies
    s = game.new(played.setup)
    told = number = 0
    before = s.copy()
    while number < len(plies) and told + (seen := len(visible(narrate(s, *plies[number]), eyes))) <= first:
        told += seen
        number += 1
        before = s.copy()
    view, found = game.view(before, eyes), list[Step]()
    for step, after in steps(game, before, plies[number:], number, eyes, eyes, view):
        if told >= first + count:
            break
        if told < first:
            view = after
        else:
            found.append(step)
        told += 1
    return view, found


def scores_over_time(games: Games, played: Played) -> list[list[float]]:
    """After each ply that changed them."""
    game = games[played.game]
    found: list[list[float]] = [[0, *scores(game, game.new(played.setup))]]
    for step in played.again(games)[0].replay():
        now = scores(game, step.state)
        if now != found[-1][1:]:
            found.append([step.number + 1, *now])
    return found


def scores(game: Game, s: object) -> list[float]:
    """Of every seat, then of the rival."""
    rival = game.rival(s)
    return [*game.scores(s), *([] if rival is None else [sum(rival.values())])]


def draws(games: Games, played: Played) -> list[Drawn]:
    """Every answer of chance, with what it was taken from."""
    return list(draws_of(played.again(games)[0]))


def hidden(games: Games, played: Played, eyes: int | None) -> set[int]:
    """The plies whose answers these eyes may not see, or not yet."""
    return played.again(games)[0].hidden_from(eyes)
