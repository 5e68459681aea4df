"""What a position says of one seat, in plain numbers: what bots that plan have learned to weigh.

Positions are looked at where one's own turn is over. A temple counts by how safely it is held: by how much one leads
there, and by how many action points a rival would need to take it; temples of others by what it would cost to take
them. Nearly everything is a sum over temples of their values, so that a weight says how often such a point is scored.
The hand-written value is one of them, so that learning can begin with it and only mend it.
"""

from typing import Final

from patolli.core.engine import run

from ..auction import MakeBid, TakeTile
from ..components import BASE
from ..exploring import LayTile
from ..scoring import ScoreSeat
from ..state import IN_SUPPLY, NOBODY, OUT_OF_GAME, ROUNDS, State
from ..treasures import TurnUpTreasure
from . import outlook
from .outlook import DOUBT, auction_worth, find_points, set_points, tile_worth
from .reach import TURN, force, pull, standing, supply_lines, ways
from .rounds import begun, scoring_soon
from .strength import DEAR, MOST, brought, camp_saves, entries, gather, held_points, prices, strongest, whereabouts

BUCKET: Final = (0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5)  # by action points


def features(s: State, seat: int) -> list[float]:
    """All of it, in the order of `names`."""
    o = Outset(s, seat)
    return [
        advice(s, seat), *o.purse(), *o.temples(), *o.guarded(), *o.treasure(), *o.pieces(), *o.hopes(),
        *o.next_turns(),
    ]  # fmt: skip


def advice(s: State, seat: int) -> float:
    """What the hand-written advice says, and what is still to be turned up."""
    made, finds = turned_up(s, seat)
    return outlook.value(made, seat) + finds


def summands(s: State, seat: int) -> dict[str, float]:
    """What the advice is made of."""
    made, finds = turned_up(s, seat)
    found = outlook.summands(made, seat)
    found["treasures"] += finds
    return found


def turned_up(s: State, seat: int) -> tuple[State, float]:
    """The position after treasures that were dug for are turned up, and what these will probably bring."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, TurnUpTreasure):
        return s, 0.0
    rounds = ROUNDS - s.rounds + any(isinstance(f, ScoreSeat) and f.scorer == seat for f in s.agenda)
    made, finds = s.copy(), 0
    while isinstance(made.agenda[-1], TurnUpTreasure):
        made.agenda.pop()
        finds += 1
    run(made)
    return made, finds * rounds * find_points(s, s.players[seat])


class Outset:
    """A position through the eyes of one seat."""

    __slots__ = (
        "bag", "begun", "box", "finds", "me", "others", "over", "prices", "rivals", "s", "scorers", "scores", "seat",
        "soon", "spots",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.box, self.me = s, seat, s.box, s.players[seat]
        self.rivals = [player for player in s.players if player is not self.me]
        self.over = ways(s)
        self.begun = begun(s)
        self.bag = [0.0] * (TURN + 1)  # by points: what a turn could bring
        self.scorers: list[int] = []  # rivals who score before the seat's next turn
        self.finds, self.scores = 0, False
        acting = False
        for frame in s.agenda[::-1]:
            if isinstance(frame, ScoreSeat):
                if frame.scorer == seat:
                    self.scores = not acting  # only treasures are to be turned up before
                elif self.begun == s.rounds:
                    self.scorers.append(frame.scorer)
            elif isinstance(frame, TurnUpTreasure):
                self.finds += 1
            else:
                acting = True
        self.soon = scoring_soon(s)
        self.others = tuple([whereabouts(rival) for rival in self.rivals])
        self.prices = prices(self.over, self.others, s.box.leader_strength, s.box.cost_place)
        self.spots = [(at, count) for at, count in enumerate(self.me.explorers) if count]

    def purse(self) -> list[float]:
        s, me, seat = self.s, self.me, self.seat
        points = float(me.score)
        if self.scores:  # what this turn has brought, before the treasures are turned up
            points += set_points(s, me) + self.finds * find_points(s, me) + held_points(s, seat)
        top = s.agenda[-1] if s.agenda else None
        if isinstance(top, (MakeBid, TakeTile)):
            points += auction_worth(s, seat, top)
        elif isinstance(top, LayTile) and top.seat == seat:
            points += tile_worth(s, seat, top.tile)
        scores = [player.score for player in self.rivals]
        return [
            points, max(scores), sum(scores) / len(scores), ROUNDS - self.begun, len(s.stack), self.soon,
            len(self.scorers), len(scores) - 1,
        ]  # fmt: skip

    def temples(self) -> list[float]:
        """Every temple without a guard: held, lost or open."""
        s, me, box, soon = self.s, self.me, self.box, self.soon
        rivals, prices, explorers = self.rivals, self.prices, me.explorers
        leader, strong = me.leader, box.leader_strength
        guard, values, steps = s.guard, s.value, s.steps
        to_score, bag, uncover = len(self.scorers) > 0, self.bag, box.cost_uncover
        held_by, held_at = [0.0] * 5, [0.0] * 6
        lost_by, lost_at = [0.0] * 4, [0.0] * 6
        open_at = [0.0] * 6
        growth = digs = safe = danger = danger_top = spare = led = 0.0
        foothold = lost_growth = tied = tied_soon = open_nearer = 0.0
        held: list[int] = []
        theirs = [0] * len(rivals)
        for at in self.over.temples:
            if guard[at] != NOBODY:
                continue
            points = values[at]
            mine = explorers[at] + (strong if leader == at else 0)
            best = second = number = 0
            for index, rival in enumerate(rivals):
                power = rival.explorers[at] + (strong if rival.leader == at else 0)
                if power > best:
                    second, best, number = best, power, index
                elif power > second:
                    second = power
            grows = points + 1 < len(steps) and steps[points + 1]
            if mine > best:
                held.append(points)
                lead = mine - best
                held_by[lead - 1 if lead < 5 else 4] += points
                price = prices[at][mine if mine < MOST else MOST - 1]
                held_at[BUCKET[price]] += points
                spare += lead - 1
                if price > TURN:
                    safe += points
                else:
                    danger += points
                    if points > danger_top:
                        danger_top = float(points)
                if leader == at:
                    led += points
                if grows:
                    growth += 1.0
                    digs += 1.0
                    gather(bag, uncover, 1.0)
                    if explorers[at] + (leader == at) > 1:
                        digs += 1.0
                        if points + 2 < len(steps) and steps[points + 2]:
                            gather(bag, uncover, 1.0)
                continue
            price = self.price(at, best - mine + 1)
            gather(bag, price, points)
            if best == 0:
                open_at[BUCKET[price]] += points
                if price < prices[at][0]:
                    open_nearer += points
            elif mine == best:
                tied += points
                if price <= 4:
                    tied_soon += points
            else:
                deficit = best - mine
                lost_by[deficit - 1 if deficit < 4 else 3] += points
                lost_at[BUCKET[price]] += points
                if mine:
                    foothold += points
                if grows:
                    lost_growth += 1
                if second < best:
                    theirs[number] += points
        total, lost, opened = sum(held), sum(lost_by), sum(open_at)
        held.sort(reverse=True)
        first, next_ = (held[0] if held else 0), (held[1] if len(held) > 1 else 0)
        most = max(theirs)
        return [
            *held_by, *held_at, growth, digs, total * soon, safe * soon, total if to_score else 0,
            danger if to_score else 0, len(held), first, next_, first if me.guards else 0,
            next_ if me.guards > 1 else 0, danger_top, spare, led,
            *lost_by, *lost_at, foothold, lost_growth, lost * soon, lost if to_score else 0,
            most, most * soon, most if to_score else 0,
            tied, tied_soon, tied * soon, opened, open_nearer, opened - open_nearer, *open_at[:5],
        ]  # fmt: skip

    def price(self, at: int, needed: int) -> int:
        """How many action points it takes to bring so much strength to a temple."""
        me, strong = self.me, self.box.leader_strength
        cost = self.over.route(at)[0]
        via = DEAR
        for base in me.bases:
            if cost.get(base, DEAR) < via:
                via = cost[base]
        via += self.box.cost_place
        costs: list[int] = []
        for start, count in self.spots:
            if start != at and start in cost:
                costs += [cost[start]] * count
        if via <= TURN:
            costs += [via] * me.supply
        costs.sort()
        found = sum(costs[:needed]) if len(costs) >= needed else DEAR
        if me.leader != at and me.leader != OUT_OF_GAME:
            led = via if me.leader == IN_SUPPLY else cost.get(me.leader, DEAR)
            more = max(needed - strong, 0)
            if len(costs) >= more:
                led += sum(costs[:more])
                if led < found:
                    found = led
        return found if found < DEAR else DEAR

    def guarded(self) -> list[float]:
        s, me, seat = self.s, self.me, self.seat
        owned = [0] * len(s.players)
        for at in self.over.temples:
            if s.guard[at] != NOBODY:
                owned[s.guard[at]] += s.value[at]
        mine, count = owned[seat], len(self.rivals)
        owned[seat] = 0
        left = sum([rival.guards for rival in self.rivals]) / count
        return [mine, sum(owned) / count, max(owned), me.guards, me.guards > 0, left]

    def treasure(self) -> list[float]:
        s, me, rivals = self.s, self.me, self.rivals
        sets = [set_points(s, rival) for rival in rivals]
        find = find_points(s, me)
        digs = doubles = theirs = gain = loss = 0
        for at in self.over.sites:
            left = s.treasures[at]
            if left:
                here = me.explorers[at] + (me.leader == at)
                if here:
                    digs += 1
                    gather(self.bag, self.box.cost_recover, find)
                    if here > 1 and left > 1:
                        doubles += 1
                        gather(self.bag, self.box.cost_recover, find)
                for rival in rivals:
                    if rival.explorers[at] or rival.leader == at:
                        theirs += 1
        mine = me.treasures
        singles = mine.count(1)
        for rival in rivals:
            for own, other in zip(mine, rival.treasures, strict=True):
                if other == 1 and own:
                    gain += own
                elif own == 1 and other:
                    loss += other
        near = 0.0
        row = supply_lines(self.over, me.bases, self.box.cost_place)
        for at, cost in row:
            near += s.treasures[at] / (1 + cost)
        count = len(rivals)
        return [
            set_points(s, me), singles, mine.count(2), sum(sets) / count, max(sets), self.finds * find, find,
            digs, digs * find, doubles, near, sum(s.treasures), theirs / count,
            gain if singles > 1 else 0, loss,
        ]  # fmt: skip

    def pieces(self) -> list[float]:
        s, me, rivals, box = self.s, self.me, self.rivals, self.box
        terrain, guard, temples = s.terrain, s.guard, self.over.temples
        board = idle = wasted = at_base = 0
        for at, count in self.spots:
            board += count
            if at in temples:
                if guard[at] != NOBODY:
                    wasted += count
            elif not s.treasures[at]:
                idle += count
                if terrain[at] == BASE:
                    at_base += count
        saved = camp_saves(self.over, me.bases, tuple(s.value), box.cost_place)
        count = len(rivals)
        return [
            me.supply, me.supply > 0, board, me.gone, me.leader >= 0, me.leader == OUT_OF_GAME, at_base, idle, wasted,
            me.camps, len(me.bases) - 1, saved, saved * len(s.stack) / 36, sum([r.camps for r in rivals]) / count,
            sum([box.explorers - r.supply - r.gone for r in rivals]) / count,
            sum([r.leader == OUT_OF_GAME for r in rivals]) / count,
        ]  # fmt: skip

    def hopes(self) -> list[float]:
        """Who pulls how hard on temples and sites, as the hand-written advice has it."""
        s, over, strong, place = self.s, self.over, self.box.leader_strength, self.box.cost_place
        here, near = pull(over, standing(self.me), strong, place)
        forces = strongest(over, tuple([standing(rival) for rival in self.rivals]), strong, place)
        share = others = growth = pulled = site = sites = 0.0
        guard, values, steps = s.guard, s.value, s.steps
        for at in over.temples:
            if guard[at] == NOBODY:
                points, mine = values[at], force(here[at], near[at])
                best, theirs = forces[at]
                part = mine / (DOUBT + mine + theirs)
                share += points * part
                others += points * best / (DOUBT + mine + theirs)
                pulled += near[at]
                if points + 1 < len(steps) and steps[points + 1]:
                    growth += part
        for at in over.sites:
            left = s.treasures[at]
            if left:
                mine = force(here[at], near[at])
                best, theirs = forces[at]
                site += left * mine / (DOUBT + mine + theirs)
                sites += left * best / (DOUBT + mine + theirs)
        return [share, others, growth, site, sites, pulled, share * self.soon, others * self.soon]

    def next_turns(self) -> list[float]:
        """What ten points would bring to oneself and to the others, and how near temples are to everybody's camps."""
        s, me, rivals, soon, count = self.s, self.me, self.rivals, self.soon, len(self.rivals)
        strong, place, guard, values = self.box.leader_strength, self.box.cost_place, s.guard, s.value
        best = now = gains = 0.0
        for index, rival in enumerate(rivals):
            rows = brought(self.over, self.others[index], strong, place)
            bag, held = [0.0] * (TURN + 1), 0
            for at in self.over.temples:
                if guard[at] != NOBODY:
                    continue
                top = 0
                for other in s.players:
                    if other is not rival:
                        power = other.explorers[at] + (strong if other.leader == at else 0)
                        if power > top:
                            top = power
                needed = top + 1 - rival.explorers[at] - (strong if rival.leader == at else 0)
                if needed <= 0:
                    held += values[at]
                elif needed < MOST:
                    gather(bag, rows[at][needed], values[at])
            gain = bag[TURN]
            gains += gain
            if gain + held > best:
                best = gain + held
            if gain + held > now and (index if index < self.seat else index + 1) in self.scorers:
                now = gain + held
        entry = sum([values[at] * near for at, near in entries(self.over, (me.bases,), place) if guard[at] == NOBODY])
        bases = tuple([rival.bases for rival in rivals])
        theirs = sum([values[at] * near for at, near in entries(self.over, bases, place) if guard[at] == NOBODY])
        gain = self.bag[TURN]
        return [gain, gain * soon, best, best * soon, now, gains / count, gains / count * soon, entry, theirs]
