"""What a volcano would bring now, when the next may come, and which temples one figure more would change."""

from patolli.core.forecast import Fact, Forecast, Outlook, over, sorted_facts, would
from patolli.core.frame import AUTO

from .choices import HEX, HEXES, TREASURES
from .components import TEMPLE, VOLCANO
from .scoring import ScoreSeat, breakdown
from .state import NOBODY, ROUNDS, State, controller, strength

CLOSE = 3  # a leader's strength: so much can come in one turn easily


def forecast(s: State) -> Forecast:
    """Temples and treasures as they are counted at a volcano or at the end (TK-12)."""
    if not s.agenda:
        return over(breakdown(s))
    layers = [number for number, layer in enumerate(s.stack.layers) if any(_is_volcano(s, tile) for tile in layer)]
    scored, coming, args, marked = _next(s, layers)
    last = scored[0].round == ROUNDS - 1
    points = would(s, breakdown, scored)
    outlook = Outlook("end", points) if last else Outlook("volcano", points, {"number": scored[0].round + 1})
    track = tuple(s.box.tiles[tile].letter for layer in s.stack.layers for tile in layer)
    return Forecast((outlook,), coming, args, track, marked, sorted_facts(_close_calls(s)))


Next = tuple[list[ScoreSeat], str, dict[str, int], tuple[int, ...]]


def _next(s: State, layers: list[int]) -> Next:
    """Who scores next, and when, as far as the backs of the tiles tell; `layers` of the stack hold a volcano."""
    now = [one for one in s.agenda if isinstance(one, ScoreSeat)]
    if now:
        return now, "now", {}, ()
    number, shown = s.rounds, len(s.shown)
    lies_open = any(_is_volcano(s, tile) for tile in s.shown)
    if not layers and not lies_open:
        number = ROUNDS - 1
    scored = [ScoreSeat(AUTO, seat, number) for seat in range(len(s.players))]
    if lies_open:
        return scored, "volcano-shown", {}, ()
    if number == ROUNDS - 1:
        return scored, "end", {"tiles": len(s.stack) + shown}, ()
    before = sum(map(len, s.stack.layers[: layers[0]]))
    most = before + len(s.stack.layers[layers[0]])
    return scored, "volcano", {"number": number + 1, "most": most + shown}, tuple(range(before, most))


def _is_volcano(s: State, tile: int) -> bool:
    return s.box.tiles[tile].terrain == VOLCANO


def holdings(s: State) -> list[Fact]:
    """The temples that each controls and the treasures of a kind that it has, with what they score (TK-12)."""
    facts = []
    for at in range(HEXES):
        who = controller(s, at) if s.terrain[at] == TEMPLE and s.value[at] else NOBODY
        if who != NOBODY:
            args = {"who": who, "hex": at, "n": s.value[at]}
            facts.append(Fact("holds", args, (who,), s.value[at], {"hex": (HEX.values[at],)}))
    for who, player in enumerate(s.players):
        for kind, count in enumerate(player.treasures):
            if count:
                points = s.box.set_points[count]
                args = {"who": who, "treasure": kind, "count": count, "n": points}
                facts.append(Fact("alike", args, (who,), points, {"treasure": (TREASURES[kind],)}))
    return facts


def _close_calls(s: State) -> list[Fact]:
    """Temples that nobody holds because of a tie, and such as another could take from who holds them (TK-12.2)."""
    facts = []
    for at in range(HEXES):
        if s.terrain[at] != TEMPLE or not s.value[at] or s.guard[at] != NOBODY:
            continue
        powers = sorted(((strength(s, seat, at), seat) for seat in range(len(s.players))), key=lambda one: -one[0])
        (best, first), (next_best, second) = powers[0], powers[1]
        if not best:
            continue
        args, here = {"hex": at, "power": best, "n": s.value[at]}, {"hex": (HEX.values[at],)}
        if best == next_best:
            tied = tuple(seat for power, seat in powers if power == best)
            facts.append(Fact("tie", {**args, "count": len(tied)}, tied, s.value[at], here))
        elif next_best and best - next_best < CLOSE:
            more = {"first": first, "second": second, "more": best - next_best + 1, "other": next_best}
            facts.append(Fact("contest", {**args, **more}, (first, second), s.value[at], here))
    return facts
