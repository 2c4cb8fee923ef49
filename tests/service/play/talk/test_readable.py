"""What a seat may read: the condition of queries and the check of one line agree."""

from datetime import UTC, datetime
from itertools import product

import pytest
from sqlalchemy import select

from service.platform.transaction import transaction
from service.play.talk.models import Said
from service.play.talk.queries import is_readable, readable_by

pytestmark = pytest.mark.both_databases
NOW = datetime(2026, 11, 24, tzinfo=UTC)
TO = (None, [0], [1], [0, 2], [1, 10], [11], [10, 12])
SEATS = (None, 0, 1, 2, 10, 12)


def test_the_condition_and_the_check_of_one_line_agree(app, seated):
    table = seated("pebbles", 3).number
    with transaction() as session:
        session.add_all(
            Said(table_id=table, seat=by, to=to, text="", said_at=NOW, removed_at=removed)
            for by, to, removed in product((0, 2), TO, (None, NOW))
        )
        session.flush()
        lines = session.scalars(select(Said)).all()
        for seat in SEATS:
            found = {*session.scalars(select(Said.id).where(readable_by(seat)))}
            assert found == {line.id for line in lines if is_readable(line, seat)}


def test_nobody_reads_a_whisper_to_others_or_a_removed_line():
    whisper = Said(seat=0, to=[12], text="", said_at=NOW)
    assert [seat for seat in SEATS if is_readable(whisper, seat)] == [0, 12]
    removed = Said(seat=0, to=None, text="", said_at=NOW, removed_at=NOW)
    assert not any(is_readable(removed, seat) for seat in SEATS)
