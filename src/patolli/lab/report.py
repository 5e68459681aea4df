"""What is worth knowing about a game, as one page to look at: `patolli lab report`.

The page is a single file: its charts, made with Altair, are drawn by the Vega that it brings with it, and it is not
allowed to fetch anything. Several packs stand beside each other, on the same scales.
"""

import html
import json
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean, quantiles
from textwrap import wrap
from typing import Any, NamedTuple

import altair as alt
import vl_convert

from patolli.core.game import Setup
from patolli.wording import Wording

from .arena import Arena, Standing
from .balance import EVEN, OFTEN, Piece, called, part_of, pieces_of, won
from .measures import STEPS, Course

MOST = 12  # pieces at each end, and openings, that are shown by name
WIDE = 24  # letters of a label beside a chart
LINES = "split(datum.label, '\\n')"  # a label's lines, as Vega says it
GREEN, GREY = "#2a6f6f", "#8a8a8a"
LETTERS = {name: {"labelFontSize": 12, "titleFontSize": 12} for name in ("axis", "legend")} | {"text": {"fontSize": 13}}
COLUMNS = alt.ExprRef("width < 420 ? 1 : 2")  # of a legend: as many as there is room for
LEGEND = alt.Legend(orient="bottom", columns=COLUMNS, labelLimit=190, symbolOpacity=1)
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff }
body { max-width: 76rem; margin: 0 auto; padding: 1rem }
h1 { line-height: 1.2 } h2 { margin: 2.5rem 0 0 } h3 { font-size: 1rem; margin: .5rem 0 } p { max-width: 46rem }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem }
.beside > div { min-width: 0 } .chart { width: 100% } .scroll { overflow-x: auto }
table { border-collapse: collapse } td, th { padding: .3rem .8rem; border-bottom: 1px solid #ccc; text-align: right }
td:first-child, th:first-child { text-align: left } code { overflow-wrap: anywhere }
"""
NO_NETWORK = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:"
)


class Study(NamedTuple):
    """One set of figures under study: ours, or a pack's."""

    name: str
    setup: Setup
    courses: list[Course]
    arena: Arena | None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def pieces(self) -> list[Piece]:
        """Those that are taken often."""
        found = pieces_of([course.ending for course in self.courses], self.seats)
        return [piece for piece in found if piece["taken"] >= OFTEN]

    @property
    def margins(self) -> list[float]:
        """How far the first was ahead of the second."""
        tops = [sorted(course.ending.scores)[-2:] for course in self.courses]
        return [top - second for second, top in tops]

    def wins(self, place: Callable[[Course, int], int]) -> list[list[float]]:
        """Every game's part of the win, by seat or by another place that belongs to each seat."""
        found: list[list[float]] = [[] for _ in range(self.seats)]
        for course in self.courses:
            for seat, part in enumerate(course.ending.won):
                found[place(course, seat)].append(part)
        return found


class Figure(NamedTuple):
    """A chart for each study; `report-<name>` is its heading, `report-<name>.about` what it shows."""

    name: str
    charts: list[Any]


Say = Callable[[str], str]  # what is written at an axis


def by_seat(course: Course, seat: int) -> int:
    return seat


def by_turn(course: Course, seat: int) -> int:
    """0 for whoever was the first to be asked, 1 for the next."""
    return (seat - course.first) % len(course.ending.won)


# The charts


def figures(studies: Sequence[Study], say: Wording) -> list[Figure]:
    """All that there is something to show for."""

    def axis(name: str) -> str:
        return say.text(f"report-axis-{name}")

    found = [
        Figure("length", histograms([[len(c.branching) for c in s.courses] for s in studies], axis("decisions"), axis)),
        Figure("branching", _branching(studies, axis)),
        Figure("points", _points(studies, say, axis)),
    ]
    if studies[0].seats > 1:
        found += [
            Figure("places", _places(studies, axis)),
            Figure("margins", histograms([study.margins for study in studies], axis("margin"), axis)),
            Figure("leads", histograms([[c.leads for c in s.courses] for s in studies], axis("leads"), axis)),
            Figure("decided", [_decided(study, axis) for study in studies]),
            Figure("seats", [_wins(study, by_seat, axis("seat"), axis) for study in studies]),
            Figure("turns", [_wins(study, by_turn, axis("turn"), axis) for study in studies]),
        ]
    if all(study.pieces for study in studies):
        found += [
            Figure("pieces", [_pieces(study, say, axis) for study in studies]),
            Figure("extremes", [_extremes(study, say, axis) for study in studies]),
        ]
    found.append(Figure("openings", [_openings(study, say, axis) for study in studies]))
    arenas = [study.arena for study in studies if study.arena]
    if not arenas:
        return found
    if studies[0].seats > 1:
        return [*found, Figure("skill", [_skill(arena, axis) for arena in arenas])]
    return [
        *found,
        Figure("levels", [_levels(arena, axis("points"), _scored, axis) for arena in arenas]),
        Figure("level-wins", [_levels(arena, axis("wins"), _beaten, axis) for arena in arenas]),
    ]


def chart(rows: Sequence[dict[str, Any]], height: int = 240) -> Any:
    return alt.Chart(alt.Data(values=list(rows)), width="container", height=height)


def histograms(numbers: Sequence[Sequence[float]], title: str, axis: Say) -> list[Any]:
    """How often each number came, of each list; all on the scale of all."""
    every = [number for some in numbers for number in some]
    width = max(1, -(-round(max(every) - min(every)) // 20))
    low = min(every) // width * width
    counted = [Counter(int((number - low) // width) for number in some) for some in numbers]
    last = max(max(count) for count in counted)
    most = max(n / len(some) for some, count in zip(numbers, counted, strict=True) for n in count.values())
    left = low - 0.5 if width == 1 else low  # a bar for one number stands over it
    scale = alt.Scale(domain=[left, left + (last + 1) * width], nice=False, zero=False)
    return [
        chart(
            [
                {"from": left + n * width, "to": left + (n + 1) * width, "part": count[n] / len(some), "none": 0}
                for n in range(last + 1)
            ]
        )
        .mark_rect(color=GREEN, stroke="white")
        .encode(
            x=alt.X("from:Q", title=title, scale=scale, axis=alt.Axis(tickMinStep=1, tickCount=10, grid=False)),
            x2="to:Q",
            y2="none:Q",
            y=alt.Y("part:Q", title=axis("games"), axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1.05 * most])),
            tooltip=[alt.Tooltip("from:Q"), alt.Tooltip("part:Q", format=".1%")],
        )
        for some, count in zip(numbers, counted, strict=True)
    ]


def progress(axis: Say) -> Any:
    """The axis along a game."""
    return alt.X(
        "part:Q", title=axis("progress"), axis=alt.Axis(format="%", tickCount=10), scale=alt.Scale(domain=[0, 1])
    )


def _branching(studies: Sequence[Study], axis: Say) -> list[Any]:
    made = [_choices(study) for study in studies]
    scale = alt.Scale(type="symlog", domain=[0, max(row["high"] for rows in made for row in rows)], nice=True)
    charts = []
    for rows in made:
        base = chart(rows).encode(x=progress(axis))
        band = base.mark_area(opacity=0.25, color=GREEN)
        line = base.mark_line(color=GREEN).encode(y="mean:Q", tooltip=[alt.Tooltip("mean:Q", format=".1f")])
        charts.append(band.encode(y=alt.Y("low:Q", title=axis("choices"), scale=scale), y2="high:Q") + line)
    return charts


def _choices(study: Study) -> list[dict[str, float]]:
    """How many choices there are in each part of a game: the mean, and what eight decisions of ten lie between."""
    parts: list[list[int]] = [[] for _ in range(STEPS)]
    for course in study.courses:
        for n, choices in enumerate(course.branching):
            parts[n * STEPS // len(course.branching)].append(choices)
    rows = []
    for n, counts in enumerate(parts):
        if len(counts) > 1:
            cuts = quantiles(counts, n=10)
            rows.append({"part": (n + 0.5) / STEPS, "mean": mean(counts), "low": cuts[0], "high": cuts[-1]})
    return rows


def _points(studies: Sequence[Study], say: Wording, axis: Say) -> list[Any]:
    made: list[list[dict[str, Any]]] = []
    for study in studies:
        sources = sorted(
            {source for course in study.courses for step in course.points for source, points in step.items() if points}
        )
        made.append(
            [
                {
                    "part": n / STEPS,
                    "source": say.source(source),
                    "points": round(mean(course.points[n].get(source, 0) for course in study.courses), 3),
                }
                for source in sources
                for n in range(STEPS + 1)
            ]
        )
    sums = [
        [sum(sign * max(0, sign * row["points"]) for row in rows if row["part"] == n / STEPS) for sign in (-1, 1)]
        for rows in made
        for n in range(STEPS + 1)
    ]
    scale = alt.Scale(domain=[min(below for below, _ in sums), max(above for _, above in sums)])
    return [
        chart(rows, 320)
        .mark_area()
        .encode(
            x=progress(axis),
            y=alt.Y("points:Q", title=axis("points"), stack=True, scale=scale),
            color=alt.Color(
                "source:N",
                title=None,
                legend=LEGEND,
                scale=alt.Scale(scheme="tableau20"),
            ),
            tooltip=["source:N", alt.Tooltip("points:Q", format=".1f")],
        )
        for rows in made
    ]


def _places(studies: Sequence[Study], axis: Say) -> list[Any]:
    every = [score for study in studies for course in study.courses for score in course.ending.scores]
    scale = alt.Scale(domain=[min(0, *every), max(every)])
    return [
        chart(
            [
                {"place": str(place), "score": score}
                for course in study.courses
                for place, score in enumerate(sorted(course.ending.scores, reverse=True), 1)
            ]
        )
        .mark_boxplot(extent="min-max", color=GREEN)
        .encode(
            x=alt.X("place:N", title=axis("place"), axis=alt.Axis(labelAngle=0)),
            y=alt.Y("score:Q", title=axis("points"), scale=scale),
        )
        for study in studies
    ]


def _decided(study: Study, axis: Say) -> Any:
    rows = []
    for n in range(1, STEPS + 1):
        wins = [
            course.ending.won[now.index(max(now))]
            for course in study.courses
            if (now := course.scores[n]).count(max(now)) == 1
        ]
        if wins:
            part, low, high = won(wins)
            rows.append({"part": n / STEPS, "share": part, "low": low, "high": high})
    base = chart(rows).encode(x=progress(axis))
    return (
        base.mark_area(opacity=0.25, color=GREEN).encode(
            y=alt.Y("low:Q", title=axis("wins"), axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])), y2="high:Q"
        )
        + base.mark_line(color=GREEN).encode(y="share:Q", tooltip=[alt.Tooltip("share:Q", format=".0%")])
        + even(1 / study.seats)
    )


def _wins(study: Study, place: Callable[[Course, int], int], title: str, axis: Say) -> Any:
    rows = []
    for number, wins in enumerate(study.wins(place), 1):
        part, low, high = won(wins)
        rows.append({"label": str(number), "share": part, "low": low, "high": high})
    base = chart(rows).encode(x=alt.X("label:N", title=title, axis=alt.Axis(labelAngle=0)))
    y = alt.Y("low:Q", title=axis("wins"), axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    dots = base.mark_point(filled=True, size=80, color=GREEN, opacity=1)
    return (
        base.mark_rule(color=GREEN, strokeWidth=3).encode(y=y, y2="high:Q")
        + dots.encode(y="share:Q", tooltip=[alt.Tooltip("share:Q", format=".1%")])
        + even(1 / study.seats)
    )


def even(share: float, vertical: bool = False) -> Any:
    """A line where nobody has more than an even share."""
    line = alt.Chart(alt.Data(values=[{"even": share}])).mark_rule(color=GREY, strokeDash=[4, 4])
    return line.encode(x="even:Q") if vertical else line.encode(y="even:Q")


def sort_of(piece: Piece, say: Wording) -> str:
    """What is written over the pieces of its sort where all lie side by side."""
    kind, word = piece["kind"].split()[0], piece["piece"].split()[0]
    assert say.game
    tables = [table for table, prefix in say.game.laid_out.items() if prefix == kind]
    for table in tables:
        if any(row["id"] == word for row in say.game.components.rows(table)):
            return say.text(f"pieces-{table}")
    return say.text(f"pieces-{tables[0]}") if tables else kind


def _pieces(study: Study, say: Wording, axis: Say) -> Any:
    rows = [
        {**piece, "name": name, "sort": sort_of(piece, say)}
        for piece, name in zip(study.pieces, called(study.pieces, say), strict=True)
    ]
    base = chart(rows, 360).encode(
        x=alt.X("taken:Q", title=axis("taken"), axis=alt.Axis(format="%", tickCount=10)),
        color=alt.Color("sort:N", title=None, legend=LEGEND),
    )
    y = alt.Y("low:Q", title=axis("share"))
    tips = ["name:N", "piece:N", alt.Tooltip("taken:Q", format=".1%"), "share:Q", "low:Q", "high:Q"]
    return (
        base.mark_rule(opacity=0.3).encode(y=y, y2="high:Q")
        + base.mark_point(filled=True, opacity=1).encode(y="share:Q", tooltip=tips)
        + even(1)
    )


def _extremes(study: Study, say: Wording, axis: Say) -> Any:
    pieces = list(zip(study.pieces, called(study.pieces, say), strict=True))
    shown = pieces if len(pieces) <= 2 * MOST else pieces[:MOST] + pieces[-MOST:]
    return dots([(name, piece["share"], piece["low"], piece["high"]) for piece, name in shown], axis)


def _openings(study: Study, say: Wording, axis: Say) -> Any:
    assert say.game
    choices = say.game.choices
    wins: dict[str, list[float]] = {}
    for course in study.courses:
        for openings, part in zip(course.openings, course.ending.won, strict=True):
            for opening in set(openings):
                wins.setdefault(opening, []).append(part)
    total = len(study.courses) * study.seats
    usual = sorted(wins, key=lambda opening: (-len(wins[opening]), opening))[:MOST]
    rows = []
    for opening in usual:
        part, low, high = (each * study.seats for each in won(wins[opening]))
        rows.append((f"{say.choice(choices.parse(opening))} ({len(wins[opening]) / total:.0%})", part, low, high))
    return dots(rows, axis)


def dots(rows: Sequence[tuple[str, float, float, float]], axis: Say) -> Any:
    """A line for each label: what its takers' wins are of an even share, and where that surely lies."""
    labels = [broken(row[0]) for row in rows]
    named = [
        {"label": label, "share": share, "low": low, "high": high}
        for label, (_, share, low, high) in zip(labels, rows, strict=True)
    ]
    lines = max(label.count("\n") + 1 for label in labels)
    raised = [{"test": f"{LINES}.length == {n}", "value": -6.5 * (n - 1)} for n in (2, 3)]  # the middle is at the tick
    words = alt.Axis(labelLimit=190, labelExpr=LINES, labelOffset={"condition": raised, "value": 0})
    base = chart(named, (7 + 13 * lines) * len(rows) + 10).encode(y=alt.Y("label:N", title=None, sort=None, axis=words))
    x = alt.X(
        "low:Q",
        title=axis("share"),
        axis=alt.Axis(tickCount=8, labelOverlap=True),
        scale=alt.Scale(domainMin=0, nice=True),
    )
    fair = alt.Chart(alt.Data(values=[{"from": EVEN[0], "to": EVEN[1]}])).mark_rect(color=GREY, opacity=0.15)
    return (
        fair.encode(x="from:Q", x2="to:Q")
        + base.mark_rule(color=GREEN, strokeWidth=2).encode(x=x, x2="high:Q")
        + base.mark_point(filled=True, color=GREEN, opacity=1, size=60).encode(
            x="share:Q", tooltip=["label:N", alt.Tooltip("share:Q", format=".2f")]
        )
        + even(1, vertical=True)
    )


def broken(label: str) -> str:
    """A label in lines that fit beside a chart."""
    return "\n".join(wrap(label, WIDE, max_lines=3, placeholder="…"))


def _levels(found: Arena, title: str, measure: Callable[[Standing], tuple[float, float, float]], axis: Say) -> Any:
    """How bots do who meet nobody, the weakest first."""
    rows = []
    for standing in sorted(found["standings"], key=lambda standing: standing["mean_score"]):
        mean, low, high = measure(standing)
        rows.append({"bot": standing["bot"], "mean": mean, "low": low, "high": high})
    parts = measure is _beaten
    base = chart(rows).encode(x=alt.X("bot:N", title=None, sort=None, axis=alt.Axis(labelAngle=0)))
    scale = alt.Scale(domain=[0, 1]) if parts else alt.Scale(zero=True)
    y = alt.Y("low:Q", title=title, axis=alt.Axis(format="%" if parts else "d"), scale=scale)
    tips = ["bot:N", alt.Tooltip("mean:Q", format=".1%" if parts else ".1f")]
    return base.mark_rule(color=GREEN, strokeWidth=3).encode(y=y, y2="high:Q") + base.mark_point(
        filled=True, size=80, color=GREEN, opacity=1
    ).encode(y="mean:Q", tooltip=tips)


def _scored(standing: Standing) -> tuple[float, float, float]:
    mean, sure = standing["mean_score"], standing["score_sure"]
    return mean, mean - sure, mean + sure


def _beaten(standing: Standing) -> tuple[float, float, float]:
    return part_of(standing["wins"], max(standing["games"], 1))


def skill_rows(found: Arena) -> list[dict[str, Any]]:
    """How often each bot was ahead of each other one, and between what figures that surely lies."""
    rows = []
    for meeting in found["meetings"]:
        one, other = meeting["bots"]
        games, ahead = meeting["games"], meeting["ahead"]
        for bot, against, wins in ((one, other, ahead), (other, one, games - ahead)):
            if games:
                share, low, high = part_of(wins, games)
                rows.append({"bot": bot, "against": against, "share": share, "between": f"{100 * low:.0f}–{high:.0%}"})
    return rows


def _skill(found: Arena, axis: Say) -> Any:
    order = [row["bot"] for row in found["standings"]]
    base = chart(skill_rows(found)).encode(
        x=alt.X("against:N", title=axis("against"), sort=order, axis=alt.Axis(labelAngle=0)),
        y=alt.Y("bot:N", title=axis("row"), sort=order),
    )
    colours = alt.Scale(domain=[0, 0.5, 1], range=["#e3bd7a", "#ffffff", "#8cc4c0"], interpolate="rgb")
    return (
        base.mark_rect().encode(color=alt.Color("share:Q", title=None, legend=None, scale=colours))
        + base.mark_text(color="#222", dy=-7).encode(text=alt.Text("share:Q", format=".0%"))
        + base.mark_text(color="#222", dy=9, fontSize=11).encode(text="between:N")
    )


# The page


def page(studies: Sequence[Study], shown: Sequence[Figure], command: str, say: Wording) -> str:
    """The whole file."""
    title = say.text("report-title", game=say.title())
    parts = [f"<h1>{html.escape(title)}</h1>", f"<p>{html.escape(say.text('report-about'))}</p>"]
    parts += [f"<p><code>{html.escape(command)}</code></p>", _table(studies, say)]
    specs: dict[str, Any] = {}
    for figure in shown:
        heading = say.text(f"report-{figure.name}")
        parts += [f"<h2>{html.escape(heading)}</h2>", f"<p>{html.escape(say.text(f'report-{figure.name}.about'))}</p>"]
        parts.append('<div class="beside">')
        for number, (study, drawn) in enumerate(zip(studies, figure.charts, strict=True)):
            name = f"{figure.name}-{number}"
            specs[name] = {**spec(drawn), "description": f"{heading}: {study.name}"}
            over = f"<h3>{html.escape(study.name)}</h3>" if len(studies) > 1 else ""
            parts.append(f'<div>{over}<div class="chart" id="{name}"></div></div>')
        parts.append("</div>")
    draw = "vegaEmbed(`#${name}`, spec, { renderer: 'svg', actions: false })"
    script = f"const specs = {_script(specs)};\nfor (const [name, spec] of Object.entries(specs)) {draw};"
    return "\n".join(
        [
            f'<!doctype html><html lang="{say.lang}"><head><meta charset="utf-8"><title>{html.escape(title)}</title>',
            f'<meta http-equiv="Content-Security-Policy" content="{NO_NETWORK}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style></head><body><main>",
            *parts,
            f"</main><script>{vl_convert.javascript_bundle('window.vegaEmbed = vegaEmbed;')}</script>",
            f"<script>{script}</script></body></html>\n",
        ]
    )


def spec(drawn: Any) -> dict[str, Any]:
    """A chart as data, with letters as large as those around it."""
    found = drawn.to_dict()
    return {**found, "config": {**found.get("config", {}), **LETTERS}}


def pictures(shown: Sequence[Figure]) -> dict[str, str]:
    """Every chart as an SVG drawing, by name."""
    found: dict[str, str] = {}
    for figure in shown:
        for number, drawn in enumerate(figure.charts):
            name = figure.name if len(figure.charts) == 1 else f"{figure.name}-{number}"
            found[name] = vl_convert.vegalite_to_svg({**spec(drawn), "width": 640, "background": "white"})
    return found


def _script(data: Any) -> str:
    """Data inside a <script>: nothing in it ends the script."""
    return json.dumps(data, ensure_ascii=False).replace("</", "<\\/")


def _table(studies: Sequence[Study], say: Wording) -> str:
    """The means, a column for each study."""
    rows: list[tuple[str, list[str]]] = []

    def row(name: str, of: Callable[[Study], str]) -> None:
        rows.append((say.text(f"report-mean-{name}"), [of(study) for study in studies]))

    row("games", lambda s: str(len(s.courses)))
    row("decisions", lambda s: f"{mean(len(c.branching) for c in s.courses):.0f}")
    row("branching", lambda s: f"{mean(n for c in s.courses for n in c.branching):.1f}")
    row("score", lambda s: f"{mean(x for c in s.courses for x in c.ending.scores):.1f}")
    if studies[0].seats > 1:
        row("winner", lambda s: f"{mean(max(c.ending.scores) for c in s.courses):.1f}")
        row("margin", lambda s: f"{mean(s.margins):.1f}")
        row("leads", lambda s: f"{mean(c.leads for c in s.courses):.1f}")
        row("first", lambda s: f"{mean(s.wins(by_turn)[0]) * s.seats:.2f}")
    heads = "".join(f'<th scope="col">{html.escape(study.name)}</th>' for study in studies)
    body = "".join(
        f'<tr><th scope="row">{html.escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, cells in rows
    )
    return (
        '<div class="scroll" tabindex="0"><table><thead><tr><td></td>'
        f"{heads}</tr></thead><tbody>{body}</tbody></table></div>"
    )
