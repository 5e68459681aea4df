"""The table as text, for the terminal and for tests: at most 100 columns, no colours.

Sector 0: conquest   high priests: ◆   stairs: upper S0u ●, lower S0l ·
  T0a  1 blue  Inti        craftsman gather stone, build, training

The hill is told sector by sector, then what lies beside it, the players, and what the reader holds. Labels come from
the game's wording (`board-…`); names of pieces, and what they cost and do, from its spoken domains.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from patolli.core.seat import MARKS
from patolli.core.textboard import Words, flow, marks, paragraphs, sentence

from .choices import GOD, REGION, ROW, SECTORS, WORKER
from .printed import CellPrint
from .state import HER_SEAT, NOBODY
from .view import HandView, PlayerView, SoloView, StatuesView, View

WIDTH: Final = 99
ABREAST: Final = 4  # spaces with their neighbours in a line
EMPTY, ARROW, KEPT = "·", "→", "✓"
GAP: Final = "   "

flow_wide = partial(flow, width=WIDTH)
_sentence = partial(sentence, width=WIDTH)


def draw(view: View, words: Words) -> str:
    """The whole table. `words("board-altar")` gives a label, `words("name-0")` what seat 0 is called."""
    parts = [
        [*ceremonies(view, words), *words("board-legend").splitlines()],
        *_hill(view, words),
        _neighbours(view, words),
        _workers(view, words),
        _market(view, words),
        _cards(view, words),
        _regions(view, words),
        _temple(view, words),
        *(_player(seat, player, view, words) for seat, player in enumerate(view["players"])),
        axomamma(view["solo"], view, words) if view["solo"] else [],
        half_done(view, words),
        hand_of(view["hand"], words) if view["hand"] else [],
    ]
    return paragraphs(parts)


def ceremonies(view: View, words: Words) -> list[str]:
    """Ceremonies and who calls the next one."""
    facts = [f"{words('board-held')}: {view['held']}/{len(view['printed']['tokens'])}"]
    if view["token"] != NOBODY:
        facts.append(f"{words('board-token')}: {seat_of(view['token'], view, words)}")
    if view["last"]:
        facts.append(words("board-last"))
    return flow_wide("", facts, GAP)


# The hill


def _hill(view: View, words: Words) -> list[list[str]]:
    wide = (
        max(len(words(f"board-{colour}")) for colour in ("blue", "green")),
        max(len(words(f"god-{god}")) for god in GOD.values),
        max(len(words(f"worker-{worker}")) for worker in WORKER.values),
    )
    return [_sector(view, sector, wide, words) for sector in range(SECTORS)]


def _sector(view: View, sector: int, wide: tuple[int, int, int], words: Words) -> list[str]:
    """One side of the hill: the action above it, priests and stairs, the spaces from top to bottom."""
    priests = marks(seat for seat, player in enumerate(view["players"]) if player["priest"] == sector)
    upper, lower = (f"{stair} {_owner(view['stairs'][stair])}" for stair in (f"S{sector}u", f"S{sector}l"))
    facts = [
        f"{words('board-sector')} {sector}: {words('action-' + view['coricancha'][sector])}",
        f"{words('board-priests')}: {priests or EMPTY}",
        f"{words('board-stairs')}: {words('board-upper')} {upper}, {words('board-lower')} {lower}",
    ]
    lines = flow_wide("", facts, GAP)
    for space, seen in enumerate(view["hill"]):
        if seen["name"][1] == str(sector):
            lines += _space(view, space, wide, words)
    return lines


def _space(view: View, space: int, wide: tuple[int, int, int], words: Words) -> list[str]:
    """A space: name, food to get there, colour, god, worker, tasks."""
    seen, printed = view["hill"][space], view["printed"]
    known = printed["spaces"][seen["name"]]
    cost = "" if seen["cost"] < 0 else str(seen["cost"])
    colour = "" if known["colour"] == "neutral" else words(f"board-{known['colour']}")
    worker = words(f"worker-{seen['worker']}") if seen["worker"] else EMPTY
    cells = map(str.ljust, (colour, words(f"god-{known['god']}"), worker), wide)
    tasks = [words(f"task-{printed['tasks'][icon]}") for icon in known["icons"]]
    return flow_wide(f"  {seen['name']} {cost:>2} {' '.join(cells)} ", tasks)


def _neighbours(view: View, words: Words) -> list[str]:
    """Which spaces of a terrace share a task."""
    icons = {name: set(space["icons"]) for name, space in view["printed"]["spaces"].items()}
    found = []
    for name in sorted(icons, key=lambda name: "TMB".index(name[0])):
        beside = [other for other in icons if other[0] == name[0] and other != name and icons[other] & icons[name]]
        found.append(f"{name}: {' '.join(beside)}")
    wide = max(map(len, found))
    rows = [found[n : n + ABREAST] for n in range(0, len(found), ABREAST)]
    return [words("board-neighbours"), *(" ".join(one.ljust(wide) for one in row) for row in rows)]


# Beside the hill


def _workers(view: View, words: Words) -> list[str]:
    """Village, nomads, bag, casualties."""
    return [
        *village(view, words),
        *flow_wide(f"{words('board-nomads')}: ", counted(view["nomads"], words)),
        *flow_wide(f"{words('board-bag')}: ", counted(view["bag"], words)),
        f"{words('board-casualties')}: {len(view['casualties'])}",
    ]


def village(view: View, words: Words) -> list[str]:
    return flow_wide(f"{words('board-village')}: ", [words(f"worker-{w}") for w in view["village"]] or [EMPTY], hang=4)


def counted(workers: Mapping[str, int], words: Words) -> list[str]:
    return [f"{words(f'worker-{kind}')} {count}" for kind, count in workers.items() if count] or [EMPTY]


def _market(view: View, words: Words) -> list[str]:
    """The buildings for sale with what they cost and do."""
    production, permanent = view["house_decks"]
    lines = [
        f"{words('board-market')} ({words('board-production-left')} {production}, "
        f"{words('board-permanent-left')} {permanent})"
    ]
    for house in view["market"]:
        cost, does = words(f"building-{house}.cost"), words(f"building-{house}.does")
        lines += _sentence(f"  {words(f'building-{house}')}: ", f"{cost} {ARROW} {does}", hang=4)
    return lines


def _cards(view: View, words: Words) -> list[str]:
    return decks(view, words) + flow_wide(f"{words('board-statues-left')}: ", _statues(view["statues"], words))


def decks(view: View, words: Words) -> list[str]:
    """Altar, decks, weavings to be had."""
    altar = [words(f"card-{card}") for card in view["altar"]]
    top = [words(f"tile-{view['tile_top']}") if view["tile_top"] else EMPTY]
    piles = [
        f"{words('board-god-deck')}: {view['god_deck']}",
        f"{words('board-army-deck')}: {view['army_deck']}",
        f"{words('board-army-discard')}: {len(view['army_discard'])}",
        f"{words('board-tile-deck')}: {view['tile_deck']}",
    ]
    lines = flow_wide(f"{words('board-altar')} ({len(altar)}/{view['altar_size']}): ", altar or [EMPTY])
    lines += [*flow_wide("", piles, GAP), *flow_wide(f"{words('board-tile-top')}: ", top)]
    start = [] if all(player["tapestries"] for player in view["players"]) else view["start_tiles"]
    for label, tiles in (("board-loom", view["loom"]), ("board-start-tiles", start)):
        if tiles:
            lines += flow_wide(f"{words(label)}: ", [words(f"tile-{tile}") for tile in tiles])
    return lines


def _statues(statues: StatuesView, words: Words) -> list[str]:
    """By god: small and large ones."""
    counts = zip(GOD.values, statues["small"], statues["large"], strict=True)
    return [f"{words(f'god-{god}')} {small}+{large}" for god, small, large in counts if small or large] or [EMPTY]


def _regions(view: View, words: Words) -> list[str]:
    """Each space of each region: who conquered it, or what it gives and takes."""
    lines = [words("board-regions")]
    for region in REGION.values:
        items = [_land(land, owner, words) for land, owner in view["lands"].items() if land.startswith(region)]
        lines += [f"  {words(f'region-{region}')}", *flow_wide("    ", items, GAP)]
    return lines


def _land(land: str, owner: int, words: Words) -> str:
    number = land.split("-")[1]
    if owner != NOBODY:
        return f"{number}: {MARKS[owner]}"
    return f"{number}: {words(f'land-{land}.gain')} ({words(f'land-{land}.price')})"


def _temple(view: View, words: Words) -> list[str]:
    """Step by step: who stands there, what reaching it gives, points at a ceremony and at the end."""
    items = []
    for number, step in enumerate(view["printed"]["steps"]):
        here = "".join(MARKS[seat] for seat, player in enumerate(view["players"]) if player["step"] == number)
        points = f"{step['points']} + {step['final']}" if step["final"] else str(step["points"])
        reward = f"{words(f'step-{number}.gain')}; " if step["left"] else ""
        items.append(f"{number}{here and f' {here}'}: {reward}{points} {words('board-vp')}")
    return [words("board-temple"), *flow_wide("  ", items, GAP)]


# The players


def _player(seat: int, player: PlayerView, view: View, words: Words) -> list[str]:
    title = [seat_of(seat, view, words), f"{player['score']} {words('board-vp')}"]
    title += [words("board-turn")] if view["active"] == seat else []
    goods = {"potato": player["potato"], "corn": player["corn"], "stone": player["stone"], "gold": player["gold"]}
    held = [f"{words(f'resource-{name}')} {amount}" for name, amount in goods.items()]
    left = [
        f"{words('board-hand-size')}: {player['hand']}",
        f"{words('board-army-hand')}: {player['army_hand'] + player['drawn']}",
        f"{words('board-stairs-left')}: {player['stairs']}",
        f"{words('board-markers-left')}: {player['markers']}",
    ]
    workers = [words(f"worker-{worker}") for worker in player["workers"]]
    return [
        *flow_wide("", title, GAP),
        *flow_wide("  ", [*held, f"{words('board-step')} {player['step']}"], GAP),
        *flow_wide("  ", left, GAP),
        *flow_wide(f"  {words('board-workers')}: ", workers or [EMPTY]),
        *_belongings(player, words),
    ]


def _belongings(player: PlayerView, words: Words) -> list[str]:
    """Statues, army, buildings and tapestries, as far as there are any."""
    lines = []
    if any(player["statues"]["small"]) or any(player["statues"]["large"]):
        lines += flow_wide(f"  {words('board-statues')}: ", _statues(player["statues"], words))
    for label, cards in (("board-army-up", player["army_up"]), ("board-army-down", player["army_down"])):
        if cards:
            lines += flow_wide(f"  {words(label)}: ", [words(f"army-{card}") for card in cards])
    houses = [*player["up"], *player["permanent"]]
    for label, some in (("board-buildings", houses), ("board-buildings-down", player["down"])):
        if some:
            lines.append(f"  {words(label)}:")
        for house in some:
            lines += _sentence(f"    {words(f'building-{house}')}: ", words(f"building-{house}.does"), hang=6)
    for number, tapestry in enumerate(player["tapestries"], 1):
        lines += flow_wide(f"  {words('board-tapestry')} {number}: ", [words(f"tile-{tile}") for tile in tapestry])
    return lines


def axomamma(solo: SoloView, view: View, words: Words) -> list[str]:
    """Her board: what the cells do and which tokens lie there, the gods of her cards, her personality."""
    gods = [f"{slot} {words(f'god-{god}') if god else EMPTY}" for slot, god in enumerate(solo["slots"], 1)]
    lines = [
        *flow_wide("", [words("board-axomamma"), f"{words('board-goal')}: {solo['goal']} {words('board-vp')}"], GAP),
        *flow_wide(f"  {words('board-slots')}: ", gods),
    ]
    for row in ROW.values:
        cells = [_cell(solo, row, n, cell, words) for n, cell in enumerate(view["printed"]["cells"][row], 1)]
        lines += flow_wide(f"  {words(f'row-{row}')}: ", cells, GAP)
    if solo["difficulty"]:
        settled = [words(f"option-difficulty-{name}") for name in solo["difficulty"]]
        lines += flow_wide(f"  {words('option-difficulty')}: ", settled, "; ")
    return lines


def _cell(solo: SoloView, row: str, number: int, cell: CellPrint, words: Words) -> str:
    """A cell with the tokens on it in brackets."""
    tokens = " ".join(str(t["number"]) for t in solo["tokens"] if (t["row"], t["cell"]) == (row, number))
    if solo["personality"] and row == ROW.values[0] and number == solo["personality_cell"]:
        does = words(f"personality-{solo['personality']}")
    elif cell["action"] == "gain":
        does = words(f"cell-{row}-{number}.gain")
    elif cell["action"] == "gain_lesser":
        does = f"{words(f'cell-{row}-{number}.gain')} ({words('board-lesser')})"
    else:
        does = words(f"board-cell-{cell['action'].replace('_', '-')}")
    return f"{number}: {does}{f' [{tokens}]' if tokens else ''}"


# This moment, and what the reader holds


def half_done(view: View, words: Words) -> list[str]:
    """What is half done."""
    lines = []
    played = [words(f"card-{card}") for card in (view["played"], *view["aside"]) if card]
    if played:
        lines += flow_wide(f"{words('board-played')}: ", played)
    if view["tasks"]:
        printed, tasks = view["printed"], view["tasks"]
        icons = zip(printed["spaces"][tasks["space"]]["icons"], tasks["used"], strict=True)
        left = [words(f"task-{printed['tasks'][icon]}") for icon, used in icons if not used]
        lines += flow_wide(f"{words('board-tasks-left')} ({tasks['space']}): {tasks['left']} – ", left or [EMPTY])
    if view["sewing"]:
        lines.append(f"{words('board-sewing')}: {words('tile-' + view['sewing']['tile'])}")
    if view["demand"]:
        flip, lose = view["demand"]
        lines.append(f"{words('board-flip')}: {flip}{GAP}{words('board-lose')}: {lose}")
    return lines


def hand_of(hand: HandView, words: Words) -> list[str]:
    cards = [words(f"card-{card}") for card in hand["cards"]]
    cards += [f"{words(f'card-{card}')}{f' {KEPT}' if card in hand['kept'] else ''}" for card in hand["dealt"]]
    army = [words(f"army-{card}") for card in (*hand["army"], *hand["drawn"])]
    lines = flow_wide(f"{words('board-your-cards')}: ", cards) if cards else []
    return lines + (flow_wide(f"{words('board-your-army')}: ", army) if army else [])


# Seats


def _owner(seat: int) -> str:
    return EMPTY if seat == NOBODY else MARKS[seat]


def seat_of(seat: int, view: View, words: Words) -> str:
    """A player by mark and name; alone, the other one is the rival."""
    return f"{MARKS[seat]} {words('rival' if view['solo'] and seat == HER_SEAT else f'name-{seat}')}"
