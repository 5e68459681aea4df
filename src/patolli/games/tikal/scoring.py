"""Every point in the game (TK-11.3, TK-11.4, TK-12)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, tell
from patolli.core.ranking import decided_by, leaders

from .choices import HEXES, SCORED, SHARED_WIN, WON
from .components import TEMPLE
from .state import BIDS, CAPITAL, ROUNDS, Frame, State, add_points, controller


@frame
class ScoreSeat(Frame):
    """After its scoring turn a seat scores the temples it controls and its treasures (TK-12)."""

    seat: int
    scorer: int
    round: int

    def take(self, s: State, choice: Choice) -> None:
        temples, treasures = temple_points(s, self.scorer), treasure_points(s, self.scorer)
        player = s.players[self.scorer]
        add_points(player, 2 + 2 * self.round, temples)
        add_points(player, 3 + 2 * self.round, treasures)
        tell(s, SCORED, self.scorer, temples, treasures, temples + treasures)


@frame
class EndGame(Frame):
    """Most points win; ties go to the highest temple, then to more treasures, or are shared (TK-11.3, TK-11.4)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        won = winners(s)
        if len(won) == 1:
            tell(s, WON, won[0], s.players[won[0]].score, decided_by(ranks(s)))
        else:
            for seat in won:
                tell(s, SHARED_WIN, seat, s.players[seat].score)


def temple_points(s: State, seat: int) -> int:
    """Each controlled temple pays its topmost number (TK-12.3)."""
    return sum(s.value[at] for at in range(HEXES) if s.value[at] and controller(s, at) == seat)


def treasure_points(s: State, seat: int) -> int:
    """One of a kind pays 1, two alike 3, three alike 6 (TK-12.4)."""
    return sum(s.box.set_points[count] for count in s.players[seat].treasures)


def highest_temple(s: State, seat: int) -> int:
    """The value of the highest temple a seat controls, 0 if none (TK-11.4)."""
    return max((s.value[at] for at in range(HEXES) if s.terrain[at] == TEMPLE and controller(s, at) == seat), default=0)


def scores(s: State) -> tuple[int, ...]:
    return tuple(player.score for player in s.players)


def winners(s: State) -> tuple[int, ...]:
    """TK-11.3, TK-11.4."""
    return leaders(ranks(s))


def ranks(s: State) -> list[tuple[int, int, int]]:
    """By seat: what decides, in the order of `DECIDED` (TK-11.3, TK-11.4)."""
    return [(p.score, highest_temple(s, seat), sum(p.treasures)) for seat, p in enumerate(s.players)]


def breakdown(s: State) -> list[dict[str, int]]:
    """Where each seat's points came from: temples and treasures of each round, starting capital and bids."""
    found = []
    for player in s.players:
        rows = {"capital": player.ledger[CAPITAL], "bids": player.ledger[BIDS]} if s.tactical else {}
        for number in range(ROUNDS):
            rows[f"temples-{number + 1}"] = player.ledger[2 + 2 * number]
            rows[f"treasures-{number + 1}"] = player.ledger[3 + 2 * number]
        found.append(rows)
    return found
