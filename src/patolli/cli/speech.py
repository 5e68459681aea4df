"""Which language to speak, and help in that language."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from patolli.wording import LANGUAGES, wording

from .fault import Fault
from .helping import PlainTexts, page


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal, or English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = environment.get(variable, "")[:2].lower()
        if found:
            return found if found in LANGUAGES else "en"
    return "en"


def guess(args: Sequence[str]) -> str:
    """The language asked for, before the arguments are understood: the help has to be written first."""
    for arg, following in pairwise([*args, ""]):
        found = following if arg == "--lang" else arg.removeprefix("--lang=")
        if arg.startswith("--lang") and found in LANGUAGES:
            return found
    return default_language()


def _settle(ctx: typer.Context, given: str) -> str:
    """`--lang` of the command, or of `patolli` before it, or of the terminal."""
    if given and given not in LANGUAGES:
        say = wording(None, default_language())
        raise Fault(say.text("cli-unknown-language", lang=given, known=", ".join(LANGUAGES)))
    outer = ctx.find_root().params.get("lang") if ctx.parent else ""
    return given or outer or default_language()


Lang = Annotated[str, typer.Option("--lang", metavar="LANG", callback=_settle, show_default=False)]


class Word:
    """What is text, or said by being there, and stays as it is: typer would load pydantic to be sure of that."""

    def coerce(self, value: object, param: object, ctx: object) -> object:
        return value


WORD = Word()


def localise(command: object, lang: str) -> None:
    """Put help in place, for a command and all under it: the messages `help-…` of `cli.<lang>.ftl`."""
    assert isinstance(command, (TyperCommand, TyperGroup))
    say = PlainTexts(lang)
    _put_help(command, "patolli", say, page(say))


def _put_help(command: TyperCommand | TyperGroup, path: str, say: PlainTexts, page: type[typer.Context]) -> None:
    command.help = command.short_help = say.text(f"help-{path}")
    command.context_class = page
    shown = command.get_help_option(typer.Context(command, help_option_names=["-h", "--help"]))
    for param in [*command.params, *([shown] if shown else [])]:
        assert isinstance(param, (TyperArgument, TyperOption))
        own = f"help-{path}--{param.name}"
        param.help = say.text(own if say.has(own) else f"help--{param.name}")
        if param.type_descriptor.annotation in (str, bool):
            vars(param)["_runtime_param"] = WORD
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            assert isinstance(below, (TyperCommand, TyperGroup))
            _put_help(below, name if path == "patolli" else f"{path}-{name}", say, page)
