"""Notifications within a process: a listener gets each topic once, and nobody else does."""

from queue import Queue
from threading import Thread

from service.platform.notify.local import LocalNotifier
from tests.parts.waiting import PATIENCE


def test_topics_since_the_last_wait_are_returned_once():
    notifier = LocalNotifier()
    with notifier.listen("table:1", "player:2") as subscription:
        for topic in ("table:1", "table:1", "player:2", "table:7"):
            notifier.notify(topic)
        assert subscription.wait(0) == {"table:1", "player:2"}
        assert subscription.wait(0) == frozenset()


def test_a_notification_ends_the_wait():
    notifier = LocalNotifier()
    with notifier.listen("table:1") as subscription:
        got = Queue()
        Thread(target=lambda: got.put(subscription.wait(2 * PATIENCE)), daemon=True).start()
        notifier.notify("table:1")
        assert got.get(timeout=PATIENCE) == {"table:1"}


def test_each_listener_has_its_own_topics():
    notifier = LocalNotifier()
    with notifier.listen("table:1") as here, notifier.listen("table:2") as there:
        notifier.notify("table:1")
        assert (here.wait(0), there.wait(0)) == ({"table:1"}, frozenset())
        notifier.notify_all()
        assert (here.wait(0), there.wait(0)) == ({"table:1"}, {"table:2"})


def test_a_listener_that_has_left_is_forgotten():
    notifier = LocalNotifier()
    with notifier.listen("table:1"), notifier.listen("table:1"):
        pass
    assert not notifier.listeners
