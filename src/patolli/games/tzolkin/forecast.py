"""What the next Food Day and the end would bring now, and on what a block of corn or a step would turn."""

from patolli.core.forecast import Fact, Forecast, Outlook, over, sorted_facts, would
from patolli.core.frame import AUTO

from .choices import EK_CHUAH, TEMPLE, YALUK
from .food_days import ChargeDebt, Feed, PayOut, ScoreTemples, lead, needs
from .prophecies import ScoreProphecy
from .scoring import FinalScoring, breakdown
from .state import Frame, State
from .temples import TEMPLES

SHOWN = 7  # days


def forecast(s: State) -> Forecast:
    """A Food Day as it would go today (TZ-10), and what is in store at the end (TZ-14)."""
    if not s.agenda:
        return over(breakdown(s))
    end = Outlook("end", would(s, breakdown, [FinalScoring()]))
    days = s.box.food_days
    if s.held == len(days):
        return Forecast((end,), "last-day", {})
    number, left = s.held + 1, max(days[s.held] - s.day, 0)
    scored = s.box.scoring_days[s.held]
    key = "points-day" if scored else "food-day"
    fed = {"corn": [(player.corn, sum(needs(s, seat))) for seat, player in enumerate(s.players)]}
    outlook = Outlook(key, would(s, breakdown, _food_day(s)), {"number": number}, beside=fed)
    first = max(s.day, 1)
    track = tuple(str(day) for day in range(first, min(first + SHOWN, days[-1] + 1)))
    marked = tuple(place for place, day in enumerate(track) if int(day) in days)
    facts = [*_hungry(s), *(_leads(s, number) if scored else ())]
    args = {"left": left, "day": days[s.held], "number": number}
    return Forecast((outlook, end), key, args, track, marked, sorted_facts(facts))


def _food_day(s: State) -> list[Frame]:
    """What of a Food Day moves points, where nobody chooses anything (TZ-10.2)."""
    number, seats = s.held + 1, range(len(s.players))
    debtors = [seat for seat in seats if s.players[seat].tribe == EK_CHUAH]
    return [
        *[PayOut(AUTO, seat, number) for seat in seats],
        *[Feed(AUTO, seat) for seat in seats],
        *([ScoreTemples(AUTO, number)] if s.box.scoring_days[s.held] else []),
        *[ChargeDebt(AUTO, seat, number == len(s.box.food_days)) for seat in debtors],
        ScoreProphecy(),
    ]


def holdings(s: State) -> list[Fact]:
    """Who stands highest in a temple, and what that scores on the next Food Day with points (TZ-10.7)."""
    days = [number for number, scored in enumerate(s.box.scoring_days) if scored and number >= s.held]
    if not days:
        return []
    facts = []
    for temple in TEMPLES:
        leaders, _, points = lead(s, temple, days[0] + 1)
        for who in leaders:
            args = {"who": who, "temple": temple, "n": points}
            facts.append(Fact("highest", args, (who,), points, {"temple": (TEMPLE.values[temple],)}))
    return facts


def _hungry(s: State) -> list[Fact]:
    """Who could not feed everybody today, and how much corn is missing (TZ-10.5)."""
    facts = []
    for seat, player in enumerate(s.players):
        missing = sum(needs(s, seat)) - player.corn
        if missing > 0:
            each = s.box.tribes.yaluk_unfed if player.tribe == YALUK else s.box.unfed
            facts.append(Fact("hungry", {"who": seat, "missing": missing}, (seat,), each, beside="corn"))
    return facts


def _leads(s: State, number: int) -> list[Fact]:
    """Temples in which several share the highest step, or one step more would do so (TZ-10.7)."""
    facts = []
    for temple in TEMPLES:
        leaders, bonus, _ = lead(s, temple, number)
        below = s.players[leaders[0]].steps[temple] - 1
        chasers = [seat for seat, player in enumerate(s.players) if player.steps[temple] == below]
        args, here = {"temple": temple, "bonus": bonus}, {"temple": (TEMPLE.values[temple],)}
        if len(leaders) > 1:
            facts.append(Fact("level", {**args, "half": bonus // 2, "count": len(leaders)}, leaders, bonus, here))
        elif chasers:
            both = {"first": leaders[0], "second": chasers[0]}
            facts.append(Fact("lead", {**args, **both}, (leaders[0], *chasers), bonus - bonus // 2, here))
    return facts
