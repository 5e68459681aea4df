"""How often somebody may do something: a bucket that fills up again with time, one for each person or address."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

# what: (how many at once, how many a second after that)
RATES: Mapping[str, tuple[float, float]] = {
    "tables": (20, 1 / 10),
    "openings": (120, 1 / 3),  # tables too, but from one address: a whole club may sit behind it
    "people": (30, 1 / 10),
    "tokens": (10, 1 / 30),  # only wrong ones are counted
    "passkeys": (60, 1 / 2),  # questions and answers
    "wishes": (60, 1),  # for notices
    "tests": (5, 1 / 20),  # of a way of notices
    "records": (10, 1 / 10),
    "looks": (200, 20),  # back at a whole match
    "chat": (5, 1 / 2),  # five lines in ten seconds
    "messages": (200, 60),
    "questions": (20, 4),  # "why not?" may have to look at many choices
    "hints": (6, 1 / 4),  # each takes a worker a second or two
    "reviews": (5, 1 / 60),  # begun; each takes a worker minutes
    "judgements": (20, 4),  # how far one may go back, which a page asks by itself
}
# Of these it would help to ask another process: they are counted in the database, for all of them (`counts.py`).
SHARED = (
    "tables",
    "openings",
    "people",
    "tokens",
    "passkeys",
    "wishes",
    "tests",
    "records",
    "chat",
    "hints",
    "reviews",
)
HELD: Mapping[str, int] = {"sockets": 200, "packs": 4}  # how many at one time; packs and match files being read
KEPT = 10_000  # buckets; the longest unused are forgotten first


class TooMany(Exception):
    """Too often; `wait` says for how many seconds to hold off."""

    def __init__(self, what: str, wait: float) -> None:
        super().__init__(f"too many {what}; try again in {max(1, round(wait))} s")
        self.what = what
        self.wait = wait


class Limits:
    """Counts in this process only, which is enough to stop floods of what is cheap; for the rest see `counts.py`."""

    def __init__(
        self,
        rates: Mapping[str, tuple[float, float]] = RATES,
        now: Callable[[], float] = time.monotonic,
        held: Mapping[str, int] = HELD,
    ) -> None:
        self.rates = rates
        self.most = held
        self.held: Counter[tuple[str, str]] = Counter()
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, what: str, who: str) -> None:
        """`TooMany` if nothing is left in the bucket; takes nothing out of it."""
        level = self._level(what, who)
        if level < 1:
            raise TooMany(what, (1 - level) / self.rates[what][1])

    def take(self, what: str, who: str) -> None:
        """Count one; `TooMany` if it is one too many."""
        self.check(what, who)
        if what not in self.rates:
            return
        self.buckets[what, who] = (self._level(what, who) - 1, self.now())
        self.buckets.move_to_end((what, who))
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)

    @contextmanager
    def hold(self, what: str, who: str) -> Iterator[None]:
        """Have one for as long as this lasts; `TooMany` if as many as may be are held already."""
        if what in self.most and self.held[what, who] >= self.most[what]:
            raise TooMany(what, 1.0)
        self.held[what, who] += 1
        try:
            yield
        finally:
            self.held[what, who] -= 1
            if not self.held[what, who]:
                del self.held[what, who]

    def _level(self, what: str, who: str) -> float:
        if what not in self.rates:
            return float("inf")
        size, rate = self.rates[what]
        level, since = self.buckets.get((what, who), (size, self.now()))
        return min(size, level + (self.now() - since) * rate)


def unlimited() -> Limits:
    """For benchmarks."""
    return Limits({}, held={})
