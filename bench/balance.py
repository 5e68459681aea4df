"""How even the pieces of a game are: `python bench/balance.py yucatan --seats 4 --games 400`.

Bots play many games. For every event that names a seat and a piece (an advisor chosen, a card played, a tile built) it
counts in how many games that seat did it, and how often it won then. 1.00 is an even share: as often as any seat wins.
The interval holds the true share in 95 of 100 cases; `!` marks what is taken often and surely lies outside 0.8 to 1.25.
"""

import argparse
import importlib
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from patolli.bots import ask, make_bot
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE
from patolli.core.game import Game

LOW, HIGH = 0.8, 1.25
OFTEN = 0.05  # of all seats in all games
SURE = 1.96
Key = tuple[str, str]  # event, piece


def game_of(name: str) -> Game:
    game: Game = importlib.import_module(f"patolli.games.{name}").GAME
    return game


def pieces(
    game: Game, what: tuple[int, ...], extra: tuple[str, ...], without: tuple[str, ...]
) -> Iterator[tuple[int, Key]]:
    """(seat, what it did) of an event: the words of its spoken domains, and of those asked for."""
    named = game.events.named(what)
    if "seat" not in named:
        return
    words = [d.values[v] for d, v in named.values() if (d.spoken or d.name in extra) and d.name not in without]
    if words:
        yield named["seat"][1], (game.events.specs[what[0]].name, " ".join(words))


def play(
    job: tuple[str, int, str, int, int, tuple[str, ...], tuple[str, ...]],
) -> tuple[list[set[Key]], tuple[int, ...], list[float]]:
    """One game: what each seat did, who won, and the scores."""
    name, seats, bot, seed, opening, extra, without = job
    game = game_of(name)
    rng = random.Random(seed)
    dealer = SeededDealer(rng)
    players = [make_bot(bot) for _ in range(seats)]
    at_random = [opening] * seats
    s = game.new(game.setup(seats))
    done: list[set[Key]] = [set() for _ in range(seats)]
    while s.agenda:
        seat = asked(s)[0]
        if seat == CHANCE:
            found = options(s)
            choice = dealer.pick(0, found, s.agenda[-1].weights(s, found))
        elif at_random[seat]:
            at_random[seat] -= 1
            choice = rng.choice(options(s, seat))
        else:
            choice = ask(players[seat], game, s, seat, rng)
        s.events = []
        step(s, choice, seat)
        for event in s.events:
            for who, key in pieces(game, event.what, extra, without):
                done[who].add(key)
        s.events = None
    return done, tuple(game.winners(s)), list(game.scores(s))


def report(args: argparse.Namespace) -> dict[str, object]:
    name, seats, bot, games = args.game, args.seats, args.bot, args.games
    seed, opening, jobs, extra = args.seed, args.opening, args.jobs, tuple(args.extra.split(","))
    without = tuple(args.without.split(","))
    taken: dict[Key, int] = defaultdict(int)
    won: dict[Key, float] = defaultdict(float)
    best = 0.0
    with ProcessPoolExecutor(jobs) as pool:
        todo = [(name, seats, bot, seed + n, opening, extra, without) for n in range(games)]
        for done, winners, scores in pool.map(play, todo, chunksize=4):
            best += max(scores) / games
            for seat, keys in enumerate(done):
                for key in keys:
                    taken[key] += 1
                    won[key] += (seat in winners) / len(winners)
    rows = []
    for key in sorted(taken):
        share = won[key] / taken[key]
        error = SURE * sqrt(max(share * (1 - share), 0.01) / taken[key]) * seats
        often = taken[key] >= OFTEN * games * seats
        ratio = share * seats
        outside = often and (ratio + error < LOW or ratio - error > HIGH)
        rows.append({"event": key[0], "piece": key[1], "taken": taken[key] / (games * seats), "share": ratio,
                     "error": error, "outside": outside})  # fmt: skip
    return {"game": name, "seats": seats, "games": games, "bot": bot, "mean_winning_score": best, "rows": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--opening", type=int, default=0, help="choices each seat makes at random before it thinks")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--with", dest="extra", default="level,reward", help="other domains to tell apart")
    parser.add_argument("--without", default="", help="domains not to tell apart")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = report(args)
    if args.json:
        print(json.dumps(found))
        return
    print(f"{found['game']}, {found['seats']} {found['bot']} seats, {found['games']} games, "
          f"mean winning score {found['mean_winning_score']:.1f}")  # fmt: skip
    for row in found["rows"]:  # type: ignore[attr-defined]
        mark = "!" if row["outside"] else " "
        print(
            f"{mark} {row['event']:16} {row['piece']:32} {row['taken']:6.3f}  {row['share']:.2f} ± {row['error']:.2f}"
        )


if __name__ == "__main__":
    main()
