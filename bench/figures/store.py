"""Results of benches with their commit: one JSON file per bench. People read each change of them."""

import json
import os
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.figures.summaries import SUMMARIES, Figures, merged

FOLDER = Path(__file__).parent / "measured"


@dataclass(frozen=True, kw_only=True)
class Measurement:
    """The figures of one bench, with their commit and date."""

    commit: str
    date: str
    machine: str
    runs: int
    figures: Figures
    note: str = ""
    """A remark for readers of the figures, as a sentence."""


class NoLine(ValueError):
    """The last line of an output is not the JSON of a bench."""


def from_outputs(bench: str, outputs: Sequence[str], *, commit: str, date: str) -> Measurement:
    """Return a measurement from the outputs of one or more runs of a bench."""
    runs = [SUMMARIES[bench](last_line(bench, output)) for output in outputs]
    return Measurement(
        commit=commit, date=date, machine=machine(), runs=len(runs), figures=rounded(merged(runs))
    )


def last_line(bench: str, output: str) -> dict[str, Any]:
    last = next(iter(reversed(output.strip().splitlines())), "")
    try:
        line = json.loads(last)
    except ValueError:
        line = None
    if not isinstance(line, dict):
        raise NoLine(
            f"{bench}: the last line should be the JSON object that the bench prints, not {last[:60]!r}"
        )
    return line


def keep(bench: str, measurement: Measurement) -> None:
    (FOLDER / f"{bench}.json").write_text(json.dumps(asdict(measurement), indent=2) + "\n")


def kept(bench: str) -> Measurement:
    return Measurement(**json.loads((FOLDER / f"{bench}.json").read_text()))


def rounded(figures: Any) -> Any:
    """Round to four digits. No bench is more exact."""
    if isinstance(figures, dict):
        return {name: rounded(each) for name, each in figures.items()}
    if isinstance(figures, list):
        return [rounded(each) for each in figures]
    return figures if isinstance(figures, int) else float(f"{figures:.4g}")


def machine() -> str:
    return f"{os.cpu_count()} cores, Python {platform.python_version()}"


def commit_at_work() -> str:
    """Return the current commit, with a note if there are uncommitted changes."""
    name = git("rev-parse", "--short", "HEAD")
    return f"{name} with changes" if git("status", "--porcelain", "--untracked-files=no") else name


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout.strip()
