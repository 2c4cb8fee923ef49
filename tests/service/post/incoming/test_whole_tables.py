"""Whole tables of every game by mail alone: a real mail server delivers, answers go in by LMTP, nobody opens a page."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

import engine
from service.accounts.models import Player
from service.parts import install, parts
from service.post.mailers import Smtp
from service.tables.models import Move, Origin, Table
from service.tables.queries import lines_of
from service.transaction import reading, transaction
from tests.service.post.incoming.conftest import Correspondence, answer_to, numbered

PATIENCE = timedelta(minutes=10)


class Delivered:
    """What the mail server has delivered, under the name that the correspondence looks for."""

    def __init__(self, sink) -> None:
        self.sink = sink

    @property
    def mails(self):
        return self.sink.messages


@pytest.fixture
def by_post(house, smtp, clock, door):
    with house.app_context():
        before = parts()
        install(house, replace(before, mailer=Smtp(smtp.url)))
        yield Correspondence(house, Delivered(smtp), clock, door)
        install(house, before)


def only_text(house) -> None:
    """Pictures are tested elsewhere, and take their time."""
    with house.app_context(), transaction() as session:
        for player in session.query(Player):
            player.preferences = {"mail": {"plain": True}}


def an_answer(mail, chance: random.Random) -> str:
    """A number, the words behind a number, or the default."""
    number, move = chance.choice(sorted(numbered(mail).items()))
    return chance.choice([str(number), f"{number}.", move, move.title(), "default"])


@pytest.mark.parametrize(("built", "game"), [("sqlite", game) for game in engine.games()], indirect=["built"])
def test_a_table_is_played_to_its_end_by_mail(house, seated, by_post, smtp, game):
    at = seated(game, engine.games()[game].seats[0])
    only_text(house)
    chance = random.Random(game)
    answered = 0
    while at.shown["state"] == "running":
        new = by_post.letters_since(answered)
        answered += len(new)
        asking = {str(mail["To"]): mail for mail in new if numbered(mail)}
        assert asking, "nobody is asked, and the table is not over"
        for mail in asking.values():
            by_post.deliver(answer_to(mail, an_answer(mail, chance), below=chance.random() < 0.3))
        by_post.read()
        by_post.clock.now += PATIENCE
    with reading() as session:
        row = session.get_one(Table, at.number)
        record = engine.load_table(row.dump, lines_of(session, at.number)).record()
        assert record.verify().dump() == row.dump
        assert {move.origin for move in session.query(Move)} == {Origin.MAIL}
    assert {state for state, _ in by_post.kept()} == {"done"}
    by_post.letters()
    subjects = [str(mail["Subject"]) for mail in smtp.messages if "is over" in str(mail["Subject"])]
    assert len(subjects) == len(at.keys)
