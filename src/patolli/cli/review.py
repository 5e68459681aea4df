"""`patolli review`: a finished game looked at again, with the chances to win and the better turns."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from patolli.core.match import Match
from patolli.review.review import MARKS, LineData, Review, SeatReview, TurnReview, advised, reviewed, summed_up
from patolli.review.turns import turns
from patolli.wording import Wording, wording

from .arguments import Json, PackFile
from .fault import Fault
from .files import read_match
from .screen import Screen, seat_names
from .simulate import progress_bar
from .speech import Lang

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 72  # columns of the line of chances


def register(app: typer.Typer) -> None:
    app.command("review")(command)


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    as_json: Json = False,
    pack: PackFile = None,
    lang: Lang = "",
) -> None:
    match, _ = read_match(file, lang, pack)
    say = wording(match.game, lang, match.setup.pack)
    if not match.is_over:
        raise Fault(say.text("review-running", file=str(file)))
    found: list[TurnReview] = []
    with progress_bar(sum(1 for _ in turns(match)), say) as progress:
        for turn in reviewed(match):
            found.append(turn)
            if progress:
                progress(len(found))
    review = summed_up(match, found)
    if as_json:
        print(json.dumps(review, ensure_ascii=False))
    else:
        show(match, review, seat_names(match.names, say), say)


def show(match: Match, review: Review, names: Sequence[str], say: Wording) -> None:
    """The lines of chances, the marked turns with what was better, and a summary of every seat."""
    screen = Screen()
    screen.say(f"{say.title()}: {say.list(names)}", "bold")
    players = [say.name(seat, names) for seat in range(len(review["chances"]))]  # the rival's turns are not judged
    width = max(map(len, players))
    for seat, name in enumerate(players):
        chances = [turn["chances"][seat] for turn in review["turns"]] + [review["chances"][seat]]
        screen.say(f"{name:{width}}  {curve(chances)}")
    for turn in review["turns"]:
        if turn["better"]:
            screen.say()
            show_turn(match, turn, names, say, screen)
    for found in review["seats"]:
        screen.say()
        show_seat(found, names, say, screen)


def curve(chances: Sequence[float]) -> str:
    """Chances as a row of blocks, as wide as a terminal allows."""
    columns = min(len(chances), WIDEST)
    picked = [chances[at * (len(chances) - 1) // max(columns - 1, 1)] for at in range(columns)]
    return "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in picked)


def hundredths(chance: float) -> int:
    return round(100 * chance)


def show_turn(match: Match, turn: TurnReview, names: Sequence[str], say: Wording, screen: Screen) -> None:
    best = turn["better"][0]
    loss, played, better = map(hundredths, (turn["loss"], turn["played"], best["chance"]))
    name, mark = names[turn["seat"]], say.text(f"review-{turn['mark']}")
    screen.say(
        say.text("review-turn", number=turn["number"], name=name, mark=mark, loss=loss, played=played, best=better),
        "bold",
    )
    for text in told(match, best, names, say):
        screen.say(f"  {text}")
    why = [f"{say.text('part-' + reason['part'])} {reason['points']:+.1f}" for reason in turn["reasons"]]
    for one in turn["contrasts"]:
        screen.say(f"  {say.contrast(one, names)}")
    if why:
        screen.say("  " + say.text("review-why", why="; ".join(why)))


def told(match: Match, line: LineData, names: Sequence[str], say: Wording) -> list[str]:
    """The choices of a turn in words, with what they cost, as far as they could be made at once."""
    parse = match.game.choices.parse
    return [say.choice(parse(text), hints, names) for text, hints in zip(line["choices"], line["hints"], strict=False)]


def show_seat(seat: SeatReview, names: Sequence[str], say: Wording, screen: Screen) -> None:
    marks = ", ".join(f"{say.text(f'review-{name}')} {seat['marks'][name]}" for name, _ in MARKS)
    luck = f"{100 * seat['luck']:+.0f}"
    screen.say(
        say.text("review-seat", name=names[seat["seat"]], marks=marks, accuracy=round(seat["accuracy"]), luck=luck),
        "bold",
    )
    if seat["secret"]:
        screen.say("  " + say.text("review-secret", count=seat["secret"]))
    for source, points in seat["points"].items():
        strong = seat["strong"].get(source)
        much = say.text("review-strong", points=f"{strong:.0f}") if strong is not None else ""
        screen.say(f"  {say.source(source)}: {points:g} {much}".rstrip())
    for advice in seat["advice"]:
        where = say.list([str(number) for number in advice["turns"]])
        part = say.text(advised(advice["part"]))
        screen.say("  " + say.text("review-advice", part=part, turns=where, loss=hundredths(advice["loss"])))
