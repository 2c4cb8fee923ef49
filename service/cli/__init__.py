"""The `procaccio` command.

Each subcommand is in a module of this folder or in the `terminal` of its feature, which is loaded only when it
is called.
"""

import gc
import os
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

import click

from service.platform.terminal.messages import say

# section (where the command works) -> name on the command line -> location of the click command
SECTIONS = {
    "here": {
        "games": "service.cli.games:games",
        "edition": "service.cli.edition:edition",
        "rules": "service.cli.rules:rules",
        "play": "service.cli.play:play",
        "learn": "service.learning.lessons.terminal:learn",
        "simulate": "service.cli.simulate:simulate",
        "tournament": "service.cli.tournament:tournament",
        "verify": "service.cli.records:verify",
        "replay": "service.cli.records:replay",
        "coach": "service.learning.coach.terminal:coach",
        "new-game": "service.cli.new_game:new_game",
    },
    "there": {
        "login": "service.cli.login:login",
        "tables": "service.cli.remote:tables",
        "circle": "service.social.circles.terminal:circle",
        "show": "service.cli.remote:show",
        "cards": "service.cli.remote:cards",
        "move": "service.cli.remote:move",
        "plan": "service.play.plans.terminal:plan",
        "talk": "service.cli.remote:talk",
        "mute": "service.social.mutes.terminal:mute",
        "watch": "service.cli.remote:watch",
        "leaderboard": "service.seasons.ratings.terminal:leaderboard",
        "ratings": "service.cli.ratings:ratings",
        "contest": "service.seasons.contests.terminal:contest",
        "league": "service.seasons.leagues.terminal:league",
    },
    "house": {
        "up": "workers.command.up:up",  # by name only, because the service must not import the workers
        "serve": "service.cli.serve:serve",
        "streams": "service.cli.streams:streams",
        "worker": "workers.command.worker:worker",
        "beat": "workers.command.beat:beat",
        "receive": "service.cli.receive:receive",
        "ingest": "service.cli.receive:ingest",
        "upgrade": "service.cli.database:upgrade",
        "backup": "service.cli.backup:backup",
        "restore": "service.cli.backup:bring_back",
        "move-house": "service.cli.move_house:move_house",
        "doctor": "service.cli.doctor:doctor",
        "moderator": "service.cli.moderator:moderator",
        "db": "service.cli.database:database",
    },
}
FAMILIES = {name: place for families in SECTIONS.values() for name, place in families.items()}

SENTENCE = 1000
"""The limit for the short help. No first sentence is longer, so none is cut."""


class LazyGroup(click.Group):
    """A group that imports a command when it is needed, so that `procaccio games` never loads Flask."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *FAMILIES]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in FAMILIES:
            return super().get_command(ctx, cmd_name)
        module, _, attribute = FAMILIES[cmd_name].partition(":")
        gc.disable()  # loaded modules stay in memory, and collecting them takes a quarter of the start time
        try:
            command: click.Command = getattr(import_module(module), attribute)
        finally:
            gc.enable()
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.list_commands(ctx) and (near := get_close_matches(args[0], FAMILIES)):
            ctx.fail(say("command-no-such", name=args[0], near=", ".join(near)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands by section, each with its whole first sentence."""
        for section, families in SECTIONS.items():
            known = [(name, self.get_command(ctx, name)) for name in families]
            with formatter.section(say(f"command-section-{section}")):
                formatter.write_dl(
                    [(name, command.get_short_help_str(SENTENCE)) for name, command in known if command]
                )


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    help=say("help-procaccio"),
)
@click.version_option(package_name="procaccio")
def main() -> None:
    """The command itself. Whatever it does, it knows the editions of the house."""
    if folder := os.environ.get("PROCACCIO_EDITIONS"):
        if not Path(folder).is_dir():
            raise click.ClickException(f"PROCACCIO_EDITIONS: {say('setting-editions')}")
        editions = import_module("service.platform.editions")  # loads the engine
        editions.offer_editions(Path(folder))
