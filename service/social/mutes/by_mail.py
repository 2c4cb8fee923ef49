"""Commands by mail: `mute Bob` and `unmute Bob`, for players at the table of the letter."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.incoming.seat_reply import SeatReply, find_named_seat
from service.platform.accounts.models import Player
from service.social.mutes.mute import add_mute, remove_mute
from service.social.mutes.refusals import NobodyToMute


def mute_by_mail(session: Session, reply: SeatReply, name: str, told: LetterReport, now: datetime) -> None:
    """Mute the player with this name."""
    muted, viewer = find_named_player(reply, name), reply.viewer
    try:
        add_mute(session, player_id=viewer.player.id, muted_id=muted.id, now=now)
    except NobodyToMute as nobody:
        raise refuse_line(name, viewer.said.say("answer-why-mute-nobody")) from nobody
    told.done.append(viewer.said.say("answer-muted", name=muted.name))


def unmute_by_mail(session: Session, reply: SeatReply, name: str, told: LetterReport, _now: datetime) -> None:
    """Lift the mute of the player with this name."""
    muted, viewer = find_named_player(reply, name), reply.viewer
    remove_mute(session, player_id=viewer.player.id, muted_id=muted.id)
    told.done.append(viewer.said.say("answer-unmuted", name=muted.name))


def find_named_player(reply: SeatReply, name: str) -> Player:
    """Return the player with this name at the table, or raise RefusedLine."""
    player = reply.viewer.row.seats[find_named_seat(reply.viewer, name)].player
    if player is None:
        raise refuse_line(name, reply.viewer.said.say("answer-why-mute-nobody"))
    return player
