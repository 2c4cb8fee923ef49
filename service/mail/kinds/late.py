"""The mail after a timeout: one letter per reader and round, with the consequences and a link for what they
can do.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.context import absence_lines, load_seat_context
from service.mail.recipient import load_recipient
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.play.motions.models import MotionKind
from service.play.motions.queries import open_motion
from service.play.tables.models import Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.story import load_story
from service.play.tables.viewer import SeatViewer


def late_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents.

    The letter is obsolete if the moves were taken back, or the silent players have answered again, or the
    letter of the reader's next question says the same.
    """
    viewer, wishes = load_recipient(session, letter, now)
    since = datetime.fromisoformat(letter.payload["facts"].get("since", letter.created_at.isoformat()))
    played = played_by_clock(session, viewer.row, Move.played_at >= since)
    silent = silent_seats(viewer.row, since)
    vote = vote_on_silent(session, viewer)
    if not played and not silent:
        raise ObsoleteLetter("answered")
    asked = viewer.seat.waiting_since
    if wishes.single and asked and not silent and not vote and asked >= played[-1].played_at:
        raise ObsoleteLetter("told")
    mine, others = missed_deadlines(session, viewer, played)
    away = [viewer.names[number] for number in silent if number != viewer.seat.number]
    who = others or away
    return seat_contents(
        viewer,
        wishes,
        mine=mine,
        seat=viewer.game_words.join(who),
        played=bool(others),
        absent=absence_lines(viewer),
        vote=vote,
        idle=asked is None and not vote,
        owes=asked is not None,
        until=load_seat_context(session, viewer, now).until,
        happened=events_of(session, viewer, played),
    )


def played_by_clock(session: Session, row: Table, since: ColumnElement[bool]) -> Sequence[Move]:
    """Return the default moves that were played when time ran out."""
    timed = select(Move).where(Move.table_id == row.id, Move.origin == Origin.CLOCK, since)
    return session.scalars(timed.order_by(Move.number)).all()


def missed_deadlines(
    session: Session, viewer: SeatViewer, played: Sequence[Move]
) -> tuple[str, Sequence[str]]:
    """Return the moves that were played for the reader, and the names of the others who were late."""
    mine = [move for move in played if move.player_id == viewer.player.id]
    others = [late_player_name(session, viewer, move) for move in played if move not in mine]
    said = viewer.game_words
    return said.join(said.write(move.text) for move in mine), list(dict.fromkeys(others))


def late_player_name(session: Session, viewer: SeatViewer, move: Move) -> str:
    """Return the name of the player who was late, even if another player holds the seat now."""
    if viewer.row.seats[move.seat].player_id == move.player_id:
        return viewer.names[move.seat]
    player = session.get(Player, move.player_id) if move.player_id else None
    return (player and player.name) or viewer.said.say("player-gone")


def silent_seats(row: Table, since: datetime) -> list[int]:
    """Return the seats whose silence had a consequence that still lasts."""
    return [
        seat.number
        for seat in row.seats
        if seat.time is not None and seat.time.followed_at is not None and seat.time.followed_at >= since
    ]


def vote_on_silent(session: Session, viewer: SeatViewer) -> str:
    """Return the link to the vote on silent seats, or an empty string if the reader has no vote."""
    motion = open_motion(session, viewer.row.id, MotionKind.SUBSTITUTE)
    if motion is None or viewer.seat.number in {motion.seat, *(vote.seat for vote in motion.votes)}:
        return ""
    return viewer.vote_link(motion.id)


def events_of(session: Session, viewer: SeatViewer, played: Sequence[Move]) -> list[dict[str, object]]:
    """Return the events of the defaults that this reader may see."""
    numbers = {move.number for move in played}
    first = min(numbers, default=0)
    told = load_story(session, viewer.row, viewer.seat.number, first - 1, viewer.language) if numbers else []
    return [event for event in told if event["count"] in numbers]
