"""Using the links in mails: opening a seat for its holder, and playing one answer with a button.

A link plays once. It stays valid as long as its question is open, whatever other seats do meanwhile. Its own
seat may also change the answer to that question. An answer that was played by a link is not played by it
again.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

import engine
from service.mail.briefing import ASKS, certain_effects_text
from service.platform.accounts.models import Player
from service.platform.signing import AnswerTicket, DeadlineTicket, SeatTicket, is_address_digest
from service.play.tables.move_models import Move, Origin
from service.play.tables.queries import lock_table, table_by_id
from service.play.tables.story import load_story
from service.play.tables.submit import PlayedTurn, Turn, submit_turn
from service.play.tables.viewer import SeatViewer
from service.play.tables.views import read_move


class ClosedLink(LookupError):
    """Raised for a link that was valid once. Its holder left the seat, or the links were renewed."""


class StaleLink(LookupError):
    """Raised if the question is closed, or this answer was already played."""


@dataclass(frozen=True)
class AnswerOffer:
    """The answer that a button would play, in the language of the reader."""

    move: str
    certain: str


def find_link_holder(session: Session, ticket: SeatTicket) -> SeatViewer:
    """Return the holder of a seat link, or raise Closed."""
    row = table_by_id(session, ticket.table)
    if row is None or ticket.seat >= len(row.seats):
        raise ClosedLink
    seat = row.seats[ticket.seat]
    if seat.player is None or seat.player.id != ticket.player or seat.generation != ticket.generation:
        raise ClosedLink
    return SeatViewer.of(row, seat, seat.player)


def find_addressed_player(session: Session, player_id: int, address: str | None) -> Player:
    """Return the player to whose address a letter went, or raise ClosedLink if the address has changed."""
    player = session.get(Player, player_id)
    if player is None or not is_address_digest(address, player.email):
        raise ClosedLink
    return player


def load_answer_offer(session: Session, viewer: SeatViewer, ticket: AnswerTicket) -> AnswerOffer:
    """Return what the link would play.

    Raise Stale, or engine.Refusal if the answer has become illegal.
    """
    check_fresh(session, viewer, ticket)
    game, seat, words = viewer.game, ticket.seat, viewer.game_words
    move = read_move(viewer.row, game, seat, ticket.move)
    return AnswerOffer(words.write(str(move)), certain_effects_text(game, seat, move, viewer.names, words))


def listed_words(session: Session, viewer: SeatViewer, ticket: AnswerTicket) -> str | None:
    """Return the words with which the answers that a link lists begin, or None for a link that plays an
    answer.

    Raise Stale if the link is no longer valid.
    """
    if not ticket.move.startswith(ASKS):
        return None
    check_fresh(session, viewer, ticket)
    return ticket.move.removeprefix(ASKS).strip()


def check_due(viewer: SeatViewer, ticket: DeadlineTicket) -> None:
    """Raise Stale unless the seat still owes the answer that this deadline is for."""
    if not viewer.playing or not viewer.asked_still(ticket.question):
        raise StaleLink


def check_fresh(session: Session, viewer: SeatViewer, ticket: AnswerTicket) -> None:
    if viewer.question != ticket.question or has_played_answer(session, ticket):
        raise StaleLink


def has_played_answer(session: Session, ticket: AnswerTicket) -> bool:
    """Return True if the seat has given this same answer since the mail was written."""
    same = exists().where(
        Move.table_id == ticket.table,
        Move.seat == ticket.seat,
        Move.question == ticket.question,
        Move.text == ticket.move,
        Move.number > ticket.played,
    )
    return bool(session.scalar(select(same)))


def play_offer(session: Session, ticket: AnswerTicket, now: datetime) -> PlayedTurn:
    """Play the answer of a button. The table is locked first, so that two clicks play once."""
    lock_table(session, ticket.table)
    viewer = find_link_holder(session, ticket.of)
    check_fresh(session, viewer, ticket)
    turn = Turn(
        table_id=ticket.table,
        seat=ticket.seat,
        question=ticket.question,
        moves=[ticket.move],
        origin=Origin.LINK,
        player_id=ticket.player,
    )
    return submit_turn(session, turn, now)


def refusal_text(refused: engine.Refusal, viewer: SeatViewer) -> str:
    return refused.explain(viewer.game_words)


def events_since_mail(session: Session, viewer: SeatViewer, ticket: AnswerTicket) -> list[dict[str, Any]]:
    """Return the events since the mail was written that the seat may see, beginning with its own move."""
    return load_story(session, viewer.row, ticket.seat, ticket.played, viewer.language)
