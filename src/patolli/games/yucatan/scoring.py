"""The end of the game: bonuses, what is left in store, and who has won (YU-13)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.ranking import decided_by, leaders
from patolli.core.refusal import Refusal

from .choices import (
    ABILITY_BONUS,
    ARMIES,
    BONUS,
    BONUS_KIND,
    BONUS_TAKEN,
    FINALE,
    FOR_GOOD,
    SHARED_WIN,
    STORES,
    SUMMON_BONUS,
    WON,
)
from .state import (
    BY_BONUS,
    BY_CARDS,
    BY_CORN,
    BY_JADE,
    NONE,
    SOURCES,
    Frame,
    Player,
    State,
    earn,
    in_turn_order,
)


@frame
class BeginEnd(Frame):
    """Whoever has a marker in the bonus row chooses a bonus; then stores are counted (YU-13.1, YU-13.2)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        tell(s, FINALE)
        push(s, *[ChooseBonus(seat) for seat in in_turn_order(s) if has_bonus(s, seat)], CountStores())


def levels(s: State, seat: int, bonus: int) -> int:
    """Levels that count for a bonus: creatures that stay for good, placed abilities, buildings (YU-13.1)."""
    box, player = s.box, s.players[seat]
    if bonus == SUMMON_BONUS:
        bound = [player.creature[army] for army in range(ARMIES) if player.ends[army] == FOR_GOOD]
        return sum(box.creatures[creature].level for creature in bound)
    if bonus == ABILITY_BONUS:
        return sum(box.abilities[tile].level for tile in player.slots if tile != NONE)
    return sum(player.levels)


def bonus_points(s: State, seat: int, bonus: int) -> int:
    """So many points a level, twelve at most (YU-13.1)."""
    return min(s.box.bonus_vp[bonus] * levels(s, seat, bonus), s.box.bonus_most[bonus])


def has_bonus(s: State, seat: int) -> bool:
    """Whether a marker of the seat stands in the bonus row (YU-13.1)."""
    return max(s.players[seat].rows) > 3


@frame
class ChooseBonus(Frame):
    """One of three bonuses, whatever the column of the marker (YU-13.1)."""

    seat: int

    asks = (BONUS,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        points = bonus_points(s, self.seat, choice[1])
        earn(s, self.seat, BY_BONUS, points)
        tell(s, BONUS_TAKEN, self.seat, choice[1], points)


@frame
class TakeBestBonuses(Frame):
    """As if everybody chose the bonus that pays most, which is never asked: only for what the end could bring now."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        for seat in range(len(s.players)):
            if has_bonus(s, seat):
                earn(s, seat, BY_BONUS, max([bonus_points(s, seat, bonus) for bonus in range(len(BONUS_KIND))]))


@frame
class CountStores(Frame):
    """Jade, corn and combat cards in hand; prisoners and clan tokens are worth nothing (YU-13.2, YU-13.3)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        for seat in in_turn_order(s):
            player = s.players[seat]
            parts = store_points(s, player)
            for source, points in zip((BY_JADE, BY_CORN, BY_CARDS), parts, strict=True):
                earn(s, seat, source, points)
            tell(s, STORES, seat, *parts, sum(parts))
        won = winners(s)
        for seat in won:
            if len(won) == 1:
                tell(s, WON, seat, s.players[seat].score, decided_by(ranks(s)))
            else:
                tell(s, SHARED_WIN, seat, s.players[seat].score)


def store_points(s: State, player: Player) -> tuple[int, int, int]:
    """Points for jade, corn and cards (YU-13.2)."""
    box = s.box
    return player.jade // box.jade_per_vp, player.corn // box.corn_per_vp, len(player.hand) * box.card_vp


def scores(s: State) -> tuple[int, ...]:
    return tuple([player.score for player in s.players])


def winners(s: State) -> tuple[int, ...]:
    """Most points; then the sacrifice marker further ahead, or by another reading more points sacrificed (YU-13.4)."""
    return leaders(ranks(s))


def ranks(s: State) -> list[tuple[int, int, int]]:
    """By seat: what decides, in the order of `DECIDED`; only one of the last two does, by the reading chosen."""
    total = "sum_of_sacrifices" in s.readings
    return [(p.score, 0 if total else p.marker, p.offered if total else 0) for p in s.players]


def breakdown(s: State) -> list[dict[str, int]]:
    """Where each seat's points came from."""
    return [dict(zip(SOURCES, player.ledger, strict=True)) for player in s.players]
