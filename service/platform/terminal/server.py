"""The server where this terminal is logged in: the stored access token, and a client for commands."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click

from procaccio_client import RequestRefused, Unreachable
from service.platform.terminal.client import Client
from service.platform.terminal.messages import say
from service.platform.terminal.responses import TableInfo

PLACE = "PROCACCIO_LOGIN"


@dataclass(frozen=True)
class Login:
    """The URL of a server and the token for it."""

    url: str
    token: str


def get_login_path() -> Path:
    """Return the path of the login file, from the environment or in the user's configuration folder."""
    named = os.environ.get(PLACE)
    settings = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return Path(named) if named else settings / "procaccio" / "login.json"


def save_login(login: Login) -> Path:
    file = get_login_path()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(json.dumps(asdict(login)), encoding="utf-8")
    return file


def load_login() -> Login:
    try:
        return Login(**json.loads(get_login_path().read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as missing:
        raise click.ClickException(say("login-first")) from missing


def open_client() -> Client:
    """Return a client for the login that is stored for this terminal."""
    login = load_login()
    return Client(login.url, login.token)


@contextmanager
def explain_client_errors() -> Iterator[None]:
    """Turn a refusal of the server, or no connection to it, into one clear line."""
    try:
        yield
    except RequestRefused as no:
        raise click.ClickException(str(no)) from no
    except Unreachable as away:
        raise click.ClickException(say("remote-unreachable", reason=str(away))) from away


def pass_client(command: Callable[..., None]) -> Callable[..., None]:
    """Pass a client to the command, and turn refusals into one clear line."""

    @wraps(command)
    def run(**given: Any) -> None:
        with explain_client_errors(), open_client() as client:
            command(client, **given)

    return run


def find_own_seat(client: Client, row: TableInfo) -> int:
    """Return my seat, found by asking the server, because names can be equal and keys cannot."""
    me = client.get_me().name
    for seat in row.seats:
        if seat.player == me and has_seat(client, row.id, seat.number):
            return seat.number
    raise click.ClickException(say("remote-not-seated", table=row.id))


def has_seat(client: Client, table: int, seat: int) -> bool:
    try:
        client.view(table, seat)
    except RequestRefused as no:
        return no.name != "not-your-seat"
    return True
