"""Every command, and every option of the games at the terminal, is explained to people."""

from pathlib import Path

import click

from service.cli import FAMILIES, main

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text()


def test_every_command_is_documented():
    assert [family for family in FAMILIES if f"\n## `procaccio {family}" not in PAGE] == []


def test_every_command_and_option_explains_itself():
    assert FAMILIES
    for family in FAMILIES:
        command = main.get_command(click.Context(main), family)
        assert command.help, family
        for option in command.params:
            if (
                isinstance(option, click.Option)
                and not option.hidden
                and option.name not in {"help", "version"}
            ):
                assert option.help, f"{family} {option.opts[0]} says nothing"
