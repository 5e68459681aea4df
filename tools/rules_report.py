"""Which numbered rules are cited by a test: `python tools/rules_report.py`.

For each game the rules are those of its `rules.en.md`; a citation is `@pytest.mark.rule("TK-6.3")` on a test under
`tests/games/<name>/`, or on its class or module. Only tests that every run executes count: one that is marked skip,
skipif, xfail or soak, or that skips itself, proves nothing. Ends with 1 if a rule is not cited or a citation is wrong.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # so that any Python will do, whether Patolli is installed or not

from patolli.core.rulebook import read  # noqa: E402

NOT_ALWAYS_RUN = {"skip", "skipif", "xfail", "soak", "importorskip"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citation(NamedTuple):
    """A rule number written on a test."""

    rule: str
    where: str


class Report(NamedTuple):
    """What there is to say about one game."""

    game: str
    rules: list[str]
    cited: list[Citation]

    @property
    def missing(self) -> list[str]:
        """Rules that no test cites."""
        found = {citation.rule for citation in self.cited}
        return [rule for rule in self.rules if rule not in found]

    @property
    def unknown(self) -> list[Citation]:
        """Citations of rules that do not exist."""
        return [citation for citation in self.cited if citation.rule not in self.rules]

    def lines(self) -> list[str]:
        """The report in words."""
        done = len(self.rules) - len(self.missing)
        lines = [f"{self.game}: {done} of {len(self.rules)} rules cited"]
        lines += [f"  not cited: {rule}" for rule in self.missing]
        return lines + [f"  no such rule: {rule} ({where})" for rule, where in self.unknown]


def main(root: Path = ROOT) -> int:
    """Print a report for every game."""
    reports = [report(folder, root / "tests/games" / folder.name) for folder in games(root)]
    for found in reports:
        print("\n".join(found.lines()))
    return 1 if any(found.missing or found.unknown for found in reports) else 0


def games(root: Path) -> list[Path]:
    """The folders of all games: those with a rules text."""
    return sorted(path.parent for path in root.glob("src/patolli/games/*/rules.en.md"))


def report(game: Path, tests: Path) -> Report:
    """The rules of one game and the citations in its tests."""
    chapters = read((game / "rules.en.md").read_text("utf-8"))
    rules = [rule.number for chapter in chapters for rule in chapter.rules]
    return Report(game.name, rules, [found for path in sorted(tests.rglob("test_*.py")) for found in citations(path)])


def citations(path: Path) -> list[Citation]:
    """All rules cited by the tests of a file."""
    module = ast.parse(path.read_text("utf-8"), str(path))
    marks = [s.value for s in module.body if isinstance(s, ast.Assign) and _name(s.targets[0]) == "pytestmark"]
    if _may_not_run(*marks) or any(_may_not_run(s) for s in module.body if isinstance(s, ast.Expr)):
        return []
    return [
        Citation(rule, f"{path.name}:{test.lineno} {test.name}")
        for test, outer in _tests(module.body, [])
        if not _may_not_run(*outer, test)
        for rule in _rules([*marks, *outer, *test.decorator_list])
    ]


def _tests(body: list[ast.stmt], outer: list[ast.expr]) -> Iterator[tuple[Function, list[ast.expr]]]:
    """Every test function with the marks of the classes around it."""
    for statement in body:
        if isinstance(statement, Function) and statement.name.startswith("test"):
            yield statement, outer
        elif isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            yield from _tests(statement.body, [*outer, *statement.decorator_list])


def _rules(marks: list[ast.expr]) -> list[str]:
    """The numbers in `…mark.rule("TK-1.1", "TK-1.2")`, also within a list of marks."""
    return [
        str(argument.value)
        for mark in marks
        for call in ast.walk(mark)
        if isinstance(call, ast.Call) and _name(call.func) == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


def _may_not_run(*nodes: ast.AST) -> bool:
    """Whether anything in here is a mark or a call that can keep a test from running."""
    found = (part for node in nodes for part in ast.walk(node))
    return any(
        (isinstance(part, ast.Attribute) and part.attr in NOT_ALWAYS_RUN)
        or (isinstance(part, ast.Call) and _name(part.func) in NOT_ALWAYS_RUN)
        for part in found
    )


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main())
