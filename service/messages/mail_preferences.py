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

from service.models.accounts import Player
from service.models.mail import TableMail
from service.models.tables import Seat

MAIL = "mail"  # under this name they lie among the account's preferences


class When(StrEnum):
    """When word of a decision comes."""

    AT_ONCE = "at-once"
    GATHERED = "gathered"  # some minutes later, so that a quick exchange at a table is one mail
    DIGEST = "digest"  # at chosen hours, all tables in one
    BOTH = "both"
    NEVER = "never"


@dataclass(frozen=True, kw_only=True)
class MailPreferences:
    """What is wished, with what holds for whoever has wished nothing."""

    when: str = When.AT_ONCE
    minutes: int = 15
    """For how long news is gathered."""
    hours: Sequence[int] = (8, 18)
    """Of the player's own day, for digests."""
    plain: bool = False
    """Text only."""
    brief: bool = False
    """The decision without the table around it."""
    heard: bool = False
    """Made to be heard: what changed comes first, no plans drawn with letters, no link behind each answer."""

    @classmethod
    def of(cls, *layers: Mapping[str, Any]) -> Self:
        """Later layers go before earlier ones."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for layer in layers for name, value in layer.items() if name in known})

    @property
    def single(self) -> bool:
        """Whether a decision comes as a mail of its own."""
        return self.when in {When.AT_ONCE, When.GATHERED, When.BOTH}

    @property
    def gathered(self) -> bool:
        """Whether it comes in a digest."""
        return self.when in {When.DIGEST, When.BOTH}

    def single_at(self, now: datetime) -> datetime:
        return now + timedelta(minutes=self.minutes if self.when == When.GATHERED else 0)


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


WITHOUT_DIGEST = {When.DIGEST.value: When.NEVER.value, When.BOTH.value: When.AT_ONCE.value}


def end_digests(session: Session, player: Player) -> None:
    """No table's news comes in a digest any more, neither as wished for the account nor for single tables."""
    player.preferences = player.preferences | {MAIL: without_digest(player.preferences.get(MAIL, {}))}
    for chosen in session.scalars(select(TableMail).where(TableMail.player_id == player.id)):
        chosen.choices = without_digest(chosen.choices)


def without_digest(layer: Mapping[str, Any]) -> dict[str, Any]:
    when = layer.get("when")
    return {**layer, "when": WITHOUT_DIGEST[when]} if when in WITHOUT_DIGEST else dict(layer)


def next_hour(hours: Sequence[int], zone: str, now: datetime) -> datetime:
    """When the next of the chosen hours begins where the player lives."""
    here = now.astimezone(ZoneInfo(zone))
    days = (here.date() + timedelta(days=ahead) for ahead in range(3))
    moments = [datetime.combine(day, time(hour), here.tzinfo) for day in days for hour in sorted(set(hours))]
    return next(moment for moment in moments if moment > now)
