"""The end of the game, and who has won (TW-11, TW-14.31, TW-14.32)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.ranking import decided_by, leaders

from .axomamma.priest import last_actions
from .choices import (
    BY_AXOMAMMA,
    BY_GOLD,
    BY_HAND,
    BY_SOLDIERS,
    BY_STANDING,
    BY_SUMMIT,
    BY_TAPESTRIES,
    BY_WORKERS,
    FINALE,
    GOLD,
    SHARED_WIN,
    SOLO_LOST,
    SOURCES,
    WON,
)
from .state import HER_SEAT, Z_CEREMONY_POTATOES, Frame, Player, State, explain, is_hers, score


def end_game(s: State) -> None:
    """Nothing else happens any more; Axomamma has two last actions (TW-14.31)."""
    s.agenda.clear()
    push(s, FinalScoring())
    if s.solo is not None:
        last_actions(s)


@frame
class FinalScoring(Frame):
    """TW-11.1, TW-11.2."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        tell(s, FINALE)
        for seat in range(len(s.players)):
            for source, points in final_points(s, seat).items():
                score(s, seat, points, source)
        if s.solo is not None and "hard_end_resources" in s.solo.difficulty:
            explain(s, "hard-resources")
            score(s, HER_SEAT, sum(s.players[HER_SEAT].goods), BY_AXOMAMMA)
        won = winners(s)
        for seat in won:
            if len(won) == 1:
                tell(s, WON, seat, s.players[seat].vp, decided_by(ranks(s)))
            else:
                tell(s, SHARED_WIN, seat, s.players[seat].vp)
        if not won:
            tell(s, SOLO_LOST, 0, s.players[0].vp, s.players[HER_SEAT].vp)


def final_points(s: State, seat: int) -> dict[int, int]:
    """Source → points of the final scoring (TW-11.1)."""
    player, each = s.players[seat], s.box.last
    twice = bool(player.works & Z_CEREMONY_POTATOES) and not is_hers(s, seat)
    return {
        BY_TAPESTRIES: sum(each.tapestry[len(tapestry)] for tapestry in player.tapestries),
        BY_SUMMIT: s.box.summit[player.step],
        BY_STANDING: each.building * (len(player.up) + player.works.bit_count()),
        BY_HAND: each.card * len(player.hand) * (1 + twice),
        BY_SOLDIERS: each.army * len(player.army_up),
        BY_WORKERS: each.worker * len(player.workers),
        BY_GOLD: each.gold * player.goods[GOLD],
    }


def scores(s: State) -> tuple[int, ...]:
    return tuple(player.vp for player in s.players[: s.seats])


def winners(s: State) -> tuple[int, ...]:
    """Most points, then most resources, else shared (TW-11.2); alone the goal and more than her (TW-14.32)."""
    if s.solo is not None:
        you, she = s.players
        return (0,) if you.vp >= s.box.solo.target and you.vp > she.vp else ()
    return leaders(ranks(s))


def ranks(s: State) -> list[tuple[int, int]]:
    """By seat: what decides, in the order of `DECIDED`."""
    return [(player.vp, sum(player.goods)) for player in s.players]


def breakdown(s: State) -> list[dict[str, int]]:
    """Where each seat's points came from."""
    return [_sources(player) for player in s.players[: s.seats]]


def rival(s: State) -> dict[str, int] | None:
    """Where Axomamma's points came from, in a game for one (TW-14)."""
    return _sources(s.players[-1]) if s.solo is not None else None


def _sources(player: Player) -> dict[str, int]:
    return dict(zip(SOURCES, player.ledger, strict=True))
