"""Work out every draw of a match file again, with nothing but Python: `python check_draws.py FILE`.

What a browser kept of its own match can be given too: `--promise` the commitment it saw, `--added` the line it added.
docs/fairness.md says what this proves, and what it does not. It ends with 1 if something does not fit, with 2 if the
file has nothing to check.
"""

import argparse
import hashlib
import hmac
import re
import sys
from pathlib import Path

Draws = dict[int, tuple[list[str], list[int]]]


def number_below(limit: int, secret: bytes, entropy: list[str], ply: int) -> int:
    """The number of a draw, evenly spread below `limit`: values past the last full lap are drawn again."""
    lap = 2**64 - 2**64 % limit
    attempt = 0
    while True:
        message = "\n".join([*entropy, f"{ply} {attempt}"]).encode()
        value = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if value < lap:
            return value % limit
        attempt += 1


def fair_draw(secret: bytes, entropy: list[str], ply: int, options: list[str], weights: list[int]) -> str:
    """What the secret gives for this ply: every option has as many numbers as it weighs."""
    number = number_below(sum(weights), secret, entropy, ply)
    for option, weight in zip(options, weights, strict=True):
        number -= weight
        if number < 0:
            return option
    raise AssertionError("the number is below the sum of the weights")


def read_draws(lines: list[str]) -> Draws:
    """`draw 4 bag: architect*2 | courier` is {4: (["bag architect", "bag courier"], [2, 1])}."""
    found: Draws = {}
    for line in lines:
        if match := re.fullmatch(r"draw ([0-9]+)( [^ :]+)?: (.+)", line):
            texts = [re.fullmatch(r"(.+?)(?:\*([0-9]+))?", text) for text in match[3].split(" | ")]
            options = [f"{match[2]} {text[1]}".strip() if match[2] else text[1] for text in texts if text]
            found[int(match[1])] = options, [int(text[2] or 1) for text in texts if text]
    return found


def check(text: str, promise: str = "", added: str = "") -> int:
    """Print what does not fit, then the count; the exit code."""
    head, _, rest = text.replace("\r", "").partition("\n\n")
    entropy = [line.removeprefix("entropy:").strip() for line in head.split("\n") if line.startswith("entropy:")]
    promised = next((line[6:] for line in head.split("\n") if line.startswith("fair: ")), "")
    lines = rest.split("\n")
    end = next((i for i, line in enumerate(lines) if re.match("(end|stop) ", line)), len(lines))
    shown = next((line[8:] for line in lines[end:] if line.startswith("secret: ")), "")
    chosen = [re.sub(r" ~[0-9a-f]*$", "", line) for line in lines[:end]]
    drawn = {ply: line[2:] for ply, line in enumerate(chosen) if line.startswith("* ")}
    draws = read_draws(lines[end:])
    if not shown:
        print("there is no secret in this file: the match is not over, or nobody promised anything")
        return 2
    if drawn and not draws:
        print("this file is older than draw lines: `patolli match verify` checks it")
        return 2
    secret = bytes.fromhex(shown)
    faults = []
    if hashlib.sha256(secret).hexdigest() != promised:
        faults.append(f"the secret is not the one promised: its SHA-256 is not {promised or 'in the file'}")
    if promise and promise != promised:
        faults.append(f"your browser was promised {promise}, the file says {promised}")
    if added and added not in entropy:
        faults.append(f"what you added, {added}, is not among what was drawn with")
    right = 0
    for ply in sorted({*drawn, *draws}):
        options, weights = draws.get(ply, ([], []))
        fair = fair_draw(secret, entropy, ply, options, weights) if sum(weights) else "not to be drawn at all"
        if drawn.get(ply) == fair:
            right += 1
        else:
            faults.append(f"draw {ply} is {drawn.get(ply, 'missing')!r}, but the secret gives {fair!r}")
    print(*faults, f"recomputed: {right} of {len({*drawn, *draws})} draws", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Work out every draw of a Patolli match file again.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--promise", default="", help="the commitment your browser kept")
    parser.add_argument("--added", default="", help="the line your browser added")
    given = parser.parse_args()
    sys.exit(check(given.file.read_text("utf-8"), given.promise, given.added))
