"""The numbered rules as text: `rules.<lang>.md` taken apart, so that a refusal can quote its rule."""

import re
from dataclasses import dataclass

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.+) \[([a-z, ]+)\]$")
CHAPTER = re.compile(r"^## ([A-Z]{2}-\d+) (.+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule."""

    number: str
    text: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


def read(text: str) -> list[Chapter]:
    """All chapters of a rules text; a line that is neither rule, title nor introduction is an error."""
    chapters: list[tuple[str, str, list[Rule]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if chapter := CHAPTER.match(line):
            chapters.append((chapter[1], chapter[2], []))
        elif rule := RULE.match(line):
            chapters[-1][2].append(Rule(rule[1], rule[2], tuple(rule[3].split(", "))))
        elif chapters and line.strip():
            raise ValueError(f"line {number}: expected '- **XX-1.2** text [source]', found {line[:50]!r}")
    return [Chapter(number, title, tuple(rules)) for number, title, rules in chapters]


def find(chapters: list[Chapter], wanted: str) -> list[Rule]:
    """The rules with this number, of this chapter, or that mention this word."""
    wanted = wanted.strip().casefold()
    exact = [r for c in chapters for r in c.rules if wanted in (r.number.casefold(), c.number.casefold())]
    return exact or [
        r for c in chapters for r in c.rules if wanted in r.text.casefold() or wanted in c.title.casefold()
    ]
