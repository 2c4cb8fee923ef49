"""A seat as the reader of its mail: the player, their language, and the personal links."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.text.words import Words as GameWords
from service.mail.addresses import NOTHING_ASKED, ReplySeat, ReplyTarget
from service.mail.briefing import ASKS
from service.mail.contents import Contents, HeldLetter, ObsoleteLetter, Picture, SeatFooter
from service.mail.conversation import table_conversation
from service.mail.presence import held_until
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.signing import AnswerTicket, DeadlineTicket, Purpose, SeatTicket, VoteTicket, make_link
from service.platform.words import Words, words
from service.play.messages.mail_preferences import MailPreferences, mail_preferences
from service.play.tables.models import Seat, Table
from service.play.tables.queries import names_at, table_by_id
from service.play.tables.views import display_names, load_position


@dataclass(frozen=True)
class Recipient:
    """The holder of a seat, with the texts and links of a letter to them."""

    row: Table
    seat: Seat
    player: Player

    @cached_property
    def said(self) -> Words:
        return words(self.player.language)

    @cached_property
    def game_words(self) -> GameWords:
        return game_named(self.row.game).words(self.player.language)

    @cached_property
    def names(self) -> Sequence[str]:
        return display_names(self.row, self.player.language)

    @cached_property
    def game(self) -> engine.AnyTable:
        return load_position(self.row)

    def asked_still(self, question: int) -> bool:
        """Return True if the seat owes the answer to a question, which may by now have another id."""
        if self.seat.waiting_since is None:
            return False
        return self.seat.question == question or question in self.game.question_ids(self.seat.number)

    @property
    def title(self) -> str:
        return table_title(self.row, self.said)

    @property
    def company(self) -> str:
        """The other players at a table without a name, because its number means nothing to readers."""
        others = (name for number, name in enumerate(names_at(self.row)) if number != self.seat.number)
        return "" if self.row.name else ", ".join(filter(None, others))

    @property
    def ticket(self) -> SeatTicket:
        return SeatTicket(self.row.id, self.seat.number, self.player.id, self.seat.generation)

    def link(self, purpose: Purpose) -> str:
        return make_link(purpose, self.ticket)

    def part(self, name: str) -> str:
        """Return the link to a part of the table page, behind the link of the seat."""
        return f"{self.link(Purpose.SEAT)}/{name}"

    def answer_link(self, question: int, move: str) -> str:
        ticket = AnswerTicket(*self.ticket, question, self.seat.played, move)
        return make_link(Purpose.ANSWER, ticket)

    def opening_link(self, question: int, words: str) -> str:
        """Return the link to the answers that begin with some words."""
        return self.answer_link(question, f"{ASKS} {words.removeprefix(ASKS).strip()}")

    def deadline_link(self, question: int) -> str:
        """Return the link to the deadline of a question, as a calendar entry."""
        ticket = DeadlineTicket(*self.ticket, question)
        return make_link(Purpose.DEADLINE, ticket)

    def vote_link(self, motion: int) -> str:
        return make_link(Purpose.VOTE, VoteTicket(*self.ticket, motion))

    def moment(self, when: datetime) -> str:
        """Return a time in the reader's format and time zone."""
        pattern = self.said.say("time-moment-pattern")
        there = when.astimezone(ZoneInfo(self.player.time_zone))
        return format_datetime(there, pattern, locale=self.player.language)

    def contents(
        self,
        wishes: MailPreferences,
        question: int = NOTHING_ASKED,
        *,
        picture: Picture | None = None,
        answers: str = "",
        sender: str = "",
        **values: object,
    ) -> Contents:
        """Return contents with the values of every mail about a table.

        `sender` is the player who acts, if any.
        """
        footing = SeatFooter(
            reply=ReplyTarget(self.row.id, self.seat.number, question),
            holder=ReplySeat(self.player.id, self.seat.generation),
            stop=self.link(Purpose.STOP),
            game=self.row.game,
        )
        common = {
            "player": self.player.name,
            "table": self.title,
            "game_title": game_named(self.row.game).title(self.player.language),
            "open": self.link(Purpose.SEAT),
            "settings": self.link(Purpose.MAIL),
            "stop": footing.stop,
            "back": self.link(Purpose.BACK) if self.seat.absent_since else "",
            "short": wishes.short,
            "heard": wishes.heard,
        }
        return Contents(
            language=self.player.language,
            values=common | values,
            plain=wishes.heard,
            picture=picture,
            footing=footing,
            conversation=table_conversation(
                self.row,
                self.title,
                self.player.language,
                sender=sender or self.company,
                subjects=wishes.subjects,
            ),
            revision=self.row.revision,
            answers=answers,
        )


def table_title(row: Table, said: Words) -> str:
    """Return the name of a table, or its number if it has none."""
    return row.name or said.say("mail-table-number", number=str(row.id))


def load_recipient(session: Session, letter: Letter, now: datetime) -> tuple[Recipient, MailPreferences]:
    """Return the recipient of a letter and their mail preferences.

    Raise ObsoleteLetter if the player has left the seat or does not want the letter, HeldLetter if they are
    looking at the table.
    """
    row = table_by_id(session, letter.payload["table"])
    seat = None if row is None else row.seats[letter.payload["seat"]]
    if row is None or seat is None or seat.player is None or seat.player_id != letter.player_id:
        raise ObsoleteLetter("seat-left")
    wishes = mail_preferences(session, seat.player, row.id)
    if wishes.stopped:
        raise ObsoleteLetter("not-wished")
    until = held_until(
        session,
        player_id=seat.player.id,
        table_id=row.id,
        posted=letter.created_at,
        now=now,
    )
    if until is not None:
        raise HeldLetter(until)
    return Recipient(row, seat, seat.player), wishes


def require_recipient(session: Session, letter: Letter) -> Player:
    player = session.get(Player, letter.player_id)
    if player is None or player.email is None:
        raise ObsoleteLetter("seat-left")
    return player
