"""What is printed on Axomamma's board and tokens, and the figures she plays by (TW-14)."""

from typing import Final

from patolli.core.components import ComponentError, Components, one_of, where, within
from patolli.core.record import Value, value

from ..bonus import Bonus, Either, read_bonus
from ..choices import ACTION, PERSONALITY, ROW, TERRACES, WORKER

CELL_ACTIONS: Final = (
    *("gain", "gain_lesser", "weave", "build_production", "build_permanent", "statue", "stairs"),
    *("hire_village_potato_end", "hire_village_corn_end", "hire_nomad", "army_card"),
)
GAIN, GAIN_LESSER, C_WEAVE, C_PRODUCTION, C_PERMANENT, C_STATUE, C_STAIRS = range(7)
C_POTATO_END, C_CORN_END, C_NOMAD, C_ARMY = range(7, 11)
PERSONALITY_ACTIONS: Final = ("statue_small", "weave", "temple_step", "build")
CELLS: Final = 5  # in a row of her board


@value
class Solo(Value):
    """Everything that is hers, ready for play."""

    die: tuple[int, ...]
    cells: tuple[tuple[tuple[int, Bonus], ...], ...]  # by row, by cell: what it does and gives
    fallback_gold: int  # for a cell of the middle row that cannot be carried out
    building_price: int  # in stone
    tokens: tuple[tuple[int, int, int], ...]  # (number, row, cell) at the start, row by row
    personality_cell: int
    personalities: tuple[tuple[int, Bonus], ...]  # by token and side: which action, and what comes first
    worker_bonus: tuple[Bonus, ...]
    wanted: tuple[int, ...]  # by high-priest action: how much she needs to activate it
    start: tuple[int, int, int, int]  # her resources in place of god cards …
    start_armies: int  # … and her army cards
    potatoes: tuple[int, int]  # so many are turned into so many points
    statue_vp: int
    target: int


def read_solo(tables: Components, eithers: list[Either]) -> Solo:
    """Read and check her tables; alternatives are noted in `eithers`."""
    axomamma, board = tables.one("axomamma"), tables.one("axomamma_board")
    tokens = [
        (row["number"], ROW.index[row["row"]], within(where("axomamma_token", row["id"]), row["start_cell"], 1, CELLS))
        for row in tables.rows("axomamma_token")
    ]
    if sorted(number for number, _, _ in tokens) != sorted(axomamma["numbered_tokens"]):
        raise ComponentError("tokens", "[[axomamma_token]]")
    slot, start, potatoes = tables.one("axomamma_personality_slot"), axomamma["start"], axomamma["potatoes_to_vp"]

    def bonus(table: str, row: dict[str, object]) -> Bonus:
        return read_bonus(where(table, str(row["id"])), row["bonus"], eithers)  # type: ignore[arg-type]

    return Solo(
        die=tuple(axomamma["die"]),
        cells=_cells(tables, eithers),
        fallback_gold=within("[axomamma_board]: middle_row_fallback", board["middle_row_fallback"]["gold"], 0, 9),
        building_price=within("[axomamma_board]: building_price_stone", board["building_price_stone"], 0, 9),
        tokens=tuple(sorted(tokens, key=lambda token: (token[1], token[2], token[0]))),
        personality_cell=within("[axomamma_personality_slot]: cell", slot["cell"], 1, CELLS),
        personalities=tuple(
            (PERSONALITY_ACTIONS.index(row["action"]), bonus("axomamma_personality", row))
            for row in tables.listed("axomamma_personality", PERSONALITY.values)
        ),
        worker_bonus=tuple(
            bonus("axomamma_worker_bonus", row) for row in tables.listed("axomamma_worker_bonus", WORKER.values)
        ),
        wanted=tuple(
            within(where("axomamma_priest_condition", row["id"]), row["at_least"], 0, 9)
            for row in tables.listed("axomamma_priest_condition", ACTION.values)
        ),
        start=(0, start["corn"], start["stone"], start["gold"]),
        start_armies=within("[axomamma]: start.army_cards", start["army_cards"], 0, 9),
        potatoes=(
            within("[axomamma]: potatoes_to_vp", potatoes[0], 1, 20),
            within("[axomamma]: potatoes_to_vp", potatoes[1], 0, 20),
        ),
        statue_vp=within("[axomamma]: statue_match_vp", axomamma["statue_match_vp"], 0, 20),
        target=within("[axomamma]: human_target_vp", axomamma["human_target_vp"], 0, 500),
    )


def _cells(tables: Components, eithers: list[Either]) -> tuple[tuple[tuple[int, Bonus], ...], ...]:
    cells: dict[tuple[str, int], tuple[int, Bonus]] = {}
    for row in tables.rows("axomamma_cell"):
        here = where("axomamma_cell", row["id"])
        cells[row["row"], row["cell"]] = (
            one_of(f"{here}: action", row["action"], CELL_ACTIONS),
            read_bonus(here, row["bonus"], eithers),
        )
    return tuple(tuple(cells[row, cell] for cell in range(1, CELLS + 1)) for row in TERRACES)
