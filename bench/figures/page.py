"""docs/figures.md: the template `page.md.jinja` with the stored figures."""

from collections.abc import Iterable
from pathlib import Path
from textwrap import fill
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from bench.figures.store import Measurement, kept
from bench.figures.summaries import NAMES, SUMMARIES, Figures, span

PAGE = Path(__file__).parents[2] / "docs" / "figures.md"
USUAL_MACHINE = "2 cores, Python 3.11.7"
"""The page names it once. A section names only a different machine."""


def written() -> str:
    """Return the whole page. A figure that the template needs and nobody measured is an error."""
    measured = {bench: kept(bench) for bench in SUMMARIES}
    environment = Environment(  # the page is Markdown, so nothing needs escaping
        loader=FileSystemLoader(Path(__file__).parent), undefined=StrictUndefined, keep_trailing_newline=True
    )
    environment.filters |= {"figure": figure, "span": spanned, "extract": extract, "firsts": first_looks}
    figures = {bench: each.figures for bench, each in measured.items()}
    template = environment.get_template("page.md.jinja")
    return template.render(
        games=NAMES, measured=measured, source=source, usual_machine=USUAL_MACHINE, **figures
    )


def source(measurement: Measurement) -> str:
    """Return the source of a section's figures, in lines of 120 characters."""
    machine = "" if measurement.machine == USUAL_MACHINE else f", {measurement.machine}"
    runs = "" if measurement.runs == 1 else f", {measurement.runs} runs"
    said = f"Commit {measurement.commit}, {measurement.date}{machine}{runs}."
    return fill(f"{said} {measurement.note}".rstrip(), 120)


def figure(value: Any, digits: int = 0, per: float = 1) -> str:
    """Return a number or a range for people. `per` is the unit, such as 1000 for bytes in kB."""
    ends = [f"{end / per:,.{digits}f}" for end in (value if isinstance(value, list) else [value])]
    return " to ".join(dict.fromkeys(ends))


def extract(name: str, figures: Figures, field: str) -> Any:
    """Return one field of one game, for a row of the table."""
    return figures[name][field]


def first_looks(figures: Figures) -> list[Any]:
    """Compare the first view with later ones, for every game on one database."""
    return [figures[game]["first_ratio"] for game in NAMES]


def spanned(values: Iterable[Any]) -> Any:
    return span(list(values))
