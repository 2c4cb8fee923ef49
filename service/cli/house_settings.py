"""The settings with which a command begins, or its end with the sentence that says what is wrong with them."""

import os
from pathlib import Path

import click

from service.cli.messages import say
from service.cli.start_errors import writing_explained
from service.platform.settings import PREFIX, Misconfigured, Settings, mistyped


def prepared_app() -> Settings:
    """The settings, or an end with the sentence that says what is wrong. What is mistyped is told: it would do nothing in silence."""
    for name, near in mistyped(os.environ).items():
        click.echo(say("setting-mistyped", name=name, near=near), err=True)
    try:
        with writing_explained():
            return Settings.from_env()
    except Misconfigured as wrong:
        raise click.ClickException(str(wrong)) from wrong


def settled_at_home() -> Settings:
    """The settings of a house that has a folder: neither a backup nor a restore makes one where a name was mistyped."""
    folder = Path(os.environ.get(f"{PREFIX}DATA", Settings.data))
    unused = {f"{PREFIX}DATABASE_URL", f"{PREFIX}SECRET"} <= os.environ.keys()
    if not folder.is_dir() and not unused:
        raise click.ClickException(say("no-data-folder", folder=str(folder)))
    return prepared_app()
