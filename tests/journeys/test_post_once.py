"""Every letter leaves once: whatever is killed, lost, restarted or refused on its way.

The same journeys in both shapes, as real processes with a real mail server. Only in the moment between the mail
server's keeping a message and our writing that down can a death make it leave twice, then under the same Message-ID.
"""

import signal
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from redis import Redis

import engine
from service.mail.presence import FOR, note_presence
from service.platform.deps import deps
from service.platform.outbox.models import LetterState
from service.platform.tasks.broker import TaskSender
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.submit import Turn, submit_turn
from tests.parts.letters import sit
from tests.parts.waiting import PATIENCE, until

pytestmark = pytest.mark.xdist_group("post once")  # one process starts the shapes

HANDS = 2  # processes of a worker, each with at most one letter in hand
LOSSES = 6


def names(journey: str) -> list[str]:
    return [f"{journey}{number}" for number in range(4)]


def test_a_worker_killed_in_the_middle_of_sending_loses_nothing_and_repeats_nothing(shape):
    people = names("killed")
    shape.sink.stopped.clear()
    shape.sink.stops = "before"
    shape.post(*people)
    assert shape.sink.stopped.wait(PATIENCE)
    until(
        lambda: LetterState.LEASED in states(shape, *people)
    )  # it may have stopped at an earlier test's letter
    shape.kill_worker()
    shape.sink.stops = None
    shape.pass_time()
    shape.start(shape.worker)
    shape.settled(LetterState.SENT, *people)
    assert len(set(shape.received(*people))) == len(shape.received(*people)) == len(people)


def test_in_the_one_open_window_the_same_message_leaves_again_and_no_other(shape):
    people = names("window")
    shape.sink.stops = "after"
    shape.post(*people)
    until(lambda: shape.received(*people))  # of these: a letter of an earlier test may be held up beside them
    shape.kill_hands()
    shape.sink.stops = None
    shape.pass_time()
    shape.post("bell")
    shape.settled(LetterState.SENT, *people, "bell")
    received = shape.received(*people)
    assert len(set(received)) == len(people)
    assert len(people) < len(received) <= len(people) + HANDS


def test_refused_for_a_while_it_leaves_once_when_it_is_taken(shape):
    people = names("refused")
    shape.sink.refusal = "451 later"
    shape.post(*people)
    shape.settled(LetterState.FAILED, *people)
    shape.sink.refusal = None
    shape.pass_time()
    shape.post("again")
    shape.settled(LetterState.SENT, *people, "again")
    assert {letter.attempts for letter in shape.letters(*people)} == {1}  # a refusal is no attempt
    assert len(set(shape.received(*people))) == len(shape.received(*people)) == len(people)


def test_a_letter_whose_turn_passes_while_it_waits_never_leaves(shape):
    """Anna's is refused and Bob's held back because he looks at the table: both move before they could leave."""
    people = ("anna", "bob", "chris")
    shape.sink.refusal = "451 later"
    with shape.app.app_context():
        table = sit(deps().clock, "florence", 3)
    shape.post("bell-1")
    shape.settled(LetterState.FAILED, *people)
    shape.sink.refusal = None
    answer_first(shape, table, 0)
    bob_looks(shape, table, datetime.now(UTC))
    shape.pass_time()
    shape.post("bell-2")
    until(lambda: states(shape, *people) == [LetterState.VOID, LetterState.PENDING, LetterState.SENT])
    answer_first(shape, table, 1)
    bob_looks(shape, table, datetime.now(UTC) - FOR)
    shape.pass_time()
    shape.post("bell-3")
    until(lambda: states(shape, *people) == [LetterState.VOID, LetterState.VOID, LetterState.SENT])
    assert (shape.received("anna"), shape.received("bob")) == ([], [])
    answer_first(shape, table, 2)
    shape.post("bell-4")
    until(lambda: set(states(shape, *people)) <= {LetterState.VOID, LetterState.SENT})
    letters, received = shape.letters(*people), shape.received(*people)
    kept = [(each.table_id, each.player_id, each.payload["question"], each.kind) for each in letters]
    assert len(set(kept)) == len(kept) > len(people)
    assert len(set(received)) == len(received) == states(shape, *people).count(LetterState.SENT)


def bob_looks(shape, table: int, now: datetime) -> None:
    with shape.app.app_context(), transaction() as session:
        bob = session.get_one(Table, table).seats[1].player_id
        note_presence(session, player_id=bob, table_id=table, now=now)


def states(shape, *people: str) -> list[str]:
    return [letter.state for letter in sorted(shape.letters(*people), key=lambda letter: letter.id)]


def answer_first(shape, table: int, seat: int) -> None:
    """One seat says the first thing that it may."""
    with shape.app.app_context(), transaction() as session:
        game = engine.load_table(session.get_one(Table, table).dump)
        said = {"question": game.question(seat).id, "moves": [game.moves(seat)[0]], "origin": Origin.API}
        submit_turn(session, Turn(table_id=table, seat=seat, **said), deps().clock())


def sent_by_revived_workers(shape, people: list[str]) -> bool:
    """Whether all of it has left; a worker that has ended is started again, as every host does it."""
    worker = shape.processes["worker"]
    if worker.poll() is not None:
        assert worker.returncode != 0
        shape.start("worker")
    return {letter.state for letter in shape.letters(*people)} == {LetterState.SENT}


@pytest.mark.postgres
class TestTheBroker:
    def test_many_sweeps_at_once_send_each_letter_once(self, in_production):
        people = [f"sweeps{number}" for number in range(12)]
        send_task = TaskSender(in_production.settings.redis_url)
        with ThreadPoolExecutor(4) as at_once:
            for name in people:
                at_once.submit(in_production.post, name)
                at_once.submit(send_task, TaskName.SEND_DUE_LETTERS)
        in_production.settled(LetterState.SENT, *people)
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
        in_production.settled(LetterState.SENT, *before, *away)
        received = in_production.received(*before, *away)
        assert len(set(received)) == len(received) == len(before) + len(away)

    def test_flushing_the_broker_costs_seconds_and_no_letter(self, in_production):
        before, after = names("emptied"), names("refilled")
        in_production.signal(signal.SIGSTOP)
        in_production.post(*before)
        with Redis.from_url(in_production.settings.redis_url) as broker:
            broker.flushall()
        in_production.post(*after)
        in_production.signal(signal.SIGCONT)
        in_production.settled(LetterState.SENT, *before, *after)
        received = in_production.received(*before, *after)
        assert len(set(received)) == len(received) == len(before) + len(after)

    def test_a_broker_that_live_workers_lose_again_and_again_costs_no_letter(self, in_production):
        """A worker that does not get over it says so by its exit code, and is started again as every host does it."""
        for number in range(LOSSES):
            people = names(f"lost{number}")
            in_production.post(*people)
            in_production.broker.terminate()
            in_production.broker.start()
            until(lambda people=people: sent_by_revived_workers(in_production, people))
            assert len(set(in_production.received(*people))) == len(people)

    def test_parts_that_start_before_the_broker_find_it(self, in_production):
        people = names("early")
        in_production.end()
        in_production.broker.terminate()
        in_production.start()
        in_production.post(*people)
        assert all(process.poll() is None for process in in_production.processes.values())
        in_production.broker.start()
        in_production.settled(LetterState.SENT, *people)
        assert len(set(in_production.received(*people))) == len(people)
