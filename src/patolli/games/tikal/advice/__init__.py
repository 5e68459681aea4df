"""What bots think of a position (`outlook`), how far figures can act (`reach`), what those that plan look at."""

from .outlook import value
from .planning import INSIGHT

__all__ = ["INSIGHT", "value"]
