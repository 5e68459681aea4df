"""How one view differs from another, as a short list that a person can read, and a view made of another by it.

>>> before = {"day": 3, "players": [{"corn": 2}, {"corn": 5}], "tiles": {"b1": 0}}
>>> difference(before, {"day": 3, "players": [{"corn": 2}, {"corn": 6}], "tiles": {}})
[['players/1/corn', 6], ['tiles/b1']]
>>> folded(before, [["players/0/corn", 0], ["tiles/b2", 1]])
{'day': 3, 'players': [{'corn': 0}, {'corn': 5}], 'tiles': {'b1': 0, 'b2': 1}}
"""

from typing import Any

MISSING = object()
Change = list[list[Any]]  # each [where, what is there now], or [where] if nothing is there any more


def difference(old: Any, new: Any, where: str = "") -> Change:
    """What to change in `old` so that it is `new`. Lists of another length are given whole."""
    found: Change = []
    _differ(old, new, where, found)
    return found


def _differ(old: Any, new: Any, where: str, found: Change) -> None:
    if old is new:  # what has not changed is often the same object
        return
    inside = f"{where}/" if where else ""
    if type(old) is dict and type(new) is dict:
        for key, now in new.items():
            was = old.get(key, MISSING)
            if was is MISSING:
                found.append([f"{inside}{key}", now])
            elif was is not now and was != now:
                _differ(was, now, f"{inside}{key}", found)
        if len(old) > len(new) or old.keys() - new.keys():
            found += [[f"{inside}{key}"] for key in old if key not in new]
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for i, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not now and was != now:
                _differ(was, now, f"{inside}{i}", found)
    elif old != new:
        found.append([where, new])


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
