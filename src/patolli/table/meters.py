"""What an operator may want to watch. Counted always, which costs a microsecond; read if `--metrics` is given."""

import logging
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from patolli import __version__
from patolli.core.frame import CHANCE

if TYPE_CHECKING:
    from .hall import Hall

disable_created_metrics()
REGISTRY = CollectorRegistry()
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)  # seconds


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"patolli_{name}", about, labels, registry=REGISTRY)


def _seconds(name: str, about: str, *labels: str) -> Histogram:
    return Histogram(f"patolli_{name}_seconds", about, labels, registry=REGISTRY, buckets=BUCKETS)


MOVES = _counter("moves", "Lines of matches that were stored, by kind and by whose they are", "kind", "by")
REFUSALS = _counter("refusals", "Messages refused, by reason", "why")
ERRORS = _counter("errors", "Errors in the log, by who wrote them", "logger")
TRANSACTIONS = _counter("transactions", "Transactions committed")
FAILURES = _counter("storage_failures", "Times the database did not answer, by what was wanted of it", "doing")
ANSWERS = _seconds("answer", "From a message on a WebSocket to its answer, by the kind of message", "message")
REQUESTS = _seconds("request", "From a request to the end of its answer, by status", "code")
THOUGHTS = _seconds("bot", "From a question to a bot's answer, waiting for a free worker included", "bot")
BOT_QUEUE = Gauge("patolli_bot_queue", "Questions to bots that are not answered yet", registry=REGISTRY)

Info("patolli", "The version that runs", registry=REGISTRY).info({"version": __version__})
ProcessCollector(registry=REGISTRY)


def stored(entries: Iterable[Mapping[str, Any]]) -> None:
    """Count lines of matches. A person's line has a message that asked for it; a bot's has none."""
    tally = Tally(
        (entry["kind"], "chance" if entry["seat"] == CHANCE else "person" if entry["message"] else "bot")
        for entry in entries
    )
    for (kind, by), count in tally.items():
        MOVES.labels(kind, by).inc(count)


class Attendance(Collector):
    """The tables of this process and those who look at them, as they are when somebody asks."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def collect(self) -> Iterator[GaugeMetricFamily]:
        present = list(self.hall.tables.values())
        tables = GaugeMetricFamily("patolli_tables", "Tables in memory, by status", labels=["status"])
        for status, count in Tally(table.status for table in present).items():
            tables.add_metric([status], count)
        yield tables
        yield GaugeMetricFamily("patolli_sockets", "Open pages", value=sum(len(table.viewers) for table in present))


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()
