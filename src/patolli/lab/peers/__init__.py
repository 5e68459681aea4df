"""Engines of others to compare with, each in a virtual environment of its own so that it cannot disturb ours."""

import subprocess
import sys
from pathlib import Path

HOME = Path(".venv-peers")  # below the folder one works in
SCRIPTS = Path(__file__).parent
PEERS = {"catanatron": ("catanatron==3.2.1",)}  # name → what pip has to install; `<name>_peer.py` does the work


class PeerError(RuntimeError):
    """A peer that could not be installed or started."""


class Peer:
    """Another engine in a process of its own, which plays at random for as long as it is told to."""

    def __init__(self, name: str) -> None:
        if name not in PEERS:
            raise PeerError(f"unknown peer {name!r}; expected one of: {', '.join(PEERS)}")
        self.name = name
        python = _environment(name)
        self.process = subprocess.Popen(
            [python, "-I", SCRIPTS / f"{name}_peer.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        self.version = self._line()

    def rate(self, seconds: float) -> float:
        """Decisions per second over at least this time."""
        assert self.process.stdin
        self.process.stdin.write(f"{seconds}\n")
        return float(self._line())

    def close(self) -> None:
        self.process.communicate()

    def _line(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline().strip()
        if not line:
            self.close()
            raise PeerError(f"{self.name} stopped with exit code {self.process.returncode}")
        return line


def _environment(name: str) -> Path:
    """The interpreter of the peer's environment, made when it is first needed."""
    folder = HOME / name
    python = folder / "bin" / "python"
    ready = folder / "ready"
    wanted = "\n".join(PEERS[name])
    if not (ready.exists() and ready.read_text("utf-8") == wanted):
        _run(sys.executable, "-m", "venv", "--clear", folder)
        _run(python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", *PEERS[name])
        ready.write_text(wanted, "utf-8")
    return python.absolute()


def _run(*command: str | Path) -> None:
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise PeerError(f"{' '.join(map(str, command))} failed:\n{done.stdout.strip()}")
