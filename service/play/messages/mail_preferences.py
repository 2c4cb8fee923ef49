"""A player's mail preferences: for the whole account, with overrides for single tables."""

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

MAIL = "mail"  # the key in the account's preferences


class MailRhythm(StrEnum):
    """The time at which mails about decisions are sent."""

    NOW = "now"
    DIGEST = "digest"  # at chosen hours, all tables in one
    BOTH = "both"  # at once, and what still waits at the chosen hours
    REMINDERS = "reminders"  # only before time runs out
    NEVER = "never"  # stopped by a link in a letter or by a mail service: no letters at all


OFFERED = (MailRhythm.NOW, MailRhythm.DIGEST, MailRhythm.BOTH, MailRhythm.REMINDERS)
"""The rhythms that a player can choose. `never` is a stop and no rhythm."""


class LetterForm(StrEnum):
    """The form of a letter."""

    FULL = "full"
    SHORT = "short"  # the decision without the table around it
    HEARD = "heard"  # text for screen readers: changes come first, nothing is drawn with letters


class SubjectStyle(StrEnum):
    """The kind of subject of letters about a table."""

    TABLE = "table"  # the same for all letters, so that they form one thread
    NEWS = "news"  # a subject for each letter


@dataclass(frozen=True, kw_only=True)
class MailPreferences:
    """The mail preferences of a player, with the defaults."""

    rhythm: str = MailRhythm.NOW
    hours: Sequence[int] = (8, 18)
    """The hours for digests, in the player's own time zone."""
    form: str = LetterForm.FULL
    subjects: str = SubjectStyle.TABLE

    @classmethod
    def of(cls, *layers: Mapping[str, Any]) -> Self:
        """Merge layers of preferences. Later layers override earlier ones."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for layer in layers for name, value in layer.items() if name in known})

    @property
    def single(self) -> bool:
        """Return True if each decision is a mail of its own."""
        return self.rhythm in {MailRhythm.NOW, MailRhythm.BOTH}

    @property
    def gathered(self) -> bool:
        """Return True if decisions are gathered in a digest."""
        return self.rhythm in {MailRhythm.DIGEST, MailRhythm.BOTH}

    @property
    def stopped(self) -> bool:
        return self.rhythm == MailRhythm.NEVER

    @property
    def pictured(self) -> bool:
        """Return True if letters contain a picture of the table."""
        return self.form == LetterForm.FULL

    @property
    def short(self) -> bool:
        return self.form == LetterForm.SHORT

    @property
    def heard(self) -> bool:
        return self.form == LetterForm.HEARD


def mail_preferences(session: Session, player: Player, table_id: int | None = None) -> MailPreferences:
    """Return the preferences of a player: at one table, or of the account if no table is given."""
    chosen = None if table_id is None else session.get(TableMail, (table_id, player.id))
    return preferences_from(player, chosen.choices if chosen else {})


def preferences_from(player: Player, chosen: Mapping[str, Any]) -> MailPreferences:
    """Return the preferences of a player, given the overrides for one table."""
    return MailPreferences.of(player.preferences.get(MAIL, {}), chosen)


def preferences_at(
    session: Session, table_id: int, seats: Sequence[Seat], *, own_wishes: bool = True
) -> dict[int, MailPreferences]:
    """Return the preferences of the players of some seats by player id.

    Pass `own_wishes=False` if no player has overrides for this table. It saves a query.
    """
    own: dict[int, Any] = {}
    if own_wishes:
        own = dict(session.connection().execute(overrides_query(), {"table": table_id}).all())
    players = [seat.player for seat in seats if seat.player]
    return {player.id: preferences_from(player, own.get(player.id, {})) for player in players}


@cache
def overrides_query() -> Select[int, dict[str, Any]]:
    own = select(TableMail.player_id, TableMail.choices)
    return own.where(TableMail.table_id == bindparam("table"))


def change_preferences(
    session: Session, *, player: Player, table_id: int, changes: Mapping[str, Any]
) -> MailPreferences:
    """Change a player's preferences for one table. Fields that are left out stay as they are."""
    chosen = session.get(TableMail, (table_id, player.id))
    if chosen is None:
        chosen = TableMail(table_id=table_id, player_id=player.id, choices={})
        session.add(chosen)
    chosen.choices = chosen.choices | dict(changes)
    return mail_preferences(session, player, table_id)


def turn_off_digests(session: Session, player: Player) -> None:
    """Turn off digests, for the account and for single tables."""
    player.preferences = player.preferences | {MAIL: without_digest(player.preferences.get(MAIL, {}))}
    for chosen in session.scalars(select(TableMail).where(TableMail.player_id == player.id)):
        chosen.choices = without_digest(chosen.choices)


def without_digest(layer: Mapping[str, Any]) -> dict[str, Any]:
    """Return the layer with the letters that the player did not stop: reminders, or one for each decision."""
    left = {MailRhythm.DIGEST: MailRhythm.REMINDERS, MailRhythm.BOTH: MailRhythm.NOW}
    rhythm = layer.get("rhythm", "")
    return {**layer, "rhythm": left[rhythm]} if rhythm in left else {**layer}


def next_digest_time(hours: Sequence[int], zone: str, now: datetime) -> datetime:
    """Return the start of the next chosen hour in the player's time zone."""
    here = now.astimezone(ZoneInfo(zone))
    days = (here.date() + timedelta(days=ahead) for ahead in range(3))
    moments = [datetime.combine(day, time(hour), here.tzinfo) for day in days for hour in sorted(set(hours))]
    return next(moment for moment in moments if moment > now)
