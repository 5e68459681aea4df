"""Who answers for chance. A dealer stands outside the state: the rules only say what may come and how likely it is."""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from .choice import Choice
from .engine import options, step
from .frame import CHANCE, State, Together

BLOCK = 64  # bytes that SHA-256 takes at once
LAPS = 1 << 64  # numbers that a draw begins with


class Dealer(Protocol):
    """Answers chance questions; `ply` is the number of the line the answer will have in the record."""

    def pick(self, ply: int, options: Sequence[Choice], weights: Sequence[int]) -> Choice: ...


def drawn(dealer: Dealer, s: State, ply: int) -> Choice:
    """What the dealer answers to the chance question on top of the agenda; `ply` numbers the draw."""
    frame = s.agenda[-1]
    if isinstance(dealer, CountingDealer):
        lots = frame.lots(s)
        if lots:  # the same card as below, without a list of all that may come
            return (frame.asks[0], lots[dealer.below(ply, len(lots))])
    options, weights = frame.outcomes(s)
    return dealer.pick(ply, options, weights)


def play_out(s: State, rng: random.Random) -> int:
    """Play on at random to the end of the game; how many choices seats have made."""
    made, chance = 0, SeededDealer(rng)
    while s.agenda:
        top = s.agenda[-1]
        if top.seat == CHANCE:
            step(s, drawn(chance, s, made))
        else:
            seat = top.next_seat() if isinstance(top, Together) else top.seat
            found = options(s, seat)
            step(s, found[int(rng.random() * len(found))], seat)
            made += 1
    return made


class CountingDealer:
    """Answers with a number."""

    def below(self, ply: int, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as any other."""
        raise NotImplementedError

    def pick(self, ply: int, options: Sequence[Choice], weights: Sequence[int]) -> Choice:
        return options[weighted(self.below(ply, sum(weights)), weights)]


class SeededDealer(CountingDealer):
    """For simulations and search: quick, and the same seed gives the same game."""

    def __init__(self, seed: int | random.Random) -> None:
        self.random = seed if isinstance(seed, random.Random) else random.Random(seed)

    def below(self, ply: int, limit: int) -> int:
        return int(self.random.random() * limit)


class ScriptedDealer:
    """For tests and positions: says what it was told to say, in order."""

    def __init__(self, script: Sequence[Choice]) -> None:
        self.script = list(script)

    def pick(self, ply: int, options: Sequence[Choice], weights: Sequence[int]) -> Choice:
        return self.script.pop(0)


class FairDealer(CountingDealer):
    """Draws that anybody can check after the game.

    Before the first draw the SHA-256 of a secret is published; each person may add entropy of their own. Draw number
    `ply` is HMAC-SHA256(secret, entropy and ply), mapped without bias to the weighted outcomes. When the game is over
    the secret is shown, and everyone can work out every draw again (`patolli match verify` does).
    """

    def __init__(self, secret: bytes | None = None, entropy: Sequence[str] = ()) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.entropy = tuple(map(one_line, entropy))  # as a match file will have it
        self._before = "".join(f"{line}\n" for line in self.entropy).encode()
        self._inner, self._outer = keyed(self.secret)

    def __reduce__(self) -> tuple[Any, ...]:
        """Hashes that are begun go to no other process."""
        return FairDealer, (self.secret, self.entropy)

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, ply: int, limit: int) -> int:
        """The number of draw `ply`, evenly spread over 0 … limit - 1: values past the last full lap are drawn again."""
        attempt = 0
        while True:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(b"%b%d %d" % (self._before, ply, attempt))
            outer.update(inner.digest())
            value = int.from_bytes(outer.digest()[:8], "big")
            if value < LAPS - limit or value < LAPS - LAPS % limit:  # the first is quicker, and nearly always enough
                return value % limit
            attempt += 1


def keyed(secret: bytes) -> tuple[Any, Any]:
    """The two hashes of HMAC-SHA256 with this key, begun: going on with copies takes half as long as `hmac.digest`."""
    key = (hashlib.sha256(secret).digest() if len(secret) > BLOCK else secret).ljust(BLOCK, b"\0")
    return hashlib.sha256(bytes(byte ^ 0x36 for byte in key)), hashlib.sha256(bytes(byte ^ 0x5C for byte in key))


def one_line(text: str) -> str:
    """What people wrote, as it fits in a line of a match file."""
    plain = text.encode("utf-8", "replace").decode()  # half a character cannot be written
    return " ".join(plain.split())[:80].rstrip()


def weighted(number: int, weights: Sequence[int]) -> int:
    """The index whose share of the line 0 … sum(weights) - 1 holds this number."""
    for i, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return i
    raise ValueError("the number is past the last weight")
