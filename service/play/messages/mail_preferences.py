"""What a player wishes of the post: for the whole account, and otherwise for single tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Any, Self
from zoneinfo import ZoneInfo

from sqlalchemy import Select, bindparam, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.outbox.models import TableMail
from service.play.tables.models import Seat

MAIL = "mail"  # under this name they lie among the account's preferences


class Rhythm(StrEnum):
    """When word of a decision comes."""

    NOW = "now"
    DIGEST = "digest"  # at chosen hours, all tables in one
    REMINDERS = "reminders"  # only before time runs out
    NEVER = "never"  # pressed at the foot of a letter, or by a mail service: no letter at all


OFFERED = (Rhythm.NOW, Rhythm.DIGEST, Rhythm.REMINDERS)
"""Among these one chooses; `never` is a stop, not a rhythm."""


class Form(StrEnum):
    """How a letter is made."""

    FULL = "full"
    SHORT = "short"  # the decision without the table around it
    HEARD = "heard"  # text alone, made to be heard: what changed comes first, nothing is drawn with letters


class Subjects(StrEnum):
    """What stands in the subject of a letter about a table."""

    TABLE = "table"  # the same for all of them, so that they are one conversation
    NEWS = "news"  # what each of them is about


@dataclass(frozen=True, kw_only=True)
class MailPreferences:
    """What is wished, with what holds for whoever has wished nothing."""

    rhythm: str = Rhythm.NOW
    hours: Sequence[int] = (8, 18)
    """Of the player's own day, for digests."""
    form: str = Form.FULL
    subjects: str = Subjects.TABLE

    @classmethod
    def of(cls, *layers: Mapping[str, Any]) -> Self:
        """Later layers go before earlier ones."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for layer in layers for name, value in layer.items() if name in known})

    @property
    def single(self) -> bool:
        """Whether a decision comes as a mail of its own."""
        return self.rhythm == Rhythm.NOW

    @property
    def gathered(self) -> bool:
        """Whether it comes in a digest."""
        return self.rhythm == Rhythm.DIGEST

    @property
    def stopped(self) -> bool:
        return self.rhythm == Rhythm.NEVER

    @property
    def pictured(self) -> bool:
        """Whether the table is shown as a picture."""
        return self.form == Form.FULL

    @property
    def short(self) -> bool:
        return self.form == Form.SHORT

    @property
    def heard(self) -> bool:
        return self.form == Form.HEARD


def mail_preferences(session: Session, player: Player, table_id: int | None = None) -> MailPreferences:
    """What a player wishes, at one table or where no table is meant."""
    chosen = None if table_id is None else session.get(TableMail, (table_id, player.id))
    return preferences_from(player, chosen.choices if chosen else {})


def preferences_from(player: Player, chosen: Mapping[str, Any]) -> MailPreferences:
    """The same where it is known what was chosen for the one table."""
    return MailPreferences.of(player.preferences.get(MAIL, {}), chosen)


def preferences_at(
    session: Session, table_id: int, seats: Sequence[Seat], *, own_wishes: bool = True
) -> dict[int, MailPreferences]:
    """The same for the players of some seats of a table, by their numbers; `own_wishes` is whether any are of this table alone."""
    own: dict[int, Any] = {}
    if own_wishes:
        own = dict(session.connection().execute(chosen_at(), {"table": table_id}).all())
    players = [seat.player for seat in seats if seat.player]
    return {player.id: preferences_from(player, own.get(player.id, {})) for player in players}


@cache
def chosen_at() -> Select[int, dict[str, Any]]:
    own = select(TableMail.player_id, TableMail.choices)
    return own.where(TableMail.table_id == bindparam("table"))


def change_preferences(
    session: Session, *, player: Player, table_id: int, changes: Mapping[str, Any]
) -> MailPreferences:
    """Wish something of one table's mails; what is left out stays."""
    chosen = session.get(TableMail, (table_id, player.id))
    if chosen is None:
        chosen = TableMail(table_id=table_id, player_id=player.id, choices={})
        session.add(chosen)
    chosen.choices = chosen.choices | dict(changes)
    return mail_preferences(session, player, table_id)


def end_digests(session: Session, player: Player) -> None:
    """No table's news comes in a digest any more, neither as wished for the account nor for single tables."""
    player.preferences = player.preferences | {MAIL: without_digest(player.preferences.get(MAIL, {}))}
    for chosen in session.scalars(select(TableMail).where(TableMail.player_id == player.id)):
        chosen.choices = without_digest(chosen.choices)


def without_digest(layer: Mapping[str, Any]) -> dict[str, Any]:
    """What is left are the reminders, which nobody stopped."""
    ended = {"rhythm": Rhythm.REMINDERS} if layer.get("rhythm") == Rhythm.DIGEST else {}
    return {**layer, **ended}


def next_hour(hours: Sequence[int], zone: str, now: datetime) -> datetime:
    """When the next of the chosen hours begins where the player lives."""
    here = now.astimezone(ZoneInfo(zone))
    days = (here.date() + timedelta(days=ahead) for ahead in range(3))
    moments = [datetime.combine(day, time(hour), here.tzinfo) for day in days for hour in sorted(set(hours))]
    return next(moment for moment in moments if moment > now)
