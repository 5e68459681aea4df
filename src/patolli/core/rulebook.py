"""The numbered rules as text: `rules.<lang>.md` taken apart, so that a refusal can quote its rule."""

import re
from dataclasses import dataclass

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+(?:\.\d+)+)\*\* (.+) \[([a-z, ]+)\]$")
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
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not (found := CHAPTER.match(line) or RULE.match(line)):
            if chapters and line.strip():
                raise ValueError(f"line {number}: expected '- **XX-1.2** text [source]', found {line[:50]!r}")
            continue
        if found[1] in seen:
            raise ValueError(f"line {number}: {found[1]} is there twice")
        seen.add(found[1])
        if found.re is CHAPTER:
            chapters.append((found[1], found[2], []))
        elif chapters and found[1].startswith(f"{chapters[-1][0]}."):
            chapters[-1][2].append(Rule(found[1], found[2], tuple(found[3].split(", "))))
        else:
            raise ValueError(f"line {number}: {found[1]} is not in {chapters[-1][0] if chapters else 'a chapter'}")
    return [Chapter(number, title, tuple(rules)) for number, title, rules in chapters]


def find(chapters: list[Chapter], wanted: str) -> list[Rule]:
    """The rules with this number, of this chapter, or that mention this word."""
    wanted = wanted.strip().casefold()
    exact = [r for c in chapters for r in c.rules if wanted in (r.number.casefold(), c.number.casefold())]
    return exact or [
        r for c in chapters for r in c.rules if wanted in r.text.casefold() or wanted in c.title.casefold()
    ]
