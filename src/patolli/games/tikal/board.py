"""The board as text, for the terminal and for tests: 80 columns wide, no colours.

  _______
 / e3^4◆ \\         name; value of a temple, who controls it (= tied), ♜ guarded; or ¤3 treasures; or ⌂◆ a camp
/  temple \\___     terrain
\\  ◆2★●1  /        figures by seat: two explorers and the leader, one explorer
 \\___2___/         a number on a border: the stones there, the cost of walking; · : ⋮ stones that face the jungle
"""

from typing import Final

from patolli.core.seat import MARKS
from patolli.core.textboard import Words, columns, flow, marks, paragraphs, seat_name

from .choices import COLUMNS, HEX, ROWS, TREASURES
from .components import EDGES, NEIGHBOURS, OPPOSITE
from .state import NOBODY
from .view import AuctionView, FigureView, HexView, PlayerView, TileView, View

PITCH: Final = 9  # from one column of hexes to the next
RISE: Final = 4  # lines from one hex to the one below it
FLAT: Final = PITCH - 2  # the flat top of a hex, and the room in its first line
ROOM: Final = PITCH  # the room in its other lines
WIDTH: Final = COLUMNS * PITCH + 2
HEIGHT: Final = ROWS * RISE + RISE // 2 + 1
NAME: Final = 16  # room for the name of a seat

STAR, HOUSE, ROOF, TOWER, HOARD, TIE = "★", "⌂", "^", "♜", "¤", "="
FACING_JUNGLE: Final = " ·:⋮"
NUMBER_AT: Final = ((5, 0), (9, 1), (10, 3), (5, 4), (0, 3), (1, 1))  # by edge: where the stones are written


def draw(view: View, words: Words) -> str:
    """The whole table. `words("board-camps")` gives a label, `words("name-0")` what seat 0 is called."""
    return paragraphs([_map(view, words), *_panel(view, words)])


# The map


def _map(view: View, words: Words) -> list[str]:
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for at in range(len(view["hexes"])):
        _outline(canvas, *_corner(at))
    for at, seen in enumerate(view["hexes"]):
        x, y = _corner(at)
        for line, text in enumerate(_contents(seen, words)):
            _write(canvas, x + (1 if line else 2), y + 1 + line, _centred(text, ROOM if line else FLAT))
        for edge in range(EDGES):
            mark = _border(view["hexes"], at, edge)
            if mark:
                dx, dy = NUMBER_AT[edge]
                canvas[y + dy][x + dx] = mark
    return ["".join(line).rstrip() for line in canvas]


def _corner(at: int) -> tuple[int, int]:
    col, row = divmod(at, ROWS)
    return col * PITCH, row * RISE + (RISE // 2 if col % 2 else 0)


def _outline(canvas: list[list[str]], x: int, y: int) -> None:
    _write(canvas, x + 2, y, "_" * FLAT)
    for dx, dy, side in ((1, 1, "/"), (9, 1, "\\"), (0, 2, "/"), (10, 2, "\\")):
        canvas[y + dy][x + dx] = side
    for dx, dy, side in ((0, 3, "\\"), (10, 3, "/"), (1, 4, "\\"), (9, 4, "/")):
        canvas[y + dy][x + dx] = side
    _write(canvas, x + 2, y + RISE, "_" * FLAT)


def _contents(seen: HexView, words: Words) -> tuple[str, str, str]:
    """Name and value, terrain, figures; a crowd takes the line of the terrain too."""
    worth = _worth(seen)
    head = seen["name"] + (" " if 0 < len(worth) < FLAT - 4 else "") + worth  # keep off the stones on both sides
    if seen["terrain"] == "jungle":
        return head, "", ""
    tokens = [_figures(f) for f in seen["figures"]]
    for joint in (" ", ""):
        crowd = joint.join(tokens)
        if len(crowd) < ROOM:  # one space is left, so that a count does not touch the stones beside it
            return head, words(f"board-{seen['terrain']}"), crowd
    return head, "".join(tokens[:2]), "".join(tokens[2:])


def _worth(seen: HexView) -> str:
    if seen["terrain"] == "base":
        return HOUSE
    if seen["camp"] != NOBODY:
        return HOUSE + MARKS[seen["camp"]]
    if seen["terrain"] == "temple":
        control = TIE if seen["tied"] else MARKS[seen["control"]] if seen["control"] != NOBODY else ""
        return f"{ROOF}{seen['value']}{control}{TOWER if seen['guard'] != NOBODY else ''}"
    return f"{HOARD}{seen['treasures']}" if seen["terrain"] == "site" else ""


def _figures(here: FigureView) -> str:
    return f"{MARKS[here['seat']]}{here['explorers'] or ''}{STAR if here['leader'] else ''}"


def _border(hexes: list[HexView], at: int, edge: int) -> str:
    """What stands on a border: the cost of walking over it, the stones that wait for a neighbour, or nothing."""
    here, near = hexes[at], NEIGHBOURS[at][edge]
    if near < 0 or not here["edges"] or here["terrain"] == "volcano":
        return ""
    there = hexes[near]
    if there["terrain"] == "volcano":
        return ""
    if not there["edges"]:
        return FACING_JUNGLE[here["edges"][edge]].strip()
    stones = here["edges"][edge] + there["edges"][OPPOSITE[edge]]
    return str(stones) if stones else ""


# The panel under it


def _panel(view: View, words: Words) -> list[list[str]]:
    lines = _steps(view["steps"], words)
    letter = f" ({words('board-next')} {view['letter']})" if view["letter"] else ""
    lines.append(f"{words('board-tiles')}: {view['tiles_left']}{letter}")
    if view["tactical"]:
        totems = [seat for seat, player in enumerate(view["players"]) if player["totem"]]
        lines.append(f"{words('board-totems')}: {marks(totems)}")
    if view["shown"]:
        names = [_tile(tile, words) for tile in view["shown"]]
        lines += flow(f"{words('board-shown')}: ", names)
    if view["auction"]:
        lines.append(_auction(view["auction"], words))
    now = []
    if view["tile"]:
        now = [f"{seat_name(view['turn'], words, NAME)}: {words('board-lays')} {_tile(view['tile'], words)}"]
        now += _turned(view["tile"], words)
    elif view["turn"] != NOBODY:
        lines.append(f"{seat_name(view['turn'], words, NAME)}: {words('board-points-left')} {view['points']}")
    return [words("board-legend").splitlines(), _players(view["players"], words), lines, now]


def _players(players: list[PlayerView], words: Words) -> list[str]:
    rows = [["", *(words(f"board-{key}") for key in ("score", "supply", "camps", "guards", "leader"))]]
    for seat, player in enumerate(players):
        leader = player["leader"] if player["leader"] in HEX.index else words(f"board-{player['leader']}")
        counts = (player["score"], player["supply"], player["camps"], player["guards"])
        rows.append([seat_name(seat, words, NAME), *map(str, counts), leader])
    heads = [f"{row}  " for row in columns(rows)]
    lines = [heads[0] + words("board-treasures")]
    for head, player in zip(heads[1:], players, strict=True):
        owned = player["treasures"]
        items = [f"{words(f'treasure-{kind}')} {owned[kind]}" for kind in TREASURES if kind in owned]
        lines += flow(head, items, hang=len(head))
    return [line.rstrip() for line in lines]


def _steps(steps: list[int], words: Words) -> list[str]:
    values = range(2, len(steps))
    rows = [[words("board-step"), *map(str, values)], [words("board-steps-left"), *(str(steps[n]) for n in values)]]
    first = max(len(row[0]) for row in rows)
    return [f"{row[0].ljust(first)} " + "".join(cell.rjust(4) for cell in row[1:]) for row in rows]


def _auction(auction: AuctionView, words: Words) -> str:
    line = f"{words('board-bidding')}: {marks(auction['bidding'])}"
    if auction["leader"] == NOBODY:
        return line
    return f"{line}; {words('board-high')}: {auction['high']} {MARKS[auction['leader']]}"


def _tile(tile: TileView, words: Words) -> str:
    number = tile["value"] or tile["masks"]
    return f"{words('board-' + tile['terrain'])}{f' {number}' if number else ''}"


def _turned(tile: TileView, words: Words) -> list[str]:
    """The stones of a tile in each of its six positions."""
    if tile["terrain"] == "volcano":
        return []
    head = words("board-turned")
    lines = [head, "", "", ""]
    for turn in range(EDGES):
        stones = (tile["edges"][edge - turn] for edge in range(EDGES))
        n, ne, se, s, sw, nw = (str(count) if count else line for count, line in zip(stones, "_\\/_\\/", strict=True))
        drawn = (f"  {turn}  ", f" _{n}_ ", f"{nw}   {ne}", f"{sw}_{s}_{se}")
        lines = [line.ljust(len(head) + 9 * turn + 2) + part for line, part in zip(lines, drawn, strict=True)]
    return [line.rstrip() for line in lines]


def _centred(text: str, room: int) -> str:
    """In the middle, rather to the left: what stands on the right border is a number too."""
    left = (room - len(text)) // 2
    return " " * left + text + " " * (room - len(text) - left)


def _write(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    canvas[y][x : x + len(text)] = text
