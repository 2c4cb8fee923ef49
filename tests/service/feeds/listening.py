"""Reading streams in tests."""

import json

from service.client.http import messages


def told(text: str):
    """The messages in a stream, as (kind, id, data)."""
    return [(each.kind, each.id, json.loads(each.data)) for each in messages(text.splitlines())]


def kinds(text: str) -> list[str]:
    return [kind for kind, _, _ in told(text)]
