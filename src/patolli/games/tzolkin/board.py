"""The table as text, for the terminal and for tests: at most 100 columns, no colours.

              0  1  2  3  4  5  6  7          spaces of a gear; ∗ any action
Palenque      ◆  ·  ▒  ·  ●  ·  ∗  ∗          workers by seat, ▒ a dummy
"""

from functools import partial
from typing import Final

from patolli.core.seat import MARKS
from patolli.core.textboard import Words, columns, fitting, paragraphs, seat_name, sentence

from .state import DUMMY, NOBODY
from .view import GearView, TileView, View

WIDE: Final = 99
NAME: Final = 14  # room for the name of a seat
HANG: Final = 6  # how deep further lines of a list hang
SHADE, DOT, STAR, SKULL, ARROW = "▒", "·", "∗", "☠", "→"
CELL: Final = 3


def draw(view: View, words: Words) -> str:
    """The whole table. `words("board-day")` gives a label, `words("name-0")` what seat 0 is called."""
    parts = (_calendar, _gears, _temples, _tiles, partial(_players, closely=True), _hand)
    return paragraphs(part(view, words) for part in parts)


def glance(view: View, words: Words) -> str:
    """The same in 40 lines: monuments only by their names; if need be without a legend, and without what seats own."""
    shorter = (_calendar, _gears, _temples, partial(_tiles, closely=False), partial(_players, closely=True), _hand)
    short = (_calendar, partial(_gears, legend=False), _temples, partial(_tiles, closely=False), _players, _hand)
    drawn = (paragraphs(part(view, words) for part in parts) for parts in (shorter, short))
    return fitting(*drawn)


# The day


def _calendar(view: View, words: Words) -> list[str]:
    last = view["food_days"][-1]
    days = " ".join(f"({day})" if n < view["held"] else str(day) for n, day in enumerate(view["food_days"]))
    lines = [f"{words('board-day')} {view['day']}/{last}   {words('board-food-days')}: {days}"]
    on_space = MARKS[view["start_space"]] if view["start_space"] != NOBODY else DOT
    start = f"{words('board-start-player')}: {seat_name(view['start'], words, NAME)}"
    lines.append(f"{start}   {words('board-start-space')}: {on_space} {words('board-corn')} {view['start_corn']}")
    if view["quick_spaces"]:
        spaces = " ".join(_who(who) for who in view["quick_spaces"])
        lines.append(f"{words('board-quick')}: {_named(view['quick'], 'quick', words)}   {spaces}")
    if view["prophecies"]:
        lines += _listed(
            f"{words('board-prophecies')}: ", [_prophecy(view, name, words) for name in view["prophecies"]]
        )
    return lines


def _prophecy(view: View, name: str, words: Words) -> str:
    text = words(f"prophecy-{name}")
    return f"[{text}]" if name == view["prophecy"] else text


# The gears


def _gears(view: View, words: Words, legend: bool = True) -> list[str]:
    names = [words(f"gear-{gear['name']}") for gear in view["gears"]]
    head = max(map(len, (*names, words("board-skulls"), words("board-jungle")))) + 1
    longest = max(gear["last"] for gear in view["gears"])
    lines = [" " * head + "".join(str(n).rjust(CELL) for n in range(longest + 1))]
    lines += [name.ljust(head) + _spaces(gear, view) for name, gear in zip(names, view["gears"], strict=True)]
    slots = "".join(
        ("" if n == 0 else SKULL if who != NOBODY else DOT).rjust(CELL) for n, who in enumerate(view["slots"])
    )
    lines.append(words("board-skulls").ljust(head) + slots[: CELL * longest] + f"   {SKULL} {view['skulls']}")
    jungle = [f"{field['space']}: {field['corn']}/{field['wood']}" for field in view["jungle"]]
    lines.append(f"{words('board-jungle').ljust(head)} {'   '.join(jungle)}")
    return [*lines, *(words("board-legend").splitlines() if legend else [])]


def _spaces(gear: GearView, view: View) -> str:
    actions = len(view["spaces"][[other["name"] for other in view["gears"]].index(gear["name"])])
    shown = gear["spaces"][
        : max(gear["last"] + 1, *(n + 1 for n, who in enumerate(gear["spaces"]) if 0 <= who < DUMMY), 0)
    ]
    cells = [_who(who) if who != NOBODY else STAR if n > actions else DOT for n, who in enumerate(shown)]
    return "".join(cell.rjust(CELL) for cell in cells)


def _who(who: int) -> str:
    return DOT if who == NOBODY else SHADE if who == DUMMY else MARKS[who]


# Temples and technologies


def _temples(view: View, words: Words) -> list[str]:
    rows = [
        (words(f"board-{temple['name']}"), _stairs(view, temple["name"], temple["points"]))
        for temple in view["temples"]
    ]
    head = max(len(name) for name, _ in rows) + 1
    most = max(len(cells) for _, cells in rows)
    wide = max(6, *(len(cell) + 1 for _, cells in rows for cell in cells))
    lines = [" " * head + "".join(f"[{n - 1}]".ljust(wide) for n in range(most))]
    lines += [name.ljust(head) + "".join(cell.ljust(wide) for cell in cells) for name, cells in rows]
    return lines


def _stairs(view: View, temple: str, points: list[int]) -> list[str]:
    """Step by step: the points of the step and who stands there."""
    here = [
        "".join(MARKS[i] for i, p in enumerate(view["players"]) if p["temples"][temple] == n - 1)
        for n in range(len(points))
    ]
    return [f"{worth}{marks}" for marks, worth in zip(here, points, strict=True)]


# Buildings and monuments


def _tiles(view: View, words: Words, closely: bool = True) -> list[str]:
    lines = [f"{words('board-buildings')} ({words('board-left')} {view['deck']})"]
    for name in view["shown"]:
        lines += _tile(view, "building", name, words)
    if not closely:
        return lines + _listed(
            f"{words('board-monuments')}: ", [words(f"monument-{name}") for name in view["monuments"]]
        )
    lines.append(words("board-monuments"))
    for name in view["monuments"]:
        lines += _tile(view, "monument", name, words)
    return lines


def _tile(view: View, kind: str, name: str, words: Words) -> list[str]:
    tile: TileView = view["tiles"][name]
    return _listed(
        f"  {words(f'{kind}-{name}')}: ", [f"{_list(tile['cost'], words)} {ARROW} {_list(tile['effect'], words)}"]
    )


def _list(printed: list[str], words: Words) -> str:
    """Words of `printed.py` with commas between them, but not around a separator."""
    text = ""
    for before, word in zip(["", *printed], printed, strict=False):
        joint = "" if not text else " " if {before, word} & {"/", ">", "food_day"} else ", "
        text += joint + _printed(word, words)
    return text


def _printed(word: str, words: Words) -> str:
    """One of the words of `printed.py`: `corn:3` is corn 3, `temple:chaac:1` a step in a temple."""
    what, *rest = word.split(":")
    if what in ("/", ">"):
        return ARROW if what == ">" else "/"
    if what == "score":
        kind, category, figures = rest
        counted = words(f"board-score-{kind}")
        return " ".join(filter(None, (figures, counted, words(f"board-{category}") if category else "")))
    if what in ("temple", "track"):
        place, number = rest
        named = (
            words(f"board-any-{what}")
            if place == "any"
            else words(f"board-{place}" if what == "temple" else f"track-{place}")
        )
        return f"{named} {int(number):+}"
    return " ".join((words(f"board-{what.replace('_', '-')}"), *rest))


# The players


def _players(view: View, words: Words, closely: bool = False) -> list[str]:
    keys = ("points", "corn", "wood", "stone", "gold", "skulls", "workers", "needs")
    tracks = list(view["players"][0]["technologies"])
    rows = [["", *(words(f"board-head-{key}") for key in (*keys, *tracks)), words("board-head-light")]]
    for seat, player in enumerate(view["players"]):
        score = f"{player['score']:g}"
        stores = (player["corn"], player["wood"], player["stone"], player["gold"], player["skulls"])
        workers = f"{player['hand']}/{player['workers']}"
        levels = [str(player["technologies"][track]) for track in tracks]
        rest = (str(player["hunger"]), *levels, "○" if player["light"] else "●")
        rows.append([seat_name(seat, words, NAME), score, *map(str, stores), workers, *rest])
    head, *bodies = columns(rows)
    lines = [head]
    for seat, body in enumerate(bodies):
        lines += [body, *(_belongings(view, seat, words) if closely else [])]
    return lines


def _belongings(view: View, seat: int, words: Words) -> list[str]:
    """Tribe, tiles and debts of a seat, on as many lines as they need."""
    player = view["players"][seat]
    items = [words(f"tribe-{player['tribe']}")] if player["tribe"] else []
    items += [words(f"building-{name}") for name in player["buildings"]]
    items += [words(f"monument-{name}") for name in player["monuments"]]
    harvest = player["corn_tiles"], player["wood_tiles"]
    if any(harvest):
        items.append(f"{words('board-harvested')} {harvest[0]}/{harvest[1]}")
    if any(player["debt"]):
        items.append(f"{words('board-debt')} {'/'.join(map(str, player['debt']))}")
    return _listed("    ", items) if items else []


def _hand(view: View, words: Words) -> list[str]:
    """Tiles to choose from before the first day."""
    hand = view["hand"]
    if not hand:
        return []
    lines = [words("board-hand")]
    lines += [f"  {words(f'tribe-{name}')}{_mark(name == hand['tribe'])}" for name in hand["tribes"]]
    return [*lines, *(f"  {words(f'wealth-{name}')}{_mark(name in hand['kept'])}" for name in hand["wealth"])]


def _mark(chosen: bool) -> str:
    return " ✓" if chosen else ""


# Lines


def _named(name: str, domain: str, words: Words) -> str:
    return words(f"{domain}-{name}") if name else DOT


def _listed(head: str, items: list[str]) -> list[str]:
    """Items after a head, on as many lines as they need."""
    return sentence(head, ", ".join(items), WIDE, HANG)
