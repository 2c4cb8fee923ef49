"""Notices: what happened, and to whom it matters. Letters, webhooks and browsers each tell it in their way."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from service.play.tables.models import Table


class NoticeKind(StrEnum):
    """The kinds of notices that a program can subscribe to. Any other kind is the kind of a letter."""

    TURN = "turn"
    FINISHED = "finished"
    TALK = "talk"
    INVITATION = "invitation"
    CONTEST = "contest"


@dataclass(frozen=True, kw_only=True)
class Notice:
    """Something that happened, for the players whom it concerns."""

    kind: str
    about: str = ""
    """Distinguishes events of a kind, so that each is told once. Turns have their questions for that."""
    table: Table | None = None
    seats: Collection[int] = ()
    """The seats of the table whose players are told."""
    players: Collection[int] = ()
    """The ids of players who are told and have no seat."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    leaves: datetime | None = None
    """The time at which the letters leave, or None for now."""
    anew: bool = False
    """True to tell it even if it was told at an earlier revision of the table."""
    led_on: Collection[int] = ()
    """The seats that answered by a link, whose page shows the rest of the turn."""


class ShortNotice(NamedTuple):
    """What a program or a browser gets of a notice. It has only ids."""

    about: str
    facts: Mapping[str, Any]


def short_notices(notice: Notice) -> dict[int, ShortNotice]:
    """Return what programs and browsers get of a notice, by player."""
    row = notice.table
    if row is None:
        contest = notice.facts["contest"]
        return {
            player: ShortNotice(f"{contest}:{player}:{notice.about}", notice.facts)
            for player in notice.players
        }
    told = {player: ShortNotice(notice.about, {"table": row.id}) for player in notice.players}
    for seat in (row.seats[number] for number in notice.seats):
        if seat.player_id is None:
            continue
        about = notice.about
        facts: dict[str, Any] = {"table": row.id, "seat": seat.number}
        match notice.kind:
            case NoticeKind.TURN:
                about = f"{row.id}:{seat.number}:{seat.question}"
                facts["question"] = seat.question
            case NoticeKind.FINISHED:
                about = f"{row.id}"
            case NoticeKind.TALK:
                facts["line"] = notice.facts["said"]
        told[seat.player_id] = ShortNotice(about, facts)
    return told
