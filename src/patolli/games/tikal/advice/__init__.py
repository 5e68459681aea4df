"""What bots think of a position (`outlook`), and how far figures can act (`reach`)."""

from .outlook import value

__all__ = ["value"]
