"""The events for `procaccio watch`, from the event stream of the table or by polling if there are too many
streams.
"""

from collections.abc import Iterator
from time import sleep

import msgspec

from engine.values.decoder import Decoder
from procaccio_client import RequestRefused
from service.platform.terminal.client import Client
from service.platform.terminal.responses import TableEvent

EVERY = 2.0
"""The seconds between two polls."""
LIVE = frozenset({"gathering", "running"})
NOTHING = "0.0.0"


class EventsMessage(msgspec.Struct):
    events: list[TableEvent]


class StateMessage(msgspec.Struct):
    state: str


EVENTS = Decoder(EventsMessage)
STATE = Decoder(StateMessage)


def watch_events(client: Client, table: int, seat: int) -> Iterator[TableEvent]:
    """Yield all past and new events until the table is over."""
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
            live = client.table(table).state in LIVE  # read first, so that no last event is missed
            first, _, rest = known.partition(".")
            for event in client.events(table, seat, max(int(first) - 1, 0)):
                if event.count >= int(first):
                    yield event
                    known = f"{event.count + 1}.{rest}"
            if not live:
                return
            sleep(EVERY)
