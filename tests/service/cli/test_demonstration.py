"""The demonstration table: dealt once, with a mail that says how to begin."""

import re
from dataclasses import replace

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from engine import games
from service.cli import demo, main
from service.cli.demo import ADDRESS, open_demo_table
from service.mail.transports import LetterBox
from service.platform.accounts.models import Player
from service.platform.deps import EXTENSION, deps
from service.platform.settings import Settings
from service.platform.transaction import read_session
from service.play.bots.play import play_waiting_bots
from service.play.tables.models import Table, TableState
from workers.command import one_process, up


def test_a_running_table_is_found_again_and_only_bots_play_at_it(app, clock):
    first, again = open_demo_table(), open_demo_table()
    assert first == again
    while play_waiting_bots(now=clock(), limit=10):
        pass
    with read_session() as session:
        (table,) = session.scalars(select(Table)).all()
        assert table.state == TableState.RUNNING
        guest = session.scalars(select(Player).where(Player.email == ADDRESS)).one()
        assert {seat.player_id for seat in table.seats if seat.waiting_since} == {guest.id}


def test_the_game_may_be_named_and_has_a_table_of_its_own(app, clock):
    usual, named, again = open_demo_table(), open_demo_table("pebbles"), open_demo_table("pebbles")
    assert named == again != usual
    with read_session() as session:
        tables = session.scalars(select(Table).order_by(Table.id)).all()
        assert [table.game for table in tables] == [next(iter(games())), "pebbles"]
        guest = session.scalars(select(Player).where(Player.email == ADDRESS)).one()
        assert all(
            guest.id in {seat.player_id for seat in table.seats if seat.waiting_since} for table in tables
        )


@pytest.mark.parametrize(("usual", "dealt"), [(1, 2), (3, 3), (9, 4)])
def test_a_game_is_dealt_for_as_many_as_it_is_for(app, monkeypatch, usual, dealt):
    monkeypatch.setattr(demo, "SEATS", usual)
    open_demo_table("pebbles")
    with read_session() as session:
        assert len(session.scalars(select(Table)).one().seats) == dealt


@pytest.mark.parametrize(
    ("arguments", "named"), [([], None), (["--demo"], ""), (["--demo", "pebbles"], "pebbles")]
)
def test_the_command_asks_for_a_table_and_its_game(monkeypatch, arguments, named):
    asked = []
    monkeypatch.setattr(up, "load_settings", Settings)
    monkeypatch.setattr(up, "require_free_address", lambda _place: None)
    monkeypatch.setattr(one_process, "run_one_process", lambda *_, demo: asked.append(demo))
    said = CliRunner().invoke(main, ["up", *arguments, "--threads", "1"])
    assert said.exit_code == 0, said.output
    assert asked == [named]


def test_a_game_that_nobody_has_is_refused_with_those_that_there_are():
    said = CliRunner().invoke(main, ["up", "--demo", "quilt"], env={"LANG": "en"})
    assert said.exit_code != 0
    assert f"There is no game “quilt”. Games: {', '.join(games())}." in " ".join(said.output.split())


def test_what_is_printed_leads_to_the_first_decision_and_to_the_table(app, clock, monkeypatch):
    """Followed as anybody at this machine would: the letter asks something, the table's page lets it be answered."""
    monkeypatch.setitem(app.extensions, EXTENSION, replace(deps(), mailer=LetterBox(clock)))
    mail, table = (re.search(r"http://[^/]+(/\S+)", line).group(1) for line in open_demo_table())
    browser = app.test_client()
    letter = browser.get(mail, follow_redirects=True)
    assert "/answer/" in letter.text
    page = browser.get(table)
    assert page.status_code == 200
    assert "Your move" in page.text
