"""The choice of notifiers by the settings. A broken notifier must not delay anybody."""

from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

import structlog

from service.platform.notify.local import LocalNotifier
from service.platform.ports import Notifier, SubscriptionSource
from service.platform.settings import Settings

REST = 5.0  # seconds for which a failed notifier is not used
log = structlog.get_logger()


class NotifierGroup:
    """Combines several notifiers.

    The data are committed already, so a failure is logged and does not reach the caller.
    """

    def __init__(self, bells: Sequence[Notifier]) -> None:
        self.resting = dict.fromkeys(bells, 0.0)

    def ring(self, topic: str) -> None:
        for bell, until in self.resting.items():
            if until <= monotonic():
                self.try_one(bell, topic)

    def try_one(self, bell: Notifier, topic: str) -> None:
        try:
            bell.ring(topic)
        except Exception as broken:  # noqa: BLE001 - each raises its own errors, and none may reach a request
            self.resting[bell] = monotonic() + REST
            log.warning("a bell does not ring", bell=type(bell).__name__, why=repr(broken))


class Notifiers(NamedTuple):
    bell: Notifier
    watch: SubscriptionSource


def notifiers_for(settings: Settings) -> Notifiers:
    """Return the notifier and the watch: through Redis if it is configured, or else within this process."""
    if settings.redis_url:
        from service.platform.notify.celery import CeleryNotifier  # 20 MB: only if needed
        from service.platform.notify.redis import RedisNotifier

        wire = RedisNotifier(settings.redis_url)
        return Notifiers(NotifierGroup([CeleryNotifier(settings.redis_url), wire]), wire)
    tower = LocalNotifier()
    return Notifiers(tower, tower)
