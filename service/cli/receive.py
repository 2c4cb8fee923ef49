"""`procaccio receive` and `procaccio ingest`: receiving mail from mail servers. Both only store the mail."""

import os
import signal
import sys
from threading import Event

import click
from sqlalchemy.exc import SQLAlchemyError

from service.app import create_app
from service.cli.current_schema import require_current_schema
from service.cli.house_settings import load_settings
from service.cli.lmtp_server import run_lmtp_server
from service.cli.start_errors import require_free_address
from service.mail.incoming.headers import find_recipient
from service.mail.incoming.receive import RecipientCheck, check_recipient
from service.mail.incoming.receive import receive_mail as take_in
from service.mail.parse.message import MAX_OCTETS
from service.platform import logs
from service.platform.db_errors import describe_database_error
from service.platform.deps import deps
from service.platform.settings import LMTP_PLACE
from service.platform.terminal.messages import say
from service.platform.transaction import transaction

ENDINGS = {
    RecipientCheck.WELCOME: os.EX_OK,
    RecipientCheck.UNKNOWN: os.EX_NOUSER,
    RecipientCheck.TOO_MANY: os.EX_TEMPFAIL,
}


@click.command(help=say("help-receive"))
@click.option("--bind", default=LMTP_PLACE, show_default=True, help=say("help-bind"))
def receive(bind: str) -> None:
    logs.configure_logging()
    settings = load_settings()
    require_free_address(bind)
    app = create_app(settings)
    require_current_schema(app)
    stop = Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: stop.set())
    with run_lmtp_server(app, bind):
        click.echo(say("receive-at", place=bind))
        stop.wait()


@click.command(help=say("help-ingest"))
@click.argument("recipient", required=False)
@click.option("--sender", help=say("help-ingest-sender"))
def ingest(recipient: str | None, sender: str | None) -> None:
    raw = sys.stdin.buffer.read(MAX_OCTETS + 1)
    if len(raw) > MAX_OCTETS:
        sys.exit(os.EX_DATAERR)
    with create_app(load_settings()).app_context():
        to = recipient or find_recipient(raw)
        if to is None:
            sys.exit(os.EX_NOUSER)
        try:
            sys.exit(ENDINGS[store_mail(raw, to, sender)])
        except SQLAlchemyError as error:
            click.echo(describe_database_error(error), err=True)
            sys.exit(os.EX_TEMPFAIL)


def store_mail(raw: bytes, recipient: str, sender: str | None) -> RecipientCheck:
    now = deps().clock()
    with transaction() as session:
        taken = check_recipient(session, recipient, sender, now)
        if taken == RecipientCheck.WELCOME:
            take_in(session, raw=raw, recipient=recipient, envelope_sender=sender, now=now)
        return taken
