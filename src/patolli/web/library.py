"""Routes about the games themselves: what there is to play, its rules, its components."""

import asyncio
from importlib.resources import files
from typing import Any

from fastapi import APIRouter

from patolli.bots import BOTS, opponents
from patolli.core.components import Pack
from patolli.core.game import Game, Option, box_of, offered
from patolli.table.bot_ratings import bot_ratings
from patolli.table.hall import Hall
from patolli.table.lessons import lessons_of
from patolli.table.ratings import shown
from patolli.table.seating import Missing
from patolli.wording import Wording, wording

from .dependencies import Caller, Lang, TheHall, problems
from .models import (
    BotSpec,
    ChapterText,
    ChoiceSpec,
    GameInfo,
    LaidOut,
    LessonInfo,
    OptionSpec,
    Piece,
    PieceGroup,
    PresetSpec,
    RivalSpec,
    RuleText,
    ValueSpec,
)
from .viewers import chapters, rule_text

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", responses=problems())
async def games(hall: TheHall, lang: Lang = "en") -> list[GameInfo]:
    """The games, with what can be settled when a table is opened."""
    return await asyncio.to_thread(lambda: [game_info(game, lang) for game in hall.games.values()])


@router.get("/{game}/rules", responses=problems(404))
async def rules(game: str, hall: TheHall, lang: Lang = "en") -> list[ChapterText]:
    """The numbered rules."""
    return [
        ChapterText(
            number=chapter.number,
            title=chapter.title,
            rules=[RuleText(number=r.number, text=r.text, sources=list(r.sources)) for r in chapter.rules],
        )
        for chapter in chapters(find(hall, game), lang)
    ]


@router.get("/{game}/words", responses=problems(404))
async def words(game: str, hall: TheHall, person: Caller, lang: Lang = "en", table: str = "") -> dict[str, str]:
    """What the parts of a game are called, and with `.does` what they do: with the pack of a table, if one is named."""
    pack = (await hall.find(table, person)).setup.pack if table else None
    return await asyncio.to_thread(spoken, find(hall, game), lang, pack)


@router.get("/{game}/components", responses=problems(404))
async def components(game: str, hall: TheHall, lang: Lang = "en") -> LaidOut:
    """Every piece: its name, what it does, and where its figures come from."""
    return await asyncio.to_thread(laid_out, find(hall, game), lang)


def laid_out(game: Game, lang: str) -> LaidOut:
    speech, tables = wording(game, lang), game.components
    groups = [
        PieceGroup(
            title=speech.text(f"pieces-{table}"),
            pieces=[_piece(game, speech, prefix, number, row) for number, row in enumerate(tables.rows(table))],
        )
        for table, prefix in game.laid_out.items()
    ]
    others = [row for table, _, row in tables.every() if table not in game.laid_out]
    house = sum("house" in (row["source"], *row.get("field_source", {}).values()) for row in others)
    return LaidOut(groups=groups, printed=dict(game.printed(box_of(game, None))), house=house)


def _piece(game: Game, speech: Wording, prefix: str, number: int, row: dict[str, Any]) -> Piece:
    """A row of components in words; where it has another id than its domain says, its place tells which value it is."""
    value = str(row["id"])
    if not speech.has(f"{prefix}-{value}"):
        specs = (*game.choices.specs, *game.events.specs)
        value = next(d.values[number] for spec in specs for d in spec.domains if d.name == prefix)
    key = f"{prefix}-{value}"
    kin = [other for _, _, other in game.components.every() if other.get("type") == value]  # its tiles of higher levels
    sources = [found for one in (row, *kin) for found in (one["source"], *one.get("field_source", {}).values())]
    return Piece(
        domain=prefix,
        value=value,
        name=speech.text(key),
        does=speech.text(f"{key}.does") if speech.has(f"{key}.does") else "",
        source="house" if "house" in sources else str(row["source"]),
        copies=int(row.get("count", row.get("copies", 1))),
    )


def spoken(game: Game, lang: str, pack: Pack | None = None) -> dict[str, str]:
    """Every value of a spoken domain: its name, and what it does if the wording says so."""
    speech = wording(game, lang, pack)
    domains = {domain for spec in (*game.choices.specs, *game.events.specs) for domain in spec.domains if domain.spoken}
    keys = [f"{domain.name}-{value}" for domain in domains for value in domain.values]
    return {key: speech.text(key) for name in sorted(keys) for key in (name, f"{name}.does") if speech.has(key)}


def find(hall: Hall, name: str) -> Game:
    game = hall.games.get(name)
    if game is None:
        raise Missing("no-such-game")
    return game


def game_info(game: Game, lang: str) -> GameInfo:
    speech = wording(game, lang)
    return GameInfo(
        name=game.name,
        title=speech.title(),
        blurb=speech.text("blurb"),
        seats=list(game.seats),
        rival=rival_spec(speech) if speech.has("rival") else None,
        options=[option_spec(game, option, speech) for option in game.options],
        choices=[
            ChoiceSpec(
                kind=spec.name,
                label=speech.kind(spec.kind),
                args={arg: domain.name for arg, domain in zip(spec.args, spec.domains, strict=True)},
            )
            for spec in game.choices.specs
        ],
        bots=[bot_spec(name, i + 1, game, speech) for i, name in enumerate(opponents(game))],
        house=sum(row.get("source") == "house" for _, _, row in game.components.every()),
        minute=(files(game.package) / "learn" / "minute.toml").is_file(),
        lessons=lesson_infos(game, speech.lang),
    )


def lesson_infos(game: Game, lang: str) -> list[LessonInfo]:
    """The lessons of a game, in their order."""
    return [
        LessonInfo(
            name=lesson.name,
            title=lesson.words[lang]["title"],
            note=lesson.words[lang]["note"],
            minutes=lesson.minutes,
            steps=len(lesson.steps),
        )
        for lesson in lessons_of(game).values()
    ]


def bot_spec(name: str, level: int, game: Game, speech: Wording) -> BotSpec:
    forms = speech.forms(f"bot-{name}") if name in BOTS else {"": name, "note": speech.text("plugged-bot")}
    ratings = {seats: shown(known[name].mu) for seats in game.seats if name in (known := bot_ratings(game, seats))}
    return BotSpec(name=name, label=forms[""], note=forms["note"], level=level, ratings=ratings)


def rival_spec(speech: Wording) -> RivalSpec:
    forms = speech.forms("rival")
    return RivalSpec(name=forms[""], title=forms["alone"], blurb=forms["blurb"], play=forms["play"])


def option_spec(game: Game, option: Option, speech: Wording) -> OptionSpec:
    """An option in words, with the numbers of seats at which each of its values can be chosen."""

    def said(value: str) -> dict[str, str]:
        """The label, and a sentence: one of its own, or where several can be chosen the rule itself."""
        forms = speech.forms(f"option-{option.name}-{value}")
        rule = option.rules.get(value, "") if option.many else ""
        return {"label": forms[""], "note": forms.get("note") or (rule_text(game, speech.lang, rule) if rule else "")}

    presets = [PresetSpec(value=value, **said(name)) for name, value in option.presets.items()]
    sort: Any = option.sort
    return OptionSpec(
        name=option.name,
        label=speech.option(option.name),
        sort=sort,
        default=option.default,
        many=option.many,
        presets=[PresetSpec(value=option.default, **said(option.default)), *presets] if presets else [],
        values=[
            ValueSpec(
                value=value,
                rule=option.rules.get(value, ""),
                needs=option.needs.get(value, ""),
                seats=[n for n in game.seats if value in offered(game, option, n)],
                **said(value),
            )
            for value in option.values
        ],
    )
