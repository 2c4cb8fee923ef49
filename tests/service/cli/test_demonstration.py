"""The demonstration table: dealt once, with a mail that says how to begin."""

import re
from dataclasses import replace

from sqlalchemy import select

from service.cli.demo import ADDRESS, demonstrate
from service.core.deps import EXTENSION, deps
from service.core.transaction import reading
from service.mail.transports import LetterBox
from service.models.accounts import Player
from service.models.tables import Table, TableState
from workers.jobs import play_bots


def test_a_running_table_is_found_again_and_only_bots_play_at_it(app, clock):
    first, again = demonstrate(), demonstrate()
    assert first == again
    while play_bots(now=clock(), limit=10):
        pass
    with reading() as session:
        (table,) = session.scalars(select(Table)).all()
        assert table.state == TableState.RUNNING
        guest = session.scalars(select(Player).where(Player.email == ADDRESS)).one()
        assert {seat.player_id for seat in table.seats if seat.waiting_since} == {guest.id}


def test_what_is_printed_leads_to_the_first_decision_and_to_the_table(app, clock, monkeypatch):
    """Followed as anybody at this machine would: the letter asks something, the table's page lets it be answered."""
    monkeypatch.setitem(app.extensions, EXTENSION, replace(deps(), mailer=LetterBox(clock)))
    mail, table = (re.search(r"http://[^/]+(/\S+)", line).group(1) for line in demonstrate())
    browser = app.test_client()
    letter = browser.get(mail, follow_redirects=True)
    assert "/answer/" in letter.text
    page = browser.get(table)
    assert page.status_code == 200
    assert "Your move" in page.text
