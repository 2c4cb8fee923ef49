"""Every letter leaves once: whatever is killed, lost, restarted or refused on its way.

The same journeys in both shapes, as real processes with a real mail server. Only in the moment between the mail
server's keeping a message and our writing that down can a death make it leave twice, then under the same Message-ID.
"""

import signal
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.post.models import State
from workers.tasks import RUN, celery_for

HANDS = 2  # processes of a worker, each with at most one letter in hand


def names(journey: str) -> list[str]:
    return [f"{journey}{number}" for number in range(4)]


def test_a_worker_killed_in_the_middle_of_sending_loses_nothing_and_repeats_nothing(shape):
    people = names("killed")
    shape.sink.stopped.clear()
    shape.sink.stops = "before"
    shape.post(*people)
    assert shape.sink.stopped.wait(60)
    shape.kill_worker()
    shape.sink.stops = None
    assert State.LEASED in {letter.state for letter in shape.letters(*people)}
    shape.pass_time()
    shape.start(shape.worker)
    shape.settled(State.SENT, *people)
    assert len(set(shape.received(*people))) == len(shape.received(*people)) == len(people)


def test_in_the_one_open_window_the_same_message_leaves_again_and_no_other(shape):
    people = names("window")
    shape.sink.stopped.clear()
    shape.sink.stops = "after"
    shape.post(*people)
    assert shape.sink.stopped.wait(60)
    shape.kill_hands()
    shape.sink.stops = None
    shape.pass_time()
    shape.post("bell")
    shape.settled(State.SENT, *people, "bell")
    received = shape.received(*people)
    assert len(set(received)) == len(people)
    assert len(people) < len(received) <= len(people) + HANDS


def test_refused_for_a_while_it_leaves_once_when_it_is_taken(shape):
    people = names("refused")
    shape.sink.refusal = "451 later"
    shape.post(*people)
    shape.settled(State.FAILED, *people)
    shape.sink.refusal = None
    shape.pass_time()
    shape.post("again")
    shape.settled(State.SENT, *people, "again")
    assert {letter.attempts for letter in shape.letters(*people)} == {2}
    assert len(set(shape.received(*people))) == len(shape.received(*people)) == len(people)


@pytest.mark.postgres
@pytest.mark.valkey
class TestTheBroker:
    def test_many_sweeps_at_once_send_each_letter_once(self, in_production):
        people = [f"sweeps{number}" for number in range(12)]
        celery = celery_for(in_production.settings)
        with ThreadPoolExecutor(4) as at_once:
            for name in people:
                at_once.submit(in_production.post, name)
                at_once.submit(celery.send_task, RUN, ["post"])
        in_production.settled(State.SENT, *people)
        assert (
            len(set(in_production.received(*people))) == len(in_production.received(*people)) == len(people)
        )

    def test_losing_every_message_and_the_broker_itself_costs_seconds(self, in_production):
        before, away = names("flushed"), names("away")
        in_production.signal(signal.SIGSTOP)  # so that what is posted lies in the broker and nowhere else
        in_production.post(*before)
        in_production.broker.terminate()
        in_production.post(*away)  # and nobody who asks has to wait for it
        in_production.broker.start()
        in_production.signal(signal.SIGCONT)
        in_production.settled(State.SENT, *before, *away)
        received = in_production.received(*before, *away)
        assert len(set(received)) == len(received) == len(before) + len(away)
