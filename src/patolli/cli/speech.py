"""Which language to speak, and help in that language."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from patolli.wording import LANGUAGES, wording

from .fault import Fault
from .helping import Help


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


def localise(command: object, lang: str) -> None:
    """Put help in place, for a command and all under it: the messages `help-…` of `cli.<lang>.ftl`."""
    assert isinstance(command, (TyperCommand, TyperGroup))
    _put_help(command, "patolli", Help(lang))


def _put_help(command: TyperCommand | TyperGroup, path: str, say: Help) -> None:
    command.help = say.text(f"help-{path}")
    command.short_help = None
    shown = command.get_help_option(typer.Context(command, help_option_names=["-h", "--help"]))
    for param in [*command.params, *([shown] if shown else [])]:
        assert isinstance(param, (TyperArgument, TyperOption))
        own = f"help-{path}--{param.name}"
        param.help = say.text(own if say.has(own) else f"help--{param.name}")
        is_option = isinstance(param, TyperOption)
        param.rich_help_panel = say.text("help-options" if is_option else "help-arguments")
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            assert isinstance(below, (TyperCommand, TyperGroup))
            _put_help(below, name if path == "patolli" else f"{path}-{name}", say)
            below.rich_help_panel = say.text("help-commands")
