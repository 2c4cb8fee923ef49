"""docs/figures.md: the template `page.md.jinja` with the figures that are kept."""

from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bench.figures.store import Measurement, kept
from bench.figures.summaries import NAMES, SUMMARIES, Figures, span

PAGE = Path(__file__).parents[2] / "docs" / "figures.md"
USUAL_MACHINE = "2 cores, Python 3.11.7"
"""The page names it once. A section names its machine if it is another one."""


def written() -> str:
    """The whole page. A figure that the template wants and nobody measured is an error."""
    measured = {bench: kept(bench) for bench in SUMMARIES}
    environment = Environment(  # the page is Markdown, there is nothing to escape
        loader=FileSystemLoader(Path(__file__).parent), undefined=StrictUndefined, keep_trailing_newline=True
    )
    environment.filters |= {"figure": figure, "span": spanned, "extract": extract, "firsts": first_looks}
    figures = {bench: each.figures for bench, each in measured.items()}
    template = environment.get_template("page.md.jinja")
    return template.render(
        games=NAMES, measured=measured, source=source, usual_machine=USUAL_MACHINE, **figures
    )


def source(measurement: Measurement) -> str:
    """Where the figures of a section come from, in lines of 120 characters."""
    machine = "" if measurement.machine == USUAL_MACHINE else f", {measurement.machine}"
    runs = "" if measurement.runs == 1 else f", {measurement.runs} runs"
    said = f"Commit {measurement.commit}, {measurement.date}{machine}{runs}."
    return fill(f"{said} {measurement.note}".rstrip(), 120)


def figure(value: Any, digits: int = 0, per: float = 1) -> str:
    """A number for people, or from the least to the most; `per` is the unit, such as 1000 for bytes in kB."""
    ends = [f"{end / per:,.{digits}f}" for end in (value if isinstance(value, list) else [value])]
    return " to ".join(dict.fromkeys(ends))


def extract(name: str, figures: Figures, field: str) -> Any:
    """One field of one game, for a row of the table."""
    return figures[name][field]


def first_looks(figures: Figures) -> list[Any]:
    """How the first look compares, in every game on one database."""
    return [figures[game]["first_ratio"] for game in NAMES]


def spanned(values: Iterable[Any]) -> Any:
    return span(list(values))
