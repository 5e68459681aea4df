"""What the features are called, in their order."""

from typing import Final

BUCKETS: Final = ("at once", "soon", "with some effort", "with effort", "with all", "not")

ADVICE: Final = ("advice",)
PURSE: Final = (
    *("points", "best rival's points", "rivals' points", "rounds to come", "tiles to come", "scoring soon"),
    *("rivals to score", "more seats"),
)
HELD: Final = (
    *(f"held by {lead}" for lead in ("one", "two", "three", "four", "more")),
    *(f"held, taken {bucket}" for bucket in BUCKETS),
    *("held, steps left", "held, steps to dig now", "held, scoring soon", "held safely, scoring soon"),
    *("held, rivals to score", "held in danger, rivals to score", "temples held", "highest held", "second held"),
    *("to guard", "second to guard", "highest held in danger", "strength to spare", "held with the leader"),
)
LOST: Final = (
    *(f"lost by {lead}" for lead in ("one", "two", "three", "more")),
    *(f"lost, to take {bucket}" for bucket in BUCKETS),
    *("lost, foothold", "lost, steps left", "lost, scoring soon", "lost, rivals to score"),
    *("best rival's temples", "best rival's temples soon", "best rival's temples to score now"),
)
OPEN: Final = (
    *("tied", "tied, to take soon", "tied, scoring soon", "open", "open and nearer", "open and further"),
    *(f"open, to take {bucket}" for bucket in BUCKETS[:5]),
)
GUARDED: Final = (
    *("guarded", "rivals' guarded", "best rival's guarded", "guards left", "a guard left", "rivals' guards left"),
)
TREASURE: Final = (
    *("sets", "singles", "pairs", "rivals' sets", "best rival's sets", "finds", "find", "digs", "digs by find"),
    *("double digs", "treasures near", "treasures to come", "rivals' digs", "swaps to gain", "swaps to lose"),
)
PIECES: Final = (
    *("supply", "a supply", "on board", "gone", "leader on board", "leader out", "at the camp", "idle"),
    *("at guarded temples", "camps left", "camps", "camp saves", "camp saves by time", "rivals' camps"),
    *("rivals on board", "rivals' leaders out"),
)
HOPES: Final = (
    *("share", "rivals' share", "share of growth", "share of sites", "rivals' share of sites", "near"),
    *("share soon", "rivals' share soon"),
)
NEXT: Final = (
    *("a turn's gain", "a turn's gain soon", "best rival's scoring", "best rival's scoring soon"),
    *("best rival's scoring now", "rivals' gains", "rivals' gains soon", "entries", "rivals' entries"),
)

NAMES: Final = (*ADVICE, *PURSE, *HELD, *LOST, *OPEN, *GUARDED, *TREASURE, *PIECES, *HOPES, *NEXT)
