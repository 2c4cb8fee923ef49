"""Which bells hang where, and that a broken one harms nobody."""

from service.platform.notify import setup
from service.platform.notify.local import LocalNotifier
from service.platform.notify.setup import NotifierGroup, notifiers_for
from service.platform.settings import Settings
from tests.parts.servers import free_port
from tests.parts.service import SECRET, RecordingBell
from tests.parts.waiting import PATIENCE


class Broken:
    def __init__(self) -> None:
        self.tried = 0

    def ring(self, topic: str) -> None:
        self.tried += 1
        raise ConnectionError("away")


def test_a_broken_bell_is_left_alone_for_a_while_and_the_others_ring(monkeypatch):
    monkeypatch.setattr(setup, "REST", PATIENCE)
    broken, sound = Broken(), RecordingBell()
    bells = NotifierGroup([broken, sound])
    bells.ring("post")
    bells.ring("bots")
    assert (broken.tried, sound.rings) == (1, ["post", "bots"])


def test_without_redis_bell_and_watch_are_one_tower(tmp_path):
    hung = notifiers_for(Settings(data=tmp_path, secret=SECRET))
    assert isinstance(hung.bell, LocalNotifier)
    assert hung.bell is hung.watch


def test_a_broker_that_is_away_holds_nobody_up(tmp_path):
    url = f"redis://127.0.0.1:{free_port()}/0"
    hung = notifiers_for(Settings(data=tmp_path, secret=SECRET, redis_url=url))
    hung.bell.ring("post")
    hung.bell.ring("table:1")


def test_a_ring_reaches_the_listeners_of_another_process(tmp_path, valkey):
    settings = Settings(data=tmp_path, secret=SECRET, redis_url=valkey)
    here, there = notifiers_for(settings), notifiers_for(settings)
    with there.watch.listen("table:1") as ears:
        assert ears.wait(PATIENCE) == {"table:1"}  # the line stands: everybody looks once
        here.bell.ring("table:2")
        here.bell.ring("table:1")
        assert ears.wait(PATIENCE) == {"table:1"}
