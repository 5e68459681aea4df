"""Uncovering temple steps (TK-6) and placing guards (TK-9.3 to TK-9.9)."""

from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import EXPLORER, GUARDED, UNCOVERED
from .components import TEMPLE
from .state import NOBODY, OUT_OF_GAME, Player, State, controller, crew_needed, figures, stands

NO_TEMPLE = Refusal("no-temple", "TK-6.1")
TOO_FEW_FIGURES = Refusal("too-few-figures", "TK-6.2")
TEMPLE_LIMIT = Refusal("temple-limit", "TK-6.3")
NO_STEP_LEFT = Refusal("no-step-left", "TK-6.5")
HIGHEST_TEMPLE = Refusal("highest-temple", "TK-6.7")
TEMPLE_GUARDED = Refusal("temple-guarded", "TK-6.6")
NOT_A_TEMPLE = Refusal("not-a-temple", "TK-9.3")
NO_GUARD_LEFT = Refusal("no-guard-left", "TK-9.6")
ALREADY_GUARDED = Refusal("already-guarded", "TK-9.3")
NO_SUCH_GUARD = Refusal("no-such-guard", "TK-9.3")
NO_MAJORITY = Refusal("no-majority", "TK-9.3")


def cannot_uncover(s: State, seat: int, at: int, done: int) -> Refusal | None:
    """The next higher step, one figure on the temple for each step this turn, two at most (TK-6)."""
    if s.terrain[at] != TEMPLE:
        return NO_TEMPLE
    if s.guard[at] != NOBODY:
        return TEMPLE_GUARDED
    if done >= s.box.per_temple:
        return TEMPLE_LIMIT
    here = figures(s.players[seat], at)
    if here < crew_needed(s, done):
        return TOO_FEW_FIGURES.of(needed=crew_needed(s, done), here=here)
    if s.value[at] + 1 == len(s.steps):
        return HIGHEST_TEMPLE.of(value=s.value[at])
    return None if step_left(s, at) else NO_STEP_LEFT.of(step=s.value[at] + 1)


def step_left(s: State, at: int) -> int:
    """How many steps are left that would fit on this temple; none above the highest (TK-6.5, TK-6.7)."""
    return s.steps[s.value[at] + 1] if s.value[at] + 1 < len(s.steps) else 0


def uncover(s: State, seat: int, at: int) -> None:
    s.value[at] += 1
    s.steps[s.value[at]] -= 1
    tell(s, UNCOVERED, seat, at, s.value[at])


def cannot_guard(s: State, seat: int, figure: int, at: int) -> Refusal | None:
    """The strictly strongest player may leave a figure as guard on a temple, twice a game (TK-9.3, TK-9.6)."""
    if not s.players[seat].guards:
        return NO_GUARD_LEFT
    if s.terrain[at] != TEMPLE:
        return NOT_A_TEMPLE
    if s.guard[at] != NOBODY:
        return ALREADY_GUARDED
    if not stands(s.players[seat], figure, at):
        return NO_SUCH_GUARD
    return None if controller(s, at) == seat else NO_MAJORITY


def place_guard(s: State, seat: int, figure: int, at: int) -> None:
    """The guard stays for good; the player's other figures there leave the game (TK-9.4, TK-9.5)."""
    player = s.players[seat]
    lost = lost_by_guarding(player, figure, at)
    player.gone += player.explorers[at]
    player.explorers[at] = 0
    if player.leader == at:
        player.leader = OUT_OF_GAME
    player.guards -= 1
    s.guard[at] = seat
    tell(s, GUARDED, seat, figure, at, *lost)


def lost_by_guarding(player: Player, figure: int, at: int) -> tuple[int, int]:
    """Whether the leader goes out of play, and how many explorers besides a guard leave the game (TK-9.4)."""
    return int(player.leader == at), player.explorers[at] - (figure == EXPLORER)
