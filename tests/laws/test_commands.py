"""Every command and option explains itself, and the reference pages say what the code says."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from service.cli import FAMILIES, main
from service.platform.terminal.messages import terminal_language

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(
    terminal_language() != "en", reason="commands explain themselves in the terminal's language"
)
def test_the_reference_pages_are_up_to_date():
    """If this fails, run `make reference`."""
    pages = runpy.run_path(str(ROOT / "packaging" / "reference.py"))["write_pages"]()
    assert [page.name for page, text in pages.items() if page.read_text() != text] == []


def all_commands() -> Iterator[click.Command]:
    waiting = [main.get_command(click.Context(main), family) for family in FAMILIES]
    while waiting:
        command = waiting.pop()
        yield command
        waiting += getattr(command, "commands", {}).values()


def test_every_command_and_option_explains_itself():
    commands = list(all_commands())
    assert len(commands) > len(FAMILIES)
    for command in commands:
        assert command.help, command.name
        for option in command.params:
            if isinstance(option, click.Option) and not option.hidden:
                assert option.help, f"{command.name} {option.opts[0]} says nothing"
