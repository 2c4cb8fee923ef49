"""Senders of tasks and notifications: a broken one harms nobody."""

import pytest

from service.platform import senders
from service.platform.senders import SafeSender, senders_for
from service.platform.settings import Settings
from service.platform.tasks.names import TaskName
from tests.parts.servers import free_port
from tests.parts.service import SECRET
from tests.parts.waiting import PATIENCE


@pytest.mark.parametrize(("rest", "tries"), [(PATIENCE, 1), (0.0, 2)])
def test_a_broken_sender_is_left_alone_for_a_while(monkeypatch, rest, tries):
    monkeypatch.setattr(senders, "REST", rest)
    tried = []

    def fail(value):
        tried.append(value)
        raise ConnectionError("away")

    send = SafeSender(fail, "task")
    send("one")
    send("two")
    assert len(tried) == tries


def test_without_redis_notifications_stay_in_the_process(tmp_path):
    sent = senders_for(Settings(data=tmp_path, secret=SECRET))
    with sent.subscriptions.listen("table:1") as subscription:
        sent.notify("table:1")
        sent.send_task(TaskName.PLAY_BOTS)  # nobody takes it
        assert subscription.wait(PATIENCE) == {"table:1"}


def test_a_broker_that_is_away_delays_nobody(tmp_path):
    url = f"redis://127.0.0.1:{free_port()}/0"
    sent = senders_for(Settings(data=tmp_path, secret=SECRET, redis_url=url))
    sent.send_task(TaskName.PLAY_BOTS)
    sent.notify("table:1")


def test_a_notification_reaches_the_listeners_of_another_process(tmp_path, valkey):
    settings = Settings(data=tmp_path, secret=SECRET, redis_url=valkey)
    here, there = senders_for(settings), senders_for(settings)
    with there.subscriptions.listen("table:1") as subscription:
        assert subscription.wait(PATIENCE) == {"table:1"}  # connected: everybody looks once
        here.notify("table:2")
        here.notify("table:1")
        assert subscription.wait(PATIENCE) == {"table:1"}
