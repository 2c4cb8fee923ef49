"""Which bells hang in a house, by its settings; and that a broken one holds nobody up."""

from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

import structlog

from service.platform.notify.local import LocalBells
from service.platform.ports import Bell, Watch
from service.platform.settings import Settings

REST = 5.0  # seconds for which a bell that failed is left alone
log = structlog.get_logger()


class SeveralBells:
    """Several bells as one. What was committed stands, so a bell that fails is noted and nobody waits for it."""

    def __init__(self, bells: Sequence[Bell]) -> None:
        self.resting = dict.fromkeys(bells, 0.0)

    def ring(self, topic: str) -> None:
        for bell, until in self.resting.items():
            if until <= monotonic():
                self.try_one(bell, topic)

    def try_one(self, bell: Bell, topic: str) -> None:
        try:
            bell.ring(topic)
        except Exception as broken:  # noqa: BLE001 - each has its own kinds of fault, and none may reach a request
            self.resting[bell] = monotonic() + REST
            log.warning("a bell does not ring", bell=type(bell).__name__, why=repr(broken))


class Notifiers(NamedTuple):
    bell: Bell
    watch: Watch


def notifiers_for(settings: Settings) -> Notifiers:
    """The bell and the watch: through Redis where there is one, else within this process."""
    if settings.redis_url:
        from service.platform.notify.celery import CeleryNudge  # Celery weighs 20 MB: only where it is used
        from service.platform.notify.redis import RedisBells

        wire = RedisBells(settings.redis_url)
        return Notifiers(SeveralBells([CeleryNudge(settings.redis_url), wire]), wire)
    tower = LocalBells()
    return Notifiers(tower, tower)
