"""The table as text, for the terminal and for tests: at most 100 columns, no colours.

The hill is told sector by sector and terrace by terrace: each space with its god, colour, worker and tasks. Labels
come from the game's wording (`board-…`); names of gods, workers and tasks from its spoken domains.
"""

from collections.abc import Callable, Iterable
from typing import Final

from patolli.core.components import load
from patolli.core.seat import MARKS

from .choices import GOD, SECTORS, SPACE, TASK, TERRACES
from .components import TABLES, make_box
from .state import NOBODY
from .view import PlayerView, SoloView, View

HILL: Final = make_box(load(TABLES)).hill  # packs change figures, not the shape of the text
WIDTH: Final = 100
COLOUR_MARKS: Final = (" ", "#", "%")  # neutral, blue, green
EMPTY: Final = "·"

Words = Callable[[str], str]


def draw(view: View, words: Words) -> str:
    """The whole table."""
    lines = [words("board-legend"), ""]
    for sector in range(SECTORS):
        lines += _sector(view, sector, words)
    lines += ["", *_middle(view, words), ""]
    for seat, player in enumerate(view["players"]):
        lines += _player(seat, player, view, words)
    if view["solo"]:
        lines += _solo(view["solo"], words)
    lines += _hand(view, words)
    return "\n".join(line.rstrip() for line in lines)


def _sector(view: View, sector: int, words: Words) -> list[str]:
    """One side of the hill: the action above it, the stairs, the spaces of its terraces."""
    priests = [MARKS[seat] for seat, player in enumerate(view["players"]) if player["priest"] == sector]
    action = words(f"action-{view['coricancha'][sector]}")
    upper, lower = view["stairs"][f"S{sector}u"], view["stairs"][f"S{sector}l"]
    head = f"{words('board-sector')} {sector}: {action} {' '.join(priests)}"
    lines = [f"{head}  {words('board-stairs')} {_owner(upper)}{_owner(lower)}"]
    for terrace in range(len(TERRACES)):
        for space in range(len(SPACE)):
            if HILL.sector[space] == sector and HILL.terrace[space] == terrace:
                lines.append(_space(view, space, words))
    return lines


def _space(view: View, space: int, words: Words) -> str:
    seen = view["hill"][space]
    worker = words(f"worker-{seen['worker']}") if seen["worker"] else EMPTY
    tasks = ", ".join(words(f"task-{TASK.values[HILL.task[icon]]}") for icon in HILL.icons[space])
    god = words(f"god-{GOD.values[HILL.god[space]]}")
    cost = "" if seen["cost"] < 0 else str(seen["cost"])
    return f"  {seen['name']}{COLOUR_MARKS[HILL.colour[space]]} {cost:>2} {god:<14} {worker:<12} {tasks}"


def _owner(seat: int) -> str:
    return EMPTY if seat == NOBODY else MARKS[seat]


def _middle(view: View, words: Words) -> list[str]:
    """Village, nomads, market, altar, weavings, statues, regions."""
    village = " ".join(words(f"worker-{worker}") for worker in view["village"])
    nomads = ", ".join(f"{words(f'worker-{kind}')} {count}" for kind, count in view["nomads"].items() if count)
    lines = [
        f"{words('board-village')}: {village or EMPTY}",
        f"{words('board-nomads')}: {nomads or EMPTY}   {words('board-bag')}: {sum(view['bag'].values())}",
        f"{words('board-casualties')}: {len(view['casualties'])}   {words('board-held')}: {view['held']}",
        f"{words('board-market')}: {_names('building', view['market'], words)}",
        f"{words('board-altar')}: {_names('card', view['altar'], words)}   {words('board-deck')}: {view['god_deck']}",
        f"{words('board-weavings')}: {_names('tile', [view['tile_top']] if view['tile_top'] else [], words)}"
        f"   {words('board-deck')}: {view['tile_deck']}",
    ]
    if view["loom"]:
        lines.append(f"{words('board-loom')}: {_names('tile', view['loom'], words)}")
    owned = [f"{land} {_owner(owner)}" for land, owner in view["lands"].items() if owner != NOBODY]
    lines += _wrapped(f"{words('board-lands')}: ", owned or [EMPTY])
    left = [f"{words(f'god-{god}')} {view['statues']['small'][n]}+{view['statues']['large'][n]}"
            for n, god in enumerate(GOD.values)]  # fmt: skip
    return lines + _wrapped(f"{words('board-statues')}: ", left)


def _player(seat: int, player: PlayerView, view: View, words: Words) -> list[str]:
    goods = "  ".join(f"{words(f'resource-{name}')} {amount}" for name, amount in _goods(player))
    token = f" {words('board-token')}" if view["token"] == seat else ""
    turn = " <" if view["active"] == seat else ""
    lines = [
        f"{MARKS[seat]} {words(f'name-{seat}')}: {player['score']}{token}{turn}",
        f"  {goods}  {words('board-step')} {player['step']}",
        f"  {words('board-workers')}: {' '.join(words(f'worker-{w}') for w in player['workers']) or EMPTY}"
        f"  {words('board-cards')}: {player['hand']}  {words('board-army')}: {player['army_hand']}"
        f" +{len(player['army_up'])} -{len(player['army_down'])}",
    ]
    houses = [*player["up"], *player["permanent"], *(f"{house}-" for house in player["down"])]
    if houses:
        lines += _wrapped(f"  {words('board-buildings')}: ", houses)
    for tapestry in player["tapestries"]:
        lines += _wrapped("  ~ ", [words(f"tile-{tile}") for tile in tapestry])
    return lines


def _goods(player: PlayerView) -> tuple[tuple[str, int], ...]:
    return (
        ("potato", player["potato"]),
        ("corn", player["corn"]),
        ("stone", player["stone"]),
        ("gold", player["gold"]),
    )


def _solo(solo: SoloView, words: Words) -> list[str]:
    """Axomamma's board: her tokens row by row, her gods, her personality."""
    lines = [f"{words('board-axomamma')}: {' '.join(words(f'god-{god}') if god else EMPTY for god in solo['slots'])}"]
    for row in TERRACES:
        cells = [[str(t["number"]) for t in solo["tokens"] if (t["row"], t["cell"]) == (row, n)] for n in range(1, 6)]
        lines.append(f"  {words(f'row-{row}')}: " + " | ".join("+".join(cell) or EMPTY for cell in cells))
    if solo["personality"]:
        lines.append(f"  {words('personality-' + solo['personality'])} ({solo['personality_cell']})")
    return lines


def _hand(view: View, words: Words) -> list[str]:
    hand = view["hand"]
    if hand is None:
        return []
    cards = [words(f"card-{card}") for card in (*hand["cards"], *hand["dealt"])]
    army = [words(f"army-{card}") for card in (*hand["army"], *hand["drawn"])]
    lines = _wrapped(f"{words('board-your-cards')}: ", cards) if cards else []
    return lines + (_wrapped(f"{words('board-your-army')}: ", army) if army else [])


def _names(domain: str, values: list[str], words: Words) -> str:
    return ", ".join(words(f"{domain}-{value}") for value in values) or EMPTY


def _wrapped(head: str, items: Iterable[str]) -> list[str]:
    """Items after a head, on as many lines as they need."""
    lines = [head]
    for item in items:
        if len(lines[-1]) + len(item) + 1 > WIDTH and lines[-1].strip():
            lines.append(" " * len(head))
        lines[-1] += f"{item} "
    return lines
