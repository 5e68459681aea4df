"""The picture in docs/architecture.md: `python tools/architecture.py` draws it anew.

The rooms and their arrows are read from the imports in `src/patolli`; every stop on the way of a move must be a
function that exists. Captions are written here.
"""

import ast
import sys
from collections.abc import Iterator
from html import escape
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "patolli"
PICTURE = ROOT / "docs" / "architecture.svg"
sys.path.insert(0, str(SOURCE.parent))

CAPTIONS = {
    "core": "the engine; knows no game",
    "games": "rules by chapter, components",
    "bots": "who plays when nobody does",
    "review": "chances to win, better turns",
    "wording": "sentences in three languages",
    "lab": "many games: balance, speed",
    "table": "live matches, storage",
    "web": "the server",
    "cli": "the command line",
}

# The way of a move: (room, function, what happens there). Downwards to the rule, and up again to every screen.
WAY = (
    ("web", "socket.Conversation.hear", "a message comes in: “uncover e3”"),
    ("table", "table.Table.choose", "is it your seat, is it still that question?"),
    ("table", "live_match.LiveMatch.apply", "one entry more in this match"),
    ("core", "choice.Vocabulary.parse", "text becomes numbers, or Malformed"),
    ("core", "match.Match.play", "the record gains one line"),
    ("core", "engine.play", "legal? or Illegal, with the reason and its rule"),
    ("core", "frame.Frame.refuse", "the game’s own rule says yes or why not"),
    ("core", "frame.Frame.take", "the state changes, events are told, frames pushed"),
    ("table", "committer.Committer.append", "it is stored before anybody hears of it"),
    ("web", "viewers.Viewer.moved", "everybody who looks on is told"),
    ("core", "game.Game.view", "what this seat may see, as plain data"),
    ("wording", "story.tell_section", "what happened, in the reader’s language"),
    ("web", "updates.Channel.update", "one message to each screen"),
)

WIDTH, BOX, HIGH, GAP, ROW = 960, 204, 58, 46, 30
COLOURS = {
    "core": "#f2d7a6", "games": "#cfe3c0", "bots": "#e6dcf0", "review": "#e6dcf0", "wording": "#f6d5d0",
    "lab": "#e6dcf0", "table": "#cfe0ee", "web": "#bcd6ea", "cli": "#bcd6ea", "client": "#ffffff",
}  # fmt: skip


def imports(room: str) -> set[str]:
    """The other rooms that the modules of a room import."""
    found: set[str] = set()
    for path in (SOURCE / room).rglob("*.py"):
        if path.name != "__main__.py":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                    names = [f"{node.module}.{alias.name}" for alias in node.names]
                found |= {name.split(".")[1] for name in names if name.startswith("patolli.")}
    return (found & set(CAPTIONS)) - {room}


def plan() -> dict[str, set[str]]:
    """Room → the rooms right below it: what it imports and does not reach through another anyway."""
    direct = {room: imports(room) for room in rooms()}
    return {
        room: {below for below in found if not any(below in direct[other] for other in found)}
        for room, found in direct.items()
    }


def rooms() -> list[str]:
    found = sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists())
    if found != sorted(CAPTIONS):
        sys.exit(f"the rooms are {found}; tools/architecture.py has captions for {sorted(CAPTIONS)}")
    return found


def floors(below: dict[str, set[str]]) -> list[list[str]]:
    """Rooms by height, the lowest first: each stands above all that it imports."""

    def height(room: str) -> int:
        return 1 + max((height(other) for other in below[room]), default=-1)

    highest = max(map(height, below))
    return [sorted(room for room in below if height(room) == n) for n in range(highest + 1)]


def lost_stops() -> list[str]:
    """Stops on the way of a move that are not in the code."""
    return [f"patolli.{room}.{name}" for room, name, _ in WAY if not _exists(f"patolli.{room}", name)]


def _exists(room: str, name: str) -> bool:
    module, *attributes = name.split(".")
    found: object = import_module(f"{room}.{module}")
    for attribute in attributes:
        annotated = attribute in getattr(found, "__annotations__", {})
        if not annotated and not hasattr(found, attribute):
            return False
        found = getattr(found, attribute, None)
    return True


def picture() -> str:
    """Both drawings, one below the other."""
    below = plan()
    storeys = floors(below)
    storeys[-1].append("client")
    top = 40
    foot = top + len(storeys) * (HIGH + GAP)
    places: dict[str, tuple[int, int]] = {}
    for n, storey in enumerate(reversed(storeys)):
        left = (WIDTH - len(storey) * BOX - (len(storey) - 1) * GAP) // 2
        places |= {room: (left + i * (BOX + GAP), top + n * (HIGH + GAP)) for i, room in enumerate(storey)}
    high = foot + 50 + len(WAY) * ROW + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" font-family="sans-serif" fill="#222">',
        f'<rect width="{WIDTH}" height="{high}" fill="#fbf8f1"/>',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#666"/></marker></defs>',
        '<text x="24" y="24" font-size="15" font-weight="bold">The rooms: an arrow is an import</text>',
        *_arrows(places, {**below, "client": {"web"}}),
        *(_box(room, *place) for room, place in places.items()),
        f'<text x="24" y="{foot + 24}" font-size="15" font-weight="bold">The way of a move</text>',
        *_way(foot + 50),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _arrows(places: dict[str, tuple[int, int]], below: dict[str, set[str]]) -> Iterator[str]:
    for room, found in below.items():
        for n, other in enumerate(sorted(found, key=lambda name: places[name])):
            x, y = places[room]
            ox, oy = places[other]
            start = x + BOX * (n + 1) // (len(found) + 1)
            dashes = ' stroke-dasharray="5 4"' if room == "client" else ""
            end = min(max(start, ox + 20), ox + BOX - 20)
            yield (
                f'<path d="M{start} {y + HIGH} L{end} {oy - 2}" stroke="#666" fill="none"{dashes} '
                'marker-end="url(#tip)"/>'
            )


def _box(room: str, x: int, y: int) -> str:
    caption = CAPTIONS.get(room, "the page: draws, asks the server")
    return (
        f'<rect x="{x}" y="{y}" width="{BOX}" height="{HIGH}" rx="8" fill="{COLOURS[room]}" stroke="#666"/>'
        f'<text x="{x + BOX // 2}" y="{y + 24}" font-size="16" font-weight="bold" text-anchor="middle">{room}</text>'
        f'<text x="{x + BOX // 2}" y="{y + 44}" font-size="11" text-anchor="middle">{escape(caption)}</text>'
    )


def _way(top: int) -> Iterator[str]:
    for n, (room, name, what) in enumerate(WAY):
        y = top + n * ROW
        yield f'<rect x="24" y="{y - 18}" width="84" height="24" rx="6" fill="{COLOURS[room]}" stroke="#666"/>'
        yield f'<text x="66" y="{y - 1}" font-size="13" text-anchor="middle">{room}</text>'
        yield f'<text x="124" y="{y - 1}" font-size="13" font-family="monospace">{escape(name)}</text>'
        yield f'<text x="420" y="{y - 1}" font-size="13">{escape(what)}</text>'
        if n:
            yield f'<path d="M66 {y - 24} v6" stroke="#666"/>'


def main() -> None:
    lost = lost_stops()
    if lost:
        sys.exit(f"not in the code any more: {', '.join(lost)}; put the way of a move right in tools/architecture.py")
    PICTURE.write_text(picture(), "utf-8")
    print(f"{PICTURE.relative_to(ROOT)} drawn")


if __name__ == "__main__":
    main()
