"""`make figures`: measures, stores the results, and writes docs/figures.md.

python -m bench.figures                  only writes the page, from the stored results
python -m bench.figures engine pace      runs these benches first; `all` runs every one, which takes an hour or two
python -m bench.figures --from outputs/  reads saved outputs: engine.txt, or engine-1.txt, engine-2.txt …
"""

import argparse
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.figures.page import PAGE, written
from bench.figures.store import NoLine, commit_at_work, from_outputs, keep
from bench.figures.summaries import SUMMARIES

ALL = "all"
NO_BENCHES = {"chaos", "faults"}
MAKES = {name: name if name in NO_BENCHES else f"bench-{name}" for name in SUMMARIES}


def main(told: Sequence[str]) -> None:
    asked = arguments(told)
    names = list(SUMMARIES) if ALL in asked.benches else asked.benches
    outputs = saved(asked.folder) if asked.folder else {name: [run(name)] for name in names}
    commit, date = asked.commit or commit_at_work(), f"{datetime.now(UTC):%Y-%m-%d}"
    try:
        found = {name: from_outputs(name, texts, commit=commit, date=date) for name, texts in outputs.items()}
    except NoLine as wrong:
        sys.exit(str(wrong))
    for name, measurement in found.items():
        keep(name, measurement)
    PAGE.write_text(written())
    print(f"docs/figures.md is written; measured now: {', '.join(found) or 'nothing'}")


def arguments(told: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.figures")
    parser.add_argument(
        "benches", nargs="*", help=f"which benches to run first: {', '.join(SUMMARIES)} or {ALL}"
    )
    parser.add_argument("--from", dest="folder", type=Path, help="a folder of outputs that were saved")
    parser.add_argument(
        "--commit", help="the commit that they were measured on, if it is not the present one"
    )
    asked = parser.parse_args(told)
    if unknown := [name for name in asked.benches if name not in {*SUMMARIES, ALL}]:
        parser.error(f"no bench is called {unknown[0]}: there are {', '.join(SUMMARIES)}, and {ALL}")
    return asked


def saved(folder: Path) -> Mapping[str, list[str]]:
    """Return the saved outputs by bench."""
    files = {
        bench: sorted([*folder.glob(f"{bench}.txt"), *folder.glob(f"{bench}-*.txt")]) for bench in SUMMARIES
    }
    if not any(files.values()):
        sys.exit(
            f"{folder} has no output of a bench: {', '.join(f'{bench}.txt' for bench in SUMMARIES)} are looked for"
        )
    return {bench: [file.read_text() for file in found] for bench, found in files.items() if found}


def run(bench: str) -> str:
    """Run one bench and show its output. A bench that fails changes nothing."""
    told: list[str] = []
    with subprocess.Popen(["make", MAKES[bench]], stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            told.append(line)
    if process.returncode:
        sys.exit(f"make {MAKES[bench]} ended with {process.returncode}: nothing is kept of this run")
    return "".join(told)


if __name__ == "__main__":
    main(sys.argv[1:])
