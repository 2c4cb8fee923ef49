"""Every command, and every option of the games at the terminal, is explained to people."""

from pathlib import Path

import click
import pytest

from service.command import FAMILIES, main

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_command_is_documented(family):
    assert f"\n## `procaccio {family}" in PAGE


@pytest.mark.parametrize("family", FAMILIES)
def test_every_command_and_option_explains_itself(family):
    command = main.get_command(click.Context(main), family)
    assert command.help
    hidden = {"help", "version"}
    for option in command.params:
        if isinstance(option, click.Option) and option.name not in hidden:
            assert option.help, f"{family} {option.opts[0]} says nothing"
