"""The table in 40 lines, for the terminal at every turn; `board.py` tells all of it.

2 worship ◆●: T2a 1g  T2b warrior  M2a 3b  …  S2u ●     a space: food to get there and colour, or the worker on it
"""

from typing import Final

from patolli.core.seat import MARKS
from patolli.core.textboard import Words, columns, fitting, marks, paragraphs

from .board import (
    EMPTY,
    GAP,
    axomamma,
    ceremonies,
    counted,
    decks,
    flow_wide,
    half_done,
    hand_of,
    seat_of,
    village,
)
from .choices import SECTORS
from .state import NOBODY
from .view import PlayerView, View

HANG: Final = 4


def glance(view: View, words: Words) -> str:
    """The table without what is printed on it, which every seat can look up."""
    hill = [line for sector in range(SECTORS) for line in _sector(view, sector, words)]
    standing = _standing(view, words)
    owned = [line for seat, player in enumerate(view["players"]) for line in _belongings(seat, player, words)]
    first = [ceremonies(view, words), hill, _beside(view, words)]
    her_board = axomamma(view["solo"], view, words) if view["solo"] else []
    last = [half_done(view, words), hand_of(view["hand"], words) if view["hand"] else []]
    whole = [*first, [*standing, *owned], her_board, *last]
    explained = [*first[:1], words("board-glance").splitlines(), *whole[1:]]
    return fitting(*map(paragraphs, (explained, whole, [*first, standing, *last])))


def _sector(view: View, sector: int, words: Words) -> list[str]:
    """One side of the hill: the action above it, the high priests there, its spaces, and stairs that were built."""
    priests = marks(seat for seat, player in enumerate(view["players"]) if player["priest"] == sector)
    head = f"{sector} {words('action-' + view['coricancha'][sector])}{priests and f' {priests}'}: "
    items = [_space(view, n, words) for n, seen in enumerate(view["hill"]) if seen["name"][1] == str(sector)]
    items += [
        f"{stair} {MARKS[owner]}"
        for stair, owner in view["stairs"].items()
        if owner != NOBODY and stair[1] == str(sector)
    ]
    return flow_wide(head, items, "  ", hang=HANG)


def _space(view: View, space: int, words: Words) -> str:
    seen = view["hill"][space]
    if seen["worker"]:
        return f"{seen['name']} {words('worker-' + seen['worker'])}"
    colour = view["printed"]["spaces"][seen["name"]]["colour"]
    cost = "" if seen["cost"] < 0 else str(seen["cost"])
    return f"{seen['name']} {cost}{'' if colour == 'neutral' else words(f'board-{colour}')[0]}".rstrip()


def _beside(view: View, words: Words) -> list[str]:
    """Workers to be had, buildings for sale, the altar, decks, conquered lands."""
    workers = [
        f"{words('board-nomads')}: {', '.join(counted(view['nomads'], words))}",
        f"{words('board-bag')}: {', '.join(counted(view['bag'], words))}",
        f"{words('board-casualties')}: {len(view['casualties'])}",
    ]
    market = [f"{words(f'building-{house}')} ({words(f'building-{house}.cost')})" for house in view["market"]]
    conquered = [f"{words(f'land-{land}')} {MARKS[owner]}" for land, owner in view["lands"].items() if owner != NOBODY]
    return [
        *village(view, words),
        *flow_wide("", workers, GAP, hang=HANG),
        *flow_wide(f"{words('board-market')}: ", market or [EMPTY], hang=HANG),
        *decks(view, words),
        *(flow_wide(f"{words('board-conquered')}: ", conquered, hang=HANG) if conquered else []),
    ]


def _standing(view: View, words: Words) -> list[str]:
    """The players in a table."""
    goods = ("potato", "corn", "stone", "gold")
    keys = ("step", "cards", "army", "stairs", "markers")
    rows = [
        ["", words("board-vp"), *(words(f"resource-{n}") for n in goods), *(words(f"board-head-{k}") for k in keys)]
    ]
    for seat, player in enumerate(view["players"]):
        stores = (player["score"], player["potato"], player["corn"], player["stone"], player["gold"])
        left = (
            player["step"],
            player["hand"],
            player["army_hand"] + player["drawn"],
            player["stairs"],
            player["markers"],
        )
        turn = f" {words('board-turn')}" if view["active"] == seat else ""
        rows.append([seat_of(seat, view, words) + turn, *map(str, (*stores, *left))])
    return columns(rows)


def _belongings(seat: int, player: PlayerView, words: Words) -> list[str]:
    """Workers, army, buildings and tapestries, as far as there are any."""
    facts = []
    if player["workers"]:
        facts.append(", ".join(words(f"worker-{worker}") for worker in player["workers"]))
    statues = sum(player["statues"]["small"]), sum(player["statues"]["large"])
    if any(statues):
        facts.append(f"{words('board-statues')}: {statues[0]}+{statues[1]}")
    for label, count in (("board-army-up", len(player["army_up"])), ("board-army-down", len(player["army_down"]))):
        facts += [f"{words(label)}: {count}"] if count else []
    for label, houses in (
        ("board-buildings", (*player["up"], *player["permanent"])),
        ("board-buildings-down", player["down"]),
    ):
        facts += [f"{words(label)}: {', '.join(words(f'building-{house}') for house in houses)}"] if houses else []
    if player["tapestries"]:
        facts.append(
            f"{words('board-tapestry')}: {' + '.join(str(len(tapestry)) for tapestry in player['tapestries'])}"
        )
    return flow_wide(f"{MARKS[seat]} ", facts, GAP) if facts else []
