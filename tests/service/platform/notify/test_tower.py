"""The tower: who listens hears what rang meanwhile, once, and nobody else does."""

from queue import Queue
from threading import Thread

from service.platform.notify.local import LocalNotifier
from tests.parts.waiting import PATIENCE


def test_what_rang_since_the_last_wait_is_heard_once():
    tower = LocalNotifier()
    with tower.listen("post", "bots") as ears:
        for topic in ("post", "post", "bots", "table:7"):
            tower.ring(topic)
        assert ears.wait(0) == {"post", "bots"}
        assert ears.wait(0) == frozenset()


def test_a_ring_ends_the_wait():
    tower = LocalNotifier()
    with tower.listen("post") as ears:
        heard = Queue()
        Thread(target=lambda: heard.put(ears.wait(2 * PATIENCE)), daemon=True).start()
        tower.ring("post")
        assert heard.get(timeout=PATIENCE) == {"post"}


def test_each_listener_hears_for_itself():
    tower = LocalNotifier()
    with tower.listen("table:1") as here, tower.listen("table:2") as there:
        tower.ring("table:1")
        assert (here.wait(0), there.wait(0)) == ({"table:1"}, frozenset())
        tower.ring_all()
        assert (here.wait(0), there.wait(0)) == ({"table:1"}, {"table:2"})


def test_who_has_left_is_forgotten():
    tower = LocalNotifier()
    with tower.listen("table:1"), tower.listen("table:1"):
        pass
    assert not tower.listeners
