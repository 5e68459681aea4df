"""The board as text, for the terminal and for tests: 100 columns wide, no colours.

yellow  ¤2  ◆1 ♟4 Jaguar      a city: jade lying there, the army in it with its warriors and creature
◆ Ana   12   7  1 …           a seat: points, sacrifice marker, step of the pyramid …
"""

from functools import partial
from typing import Final

from patolli.core.seat import MARKS
from patolli.core.textboard import Words, columns, flow, paragraphs, seat_name

from .printed import NamedPieceView
from .state import NOBODY
from .view import ArmyView, CombatView, PlayerView, View

WARRIOR, JADE_THERE, FREE, TOKEN = "♟", "¤", "·", "▪"
BONUS_ROW: Final = 4
WIDTH: Final = 99
PHASES: Final = ("start", "sacrifice")  # in which everybody is asked at once, and nobody has a turn

_flow = partial(flow, width=WIDTH)


def draw(view: View, words: Words) -> str:
    """The whole table. `words("board-corn")` gives a label, `words("name-0")` what seat 0 is called."""
    parts = [_head(view, words), _places(view, words), _standing(view["players"], words)]
    parts.append([line for seat, player in enumerate(view["players"]) for line in _settlement(seat, player, words)])
    parts += [_stocks(view, words)]
    if view["combat"]:
        parts.append(_combat(view["combat"], words))
    if view["hand"] or view["drawn"]:
        parts.append(_hand(view, words))
    return paragraphs(parts)


def _head(view: View, words: Words) -> list[str]:
    facts = [
        f"{words('board-round')} {view['round']}",
        f"{words('board-first')} {seat_name(view['first'], words)}",
        f"{words('board-prisoner-points')} {view['prisoner_points']}",
    ]
    if view["together"] in PHASES:
        facts.insert(1, words(f"board-{view['together']}"))
    elif view["number"] and view["turn"] != NOBODY:
        facts.insert(1, f"{words('board-turn')} {view['number']}: {seat_name(view['turn'], words)}")
    return _flow("", facts, "   ")


def _places(view: View, words: Words) -> list[str]:
    """The three cities, then the jungle."""
    rows = []
    for city in view["cities"]:
        here = ""
        if city["seat"] != NOBODY:
            here = _army(city["seat"], city["army"], view["players"][city["seat"]]["armies"][city["army"]], words)
        rows.append((words(f"place-{city['name']}"), f"{JADE_THERE}{city['jade']}" if city["jade"] else "", here))
    jungle = [
        _army(seat, number, army, words)
        for seat, player in enumerate(view["players"])
        for number, army in enumerate(player["armies"])
        if army["place"] == "jungle"
    ]
    wide = max(len(name) for name in (*(row[0] for row in rows), words("place-jungle")))
    lines = [f"{name.ljust(wide)}  {jade.ljust(3)}  {here}".rstrip() for name, jade, here in rows]
    return [*lines, *_flow(f"{words('place-jungle').ljust(wide)}       ", jungle, "   ")]


def _army(seat: int, number: int, army: ArmyView, words: Words) -> str:
    creature = f" {words('creature-' + army['creature'])}" if army["creature"] else ""
    return f"{MARKS[seat]}{number + 1} {WARRIOR}{army['warriors']}{creature}"


def _standing(players: list[PlayerView], words: Words) -> list[str]:
    keys = ("points", "marker", "step", "corn", "jade", "prisoners", "cards", "tokens", "evolution")
    rows = [["", *(words(f"board-{key}") for key in keys)]]
    for seat, player in enumerate(players):
        counts = (player["score"], player["marker"], player["step"], player["corn"], player["jade"])
        held = "".join(MARKS[other] for other in player["tokens"]) or FREE
        markers = " ".join("+" if row == BONUS_ROW else str(row) for row in player["rows"].values())
        cells = [*map(str, counts), str(player["prisoners"]), str(player["cards"]), held, markers]
        rows.append([seat_name(seat, words), *cells])
    return columns(rows, " ")


def _settlement(seat: int, player: PlayerView, words: Words) -> list[str]:
    """Buildings with the tokens on them, armies with abilities, and who serves the city leader."""
    buildings = [f"{words('building-' + b['name'])} {b['level']}{TOKEN * b['tokens']}" for b in player["buildings"]]
    served = []
    for number, army in enumerate(player["armies"]):
        mark = TOKEN if ("first", "second")[number] in player["led"] else ""
        tiles = [words(f"ability-{tile}") for tile in army["abilities"] if tile]
        creature = [f"{words('creature-' + army['creature'])} → {army['until']}"] if army["creature"] else []
        served.append(f"{words('board-army')} {number + 1}{mark}: {', '.join([*creature, *tiles]) or FREE}")
    mark = TOKEN if "city" in player["led"] else ""
    leader = [words(f"power-{player['power']}")] if player["power"] else []
    leader += [words(f"upgrade-{upgrade}") for upgrade in player["upgrades"]]
    leader += [words(f"advisor-{advisor}") for advisor in player["advisors"]]
    served += [f"{words('board-leader')}{mark}: {', '.join(leader)}"] if leader else []
    return [*_flow(f"{MARKS[seat]} ", buildings, "   "), *_flow("  ", served, "   ")]


def _stocks(view: View, words: Words) -> list[str]:
    by_level = sorted(view["creatures"], key=lambda creature: creature["level"])
    names = [f"{words('creature-' + c['name'])} ({c['level']})" for c in by_level]
    counts = [f"{words('board-' + key)} {view[key]}" for key in ("supply", "deck", "discard")]
    return [*_flow(f"{words('board-summoning')}: ", names), *_flow("", counts, "   ")]


def _combat(combat: CombatView, words: Words) -> list[str]:
    """Who fights, with which card, and how strength adds up: card, figures, effects, creature."""
    lines = [f"{words('board-combat')}: {words('place-' + combat['place'])}"]
    for side, role in zip(combat["sides"], ("attacker", "defender"), strict=True):
        card = words(f"card-{side['card']}") if side["card"] else words("board-no-card")
        line = f"  {words('board-' + role)} {seat_name(side['seat'], words)}"
        if combat["revealed"]:
            line += f": {card}   {' + '.join(map(str, side['strength']))} = {sum(side['strength'])}"
        lines.append(line)
    if combat["winner"] != NOBODY:
        lines.append(f"  {words('board-winner')} {seat_name(combat['winner'], words)}")
    return lines


def _hand(view: View, words: Words) -> list[str]:
    lines = _flow(f"{words('board-hand')}: ", [_card(card, words) for card in view["hand"]])
    if view["drawn"]:
        lines += _flow(f"{words('board-drawn')}: ", [_card(card, words) for card in view["drawn"]])
    return lines


def _card(card: NamedPieceView, words: Words) -> str:
    return f"{words('card-' + card['name'])} {card['strength']}"
