"""What a turn comes to that another does not, as all at the table can see it: the difference of two forecasts."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from patolli.core.forecast import Contrast, Fact, Forecast, Outlook
from patolli.core.frame import State
from patolli.core.game import Game

LEAST = 1.0  # points that are worth a sentence
MOST = 2  # sentences about points, and as many about facts

Ours = tuple[str, tuple[int, ...], tuple[Any, ...]]  # what a fact is about, whatever its figures are
SAID = {"else": "then", "before": "then", "played": "better"}  # what the other is, and how the better one is called


class Counted(NamedTuple):
    """Somebody's points of one sort in two positions, by source."""

    said: str
    key: str
    args: Mapping[str, int]
    who: int
    one: Mapping[str, float]
    two: Mapping[str, float]

    @property
    def gain(self) -> float:
        return sum(self.one.values()) - sum(self.two.values())


def contrasts(game: Game, better: State, other: State, seat: int, instead: str = "else") -> list[Contrast]:
    """What speaks for one position against another, the points first; `instead` says what the other is."""
    one, two = game.forecast(better), game.forecast(other)
    mine = Counted("scored", "", {}, seat, game.points(better)[seat], game.points(other)[seat])
    beside = _beside(one, two, seat)
    facts = list[Contrast]()
    if better.agenda and other.agenda:  # nothing hangs on what is held when the game is over
        told = {row["key"] for row in beside}
        here, there = [*game.holdings(better), *one.facts], [*game.holdings(other), *two.facts]
        facts = _facts(here, there, seat, instead, told)
    return [*_points(_settled(mine, one, two)), *beside, *facts]


def _by_name(found: Forecast) -> dict[tuple[str, tuple[tuple[str, int], ...]], Outlook]:
    return {(outlook.key, tuple(outlook.args.items())): outlook for outlook in found.outlooks}


def _pairs(one: Forecast, two: Forecast) -> list[tuple[Outlook, Outlook]]:
    """What is to come in both."""
    theirs = _by_name(two)
    return [(ours, theirs[name]) for name, ours in _by_name(one).items() if name in theirs]


def _settled(mine: Counted, one: Forecast, two: Forecast) -> list[Counted]:
    """The points scored and those to come; what only one position has scored yet is no difference."""
    seat, ours, theirs = mine.who, _by_name(one), _by_name(two)
    for name in {**ours, **theirs}:
        if name not in ours or name not in theirs:
            points = [found[name].points[seat] if name in found else {} for found in (ours, theirs)]
            mine, _ = _at_one_time(mine, Counted("own", "", {}, seat, *points))
    coming = []
    for outlook in _outlooks(one, two, seat):
        if outlook.who == seat:
            mine, outlook = _at_one_time(mine, outlook)
        coming.append(outlook)
    return [mine, *coming]


def _at_one_time(scored: Counted, coming: Counted) -> tuple[Counted, Counted]:
    """What is scored in one position and to come in the other, counted in the second as in the first."""
    have, expect = dict(scored.two), dict(coming.two)
    for source in {**coming.one, **coming.two}:
        later = coming.one.get(source, 0) - coming.two.get(source, 0)
        sooner = scored.two.get(source, 0) - scored.one.get(source, 0)
        if later * sooner > 0:
            same = min(later, sooner, key=abs)
            have[source] = have.get(source, 0) - same
            expect[source] = expect.get(source, 0) + same
    return scored._replace(two=have), coming._replace(two=expect)


def _outlooks(one: Forecast, two: Forecast, seat: int) -> list[Counted]:
    """What the seat would score at what is to come in both, and then what its rivals would."""
    found = []
    for ours, theirs in _pairs(one, two):
        for who, (now, instead) in enumerate(zip(ours.points, theirs.points, strict=True)):
            said = "rival" if who != seat else "most" if ours.at_most else "own"
            found.append(Counted(said, ours.key, ours.args, who, now, instead))
    return sorted(found, key=lambda one: one.said == "rival")


def _beside(one: Forecast, two: Forecast, seat: int) -> list[Contrast]:
    """What the seat would lack, and now lacks less of."""
    found = []
    for ours, theirs in _pairs(one, two):
        for row, cells in ours.beside.items():
            (have, need), (had, needed) = cells[seat], theirs.beside[row][seat]
            if had < needed and have - need > had - needed:
                args = {"have": have, "need": need, "had": had, "needed": needed}
                found.append(
                    Contrast(
                        said="beside", key=row, args=args, who=seat, now=have - need, instead=had - needed, sources={}
                    )
                )
    return found


def _points(found: list[Counted]) -> list[Contrast]:
    """The largest differences that speak for it, in their order."""
    speaking = [one for one in found if (one.gain < 0 if one.said == "rival" else one.gain > 0)]
    large = sorted((abs(one.gain) for one in speaking if abs(one.gain) >= LEAST), reverse=True)[:MOST]
    return [
        Contrast(
            said=one.said,
            key=one.key,
            args=dict(one.args),
            who=one.who,
            now=sum(one.one.values()),
            instead=sum(one.two.values()),
            sources={
                source: one.one.get(source, 0) - one.two.get(source, 0)
                for source in {**one.one, **one.two}
                if one.one.get(source, 0) != one.two.get(source, 0)
            },
        )
        for one in speaking
        if large and abs(one.gain) >= large[-1]
    ][:MOST]


def _facts(one: Sequence[Fact], two: Sequence[Fact], seat: int, instead: str, told: Collection[str]) -> list[Contrast]:
    """What is so in one of them alone: good for the seat here, or bad for it there; for its rivals the other way.

    Left out is what a row that was `told` beside the points says of the seat already.
    """
    here, there = _about(one), _about(two)
    found = []
    for what in {**here, **there}:
        now, then = here.get(what), there.get(what)
        if what[1] == (seat,) and any(fact and fact.beside in told for fact in (now, then)):
            continue
        gain = (now.points if now else 0) - (then.points if then else 0)
        gain = gain if what[1] == (seat,) else -gain
        if gain < LEAST:
            continue
        good = what[1] == (seat,)
        if now and (now.points > 0) == good:
            found.append((gain, SAID[instead], now))
        elif then and (then.points > 0) != good:
            found.append((gain, instead, then))
    found.sort(key=lambda one: -one[0])
    places = [fact.at for _, _, fact in found]
    found = [one for number, one in enumerate(found) if not one[2].at or one[2].at not in places[:number]]
    return [
        Contrast(
            said=said, key=fact.key, args=dict(fact.args), who=fact.seats[0], now=fact.points, instead=0.0, sources={}
        )
        for _, said, fact in found[:MOST]
    ]


def _about(facts: Sequence[Fact]) -> dict[Ours, Fact]:
    """The facts about one seat alone: these speak for it, or against it, by their points."""
    alone = (fact for fact in facts if len(fact.seats) == 1 and fact.points)
    return {(fact.key, fact.seats, tuple(fact.at.items())): fact for fact in alone}
