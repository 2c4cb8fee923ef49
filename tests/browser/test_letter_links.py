"""Every link of every kind of letter, fetched by whatever fetches links in mails, and opened by a browser that clicks nothing."""

import re
from datetime import timedelta
from html import unescape
from http import HTTPStatus

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from engine import games
from service.app import create_app
from service.app.mail import KINDS
from service.mail.deliver import deliver_mail
from service.mail.incoming.report import LetterReport
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerSession
from service.platform.database import Base, db
from service.platform.deps import deps
from service.platform.outbox.models import Letter, LetterState, StoppedAddress
from service.platform.outbox.outbox import post_letter
from service.platform.settings import Settings
from service.platform.signing import digest_address
from service.platform.transaction import read_session, transaction
from service.play.clocks.letters import GATHERED, notify_missed_deadline, send_briefing
from service.play.invitations.invite import invite_address
from service.play.invitations.models import Invitation
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.motions.models import MotionKind, Vote
from service.play.motions.vote import propose_motion
from service.play.plans.edit import give_plan
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table
from service.play.tables.open import TableRequest, open_table
from service.play.talk.say import add_line
from service.site.announcements import Announcement
from service.social.seeks.seek import create_seek
from service.web.access import COOKIE
from tests.parts.circles import called_to_play, circle_at
from tests.parts.coach import coached
from tests.parts.contests import contest_of
from tests.parts.letters import play, sit
from tests.parts.servers import free_port, served
from tests.parts.service import Keeper, StandingClock
from tests.parts.waiting import PATIENCE

NEWS = {
    "resigned": {"before": "Bob"},
    "leave": {"seat": 1, "first": "2026-03-03T23:00:00+00:00", "last": "2026-03-10T23:00:00+00:00"},
    "substituted": {"seat": 1, "before": "Bob"},
    "started": {},
    "desk-table": {"act": "pause", "canned": "agreed", "until": "2026-03-10T23:00:00+00:00"},
    "finished": {},
}
LINKLESS = {"desk-player", "announcement"}
"""Kinds of letters in which there is nothing to follow."""
CHANGEABLE = (Player, PlayerSession, Table, Seat, Vote, Invitation, Letter, StoppedAddress)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """The product on loopback, with a table about which every kind of letter has left."""
    port, keeper, clock = free_port(), Keeper(), StandingClock()
    url = f"http://127.0.0.1:{port}"
    folder = tmp_path_factory.mktemp("links")
    settings = Settings(data=folder, public_url=url, stream_seconds=0, rate="100000/minute")
    app = create_app(settings, mailer=keeper, clock=clock)
    with app.app_context():
        Base.metadata.create_all(db.engine)
        write_letters_of_company(clock, write_letters(clock))
        deliver_mail(now=clock() + GATHERED, limit=1000)
    with served(app, port):
        yield app, keeper.mails


def write_letters(clock) -> int:
    number = sit(clock, "florence", 3)
    play(clock, number, 3)
    now = clock()
    with transaction() as session:
        row = session.get_one(Table, number)
        anna = row.seats[0].player
        for kind, facts in NEWS.items():
            post_notice(session, Notice(kind=kind, about="1", table=row, seats=[0], facts=facts), now)
        send_briefing(session, row, row.seats[0], "Bob", now)
        row.seats[0].time = replace(row.seats[0].time, followed_at=now)
        notify_missed_deadline(session, row, now)
        add_line(session, table_id=number, player_id=row.seats[1].player_id, text="Hello.", to=None, now=now)
        propose_motion(
            session, table_id=number, player_id=row.seats[1].player_id, kind=MotionKind.CONCEDE, now=now
        )
        create_seek(session, player=row.seats[1].player, game="principe", now=now)
        other = open_table(
            session, host=anna, wish=TableRequest(game="principe", seats=4, name="Wednesday"), now=now
        )
        invite_address(session, table_id=other.id, by=anna.id, email="new@example.org", now=now)
        asked = next(seat for seat in row.seats if seat.waiting_since)
        of = {"table_id": number, "player_id": asked.player_id}
        give_plan(
            session,
            **of,
            seat=asked.number,
            written="if I name: builder; never more than 100 in all",
            now=now,
        )
        by_hand = {
            "reminder": {"table": number, "seat": asked.number, "question": asked.question},
            "answer": {
                "table": number,
                "seat": asked.number,
                "to": "<1@mail.example.com>",
                "subject": "Your move",
                **LetterReport(shows=["show", "time", "help"]).plain,
            },
            "sign-in": {
                "secret": "pro_in_only-for-tests",
                "code": "K7M-4PX",
                "language": "en",
                "minutes": 20,
            },
        }
        told = {**by_hand["answer"], "number": 1}
        several = {"to": "", "subject": "Your tables", "wrong": [], "others": [], "tables": [told]}
        session.add(Announcement(text="Closed on Sunday.", made_at=now, until=now + timedelta(days=1)))
        session.flush()
        reads_digests = asked.player
        reads_digests.preferences = {"mail": {"rhythm": "digest"}}
        from_the_desk = {
            "digest": (reads_digests.id, reads_digests.email, {}),
            "digest-answer": (reads_digests.id, reads_digests.email, several),
            "desk-player": (anna.id, anna.email, {"facts": {"act": "warn", "canned": "tone", "number": 1}}),
            "address": (anna.id, "anna.new@example.org", {"address": digest_address(anna.email)}),
            "address-notice": (anna.id, anna.email, {"said": "asked"}),
            "announcement": (anna.id, anna.email, {"announcement": 1}),
        }
        for kind, (player, recipient, payload) in from_the_desk.items():
            letter = {"key": f"{kind}:by-hand", "kind": kind, "channel": "mail", "payload": payload}
            post_letter(session, **letter, recipient=recipient, now=now, player_id=player)
        for kind, payload in by_hand.items():
            letter = {"key": f"{kind}:by-hand", "kind": kind, "channel": "mail", "payload": payload}
            post_letter(session, **letter, recipient=asked.player.email, now=now, **of)
    return number


def write_letters_of_company(clock, number: int) -> None:
    """Of a circle, of a contest, and of the coach when the table is over."""
    now = clock()
    with transaction() as session:
        row = session.get_one(Table, number)
        people = [seat.player for seat in row.seats]
        circle = circle_at(session, row, now)
        called = called_to_play(session, circle, now)
        contest_of(session, row.game, people, now)
        about = {"circle": circle.id, "table": called.id, "since": "2026-01-01T00:00:00+00:00"}
        reply = {"said": "noted", "subject": "Thursday", "to": "<1@mail.example.com>"}
        for kind in ("circle-no-seat", "circle-digest", "circle-answer"):
            letter = {"key": f"{kind}:by-hand", "kind": kind, "channel": "mail", "payload": about | reply}
            post_letter(session, **letter, recipient=people[1].email, now=now, player_id=people[1].id)
        over = open_table(session, host=people[0], wish=TableRequest(game=min(games()), seats=2), now=now)
        for seat in (0, 1):
            take_seat(session, table_id=over.id, player=people[seat], number=seat, now=now)
        ended = over.id
    play(clock, ended, 10_000)
    coached(ended, now)


def links_of(mail) -> set[str]:
    """All that can be followed: in the text, in the HTML, in the headers."""
    bodies = [mail.get_body((form,)) for form in ("plain", "html")]
    texts = [body.get_content() for body in bodies if body is not None]
    texts.append(str(mail["List-Unsubscribe"] or ""))
    return {
        unescape(link) for text in texts for link in re.findall(r"http://127\.0\.0\.1:\d+/[^\s\"<>”]+", text)
    }


def all_that_could_change(app) -> list[tuple]:
    with app.app_context(), read_session() as session:
        rows = [row for table in CHANGEABLE for row in session.execute(select(*table.__table__.columns))]
    return sorted(map(tuple, rows), key=repr)


def one_of_each(links: set[str]) -> list[str]:
    """A browser takes its time: of the links that differ only in whom they are for, one."""
    return list({(link.split("/")[3], len(link) // 20): link for link in sorted(links)}.values())


def test_each_kind_has_left_with_links(house):
    app, mails = house
    with app.app_context(), read_session() as session:
        left = set(session.scalars(select(Letter.kind).where(Letter.state == LetterState.SENT)))
    assert left == set(KINDS)
    assert {mail["X-Procaccio-Loop"] for mail in mails if not links_of(mail)} == LINKLESS


def test_whatever_fetches_them_changes_nothing(house):
    app, mails = house
    before = all_that_could_change(app)
    links = set().union(*map(links_of, mails))
    with httpx.Client(follow_redirects=True, timeout=PATIENCE) as fetcher:
        for link in links:
            for method in ("GET", "HEAD", "OPTIONS"):
                assert fetcher.request(method, link).status_code < 500, (method, link)
    assert all_that_could_change(app) == before


def test_a_browser_that_runs_scripts_and_clicks_nothing_changes_nothing(house, browser):
    app, mails = house
    before = all_that_could_change(app)
    links = one_of_each(set().union(*map(links_of, mails)))
    page = browser.new_page()
    for link in links:
        page.goto(link, wait_until="load")
        page.wait_for_timeout(100)
    page.close()
    assert all_that_could_change(app) == before


def test_a_tap_plays_at_once_for_whoever_is_signed_in_and_is_not_repeated(house, browser):
    app, mails = house
    mail = next(mail for mail in reversed(mails) if mail["X-Procaccio-Loop"] == "decision")
    answers = sorted(link for link in links_of(mail) if "/answer/" in link)
    tapped = next(link for link in answers if httpx.get(link).status_code == HTTPStatus.OK)
    context = browser.new_context()
    context.add_cookies([{"name": COOKIE, "value": signed_in(app, mail["To"]), "url": tapped}])
    page = context.new_page()
    before = moves_in(app)
    page.goto(tapped, wait_until="load")
    page.wait_for_selector(".notice.good")
    assert moves_in(app) == before + 1
    undo = page.locator('form[action$="/take-back"] button')
    if undo.count():
        undo.click()
        page.wait_for_load_state("load")
        assert moves_in(app) == before
        page.goto(tapped, wait_until="load")
        page.wait_for_timeout(300)
        assert moves_in(app) == before
    context.close()


def signed_in(app, email: str) -> str:
    secret = generate_key(KeyPrefix.SESSION)
    with app.app_context(), transaction() as session:
        player = session.scalars(select(Player).where(Player.email == email)).one()
        now = deps().clock()
        opened = {"device": "test", "created_at": now, "used_at": now, "expires_at": now + timedelta(days=1)}
        session.add(PlayerSession(player=player, digest=key_digest(secret), **opened))
    return secret


def moves_in(app) -> int:
    with app.app_context(), read_session() as session:
        return sum(session.scalars(select(Table.count)))
