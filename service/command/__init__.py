"""The `procaccio` command: one file per family, loaded only when it is called."""

from importlib import import_module

import click

# name on the command line -> where its click command lives
FAMILIES = {
    "games": "service.command.games:games",
    "play": "service.command.play:play",
    "simulate": "service.command.simulate:simulate",
    "tournament": "service.command.tournament:tournament",
    "verify": "service.command.records:verify",
    "replay": "service.command.records:replay",
    "login": "service.command.login:login",
    "tables": "service.command.remote:tables",
    "show": "service.command.remote:show",
    "move": "service.command.remote:move",
    "plan": "service.command.planning:plan",
    "talk": "service.command.remote:talk",
    "watch": "service.command.remote:watch",
    "up": "workers.command.up:up",  # by name only: the service does not know the workers
    "serve": "service.command.serve:serve",
    "worker": "workers.command.celery:worker",
    "beat": "workers.command.celery:beat",
    "receive": "service.command.receive:receive",
    "ingest": "service.command.receive:ingest",
    "backup": "service.command.saving:backup",
    "restore": "service.command.saving:bring_back",
    "doctor": "service.command.doctor:doctor",
    "moderator": "service.command.moderator:moderator",
    "db": "service.command.database:database",
}


class Families(click.Group):
    """A group that imports a family when it is asked for, so that `procaccio games` never loads Flask."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *FAMILIES]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in FAMILIES:
            return super().get_command(ctx, cmd_name)
        module, _, attribute = FAMILIES[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command


@click.group(cls=Families, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="procaccio")
def main() -> None:
    """Slow Renaissance strategy games by e-mail, web page, REST client or terminal."""
