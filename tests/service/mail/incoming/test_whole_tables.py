"""Whole tables of every game by mail alone: a real mail server delivers, answers go in by LMTP, nobody opens a page.

At each table one plays in English, the others from letters made to be heard, in other languages and their words.
"""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

import engine
from service.mail.parse.vocabulary import commands
from service.mail.transports import SmtpServer
from service.platform.accounts.models import Player
from service.platform.deps import deps, install_deps
from service.platform.outbox.models import Letter, LetterState
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.move_queries import record_lines
from tests.parts.catalogues import english_left
from tests.parts.letters import answer_to, text_of
from tests.service.mail.incoming.conftest import Correspondence

PATIENCE = timedelta(minutes=10)
OFFERED = re.compile(r"^ {0,2}(#\d+|-)  ?(\S.*?)(?: ? \(.*)?$", re.MULTILINE)
"""An answer of a letter, to be heard or to be seen: numbered, or marked where a number would be an amount."""
SUCH_AS = re.compile(r"[“„«](#?\d+)[”“»]")


def spoken_at(game: str) -> list[str]:
    """The language of each seat: English, then others that the game speaks; every game begins with another one."""
    rules, turn = engine.games()[game], list(engine.games()).index(game)
    others = sorted(rules.languages - {"en"}) or ["en"]
    return ["en", *(others[(turn + seat) % len(others)] for seat in range(rules.seats[0] - 1))]


LANGUAGES = {game: spoken_at(game) for game in engine.games()}


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
        before = deps()
        install_deps(house, replace(before, mailer=SmtpServer(smtp.url, 20)))
        yield Correspondence(house, Delivered(smtp), clock, door)
        install_deps(house, before)


def each_his_own(house, languages: Sequence[str]) -> None:
    """Each player has his language; those who do not read English have their letters made to be heard.

    Pictures are tested elsewhere, and take their time.
    """
    with house.app_context(), transaction() as session:
        for player, language in zip(session.query(Player).order_by(Player.id), languages, strict=True):
            player.language = language
            player.preferences = {"mail": {"form": "short" if language == "en" else "heard"}}


def answers_in(mail) -> list[tuple[str, str]]:
    """The answers that a letter offers, each with its mark."""
    return OFFERED.findall(text_of(mail)) if SUCH_AS.search(text_of(mail)) else []


def an_answer(mail, language: str, chance: random.Random) -> str:
    """A number, the words behind a mark, or the default."""
    mark, move = chance.choice(answers_in(mail))
    number = SUCH_AS.search(text_of(mail))[1] if mark == "-" else mark
    default = chance.choice(commands(language).commands["default"])
    return chance.choice([number, f"{number}.", move, move.title(), default])


class Read:
    """All that a table's letters have said, line by line, in each language."""

    def __init__(self) -> None:
        self.lines: dict[str, set[str]] = {}

    def read(self, mail) -> str:
        """The language of a letter."""
        language = str(mail["Content-Language"])
        self.lines.setdefault(language, set()).update([str(mail["Subject"]), *text_of(mail).splitlines()])
        return language

    def english(self) -> list[str]:
        """What of it is English where it should not be."""
        others = {language: "\n".join(lines) for language, lines in self.lines.items() if language != "en"}
        return [left for language, text in others.items() for left in english_left(text, language)]


@pytest.mark.parametrize("game", engine.games())
def test_a_table_is_played_to_its_end_by_mail(house, seated, by_post, smtp, game):
    at = seated(game, len(LANGUAGES[game]))
    each_his_own(house, LANGUAGES[game])
    chance = random.Random(game)
    answered, told = 0, Read()
    while at.shown["state"] == "running":
        new = by_post.letters_since(answered)
        answered += len(new)
        spoken = {id(mail): told.read(mail) for mail in new}
        asking = {str(mail["To"]): mail for mail in new if answers_in(mail)}
        assert asking, "nobody is asked, and the table is not over"
        for mail in asking.values():
            text = an_answer(mail, spoken[id(mail)], chance)
            by_post.deliver(answer_to(mail, text, below=chance.random() < 0.3))
        by_post.read()
        by_post.clock.now += PATIENCE
    with read_session() as session:
        row = session.get_one(Table, at.number)
        record = engine.load_table(row.dump, record_lines(session, at.number)).record()
        assert record.verify().dump() == row.dump
        assert {move.origin for move in session.query(Move)} == {Origin.MAIL}
    assert {state for state, _ in by_post.kept()} == {"done"}
    assert {*told.lines} == {*LANGUAGES[game]}
    assert told.english() == []
    by_post.letters_since(answered)
    with read_session() as session:
        assert session.query(Letter).filter_by(kind="finished", state=LetterState.SENT).count() == len(
            at.keys
        )
