"""Letters of a circle: the call, the notice that no seat is left, the digest, and the reply to an answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.mail.addresses import PersonalRecipient, PersonalTopic, make_personal_address
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.conversation import Conversation, letter_title
from service.mail.headers import reply_subject
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.words import Words, words
from service.play.clocks.running_clock import pace_of
from service.play.messages.mail_preferences import mail_preferences
from service.play.pace.explain import format_moment
from service.play.pace.ready_made import describe_pace
from service.play.tables.models import Table, TableState
from service.play.tables.queries import names_at, table_by_id
from service.play.tables.results import result_of_table
from service.play.tables.rules import rule_differences
from service.play.tables.views import display_names
from service.social.circles.calls import CALL, is_member_called
from service.social.circles.digests import KIND as DIGEST
from service.social.circles.mail_links import call_link, stop_link
from service.social.circles.models import CircleCall
from service.social.circles.queries import answers_to, finished_since, membership, tables_of_circle
from service.social.circles.standings import circle_standings

FIRST = 3
"""How many places of the standings a digest shows."""
MOST = 12
"""The most tables of one state that a digest lists."""


class CircleReader(NamedTuple):
    """The member who reads a letter of their circle. It shows tables from outside, so they are no Viewer."""

    circle: Circle
    player: Player
    heard: bool
    """The member gets letters written for screen readers."""

    @property
    def said(self) -> Words:
        return words(self.player.language)

    def moment(self, at: datetime) -> str:
        """Format a time in the reader's language and time zone."""
        return format_moment(at, self.said, self.player.time_zone)

    def contents(self, kind: str, *, reply: str = "", answers: str = "", **values: Any) -> Contents:
        """Return the contents of a letter with the values that all letters of a circle have.

        Each kind has its own stop link.
        """
        stop = stop_link(self.circle.id, self.player, kind)
        site = deps().settings.public_url
        around = {
            "player": self.player.name,
            "circle": self.circle.name,
            "circle_link": f"{site}/circles/{self.circle.id}",
            "stop": stop,
            "heard": self.heard,
        }
        return Contents(
            language=self.player.language,
            values=around | values,
            plain=self.heard,
            conversation=Conversation(thread=f"circle:{self.circle.id}", sender=self.circle.name),
            stop=stop,
            reply=reply,
            answers=answers,
        )


def member_reading(session: Session, letter: Letter) -> CircleReader:
    """Return the reader of a letter. The letter is obsolete if the player has left the circle."""
    circle = session.get(Circle, letter.payload["circle"])
    player = session.get(Player, letter.player_id)
    if circle is None or player is None or membership(circle, player.id) is None:
        raise ObsoleteLetter("seat-left")
    return CircleReader(circle, player, mail_preferences(session, player).heard)


def require_open_call(session: Session, letter: Letter, reader: CircleReader) -> Table:
    row = table_by_id(session, letter.payload["table"])
    if row is None or not is_member_called(session, row, reader.player.id):
        raise ObsoleteLetter("begun")
    return row


def circle_call_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    """Write the call to a table.

    The letter is obsolete once the table has begun or the reader has answered.
    """
    reader = member_reading(session, letter)
    row = require_open_call(session, letter, reader)
    given = answers_to(session, row.id)
    if reader.player.id in given:
        raise ObsoleteLetter("answered")
    call = session.get_one(CircleCall, row.id)
    coming = [each.player.name for each in reader.circle.members if given.get(each.player_id)]
    return reader.contents(
        CALL,
        reply=str(make_personal_address(PersonalTopic.CIRCLE, PersonalRecipient(row.id, reader.player.id))),
        table=letter_title(row, reader.said),
        game=reader.said.say("table-game", game=row.game),
        game_title=game_named(row.game).title(reader.player.language),
        seats=row.size,
        members=len(reader.circle.members),
        until=reader.moment(call.closes_at) if call.closes_at else "",
        coming=coming,
        pace=describe_pace(pace_of(row), reader.said),
        otherwise=rule_differences(row, reader.player.language),
        link=call_link(row.id, reader.player),
    )


def circle_no_seat_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    """Write that there was no seat: it lists who sits there.

    The reader comes earlier in the order next time.
    """
    reader = member_reading(session, letter)
    row = table_by_id(session, letter.payload["table"])
    if row is None:
        raise ObsoleteLetter("begun")
    sitting = [name for name in names_at(row) if name]
    site = deps().settings.public_url
    return reader.contents(
        CALL,
        table=letter_title(row, reader.said),
        sitting=sitting,
        link=f"{site}/tables/{row.id}",
    )


def circle_digest_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    """Write the digest: standings, finished and running tables, and what comes next.

    It is obsolete if there is nothing to report.
    """
    reader = member_reading(session, letter)
    circle, since = reader.circle, datetime.fromisoformat(letter.payload["since"])
    newest = Table.id.desc()
    finished = session.scalars(finished_since(circle.id, since).order_by(newest).limit(MOST)).all()
    running = session.scalars(
        tables_of_circle(circle.id, state=TableState.RUNNING).order_by(newest).limit(MOST)
    ).all()
    gathering = session.scalars(
        tables_of_circle(circle.id, state=TableState.GATHERING).order_by(newest).limit(MOST)
    ).all()
    if not (finished or running or gathering or circle.next_at):
        raise ObsoleteLetter("answered")
    return reader.contents(
        DIGEST,
        finished=[table_summary(reader, row) for row in finished],
        running=[table_summary(reader, row) for row in running],
        gathering=[table_summary(reader, row) for row in gathering],
        next=reader.moment(circle.next_at) if circle.next_at else "",
        standings=leading_members(session, reader) if finished else [],
    )


def table_summary(reader: CircleReader, row: Table) -> dict[str, Any]:
    """Describe a table in one line: its game, its players and its winners."""
    names = display_names(row, reader.player.language)
    result = result_of_table(row)
    winners = [names[seat] for seat in result.winners] if result else []
    return {
        "title": letter_title(row, reader.said),
        "game": reader.said.say("table-game", game=row.game),
        "names": ", ".join(name for name, seat in zip(names, row.seats, strict=True) if seat.player),
        "winners": ", ".join(winners),
        "count": len(winners),
        "open": sum(seat.player is None for seat in row.seats),
        "link": f"{deps().settings.public_url}/tables/{row.id}",
    }


def leading_members(session: Session, reader: CircleReader) -> Sequence[dict[str, str]]:
    """Return the first places of each game."""
    gone = reader.said.say("circle-gone")
    return [
        {
            "game": reader.said.say("table-game", game=game),
            "first": " · ".join(
                f"{each.place}. {each.player or gone} {each.points}" for each in rows if each.place <= FIRST
            ),
        }
        for game, rows in circle_standings(session, reader.circle.id).items()
    ]


def circle_answer_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    """Write the reply to an answer by mail. It is sent whatever letters the sender has stopped."""
    reader = member_reading(session, letter)
    row = table_by_id(session, letter.payload["table"])
    if row is None:
        raise ObsoleteLetter("begun")
    title = letter_title(row, reader.said)
    return reader.contents(
        CALL,
        answers=letter.payload["to"],
        subject=reply_subject(letter.payload["subject"]) or title,
        told=reader.said.say(f"mail-circle-said-{letter.payload['said']}", table=title),
        link=call_link(row.id, reader.player),
    )
