"""Write the reference pages from the code: `make reference`.

A test fails if they are outdated.
"""

import ast
import inspect
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from datetime import timedelta
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import click
import msgspec
from babel import Locale

from engine import Game, Question, Table, Together
from service.admin.desk.all_acts import ACTS
from service.app.mail import KINDS, READERS
from service.cli import SECTIONS, main
from service.mail.parse.vocabulary import commands
from service.platform.settings import ALLOWED, PREFIX, Settings
from service.platform.tasks.names import BEAT, TaskName, queue_of
from service.platform.terminal.messages import say
from service.platform.words import LANGUAGES, words
from service.play.acts.acts import TargetKind
from service.play.acts.schemas import ActSchema
from service.play.pace.explain import format_length
from service.play.pace.pace import Pace, load_ready_made
from service.programs.feeds.stream import MessageKind
from service.site.document.openapi_components import CALLS
from service.web.problems import load_problem_kinds

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
GENERATED = "<!-- Generated from the code by `make reference`. Do not edit. -->\n"

SETTINGS = """\
# Settings

Procaccio reads these environment variables at the start. Each has a default. An invalid value stops the start, with a
message that says what is valid.

| variable | default | meaning | value |
|---|---|---|---|
"""
COMMANDS = """\
# Commands

`procaccio --help` lists the commands, `procaccio COMMAND --help` the options of one. [At a terminal](terminal.md) shows
how to play with them.
"""
MAIL_COMMANDS = """\
# Mail commands

Write a command alone on its line ([playing by mail](by-mail.md)). English commands always work, and those of your
language.

"""
LETTER_KINDS = """\
# Kinds of letters

How they are made: [letters](letters.md).

"""
PROBLEMS = """\
# Problems

Every error of the API is a problem document (RFC 9457, `application/problem+json`):

```json
{
  "type": "https://play.example.org/problems/link-spent",
  "title": "The link does not work",
  "status": 410,
  "detail": "It was used, it has expired, or it never existed. Ask for a new one.",
  "instance": "/api/v1/sign-in/sessions",
  "request_id": "4f1c2a9be0d7"
}
```

The last part of `type` is the name. Let your program decide by the name, which is stable. Titles and details may be
reworded. They are in the language of the reader. In this table braces stand for a value. For `invalid-request`,
`errors` names each field with its reason.

| name | status | title | detail |
|---|---|---|---|
"""
ACTS_PAGE = """\
# Acts of the desk

What [moderators](desk.md) do, by page or API. Each act takes a reason and the values below. A grave act needs a code of
the last ten minutes.

| act | about | does | takes | grave | taken back by |
|---|---|---|---|---|---|
"""
EVENTS = """\
# Messages of streams and webhooks

[Feeds](feeds.md) says how to read streams and receive calls.

## Streams
| message | data |
|---|---|
{messages}
## Webhooks
| kind | meaning | ids in `data` |
|---|---|---|
{calls}"""
PACES = """\
# Paces

[Time](time.md) says how the clock of a question runs.

## Ready-made
| pace | for a question | bank at first | each answer adds | up to | weekends | sleep | when absent |
|---|---|---|---|---|---|---|---|
{ready_made}
## Fields
Lengths are in ISO 8601: `P2D` is two days, `PT8H` eight hours.

| field | meaning | default |
|---|---|---|
{fields}"""
TASKS = """\
# Tasks

Each is a Celery task in `tasks.py` of its floor. A task that is due is sent at once by the code that creates work, and
found by `tasks.start_due_tasks` if the message is lost. If the database is away, it is tried four times within 30
seconds. One that reaches its limit sends itself again, so others run in between.

One process of a worker at most runs the coach, so letters never wait for it if there are two. To give a queue a machine
of its own, run `procaccio worker --queues=learning` there.

| task | queue | runs | what |
|---|---|---|---|
{tasks}
Celery's own tools show all of it by name:
```
celery --broker=redis://127.0.0.1:6379/0 inspect active
celery --broker=redis://127.0.0.1:6379/0 control rate_limit programs.call_webhooks 30/m
celery --broker=redis://127.0.0.1:6379/0 flower   # after `pip install flower`
```
"""
ENGINE = """\
# Engine reference

What [the engine](engine.md) offers to programs, and what [a game](adding-a-game.md) declares.
"""


def write_settings() -> str:
    meanings = find_meanings(Settings)
    rows = []
    for each in fields(Settings):
        default = f"`{each.default}`" if each.default != "" else "none"
        name = f"{PREFIX}{each.name.upper()}"
        rows.append(f"| `{name}` | {default} | {meanings[each.name]} | {ALLOWED[each.name].describe()} |\n")
    return SETTINGS + "".join(rows)


def find_meanings(declared: type) -> dict[str, str]:
    """Return the string below each field of a class."""
    (body,) = (
        node.body for node in ast.parse(inspect.getsource(declared)).body if isinstance(node, ast.ClassDef)
    )
    return {
        name: inspect.cleandoc(text.value.value)
        for field, text in pairwise(body)
        if (name := field_name(field)) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
    }


def field_name(node: ast.stmt) -> str:
    match node:
        case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
            return name
    return ""


def write_commands() -> str:
    chapters = [COMMANDS]
    context = click.Context(main, info_name="procaccio")
    for section, names in SECTIONS.items():
        chapters.append(f"## {say(f'command-section-{section}')}\n")
        for name in names:
            command = main.get_command(context, name)
            chapters += describe_command(command, context, name)
    return "\n".join(chapters)


def describe_command(command: click.Command, parent: click.Context, name: str) -> Iterator[str]:
    """Yield the chapter of a command, then those of its subcommands."""
    context = click.Context(command, info_name=name, parent=parent)
    arguments = [each.make_metavar(context) for each in command.params if isinstance(each, click.Argument)]
    yield f"### `{' '.join([context.command_path, *arguments])}`\n{inspect.cleandoc(command.help)}\n"
    if rows := [describe_option(each, context) for each in command.params if is_shown(each)]:
        yield "| option | meaning |\n|---|---|\n" + "".join(rows)
    for each in getattr(command, "commands", {}).values():
        yield from describe_command(each, context, each.name)


def is_shown(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Option) and not parameter.hidden


def describe_option(option: click.Option, context: click.Context) -> str:
    written, meaning = option.get_help_record(context)
    return f"| `{written.replace('|', ', ')}` | {' '.join(meaning.split())} |\n"


def write_problems() -> str:
    rows = [
        f"| `{kind.name}` | {kind.status} | {kind.title} | {kind.detail} |\n"
        for kind in load_problem_kinds().values()
    ]
    return PROBLEMS + "".join(rows)


def write_acts() -> str:
    rows = []
    for each in sorted(ACTS.values(), key=lambda act: (list(TargetKind).index(act.about), act.name)):
        names = ", ".join(f"`{name}`" for name in each.takes().fields if name not in ActSchema().fields)
        undone = f"`{each.undone_by}`" if each.undone_by else "no"
        grave = "yes" if each.grave else ""
        rows.append(f"| `{each.name}` | {each.about} | {each.summary} | {names} | {grave} | {undone} |\n")
    return ACTS_PAGE + "".join(rows)


def write_events() -> str:
    messages = [f"| `{MessageKind[kind]}` | {text} |\n" for kind, text in find_meanings(MessageKind).items()]
    calls = [
        f"| `{kind}` | {about} | {', '.join(f'`{name}`' for name in ids)} |\n"
        for kind, (about, ids) in CALLS.items()
    ]
    return EVENTS.format(messages="".join(messages), calls="".join(calls))


def write_paces() -> str:
    ready_made = [
        f"| {' | '.join([name, *describe_pace(pace)])} |\n" for name, pace in load_ready_made().items()
    ]
    meanings = find_meanings(Pace)
    defaults = msgspec.to_builtins(Pace())
    rows = [f"| `{name}` | {meanings[name]} | `{json.dumps(defaults[name])}` |\n" for name in defaults]
    return PACES.format(ready_made="".join(ready_made), fields="".join(rows))


def describe_pace(pace: Pace) -> list[str]:
    def write(span: timedelta | None) -> str:
        return format_length(span, words("en")).replace("one ", "1 ") if span else ""

    follow = {"default": "its defaults go on", "open": "the seat is open", "vote": "a vote"}
    after = f"after {write(pace.absence.after)} {follow[pace.absence.then]}"
    if pace.time is None:
        return ["no limit", "", "", "", "", "", after]
    weekends = "count" if pace.weekends_count else "do not count"
    sleep = "counts" if pace.sleep_counts else "does not count"
    spans = [write(span) for span in (pace.time, pace.bank, pace.increment, pace.cap)]
    return [*spans, weekends, sleep, f"{write(pace.grace)}, {after}"]


def write_tasks() -> str:
    rows = [
        f"| `{name}` | {queue_of(name)} | {describe_period(BEAT.get(name))} | {describe_task(name)} |\n"
        for name in TaskName
    ]
    return TASKS.format(tasks="".join(rows))


def describe_task(name: TaskName) -> str:
    """Return the first sentence of the task's docstring."""
    floor, _, function = name.partition(".")
    module = import_module("workers.tasks" if floor == "tasks" else f"service.{floor}.tasks")
    said: str = " ".join(inspect.getdoc(getattr(module, function).run).split())
    return said.partition(". ")[0].removesuffix(".")


def describe_period(every: timedelta | None) -> str:
    if every is None:
        return "when due"
    units = {"h": timedelta(hours=1), "min": timedelta(minutes=1), "s": timedelta(seconds=1)}
    unit, length = next((unit, length) for unit, length in units.items() if not every % length)
    return f"every {every // length} {unit}"


def write_engine() -> str:
    return ENGINE + "".join(describe_class(each) for each in (Table, Game, Question, Together))


def describe_class(declared: type) -> str:
    """Return a chapter with the described fields and public methods of a class."""
    rows = [f"- `{name}`: {in_list(text)}\n" for name, text in find_meanings(declared).items()]
    for name, member in dict(vars(declared)).items():
        if name.startswith("_") or name in declared.__annotations__ or not inspect.getdoc(member):
            continue
        arguments = ""
        if inspect.isfunction(member):
            arguments = f"({', '.join(list(inspect.signature(member).parameters)[1:])})"
        rows.append(f"- `{name}{arguments}`: {in_list(inspect.getdoc(member) or '')}\n")
    return f"\n## {declared.__name__}\n{inspect.getdoc(declared)}\n\n{''.join(rows)}"


def in_list(text: str) -> str:
    return re.sub(r"\n(?=.)", "\n    ", text)


def write_mail_commands() -> str:
    known = {language: commands(language).commands for language in LANGUAGES}
    names = [Locale(language).english_name for language in LANGUAGES]
    rows = [
        [
            f"`{name}`",
            words("en").say(f"answer-command-{name}").rstrip(":"),
            *(", ".join(known[language][name]) for language in LANGUAGES),
        ]
        for name in known["en"]
    ]
    return MAIL_COMMANDS + write_table(["command", "what it does", *names], rows)


def write_letter_kinds() -> str:
    homes = [ROOT / "templates" / "mail", *(ROOT / "service").glob("**/templates/mail")]
    folders = {kind: home / kind for home in homes for kind in KINDS if (home / kind).is_dir()}
    rows = [[f"`{kind}`", READERS[kind], f"`{folders[kind].relative_to(ROOT)}`"] for kind in sorted(KINDS)]
    return LETTER_KINDS + write_table(["kind", "to whom", "templates"], rows)


def write_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, ["---"] * len(head), *rows))


def write_pages() -> dict[Path, str]:
    written = {
        "settings": write_settings(),
        "commands": write_commands(),
        "problems": write_problems(),
        "acts": write_acts(),
        "events": write_events(),
        "paces": write_paces(),
        "tasks": write_tasks(),
        "engine-reference": write_engine(),
        "mail-commands": write_mail_commands(),
        "letter-kinds": write_letter_kinds(),
    }
    return {DOCS / f"{name}.md": GENERATED + text for name, text in written.items()}


if __name__ == "__main__":
    for page, text in write_pages().items():
        page.write_text(text)
