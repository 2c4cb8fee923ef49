"""Who has a table before their eyes, from which seat, and by which door they came in."""

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
from service.mail.links import reader_behind
from service.mail.recipient import Recipient
from service.mail.signed_links import Purpose, Tickets
from service.platform.accounts.authenticate import Caller
from service.platform.accounts.models import Player, Scope
from service.platform.deps import deps
from service.platform.words import Words, best_language, words
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import seat_of
from service.play.tables.refusals import NotSeated
from service.play.tables.rules import otherwise_at, ours_at
from service.play.tables.views import loaded_position, position_for, shown_names, shown_title

REMEMBERED = 1024


@dataclass(frozen=True)
class Viewer:
    """A reader of the page; what they may see and do follows from `seat`, and they look on where that is None."""

    row: Table
    seat: Seat | None
    player: Player | None
    language: str
    address: str
    """Where this page lies for them; everything that belongs to it lies below."""
    signed_in: bool

    @cached_property
    def said(self) -> Words:
        return words(self.language)

    @cached_property
    def game_words(self) -> GameWords:
        return game_named(self.row.game).words(self.language)

    @cached_property
    def names(self) -> Sequence[str]:
        return shown_names(self.row, self.language)

    @property
    def ours(self) -> str:
        """What of what is played here is ours and not of the box."""
        return ours_at(self.row, self.language)

    @property
    def otherwise(self) -> Sequence[str]:
        """What is played here otherwise than in the rulebook."""
        return otherwise_at(self.row, self.language)

    @cached_property
    def game(self) -> engine.AnyTable:
        return loaded_position(self.row)

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.number)

    @cached_property
    def reader(self) -> Recipient | None:
        """The same as the reader of the seat's letters."""
        if self.seat is None or self.player is None:
            return None
        return Recipient(self.row, self.seat, self.player)

    @property
    def title(self) -> str:
        return shown_title(self.row, self.language)

    @property
    def number(self) -> int | None:
        """From which seat the table is seen."""
        return None if self.seat is None else self.seat.number

    @property
    def seated(self) -> tuple[Seat, Player]:
        """For what only those may do who sit at the table."""
        if self.seat is None or self.player is None:
            raise NotSeated
        return self.seat, self.player

    @property
    def playing(self) -> bool:
        return self.row.state == TableState.RUNNING

    @property
    def question(self) -> int | None:
        """The question that is open to their seat."""
        return self.seat.question if self.seat is not None and self.playing else None

    def path(self, part: str) -> str:
        """Where a part of the page lies."""
        return f"{self.address}/{part}"

    def moment(self, when: datetime) -> str:
        """A point in time as this reader writes it, where they live."""
        zone = self.player.time_zone if self.player else "UTC"
        return written(when, zone, self.said.say("time-moment-pattern"), self.language)


@lru_cache(REMEMBERED)
def written(when: datetime, zone: str, pattern: str, language: str) -> str:
    """A page says some moments more than once, and babel takes its time."""
    return format_datetime(when.astimezone(ZoneInfo(zone)), pattern, locale=language)


def known_at(table: int) -> Caller | None:
    """Who is signed in, if they may look at this table. The key of one seat makes nobody known at another."""
    caller: Caller | None = g.caller
    if caller is None or Scope.READ not in caller.grants:
        return None
    return caller if caller.seat is None or caller.seat[0] == table else None


def by_session(session: Session, table: int) -> Viewer:
    """Whoever is signed in, or nobody in particular."""
    caller = known_at(table)
    row = position_for(session, table, caller.player_id if caller else None)
    seat = seat_of(row, caller.player_id if caller else None)
    player = session.get(Player, caller.player_id) if caller else None
    language = player.language if player else best_language(request.accept_languages)
    return Viewer(row, seat, player, language, f"/tables/{table}", signed_in=caller is not None)


def by_link(session: Session, ticket: str) -> Viewer:
    """Whoever holds the link of a seat, whoever's browser this is."""
    reader = reader_behind(session, Tickets.of(deps().settings).seat(Purpose.SEAT, ticket))
    address = f"/{Purpose.SEAT}/{ticket}"
    return Viewer(reader.row, reader.seat, reader.player, reader.player.language, address, signed_in=False)
