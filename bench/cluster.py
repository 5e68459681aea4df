"""What a cluster costs: `python bench/cluster.py [ADDRESS]`; without an address two nodes are started here.

An empty share of the work costs what Ray takes to hand it out and to bring the answer back. Then many short games are
played, which says what a game costs whoever hands them out: results are unpacked and kept there.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.lab.two_nodes import NOWHERE_ELSE  # noqa: E402

if len(sys.argv) == 1:
    os.environ.update(NOWHERE_ELSE)  # before Ray is imported, which reads it then

from patolli import COMPILED  # noqa: E402
from patolli.games import GAMES  # noqa: E402
from patolli.lab import cluster as lab  # noqa: E402
from patolli.lab.simulate import simulate  # noqa: E402

EMPTY = 2000
GAMES_PLAYED = 2000


def nothing(task: object) -> object:
    """The cheapest work there is."""
    return task


def measure(address: str) -> None:
    """Connect, and see how long things take; `mine` is processor time of this process."""
    began = time.perf_counter()
    with lab.cluster(address) as runner:
        print(f"connected, and all that is needed sent: {time.perf_counter() - began:.1f} s, {runner.jobs} processors")
        began = time.perf_counter()
        assert len(list(runner(nothing, range(runner.jobs)))) == runner.jobs
        print(f"the first answers: {time.perf_counter() - began:.1f} s later")
        lasting, lab.LASTING = lab.LASTING, 0.0  # shares of one task each
        began, mine = time.perf_counter(), time.process_time()
        assert len(list(runner(nothing, range(EMPTY)))) == EMPTY
        each, own = (time.perf_counter() - began) / EMPTY, (time.process_time() - mine) / EMPTY
        lab.LASTING = lasting
        print(f"an empty share: {1000 * each:.2f} ms, {1000 * own:.2f} ms of them on the processor of who hands it out")
        for name, game in GAMES.items():
            setup = game.setup(2)
            bots = ["random"] * 2
            mine = time.process_time()
            found = simulate(game, setup, bots, GAMES_PLAYED, 1, runner.jobs, runner=runner)
            own = (time.process_time() - mine) / GAMES_PLAYED
            mine = time.process_time()
            simulate(game, setup, bots, 100, 1)
            alone = (time.process_time() - mine) / 100
            print(
                f"{name}, {'compiled' if COMPILED else 'interpreted'}: a random game takes {1000 * alone:.2f} ms of a"
                f" processor, and {1000 * own:.3f} ms of that of who hands it out ({found['games']} in"
                f" {found['seconds']:.1f} s)"
            )


def main(address: str | None) -> None:
    if address:
        measure(address)
        return
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, str(ROOT / "tests/lab/two_nodes.py"), folder]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as nodes:
            assert nodes.stdout
            measure(nodes.stdout.readline().strip())
            nodes.communicate()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
