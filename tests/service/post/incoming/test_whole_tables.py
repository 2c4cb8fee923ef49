"""Whole tables of every game by mail alone: a real mail server delivers, answers go in by LMTP, nobody opens a page.

Each game is played in English, and once more from letters made to be heard, in another language and its words.
"""

import random
import re
from dataclasses import replace
from datetime import timedelta

import pytest

import engine
from service.accounts.models import Player
from service.parts import install, parts
from service.post.mailers import Smtp
from service.post.models import Letter, State
from service.post.reading.vocabulary import commands
from service.tables.models import Move, Origin, Table
from service.tables.queries import lines_of
from service.transaction import reading, transaction
from tests.service.post.incoming.conftest import Correspondence, answer_to, numbered, text_of

PATIENCE = timedelta(minutes=10)
COUNTED = re.compile(r"^(\d+)\. (\S.*?)(?: \(.*)?$", re.MULTILINE)
ELSEWHERE = {"florence": "it", "noblemen": "es", "principe": "pl"}
"""In which other language each game is heard."""


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


def only_text(house, language: str, *, heard: bool) -> None:
    """Pictures are tested elsewhere, and take their time."""
    with house.app_context(), transaction() as session:
        for player in session.query(Player):
            player.language = language
            player.preferences = {"mail": {"plain": True, "heard": heard}}


def answers_in(mail) -> dict[int, str]:
    """The numbered answers of a letter to be heard, or of one to be seen."""
    counted = {int(number): move for number, move in COUNTED.findall(text_of(mail))}
    return counted or numbered(mail)


def an_answer(mail, language: str, chance: random.Random) -> str:
    """A number, the words behind a number, or the default."""
    number, move = chance.choice(sorted(answers_in(mail).items()))
    default = chance.choice(commands(language).commands["default"])
    return chance.choice([str(number), f"{number}.", move, move.title(), default])


SEEN = [("sqlite", game, "en", False) for game in engine.games()]
HEARD = [("sqlite", game, language, True) for game, language in ELSEWHERE.items()]


@pytest.mark.parametrize(("built", "game", "language", "heard"), SEEN + HEARD, indirect=["built"])
def test_a_table_is_played_to_its_end_by_mail(house, seated, by_post, smtp, game, language, heard):
    at = seated(game, engine.games()[game].seats[0])
    only_text(house, language, heard=heard)
    chance = random.Random(game)
    answered = 0
    while at.shown["state"] == "running":
        new = by_post.letters_since(answered)
        answered += len(new)
        asking = {str(mail["To"]): mail for mail in new if answers_in(mail)}
        assert asking, "nobody is asked, and the table is not over"
        for mail in asking.values():
            by_post.deliver(answer_to(mail, an_answer(mail, language, chance), below=chance.random() < 0.3))
        by_post.read()
        by_post.clock.now += PATIENCE
    with reading() as session:
        row = session.get_one(Table, at.number)
        record = engine.load_table(row.dump, lines_of(session, at.number)).record()
        assert record.verify().dump() == row.dump
        assert {move.origin for move in session.query(Move)} == {Origin.MAIL}
    assert {state for state, _ in by_post.kept()} == {"done"}
    by_post.letters()
    with reading() as session:
        assert session.query(Letter).filter_by(kind="finished", state=State.SENT).count() == len(at.keys)
