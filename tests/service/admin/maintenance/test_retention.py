"""What nobody needs goes by itself, and what a running table hangs on does not."""

from datetime import timedelta

import pytest
from sqlalchemy import select, update

from service.admin.maintenance.retention import delete_all_expired
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as Incoming
from service.mail.presence import note_presence
from service.platform.accounts.models import SeatKey
from service.platform.outbox.models import BoxedMail, Letter, LetterState, Looking
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table, TableState
from service.play.tables.seat_keys import replace_seat_keys
from tests.parts.letters import play, sit

pytestmark = pytest.mark.both_databases

DAYS = 90


def kept(model) -> int:
    with read_session() as session:
        return len(session.scalars(select(model)).all())


def settle_letters() -> None:
    with transaction() as session:
        session.execute(update(Letter).values(state=LetterState.SENT))


def test_letters_go_when_their_table_is_over_and_their_time_has_come(app, clock):
    number = sit(clock, "pebbles", 2)
    letters = kept(Letter)
    assert letters
    settle_letters()
    clock.tick(days=DAYS + 1)
    delete_all_expired(clock())
    assert kept(Letter) == letters  # their question is still open: a reply may refer to them
    with transaction() as session:
        session.get(Table, number).state = TableState.FINISHED
    delete_all_expired(clock() - timedelta(days=2))
    assert kept(Letter) == letters
    delete_all_expired(clock())
    assert kept(Letter) == 0


def test_replaced_keys_of_seats_go_after_a_week_and_good_ones_stay(app, clock):
    number = sit(clock, "pebbles", 2)
    player = seated(number)
    for _ in range(2):
        with transaction() as session:
            replace_seat_keys(session, table_id=number, number=0, player_id=player, now=clock())
    clock.tick(days=6)
    delete_all_expired(clock())
    assert kept(SeatKey) == 2
    clock.tick(days=2)
    delete_all_expired(clock())
    with read_session() as session:
        assert session.scalars(select(SeatKey)).one().revoked_at is None


def test_it_is_forgotten_who_looked_at_a_table(app, clock):
    number = sit(clock, "pebbles", 2)
    with transaction() as session:
        note_presence(session, player_id=seated(number), table_id=number, now=clock())
    delete_all_expired(clock())
    assert kept(Looking) == 1
    clock.tick(minutes=3)
    delete_all_expired(clock())
    assert kept(Looking) == 0


def seated(number: int) -> int:
    with read_session() as session:
        return session.get(Table, number).seats[0].player_id


def test_letters_of_a_running_table_go_once_their_question_is_answered(app, clock):
    number = sit(clock, "pebbles", 2)
    settle_letters()
    old = kept(Letter)
    clock.tick(days=DAYS + 1)
    play(clock, number, 2)
    settle_letters()
    assert kept(Letter) > old
    delete_all_expired(clock())
    with read_session() as session:
        left = session.scalars(select(Letter.created_at)).all()
    assert left
    assert set(left) == {clock()}


def test_a_letter_that_has_not_left_stays(app, clock):
    number = sit(clock, "pebbles", 2)
    with transaction() as session:
        session.get(Table, number).state = TableState.FINISHED
    before = kept(Letter)
    clock.tick(days=DAYS + 1)
    delete_all_expired(clock())
    assert kept(Letter) == before


def test_mails_that_came_in_go_once_they_are_settled(app, clock):
    with transaction() as session:
        for number, state in enumerate([Incoming.DONE, Incoming.UNREADABLE, Incoming.WAITING]):
            session.add(
                IncomingMail(
                    message_id=str(number), recipient="play", raw=b"x", received_at=clock(), state=state
                )
            )
        session.add(BoxedMail(message_id="1", recipient="a@b", subject="", raw=b"x", created_at=clock()))
    clock.tick(days=DAYS - 1)
    delete_all_expired(clock())
    assert (kept(IncomingMail), kept(BoxedMail)) == (3, 1)
    clock.tick(days=2)
    delete_all_expired(clock())
    assert (kept(IncomingMail), kept(BoxedMail)) == (1, 0)


def test_a_step_that_fails_holds_up_no_other_and_is_raised(app, clock, monkeypatch):
    with transaction() as session:
        session.add(BoxedMail(message_id="1", recipient="a@b", subject="", raw=b"x", created_at=clock()))
    clock.tick(days=DAYS + 1)

    def forget_guests(_session, **_more):
        raise RecursionError

    monkeypatch.setattr("service.admin.maintenance.retention.forget_guests", forget_guests)
    with pytest.raises(RecursionError):
        delete_all_expired(clock())
    assert kept(BoxedMail) == 0
