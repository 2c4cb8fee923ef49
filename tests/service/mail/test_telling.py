"""Which letters leave when: once for each decision, never stale, gathered, in digests, held back, stopped."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from service.mail.bounces import find_letter, resume_mail, stop_mail
from service.mail.presence import HELD_AT_MOST, note_presence
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter, LetterState
from service.platform.transaction import read_session, transaction
from service.play.messages.mail_preferences import change_preferences, turn_off_digests
from service.play.messages.notify_players import post_seat_letter
from service.play.tables.join import take_seat
from service.play.tables.models import Table
from service.play.tables.open import TableRequest, open_table
from service.play.talk.say import add_line, mark_read
from tests.parts.letters import play, sent, sit, text_of


def wishes(number: int, **changes: object) -> None:
    """Anna wishes something of this table."""
    with transaction() as session:
        change_preferences(
            session, player=session.get(Player, anna(number)), table_id=number, changes=changes
        )


def anna(number: int) -> int:
    with read_session() as session:
        return session.get(Table, number).seats[0].player_id


def recipients(mails) -> list[str]:
    return sorted(mail["To"].partition("@")[0] for mail in mails)


def letters(kind: str) -> list[tuple[str, str]]:
    with read_session() as session:
        return [
            (letter.state, letter.last_error)
            for letter in session.scalars(select(Letter).where(Letter.kind == kind).order_by(Letter.id))
        ]


def test_everybody_who_owes_an_answer_gets_one_mail(app, clock, mailer):
    sit(clock, "florence", 3)
    assert recipients(sent(clock, mailer)) == ["anna", "bob", "chris"]
    assert sent(clock, mailer) == []


def test_who_owes_nothing_learns_that_play_has_begun(app, clock, mailer):
    sit(clock, "pebbles", 3)
    mails = sent(clock, mailer)
    assert len(mails) == 3
    assert {letter for letter, _ in letters("started")} | {letter for letter, _ in letters("decision")} == {
        LetterState.SENT
    }


def test_a_turn_that_is_over_is_not_mailed(app, clock, mailer):
    number = sit(clock, "florence", 3)
    play(clock, number, 1)
    assert recipients(sent(clock, mailer)) == ["bob", "chris"]
    assert (LetterState.VOID, "answered") in letters("decision")


def test_whoever_wishes_reminders_alone_is_asked_by_no_letter(app, clock, mailer):
    number = sit(clock, "florence", 2, preferences={"mail": {"rhythm": "reminders"}})
    assert sent(clock, mailer) == []
    with transaction() as session:
        seat = session.get(Table, number).seats[0]
        payload = {"table": number, "seat": 0, "question": seat.question}
        post_seat_letter(
            session, session.get(Table, number), seat, "reminder", "1", payload, clock(), leaves=clock()
        )
    assert recipients(sent(clock, mailer)) == ["anna"]


def test_a_digest_has_all_tables_the_longest_waiting_first(app, clock, mailer):
    number = sit(clock, "florence", 2, preferences={"mail": {"rhythm": "digest", "hours": [18]}})
    assert sent(clock, mailer) == []
    clock.tick(hours=2)
    with transaction() as session:
        players = [seat.player for seat in session.get(Table, number).seats]
        later = open_table(
            session, host=None, wish=TableRequest(game="principe", seats=2, name="Later"), now=clock()
        )
        for player in players:
            take_seat(session, table_id=later.id, player=player, now=clock())
    clock.tick(hours=7)
    first, _ = mails = sent(clock, mailer)
    assert recipients(mails) == ["anna", "bob"]
    assert text_of(first).index("Tuesday Medici") < text_of(first).index("Later")
    clock.tick(days=1)
    assert recipients(sent(clock, mailer)) == ["anna", "bob"]


def test_both_is_a_letter_at_once_and_a_digest_of_what_still_waits(app, clock, mailer):
    number = sit(clock, "florence", 2, preferences={"mail": {"rhythm": "both", "hours": [18]}})
    assert recipients(sent(clock, mailer)) == ["anna", "bob"]
    clock.tick(hours=9)
    assert recipients(sent(clock, mailer)) == ["anna", "bob"]
    assert letters("digest") == [(LetterState.SENT, "")] * 2 + [(LetterState.PENDING, "")] * 2
    with transaction() as session:
        player = session.get(Table, number).seats[0].player
        turn_off_digests(session, player)
        assert player.preferences["mail"]["rhythm"] == "now"


def test_a_digest_of_nothing_is_not_sent(app, clock, mailer):
    number = sit(clock, "florence", 2, preferences={"mail": {"rhythm": "digest", "hours": [18]}})
    wishes(number, rhythm="never")
    clock.tick(hours=9)
    assert recipients(sent(clock, mailer)) == ["bob"]


def test_who_looks_at_the_table_is_mailed_later_and_at_last(app, clock, mailer):
    number = sit(clock, "florence", 2)
    with transaction() as session:
        note_presence(session, player_id=anna(number), table_id=number, now=clock())
    assert recipients(sent(clock, mailer)) == ["bob"]
    clock.tick(minutes=3)
    assert recipients(sent(clock, mailer)) == ["anna"]


def test_a_page_forgotten_in_a_tab_holds_nothing_back_for_ever(app, clock, mailer):
    number = sit(clock, "florence", 2)
    for _ in range(int(HELD_AT_MOST / timedelta(minutes=1)) + 1):
        with transaction() as session:
            note_presence(session, player_id=anna(number), table_id=number, now=clock())
        sent(clock, mailer)
        clock.tick(minutes=1)
    assert recipients(mailer.mails) == ["anna", "bob"]


def test_stopped_mail_stays_away(app, clock, mailer):
    number = sit(clock, "florence", 2)
    wishes(number, rhythm="never")
    assert recipients(sent(clock, mailer)) == ["bob"]
    assert (LetterState.VOID, "not-wished") in letters("decision")


def test_an_address_from_which_mail_comes_back_gets_none_until_it_works(app, clock, mailer):
    number = sit(clock, "florence", 2)
    mail = next(mail for mail in sent(clock, mailer) if "anna" in mail["To"])
    address = "anna@example.org"
    with transaction() as session:
        assert find_letter(session, address=address, message_id="<guessed@localhost>") is None
        stop_mail(
            session,
            find_letter(session, address=address, message_id=mail["Message-ID"]),
            why="5.1.1",
            now=clock(),
        )
        add_line(
            session,
            table_id=number,
            player_id=anna(number) + 1,
            text="Ciao",
            to=None,
            now=clock(),
        )
    assert recipients(sent(clock, mailer)) == []
    assert (LetterState.VOID, "address-stopped") in letters("talk")
    with transaction() as session:
        resume_mail(session, address="anna@example.org")
        add_line(session, table_id=number, player_id=anna(number) + 1, text="Ancora", to=None, now=clock())
    assert recipients(sent(clock, mailer)) == ["anna"]


def test_talk_is_told_to_those_who_may_hear_it_and_have_not(app, clock, mailer):
    number = sit(clock, "florence", 3)
    sent(clock, mailer)
    with transaction() as session:
        add_line(session, table_id=number, player_id=anna(number), text="To you alone", to=[1], now=clock())
    (mail,) = sent(clock, mailer)
    assert mail["To"] == "bob@example.org"
    assert "To you alone" in text_of(mail)
    with transaction() as session:
        said = add_line(
            session, table_id=number, player_id=anna(number), text="Read at once", to=[1], now=clock()
        )
        mark_read(session, table_id=number, player_id=anna(number) + 1, said=said.id)
    assert sent(clock, mailer) == []


@pytest.mark.parametrize("game", ["florence", "principe"])
def test_a_whole_table_by_mail(app, clock, mailer, game):
    """Every letter of a whole table is sent or came to nothing for a reason; the last ones tell the result."""
    number = sit(clock, game, 2, preferences={"mail": {"form": "short"}})
    play(clock, number, 10_000)
    mails = sent(clock, mailer)
    while more := sent(clock, mailer):
        mails += more
    assert {state for state, _ in letters("decision")} == {LetterState.VOID}
    assert {state for state, _ in letters("finished")} == {LetterState.SENT}
    assert recipients(mails) == ["anna", "bob"]
    assert "SHA-256" in text_of(mails[0])
