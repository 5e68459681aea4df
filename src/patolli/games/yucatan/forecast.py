"""What a sacrifice of everything and the end would bring now, and whose markers would move."""

from patolli.core.forecast import Fact, Forecast, Outlook, over, sorted_facts, would

from .choices import LAST_ROUND
from .sacrifice import OfferAll, all_offered, has_sacrifices_to_come
from .scoring import CountStores, TakeBestBonuses, breakdown
from .state import State


def forecast(s: State) -> Forecast:
    """The sacrifice of this round, at most: what is offered is secret (YU-11); then the end (YU-13)."""
    if not s.agenda:
        return over(breakdown(s))
    end = Outlook("end", would(s, breakdown, [TakeBestBonuses(), CountStores()]), at_most=True)
    track = tuple(str(number) for number in range(1, LAST_ROUND + 1))
    marked = tuple(place for place, number in enumerate(track) if int(number) == s.round)
    if not has_sacrifices_to_come(s):
        return Forecast((end,), "between", {"round": s.round, "rounds": LAST_ROUND}, track, marked)
    offers = all_offered(s)
    against = {"marker": [(offer, player.marker) for offer, player in zip(offers, s.players, strict=True)]}
    outlook = Outlook("sacrifice", would(s, breakdown, [OfferAll()]), {"round": s.round}, True, against)
    args = {"round": s.round, "rounds": LAST_ROUND}
    return Forecast((outlook, end), "sacrifice", args, track, marked, sorted_facts(_markers(s, offers)))


def _markers(s: State, offers: list[int]) -> list[Fact]:
    """Whose marker would stay where it is, and who would climb the pyramid (YU-11.4, YU-11.5)."""
    facts, summit = [], len(s.box.step_vp) - 1
    for seat, player in enumerate(s.players):
        args = {"who": seat, "offer": offers[seat], "marker": player.marker}
        if offers[seat] <= player.marker:
            facts.append(Fact("stays", args, (seat,), 0))
        elif offers[seat] == max(offers) and player.step < summit:
            gain = s.box.step_vp[player.step + 1] - s.box.step_vp[player.step]
            facts.append(Fact("climbs", args, (seat,), gain))
    return facts
