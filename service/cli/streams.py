"""`procaccio streams`: ten thousand streams in one process, beside the web side that does all else."""

import gc
import resource
import socket
from dataclasses import replace

import click
import uvicorn

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.house_settings import prepared_app
from service.cli.messages import say
from service.cli.serve import IDLE, ROOM, listening
from service.cli.start_errors import must_be_free
from service.platform import logs
from service.platform.notify.redis import RedisBells
from service.programs.feeds.stream_door import StreamDoor
from service.web.lengths import LONGEST_HEAD

BIND = "127.0.0.1:8001"
STREAMS = 10_000
FILES = 200
"""Open files beside the streams: the database, Redis, whoever asks for other things."""
GRACE = 10  # seconds for all readers to be told that they should come back


class StreamServer(uvicorn.Server):
    """Uvicorn waits for what is open before it ends, and streams do not end by themselves."""

    def __init__(self, door: StreamDoor, streams: int) -> None:
        self.door = door
        config = uvicorn.Config(
            door,
            lifespan="on",
            proxy_headers=False,  # PROCACCIO_PROXIES says how many are believed
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
        """Leans on uvicorn's own order: this is what it calls first when it is told to end."""
        self.door.close()
        await super().shutdown(sockets)


@click.command(help=say("help-streams"))
@click.option("--bind", default=BIND, show_default=True, help=say("help-bind"))
@click.option("--streams", "most", default=STREAMS, show_default=True, help=say("help-streams-most"))
def streams(bind: str, most: int) -> None:
    settings = prepared_app()
    must_be_free(bind)
    if not settings.redis_url:
        raise click.ClickException(say("streams-need-redis"))
    allow_files(most + FILES)
    logs.configure()
    wire = RedisBells(
        settings.redis_url
    )  # it rings for no worker, and so needs no Celery, which weighs 20 MB
    app = create_app(replace(settings, streams=most), bell=wire, watch=wire)
    require_current_schema(app)
    server = StreamServer(StreamDoor(app), most)
    gc.collect()
    gc.freeze()
    server.run([listening(bind)])


def allow_files(needed: int) -> None:
    """Each stream is an open file; as many as the host allows are ours for the asking."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in {now, most} and most < needed:
        raise click.ClickException(say("streams-few-files", needed=needed, allowed=most))
    if now != resource.RLIM_INFINITY and now < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))
