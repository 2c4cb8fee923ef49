"""A mail server that accepts everything, counts it, and stores the secret of each sign-in letter."""

import re
from collections import Counter
from email import message_from_bytes, policy
from typing import Any, Self

from aiosmtpd.controller import Controller

from workers.embedded_servers import find_free_port

SECRET = re.compile(r"/sign-in/(\S+)")


class PostBox:
    """Runs in a thread of the bench, so that its cost does not count for the service."""

    def __init__(self) -> None:
        port = find_free_port()
        self.url = f"smtp://127.0.0.1:{port}"
        self.letters: Counter[str] = Counter()
        self.secrets: dict[str, str] = {}
        self.controller = Controller(self, hostname="127.0.0.1", port=port)

    def __enter__(self) -> Self:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - the name aiosmtpd calls
        recipient = envelope.rcpt_tos[0]
        self.letters[recipient] += 1
        if recipient not in self.secrets:
            self.keep_secret(recipient, envelope.content)
        return "250 taken"

    def keep_secret(self, recipient: str, content: bytes) -> None:
        letter: Any = message_from_bytes(content, policy=policy.default)
        found = SECRET.search(letter.get_body(("plain",)).get_content())
        if found:
            self.secrets[recipient] = found[1]
