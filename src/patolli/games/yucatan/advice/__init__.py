"""What bots think of a position: of the whole (`position`), of a fight (`skirmish`), of a sacrifice (`offerings`).

Bots that plan weigh what `features` tells them; `planning` says where a turn rests and ends.
"""

from .planning import INSIGHT
from .position import value

__all__ = ["INSIGHT", "value"]
