"""`patolli lab`: what many games say about a game itself."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from patolli.bots.levels import LEVELS
from patolli.bots.planner import Level
from patolli.bots.plugged import BotFault
from patolli.lab.balance import EVEN, OFTEN, Balance, named, often, outside
from patolli.lab.balance import balance as run_balance
from patolli.lab.companies import OtherWeights
from patolli.lab.runners import workers as share
from patolli.lab.self_play import Noise
from patolli.wording import Wording, wording

from .arguments import (
    Budget,
    Cluster,
    GameName,
    Games,
    Jobs,
    Json,
    Options,
    PackFile,
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
from .files import check_writable
from .lab_blunders import command as blunders
from .lab_chances import chances
from .lab_puzzles import puzzles
from .lab_report import report
from .lab_strong import command as strong
from .lab_tune import command as tune
from .screen import Screen
from .simulate import progress_bar
from .speech import Lang
from .workers import workers

app = typer.Typer(no_args_is_help=True)
app.command("report")(report)
app.command("chances")(chances)
app.command("puzzles")(puzzles)
app.command("blunders")(blunders)
app.command("strong")(strong)
app.command("tune")(tune)


def register(above: typer.Typer) -> None:
    above.add_typer(app, name="lab")


@app.callback()
def lab() -> None:
    pass


@app.command("balance")
def balance(
    game_name: GameName,
    seats: Seats = "greedy,greedy,greedy,greedy",
    games: Games = 200,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    pack: PackFile = None,
    opening: Annotated[int, typer.Option("--opening", min=0, metavar="K")] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    budget: Budget = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    if not game.pieces_taken:
        raise Fault(say.text("cli-no-pieces-taken", game=game.name))
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, pack, lang)
    try:
        with workers(cluster, jobs, bots, say) as (count, runner), progress_bar(games, say) as progress:
            found = run_balance(game, setup, bots, games, seed, count, opening, progress, budget, runner)
    except BotFault as fault:
        raise blame(fault, lang) from None
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    tell_lost(found["faults"], say)
    if not found["games"]:
        raise Fault(say.text("cli-no-game-ended"))
    _show(found, wording(game, lang, setup.pack))


def _show(found: Balance, say: Wording) -> None:
    screen = Screen()
    means = {"mean": f"{found['mean_score']:g}", "winning": f"{found['mean_winning_score']:g}"}
    screen.say(say.text("cli-balance", games=found["games"], **means))
    rows = [
        [p["piece"], named(p, say), f"{p['taken']:.1%}", f"{p['share']:.2f}", f"{p['low']:.2f}–{p['high']:.2f}"]
        for p in often(found)
    ]
    heads = [say.text(f"cli-balance-{name}") for name in ("piece", "taken", "share", "between")]
    screen.table(["", *heads], rows, numbers=(2, 3, 4))
    rare = len(found["pieces"]) - len(rows)
    if rare:
        screen.say(say.text("cli-balance-rare", count=rare))
    screen.say(
        say.text(
            "cli-balance-verdict",
            often=len(rows),
            part=f"{OFTEN:.0%}",
            low=f"{EVEN[0]:g}",
            high=f"{EVEN[1]:g}",
            outside=len(outside(found, surely=False)),
            surely=len(outside(found)),
        )
    )


Players = Annotated[int, typer.Option("--players", min=1, max=8, metavar="N")]


@app.command("train")
def train(
    game_name: GameName,
    players: Players = 2,
    games: Games = 1000,
    first: Annotated[int, typer.Option("--first", min=1, metavar="N")] = 400,
    per_round: Annotated[int, typer.Option("--round", min=1, metavar="N")] = 40,
    seed: Seed = 0,
    noise: Annotated[float, typer.Option("--noise", min=0, max=1, metavar="X")] = Noise().weights,
    slip: Annotated[float, typer.Option("--slip", min=0, max=20, metavar="X")] = Noise().slip,
    ridge: Annotated[float, typer.Option("--ridge", min=0, metavar="X")] = 300,
    foes: Annotated[int, typer.Option("--foes", min=0, max=7, metavar="N")] = 0,
    ends: Annotated[float, typer.Option("--lambda", min=0, max=1, metavar="X")] = 0.85,
    window: Annotated[int, typer.Option("--window", min=1, metavar="N")] = 10,
    start: Annotated[Path | None, typer.Option("--start", metavar="FILE", show_default=False)] = None,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    cluster: Cluster = "",
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
        from patolli.lab import strength
        from patolli.lab import train as lab
    command = " ".join(
        [f"patolli lab train {game.name} --players {players} --games {games} --round {per_round}"]
        + [f"--seed {seed} --noise {noise:g} --ridge {ridge:g} --budget {budget}"]
        + ([f"--foes {foes}"] if foes else [])
        + ([f"--lambda {ends:g}"] if ends != lab.LAMBDA else [])
        + ([f"--window {window}"] if window != lab.WINDOW else [])
        + ([f"--start {start.name}"] if start else [f"--first {first} --slip {slip:g}"])
        + [f"--option {text}" for text in option]
    )
    if not game.insight.names:
        raise Fault(say.text("cli-no-features", game=game.name))
    name = f"{game.insight.variant(game.new(setup))}-{players}"

    def tell(report: lab.Report) -> None:
        figures = {"mean": report.mean_score, "winner": report.mean_winner, "error": report.error}
        shown = {key: f"{value:.1f}" for key, value in figures.items()}
        print(say.text("cli-train-round", round=report.round, games=report.games, **shown), flush=True)

    try:
        begin = lab.carried(start, game.insight.names) if start else ()
        if start and not begin:
            raise Fault(say.text("cli-train-start", file=str(start), game=game.name))
        level, shaken = Level(width=1, nodes=budget), Noise(weights=noise, slip=slip)
        plan = lab.Plan(
            first, games, per_round, seed, level, shaken, begin, ridge, min(foes, players - 1), ends, window
        )
        kept = folder or Path("train", f"{game.name}-{name}-{seed}")
        target = out or Path(str(files(game.package).joinpath("advice", "weights", f"{name}.json")))
        check_writable(folder=kept)
        for file in (target, report_file):
            check_writable(file)
        with workers(cluster, jobs, (), say) as (count, runner):
            weights = lab.train(game, setup, plan, kept, count, tell, runner)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(lab.weights_file(game, setup, weights, command), "utf-8")
            if report_file:
                strength.write(report_file, game, setup, kept, meetings, command, share(count, runner))
    except lab.OtherPlan as error:
        raise Fault(say.text("cli-train-other", folder=str(error))) from None
    except OSError as error:
        raise Fault(f"{error.filename}: {error.strerror}") from None
    print(say.text("cli-train-done", file=str(target)))


@app.command("arena")
def arena(
    game_name: GameName,
    players: Players = 2,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "easy,medium,hard,greedy",
    games: Games = 20,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    cluster: Cluster = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    budget: Budget = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    names = tuple(word.strip() for word in bots.split(","))
    levels = [name.partition(":")[0] for name in names]
    plain = [level if level in LEVELS else name for level, name in zip(levels, names, strict=True)]
    read_seats(",".join(plain), lang, people=False)
    setup = read_setup(game, players, option, None, lang)
    with extra(say):
        from patolli.lab import arena as lab
    command = " ".join(
        [f"patolli lab arena {game.name} --players {players} --bots {bots} --games {games} --seed {seed}"]
        + ([f"--budget {budget}"] if budget else [])
        + [f"--option {text}" for text in option]
    )
    total = len(lab.companies(names, players)) * games
    for file in (out, out and out.with_suffix(".svg")):
        check_writable(file)
    try:
        with workers(cluster, jobs, plain, say) as (count, runner), progress_bar(total, say) as progress:
            found = lab.arena(game, setup, names, games, seed, count, command, progress, budget, runner)
        if out:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
            out.with_suffix(".svg").write_text(lab.picture(found), "utf-8")
    except OtherWeights as error:
        raise Fault(say.text("cli-train-start", file=str(error), game=game.name)) from None
    except BotFault as fault:
        raise blame(fault, lang) from None
    except OSError as error:
        raise Fault(f"{error.filename}: {error.strerror}") from None
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    screen = Screen()
    heads = [say.text(f"cli-arena-{head}") for head in ("bot", "rating", "between", "wins", "score", "time")]
    rows = [
        [
            row["bot"],
            f"{row['rating']:.1f}",
            f"{row['low']:.1f}–{row['high']:.1f}",
            f"{row['wins']:g} / {row['games']}",
            f"{row['mean_score']:.1f}",
            f"{row['choice_ms']:.0f}",
        ]
        for row in found["standings"]
    ]
    screen.table(heads, rows, numbers=(1, 2, 3, 4, 5))
    for meeting in found["meetings"]:
        one, other = meeting["bots"]
        if meeting["games"]:
            ahead = f"{meeting['ahead']:g}"
            screen.say(say.text("cli-arena-meeting", one=one, other=other, ahead=ahead, games=meeting["games"]))
    tell_lost(found["faults"], say)


@app.command("dataset")
def dataset(
    game_name: GameName,
    seats: Seats,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", show_default=False)],
    games: Games = 100,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    pack: PackFile = None,
    jobs: Jobs = 1,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, pack, lang)
    with extra(say):
        from patolli.lab import dataset as lab
    command = " ".join(
        [f"patolli lab dataset {game.name} --seats {','.join(bots)} --games {games} --seed {seed}"]
        + [f"--option {text}" for text in option]
        + ([f"--pack {pack.name}"] if pack else [])
    )
    try:
        with progress_bar(games, say) as progress:
            made = lab.dataset(game, setup, bots, games, out, seed, jobs, command, progress)
    except BotFault as fault:
        raise blame(fault, lang) from None
    except FileExistsError:
        raise Fault(say.text("cli-folder-exists", folder=str(out))) from None
    except OSError as error:
        raise Fault(f"{error.filename or out}: {error.strerror}") from None
    print(say.text("cli-dataset-done", games=games, decisions=made["decisions"], folder=str(out)))
