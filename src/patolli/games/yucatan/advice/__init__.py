"""What bots think of a position: of the whole (`position`), of a fight (`skirmish`), of a sacrifice (`offerings`)."""

from .position import value

__all__ = ["value"]
