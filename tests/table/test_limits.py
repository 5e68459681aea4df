"""How often somebody may do something."""

import pytest

from patolli.table.limits import KEPT, Limits, TooMany, unlimited


class Watch:
    time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_empties_and_fills_again() -> None:
    now = Watch()
    limits = Limits({"tables": (2, 0.5)}, now)
    limits.take("tables", "ana")
    limits.take("tables", "ana")
    with pytest.raises(TooMany, match="2 s") as refused:
        limits.take("tables", "ana")
    assert refused.value.wait == 2.0
    limits.take("tables", "bo")
    now.time = 2.0
    limits.take("tables", "ana")
    with pytest.raises(TooMany):
        limits.check("tables", "ana")
    now.time = 1000.0
    for _ in range(2):
        limits.take("tables", "ana")
    with pytest.raises(TooMany):
        limits.take("tables", "ana")


def test_looking_takes_nothing() -> None:
    limits = Limits({"tokens": (1, 0.1)}, Watch())
    for _ in range(5):
        limits.check("tokens", "ana")
    limits.take("tokens", "ana")


def test_old_buckets_are_forgotten() -> None:
    limits = Limits({"tables": (1, 0.1)}, Watch())
    for number in range(KEPT + 10):
        limits.take("tables", str(number))
    assert len(limits.buckets) == KEPT


def test_only_so_many_are_held_at_one_time() -> None:
    limits = Limits(held={"sockets": 2})
    with limits.hold("sockets", "ana"), limits.hold("sockets", "bo"):
        with limits.hold("sockets", "ana"), pytest.raises(TooMany), limits.hold("sockets", "ana"):
            pass
        with limits.hold("sockets", "ana"):
            assert limits.held["sockets", "ana"] == 2
    assert not limits.held


def test_a_benchmark_is_not_held_up() -> None:
    limits = unlimited()
    for _ in range(10_000):
        limits.take("tables", "ana")
        limits.hold("sockets", "ana").__enter__()
    assert not limits.buckets
