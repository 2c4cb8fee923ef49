"""The counts of the overview: what somebody is called for is always fresh, what only piles up is counted by the hour."""

import pytest
from sqlalchemy import update

from service.admin.desk.queries import oldest_count_time, tallies
from service.admin.desk.statistics import count_everything
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import post_letter
from service.platform.transaction import read_session, transaction

pytestmark = pytest.mark.both_databases


def counted(now) -> dict[str, int]:
    with transaction() as session:
        count_everything(session, now)
    with read_session() as session:
        return {name: days[0][1] for name, days in tallies(session, 1).items()}


def test_what_piles_up_is_counted_once_an_hour(app, clock):
    with transaction() as session:
        letter = {"kind": "news", "channel": "mail", "recipient": "a@b", "payload": {}}
        for key in "abc":
            post_letter(session, key=key, **letter, now=clock())
    began = clock()
    first = counted(began)
    assert (first["letters-pending"], first["letters-sent"], first["moves"]) == (3, 0, 0)
    for key, state in {"a": LetterState.SENT, "b": LetterState.DEAD}.items():
        with transaction() as session:
            session.execute(update(Letter).where(Letter.key == key).values(state=state))
    soon = counted(clock.tick(minutes=5))
    assert (soon["letters-pending"], soon["letters-dead"], soon["letters-sent"]) == (1, 1, 0)
    with read_session() as session:
        assert oldest_count_time(session) == began
    later = counted(clock.tick(minutes=55))
    assert later["letters-sent"] == 1
