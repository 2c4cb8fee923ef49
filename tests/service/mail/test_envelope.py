"""The envelope: threads, lists, answers, and no header that a name or a line of talk could write."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from service.mail.addresses import ReplySeat, is_issued_to, parse_reply_address
from service.mail.headers import one_line
from service.mail.parse.html import extract_text as read_as_text
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from tests.parts.letters import composed, html_of, sent, sit, text_of

LIFELESS = {"preferences": {"mail": {"form": "short"}}}


def test_mails_of_one_table_are_one_thread(app, clock, mailer):
    sit(clock, "pebbles", 2, **LIFELESS)
    anna, bob = sent(clock, mailer)
    assert anna["References"] == anna["In-Reply-To"]
    assert anna["References"] != bob["References"]
    assert anna["Message-ID"] != bob["Message-ID"]
    assert anna["Auto-Submitted"] == "auto-generated"
    assert anna["X-Procaccio-Loop"] == "decision"
    assert anna["List-Id"] == "<table-1.localhost>"
    assert anna["Feedback-ID"] == "decision:pebbles:procaccio"


def test_an_answer_goes_to_one_seat_and_one_question(app, clock, mailer):
    number = sit(clock, "pebbles", 2, **LIFELESS)
    mail = sent(clock, mailer)[1]
    written = parse_reply_address(mail["Reply-To"].addresses[0].addr_spec)
    with read_session() as session:
        seat = session.get(Table, number).seats[1]
        assert written.reply == (number, 1, seat.question)
        holder = ReplySeat(seat.player_id, seat.generation)
        assert is_issued_to(written, holder)


def test_nothing_is_fetched_from_elsewhere_and_nothing_runs(app, clock, mailer):
    sit(clock, "pebbles", 2)
    html = html_of(sent(clock, mailer)[0])
    assert re.findall(r'(?:src|background)="(?!cid:)', html) == []
    assert not re.search(r"<script|<link|@import|url\(|onclick", html)


def test_an_inbox_shows_the_answers_beside_the_subject_and_no_reader_takes_them_for_one(app, clock, mailer):
    sit(clock, "pebbles", 2, **LIFELESS)
    html = html_of(sent(clock, mailer)[0])
    assert re.search(r'class="ahead"[^>]*>[^<]*· stake 0 · stake 3', html)
    assert read_as_text(html).strip().startswith("## Please write your answer above this line ##")


def test_what_is_made_to_be_heard_is_text_alone_and_begins_with_the_question(app, clock, mailer):
    sit(clock, "pebbles", 2, preferences={"mail": {"form": "heard"}})
    mail = sent(clock, mailer)[0]
    assert mail.get_content_type() == "text/plain"
    assert text_of(mail).index("Stake") < text_of(mail).index("##")
    assert text_of(mail).count("it is your decision") == 1


def test_short_is_the_decision_without_the_table(app, clock, mailer):
    sit(clock, "pebbles", 2, preferences={"mail": {"form": "short"}})
    text = text_of(sent(clock, mailer)[0])
    assert "/answer/" in text
    assert "Decks:" not in text


@pytest.mark.parametrize("part", ["name", "table"])
@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(
    text=st.text(min_size=1, max_size=40).map(
        lambda text: f"{text}\r\nBcc: evil@example.org\r\n\r\n<b>{text}"
    )
)
def test_no_name_writes_a_header_or_markup(app, clock, mailer, part, text):
    """Names are checked where they come in; a letter does not rely on it."""
    text = text.replace("\x00", "").encode(errors="ignore").decode()
    with read_session() as session:
        seated = session.scalar(select(Letter.id).limit(1))
    if seated is None:
        sit(clock, "pebbles", 2, **LIFELESS)
    with transaction() as session:
        thing = session.get(Player if part == "name" else Table, 1)
        thing.name = text
    with read_session() as session:
        letter = session.scalars(select(Letter).order_by(Letter.id)).first()
        session.expunge(letter)
    mail = composed(letter, clock())
    assert mail["Bcc"] is None
    assert mail["Subject"] is not None
    assert "<b>" not in mail.get_body(("html",)).get_content()


@given(st.text())
def test_one_line_is_one_line(text):
    line = one_line(text)
    assert line.isprintable()
    assert len(line) <= 150
