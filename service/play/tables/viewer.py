"""Who looks at a table: from a seat or as an onlooker, and in which language."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, Self

import engine
from engine.table.game import game_named
from engine.text.words import Words as GameWords
from service.platform.accounts.models import Player
from service.platform.signing import AnswerTicket, DeadlineTicket, Purpose, SeatTicket, VoteTicket, make_link
from service.platform.words import Words, words
from service.play.pace.explain import format_moment
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.refusals import NotSeated
from service.play.tables.rules import own_parts_text, rule_differences
from service.play.tables.views import display_names, display_title, load_position


@dataclass(frozen=True)
class Viewer:
    """Someone who looks at a table, on a page or in a letter. Without a seat they are an onlooker.

    What they may see follows from `seat`. A `Caller` says with what rights a request is sent.
    """

    row: Table
    seat: Seat | None
    player: Player | None
    language: str
    address: str = ""
    """The URL path of the page for this viewer. All parts of the page are below it."""
    signed_in: bool = False
    """The page belongs to a session, not to the link of a seat."""

    @cached_property
    def said(self) -> Words:
        return words(self.language)

    @cached_property
    def game_words(self) -> GameWords:
        return game_named(self.row.game).words(self.language)

    @cached_property
    def names(self) -> Sequence[str]:
        return display_names(self.row, self.language)

    @cached_property
    def game(self) -> engine.AnyTable:
        return load_position(self.row)

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.number)

    @property
    def ours(self) -> str:
        """Return a sentence on the data of this table that are our estimates."""
        return own_parts_text(self.row, self.language)

    @property
    def otherwise(self) -> Sequence[str]:
        """Return the rules of this table that differ from the rulebook."""
        return rule_differences(self.row, self.language)

    @property
    def title(self) -> str:
        return display_title(self.row, self.language)

    @property
    def zone(self) -> str:
        return self.player.time_zone if self.player else "UTC"

    @property
    def number(self) -> int | None:
        """Return the number of the viewer's seat, or None for an onlooker."""
        return None if self.seat is None else self.seat.number

    @property
    def seated(self) -> "SeatViewer":
        """Return the viewer with their seat, or raise NotSeated for an onlooker."""
        raise NotSeated

    @property
    def playing(self) -> bool:
        return self.row.state == TableState.RUNNING

    @property
    def question(self) -> int | None:
        """Return the number of the question that is open to the seat."""
        return self.seat.question if self.seat is not None and self.playing else None

    def path(self, part: str) -> str:
        """Return the URL path of a part of the page."""
        return f"{self.address}/{part}"

    def moment(self, when: datetime) -> str:
        """Format a time in the viewer's language and time zone."""
        return format_moment(when, self.said, self.zone)


@dataclass(frozen=True)
class SeatViewer(Viewer):
    """A viewer with a seat. Letters are written to them, and the links of the seat are theirs."""

    seat: Seat
    player: Player

    @classmethod
    def of(cls, row: Table, seat: Seat, player: Player) -> Self:
        """Return the viewer in the language of the player, wherever they look from."""
        return cls(row, seat, player, player.language)

    @property
    def seated(self) -> "SeatViewer":
        return self

    def asked_still(self, question: int) -> bool:
        """Return True if the seat owes the answer to a question, which may by now have another id."""
        if self.seat.waiting_since is None:
            return False
        return self.seat.question == question or question in self.game.question_ids(self.seat.number)

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

    def deadline_link(self, question: int) -> str:
        """Return the link to the deadline of a question, as a calendar entry."""
        ticket = DeadlineTicket(*self.ticket, question)
        return make_link(Purpose.DEADLINE, ticket)

    def vote_link(self, motion: int) -> str:
        return make_link(Purpose.VOTE, VoteTicket(*self.ticket, motion))
