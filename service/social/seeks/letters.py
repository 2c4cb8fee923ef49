"""The letter about an open table, to a player who looks for one."""

from datetime import datetime

from sqlalchemy.orm import Session

from engine.table.game import game_named
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.conversation import Conversation
from service.mail.recipient import require_recipient
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.signing import Purpose, SeekStopTicket, digest_address, make_link
from service.platform.words import words
from service.play.clocks.running_clock import pace_of
from service.play.messages.mail_preferences import mail_preferences
from service.play.pace.explain import format_moment
from service.play.pace.ready_made import describe_pace
from service.play.tables.queries import names_at, table_by_id
from service.play.tables.rules import rule_differences
from service.social.seeks.queries import seek_of
from service.social.seeks.tell import has_open_seats


def table_opened_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Write that a table is open. The letter is obsolete once the player does not look for one any more."""
    player = require_recipient(session, letter)
    row = table_by_id(session, letter.payload["table"])
    if row is None or not has_open_seats(row):
        raise ObsoleteLetter("begun")
    host = session.get(Player, row.host_id) if row.host_id else None
    if host is None:
        raise ObsoleteLetter("host-gone")
    wishes = mail_preferences(session, player)
    seek = session.scalars(seek_of(player.id, row.game)).first()
    if seek is None or seek.expires_at <= now or wishes.stopped:
        raise ObsoleteLetter("not-wished")
    said = words(player.language)
    stop = make_link(Purpose.STOP_SEEK, SeekStopTicket(player.id, digest_address(player.email), row.game))
    return Contents(
        language=player.language,
        values={
            "player": player.name,
            "host": host.name,
            "game": said.say("table-game", game=row.game),
            "game_title": game_named(row.game).title(player.language),
            "table": row.name,
            "seats": row.size,
            "open": sum(seat.player_id is None for seat in row.seats),
            "sitting": [name for name in names_at(row) if name],
            "pace": describe_pace(pace_of(row), said),
            "otherwise": rule_differences(row, player.language),
            "link": f"{deps().settings.public_url}/tables/{row.id}",
            "until": format_moment(seek.expires_at, said, player.time_zone),
            "stop": stop,
            "heard": wishes.heard,
        },
        plain=wishes.heard,
        conversation=Conversation(thread=f"table:{row.id}", sender=host.name),
        stop=stop,
    )
