"""The viewer of a table page: their seat, if any, and the route that they used."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, lru_cache
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from flask import g, request
from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.text.words import Words as GameWords
from service.mail.links import find_link_holder
from service.mail.recipient import Recipient
from service.platform.accounts.authenticate import Caller
from service.platform.accounts.models import Player, Scope
from service.platform.signing import Purpose, SeatTicket, read_ticket
from service.platform.words import Words, best_language, words
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import seat_of
from service.play.tables.refusals import NotSeated
from service.play.tables.rules import own_parts_text, rule_differences
from service.play.tables.views import display_names, display_title, load_position, position_for

REMEMBERED = 1024


@dataclass(frozen=True)
class Viewer:
    """The viewer of a table page. Their rights follow from `seat`; without a seat they are an onlooker."""

    row: Table
    seat: Seat | None
    player: Player | None
    language: str
    address: str
    """The URL path of the page for this viewer. All parts of the page are below it."""
    signed_in: bool

    @cached_property
    def said(self) -> Words:
        return words(self.language)

    @cached_property
    def game_words(self) -> GameWords:
        return game_named(self.row.game).words(self.language)

    @cached_property
    def names(self) -> Sequence[str]:
        return display_names(self.row, self.language)

    @property
    def ours(self) -> str:
        """Return a sentence on the data of this table that are our estimates."""
        return own_parts_text(self.row, self.language)

    @property
    def otherwise(self) -> Sequence[str]:
        """Return the rules of this table that differ from the rulebook."""
        return rule_differences(self.row, self.language)

    @cached_property
    def game(self) -> engine.AnyTable:
        return load_position(self.row)

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.number)

    @cached_property
    def reader(self) -> Recipient | None:
        """Return the viewer as the recipient of the seat's letters."""
        if self.seat is None or self.player is None:
            return None
        return Recipient(self.row, self.seat, self.player)

    @property
    def title(self) -> str:
        return display_title(self.row, self.language)

    @property
    def number(self) -> int | None:
        """Return the number of the viewer's seat, or None for an onlooker."""
        return None if self.seat is None else self.seat.number

    @property
    def seated(self) -> tuple[Seat, Player]:
        """Return seat and player, or raise NotSeated for an onlooker."""
        if self.seat is None or self.player is None:
            raise NotSeated
        return self.seat, self.player

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
        """Format a time in the reader's language and time zone."""
        zone = self.player.time_zone if self.player else "UTC"
        return format_time(when, zone, self.said.say("time-moment-pattern"), self.language)


@lru_cache(REMEMBERED)
def format_time(when: datetime, zone: str, pattern: str, language: str) -> str:
    """Format a time; cached, since babel is slow and a page contains some times repeatedly."""
    return format_datetime(when.astimezone(ZoneInfo(zone)), pattern, locale=language)


def get_table_caller(table: int) -> Caller | None:
    """Return the signed-in caller, if they may read this table. A seat token is valid only at its table."""
    caller: Caller | None = g.caller
    if caller is None or Scope.READ not in caller.grants:
        return None
    return caller if caller.seat is None or caller.seat[0] == table else None


def load_viewer_by_session(session: Session, table: int) -> Viewer:
    """Return the viewer on the signed-in route, who may be an anonymous onlooker."""
    caller = get_table_caller(table)
    row = position_for(session, table, caller.player_id if caller else None)
    seat = seat_of(row, caller.player_id if caller else None)
    player = session.get(Player, caller.player_id) if caller else None
    language = player.language if player else best_language(request.accept_languages)
    return Viewer(row, seat, player, language, f"/tables/{table}", signed_in=caller is not None)


def load_viewer_by_link(session: Session, ticket: str) -> Viewer:
    """Return the viewer by the link of a seat, regardless of who is signed in with this browser."""
    reader = find_link_holder(session, read_ticket(Purpose.SEAT, SeatTicket, ticket))
    address = f"/{Purpose.SEAT}/{ticket}"
    return Viewer(reader.row, reader.seat, reader.player, reader.player.language, address, signed_in=False)
