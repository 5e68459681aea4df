"""Face-down stacks without an order: a deck is a list of shuffled layers, so no state can leak what comes next.

Each layer is a sorted tuple of what it holds. The top layer is drawn first; which of its cards comes is for chance to
say. A card whose place is known (put at the bottom for all to see) is a layer of one.
"""

from .record import Value, value


@value
class Deck(Value):
    """An unshuffled promise: what may still come, and what was thrown away."""

    layers: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...] = ()

    @staticmethod
    def shuffled(cards: tuple[int, ...]) -> "Deck":
        """One layer holding these cards."""
        return Deck((tuple(sorted(cards)),) if cards else ())

    def __len__(self) -> int:
        count = 0
        for layer in self.layers:
            count += len(layer)
        return count

    @property
    def cards(self) -> tuple[int, ...]:
        """Everything still in the deck, sorted: what a careful player knows."""
        return tuple(sorted(card for layer in self.layers for card in layer))

    @property
    def top(self) -> tuple[int, ...]:
        """What may be on top, sorted: each of these cards is as likely as any other."""
        return self.layers[0] if self.layers else ()

    def chances(self) -> dict[int, int]:
        """Card → how many of it may be on top."""
        top = self.top
        found = dict.fromkeys(top, 1)
        if len(found) < len(top):
            for card in found:
                found[card] = top.count(card)
        return found

    def draw(self, card: int) -> "Deck":
        """The deck after this card was drawn from the top."""
        layers = self.layers
        top = layers[0] if layers else ()
        if card not in top:
            raise ValueError(f"card {card} cannot be on top")
        at, below = top.index(card), layers[1:]
        return Deck((top[:at] + top[at + 1 :],) + below if len(top) > 1 else below, self.discard)

    def under(self, *cards: int) -> "Deck":
        """The deck with these cards put at the bottom for all to see, the last of them lowest."""
        return Deck(self.layers + tuple((card,) for card in cards), self.discard)

    def shuffled_under(self, *cards: int) -> "Deck":
        """The deck with these cards shuffled among themselves and put at the bottom."""
        return Deck((*self.layers, tuple(sorted(cards))), self.discard) if cards else self

    def throw(self, *cards: int) -> "Deck":
        """The deck with these cards on its discard pile."""
        return Deck(self.layers, tuple(sorted((*self.discard, *cards))))
