"""`python tools/fresh.py`: what the documents show, from the wheel in a fresh virtual environment.

Builds the wheel, makes an environment, installs the wheel with its extras (in the versions of the locks), and there
runs the programs of the documents, each in an empty folder. What they print is shown.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("python.md", "research.md")
EXTRAS = "cluster,lab,openspiel,rl"
LOCKS = ("requirements.lock", "requirements-lab.lock")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


def program(page: str) -> str:
    """The Python of a document as one program; every line has the number that it has in the document."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    lines = [""] * text.count("\n")
    for block in BLOCK.finditer(text):
        first = text[: block.start(1)].count("\n")
        code = block[1].splitlines()
        lines[first : first + len(code)] = code
    return "\n".join(lines) + "\n"


def make(folder: Path) -> Path:
    """The wheel, built and installed with its extras in an environment of this folder; returns its programs."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheel", cwd=ROOT)
    wheel = next((folder / "wheel").glob("*.whl"))
    uv = Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv")
    there = folder / "venv" / "bin"
    fixed = [part for lock in LOCKS for part in ("-c", ROOT / lock)]
    install = [uv, "pip", "install", "--quiet", "--system-certs", "--python", there / "python", *fixed]
    run(*install, f"{wheel}[{EXTRAS}]")
    return there


def run_page(there: Path, page: str, folder: Path) -> str:
    """Run the program of a document in a folder; returns what it printed."""
    folder.mkdir()
    (folder / "program.py").write_text(program(page), "utf-8")
    return run(there / "python", "program.py", cwd=folder)


def run(*command: object, cwd: Path | None = None) -> str:
    alone = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env=alone, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        there = make(folder)
        print(run(there / "patolli", "--version"), end="")
        for page in PAGES:
            print(f"\n{page}\n{run_page(there, page, folder / page)}", end="", flush=True)


if __name__ == "__main__":
    main()
