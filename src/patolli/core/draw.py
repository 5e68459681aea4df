"""What is left to chance: a card from a deck, a worker from a bag, who begins."""

from collections.abc import Mapping
from typing import ClassVar

from .choice import Choice
from .deck import Deck
from .frame import Frame, S
from .refusal import Refusal


class Draw(Frame[S]):
    """Chance picks one of several things. It asks one kind of choice, whose one argument says which.

    A subclass gives `asks`, `absent`, `deck` or `chances`, and `take`; its `seat` is CHANCE.
    """

    __slots__ = ()
    absent: ClassVar[Refusal]  # what is said of anything that cannot come

    def deck(self, s: S) -> Deck | None:
        """The deck that a card is drawn from, if it is one."""
        return None

    def chances(self, s: S) -> Mapping[int, int]:
        """What may come → how many of it there are."""
        deck = self.deck(s)
        if deck is None:
            raise NotImplementedError
        return deck.chances()

    def lots(self, s: S) -> tuple[int, ...]:
        deck = self.deck(s)
        return () if deck is None else deck.top

    def refuse(self, s: S, choice: Choice) -> Refusal | None:
        return None if choice[1] in (self.lots(s) or self.chances(s)) else self.absent

    def options(self, s: S) -> list[Choice]:
        """Whatever has a chance may come, so nothing needs to be filtered."""
        kind = self.asks[0]
        return [(kind, what) for what in self.chances(s)]

    def outcomes(self, s: S) -> tuple[list[Choice], list[int]]:
        """Both at once: the chances are worked out only once."""
        kind, chances = self.asks[0], self.chances(s)
        return [(kind, what) for what in chances], list(chances.values())

    def weights(self, s: S, options: list[Choice]) -> list[int]:
        chances = self.chances(s)
        return [chances[what] for _, what in options]


def of_each(counts: list[int]) -> dict[int, int]:
    """The chances of a bag that is kept as a list of counts."""
    return {what: count for what, count in enumerate(counts) if count}
