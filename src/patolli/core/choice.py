"""Choices and events are small tuples of ints; a `Vocabulary` says what each kind is called and what its numbers mean.

>>> FRUIT = Domain("fruit", ("apple", "pear"))
>>> CHOICES = Vocabulary()
>>> EAT = CHOICES.add("eat", fruit=FRUIT)
>>> CHOICES.parse("eat pear")
(0, 1)
>>> CHOICES.text((EAT, 1))
'eat pear'
"""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod

from .refusal import Malformed

Choice = tuple[int, ...]  # (kind, *args): an answer to a question

FEW = 500  # so many choices are kept
WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]*")


class Domain:
    """The values one argument can take, each with a word: `hex` has `a1` to `h5`.

    `spoken` domains have a name for each value in the game's wording (`figure-leader`); others are said as they are.
    """

    __slots__ = ("index", "name", "spoken", "values")

    def __init__(self, name: str, values: tuple[str, ...], spoken: bool = False) -> None:
        self.name = name
        self.values = values
        self.spoken = spoken
        self.index = {value: i for i, value in enumerate(values)}
        bad = [v for i, v in enumerate(values) if self.index[v] != i or not WORD.fullmatch(v)]
        if bad or not WORD.fullmatch(name):
            raise ValueError(f"domain {name}: words must be distinct and plain, not {bad or name!r}")

    def __len__(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {len(self.values)} values)"


def numbers(name: str, low: int, high: int) -> Domain:
    """A domain of whole numbers. It must start at 0, so that a value and its index are the same number."""
    if low != 0:
        raise ValueError("number domains start at 0")
    return Domain(name, tuple(str(n) for n in range(high + 1)))


class Spec:
    """One kind of choice or event: its word and its named arguments."""

    __slots__ = ("args", "domains", "kind", "name", "sizes")

    def __init__(self, kind: int, name: str, args: dict[str, Domain]) -> None:
        self.kind = kind
        self.name = name
        self.args = tuple(args)
        self.domains = tuple(args.values())
        self.sizes = tuple([len(domain) for domain in self.domains])


class Vocabulary:
    """Everything that can be said of one sort: all choices of a game, or all its events."""

    def __init__(self) -> None:
        self.specs: list[Spec] = []
        self._by_name: dict[str, Spec] = {}
        self._few: dict[tuple[int, ...], tuple[Choice, ...]] = {}  # what `every` has listed before
        self._offsets = [0]  # by kind: the number of its first choice; at the end, how many there are

    def add(self, name: str, **args: Domain) -> int:
        """Declare a kind; its number is what choices of that kind begin with."""
        if name in self._by_name or not WORD.fullmatch(name):
            raise ValueError(f"{name!r} is taken or not a plain word")
        spec = Spec(len(self.specs), name, args)
        self.specs.append(spec)
        self._by_name[name] = spec
        self._offsets.append(self._offsets[-1] + prod(map(len, spec.domains)))
        return spec.kind

    def text(self, choice: Choice) -> str:
        """The one-line notation: `walk leader c4 d4`."""
        spec = self.specs[choice[0]]
        words = (domain.values[value] for domain, value in zip(spec.domains, choice[1:], strict=True))
        return " ".join((spec.name, *words))

    def parse(self, text: str) -> Choice:
        """Read the notation back; `Malformed` names the word that cannot be read."""
        words = text.split()
        if not words:
            raise Malformed("an empty line is not a choice")
        spec = self._by_name.get(words[0])
        if spec is None:
            raise Malformed(f"unknown word {words[0][:40]!r}; expected one of: {', '.join(self._by_name)}")
        if len(words) - 1 != len(spec.domains):
            wanted = " ".join((spec.name, *(f"<{arg}>" for arg in spec.args)))
            raise Malformed(f"{spec.name!r} is written {wanted!r}, not {' '.join(words)[:60]!r}")
        choice = [spec.kind]
        for word, domain in zip(words[1:], spec.domains, strict=True):
            value = domain.index.get(word)
            if value is None:
                raise Malformed(f"{word[:40]!r} is not a {domain.name}; expected one of: {_some(domain.values)}")
            choice.append(value)
        return tuple(choice)

    def check(self, choice: object) -> None:
        """`Malformed` unless this is a tuple of ints that says something of this vocabulary."""
        if not isinstance(choice, tuple) or not choice:
            raise Malformed(f"{choice!r} is not a choice")
        for n in choice:
            if type(n) is not int:
                raise Malformed(f"{choice!r} is not a choice")
        kind: int = choice[0]
        if not 0 <= kind < len(self.specs):
            raise Malformed(f"there is no kind {kind}")
        spec = self.specs[kind]
        fits = len(choice) == len(spec.sizes) + 1
        for i, size in enumerate(spec.sizes if fits else (), 1):
            if not 0 <= choice[i] < size:
                fits = False
        if not fits:
            raise Malformed(f"{choice!r} does not fit {spec.name!r}")

    def all(self, kind: int) -> Iterator[Choice]:
        """Every choice of a kind that can be written down, legal or not."""
        return ((kind, *values) for values in product(*(range(len(d)) for d in self.specs[kind].domains)))

    def every(self, kinds: tuple[int, ...]) -> Iterable[Choice]:
        """Every choice of these kinds, one kind after the other; listed once where they are few."""
        kept = self._few.get(kinds)
        if kept is not None:
            return kept
        found = (choice for kind in kinds for choice in self.all(kind))
        if sum(self._offsets[kind + 1] - self._offsets[kind] for kind in kinds) > FEW:
            return found
        self._few[kinds] = kept = tuple(found)
        return kept

    def named(self, choice: Choice) -> dict[str, tuple[Domain, int]]:
        """Argument name → its domain and value, for wording and for the page."""
        spec = self.specs[choice[0]]
        return {a: (d, v) for a, d, v in zip(spec.args, spec.domains, choice[1:], strict=True)}

    # Dense numbering, for learners: every choice has a fixed index below `size`.

    @property
    def size(self) -> int:
        """How many different choices can be written down."""
        return self._offsets[-1]

    def number(self, choice: Choice) -> int:
        """The index of a choice in the dense numbering."""
        n = 0
        for domain, value in zip(self.specs[choice[0]].domains, choice[1:], strict=True):
            n = n * len(domain) + value
        return self._offsets[choice[0]] + n

    def numbered(self, number: int) -> Choice:
        """The choice with this index."""
        if not 0 <= number < self.size:
            raise Malformed(f"no choice has the number {number}")
        kind = next(k for k in range(len(self.specs)) if number < self._offsets[k + 1])
        rest = number - self._offsets[kind]
        values: list[int] = []
        for domain in reversed(self.specs[kind].domains):
            rest, value = divmod(rest, len(domain))
            values.append(value)
        return (kind, *reversed(values))


def _some(values: tuple[str, ...]) -> str:
    return ", ".join(values if len(values) <= 12 else (*values[:10], "…", values[-1]))
