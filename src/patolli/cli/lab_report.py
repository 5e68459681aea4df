"""`patolli lab report`: a page about a game."""

from pathlib import Path
from typing import Annotated

import typer

from patolli.bots.plugged import BotFault
from patolli.lab.measures import courses
from patolli.wording import wording

from .arguments import (
    Force,
    GameName,
    Games,
    Jobs,
    Options,
    Seats,
    Seed,
    blame,
    find_game,
    read_seats,
    read_setup,
    tell_lost,
)
from .extra import extra
from .fault import Fault
from .files import check_writable, write
from .simulate import progress_bar
from .speech import Lang

LEVELS = "random,easy,medium,hard"


def report(
    game_name: GameName,
    seats: Seats = "greedy,greedy,greedy,greedy",
    games: Games = 200,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    packs: Annotated[list[Path], typer.Option("--pack", metavar="FILE", show_default=False)] = [],  # noqa: B006
    opening: Annotated[int, typer.Option("--opening", min=0, metavar="K")] = 0,
    levels: Annotated[str, typer.Option("--levels", metavar="A,B,…")] = LEVELS,
    meetings: Annotated[int, typer.Option("--meetings", min=1, metavar="N")] = 12,
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    pictures: Annotated[Path | None, typer.Option("--pictures", metavar="DIR", show_default=False)] = None,
    force: Force = False,
    lang: Lang = "",
) -> None:
    game = find_game(game_name, lang)
    say = wording(game, lang)
    bots = read_seats(seats, lang, people=False)
    rivals = read_seats(levels, lang, people=False) if levels else ()
    files: list[Path | None] = [None, *packs] if len(packs) < 2 else list(packs)
    setups = [read_setup(game, len(bots), option, file, lang) for file in files]
    target = out or Path(f"{game.name}-report.html")
    if target.exists() and not force:
        raise Fault(say.text("cli-file-taken", file=str(target)))
    if not target.parent.is_dir():
        raise Fault(say.text("cli-not-a-folder", file=str(target.parent)))
    check_writable(target, replaced=True)
    check_writable(folder=pictures)
    with extra(say):
        from patolli.lab import report as lab
        from patolli.lab.arena import arena, companies
    command = " ".join(
        [f"patolli lab report {game.name} --seats {','.join(bots)} --games {games} --seed {seed}"]
        + ([f"--opening {opening}"] if opening else [])
        + [f"--levels {levels} --meetings {meetings}" if levels else "--levels ''"]
        + [f"--option {text}" for text in option]
        + [f"--pack {file.name}" for file in packs]
    )
    meeting = len(companies(rivals, len(bots))) * meetings if rivals else 0
    studies: list[lab.Study] = []
    lost: list[str] = []
    try:
        with progress_bar(len(setups) * (games + meeting), say) as progress:
            done = 0

            def tell(count: int) -> None:
                if progress:
                    progress(done + count)

            for setup in setups:
                measured, faults = courses(game, setup, bots, games, seed, jobs, opening, tell)
                lost += faults
                if not measured:
                    break
                done += games
                met = arena(game, setup, rivals, meetings, seed, jobs, progress=tell) if rivals else None
                lost += met["faults"] if met else []
                done += meeting
                name = setup.pack.name if setup.pack else say.text("report-ours")
                studies.append(lab.Study(name, setup, measured, met))
        tell_lost(lost, say)
        if len(studies) < len(setups):
            raise Fault(say.text("cli-no-game-ended"))
        shown = lab.figures(studies, say)
        write(target, lab.page(studies, shown, command, say))
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
            for name, drawing in lab.pictures(shown).items():
                write(pictures / f"{game.name}-{name}.svg", drawing)
    except BotFault as fault:
        raise blame(fault, lang) from None
    except OSError as error:
        raise Fault(f"{error.filename}: {error.strerror}") from None
    print(say.text("report-done", file=str(target)))
