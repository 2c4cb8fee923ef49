"""Checks command lines with our own parser, without running them."""

import click

from service.cli import FAMILIES, main


def parses(arguments: list[str]) -> None:
    assert arguments[0] in FAMILIES, arguments
    command = main.get_command(click.Context(main), arguments[0])
    context = command.make_context(arguments[0], list(arguments[1:]))
    if isinstance(command, click.Group):
        name, inner, rest = command.resolve_command(context, arguments[1:])
        inner.make_context(name, rest)
