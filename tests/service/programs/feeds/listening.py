"""Reads streams in tests."""

import json

from procaccio_client import Request
from procaccio_client.streams import StreamReader
from service.platform.terminal.responses import StreamMessage


def told(text: str):
    """Return the messages of a stream as (kind, id, data)."""
    reader = StreamReader(Request("GET", "/stream", StreamMessage), strict=False)
    heard = [message for line in text.splitlines() for message in reader.heard(line)]
    return [(each.event, each.id, json.loads(bytes(each.data))) for each in heard]


def kinds(text: str) -> list[str]:
    return [kind for kind, _, _ in told(text)]
