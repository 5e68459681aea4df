"""What people read, in each language: Fluent files of the app and of each game, and one class that speaks with them.

A message that is missing, or that lacks an argument, is a mistake in our files and raises `KeyError`: nobody is ever
shown a key in place of a sentence. The keys a game needs:

    choice-<kind>           a choice; `.hints` the same with what it costs and brings; `.unspent` asks whether one
                            means it, where it leaves much undone
    kind-<kind>             a few words for all choices of a kind
    ask-<frame>             the question put to you; wait-<frame>: the same, told of somebody else
    refusal-<why>           why not
    event-<kind>            what happened; `.you` told to the seat that did it, `.you-<arg>` to another seat it names
    heading-<name>          over a part of the account
    <domain>-<value>        a value of a spoken domain; its attributes are forms of it (cases, articles)
    piece-<kind>            how a game puts a piece's figures into words (`Game.pieces`): of these come <domain>-<value>
    pieces-<table>          over the pieces of a table of components (`Game.laid_out`)
    option-<name>[-<value>], source-<key>, title, blurb; `.note` of an option's value is a sentence about it
    rival                   in a game for one: who the rules set against a single player, at the seat after the last
    setup-<why>             what is wrong with the options or the pack of a table, in `setup.<lang>.ftl`
    aim, coming-<when>, outlook-<key>, beside-<row>, fact-<key>
                            what `Game.forecast` tells of, in `forecast.<lang>.ftl`
    part-<name>             a part of what a position is worth (`Insight.parts`), in `parts.<lang>.ftl`
    board-<label>           whatever `Game.draw` asks for, in a file of its own, `board.<lang>.ftl`

These are in `wording/<lang>.ftl` of the game, with nothing else; a game whose board has no labels has no file for it.

Arguments of a message are those of the choice, event, frame or refusal. A value of a spoken domain comes with its
forms: `$figure` is the word and `$figure-acc` its attribute `.acc`, which may itself use the other arguments.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

from patolli.core.choice import Choice, Domain
from patolli.core.components import Pack
from patolli.core.event import TOLD_SINGLY, What
from patolli.core.forecast import Contrast
from patolli.core.frame import Frame
from patolli.core.game import Game, box_of
from patolli.core.refusal import BadSetup, Refusal

from .merging import alike, chains, path_of

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "ru", "es")
LOCALES = {"en": "en_GB", "ru": "ru", "es": "es"}  # for lists: "a, b and c"

COUNTED = ("scored", "own", "most", "rival")  # what a contrast of points says

Said = dict[str, str | int]  # arguments of a message
Named = Iterable[tuple[str, Domain | None, int]]  # arguments still as numbers: name, domain, value


class Wording:
    """The app, or one game, in one language."""

    def __init__(self, game: Game | None, lang: str, pack: Pack | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; expected one of: {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle  # here and below, because many commands say nothing that needs it

        from .patterns import Patterns

        self.game = game
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.patterns = Patterns(self.bundle)
        self._used: dict[tuple[str, str], tuple[str, ...]] = {}  # by message and argument
        self._for_reader: dict[tuple[str, int], tuple[tuple[int, str], ...]] = {}  # by message and kind of event
        self.pieces: Mapping[str, Mapping[str, str]] = {}  # forms made of a game's figures
        for name, resource in _resources(__name__, lang):
            self._add(name, resource)
        if game is not None:
            for name, resource in _resources(f"{game.package}.wording", lang):
                self._add(name, resource)
            self.pieces = game.pieces(box_of(game, pack), self)

    def _add(self, name: str, resource: "Resource") -> None:
        from fluent.syntax.ast import Message

        for entry in resource.body:
            if isinstance(entry, Message) and self.bundle.has_message(entry.id.name):
                raise ValueError(f"{name}: {entry.id.name} is said twice")
        self.bundle.add_resource(resource)

    # Any message

    def has(self, key: str) -> bool:
        """Whether there is such a message, or with a dot such an attribute of one."""
        message, _, attribute = key.partition(".")
        if attribute in self.pieces.get(message, ()):
            return True
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def text(self, key: str, **args: str | int) -> str:
        """A message with these arguments."""
        return self._format(key, args)

    def forms(self, key: str, **args: str | int) -> dict[str, str]:
        """A message ("" unless it is only there for its attributes) and its attributes, with these arguments."""
        message = self.bundle.get_message(key)
        whole = {"": self._format(key, args)} if message.value is not None else {}
        return {**whole, **{attribute: self._format(f"{key}.{attribute}", args) for attribute in message.attributes}}

    def _format(self, key: str, args: Mapping[str, str | int]) -> str:
        name, _, attribute = key.partition(".")
        if (made := self.pieces.get(name, {}).get(attribute)) is not None:
            return made
        try:
            return self.patterns.say(key, args)
        except KeyError as missing:
            if not self.has(key):
                raise KeyError(f"{self.lang}: no message {key!r}") from None
            raise KeyError(f"{self.lang}: {key}: {missing} is missing") from None

    # What a game says

    def title(self) -> str:
        """The game's title."""
        return self.text("title")

    def choice(self, choice: Choice, hints: Mapping[str, int] | None = None, names: Sequence[str] = ()) -> str:
        """The label of a choice, with its cost and consequence if these are given."""
        key = f"choice-{self._game.choices.specs[choice[0]].name}"
        hinted = f"{key}.hints"
        key = hinted if hints and self.has(hinted) else key
        return self._format(key, self._said(key, _named(self._game.choices.named(choice)), names, hints or {}))

    def unspent(self, choice: Choice, n: int) -> str:
        """Whether one really means a choice that leaves so much undone."""
        return self.text(f"choice-{self._game.choices.specs[choice[0]].name}.unspent", n=n)

    def kind(self, kind: int) -> str:
        """A few words for all choices of a kind."""
        return self.text(f"kind-{self._game.choices.specs[kind].name}")

    def prompt(self, frame: Frame[Any], names: Sequence[str] = ()) -> str:
        """The question as it is put to the seat asked."""
        return self._about(f"ask-{kebab(type(frame).__name__)}", frame, names)

    def waiting(self, frame: Frame[Any], names: Sequence[str] = ()) -> str:
        """What the seat asked is doing, told to the others."""
        return self._about(f"wait-{kebab(type(frame).__name__)}", frame, names)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        key = f"refusal-{refusal.why}"
        args = ((name, self._domains.get(name), value) for name, value in refusal.args)
        return self._format(key, self._said(key, args, ()))

    def bad_setup(self, error: BadSetup) -> str:
        """What is wrong with what was settled for a table; words to choose from are told as a list."""
        args = {name: self._any_of(told) if isinstance(told, tuple) else told for name, told in error.told.items()}
        return self._format(f"setup-{error.why}", args)

    def _any_of(self, known: Sequence[str]) -> str:
        kinds = (f"setup-kind-{word}" for word in known)
        words = [self.text(kind) if self.has(kind) else word for kind, word in zip(kinds, known, strict=True)]
        return _list(words, self.lang, "or")

    def value(self, domain: str, index: int, names: Sequence[str] = ()) -> str:
        """One value of a domain: a seat's name, a word of a spoken domain, else as it is written."""
        return str(self._said("", [("it", self._domains[domain], index)], names)["it"])

    def option(self, name: str) -> str:
        """What is settled by an option."""
        return self.text(f"option-{name}")

    def option_value(self, name: str, value: str) -> str:
        """One way to settle it; values of a many-valued option are joined by +."""
        words = [self.text(f"option-{name}-{word}") for word in value.split("+")]
        return self.list(words)

    def source(self, key: str) -> str:
        """Where points came from."""
        return self.text(f"source-{key}")

    def foreseen(self, key: str, args: Mapping[str, int], names: Sequence[str]) -> str:
        """What a forecast says; `who`, `first` and `second` are seats."""
        seats = {name: self.name(args[name], names) for name in ("who", "first", "second") if name in args}
        return self._format(key, self._said(key, (), names, args) | seats)

    def contrast(self, found: Contrast, names: Sequence[str]) -> str:
        """What speaks for one position against another."""
        said, key = found["said"], found["key"]
        if said == "beside":
            args = found["args"]
            now, instead = f"{args['have']} / {args['need']}", f"{args['had']} / {args['needed']}"
            return self.text("contrast-beside", row=self.text(f"beside-{key}"), now=now, instead=instead)
        if said not in COUNTED:
            return self.text(f"contrast-{said}", fact=self.foreseen(f"fact-{key}", found["args"], names))
        parts = [f"{self.source(source)} {self._number(points, '+')}" for source, points in found["sources"].items()]
        return self.text(
            f"contrast-{said}",
            when=self.foreseen(f"outlook-{key}", found["args"], names) if key else "",
            who=self.name(found["who"], names),
            now=self._number(found["now"]),
            instead=self._number(found["instead"]),
            parts=", ".join(parts),
        )

    def _number(self, number: float, sign: str = "") -> str | int:
        """A number of points: whole ones stay numbers, for a message to agree with."""
        if number == int(number) and number >= 0 and not sign:
            return int(number)
        return f"{number:{sign}g}".replace("-", "−").replace(".", "." if self.lang == "en" else ",")

    def list(self, items: Sequence[str]) -> str:
        """A list as one says it: a, b and c."""
        return _list(items, self.lang, "standard")

    # What happened

    def event(self, what: What, names: Sequence[str], you: int | None = None) -> str:
        """A sentence about one event; `you` is the seat that reads it."""
        return self.events([what], names, you)

    def events(self, whats: Sequence[What], names: Sequence[str], you: int | None = None) -> str:
        """One sentence about several events of a kind that are told together (see `Telling`)."""
        key = f"event-{self._game.events.specs[whats[0][0]].name}"
        form = self._form(key, whats[0], you)
        return self._format(form, self._telling(key, form, whats, names))

    def heading(self, name: str, what: What, number: int, names: Sequence[str], you: int | None = None) -> str:
        """What stands over the part of the account that begins with this event, the `number`th of its name."""
        key = self._form(f"heading-{name}", what, you)
        return self._format(key, self._said(key, _named(self._game.events.named(what)), names, {"number": number}))

    def _telling(self, key: str, form: str, whats: Sequence[What], names: Sequence[str]) -> Said:
        events = self._game.events
        telling = self._game.tellings.get(whats[0][0], TOLD_SINGLY)
        named = [events.named(what) for what in whats]
        more: dict[str, int] = {arg: sum([args[arg][1] for args in named]) for arg in telling.sums}
        runs = chains(self._game, whats) if len(whats) > 1 else [[whats[0]]]
        more["count"] = len(runs)
        agreed = [(arg, domain, value) for arg, (domain, value) in named[0].items() if arg not in telling.each]
        args = self._said(form, agreed, names, more)
        if telling.path:
            domain = named[0][telling.path[0]][0]
            args["path"] = " → ".join(domain.values[place] for place in path_of(self._game, runs[0]))
        if telling.each:
            args["items"] = self.list([self._item(key, same, names) for same in alike(self._game, whats)])
        return args

    def _item(self, key: str, whats: Sequence[What], names: Sequence[str]) -> str:
        """One item of a list: events that differ only in what is added up."""
        named = [self._game.events.named(what) for what in whats]
        sums = self._game.tellings[whats[0][0]].sums
        more = {"count": len(whats), **{arg: sum(found[arg][1] for found in named) for arg in sums}}
        item = f"{key}.item"
        return self._format(item, self._said(item, _named(named[0]), names, more))

    def _form(self, key: str, what: What, you: int | None) -> str:
        """The message, or its form for the reader, if it is about the reader."""
        if you is None:
            return key
        for place, form in self._forms_for_reader(key, what[0]):
            if what[place] == you:
                return form
        return key

    def _forms_for_reader(self, key: str, kind: int) -> tuple[tuple[int, str], ...]:
        """Where an event of this kind names a seat, and the form of the message for whoever that is, if it has one."""
        known = self._for_reader.get((key, kind))
        if known is None:
            spec, each = self._game.events.specs[kind], self._game.tellings.get(kind, TOLD_SINGLY).each
            seats = [
                (place, f"{key}.you" if arg == "seat" else f"{key}.you-{arg}")
                for place, (arg, domain) in enumerate(zip(spec.args, spec.domains, strict=True), 1)
                if domain.name == "seat" and arg not in each
            ]
            known = self._for_reader[key, kind] = tuple(found for found in seats if self.has(found[1]))
        return known

    # Arguments

    @property
    def _game(self) -> Game:
        if self.game is None:
            raise KeyError("this is the wording of no game")
        return self.game

    @cached_property
    def _domains(self) -> dict[str, Domain]:
        specs = (*self._game.choices.specs, *self._game.events.specs) if self.game else ()
        return {domain.name: domain for spec in specs for domain in spec.domains}

    def _about(self, key: str, frame: Frame[Any], names: Sequence[str]) -> str:
        fields = [name for name in type(frame).__match_args__ if name != "seat"]
        values = ((name, getattr(frame, name)) for name in fields)
        args = self._said(key, [(name, self._domains.get(name), n) for name, n in values if type(n) is int], names)
        args["who"] = self.name(frame.seat, names)
        return self._format(key, args)

    def _said(self, key: str, named: Named, names: Sequence[str], more: Mapping[str, int] | None = None) -> Said:
        """Numbers as arguments of the message `key`; `more` are plain ones, or values of a domain they are named after.

        Spoken values are said only in the forms that this message uses; "": only as they are.
        """
        given = [*named, *((name, self._domains.get(name), value) for name, value in (more or {}).items())]
        args: Said = {}
        spoken: dict[str, str] = {}
        for name, domain, value in given:
            if domain is None or not 0 <= value < len(domain):
                args[name] = value
            elif domain.name == "seat":
                args[name] = self.name(value, names)
            elif domain.spoken:
                spoken[name] = f"{domain.name}-{domain.values[value]}"
            else:
                word = domain.values[value]
                args[name] = int(word) if word.isdecimal() else word
        forms: Said = {}
        for name, value_key in spoken.items():
            for form in self._forms_of(key, name):
                with suppress(KeyError):  # a form that these arguments do not allow; a sentence that needs it fails
                    forms[f"{name}-{form}" if form else name] = self._spoken(value_key, form, args)
        return args | forms

    def _forms_of(self, key: str, name: str) -> tuple[str, ...]:
        """The forms of an argument that a message uses: "" as it is, else the attribute."""
        known = self._used.get((key, name))
        if known is None:
            wanted = self.patterns.wants(key) if key and self.has(key) else frozenset({name})
            known = tuple(want[len(name) + 1 :] for want in wanted if want == name or want.startswith(f"{name}-"))
            self._used[key, name] = known
        return known

    def _spoken(self, key: str, form: str, args: Said) -> str:
        """A value of a spoken domain in one of its forms, which may use the other arguments."""
        if not form:
            return self._format(key, args)
        made = self.pieces.get(key, {}).get(form)
        return self.patterns.say(f"{key}.{form}", {"count": 1, **args}) if made is None else made

    def name(self, seat: int, names: Sequence[str]) -> str:
        """Who that is: a player, chance, or the rival the rules bring."""
        if seat < 0:
            return self.text("chance")
        if seat < len(names):
            return names[seat]
        return self.text("rival") if names and self.has("rival") else self.text("player", number=seat + 1)


@lru_cache(maxsize=64)
def wording(game: Game | None, lang: str, pack: Pack | None = None) -> Wording:
    """The wording of a game (None: of the app), with a pack's figures if there is one; made once."""
    return Wording(game, lang, pack)


def kebab(name: str) -> str:
    """`SpendPoints` as `spend-points`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _named(found: Mapping[str, tuple[Domain, int]]) -> Named:
    return [(name, domain, value) for name, (domain, value) in found.items()]


@cache
def _resources(package: str, lang: str) -> list[tuple[str, "Resource"]]:
    """The Fluent files of a package in a language: `en.ftl` and every `*.en.ftl`."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    found: list[tuple[str, Resource]] = []
    for file in sorted(files(package).iterdir(), key=lambda file: file.name):
        if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl"):
            resource = FluentResource(file.read_text("utf-8"))
            junk = [entry for entry in resource.body if isinstance(entry, Junk)]
            if junk:
                raise ValueError(f"{package}/{file.name}: cannot be read: {(junk[0].content or '')[:80]!r}")
            found.append((file.name, resource))
    return found


def _list(items: Sequence[str], lang: str, style: Literal["standard", "or"]) -> str:
    from babel.lists import format_list

    return format_list(items, style=style, locale=LOCALES[lang])
