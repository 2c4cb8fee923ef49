"""Tasks, what streams and webhooks tell, kinds of letters and acts of the desk stand on their pages, and nothing else does."""

import ast
import re
from datetime import timedelta
from pathlib import Path

from service.app.mail import KINDS
from service.platform.tasks.names import BEAT, TaskName, queue_of
from service.play.messages.notice import NoticeKind
from service.play.messages.notify_programs import PING
from service.programs.feeds.player_feed import LISTS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAMES = re.compile(r"`([\w.-]+)`")


def rows(page, heading):
    """The cells of the table under a heading row, line by line."""
    table = (DOCS / page).read_text().partition(f"{heading}\n")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[1:]]


def first_names(page, heading):
    return [name for row in rows(page, heading) for name in NAMES.findall(row[0])]


def rhythm(every):
    """`every 15 s`, `every 5 min`, `every 1 h`, as the page writes it."""
    units = {"h": timedelta(hours=1), "min": timedelta(minutes=1), "s": timedelta(seconds=1)}
    unit, length = next((unit, length) for unit, length in units.items() if not every % length)
    return f"every {every // length} {unit}"


def test_every_task_stands_in_the_table_with_its_period_and_queue():
    table = rows("operations.md", "| task | queue | runs | what |")
    said = [(NAMES.findall(task)[0], queue, runs) for task, queue, runs, _ in table]
    assert said == [
        (name, queue_of(name), rhythm(BEAT[name]) if name in BEAT else "when due") for name in TaskName
    ]


def test_every_message_of_a_stream_is_documented():
    assert set(first_names("feeds.md", "| message | when | data |")) == told_by_table_feeds() | set(LISTS)


def told_by_table_feeds():
    """The first argument of every `Message(...)` and `self.standing(...)`, where it is a word of its own."""
    tree = ast.parse((ROOT / "service" / "programs" / "feeds" / "table_feed.py").read_text())
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    told = [call.args[0] for call in calls if ast.unparse(call.func) in {"Message", "self.standing"}]
    return {first.value for first in told if isinstance(first, ast.Constant)}


def test_every_webhook_call_is_documented():
    assert first_names("feeds.md", "| kind | when | ids in `data` |") == [*NoticeKind, PING]


def test_every_kind_of_letter_is_documented():
    assert sorted(first_names("letters.md", "| kind | to whom |")) == sorted(KINDS)
