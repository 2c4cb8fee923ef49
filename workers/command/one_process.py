"""`procaccio up`: web, scheduler and letter box in one process, without Redis."""

import click

from service.app import create_app
from service.cli.lmtp_server import run_lmtp_server
from service.cli.web_server import Server
from service.platform.senders import senders_for
from service.platform.settings import Settings
from workers.command.prepare_aside import prepare_aside
from workers.embedded import Scheduler


def run_one_process(settings: Settings, bind: str, threads: int, *, demo: str | None) -> None:
    """Run everything until a signal ends it. Then first mail is refused, and current tasks are finished."""
    lines = prepare_aside(settings, demo=demo)
    scheduler = Scheduler()
    app = create_app(settings, senders=senders_for(settings)._replace(send_task=scheduler.send))
    server = Server(app, bind, threads)
    with scheduler.run(app), run_lmtp_server(app, settings.lmtp):
        for line in lines:  # printed now that we listen, so that every link works
            click.echo(line)
        server.run()
