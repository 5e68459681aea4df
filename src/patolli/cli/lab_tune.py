"""`patolli lab tune`: weights mended until they foretell who will be ahead, where learning from points fails."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from patolli.bots.planner import Level
from patolli.lab.runners import workers as share
from patolli.wording import wording

from .arguments import GameName, Jobs, Options, Seed, find_game, read_setup
from .extra import extra
from .fault import Fault
from .files import check_writable
from .speech import Lang


def command(
    game_name: GameName,
    start: Annotated[Path, typer.Option("--start", metavar="FILE")],
    players: Annotated[int, typer.Option("--players", min=2, max=8, metavar="N")] = 2,
    rounds: Annotated[int, typer.Option("--rounds", min=1, metavar="N")] = 1,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 800,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    budget: Annotated[int, typer.Option("--budget", min=1, metavar="N")] = 400,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    report_file: Annotated[Path | None, typer.Option("--report", metavar="FILE", show_default=False)] = None,
    meetings: Annotated[int, typer.Option("--meetings", min=1, metavar="N")] = 40,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    setup = read_setup(game, players, option, None, lang)
    with extra(say):
        from patolli.lab import strength, train, tune
    if not game.insight.names:
        raise Fault(say.text("cli-no-features", game=game.name))
    said = " ".join(
        [f"patolli lab tune {game.name} --players {players} --rounds {rounds} --games {games} --seed {seed}"]
        + [f"--budget {budget} --start {start.name}"]
        + [f"--option {text}" for text in option]
    )
    name = f"{game.insight.variant(game.new(setup))}-{players}"

    def tell(report: train.Report) -> None:
        means = {
            "mean": f"{report.mean_score:.1f}",
            "winner": f"{report.mean_winner:.1f}",
            "error": f"{report.error:.1f}",
        }
        print(say.text("cli-train-round", round=report.round, games=report.games, **means), flush=True)

    try:
        begin = train.carried(start, game.insight.names)
        if not begin:
            raise Fault(say.text("cli-train-start", file=str(start), game=game.name))
        plan = tune.Plan(rounds, games, seed, Level(width=1, nodes=budget), begin)
        kept = folder or Path("tune", f"{game.name}-{name}-{seed}")
        target = out or Path(str(files(game.package).joinpath("advice", "weights", f"{name}.json")))
        check_writable(folder=kept)
        for file in (target, report_file):
            check_writable(file)
        weights = tune.tune(game, setup, plan, kept, jobs, tell)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(train.weights_file(game, setup, weights, said), "utf-8")
        if report_file:
            strength.write(report_file, game, setup, kept, meetings, said, share(jobs))
    except train.OtherPlan as error:
        raise Fault(say.text("cli-train-other", folder=str(error))) from None
    except OSError as error:
        raise Fault(f"{error.filename}: {error.strerror}") from None
    print(say.text("cli-train-done", file=str(target)))
