"""What pieces do, as the wording of a game tells it (`<domain>-<value>.does`)."""

from collections.abc import Iterable, Sequence

from patolli.core.game import Game
from patolli.wording import Wording

from .menu import Part

MANY = 8  # so many pieces are explained at once


def named_in(game: Game, part: Part) -> list[str]:
    """The keys of the pieces that a choice, or the beginning of one, names."""
    spec = game.choices.specs[part[0]]
    named = zip(spec.domains, part[1:], strict=False)
    return [f"{domain.name}-{domain.values[n]}" for domain, n in named if domain.spoken]


def does(say: Wording, key: str) -> str:
    """What a piece does, or nothing."""
    return say.text(f"{key}.does") if say.has(f"{key}.does") else ""


def notes(game: Game, say: Wording, parts: Sequence[Part], labels: Sequence[str], told: set[str]) -> list[str]:
    """Under each entry of a list what its pieces do: what its label does not say, and was not told before."""
    named = [named_in(game, part) for part in parts]
    shared = set.intersection(*map(set, named)) if len(named) > 1 else set()
    found = []
    for keys, label in zip(named, labels, strict=True):
        texts = dict.fromkeys(does(say, key) for key in keys if key not in shared)
        fresh = [text for text in texts if text not in told and text.rstrip(".") not in label]
        told.update(fresh)
        found.append(" ".join(fresh))
    return found


def look_up(game: Game, say: Wording, text: str) -> list[str]:
    """The pieces that are called like this: by their whole name, or else by a part of it."""
    domains = {domain for spec in (*game.choices.specs, *game.events.specs) for domain in spec.domains if domain.spoken}
    keys = sorted(f"{domain.name}-{value}" for domain in domains for value in domain.values)
    called = {key: say.text(key).casefold() for key in keys if does(say, key)}
    wanted = text.casefold()
    whole = [key for key, name in called.items() if name == wanted]
    return whole or [key for key, name in called.items() if wanted in name]


def explained(say: Wording, keys: Iterable[str]) -> list[str]:
    """A line for each piece: its name and what it does; pieces that are alike share one."""
    lines = [f"{say.text(key)}: {does(say, key)}" for key in keys if does(say, key)]
    return [line[0].upper() + line[1:] for line in dict.fromkeys(lines)]
