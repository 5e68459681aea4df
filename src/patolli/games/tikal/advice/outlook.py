"""What a good player looks at: points in hand, temples and treasures still to score, and what the points left can do.

Everything is counted in victory points. A figure pulls on the temples and sites around it, the more the nearer it
stands; who pulls harder will probably control the temple when it scores. Points left in a turn are worth the best
plans they can pay for, so that a step towards something good loses nothing, and idling does.
"""

from typing import Final

from ..action_points import SpendPoints
from ..auction import MakeBid, TakeTile
from ..choices import HEXES
from ..components import BASE_CAMP, SITE, TEMPLE, VOLCANO
from ..exploring import LayTile
from ..scoring import ScoreSeat, temple_points
from ..state import IN_SUPPLY, NOBODY, OUT_OF_GAME, ROUNDS, Player, State, figures
from ..temples import step_left
from .reach import FAR, PULL, Row, force, pull, rival_forces, standing, supply_lines, ways

Plan = tuple[float, float, int, int, int]  # gain per point, gain, points, the figure's start, its goal

DOUBT: Final = 0.35  # even a temple nobody else is near may be lost
HOLD: Final = 0.75  # how sure control is of lasting from one scoring round to the next
WEIGHT: Final = tuple(sum(HOLD**n for n in range(rounds)) for rounds in range(ROUNDS + 1))
POINT: Final = 0.35  # what an action point is worth for each scoring round to come
GROWTH: Final = 0.5  # steps a temple will probably still gain
LEADER_WORTH: Final = 2.5  # of having a leader, for each scoring round to come
EXPLORER_WORTH: Final = 0.2
GUARD_WORTH: Final = (0.0, 1.0, 2.5, 3.5, 5.5)  # by rounds to come: of having a guard left
CAMP_WORTH: Final = 0.7  # of each point a figure from the supply saves on its way, for each turn to come
PROMISE: Final = 0.85  # a plan is worth less than having done it
LAY_TEMPLE: Final = 0.3  # of laying a temple oneself, for each of its points and each scoring round to come
LAY_SITE: Final = 0.35  # of laying a site, for each treasure and round
ERUPT: Final = 0.3  # of a scoring round now, for each point one's temples are ahead
IDLE: Final = 0.01  # better to end the turn than to walk about

IN_PLACE: Final = -1  # a start or goal that any number of plans may share
FROM_SUPPLY: Final = HEXES  # the leader's start while it is not on the board
GUARDING: Final = HEXES + 1


def value(s: State, seat: int) -> float:
    """How many points ahead of the others a seat will probably be."""
    outlook = Outlook(s, seat)
    worth = outlook.board()
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, SpendPoints) and top.seat == seat:
        worth += outlook.plans(top) - IDLE
    elif isinstance(top, LayTile) and top.seat == seat:
        worth += tile_worth(s, seat, top.tile) + outlook.plans(SpendPoints(seat, s.box.action_points))
    elif isinstance(top, (MakeBid, TakeTile)):
        worth += auction_worth(s, seat, top)
    return worth


def summands(s: State, seat: int) -> dict[str, float]:
    """The same by what people talk about (`parts`): where points come from, not what is left to do with them."""
    outlook = Outlook(s, seat)
    dig, player = outlook.dig(), outlook.player
    found = {"points": float(player.score), "explorers": outlook.pieces(), "temples": 0.0, "guards": 0.0}
    found["treasures"] = float(outlook.rounds * set_points(s, player))
    found["treasures"] += sum([outlook.site(at, dig) for at in outlook.over.sites if s.treasures[at]])
    found["rivals"] = -sum([outlook.rival(other) for other in s.players if other is not player])
    for at in outlook.over.temples:
        guard = s.guard[at]
        found["temples" if guard == NOBODY else "guards" if guard == seat else "rivals"] += outlook.temple(at)
    return found


class Outlook:
    """A position through the eyes of one seat."""

    __slots__ = (
        "envy", "find", "here", "near", "now", "others", "over", "player", "rivals", "rounds", "s", "seat", "shares",
        "weight",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.player = s, seat, s.players[seat]
        top = s.agenda[-1] if s.agenda else None
        scoring = [frame.scorer for frame in s.agenda if isinstance(frame, ScoreSeat)]
        to_come = ROUNDS - s.rounds
        self.rounds = to_come + (seat in scoring)
        # Whatever this seat controls at the end of its scoring turn it scores, whatever the others do later.
        self.now = scoring[-1:] == [seat] and isinstance(top, SpendPoints) and top.seat == seat
        self.weight = WEIGHT[self.rounds - self.now]
        rivals = [other for other in range(len(s.players)) if other != seat]
        self.others = sum([WEIGHT[to_come + (other in scoring)] for other in rivals]) / len(rivals)
        self.envy = 1 / len(rivals)
        self.find = self.rounds * find_points(s, self.player)
        self.over = ways(s)
        strength, place = s.box.leader_strength, s.box.cost_place
        self.here, self.near = pull(self.over, standing(self.player), strength, place)
        self.rivals = rival_forces(self.over, tuple([standing(s.players[other]) for other in rivals]), strength, place)
        self.shares: dict[int, float] = {}

    # What is on the table

    def board(self) -> float:
        """Points in hand, and what treasures, pieces, temples and sites will probably bring."""
        s = self.s
        worth = 0.0
        for number, player in enumerate(s.players):
            if number == self.seat:
                worth += player.score + self.rounds * set_points(s, player) + self.pieces()
            else:
                worth -= self.rival(player)
        for at in self.over.temples:
            worth += self.temple(at)
        dig = self.dig()
        for at in self.over.sites:
            if s.treasures[at]:
                worth += self.site(at, dig)
        return worth

    def rival(self, player: Player) -> float:
        """What another player's points and treasures count against one's own."""
        return self.envy * (player.score + self.others * set_points(self.s, player))

    def dig(self) -> float:
        """What it will probably bring to dig for a treasure."""
        return 0.5 * max(0.0, self.find - POINT * self.weight * self.s.box.cost_recover)

    def site(self, at: int, dig: float) -> float:
        """What the treasures of a site will probably bring."""
        mine, theirs = force(self.here[at], self.near[at]), self.rivals[at]
        return dig * self.s.treasures[at] * (mine - self.envy * theirs) / (DOUBT + mine + theirs)

    def temple(self, at: int) -> float:
        """What a temple will probably bring; for those without a guard, each point's share is noted."""
        s = self.s
        points, guard = s.value[at], s.guard[at]
        if guard == self.seat:
            return points * self.rounds
        if guard != NOBODY:
            return -self.envy * points * self.others
        share = self.shares[at] = self.share(at, force(self.here[at], self.near[at]))
        worth = points * share
        if self.weight > 1 and step_left(s, at):
            worth += GROWTH * share
        if self.now and self.lead(at) > 0:
            worth += points
        return worth

    def share(self, at: int, mine: float) -> float:
        """What each point of a temple is worth to this seat, with such a force: its own hopes less the others'."""
        theirs = self.rivals[at]
        return (self.weight * mine - self.envy * self.others * theirs) / (DOUBT + mine + theirs)

    def lead(self, at: int) -> int:
        """Strength on a temple beyond the strongest of the others."""
        leader, best = self.s.box.leader_strength, 0
        for player in self.s.players:
            if player is not self.player:
                strength = player.explorers[at] + (leader if player.leader == at else 0)
                if strength > best:
                    best = strength
        return self.here[at] - best

    def pieces(self) -> float:
        """What it is worth to have pieces left, and to have camps."""
        s, player = self.s, self.player
        worth = player.guards * GUARD_WORTH[self.rounds] - EXPLORER_WORTH * player.gone * self.weight
        if player.leader != OUT_OF_GAME:
            worth += LEADER_WORTH * self.weight
        if len(player.bases) > 1:
            saved = total = 0
            place = s.box.cost_place
            without = dict(supply_lines(self.over, (BASE_CAMP,), place))
            for at, cost in supply_lines(self.over, player.bases, place):
                saved += s.value[at] * (without.get(at, FAR + 1) - cost)
            for at in self.over.temples:
                total += s.value[at]
            turns = len(s.stack) / len(s.players) + self.rounds
            worth += CAMP_WORTH * turns * saved / total
        return worth

    # What can still be done in this turn

    def plans(self, turn: SpendPoints) -> float:
        """What the points left can bring: the best plans for the money, as many as can be paid."""
        found: list[Plan] = []
        self._works(found, turn)
        self._moves(found, turn)
        if self.now:
            self._takeovers(found, turn)
        found.sort(reverse=True)
        left, worth = turn.left, 0.0
        used: set[int] = set()
        for _, gain, cost, start, goal in found:
            if cost <= left and start not in used and ~goal not in used:
                left -= cost
                worth += gain
                if start != IN_PLACE:
                    used.add(start)
                if goal != IN_PLACE:
                    used.add(~goal)
        return PROMISE * worth

    def _works(self, found: list[Plan], turn: SpendPoints) -> None:
        """What can be done where figures stand already: steps, treasures, guards."""
        s, box, player = self.s, self.s.box, self.player
        for at in spots(player):
            if at in self.shares:
                leads = self.lead(at) > 0
                if player.guards and leads:
                    self._guard(found, at)
                if not step_left(s, at):
                    continue
                count, cost = min(figures(player, at), box.per_temple), box.cost_uncover
                gain = self.shares[at] + (self.now and leads)
            elif s.treasures[at]:
                count, cost = min(figures(player, at), box.per_site, s.treasures[at]), box.cost_recover
                gain = self.find
            else:
                continue
            count -= turn.worked.count(at)
            if gain > 0 and count > 0:
                found += [(gain / cost, gain, cost, IN_PLACE, IN_PLACE)] * count

    def _guard(self, found: list[Plan], at: int) -> None:
        s, cost = self.s, self.s.box.cost_guard
        gain = s.value[at] * (self.rounds - self.now - self.shares[at]) - GUARD_WORTH[self.rounds]
        gain -= EXPLORER_WORTH * self.player.explorers[at] * self.weight
        if self.player.leader == at:
            gain -= LEADER_WORTH * self.weight
        if gain > 0:
            found.append((gain / cost, gain, cost, GUARDING, at))

    def _moves(self, found: list[Plan], turn: SpendPoints) -> None:
        """Figures that could be brought to temples and sites."""
        box, player, over = self.s.box, self.player, self.over
        lines = supply_lines(over, player.bases, box.cost_place)
        leader = box.leader_strength
        for start, count in enumerate(player.explorers):
            if count:
                self._arrivals(found, turn, 1, start, self.loss(start, 1), over.row(start))
        if player.leader >= 0:
            at = player.leader
            self._arrivals(found, turn, leader, at, self.loss(at, leader), over.row(at))
        elif player.leader == IN_SUPPLY:
            self._arrivals(found, turn, leader, FROM_SUPPLY, 0.0, lines)
        if player.supply:
            self._arrivals(found, turn, 1, IN_PLACE, 0.0, lines)

    def _takeovers(self, found: list[Plan], turn: SpendPoints) -> None:
        """Temples that several figures together could take for the scoring at the end of this turn."""
        player, place = self.player, self.s.box.cost_place
        lines = dict(supply_lines(self.over, player.bases, place))
        for at, share in self.shares.items():
            needed = 1 - self.lead(at)
            if needed < 2:
                continue
            walk = self.over.walk(at)
            ways_there = [lines[at]] * min(player.supply, needed) if at in lines else []
            for start, count in enumerate(player.explorers):
                if count and start in walk and start != at and self.loss(start, 1) <= 0:
                    ways_there += [walk[start]] * count
            if len(ways_there) >= needed:
                cost = sum(sorted(ways_there)[:needed])
                if cost <= turn.left:
                    after = self.share(at, force(self.here[at] + needed, self.near[at]))
                    gain = self.s.value[at] * (1 + after - share)
                    found.append((gain / cost, gain, cost, IN_PLACE, at))

    def loss(self, at: int, strength: int) -> float:
        """What is lost when so much strength leaves a hex."""
        if at not in self.shares:
            return 0.0
        fewer = force(self.here[at] - strength, self.near[at] + strength * PULL[2])
        loss = self.s.value[at] * (self.shares[at] - self.share(at, fewer))
        if self.now and 0 < self.lead(at) <= strength:
            loss += self.s.value[at]
        return loss

    def _arrivals(self, found: list[Plan], turn: SpendPoints, strength: int, start: int, loss: float, row: Row) -> None:
        """What a figure brings at each goal within reach, perhaps with the work it can do there at once."""
        s, left, shares, values, treasure = self.s, turn.left, self.shares, self.s.value, self.find - loss
        dig, uncover = s.box.cost_recover, s.box.cost_uncover
        for at, cost in row:
            if cost > left:
                break  # the rest is further away
            if not cost:
                continue
            share = shares.get(at)
            if share is None:
                cost += dig
                if treasure > 0 and cost <= left and s.treasures[at]:
                    found.append((treasure / cost, treasure, cost, start, at))
                continue
            after = self.share(at, force(self.here[at] + strength, self.near[at] - strength * PULL[cost]))
            gain = values[at] * (after - share) - loss
            if self.now and -strength < self.lead(at) <= 0:
                gain += values[at]
            work = cost + uncover
            if after > 0 and work <= left and (gain + after) * cost > gain * work and step_left(s, at):
                gain += after
                cost = work
            if gain > 0:
                found.append((gain / cost, gain, cost, start, at))


def set_points(s: State, player: Player) -> int:
    """What a player's treasures pay each time (TK-12.4)."""
    points = s.box.set_points
    return sum([points[count] for count in player.treasures])


def find_points(s: State, player: Player) -> float:
    """What one more treasure would pay each time, on average."""
    points, total, gain = s.box.set_points, 0, 0
    for count, buried in zip(player.treasures, s.buried, strict=True):
        if buried:
            total += buried
            gain += buried * (points[count + 1] - points[count])
    return gain / total if total else 0.0


def spots(player: Player) -> list[int]:
    """The hexes where a player has figures."""
    found = [at for at, count in enumerate(player.explorers) if count]
    if player.leader >= 0 and not player.explorers[player.leader]:
        found.append(player.leader)
    return found


# The auction (TK-13)


def tile_worth(s: State, seat: int, tile: int) -> float:
    """What it is worth to be the one who lays this tile, where it suits oneself."""
    printed, weight = s.box.tiles[tile], WEIGHT[ROUNDS - s.rounds]
    if printed.terrain == TEMPLE:
        return LAY_TEMPLE * printed.value * weight
    if printed.terrain == SITE:
        return LAY_SITE * printed.masks * weight
    if printed.terrain == VOLCANO:
        rivals = [temple_points(s, other) for other in range(len(s.players)) if other != seat]
        return ERUPT * (temple_points(s, seat) - sum(rivals) / len(rivals))
    return 0.0


def auction_worth(s: State, seat: int, top: MakeBid | TakeTile) -> float:
    """The first choice is worth the best tile shown, less the bid; the others share the rest."""
    *rest, best = sorted([tile_worth(s, seat, tile) for tile in s.shown])
    first, bid = (top.seat, 0) if isinstance(top, TakeTile) else (top.leader, top.high)
    return best - bid if first == seat else sum(rest) / len(rest)
