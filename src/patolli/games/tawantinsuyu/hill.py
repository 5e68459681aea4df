"""The hill: five sectors of three terraces, spaces with a god, a colour and three task icons (TW-1.4, TW-1.5)."""

from typing import Final

from patolli.core.components import ComponentError, Components, one_of, within
from patolli.core.record import Value, value

from .choices import GOD, GODS, ICON, SECTORS, SPACE, TASK, TERRACES

COLOURS: Final = ("neutral", "blue", "green")
NEUTRAL, BLUE, GREEN = range(3)
ICONS_PER_SPACE: Final = 3
SPACES: Final = len(SPACE)


@value
class Hill(Value):
    """What is printed on the slopes, with everything that follows from it worked out."""

    sector: tuple[int, ...]  # by space, like all that is not said otherwise
    terrace: tuple[int, ...]
    god: tuple[int, ...]
    colour: tuple[int, ...]
    icons: tuple[tuple[int, ...], ...]
    task: tuple[int, ...]  # by icon
    tasks: tuple[tuple[int, ...], ...]  # those of its three icons
    neighbours: tuple[tuple[int, ...], ...]  # spaces of the same terrace that share an icon (TW-1.7)
    segment: tuple[int, ...]  # one terrace of one sector (TW-1.4) …
    segments: tuple[tuple[int, ...], ...]  # … and its spaces, by segment
    blocked: tuple[int, ...]  # the spaces marked for two players, in the order of the table
    of_god: tuple[tuple[int, ...], ...]  # by god


def make_hill(tables: Components) -> Hill:
    """Read the spaces and icons and see that they fit together."""
    rows, icon_rows = tables.listed("hill_space", SPACE.values), tables.listed("hill_icon", ICON.values)
    for row in rows:
        where = f"[[hill_space]] id {row['id']!r}"
        for field, known in (("terrace", TERRACES), ("god", GOD.values), ("colour", COLOURS)):
            one_of(f"{where}: {field}", row[field], known)
        within(f"{where}: sector", row["sector"], 0, SECTORS - 1)
        if len(set(row["icons"])) != ICONS_PER_SPACE or not set(row["icons"]) <= set(ICON.values):
            raise ComponentError("icons", f"{where}: icons")
        if row["block_two_player"] and row["terrace"] == "bottom":
            raise ComponentError("marked", f"{where}: block_two_player")
    for row in icon_rows:
        beside = sorted(space["id"] for space in rows if row["id"] in space["icons"])
        if row["task"] not in TASK.index or sorted(row["spaces"]) != beside:
            raise ComponentError("icon", f"[[hill_icon]] id {row['id']!r}")
    sector = tuple(row["sector"] for row in rows)
    terrace = tuple(TERRACES.index(row["terrace"]) for row in rows)
    god = tuple(GOD.index[row["god"]] for row in rows)
    icons = tuple(tuple(ICON.index[icon] for icon in row["icons"]) for row in rows)
    task = tuple(TASK.index[row["task"]] for row in icon_rows)
    every = range(SPACES)
    segment = tuple(sector[n] * len(TERRACES) + terrace[n] for n in every)
    return Hill(
        sector=sector,
        terrace=terrace,
        god=god,
        colour=tuple(COLOURS.index(row["colour"]) for row in rows),
        icons=icons,
        task=task,
        tasks=tuple(tuple(task[icon] for icon in each) for each in icons),
        neighbours=tuple(
            tuple(b for b in every if a != b and terrace[a] == terrace[b] and set(icons[a]) & set(icons[b]))
            for a in every
        ),
        segment=segment,
        segments=tuple(tuple(n for n in every if segment[n] == part) for part in range(SECTORS * len(TERRACES))),
        blocked=tuple(n for n, row in enumerate(rows) if row["block_two_player"]),
        of_god=tuple(tuple(n for n in every if god[n] == which) for which in range(GODS)),
    )
