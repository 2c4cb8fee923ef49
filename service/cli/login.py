"""`procaccio login`: the access token of this terminal, kept in a file that only its owner can read."""

import socket

import click

from procaccio_client.models import SignIn, SignInAsk, TokenMake
from service.platform.terminal.client import Client
from service.platform.terminal.messages import make_console, say
from service.platform.terminal.server import Login, explain_client_errors, save_login


@click.command(help=say("help-login"))
@click.argument("url")
@click.option("--email", help=say("help-login-email"))
@click.option("--token", help=say("help-login-token"))
def login(url: str, email: str | None, token: str | None) -> None:
    out = make_console()
    with explain_client_errors():
        secret = token or request_token_by_mail(url, email or click.prompt(say("login-email")))
        with Client(url, secret) as client:
            name = client.get_me().name
    file = save_login(Login(url, secret))
    out.print(say("login-done", name=name, file=str(file)))


def request_token_by_mail(url: str, email: str) -> str:
    """Sign in with a link from a mail, and exchange the session for a token of this terminal."""
    with Client(url, None) as client:
        client.request_sign_in_link(SignInAsk(email=email))
        link = click.prompt(say("login-link", email=email))
        device = socket.gethostname()
        secret = link.strip().rpartition("/")[2].rpartition("=")[2]
        session = client.sign_in(SignIn(secret=secret, device=device)).session
    with Client(url, session) as client:
        name = say("login-token-name", device=device)
        return client.create_token(TokenMake(name=name, scope="play")).secret
