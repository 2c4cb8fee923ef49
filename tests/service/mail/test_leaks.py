"""What leaves tells nobody what they cannot know: letters of every kind, calls of programs, messages to browsers.

Another past is laid under the rows of a table, one that this seat could not tell from the real one. The same happens at
both, and what is written to that seat is the same, byte for byte. Pictures are compared as they are drawn: to make points of
them takes longer than all else.
"""

import random
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.orm import Session

import engine
from engine.bots import BOTS, answer
from engine.text.sentences import event_text
from service.admin.desk.all_acts import ACTS
from service.app.mail import KINDS
from service.mail.briefing import seat_briefing
from service.mail.compose import compose_mail
from service.mail.incoming.report import LetterReport
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, Role
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.acts.audit import carry_out_act
from service.play.clocks import letters
from service.play.clocks.running_clock import running_clock_at
from service.play.messages import notify_browsers, notify_programs
from service.play.messages.digests import post_digest
from service.play.messages.models import Hook, PushSubscription
from service.play.messages.notice import Notice, NoticeKind
from service.play.messages.notify_players import post_seat_letter
from service.play.messages.post_notice import post_notice
from service.play.motions.models import MotionKind
from service.play.motions.vote import propose_motion, propose_substitute
from service.play.pace.calendar import Leave
from service.play.plans.models import PlanState, StandingPlan
from service.play.plans.run import stop_plan
from service.play.tables.models import Seat, Table
from service.play.tables.views import load_position
from service.play.talk.say import add_line
from service.play.timeouts.sweep import play_default
from service.programs.feeds import push_delivery, webhook_delivery
from tests.engine.playing import games_with_secrets
from tests.parts.letters import play, sit
from tests.parts.twins import SeatedTwins, all_undone, another, lay_out, seat_twins, table_of

NAMES = ("Anna", "Bob", "Chris")
LANGUAGE = "en"
DAY = timedelta(days=1)


@pytest.mark.parametrize("game", list(engine.games()))
def test_a_briefing_tells_nothing_that_its_seat_cannot_know(game):
    table = engine.new_table(game, seats=min(engine.games()[game].seats[-1], 3), seed=b"3" * 32)
    chance = random.Random(3)
    words = table.game.words(LANGUAGE)
    while not table.over and table.count < 90:
        for seat in table.waiting if table.count % 4 == 0 else ():
            other = table.imagine(seat, bytes([table.count]) * 32)
            assert seat_briefing(table, seat, NAMES, words) == seat_briefing(other, seat, NAMES, words)
            assert told(table, seat) == told(other, seat)
        answer(table, table.waiting[0], BOTS["steady"], chance.randrange)


def told(table, seat: int) -> list[str]:
    return [event_text(table.game.words(LANGUAGE), event, NAMES) for event in table.events(seat, since=5)]


class Moment(NamedTuple):
    """Where something happens of which a seat is told."""

    session: Session
    row: Table
    reader: Seat
    other: Seat
    """Another that owes an answer."""
    now: datetime

    def time_runs_out(self, seat: Seat) -> None:
        play_default(self.session, self.row, seat, running_clock_at(self.row, seat), self.now)

    def fall_silent(self) -> None:
        """Of the other nobody hears any more, and the table votes on it."""
        self.other.time = replace(self.other.time, absent_since=self.now, followed_at=self.now)
        propose_substitute(self.session, self.row, self.other, self.now)
        letters.notify_missed_deadline(self.session, self.row, self.now)

    def remind(self) -> None:
        run = running_clock_at(self.row, self.reader)
        letters.send_reminder(self.session, self.row, self.reader, run, self.now + DAY, self.now)

    def begin(self) -> None:
        seats = [self.reader.number]
        started = Notice(kind="started", about="deal", table=self.row, seats=seats)
        post_notice(self.session, started, self.now)

    def gather(self) -> None:
        self.reader.player.preferences = {"mail": {"rhythm": "digest", "hours": [18]}}
        post_digest(self.session, self.reader.player, self.now)

    def force(self) -> None:
        """The desk answers for the other, as time would."""
        moderator = Player(
            kind=PlayerKind.PERSON,
            email="mod@example.org",
            name="Mod",
            role=Role.MODERATOR,
            created_at=self.now,
        )
        self.session.add(moderator)
        self.session.flush()
        given = {"seat": self.other.number, "question": self.other.question, "reason": "They asked."}
        act = ACTS["force-default"]
        carry_out_act(self.session, act, self.row.id, by=moderator.id, given=given, key="1", now=self.now)

    def stop_plan(self) -> None:
        plan = StandingPlan(
            table_id=self.row.id,
            seat=self.reader.number,
            player_id=self.reader.player_id,
            text="default when forced",
            state=PlanState.STANDING,
            given_at=self.now,
        )
        self.session.add(plan)
        self.session.flush()
        stop_plan(self.session, self.row, plan, "does-not-fit", {"moves": ()}, self.now)

    def reply(self) -> None:
        """With all that may be asked to see."""
        game, seat = load_position(self.row), self.reader.number
        said = LetterReport(
            since=0,
            shows=["show", "cards", "history", "time", "help"],
            about=[str(move) for move in game.choices(seat).moves[:3]],
            rules=[""],
        )
        payload = {"table": self.row.id, "seat": seat, "to": "<1@mail.example.com>", "subject": "A question"}
        whole = payload | said.plain | {"brings_question": True}
        post_seat_letter(self.session, self.row, self.reader, "answer", "1", whole, self.now, leaves=self.now)
        several = payload | {"wrong": [], "others": [], "tables": [whole | {"number": 1}]}
        post_seat_letter(
            self.session, self.row, self.reader, "digest-answer", "1", several, self.now, leaves=self.now
        )

    def say(self) -> None:
        speaker = self.other.player_id
        add_line(self.session, table_id=self.row.id, player_id=speaker, text="Ciao", to=None, now=self.now)

    def move(self) -> None:
        asks = {"table_id": self.row.id, "player_id": self.other.player_id, "kind": MotionKind.PAUSE}
        propose_motion(self.session, now=self.now, **asks)

    def call(self) -> None:
        """Programs and browsers hear of the question that is open."""
        turn = Notice(kind=NoticeKind.TURN, table=self.row, seats=[self.reader.number])
        post_notice(self.session, turn, self.reader.waiting_since)


CAUSES: Sequence[tuple[str, Callable[[Moment], object]]] = (
    ("decision", Moment.call),
    ("reminder", Moment.remind),
    ("digest", Moment.gather),
    ("started", Moment.begin),
    ("decision", lambda at: at.time_runs_out(at.other)),
    ("late", lambda at: at.time_runs_out(at.other)),
    ("late", lambda at: at.time_runs_out(at.reader)),
    ("late", Moment.fall_silent),
    (
        "leave",
        lambda at: letters.notify_leave(at.session, at.row, at.other, Leave(at.now, at.now + DAY), at.now),
    ),
    ("substituted", lambda at: letters.notify_substitution(at.session, at.row, at.other, "Bob", at.now)),
    ("resigned", lambda at: letters.notify_resignation(at.session, at.row, at.other, "Bob", at.now)),
    ("briefing", lambda at: letters.send_briefing(at.session, at.row, at.reader, "Bob", at.now)),
    ("talk", Moment.say),
    ("plan-stopped", Moment.stop_plan),
    ("votes", Moment.move),
    ("answer", Moment.reply),
    ("digest-answer", Moment.reply),
    ("desk-table", Moment.force),
)
"""What brings a letter of each kind about."""
OVER = "it leaves when the table is over, and nothing is hidden there any more"
NO_POSITION = "it says nothing of what is played at a table that goes on"
NOT_COMPARED = {
    "finished": OVER,
    "coach": OVER,
    "sign-in": NO_POSITION,
    "invitation": NO_POSITION,
    "contest": NO_POSITION,
    "desk-player": NO_POSITION,
    "address": NO_POSITION,
    "address-notice": NO_POSITION,
    "announcement": NO_POSITION,
    "circle-call": NO_POSITION,
    "circle-no-seat": NO_POSITION,
    "circle-digest": NO_POSITION,
    "circle-answer": NO_POSITION,
    "table-opened": NO_POSITION,
}
CALLS_NOT_COMPARED = {
    NoticeKind.FINISHED: OVER,
    NoticeKind.INVITATION: NO_POSITION,
    NoticeKind.CONTEST: NO_POSITION,
}


def test_every_kind_of_letter_is_compared_or_not_for_a_reason():
    assert sorted([*{kind for kind, _ in CAUSES}, *NOT_COMPARED]) == sorted(KINDS)


@pytest.fixture
def drawn(monkeypatch):
    monkeypatch.setattr("service.mail.pictures.render_png", lambda drawing, *_: drawing.encode())


@pytest.mark.parametrize("game", games_with_secrets())
def test_what_leaves_tells_nothing_that_its_reader_cannot_know(app, clock, game, drawn):
    at = seat_twins(clock, game)
    clock.tick(minutes=1)
    listen(at, clock())
    real = [written(at, kind, cause, clock()) for kind, cause in CAUSES]
    lay_out(at.number, at.twin)
    again = [written(at, kind, cause, clock()) for kind, cause in CAUSES]
    assert [CAUSES[place] for place, before in enumerate(real) if again[place] != before] == []
    calls = {key for each in real for key in each if key[0] == notify_programs.CHANNEL}
    assert {topic for _, topic in calls} == set(NoticeKind) - CALLS_NOT_COMPARED.keys()


def listen(at: SeatedTwins, now: datetime) -> None:
    """The reader's programs and a browser of theirs hear of everything."""
    with transaction() as session:
        player = session.get_one(Table, at.number).seats[at.reader].player_id
        signed_in = PlayerSession(
            digest=b"1", player_id=player, device="", created_at=now, used_at=now, expires_at=now + DAY
        )
        session.add(signed_in)
        session.flush()
        hook = Hook(player_id=player, url="https://example.org", about=list(NoticeKind), created_at=now)
        browser = PushSubscription(
            player_id=player,
            session_id=signed_in.id,
            endpoint="https://push.example.org/1",
            sealed_for="",
            auth="",
            created_at=now,
        )
        session.add_all([hook, browser])


def written(
    at: SeatedTwins, kind: str, cause: Callable[[Moment], object], now: datetime
) -> dict[tuple[str, str], Any]:
    """All that is written to the reader when a letter of a kind is caused, and what was posted for it."""
    with all_undone():
        with transaction() as session:
            row = session.get_one(Table, at.number)
            cause(Moment(session, row, row.seats[at.reader], row.seats[at.other], now))
        with read_session() as session:
            player = session.get_one(Table, at.number).seats[at.reader].player_id
            mine = select(Letter).where(Letter.player_id == player).order_by(Letter.id)
            posted = {(each.channel, each.kind): each for each in session.scalars(mine)}
            session.expunge_all()
        assert ("mail", kind) in posted
        return {
            key: (letter.key, letter.payload, sent(letter, now))
            for key, letter in posted.items()
            if key == ("mail", kind) or letter.channel != "mail"
        }


def sent(letter: Letter, now: datetime) -> object:
    """What its recipient gets."""
    match letter.channel:
        case notify_programs.CHANNEL:
            return webhook_delivery.build_call(letter, now)
        case notify_browsers.CHANNEL:
            with read_session() as session:
                browser = session.get_one(PushSubscription, letter.payload["browser"])
                return push_delivery.message_data(session, letter, browser)
        case _:
            return compose_mail(letter, now).octets


@pytest.mark.parametrize("game", list(engine.games()))
def test_nor_does_a_decision_later_in_the_game(app, clock, game, drawn):
    number = sit(clock, game, min(engine.games()[game].seats[-1], 3))
    compared = 0
    for count in (7, 30):
        if play(clock, number, count).over:
            break
        table = table_of(number)
        for seat in table.waiting:
            with read_session() as session:
                letter = last_decision(session, number, seat)
            real = compose_mail(letter, clock())
            with all_undone():
                lay_out(number, another(table, seat))
                assert compose_mail(letter, clock()) == real
            compared += 1
    assert compared


def last_decision(session: Session, number: int, seat: int) -> Letter:
    player = session.get_one(Table, number).seats[seat].player_id
    asked = select(Letter).where(Letter.kind == "decision", Letter.player_id == player)
    letter = session.scalars(asked.order_by(Letter.id.desc())).first()
    session.expunge(letter)
    return letter
