"""`procaccio play`: a game in the terminal against bots."""

from datetime import UTC, datetime
from pathlib import Path

import click

from engine.bots import BOTS
from service.platform.terminal.game import TerminalSession, read_line
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.saved_games import find_newest_game, load_game, make_game_path
from service.platform.terminal.table_options import (
    GameName,
    data_folder,
    open_local_table,
    parse_options,
    parse_seed,
    table_options,
)
from service.play.bots.levels import USUAL


@click.command(help=say("help-play"))
@click.argument("game", type=GameName(), required=False)
@table_options
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help=say("help-seat"))
@click.option("--name", default="", help=say("help-name"))
@click.option("--seed", help=say("help-seed"))
@click.option("--bot", type=click.Choice(list(BOTS)), default=USUAL, show_default=True, help=say("help-bot"))
@click.option("--resume", is_flag=True, help=say("help-resume"))
@data_folder
def play(
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    edition: str | None,
    seat: int,
    name: str,
    seed: str | None,
    bot: str,
    resume: bool,  # noqa: FBT001 - click passes by keyword
    data: Path,
) -> None:
    if resume:
        session = resume_game(data, game)
    elif game is None:
        raise click.UsageError(say("play-which-game"))
    else:
        table = open_local_table(game, seats, parse_options(options), edition, parse_seed(seed))
        if seat >= table.seats:
            raise click.ClickException(say("play-no-such-seat", seat=seat, last=table.seats - 1))
        file = make_game_path(data, game, datetime.now(UTC))
        session = TerminalSession(
            table, person=seat, bot=bot, name=name, file=file, out=make_console(), ask=read_line
        )
    session.run()


def resume_game(data: Path, game: str | None) -> TerminalSession:
    """Return the last game that was played, at the position where it was left."""
    file = find_newest_game(data, game)
    if file is None:
        raise click.ClickException(say("play-nothing-kept", folder=str(data)))
    try:
        kept = load_game(file)
        table = kept.replay()
    except ValueError as broken:
        raise click.ClickException(say("command-broken", file=str(file), reason=str(broken))) from broken
    return TerminalSession(
        table, person=kept.person, bot=kept.bot, name=kept.name, file=file, out=make_console(), ask=read_line
    )
