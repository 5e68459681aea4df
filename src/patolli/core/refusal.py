"""Why something is not allowed: a name for the wording, and the number of the rule."""

from typing import Any

from .record import Value, value


@value
class Refusal(Value):
    """A reason with its rule, e.g. `Refusal("no-path", "TK-5.2")`; falsy never, so `if refuse(...)` reads well.

    `why` is the key of a sentence in the game's wording, `args` are the numbers that sentence mentions.
    """

    why: str
    rule: str
    args: tuple[tuple[str, int], ...] = ()

    def of(self, **args: int) -> "Refusal":
        """The same reason with the figures of this case: `NO_POINTS.of(cost=5, left=3)`."""
        return Refusal(self.why, self.rule, tuple(args.items()))


# What the engine itself refuses, whatever the game.
GAME_OVER = Refusal("game-over", "")
NOT_YOUR_TURN = Refusal("not-your-turn", "")
NOT_NOW = Refusal("not-now", "")


# Why a choice cannot be taken back.
UNDO_NOTHING = Refusal("undo-nothing", "")
UNDO_OTHER = Refusal("undo-other", "")
UNDO_CHANCE = Refusal("undo-chance", "")
UNDO_LEARNED = Refusal("undo-learned", "")
REDO_NOTHING = Refusal("redo-nothing", "")

ENGINE_REFUSALS = (
    *(GAME_OVER, NOT_YOUR_TURN, NOT_NOW),
    *(UNDO_NOTHING, UNDO_OTHER, UNDO_CHANCE, UNDO_LEARNED, REDO_NOTHING),
)


class Illegal(Exception):
    """A well-formed choice that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.why} ({refusal.rule})" if refusal.rule else refusal.why)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Illegal, (self.refusal,)


class Malformed(ValueError):
    """Text or data that does not say anything the game knows."""


Told = str | int | tuple[str, ...]  # what a sentence mentions; of a tuple, the words one may choose from


class BadSetup(ValueError):
    """A table that cannot be opened: seats, options or components that do not fit.

    `why` is the key of a sentence in the wording (`setup-<why>`), `told` what that sentence mentions, `field` what is
    wrong among all that was settled: `seats`, `options.first`, `pack`.
    """

    def __init__(self, why: str, field: str = "", **told: Told) -> None:
        super().__init__(f"{field}: {why} ({', '.join(f'{name} {value}' for name, value in told.items())})")
        self.why, self.field, self.told = why, field, told

    def __reduce__(self) -> tuple[Any, ...]:
        """It may be found in another process; compiled, it would come back without what it tells."""
        return remade, (type(self), self.why, self.field, self.told)


def remade(kind: type[BadSetup], why: str, field: str, told: dict[str, Told]) -> BadSetup:
    """The same once more, after a way between processes."""
    found = kind.__new__(kind)
    BadSetup.__init__(found, why, field, **told)
    return found
