"""What may be done beside the question, at any time of one's turn: sell a block, use a card; then one is asked again.

A frame lets in what its class lists as `asides`, usually through a base class that the questions of a turn share. The
engine offers it with the question's own answers, and leaves the question on the agenda while it is done.
"""

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from .choice import Choice, Vocabulary
from .event import EVERYONE
from .record import Record
from .refusal import Refusal

S = TypeVar("S", bound=Record)


class Aside(Generic[S]):
    """One such thing. It is a rule, not a piece: one object serves all tables and remembers nothing.

    As in a frame, `asks` lists its kinds of choice, `refuse` has an answer for every choice of these kinds, and
    `candidates` may be narrowed to what is worth asking about. `seat` is who is asked the question.
    """

    __slots__ = ()
    choices: ClassVar[Vocabulary]
    asks: ClassVar[tuple[int, ...]] = ()
    remembers: ClassVar[bool] = False  # whether the state keeps what was done beside a question until it is answered

    def refuse(self, s: S, seat: int, choice: Choice) -> Refusal | None:
        """Why this cannot be done now, or None. Changes nothing."""
        raise NotImplementedError

    def take(self, s: S, seat: int, choice: Choice) -> None:
        """Do it; what is pushed comes before the question is asked again."""
        raise NotImplementedError

    def candidates(self, s: S, seat: int) -> Iterable[Choice]:
        """Choices among which all legal ones are; knows no rule."""
        return self.choices.every(self.asks)

    def options(self, s: S, seat: int) -> list[Choice]:
        """Every legal choice, as far as the question does not forbid it."""
        candidates = self.candidates(s, seat)
        return [choice for choice in candidates if self.refuse(s, seat, choice) is None] if candidates else []

    def seen_by(self, s: S, seat: int, choice: Choice) -> int:
        """Which seats may see this choice, one bit a seat."""
        return EVERYONE

    def forget(self, s: S) -> None:
        """The question was answered: what the state `remembers` of things done beside it may go."""

    def after(self, s: S, seat: int, choice: Choice) -> S:
        """The state as this would leave it, for a question that has to go on being possible."""
        after = s.copy()
        self.take(after, seat, choice)
        return after
