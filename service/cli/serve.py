"""`procaccio serve`: the web server, in one process or several. Workers run as separate processes."""

import os
from tempfile import TemporaryDirectory

import click

from service.cli.house_settings import load_settings
from service.cli.start_errors import require_free_address
from service.platform.settings import Settings
from service.platform.terminal.messages import say

BIND = "127.0.0.1:8000"
THREADS = 48  # a stream holds one thread for its whole duration
COUNTS = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which prometheus_client knows the folder of all processes, so that a scrape covers them."""


@click.command(help=say("help-serve"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--threads", default=THREADS, show_default=True, help=say("help-threads"))
@click.option("--processes", default=1, show_default=True, help=say("help-processes"))
def serve(bind: str, threads: int, processes: int) -> None:
    settings = load_settings()
    require_free_address(bind)
    if processes == 1:
        serve_pages(settings, bind, threads, processes)
    else:
        with TemporaryDirectory() as counts:
            os.environ[COUNTS] = counts
            serve_pages(settings, bind, threads, processes)


def serve_pages(settings: Settings, bind: str, threads: int, processes: int) -> None:
    """Serve until a signal ends it."""
    # imported only now, because prometheus_client reads the variable when it is imported
    from service.app import create_app
    from service.cli.current_schema import require_current_schema
    from service.cli.web_server import Server, run_web_processes

    app = create_app(settings)
    require_current_schema(app)
    if not settings.redis_url:
        click.echo(say("serve-alone"), err=True)
    if processes == 1:
        Server(app, bind, threads).run()
    else:
        run_web_processes(app, bind, threads, processes)
