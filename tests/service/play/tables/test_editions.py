"""Editions that a host adds: what tables may be opened with, and that a running table keeps what it began with."""

import json
import re
from random import Random

import pytest
from structlog.testing import capture_logs

import engine
from engine.editions.text import text_made_from
from engine.table.game import game_named
from engine.table.record import Record
from service.app import create_app
from service.platform.accounts.models import Player
from service.platform.edition_models import KeptEdition
from service.platform.editions import offer_editions
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.tables.editions import edition_of, engine_table
from service.play.tables.models import Table
from service.play.tables.open import TableRequest, open_table
from tests.parts.letters import play, sit

GAME = "pebbles"


@pytest.fixture
def folder(tmp_path):
    """A folder of editions with one file in it; what it holds is offered, and taken back at the end."""
    text = text_made_from(GAME, game_named(GAME).editions["river"], "From my box")
    (tmp_path / "box.toml").write_text(re.sub(r"purse = \d+", "purse = 31", text))
    offer_editions(tmp_path)
    yield tmp_path
    offer_editions(None)


def corrected(folder, before: str, after: str) -> None:
    """The file is another, and the house is started again: it knows only what lies in the folder, and what it kept."""
    file = folder / "box.toml"
    file.write_text(file.read_text().replace(before, after))
    forgotten(folder)


def forgotten(folder) -> None:
    offer_editions(folder)
    game_named(GAME).editions._kept.clear()


def purse(table) -> int:
    return table.edition.purse


def test_a_table_is_opened_with_what_lies_in_the_folder(folder):
    table, usual = (
        engine.new_table(GAME, seats=3, edition=edition, seed=bytes(32)) for edition in ("box", "river")
    )
    assert purse(table) == 31
    assert table.edition_file.title == "From my box"
    assert table.rules().chapters == usual.rules().chapters


def test_a_broken_file_takes_no_other_down(folder):
    (folder / "folder.toml").mkdir()
    (folder / "torn.toml").write_text("game = ")
    (folder / "short.toml").write_text(f'game = "{GAME}"\nbased_on = "river"\n')
    (folder / "river.toml").write_text((folder / "box.toml").read_text())
    offer_editions(folder)
    assert list(game_named(GAME).editions) == ["river", "box"]
    assert game_named(GAME).editions["river"] is game_named(GAME).editions.own["river"]
    with pytest.raises(engine.BadTable, match="“short” of pebbles has errors"):
        engine.new_table(GAME, seats=3, edition="short", seed=bytes(32))


def test_the_start_of_a_house_says_what_is_wrong_with_a_file(folder, tmp_path_factory):
    (folder / "short.toml").write_text(f'game = "{GAME}"\nbased_on = "river"\n')
    with capture_logs() as lines:
        create_app(Settings(data=tmp_path_factory.mktemp("house"), editions=str(folder)))
    (told,) = (line for line in lines if line["event"] == "edition not offered")
    assert told["file"] == str(folder / "short.toml")
    assert f"{told['file']}: purse: missing; expected a value of the kind “integer”." in told["faults"]


def test_a_running_table_keeps_the_edition_it_began_with(folder, app, clock):
    number = sit(clock, GAME, 3, edition="box")
    play(clock, number, 4)
    corrected(folder, "purse = 31", "purse = 47")
    with read_session() as session:
        row = session.get(Table, number)
        assert purse(engine_table(row)) == 31
    assert purse(engine.new_table(GAME, seats=3, edition="box", seed=bytes(32))) == 47


def test_it_goes_on_where_the_file_is_gone(folder, app, clock):
    number = sit(clock, GAME, 3, edition="box")
    play(clock, number, 4)
    (folder / "box.toml").unlink()
    forgotten(folder)
    with transaction() as session:
        row = session.get(Table, number)
        assert edition_of(row).title == "From my box"
        assert purse(engine_table(row)) == 31
    assert play(clock, number, 8).count >= 8


def test_it_is_kept_once_for_all_its_tables(folder, app, clock):
    number = sit(clock, GAME, 3, edition="box")
    with transaction() as session:
        host = session.get(Table, number).seats[0].player_id
        wish = TableRequest(game=GAME, seats=3, edition="box")
        open_table(session, host=session.get(Player, host), wish=wish, now=clock())
    with read_session() as session:
        assert session.query(KeptEdition).filter_by(name="box").count() == 1


def test_a_record_brings_its_edition(folder):
    table = engine.new_table(GAME, seats=3, edition="box", seed=bytes(32))
    luck = Random(1)
    for _ in range(5):
        seat = table.waiting[0]
        table.play(seat, luck.choice(table.moves(seat)))
    record = table.record().dump()
    (folder / "box.toml").unlink()
    forgotten(folder)
    replayed = Record.load(record).replay()
    assert purse(replayed) == 31
    assert replayed == table


def test_a_record_that_brings_another_edition_than_it_names_is_refused(folder):
    record = json.loads(engine.new_table(GAME, seats=3, edition="box", seed=bytes(32)).record().dump())
    forgotten(folder)
    offer_editions(None)
    dearer = record["edition_text"].replace("purse = 31", "purse = 47")
    with pytest.raises(engine.BrokenRecord, match="not the one of its hash"):
        Record.load(json.dumps(record | {"edition_text": dearer})).verify()
    with pytest.raises(engine.BrokenRecord, match="its edition is none: purse: -1; expected"):
        Record.load(json.dumps(record | {"edition_text": dearer.replace("47", "-1")})).verify()
    with pytest.raises(engine.BrokenRecord, match="is missing"):
        Record.load(json.dumps(record | {"edition_text": ""})).verify()


def test_a_record_of_the_games_own_edition_brings_none():
    record = engine.new_table(GAME, seats=3, seed=bytes(32)).record()
    assert record.edition_text == ""
    assert record.edition_hash == game_named(GAME).editions["river"].hash
