"""boardgame.io as a peer of the server: from npm, in a folder of its own below `.venv-peers/`, made when first run."""

import json
import os
import random
import shutil
import subprocess
import tempfile
from pathlib import Path

from serving import free_port, processor

from patolli.core.engine import asked, options
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.lab.peers import HOME

SOURCES = Path(__file__).parent / "boardgame.io"
PLIES = 60  # after which a match is as large as matches usually are


class Peer:
    """A server of boardgame.io with matches whose state is as large as what a seat of this game sees."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = HOME.absolute() / "boardgame.io"
        wanted = (SOURCES / "package.json").read_text()
        self.folder.mkdir(parents=True, exist_ok=True)
        for source in SOURCES.iterdir():
            shutil.copy(source, self.folder)
        ready = self.folder / "ready"
        if not ready.exists() or ready.read_text() != wanted:
            subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=self.folder, check=True)
            ready.write_text(wanted)

    def measure(self, matches: int, seconds: float) -> dict[str, float | None]:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as state:
            text = json.dumps(view_of(self.game))
            state.write(text)
            state.flush()
            port, env = str(free_port()), {**os.environ, "STATE": state.name}
            cores = sorted(os.sched_getaffinity(os.getppid()))
            pipes = {"stdout": subprocess.PIPE, "cwd": self.folder, "env": env, "text": True}
            server = subprocess.Popen(
                ["node", "server.cjs", port], **pipes, preexec_fn=lambda: os.sched_setaffinity(0, cores[:1])
            )
            assert server.stdout
            server.stdout.readline()
            play = ["node", "clients.cjs", port, str(matches), str(seconds)]
            clients = subprocess.Popen(play, stdin=subprocess.PIPE, **pipes)
            try:
                assert clients.stdout
                assert clients.stdin
                clients.stdout.readline()
                used = processor(server.pid)
                clients.stdin.write("go\n")
                clients.stdin.flush()
                moves = float(clients.stdout.readline())
                used = processor(server.pid) - used
            finally:
                clients.kill()
                server.kill()
                clients.wait()
                server.wait()
        return {"peer_state_bytes": len(text), "peer_moves": moves, "peer_moves_per_cpu_second": moves / used}


def view_of(name: str) -> dict[str, object]:
    """What a seat sees in the middle of a match played at random; without what is printed on the pieces."""
    game, rng = GAMES[name], random.Random(1)
    match = Match(game, game.setup(2))
    match.deal()
    while len(match.plies) < PLIES and not match.is_over:
        seat = asked(match.state)[0]
        match.play(seat, rng.choice(options(match.state, seat)))
        match.deal()
    view = game.view(match.state, 0)
    return {key: value for key, value in view.items() if key != "printed"}
