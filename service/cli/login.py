"""`procaccio login`: the access token of this terminal, kept in a file that only its owner can read."""

import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from procaccio_client import RequestRefused, Unreachable
from procaccio_client.models import SignIn, SignInAsk, TokenMake
from service.cli.messages import make_console, say
from service.client import Client

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


@click.command(help=say("help-login"))
@click.argument("url")
@click.option("--email", help=say("help-login-email"))
@click.option("--token", help=say("help-login-token"))
def login(url: str, email: str | None, token: str | None) -> None:
    out = make_console()
    with explain_client_errors():
        secret = token or request_token_by_mail(url, email or click.prompt(say("login-email")))
        with Client(url, secret) as client:
            name = client.show_me().name
    file = save_login(Login(url, secret))
    out.print(say("login-done", name=name, file=str(file)))


def request_token_by_mail(url: str, email: str) -> str:
    """Sign in with a link from a mail, and exchange the session for a token of this terminal."""
    with Client(url, None) as client:
        client.ask_sign_in_link(SignInAsk(email=email))
        link = click.prompt(say("login-link", email=email))
        device = socket.gethostname()
        secret = link.strip().rpartition("/")[2].rpartition("=")[2]
        session = client.spend_sign_in_link(SignIn(secret=secret, device=device)).session
    with Client(url, session) as client:
        name = say("login-token-name", device=device)
        return client.make_one_token(TokenMake(name=name, scope="play")).secret
