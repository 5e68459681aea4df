"""The command line: one module for each group of commands, imported when it is wanted, and here what all share.

Bad input is a `Fault`: one line on stderr, exit code 2 (1 when a check of something readable failed), no traceback.
"""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import typer
from typer.exceptions import TyperException

from patolli import COMPILED, __version__

from .fault import Fault
from .speech import Lang, guess, localise

INTERRUPTED = 130
COMMANDS = (
    "play",
    "games",
    "simulate",
    "components",
    "rules",
    "bench",
    "serve",
    "doctor",
    "admin",
    "match",
    "review",
    "puzzle",
    "lab",
)


def commands(wanted: Sequence[str] = COMMANDS) -> typer.Typer:
    """The command line; of a command that is not wanted it knows the name."""
    app = typer.Typer(
        name="patolli",
        add_completion=False,
        rich_markup_mode=None,  # rich takes as long to load as all the rest
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(table)
    for name in COMMANDS:
        if name in wanted:
            import_module(f"{__name__}.{name}").register(app)
        else:
            app.command(name)(lambda: None)
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"patolli {__version__} ({'compiled' if COMPILED else 'interpreted'})")
        raise typer.Exit()


def table(
    ctx: typer.Context,
    lang: Lang = "",
    version: bool = typer.Option(False, "--version", is_eager=True, callback=_show_version),
) -> None:
    if ctx.invoked_subcommand is None:
        default(lang)


def default(lang: str) -> None:
    """What happens without a command: people want to play, and most of them in a browser."""
    from . import serve

    serve.default(lang)


def filled(args: Sequence[str]) -> list[str]:
    """The arguments, with the address that `--cluster` may do without: that of the cluster this machine is in."""
    bare = [arg == "--cluster" and after.startswith("-") for arg, after in zip(args, [*args[1:], "-"], strict=False)]
    return [f"{arg}=auto" if is_bare else arg for arg, is_bare in zip(args, bare, strict=True)]


def run(args: Sequence[str]) -> int:
    """Do what the command line says; returns the exit code."""
    args = filled(args)
    command = typer.main.get_command(commands([arg for arg in args if arg in COMMANDS][:1]))
    localise(command, guess(args))
    try:
        code = command.main(args=list(args), prog_name="patolli", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Fault as fault:
        return fault.report()
    except TyperException as error:
        ctx = getattr(error, "ctx", None)
        where = f" ({ctx.command_path} --help)" if ctx else ""
        return Fault(error.format_message().rstrip(".") + where).report()
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def main() -> None:
    """The installed command `patolli`."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        code = run(sys.argv[1:])
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone: nothing to flush to
        code = 1
    sys.exit(code)


__all__ = ["commands", "default", "main", "run"]
