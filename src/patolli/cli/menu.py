"""Numbered choices, narrowed step by step when there are many, and the notation typed in their place."""

from collections.abc import Mapping, Sequence
from itertools import count

from patolli.core.choice import Choice, Vocabulary
from patolli.core.refusal import Malformed

FEW = 12  # so many choices are listed one by one; more are grouped first

Part = tuple[int, ...]  # a choice, or its first words


class Menu:
    """What can be picked now: number → a choice, or the beginning of several."""

    def __init__(self, vocabulary: Vocabulary, options: Sequence[Choice], part: Part = ()) -> None:
        self.vocabulary = vocabulary
        self.options = sorted(options)
        self.part = part
        self.left = [choice for choice in self.options if choice[: len(part)] == part]

    def entries(self) -> Mapping[int, Part]:
        """Each entry by its number. Those that differ only by a number go by that number: 10 is to bid 10."""
        parts = self.left if len(self.left) <= FEW else list(dict.fromkeys(self._cut(choice) for choice in self.left))
        values = self._values(parts)
        free = (number for number in count(1) if number not in values.values())
        return {values[part] if part in values else next(free): part for part in parts}

    def behind(self, part: Part) -> int:
        """How many choices begin like this."""
        return sum(choice[: len(part)] == part for choice in self.left)

    def whole(self, part: Part) -> Choice | None:
        """The choice, if only one begins like this."""
        found = [choice for choice in self.left if choice[: len(part)] == part]
        return found[0] if len(found) == 1 else None

    def read(self, text: str) -> Part:
        """A number of the menu, a choice in notation, or the first words of one; `Malformed` if it is none."""
        if text.isdecimal():
            entries = self.entries()
            if int(text) in entries:
                return entries[int(text)]
            raise Malformed(f"no choice has the number {text}")
        try:
            return read_part(self.vocabulary, text)
        except Malformed:
            words = self._common() + text.split()
            return read_part(self.vocabulary, " ".join(words))

    def _shared(self) -> int:
        """How many places all choices that are left have in common."""
        first = self.left[0]
        length = 0
        while all(len(choice) > length + 1 and choice[length] == first[length] for choice in self.left):
            length += 1
        return length

    def _cut(self, choice: Choice) -> Part:
        """The choice up to the first place where choices differ, or whole if no other begins like that."""
        part = choice[: self._shared() + 1]
        return choice if self.behind(part) == 1 else part

    def _common(self) -> list[str]:
        """The words that need not be typed, as every choice that is left has them."""
        return text_of(self.vocabulary, self.left[0][: self._shared()]).split()

    def _values(self, parts: Sequence[Part]) -> dict[Part, int]:
        """The entries that differ only in their last word, a number, if there is one such family."""
        families: dict[Part, list[Part]] = {}
        for part in parts:
            if len(part) > 1 and self._word(part).isdecimal():
                families.setdefault(part[:-1], []).append(part)
        alike = [family for family in families.values() if len(family) > 1]
        return {part: int(self._word(part)) for part in alike[0]} if len(alike) == 1 else {}

    def _word(self, part: Part) -> str:
        return self.vocabulary.specs[part[0]].domains[len(part) - 2].values[part[-1]]


def read_part(vocabulary: Vocabulary, text: str) -> Part:
    """The notation of a choice, or of its first words: `camp`, `walk leader`."""
    words = text.split()
    spec = next((spec for spec in vocabulary.specs if words and spec.name == words[0]), None)
    if spec is None or len(words) > len(spec.domains):
        return vocabulary.parse(text)
    part = [spec.kind]
    for word, domain in zip(words[1:], spec.domains, strict=False):
        if word not in domain.index:
            raise Malformed(f"{word!r} is not a {domain.name}")
        part.append(domain.index[word])
    return tuple(part)


def text_of(vocabulary: Vocabulary, part: Part) -> str:
    """The notation of a choice or of its first words."""
    if not part:
        return ""
    spec = vocabulary.specs[part[0]]
    return " ".join((spec.name, *(d.values[n] for d, n in zip(spec.domains, part[1:], strict=False))))


def beginning_with(vocabulary: Vocabulary, part: Part) -> list[Choice]:
    """Every choice that can be written down and begins like this, legal or not."""
    return [choice for choice in vocabulary.all(part[0]) if choice[: len(part)] == part]
