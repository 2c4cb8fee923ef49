"""Accepting mail by LMTP beside other work."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask


@contextmanager
def run_lmtp_server(app: Flask, place: str) -> Iterator[None]:
    """Accept mail at this place, if there is one, for as long as the block runs."""
    if not place:
        yield
        return
    # imported here, so that installations without it do not load a mail server
    from service.mail.incoming.lmtp import LmtpServer

    server = LmtpServer.at(app, place)
    server.start()
    try:
        yield
    finally:
        server.stop()
