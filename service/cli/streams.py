"""`procaccio streams`: ten thousand event streams in one process. The web server does everything else."""

import resource
import signal
import socket
import sys
from dataclasses import replace

import click
import uvicorn
from flask import Flask

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.house_settings import load_settings
from service.cli.memory import freeze_memory, use_one_arena
from service.cli.start_errors import require_free_address
from service.cli.supervisor import ENDINGS
from service.cli.web_server import IDLE, ROOM, open_listening_socket
from service.platform import logs
from service.platform.deps import EXTENSION, Deps
from service.platform.stream_limit import StreamLimit
from service.platform.terminal.messages import say
from service.programs.feeds.stream_door import StreamApplication
from service.web.lengths import LONGEST_HEAD

BIND = "127.0.0.1:8001"
STREAMS = 10_000
FILES = 200
"""The open files beside the streams: the database, Redis, and other requests."""
GRACE = 10  # seconds in which all readers are asked to reconnect


class StreamServer(uvicorn.Server):
    """A server that ends its streams first, because uvicorn waits for open requests and streams do not end by
    themselves.
    """

    def __init__(self, door: StreamApplication, streams: int) -> None:
        self.door = door
        config = uvicorn.Config(
            door,
            lifespan="on",
            proxy_headers=False,  # PROCACCIO_PROXIES says how many proxies are trusted
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            limit_concurrency=streams + FILES,
            timeout_keep_alive=IDLE,
            timeout_graceful_shutdown=GRACE,
            h11_max_incomplete_event_size=LONGEST_HEAD * ROOM,
            ws="none",
        )
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the streams, then shut down. This relies on uvicorn calling this method first."""
        self.door.close()
        await super().shutdown(sockets)


@click.command(help=say("help-streams"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--streams", "most", default=STREAMS, show_default=True, help=say("help-streams-most"))
def streams(bind: str, most: int) -> None:
    settings = load_settings()
    require_free_address(bind)
    if not settings.redis_url:
        raise click.ClickException(say("streams-need-redis"))
    raise_file_limit(most + FILES)
    logs.configure_logging()
    app = create_app(settings)
    require_current_schema(app)
    freeze_memory()
    run_streams(app, bind, most)


def run_streams(app: Flask, bind: str, most: int = STREAMS) -> None:
    """Serve until a signal ends it."""
    use_one_arena()
    fitted: Deps = app.extensions[EXTENSION]
    places = StreamLimit(fitted.settings.streams_each, most)
    app.extensions[EXTENSION] = replace(fitted, places=places)
    for ending in ENDINGS:
        signal.signal(ending, lambda *_: sys.exit())  # uvicorn raises the signal again once it has ended
    StreamServer(StreamApplication(app), most).run([open_listening_socket(bind)])


def raise_file_limit(needed: int) -> None:
    """Raise the limit of open files, because each stream is one. Stop if the host does not allow enough."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in {now, most} and most < needed:
        raise click.ClickException(say("streams-few-files", needed=needed, allowed=most))
    if now != resource.RLIM_INFINITY and now < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))
