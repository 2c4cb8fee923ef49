"""The courier: one thread that empties the outbox when the bell rings, and looks by itself every few seconds."""

from threading import Event, Thread

import structlog
from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from service.parts import parts
from service.post.deliver import drain

LOOKS_EVERY = 5.0  # seconds; a lost ring costs at most this
log = structlog.get_logger()


class Courier:
    """A bell that somebody hears in the same process."""

    def __init__(self) -> None:
        self.rung = Event()
        self.done = Event()

    def ring(self, topic: str) -> None:
        self.rung.set()

    def start(self, app: Flask) -> Thread:
        """Walk until the process ends; a letter in hand at that moment comes back when its lease ends."""
        thread = Thread(target=self.walk, args=(app,), name="courier", daemon=True)
        thread.start()
        return thread

    def stop(self) -> None:
        self.done.set()
        self.rung.set()

    def walk(self, app: Flask) -> None:
        while not self.done.is_set():
            self.rung.clear()
            with app.app_context():
                try:
                    drain(now=parts().clock())
                except SQLAlchemyError:  # the database is away or busy: what is due stays due
                    log.exception("the courier could not read the outbox")
            self.rung.wait(LOOKS_EVERY)
