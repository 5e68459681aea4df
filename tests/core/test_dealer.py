"""Who answers for chance, and how anybody can check it."""

import hashlib
import hmac
import pickle
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.core import dealer as module
from patolli.core.dealer import FairDealer, ScriptedDealer, SeededDealer, weighted

OPTIONS = [(0, 0), (0, 1), (0, 2)]
WEIGHTS = [1, 2, 5]


def test_weights_are_shares_of_a_line() -> None:
    assert [weighted(n, WEIGHTS) for n in range(8)] == [0, 1, 1, 2, 2, 2, 2, 2]
    assert weighted(0, [0, 0, 1]) == 2
    with pytest.raises(ValueError, match="past the last weight"):
        weighted(8, WEIGHTS)


def test_the_same_seed_gives_the_same_draws() -> None:
    first, second = SeededDealer(4), SeededDealer(random.Random(4))
    assert [first.pick(n, OPTIONS, WEIGHTS) for n in range(50)] == [second.pick(n, OPTIONS, WEIGHTS) for n in range(50)]


def test_a_script_is_said_in_order() -> None:
    dealer = ScriptedDealer(OPTIONS)
    assert [dealer.pick(9, [], []) for _ in OPTIONS] == OPTIONS


def far_off(found: Counter[int], weights: list[int]) -> float:
    """The chi-square distance of counts from what the weights promise."""
    total = sum(found.values())
    expected = [total * weight / sum(weights) for weight in weights]
    return sum((found[i] - e) ** 2 / e for i, e in enumerate(expected))


@pytest.mark.parametrize("dealer", [SeededDealer(1), FairDealer(b"k" * 32)], ids=["seeded", "fair"])
@pytest.mark.parametrize("weights", [[1, 2, 5], [1, 1, 1], [7, 1, 90]], ids=str)
def test_draws_follow_the_weights(dealer: SeededDealer | FairDealer, weights: list[int]) -> None:
    found = Counter(dealer.pick(ply, OPTIONS, weights)[1] for ply in range(6000))
    assert far_off(found, weights) < 13.8  # once in a thousand with two degrees of freedom; the seeds are fixed


def test_what_is_published_is_the_hash_of_the_secret() -> None:
    assert FairDealer(b"secret").commitment == hashlib.sha256(b"secret").hexdigest()


@pytest.mark.parametrize("length", [0, 32, 64, 65])
def test_a_draw_can_be_worked_out_from_secret_entropy_and_ply_alone(length: int) -> None:
    dealer = FairDealer(b"s" * length, ("ana", "bo"))
    value = int.from_bytes(hmac.new(b"s" * length, b"ana\nbo\n7 0", "sha256").digest()[:8], "big")
    assert dealer.below(7, 10) == value % 10
    assert dealer.pick(7, OPTIONS, WEIGHTS) == OPTIONS[weighted(value % 8, WEIGHTS)]


def test_each_secret_entropy_and_ply_gives_draws_of_its_own() -> None:
    def draws(dealer: FairDealer, first: int = 0) -> tuple[int, ...]:
        return tuple(dealer.below(ply, 1000) for ply in range(first, first + 20))

    many = [FairDealer(b"a" * 32), FairDealer(b"b" * 32), FairDealer(b"a" * 32, ("x",)), FairDealer(b"a" * 32, ("y",))]
    many += [FairDealer(b"a" * 32, ("x", "y")), FairDealer(b"a" * 32, ("y", "x")), FairDealer(b"a" * 32, ("xy",))]
    assert len({draws(dealer) for dealer in many}) == len(many)
    assert draws(many[0]) == draws(FairDealer(b"a" * 32))
    assert draws(many[0]) != draws(many[0], first=1)


def test_a_dealer_draws_the_same_in_another_process() -> None:
    dealer = FairDealer(b"s" * 32, ("ana",))
    assert pickle.loads(pickle.dumps(dealer)).below(3, 1000) == dealer.below(3, 1000)


def test_two_tables_do_not_share_a_secret() -> None:
    assert FairDealer().secret != FairDealer().secret
    assert len(FairDealer().secret) == 32


class Drawn:
    """Stands in for both hashes of HMAC: gives these numbers one after the other."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)
        self.messages: list[bytes] = []

    def copy(self) -> "Drawn":
        return self

    def update(self, message: bytes) -> None:
        self.messages.append(message)

    def digest(self) -> bytes:
        return (self.values.pop(0) if self.messages[-1] == INNER else 0).to_bytes(8, "big") + bytes(24)


INNER = bytes(32)  # what the first hash says


def test_a_number_past_the_last_full_lap_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = 3 << 61  # two laps would need 6 << 61, and there is room for 8 << 61: the last quarter is left over
    lap = (1 << 64) - (1 << 64) % limit
    assert lap == 2 * limit
    drawn = Drawn(lap, (1 << 64) - 1, lap - 1)
    monkeypatch.setattr(module, "keyed", lambda secret: (drawn, drawn))
    assert FairDealer(b"").below(5, limit) == limit - 1
    assert drawn.messages == [b"5 0", INNER, b"5 1", INNER, b"5 2", INNER]


def test_a_limit_that_divides_the_range_leaves_nothing_over(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawn((1 << 64) - 1)
    monkeypatch.setattr(module, "keyed", lambda secret: (drawn, drawn))
    assert FairDealer(b"").below(0, 16) == 15


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**63))
def test_every_outcome_has_the_same_number_of_ways(value: int, limit: int) -> None:
    lap = (1 << 64) - (1 << 64) % limit
    assert lap % limit == 0
    assert 0 < lap <= 1 << 64
    assert (1 << 64) - lap < limit


@pytest.mark.parametrize("word", ["two  spaces", " padded ", "line\nbreak", "x" * 79 + " y", "x" * 200, ""])
def test_entropy_is_kept_as_it_will_be_written(word: str) -> None:
    """Else the draws of a match could not be worked out again from its file."""
    kept = FairDealer(b"s", (word,)).entropy[0]
    assert kept == " ".join(kept.split())
    assert len(kept) <= 80
    assert FairDealer(b"s", (kept,)).entropy[0] == kept
