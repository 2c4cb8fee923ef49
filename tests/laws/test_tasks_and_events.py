"""Tasks stand on their page, and nothing else does."""

import re
from datetime import timedelta
from pathlib import Path

from service.platform.tasks.names import BEAT, TaskName, queue_of

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAMES = re.compile(r"`([\w.-]+)`")


def rows(page, heading):
    """The cells of the table under a heading row, line by line."""
    table = (DOCS / page).read_text().partition(f"{heading}\n")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[1:]]


def rhythm(every):
    """`every 15 s`, `every 5 min`, `every 1 h`, as the page writes it."""
    units = {"h": timedelta(hours=1), "min": timedelta(minutes=1), "s": timedelta(seconds=1)}
    unit, length = next((unit, length) for unit, length in units.items() if not every % length)
    return f"every {every // length} {unit}"


def test_every_task_stands_in_the_table_with_its_period_and_queue():
    table = rows("tasks.md", "| task | queue | runs | what |")
    said = [(NAMES.findall(task)[0], queue, runs) for task, queue, runs, _ in table]
    assert said == [
        (name, queue_of(name), rhythm(BEAT[name]) if name in BEAT else "when due") for name in TaskName
    ]
