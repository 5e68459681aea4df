"""The box: cards, tiles, creatures, panels and prices read from `components.toml` and checked."""

from importlib.resources import files
from typing import Final

from patolli.core.choice import Domain
from patolli.core.components import ComponentError, Components, Row, one_of, refuse_idle_changes, rising, where, within
from patolli.core.record import Value, value

from .choices import (
    ABILITY,
    ADVISOR,
    BUILDING,
    CARD,
    CREATURE,
    DRAW_SPECIAL,
    FIRST_CREATURE_CARD,
    GIFT,
    LAST_ROUND,
    PLACE,
    POWER,
    REWARD_SLOT,
    UPGRADE,
    USE_ABILITY,
    USE_ADVISOR,
    USE_CARD,
    USE_CREATURE,
    USE_UPGRADE,
)
from .effect_lines import CITY_CORN, CITY_JADE, COMBAT, LEADER, MOVE, REWARD, SACRIFICE, TIMES, Effect, Effects, read

TABLES: Final = files(__package__).joinpath("components.toml").read_text("utf-8")

# The figures a pack may change. All others are counts and rules of the texts, or say something about a stand-in.
OPEN_TO_PACKS: Final = {
    "building_level0": ("cost_per_level", "max_warriors", "gain_corn", "gain_jade", "free_extensions"),
    "building_tile": (
        *("type", "level", "cost_per_level", "max_warriors", "gain_corn", "gain_jade", "free_extensions"),
    ),
    "ability_tile": ("level", "effects"),
    "advisor": ("effects",),
    "leader_option": ("effects",),
    "leader_ability": ("effects",),
    "leader_upgrade": ("effects", "replaces_option"),
    "city_reward": ("effects",),
    "starting_card": ("strength", "effects"),
    "special_card": ("strength", "effects"),
    "creature": ("level", "strength", "effects"),
    "creature_card": ("strength", "effects"),
    "settlement_board": ("ability_slot_ranks",),
    "limits": ("warrior_pool",),
    "expansion_5_6": ("extra_warriors",),
}
IN_COMBAT_AND_MOVING: Final = (*COMBAT, MOVE)


@value
class Level(Value):
    """What a building does at one level; prices are per level of what is bought."""

    jade: int
    corn: int
    warriors: int
    gain_corn: int
    gain_jade: int
    free: int  # extra rounds of creatures that cost nothing


@value
class Piece(Value):
    """A card, tile or creature: its level and strength where it has them, and its effects by time."""

    level: int
    strength: int
    at: tuple[Effects, ...]

    @property
    def effects(self) -> Effects:
        return tuple(effect for effects in self.at for effect in effects)


@value
class Box(Value):
    """Everything printed, ready for play."""

    digest: str
    pack: str
    effects: Effects
    cards: tuple[Piece, ...]
    abilities: tuple[Piece, ...]
    creatures: tuple[Piece, ...]
    advisors: tuple[Piece, ...]
    powers: tuple[Piece, ...]
    upgrades: tuple[Piece, ...]
    replaces: tuple[int, ...]  # by upgrade: the option of the city leader it stands for, -1: none
    gifts: tuple[Effects, ...]  # by option of the city leader
    rewards: tuple[tuple[Effects, ...], ...]  # by place, by slot; nothing in the jungle
    buildings: tuple[tuple[Level, ...], ...]  # by building, by level
    expansion_advisors: tuple[int, ...]
    expansion_creatures: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]  # by round: the rewards one may be chosen of
    added: tuple[tuple[int, ...], ...]  # by round: the rewards that are added
    prisoner_sp: tuple[int, ...]  # by round
    moves: tuple[int, ...]  # by round: evolution moves
    ranks: tuple[int, ...]  # of an army's ability slots
    pool: int
    pool_more: int  # with five or six players
    extension: int  # jade for each extra round of a creature
    corn: int  # what everybody begins with
    jade: int
    prisoners: int
    warriors: int
    advisors_kept: int
    turns: int
    step_cost: int  # corn from the jungle to a city
    retreat_cost: int  # corn from a city to the jungle
    march_cost: int  # corn from city to city
    entry_jade: int
    city_jade: int  # laid in each empty city
    jade_per_sp: int
    corn_per_sp: int
    first_token_sp: int  # sacrifice points for the first clan token
    token_sp: int  # … for each further one
    vp_per_sp: int
    step_vp: tuple[int, ...]
    warrior_strength: int
    leader_strength: int
    winner_capture: int
    destroyed_vp: int
    destroyed_prisoners: int  # from the supply, in place of the leader
    bonus_vp: tuple[int, ...]  # by bonus, for each level
    bonus_most: tuple[int, ...]
    jade_per_vp: int
    corn_per_vp: int
    card_vp: int


def make_box(tables: Components) -> Box:
    """Read and check the tables; `ComponentError` names the row that does not fit."""
    refuse_idle_changes(tables, TABLES, lambda table, row: OPEN_TO_PACKS.get(table, ()))
    maker = _Maker(tables)
    setup, movement, sacrifice = tables.one("setup"), tables.one("movement"), tables.one("sacrifice")
    combat, scoring = tables.one("combat"), tables.one("end_scoring")
    rounds, bonuses = tables.rows("round"), tables.rows("end_bonus")
    cards = (
        *maker.cards("starting_card", CARD.values[: len(tables.rows("starting_card"))]),
        *maker.cards("special_card", CARD.values[len(tables.rows("starting_card")) : FIRST_CREATURE_CARD]),
        *maker.cards("creature_card", CARD.values[FIRST_CREATURE_CARD:]),
    )
    abilities = maker.pieces("ability_tile", ABILITY, IN_COMBAT_AND_MOVING, USE_ABILITY)
    creatures = maker.pieces("creature", CREATURE, IN_COMBAT_AND_MOVING, USE_CREATURE)
    times = (*IN_COMBAT_AND_MOVING, SACRIFICE, CITY_CORN, CITY_JADE)
    advisors = maker.pieces("advisor", ADVISOR, times, USE_ADVISOR)
    powers = maker.pieces("leader_ability", POWER, (LEADER,))
    upgrades = maker.pieces("leader_upgrade", UPGRADE, (LEADER, SACRIFICE), USE_UPGRADE)
    gifts = maker.gifts()
    rewards = maker.rewards()
    return Box(
        digest=tables.digest,
        pack=tables.pack.name if tables.pack else "",
        effects=tuple(maker.effects),
        cards=_all_different(cards),
        abilities=abilities,
        creatures=creatures,
        advisors=advisors,
        powers=powers,
        upgrades=upgrades,
        replaces=tuple(
            within(f"{where('leader_upgrade', row['id'])}: replaces_option", row.get("replaces_option", 0), 0, 3) - 1
            for row in tables.rows("leader_upgrade")
        ),
        gifts=gifts,
        rewards=rewards,
        buildings=_buildings(tables),
        expansion_advisors=_expansion(tables, "advisor"),
        expansion_creatures=_expansion(tables, "creature"),
        slots=((), *(tuple(i for i, w in enumerate(REWARD_SLOT.values) if w[0] in r["choose_from"]) for r in rounds)),
        added=((), *(tuple(REWARD_SLOT.index[word] for word in row["added"]) for row in rounds)),
        prisoner_sp=(0, *(row["prisoner_sp"] for row in rounds)),
        moves=(0, *(row["evolution_moves"] for row in rounds)),
        ranks=_ranks(tables.one("settlement_board")),
        pool=within("[limits]: warrior_pool", tables.one("limits")["warrior_pool"], 40, 120),
        pool_more=within("[expansion_5_6]: extra_warriors", tables.one("expansion_5_6")["extra_warriors"], 0, 120),
        extension=tables.rows("building_level0")[3]["extend_cost_jade_per_round"],
        corn=setup["corn"],
        jade=setup["jade"],
        prisoners=setup["prisoners"],
        warriors=setup["warriors_per_army"],
        advisors_kept=setup["advisors_kept"],
        turns=tables.one("meta")["turns_per_player_per_round"],
        step_cost=movement["jungle_to_city_corn"],
        retreat_cost=movement["city_to_jungle_corn"],
        march_cost=movement["city_to_city_corn"],
        entry_jade=movement["peaceful_entry_jade"],
        city_jade=movement["jade_added_to_empty_city_each_calendar_phase"],
        jade_per_sp=sacrifice["jade_per_sp"],
        corn_per_sp=sacrifice["corn_per_sp"],
        first_token_sp=sacrifice["clan_token_first_sp"],
        token_sp=sacrifice["clan_token_further_sp"],
        vp_per_sp=sacrifice["vp_per_sp"],
        step_vp=tuple(row["vp_each_sacrifice_phase"] for row in tables.rows("pyramid_step")),
        warrior_strength=combat["strength_per_warrior"],
        leader_strength=combat["strength_per_leader"],
        winner_capture=combat["winner_capture"],
        destroyed_vp=combat["destroyed_army_vp"],
        destroyed_prisoners=combat["destroyed_army_extra_prisoner"],
        bonus_vp=tuple(row["vp_per_level"] for row in bonuses),
        bonus_most=tuple(row["max_vp"] for row in bonuses),
        jade_per_vp=scoring["jade_per_vp"],
        corn_per_vp=scoring["corn_per_vp"],
        card_vp=scoring["vp_per_card_in_hand"],
    )


class _Maker:
    """Reads pieces and numbers their effects."""

    def __init__(self, tables: Components) -> None:
        self.tables = tables
        self.effects: list[Effect] = []

    def lines(self, table: str, row: Row, times: tuple[int, ...], use: tuple[int, int] = (-1, -1)) -> Effects:
        """The effects of a row, each at one of the times that piece can have."""
        here = f"{where(table, row['id'])}: effects"
        found = []
        for line in row["effects"]:
            effect = read(line, len(self.effects), here).but(use=use)
            if effect.at not in times:
                raise ComponentError("piece-time", here, known=tuple(TIMES[at] for at in times))
            self.effects.append(effect)
            found.append(effect)
        priced = [effect.at for effect in found if effect.priced]
        if len(set(priced)) < len(priced):
            raise ComponentError("one-price", here)
        return tuple(found)

    def piece(self, table: str, row: Row, times: tuple[int, ...], use: tuple[int, int] = (-1, -1)) -> Piece:
        here = where(table, row["id"])
        effects = self.lines(table, row, times, use)
        by_time = tuple(tuple(effect for effect in effects if effect.at == at) for at in range(len(TIMES)))
        level = within(f"{here}: level", row.get("level", 0), 1 if "level" in row else 0, 3)
        return Piece(level, within(f"{here}: strength", row.get("strength", 0), 0, 15), by_time)

    def pieces(self, table: str, domain: Domain, times: tuple[int, ...], use: int = -1) -> tuple[Piece, ...]:
        """The pieces of a table, in the order of their domain."""
        rows = self.tables.listed(table, domain.values)
        return tuple(self.piece(table, row, times, (use, i)) for i, row in enumerate(rows))

    def cards(self, table: str, names: tuple[str, ...]) -> tuple[Piece, ...]:
        rows = self.tables.listed(table, names)
        return tuple(self.piece(table, row, COMBAT, (USE_CARD, CARD.index[row["id"]])) for row in rows)

    def gifts(self) -> tuple[Effects, ...]:
        """The three options of the city leader: corn, jade, a card (YU-7.1)."""
        rows = self.tables.rows("leader_option")
        found = tuple(self.lines("leader_option", row, (LEADER,)) for row in rows)
        if len(found) != len(GIFT) or not all(len(effects) == 1 for effects in found):
            raise ComponentError("leader-options", "[[leader_option]]")
        if not any(op.word >= DRAW_SPECIAL for op in found[2][0].ops):
            raise ComponentError("leader-card", where("leader_option", "leader_card"))
        return found

    def rewards(self) -> tuple[tuple[Effects, ...], ...]:
        found = {row["id"]: self.lines("city_reward", row, (REWARD,)) for row in self.tables.rows("city_reward")}
        expected = [f"{place}_{slot}" for place in PLACE.values[1:] for slot in REWARD_SLOT.values]
        if list(found) != expected or not all(found.values()):
            raise ComponentError("rewards", "[[city_reward]]", known=", ".join(expected))
        return ((), *(tuple(found[f"{place}_{slot}"] for slot in REWARD_SLOT.values) for place in PLACE.values[1:]))


def _buildings(tables: Components) -> tuple[tuple[Level, ...], ...]:
    """Every building from level 0 up to its highest tile; twelve tiles in all (YU-4.3)."""
    found: dict[tuple[str, int], Level] = {}
    for table in ("building_level0", "building_tile"):
        for row in tables.rows(table):
            here = where(table, row["id"])
            one_of(f"{here}: type", row["type"], BUILDING.values)
            key = (row["type"], within(f"{here}: level", row.get("level", 0), int("level" in row), 3))
            if key in found:
                raise ComponentError("two-tiles", here, kind=key[0], level=key[1])
            found[key] = _level(here, row)
    buildings = []
    for kind in BUILDING.values:
        levels = [level for name, level in found if name == kind]
        if sorted(levels) != list(range(len(levels))) or len(levels) < 2:
            raise ComponentError("levels", "[[building_tile]]", kind=kind)
        buildings.append(tuple(found[kind, level] for level in range(len(levels))))
    return tuple(buildings)


def _level(here: str, row: Row) -> Level:
    kind, price = row["type"], row.get("cost_per_level", {})
    needed = {"barracks": "max_warriors", "granary": "gain_corn"}.get(kind, "cost_per_level")
    if needed not in row:
        raise ComponentError("needed", here, kind=kind, field_name=needed)
    return Level(
        jade=within(f"{here}: cost_per_level.jade", price.get("jade", 0), 0, 20),
        corn=within(f"{here}: cost_per_level.corn", price.get("corn", 0), 0, 20),
        warriors=within(f"{here}: max_warriors", row.get("max_warriors", 0), 1 if kind == "barracks" else 0, 12),
        gain_corn=within(f"{here}: gain_corn", row.get("gain_corn", 0), 0, 12),
        gain_jade=within(f"{here}: gain_jade", row.get("gain_jade", 0), 0, 12),
        free=within(f"{here}: free_extensions", row.get("free_extensions", 0), 0, LAST_ROUND),
    )


def _all_different(cards: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """No two kinds of combat card are alike (YU-14.7)."""
    seen: dict[object, str] = {}
    for name, card in zip(CARD.values, cards, strict=True):
        face = (card.strength, tuple(effect.text for effect in card.effects))
        if face in seen:
            raise ComponentError("alike", repr(name), other=seen[face])
        seen[face] = name
    return cards


def _expansion(tables: Components, table: str) -> tuple[int, ...]:
    return tuple(i for i, row in enumerate(tables.rows(table)) if row.get("expansion", False))


def _ranks(row: Row) -> tuple[int, ...]:
    ranks = row["ability_slot_ranks"]
    here = "[settlement_board]: ability_slot_ranks"
    if len(set(ranks)) < len(ranks):
        raise ComponentError("rising", here, count=3, value=repr(ranks))
    return tuple(within(here, rank, 1, 3) for rank in rising(here, ranks, 3))
