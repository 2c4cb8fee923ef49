"""The demonstration table: dealt once, with a mail that says how to begin."""

from sqlalchemy import select

from service.accounts.models import Player
from service.command.demonstration import ADDRESS, demonstrate
from service.tables.models import State, Table
from service.transaction import reading
from workers.jobs import play_bots


def test_a_running_table_is_found_again_and_only_bots_play_at_it(app, clock):
    first, again = demonstrate(), demonstrate()
    assert first[-1] == again[-1]
    while play_bots(now=clock(), limit=10):
        pass
    with reading() as session:
        (table,) = session.scalars(select(Table)).all()
        assert table.state == State.RUNNING
        guest = session.scalars(select(Player).where(Player.email == ADDRESS)).one()
        assert {seat.player_id for seat in table.seats if seat.waiting_since} == {guest.id}
