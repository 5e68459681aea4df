"""What a ceremony and the end would bring now, how soon it comes, and on what a potato or a marker would turn."""

from patolli.core.forecast import Fact, Forecast, Outlook, Points, over, sorted_facts, would
from patolli.core.frame import AUTO

from .ceremony import (
    FeedWithPotatoes,
    OpenCeremony,
    ScoreRegions,
    TempleIncome,
    TradeFreely,
    is_last,
    missing_potatoes,
    region_leader,
)
from .choices import POTATO, REGION
from .scoring import FinalScoring, breakdown, rival
from .state import NOBODY, Frame, State, is_hers


def forecast(s: State) -> Forecast:
    """The ceremony without what is chosen in it (TW-10), and the final scoring (TW-11)."""
    if not s.agenda:
        return over(_points(s))
    end = Outlook("end", would(s, _points, [FinalScoring()]))
    if s.active == NOBODY:
        return Forecast((end,), "opening", {})
    fed = {"potatoes": [(player.goods[POTATO], len(player.hand)) for player in s.players]}
    outlook = Outlook("ceremony", would(s, _points, _ceremony(s)), {"number": s.held + 1}, beside=fed)
    args = {"number": s.held + 1, "village": len(s.village)}
    track = tuple(str(number) for number in range(1, len(s.box.token_vp) + 1))
    coming = "ceremony-called" if s.token != NOBODY else "last-ceremony" if is_last(s) else "ceremony"
    facts = [*_unfed(s), *_regions(s)]
    return Forecast((outlook, end), coming, args, track, (s.held,), sorted_facts(facts))


def _points(s: State) -> Points:
    hers = rival(s)
    return [*breakdown(s), *([] if hers is None else [hers])]


def _ceremony(s: State) -> list[Frame]:
    seats = range(len(s.players))
    people = [seat for seat in seats if not is_hers(s, seat)]
    return [
        *[OpenCeremony(AUTO, seat) for seat in people],
        *[TradeFreely(AUTO, seat) for seat in seats if is_hers(s, seat)],
        *[TempleIncome(AUTO, seat) for seat in seats],
        ScoreRegions(),
        *[FeedWithPotatoes(AUTO, seat) for seat in people],
    ]


def holdings(s: State) -> list[Fact]:
    """The regions in which somebody leads, and what they would score now (TW-10.5)."""
    facts = []
    for region in range(len(REGION)):
        leader = region_leader(s, region)
        if leader != NOBODY and s.casualties:
            args = {"who": leader, "region": region, "n": len(s.casualties)}
            facts.append(Fact("leads", args, (leader,), len(s.casualties), {"region": (REGION.values[region],)}))
    return facts


def _unfed(s: State) -> list[Fact]:
    """God cards for which there are no potatoes; gold may stand for them (TW-10.6)."""
    facts = []
    for seat in range(len(s.players)):
        missing = 0 if is_hers(s, seat) else missing_potatoes(s, seat)
        if missing:
            points = -s.box.unpaid_vp * missing
            args = {"who": seat, "missing": missing, "n": -points}
            facts.append(Fact("unfed", args, (seat,), points, beside="potatoes"))
    return facts


def _regions(s: State) -> list[Fact]:
    """Regions in which another has as many markers as the leader, or one fewer (TW-10.5)."""
    facts = []
    for region in range(len(REGION)):
        leader = region_leader(s, region)
        if leader == NOBODY or not s.casualties:
            continue
        owners = [s.lands[land] for land in s.box.lands[region]]
        for seat in range(len(s.players)):
            behind = owners.count(leader) - owners.count(seat)
            if seat != leader and owners.count(seat) and behind <= 1:
                args = {"region": region, "first": leader, "second": seat, "n": len(s.casualties)}
                here = {"region": (REGION.values[region],)}
                facts.append(Fact("level" if not behind else "lead", args, (leader, seat), len(s.casualties), here))
    return facts
