"""Letters of every kind, word by word as they are kept: read them before keeping new ones.

Each is written in every other language too, and no English may be left in it.

`pytest tests/service/mail/test_kinds.py --keep-letters` writes them anew.
"""

import re
from datetime import timedelta
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from engine import games
from service.app.mail import KINDS
from service.mail.incoming.report import LetterReport, LineFault
from service.people.email_change import send_notice
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import post_letter
from service.platform.transaction import read_session, transaction
from service.play.clocks.letters import notify_missed_deadline, send_briefing
from service.play.clocks.running_clock import running_clock_at
from service.play.clocks.views import SeatDeadline
from service.play.invitations.invite import invite_address
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.motions.models import MotionKind
from service.play.motions.vote import propose_motion, propose_substitute, submit_vote
from service.play.plans.edit import give_plan
from service.play.tables.join import take_seat
from service.play.tables.models import Table
from service.play.tables.open import TableRequest, open_table
from service.play.talk.say import add_line
from service.play.timeouts.sweep import play_default
from service.site.announcements import Announcement
from service.social.circles.calls import decide_call
from service.social.seeks.seek import create_seek
from tests.parts.catalogues import TRANSLATED
from tests.parts.circles import called_to_play, circle_at
from tests.parts.coach import coached
from tests.parts.letters import composed, english_in, html_of, play, sit, text_of

KEPT = Path(__file__).parent / "kept"
ALTERNATIVE = re.compile(r'alt="[^"]*"')  # what a picture tells is kept where it is drawn
DAY = timedelta(days=1)
GAMES = list(games())


def letters_of(game: str) -> Path:
    """Where the letters of one game are kept."""
    return Path(str(games()[game].folder)) / "tests" / "letters"


def moments(name: str) -> list[tuple[str, int]]:
    """After how many moves letters of a kind were kept of each game: `moments("decision-*")`."""
    before, _, after = name.partition("*")
    return [
        (game, int(file.stem.removeprefix(before).removesuffix(after)))
        for game in GAMES
        for file in sorted(letters_of(game).glob(f"{name}.txt"))
        if file.stem.removeprefix(before).removesuffix(after).isdigit()
    ]


def each_moment(name: str) -> list[tuple[str, int]]:
    """The same; of a game that keeps none, at the deal."""
    kept = moments(name)
    return [*kept, *((game, 0) for game in GAMES if game not in dict(kept))]


@pytest.fixture
def kept(request, pytestconfig):
    """Holds a mail against the one that was kept under this name."""

    def check(mail, name: str, folder: Path = KEPT) -> None:
        head = f"From: {mail['From'].addresses[0].display_name}\nSubject: {mail['Subject']}"
        said = {"txt": f"{head}\n\n{text_of(mail)}"}
        if mail.get_body(("html",)) is not None:
            said["html"] = ALTERNATIVE.sub('alt="(the board in words)"', html_of(mail))
        for form, text in said.items():
            file = folder / f"{name}.{form}"
            if pytestconfig.getoption("--keep-letters"):
                file.parent.mkdir(exist_ok=True, parents=True)
                file.write_text(text)
            assert file.is_file(), f"{file} is not kept yet: write it with --keep-letters, and read it"
            assert text == file.read_text()

    return check


def mail_of(clock, kind: str, seat: int | None = None, as_kind: str = ""):
    """The latest letter of a kind, composed now, perhaps as one of another kind that needs the same."""
    with read_session() as session:
        asked = select(Letter).where(Letter.kind == kind).order_by(Letter.id.desc())
        letters = [
            letter for letter in session.scalars(asked) if seat is None or letter.payload.get("seat") == seat
        ]
        session.expunge(letters[0])
    letters[0].kind = as_kind or kind
    left = {each: found for each in TRANSLATED if (found := english_in(letters[0], each, clock()))}
    assert left == {}
    return composed(letters[0], clock())


@pytest.mark.parametrize(("game", "count"), each_moment("decision-*"))
def test_decision(app, clock, kept, game, count):
    number = sit(clock, game, 3)
    with transaction() as session:
        add_line(
            session,
            table_id=number,
            player_id=2,
            text="I am not stopping.\nAt anything.",
            to=None,
            now=clock(),
        )
    seat = play(clock, number, count).waiting[0]
    kept(mail_of(clock, "decision", seat), f"decision-{count}", letters_of(game))


@pytest.mark.parametrize(("game", "count"), moments("decision-*-heard"))
def test_a_decision_to_be_heard(app, clock, kept, game, count):
    number = sit(clock, game, 3, preferences={"mail": {"form": "heard"}})
    seat = play(clock, number, count).waiting[0]
    kept(mail_of(clock, "decision", seat), f"decision-{count}-heard", letters_of(game))


def test_reminder(app, clock, kept):
    sit(clock, "principe", 3)
    kept(mail_of(clock, "decision", 0, as_kind="reminder"), "reminder")


@pytest.mark.parametrize("game", GAMES)
def test_finished(app, clock, kept, game):
    number = sit(clock, game, 3)
    play(clock, number, 10_000)
    kept(mail_of(clock, "finished", 0), "finished", letters_of(game))


def test_finished_by_agreement(app, clock, kept):
    number = sit(clock, "principe", 3)
    play(clock, number, 41)
    with transaction() as session:
        asked = propose_motion(session, table_id=number, player_id=1, kind=MotionKind.CONCEDE, now=clock())
        for player in (2, 3):
            submit_vote(
                session, table_id=number, motion_id=asked.id, player_id=player, agreed=True, now=clock()
            )
    kept(mail_of(clock, "finished", 0), "finished-by-agreement")


def test_coach(app, clock, kept):
    number = sit(clock, max(GAMES), 3)
    play(clock, number, 10_000)
    coached(number, clock())
    kept(mail_of(clock, "coach", 0), "coach")


NEWS = {
    "resigned": {"before": "Bob"},
    "leave": {"seat": 1, "first": "2026-03-03T23:00:00+00:00", "last": "2026-03-10T23:00:00+00:00"},
    "substituted": {"seat": 1, "before": "Bob"},
    "started": {},
    "desk-table": {"act": "pause", "canned": "agreed", "until": "2026-03-10T23:00:00+00:00"},
}


@pytest.mark.parametrize("kind", list(NEWS))
def test_news(app, clock, kept, kind):
    number = sit(clock, "florence", 3)
    with transaction() as session:
        row = session.get(Table, number)
        post_notice(session, Notice(kind=kind, about="1", table=row, seats=[0], facts=NEWS[kind]), clock())
    kept(mail_of(clock, kind, 0), kind)


def test_late(app, clock, kept):
    """To the one who had answered, with the next question and without it, and to one whose time ran out."""
    number = sit(clock, max(GAMES), 3, pace={"time": "P1D"})
    play(clock, number, 1)
    for seat in (1, 2):
        with transaction() as session:
            row = session.get(Table, number)
            play_default(session, row, row.seats[seat], running_clock_at(row, row.seats[seat]), clock())
    kept(mail_of(clock, "decision", 0), "late-asked")
    kept(mail_of(clock, "late", 1), "late-yours")
    with transaction() as session:
        session.get(Table, number).seats[0].player.preferences = {"mail": {"rhythm": "reminders"}}
    kept(mail_of(clock, "late", 0), "late")


def test_late_for_long(app, clock, kept):
    """Nobody hears from Bob: the others vote, and Bob is told how one comes back."""
    number = sit(clock, max(GAMES), 3, pace={"time": "P1D", "absence": {"after": "P2D", "then": "vote"}})
    with transaction() as session:
        row = session.get(Table, number)
        row.seats[1].time = replace(row.seats[1].time, absent_since=clock(), followed_at=clock())
        propose_substitute(session, row, row.seats[1], clock())
        notify_missed_deadline(session, row, clock())
    kept(mail_of(clock, "late", 0), "late-vote")
    kept(mail_of(clock, "late", 1), "late-unheard")


@pytest.mark.parametrize(("game", "count"), each_moment("briefing-*"))
def test_briefing(app, clock, kept, game, count):
    number = sit(clock, game, 3)
    play(clock, number, count)
    with transaction() as session:
        row = session.get(Table, number)
        send_briefing(session, row, row.seats[0], "Bob", now=clock())
    kept(mail_of(clock, "briefing", 0), f"briefing-{count}", letters_of(game))


def test_talk(app, clock, kept):
    number = sit(clock, "florence", 3)
    with transaction() as session:
        for text in ("Who wants the park?", "I do not.\nHave it."):
            add_line(session, table_id=number, player_id=2, text=text, to=[0], now=clock.tick(minutes=1))
    kept(mail_of(clock, "talk", 0), "talk")


def test_votes(app, clock, kept):
    number = sit(clock, "florence", 3)
    with transaction() as session:
        propose_motion(session, table_id=number, player_id=2, kind=MotionKind.ABANDON, now=clock())
    kept(mail_of(clock, "votes", 0), "votes")


def test_plan_stopped(app, clock, kept):
    number = sit(clock, "florence", 3)
    play(clock, number, 3)
    with read_session() as session:
        seat = next(seat for seat in session.get(Table, number).seats if seat.waiting_since)
    with transaction() as session:
        text = "if I name: builder; never more than 100 in all"
        give_plan(
            session,
            table_id=number,
            seat=seat.number,
            player_id=seat.player_id,
            written=text,
            now=clock(),
        )
    kept(mail_of(clock, "plan-stopped"), "plan-stopped")


def test_digest(app, clock, kept, monkeypatch):
    """Of two tables: the later one has the nearer deadline."""
    ends = {1: SeatDeadline(clock() + 2 * DAY, ""), 2: SeatDeadline(clock() + DAY, "")}
    monkeypatch.setattr(
        import_module("service.mail.kinds.digest"), "seat_deadline", lambda row, *_: ends[row.id]
    )
    number = sit(clock, "florence", 2, preferences={"mail": {"rhythm": "digest", "hours": [18]}})
    play(clock, number, 20)
    with transaction() as session:
        wish = TableRequest(game="principe", seats=2, name="Wednesday")
        later = open_table(session, host=None, wish=wish, now=clock())
        for seat in session.get(Table, number).seats:
            take_seat(session, table_id=later.id, player=seat.player, now=clock())
    kept(mail_of(clock, "digest"), "digest")


def test_invitation(app, clock, kept):
    number = sit(clock, "florence", 2)
    with transaction() as session:
        host = session.get(Table, number).seats[0].player
        wish = TableRequest(game="principe", seats=4, name="Wednesday")
        table = open_table(session, host=host, wish=wish, now=clock())
        invite_address(session, table_id=table.id, by=host.id, email="new@example.org", now=clock())
    kept(mail_of(clock, "invitation"), "invitation")


def test_an_open_table(app, clock, kept):
    sit(clock, "florence", 2)
    with transaction() as session:
        host, player = session.scalars(select(Player).order_by(Player.id).limit(2)).all()
        create_seek(session, player=player, game="principe", now=clock())
        open_table(session, host=host, wish=TableRequest(game="principe", seats=4), now=clock())
    kept(mail_of(clock, "table-opened"), "table-opened")


@pytest.mark.parametrize("said", ["asked", "changed", "in-use"])
def test_a_notice_about_an_address(app, clock, kept, said):
    sit(clock, "florence", 2)
    with transaction() as session:
        player = session.get_one(Player, 1)
        send_notice(session, player, "anna@example.org", said, clock())
    kept(mail_of(clock, "address-notice"), f"address-notice-{said}")


FROM_THE_DESK = {
    "desk-player": {"facts": {"act": "warn", "canned": "tone", "number": 2}},
    "address": {"address": "of the old one"},
    "announcement": {"announcement": 1},
}


@pytest.mark.parametrize("kind", list(FROM_THE_DESK))
def test_desk(app, clock, kept, kind, monkeypatch):
    sit(clock, "florence", 2)
    monkeypatch.setattr("service.people.letters.is_address_digest", lambda *_: True)
    with transaction() as session:
        session.add(Announcement(text="Closed on Sunday.", made_at=clock(), until=clock() + DAY))
        letter = {"kind": kind, "channel": "mail", "recipient": "anna@example.org", "player_id": 1}
        post_letter(session, key=kind, payload=FROM_THE_DESK[kind], now=clock(), **letter)
    kept(mail_of(clock, kind), kind)


def test_sign_in(app, clock, kept):
    payload = {"secret": "pro_in_only-for-tests", "code": "K7M-4PX", "language": "en", "minutes": 20}
    sign_in = {"kind": "sign-in", "channel": "mail", "recipient": "anna@example.org"}
    with transaction() as session:
        post_letter(session, key="sign-in:1", payload=payload, now=clock(), **sign_in)
    kept(mail_of(clock, "sign-in"), "sign-in")


OF_A_CIRCLE = {
    "circle-call": {},
    "circle-no-seat": {},
    "circle-digest": {"since": "2026-01-01T00:00:00+00:00"},
    "circle-answer": {"said": "noted", "subject": "Thursday", "to": "<1@mail.example.com>"},
}


@pytest.mark.parametrize("kind", list(OF_A_CIRCLE))
def test_circle(app, clock, kept, kind):
    """Of three friends, who usually play by two."""
    number = sit(clock, GAMES[0], 3)
    with transaction() as session:
        row = session.get(Table, number)
        circle = circle_at(session, row, clock())
        called = called_to_play(session, circle, clock())
        if kind == "circle-no-seat":
            decide_call(session, called.id, clock.tick(days=4))
        if kind != "circle-call":
            payload = {"circle": circle.id, "table": called.id} | OF_A_CIRCLE[kind]
            letter = {
                "kind": kind,
                "channel": "mail",
                "recipient": "bob@example.org",
                "player_id": row.seats[1].player_id,
            }
            post_letter(session, key=kind, payload=payload, now=clock(), **letter)
    kept(mail_of(clock, kind), kind)


ANSWERS = {
    "played": LetterReport(played=["bid 400"], since=0, shows=["time"]),
    "not-carried-out": LetterReport(wrong=[LineFault("bit 400", "Perhaps “bid”.")]),
    "other-sender": LetterReport(
        wrong=[LineFault("", "This came from elsewhere.")],
        links=[{"move": "bid 400", "link": "https://example.org/1"}],
    ),
    "shown": LetterReport(done=["What you wrote was said."], shows=["show", "history", "help"]),
}


@pytest.mark.parametrize("told", list(ANSWERS))
def test_answer(app, clock, kept, told):
    number = sit(clock, "florence", 2)
    payload = {"table": number, "seat": 0, "to": "<1@mail.example.com>", "subject": "Your move"}
    with transaction() as session:
        post_letter(
            session,
            key="answer:1",
            kind="answer",
            channel="mail",
            recipient="anna@example.org",
            payload=payload | ANSWERS[told].plain,
            now=clock(),
            player_id=session.get(Table, number).seats[0].player_id,
            table_id=number,
        )
    kept(mail_of(clock, "answer"), f"answer-{told}")


def test_digest_answer(app, clock, kept):
    number = sit(clock, "principe", 3)
    told = ANSWERS["played"].plain | {"number": 2, "table": number, "seat": 0, "brings_question": True}
    wrong = [{"line": "1: bit 400", "why": "Perhaps “bid”."}]
    payload = {"to": "<1@mail.example.com>", "subject": "Your tables", "wrong": wrong, "others": []}
    with transaction() as session:
        letter = {"kind": "digest-answer", "channel": "mail", "recipient": "anna@example.org", "player_id": 1}
        post_letter(session, key="1", payload=payload | {"tables": [told]}, now=clock(), **letter)
    kept(mail_of(clock, "digest-answer"), "digest-answer")


def test_every_kind_is_kept():
    folders = [KEPT, *map(letters_of, GAMES)]
    kept = [file.name for folder in folders for file in folder.glob("*.txt")]
    assert {kind for kind in KINDS if not any(name.startswith(kind) for name in kept)} == set()
