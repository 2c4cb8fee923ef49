"""What `procaccio watch` shows: the table's stream, or a look now and then where no stream is to be had."""

from collections.abc import Iterator
from time import sleep

import msgspec

from engine.values.decoder import Decoder
from procaccio_client import RequestRefused
from service.client import Client, Happening

EVERY = 2.0
"""Seconds between two looks."""
LIVE = frozenset({"gathering", "running"})
NOTHING = "0.0.0"


class Events(msgspec.Struct):
    events: list[Happening]


class State(msgspec.Struct):
    state: str


EVENTS = Decoder(Events)
STATE = Decoder(State)


def happening(client: Client, table: int, seat: int) -> Iterator[Happening]:
    """All that has happened and happens, until the table is over."""
    known = NOTHING
    while True:
        try:
            for told in client.messages(table, seat, known):
                known = told.id
                if told.event == "events":
                    yield from EVENTS.decode(bytes(told.data)).events
                elif told.event == "table" and STATE.decode(bytes(told.data)).state not in LIVE:
                    return
        except RequestRefused as no:
            if no.name != "too-many-streams":
                raise
            live = client.table(table).state in LIVE  # before the look, so that the end is told
            first, _, rest = known.partition(".")
            for event in client.events(table, seat, max(int(first) - 1, 0)):
                if event.count >= int(first):
                    yield event
                    known = f"{event.count + 1}.{rest}"
            if not live:
                return
            sleep(EVERY)
