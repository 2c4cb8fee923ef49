"""`procaccio new-game`: a new folder beside the other games, with a small game that can be played and tested
at once.
"""

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from tempfile import TemporaryDirectory

import click

import engine
from service.platform.paths import templates_folder
from service.platform.terminal.messages import say

SKELETON = "newgame"
"""The folder of templates that is copied.

In its files this word is a placeholder for the name of the game.
"""
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
IMPORTS = re.compile(r"(?:^from engine\S* import .*\n)+", re.MULTILINE)


@click.command(name="new-game", help=say("help-new-game"))
@click.argument("name")
def new_game(name: str) -> None:
    if not NAME.fullmatch(name) or iskeyword(name):
        raise click.ClickException(say("new-game-bad-name", name=name))
    folder = Path(engine.__path__[0]) / name
    if folder.exists() or find_spec(f"engine.{name}"):
        raise click.ClickException(say("new-game-taken", name=name))
    try:
        write_skeleton(name, folder)
    except OSError as wrong:
        reason = wrong.strerror or str(wrong)
        raise click.ClickException(
            say("new-game-unwritable", folder=str(folder.parent), reason=reason)
        ) from wrong
    click.echo(say("new-game-written", name=name, folder=str(folder)))


def write_skeleton(name: str, folder: Path) -> None:
    """Write the folder completely or not at all. It is written beside its final place and then moved."""
    skeleton = templates_folder() / SKELETON
    with TemporaryDirectory(prefix=".new-game-", dir=folder.parent) as beside:
        half = Path(beside) / name
        for file in sorted(file for file in skeleton.rglob("*") if file.is_file() and file.suffix != ".pyc"):
            place = half / render_skeleton(str(file.relative_to(skeleton)), name)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(render_skeleton(file.read_text(encoding="utf-8"), name), encoding="utf-8")
        half.rename(folder)


def render_skeleton(text: str, name: str) -> str:
    """Return the text of the skeleton for a game of this name, with sorted imports."""
    title = name.capitalize()
    text = text.replace("New Game", title).replace(SKELETON, name)
    return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
