"""Targets of acts: how each is found and locked, and its state before and after an act."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail
from service.platform.accounts.models import Player, PlayerSession, Token
from service.platform.outbox.models import Letter, StoppedAddress
from service.platform.signing import digest_address
from service.play.acts.acts import TargetKind
from service.play.acts.targets import THINGS, State, TargetType, require_target
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move
from service.play.tables.queries import lock_table, people_at
from service.play.talk.models import Report, Said


def table_state(session: Session, row: Table) -> State:
    """Return everything about a table that the desk can change, with seats by number."""
    excused = select(Move.number).where(Move.table_id == row.id, Move.excused.is_(True))
    removed = select(Said.id).where(Said.table_id == row.id, Said.removed_at.is_not(None))
    settled = select(Report.id).where(Report.table_id == row.id, Report.settled_at.is_not(None))
    state: State = {
        "state": row.state,
        "count": row.count,
        "pace": row.pace,
        "result": row.result,
        "talk_closed": row.talk_closed_at is not None,
        "pauses": sorted([each.start, each.end] for each in row.pauses),
        "excused": sorted(session.scalars(excused)),
        "removed": sorted(session.scalars(removed)),
        "settled": sorted(session.scalars(settled)),
    }
    for seat in row.seats:
        held, clock = seat.time, seat.clock
        state[f"seat {seat.number}"] = seat_state(seat) | {
            "absent_since": held.absent_since if held else None,
            "offered_at": seat.offered_at,
            "extra": clock.extra.total_seconds() if clock else None,
        }
    return state


def seat_state(seat: Seat) -> State:
    return {"player": seat.player_id, "generation": seat.generation, "question": seat.question}


def player_state(session: Session, player: Player) -> State:
    """Return everything about a player that the desk can change.

    The address is only a digest that shows changes.
    """
    keys = select(func.count()).where(Token.player_id == player.id, Token.revoked_at.is_(None))
    signed_in = select(func.count()).where(
        PlayerSession.player_id == player.id, PlayerSession.revoked_at.is_(None)
    )
    stopped = player.email is not None and session.get(StoppedAddress, player.email) is not None
    return {
        "kind": player.kind,
        "role": player.role,
        "address": digest_address(player.email),
        "address_stopped": stopped,
        "warnings": player.warnings,
        "muted_until": player.muted_until,
        "suspended_until": player.suspended_until,
        "banned_at": player.banned_at,
        "tokens": session.scalar(keys),
        "sessions": session.scalar(signed_in),
    }


def letter_state(session: Session, letter: Letter) -> State:
    again = select(func.count()).where(Letter.key.startswith(f"{letter.key}:again:", autoescape=True))
    return {"state": letter.state, "again": session.scalar(again)}


def incoming_state(_session: Session, mail: IncomingMail) -> State:
    return {"state": mail.state, "why": mail.why}


THINGS[TargetKind.TABLE] = TargetType(
    find=lambda session, number: require_target(lock_table(session, number)),
    state=table_state,
    table=lambda row: int(row.id),
    people=lambda session, row: people_at(session, row.id),
)
THINGS[TargetKind.PLAYER] = TargetType(
    find=lambda session, number: require_target(
        session.get(Player, number, with_for_update=True, populate_existing=True)
    ),
    state=player_state,
    player=lambda player: int(player.id),
    people=lambda _session, player: {player.id},
)
THINGS[TargetKind.LETTER] = TargetType(
    find=lambda session, number: require_target(session.get(Letter, number, with_for_update=True)),
    state=letter_state,
    table=lambda letter: letter.table_id,
    player=lambda letter: letter.player_id,
    people=lambda _session, letter: {letter.player_id} - {None},
)
THINGS[TargetKind.INCOMING] = TargetType(
    find=lambda session, number: require_target(session.get(IncomingMail, number, with_for_update=True)),
    state=incoming_state,
    table=lambda mail: mail.table_id,
    player=lambda mail: mail.player_id,
)
THINGS[TargetKind.HOUSE] = TargetType(find=lambda _session, _number: None, state=lambda _session, _target: {})
