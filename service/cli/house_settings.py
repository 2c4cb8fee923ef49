"""Loading the settings for a command, or stopping with a message that says what is wrong with them."""

import os
from pathlib import Path

import click

from service.cli.start_errors import explain_write_errors
from service.platform.settings import PREFIX, Misconfigured, Settings, find_mistyped_variables
from service.platform.terminal.messages import say


def load_settings() -> Settings:
    """Return the settings, or stop with a message that says what is wrong.

    Names that look mistyped are reported, because they would silently have no effect.
    """
    for name, near in find_mistyped_variables(os.environ).items():
        click.echo(say("setting-mistyped", name=name, near=near), err=True)
    try:
        with explain_write_errors():
            return Settings.from_env()
    except Misconfigured as wrong:
        raise click.ClickException(str(wrong)) from wrong


def load_installed_settings(refusal: str = "no-data-folder") -> Settings:
    """Return the settings of an installation whose data folder exists, or stop with this message.

    A backup or a restore must not create a folder because its name was mistyped.
    """
    folder = Path(os.environ.get(f"{PREFIX}DATA", Settings.data))
    unused = {f"{PREFIX}DATABASE_URL", f"{PREFIX}SECRET"} <= os.environ.keys()
    if not folder.is_dir() and not unused:
        raise click.ClickException(say(refusal, folder=str(folder)))
    return load_settings()
