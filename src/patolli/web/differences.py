"""How one view differs from another, as a short list that a person can read, and a view made of another by it.

>>> before = {"day": 3, "players": [{"corn": 2}, {"corn": 5}], "tiles": {"b1": 0}}
>>> before = {"day": 3, "players": [{"corn": 2}, {"corn": 5}], "tiles": {"b1": 0}}
>>> difference(before, {"day": 3, "players": [{"corn": 2}, {"corn": 6}], "tiles": {}})
[['players/1/corn', 6], ['tiles/b1']]
>>> folded(before, [["players/0/corn", 0], ["tiles/b2", 1]])
{'day': 3, 'players': [{'corn': 0}, {'corn': 5}], 'tiles': {'b1': 0, 'b2': 1}}
"""

from typing import Any

Change = list[list[Any]]  # each [where, what is there now], or [where] if nothing is there any more


def difference(old: Any, new: Any, where: str = "") -> Change:
    """What to change in `old` so that it is `new`. Lists of another length are given whole."""
    if old == new:
        return []
    inside = f"{where}/" if where else ""
    if isinstance(old, dict) and isinstance(new, dict):
        found = [change for key in new if key in old for change in difference(old[key], new[key], f"{inside}{key}")]
        found += [[f"{inside}{key}", new[key]] for key in new if key not in old]
        return found + [[f"{inside}{key}"] for key in old if key not in new]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [change for i, (a, b) in pairs for change in difference(a, b, f"{inside}{i}")]
    return [[where, new]]


def folded(view: Any, changes: Change) -> Any:
    """The view after these changes; the one before them stays as it was."""
    for where, *now in changes:
        view = _put(view, where.split("/") if where else [], now)
    return view


def _put(at: Any, path: list[str], now: list[Any]) -> Any:
    if not path:
        return now[0]
    first, *rest = path
    if isinstance(at, list):
        return [_put(item, rest, now) if i == int(first) else item for i, item in enumerate(at)]
    if rest or now:
        return {**at, first: _put(at.get(first), rest, now)}
    return {key: value for key, value in at.items() if key != first}
