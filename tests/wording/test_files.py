"""The Fluent files: the same messages in every language, none too many, none left untranslated."""

import ast as python
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.every_game import EVERY_GAME
from tests.wording.matter import tables

from patolli.bots import BOTS
from patolli.core.refusal import ENGINE_REFUSALS
from patolli.wording import LANGUAGES, kebab, wording

PACKAGES = ("patolli.wording", *(f"{game.package}.wording" for game in EVERY_GAME.values()))
PROPER_NAMES = {"title"}
SAME_WORDS = {"base", "puma", "llama"}  # in English and Spanish
SHARED = {
    *("chance", "player", "spectator", "former-player", "heading-start"),
    *(f"bot-{name}" for name in BOTS),
    *(f"refusal-{refusal.why}" for refusal in ENGINE_REFUSALS),
}
ENGLISH = re.compile(r"\b(the|and|of|you|your|with|turn|tile|step|a|an|for|to)\b", re.IGNORECASE)
SPANISH_TOO = {"a"}
DECLINING = ("Declined", "Banned", "Missing", "Unfit", "Unknown", "Refusal")


def stems(package: str) -> list[str]:
    """`""` for `en.ftl`, `cli.` for `cli.en.ftl`."""
    names = [file.name for file in files(package).iterdir() if file.name.endswith(".ftl")]
    return sorted({re.sub(rf"({'|'.join(LANGUAGES)})\.ftl$", "", name) for name in names})


FILES = [(package, stem) for package in PACKAGES for stem in stems(package)]
SPOKEN = [file for file in FILES if file[1] not in ("cli.", "setup.")]  # what is typed is the same in all languages


def messages(package: str, stem: str, lang: str) -> dict[str, ast.Message]:
    text = files(package).joinpath(f"{stem}{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is said twice"
    return {entry.id.name: entry for entry in found}


class Words(Visitor):
    """All literal text of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def words(message: ast.Message) -> str:
    visitor = Words()
    visitor.visit(message)
    return " ".join(visitor.found)


@pytest.mark.parametrize(("package", "stem"), FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages(package: str, stem: str, lang: str) -> None:
    english, other = messages(package, stem, "en"), messages(package, stem, lang)
    assert list(other) == list(english)
    for key, message in english.items():
        if key.startswith(("event-", "choice-", "heading-")):
            attributes = [attribute.id.name for attribute in message.attributes]
            assert [attribute.id.name for attribute in other[key].attributes] == attributes, key


@pytest.mark.parametrize(("package", "stem"), SPOKEN)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_nothing_is_left_in_english(package: str, stem: str, lang: str) -> None:
    english, other = messages(package, stem, "en"), messages(package, stem, lang)
    letters = re.compile(r"[^\W\d_]{2}")
    same = {key for key in other if letters.search(words(other[key])) and words(other[key]) == words(english[key])}
    assert {key for key in same if words(other[key]) not in SAME_WORDS} <= PROPER_NAMES
    for key, message in other.items():
        stray = {word.lower() for word in ENGLISH.findall(words(message))}
        assert stray <= (SPANISH_TOO if lang == "es" else set()), key


LATIN_NAMES = re.compile(
    r"[Pp]atolli( doctor)?|cut_entries|games\.example\.org|JSON|Prometheus|--[a-z]+|SQLite|PostgreSQL|Ctrl-C"
    r"|sqlite\S*|postgresql\S*"
)


@pytest.mark.parametrize(("package", "stem"), SPOKEN)
def test_russian_is_written_in_cyrillic(package: str, stem: str) -> None:
    said = {key: LATIN_NAMES.sub("", words(message)) for key, message in messages(package, stem, "ru").items()}
    assert not {key: text for key, text in said.items() if re.search("[A-Za-z]", text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shared_file_says_nothing_that_nobody_asks_for(lang: str) -> None:
    assert set(messages("patolli.wording", "", lang)) == SHARED


def reasons(*rooms: str) -> set[str]:
    """What the modules of these packages write where they decline something."""
    found: set[str] = set()
    for module in (file for room in rooms for file in files(room).iterdir() if file.name.endswith(".py")):
        for node in python.walk(python.parse(module.read_text("utf-8"))):
            if isinstance(node, python.Call) and python.unparse(node.func) in DECLINING:
                written = [part.value for part in python.walk(node) if isinstance(part, python.Constant)]
                found |= {text for text in written if isinstance(text, str) and text}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_say_every_reason_it_gives_and_no_other(lang: str) -> None:
    said = {key for key in messages("patolli.wording", "table.", lang) if key.startswith("refusal-")}
    given = {f"refusal-{why}" for why in reasons("patolli.table", "patolli.web")}
    assert said == given - {f"refusal-{refusal.why}" for refusal in ENGINE_REFUSALS}


def wrong_setups(*packages: str) -> set[str]:
    """What the modules of these packages say of setups and packs that do not fit."""
    found: set[str] = set()
    for module in (file for package in packages for file in files(package).iterdir() if file.name.endswith(".py")):
        for node in python.walk(python.parse(module.read_text("utf-8"))):
            if isinstance(node, python.Call) and python.unparse(node.func) in ("BadSetup", "ComponentError"):
                found.add(f"setup-{python.literal_eval(node.args[0])}")
    return found


def setup_messages(package: str) -> set[str]:
    found = {key for stem in stems(package) for key in messages(package, stem, "en") if key.startswith("setup-")}
    return {key for key in found if not key.startswith("setup-kind-")}


def test_all_that_can_be_wrong_with_a_setup_can_be_said_and_nothing_else() -> None:
    shared = setup_messages("patolli.wording")
    given = wrong_setups("patolli.core", "patolli.table")
    for game in EVERY_GAME.values():
        raised = wrong_setups(*{module.__name__.rpartition(".")[0] for module in game.modules})
        given |= raised & shared
        assert raised - shared == setup_messages(f"{game.package}.wording")
    assert given == shared


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_names_every_part_of_what_a_position_is_worth(name: str) -> None:
    game = EVERY_GAME[name]
    package, parts = f"{game.package}.wording", set(game.insight.parts.values())
    assert set(game.insight.parts) <= set(game.insight.names)
    assert set(messages(package, "parts.", "en") if parts else ()) == {f"part-{part}" for part in parts}


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_a_message_for_everything_and_none_for_nothing(name: str, lang: str) -> None:
    game = EVERY_GAME[name]
    kinds = [spec.name for spec in game.choices.specs]
    asking = [kebab(cls.__name__) for cls in game.frames.values() if cls.asks]
    domains = {d.name: d for v in (game.choices, game.events) for spec in v.specs for d in spec.domains if d.spoken}
    states = [game.new(setup) for setup in tables(game)]
    needed = {
        "title",
        "blurb",
        *(["rival"] if 1 in game.seats else []),
        *(f"{prefix}-{kind}" for prefix in ("choice", "kind") for kind in kinds),
        *(f"{prefix}-{frame}" for prefix in ("ask", "wait") for frame in asking),
        *(f"refusal-{refusal.why}" for refusal in game.refusals),
        *(f"event-{spec.name}" for spec in game.events.specs),
        *(f"heading-{telling.heading}" for telling in game.tellings.values() if telling.heading),
        *(f"{domain.name}-{value}" for domain in domains.values() for value in domain.values),
        *(f"option-{option.name}" for option in game.options),
        *(f"option-{option.name}-{value}" for option in game.options for value in option.values),
        *(f"option-{option.name}-none" for option in game.options if option.many),
        *(f"option-{option.name}-{preset}" for option in game.options for preset in option.presets),
        *(f"pieces-{table}" for table in game.laid_out),
        *(f"source-{key}" for state in states for row in game.breakdown(state) for key in row),
    }
    made = {key for key, forms in wording(game, lang).pieces.items() if "" in forms}
    assert set(messages(f"{game.package}.wording", "", lang)) == needed - made
    laid_out = {
        f"{prefix}-{row['id']}" for table, prefix in game.laid_out.items() for row in game.components.rows(table)
    }
    assert made <= needed | laid_out
