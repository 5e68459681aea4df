"""The end: what is left in store, monuments, and who has won (TZ-14)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, tell
from patolli.core.ranking import decided_by, leaders

from .box import Tile
from .choices import FINALE, MONUMENT_POINTS, SHARED_WIN, STORES, WON
from .state import BY_CORN, BY_MONUMENTS, BY_STORES, NOBODY, SOURCES, Frame, State, earn, workers_on_gears


@frame
class FinalScoring(Frame):
    """Blocks turn into corn, corn into quarter points; skulls and monuments count (TZ-14.2, TZ-14.8)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        tell(s, FINALE)
        for seat, player in enumerate(s.players):
            corn = player.corn + sum(n * rate for n, rate in zip(player.blocks, s.box.rates, strict=True))
            quarters, skulls = corn * s.box.corn_quarters, player.skulls * s.box.skull_vp
            earn(s, seat, BY_CORN, 0, quarters)
            earn(s, seat, BY_STORES, skulls)
            tell(s, STORES, seat, corn, player.skulls, quarters // 4 + skulls, quarters % 4)
            for monument in player.monuments:
                points = monument_points(s, seat, s.box.monuments[monument])
                earn(s, seat, BY_MONUMENTS, points)
                tell(s, MONUMENT_POINTS, seat, monument, points)
        won = winners(s)
        for seat in won:
            if len(won) == 1:
                tell(s, WON, seat, decided_by(ranks(s)))
            else:
                tell(s, SHARED_WIN, seat)


def monument_points(s: State, seat: int, tile: Tile) -> int:
    """What a monument is worth at the end (TZ-14.3 to TZ-14.5, TZ-14.9, TZ-25)."""
    kind, figures, category = tile.score
    player, box = s.players[seat], s.box
    each = figures[0] if figures else 0
    if kind == "per_own_tile_of_category":
        owned = [box.buildings[b] for b in player.buildings] + [box.monuments[m] for m in player.monuments]
        return each * sum(one.category == category for one in owned)
    if kind == "per_own_building_and_monument":
        return each * (len(player.buildings) + len(player.monuments))
    if kind == "per_own_corn_tile":
        return each * player.corn_tiles
    if kind == "per_own_wood_tile":
        return each * player.wood_tiles
    if kind == "per_monument_of_all_players":
        return box.by_players[len(s.players)] * sum(len(other.monuments) for other in s.players)
    if kind == "tracks_at_level_3":
        return figures[player.levels.count(3)]
    if kind == "per_technology_level":
        return each * sum(player.levels)
    if kind == "own_workers_in_play":
        return figures[player.workers]
    if kind == "temple_step_vp_again":
        return sum(box.temples[temple].vp[step + 1] for temple, step in enumerate(player.steps))
    if kind == "per_step_above_start_in_best_temple":
        return each * max(0, *player.steps)
    if kind == "per_skull_placed_by_all_players":
        return each * (sum(who != NOBODY for who in s.slots) + s.skulls_on_tiles)
    return each  # "fixed", and nothing for the monument that has scored already


def scores(s: State) -> tuple[float, ...]:
    """Points with their quarters (TZ-14.2)."""
    return tuple(sum(player.ledger) / 4 for player in s.players)


def winners(s: State) -> tuple[int, ...]:
    """Most points; then more workers on the gears; else shared (TZ-14.6)."""
    return leaders(ranks(s))


def ranks(s: State) -> list[tuple[int, int]]:
    """By seat: what decides, in the order of `DECIDED`."""
    return [(sum(p.ledger), len(workers_on_gears(s, seat))) for seat, p in enumerate(s.players)]


def breakdown(s: State) -> list[dict[str, float]]:
    """Where each seat's points came from."""
    return [dict(zip(SOURCES, (n / 4 for n in player.ledger), strict=True)) for player in s.players]
