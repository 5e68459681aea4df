"""What a choice costs and brings, for the button that makes it."""

from patolli.core.choice import Choice

from .action_points import SpendPoints, cost_of
from .choices import END, GUARD, REVEAL, TAKE, UNCOVER
from .exploring import face
from .state import State
from .temples import lost_by_guarding


def hints(s: State, choice: Choice) -> dict[str, int]:
    """Figures for the question on top; nothing for choices it does not ask for."""
    kind = choice[0]
    if kind in (REVEAL, TAKE):
        _, terrain, value = face(s, choice[1])
        return {"terrain": terrain, "value": value}
    if kind not in SpendPoints.asks or kind == END:
        return {}
    found = {"cost": cost_of(s, choice)}
    if kind == UNCOVER:
        found["value"] = s.value[choice[1]] + 1
    elif kind == GUARD:
        found["leader"], found["gone"] = lost_by_guarding(s.players[s.agenda[-1].seat], choice[1], choice[2])
    return found
