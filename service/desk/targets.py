"""What acts are about: how each thing is found and locked, and the state that the trail compares."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from service.accounts.address_mark import address_mark
from service.circles.queries import locked_circle
from service.contests.queries import contest_by_id, count_entrants, entrants_in, round_of
from service.desk.acts import About
from service.desk.refusals import NotThere
from service.leagues.queries import league_by_id, members_in
from service.models.accounts import Player, PlayerSession, Token
from service.models.circles import Circle
from service.models.contests import Contest, EntrantState
from service.models.desk import Report
from service.models.incoming_mail import IncomingMail
from service.models.leagues import League
from service.models.mail import Letter, StoppedAddress
from service.models.questions import PastQuestion
from service.models.tables import Seat, Table
from service.models.talk import Said
from service.tables.queries import locked_table, people_at

State = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Thing:
    """One kind of thing that can be acted upon."""

    find: Callable[[Session, int], Any]
    state: Callable[[Session, Any], State]
    table: Callable[[Any], int | None] = lambda _: None
    player: Callable[[Any], int | None] = lambda _: None
    people: Callable[[Session, Any], set[int]] = lambda _session, _target: set()


def found(target: Any) -> Any:
    if target is None:
        raise NotThere
    return target


def table_state(session: Session, row: Table) -> State:
    """All of a table that the desk can change; seats by number."""
    excused = select(PastQuestion.id).where(PastQuestion.table_id == row.id, PastQuestion.excused)
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
            "offered_at": held.offered_at if held else None,
            "extra": clock.extra.total_seconds() if clock else None,
        }
    return state


def seat_state(seat: Seat) -> State:
    return {"player": seat.player_id, "generation": seat.generation, "question": seat.question}


def player_state(session: Session, player: Player) -> State:
    """All of a player that the desk can change: of the address only a mark, by which a change can be told."""
    keys = select(func.count()).where(Token.player_id == player.id, Token.revoked_at.is_(None))
    signed_in = select(func.count()).where(
        PlayerSession.player_id == player.id, PlayerSession.revoked_at.is_(None)
    )
    stopped = player.email is not None and session.get(StoppedAddress, player.email) is not None
    return {
        "kind": player.kind,
        "role": player.role,
        "address": address_mark(player.email),
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


def circle_state(_session: Session, circle: Circle) -> State:
    """All of a circle that the desk can change."""
    return {
        "closed": circle.closed_at is not None,
        "owner": circle.owner_id,
        "members": sorted(each.player_id for each in circle.members),
        "link": circle.link_generation,
    }


def contest_state(session: Session, contest: Contest) -> State:
    """All of a contest that an act can change: until when the present part of it lasts, and who has withdrawn."""
    present = round_of(session, contest.id, contest.round)
    return {
        "state": contest.state,
        "until": present.deadline if present else contest.joining_ends,
        "withdrawn": sorted(
            entrant.id for entrant in entrants_in(session, contest.id, EntrantState.WITHDRAWN)
        ),
        "entered": count_entrants(session, contest.id),
    }


def league_state(session: Session, league: League) -> State:
    """All of a league that an act can change."""
    return {
        "state": league.state,
        "next_season": league.next_season,
        "members": sorted(each.player_id for each in session.scalars(members_in(league.id))),
    }


@cache
def things() -> dict[About, Thing]:
    return {
        About.TABLE: Thing(
            find=lambda session, number: found(locked_table(session, number)),
            state=table_state,
            table=lambda row: int(row.id),
            people=lambda session, row: people_at(session, row.id),
        ),
        About.PLAYER: Thing(
            find=lambda session, number: found(
                session.get(Player, number, with_for_update=True, populate_existing=True)
            ),
            state=player_state,
            player=lambda player: int(player.id),
            people=lambda _session, player: {player.id},
        ),
        About.LETTER: Thing(
            find=lambda session, number: found(session.get(Letter, number, with_for_update=True)),
            state=letter_state,
            table=lambda letter: letter.table_id,
            player=lambda letter: letter.player_id,
            people=lambda _session, letter: {letter.player_id} - {None},
        ),
        About.INCOMING: Thing(
            find=lambda session, number: found(session.get(IncomingMail, number, with_for_update=True)),
            state=incoming_state,
            table=lambda mail: mail.table_id,
            player=lambda mail: mail.player_id,
        ),
        About.CIRCLE: Thing(
            find=lambda session, number: found(locked_circle(session, number)),
            state=circle_state,
            people=lambda _session, circle: {each.player_id for each in circle.members},
        ),
        About.CONTEST: Thing(
            find=lambda session, number: found(contest_by_id(session, number, lock=True)),
            state=contest_state,
        ),
        About.LEAGUE: Thing(
            find=lambda session, number: found(league_by_id(session, number, lock=True)),
            state=league_state,
        ),
        About.HOUSE: Thing(find=lambda _session, _number: None, state=lambda _session, _target: {}),
    }
