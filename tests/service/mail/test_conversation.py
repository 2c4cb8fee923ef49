"""One table, one conversation: mail programs go by the subject and by References, inboxes show who writes and the first words."""

import re
from contextlib import suppress
from email import message_from_bytes, policy

import pytest
from sqlalchemy import select

from engine import games
from engine.table.game import game_named
from service.mail.contents import ObsoleteLetter
from service.mail.mime import build_message
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.platform.words import LANGUAGES
from service.play.invitations.invite import invite_address
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.tables.models import Table
from service.play.tables.open import TableRequest, open_table
from service.play.talk.say import add_line
from tests.parts.letters import all_read, composed, html_of, play, sent, sit

TITLE = "Tuesday Medici"
NEWS = {
    "resigned": {"before": "Bob"},
    "leave": {"seat": 1, "first": "2026-03-03T23:00:00+00:00", "last": "2026-03-10T23:00:00+00:00"},
    "substituted": {"seat": 1, "before": "Bob"},
    "started": {},
}


def letters(clock) -> list:
    with read_session() as session:
        kept = session.scalars(select(Letter).order_by(Letter.id)).all()
        session.expunge_all()
    mails = []
    for letter in kept:
        with suppress(ObsoleteLetter):
            mails.append(composed(letter, clock()))
    return mails


def a_table_with_news(clock) -> int:
    """Every kind of news to Anna, talk, and the result."""
    number = sit(clock, "pebbles", 2)
    with transaction() as session:
        row = session.get(Table, number)
        for kind, facts in NEWS.items():
            post_notice(session, Notice(kind=kind, about="1", table=row, seats=[0], facts=facts), clock())
        add_line(
            session, table_id=number, player_id=row.seats[1].player_id, text="Ciao", to=None, now=clock()
        )
    return number


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_letters_of_a_table_bear_one_subject_and_belong_to_one_thread(app, clock, language):
    a_table_with_news(clock)
    all_read(language)
    mails = [mail for mail in letters(clock) if mail["To"] == "anna@example.org"]
    assert len(mails) == len(NEWS) + 2
    assert {mail["Subject"] for mail in mails} == {f"{TITLE} · {game_named('pebbles').title(language)}"}
    assert len({mail["References"] for mail in mails}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("title", ["Środa wieczór przy żółtym stole Małgorzaty", "T" * 60, "a b  c " * 8])
def test_the_subject_of_a_table_keeps_its_spaces_where_it_is_folded(language, game, title):
    subject = f"{title} · {game_named(game).title(language)}"
    assert composed_subject(subject) == subject


def composed_subject(subject: str) -> str:
    return message_from_bytes(build_message([("Subject", subject)], "."), policy=policy.default)["Subject"]


def test_the_result_and_the_invitation_are_of_the_same_conversation(app, clock):
    number = sit(clock, "pebbles", 2)
    play(clock, number, 10_000)
    subjects = {mail["Subject"] for mail in letters(clock) if mail["X-Procaccio-Loop"] == "finished"}
    assert subjects == {f"{TITLE} · {game_named('pebbles').title('en')}"}
    with transaction() as session:
        host = session.get(Table, number).seats[0].player
        wish = TableRequest(game="pebbles", seats=2, name="Wednesday")
        table = open_table(session, host=host, wish=wish, now=clock())
        invite_address(session, table_id=table.id, by=host.id, email="bob@example.org", now=clock())
        invited = table.id
    mail = letters(clock)[-1]
    assert mail["Subject"] == f"Wednesday · {game_named('pebbles').title('en')}"
    assert mail["From"].addresses[0].display_name == "Anna · Procaccio"
    with transaction() as session:
        row = session.get(Table, invited)
        row.seats[0].player = session.scalars(select(Player).where(Player.name == "Bob")).one()
        post_notice(session, Notice(kind="started", about="1", table=row, seats=[0]), clock())
    assert letters(clock)[-1]["References"] == mail["References"]


def test_a_digest_of_one_table_is_a_letter_of_that_table(app, clock, mailer):
    sit(clock, "pebbles", 2, preferences={"mail": {"rhythm": "digest", "hours": [18]}})
    clock.tick(hours=10)
    anna, _ = sent(clock, mailer)
    assert anna["X-Procaccio-Loop"] == "digest"
    assert anna["From"].addresses[0].display_name == "Your move · Procaccio"
    assert anna["Subject"] == f"{TITLE} · {game_named('pebbles').title('en')}"


def test_the_readers_move_or_whoever_acts_or_the_table_stands_before_the_house(app, clock):
    a_table_with_news(clock)
    names = {mail["X-Procaccio-Loop"]: mail["From"].addresses[0].display_name for mail in letters(clock)}
    assert names["decision"] == "Your move · Procaccio"
    assert names["started"] == f"{TITLE} · Procaccio"
    assert names["talk"] == names["leave"] == "Bob · Procaccio"


def test_before_the_house_stands_who_else_plays_where_the_table_has_no_name(app, clock, mailer):
    number = sit(clock, "pebbles", 3)
    with transaction() as session:
        session.get(Table, number).name = ""
    with transaction() as session:
        row = session.get(Table, number)
        post_notice(session, Notice(kind="started", about="1", table=row, seats=[0]), clock())
    anna = sent(clock, mailer)[-1]
    assert anna["From"].addresses[0].display_name == "Bob, Chris · Procaccio"
    assert anna["Subject"] == f"Table {number} · {game_named('pebbles').title('en')}"


def test_an_inbox_shows_first_of_all_that_it_is_ones_move(app, clock, mailer):
    """As the name of the sender, and beside the subject where an address book gives the sender a name of its own."""
    sit(clock, "pebbles", 2)
    mail = sent(clock, mailer)[0]
    assert mail["From"].addresses[0].display_name == "Your move · Procaccio"
    page = html_of(mail)
    assert re.search(r'<div class="ahead"[^>]*>Your move · ', page)


def test_a_preference_brings_back_what_each_letter_is_about(app, clock, mailer):
    sit(clock, "pebbles", 2, preferences={"mail": {"subjects": "news"}})
    anna, _ = sent(clock, mailer)
    assert anna["Subject"].startswith(f"{TITLE}: ")


def test_an_inbox_shows_the_question_first_and_the_line_to_write_above_not_at_all(app, clock, mailer):
    sit(clock, "pebbles", 2)
    page = html_of(sent(clock, mailer)[0])
    (ahead,) = re.findall(r'<div class="ahead"[^>]*>(.*?)</div>', page, re.DOTALL)
    body = page.partition("<body")[2]
    assert body.index("ahead") < body.index("## ")
    assert "How many" in ahead or "stake" in ahead
    assert "##" not in ahead
    assert len(re.sub(r"\s+", " ", ahead)) > 90
