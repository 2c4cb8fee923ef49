"""A mail server as a process that can be killed. It writes each message to disk before it accepts it.

`python -m bench.chaos.mail_server PORT FOLDER`
"""

import os
import sys
from pathlib import Path
from threading import Event
from time import time_ns
from typing import Any

from aiosmtpd.controller import Controller


class Shelf:
    """Stores each message as a file whose name contains the time of arrival."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - the name aiosmtpd calls
        name = f"{time_ns()}-{os.getpid()}.eml"
        part = self.folder / f"{name}.part"
        with part.open("wb") as file:
            file.write(envelope.content)
            file.flush()
            os.fsync(file.fileno())
        part.rename(self.folder / name)
        return "250 kept"


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    controller = Controller(Shelf(folder), hostname="127.0.0.1", port=port)
    controller.start()
    Event().wait()


if __name__ == "__main__":
    main()
