"""Which acts are possible now, so that no button is shown that could only fail."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from service.admin.desk.queries import stopped_at
from service.platform.accounts.models import (
    RANK,
    Passkey,
    Player,
    PlayerKind,
    PlayerSession,
    Role,
    SeatKey,
    Token,
)
from service.platform.accounts.program_models import Permission
from service.platform.deps import deps
from service.play.acts.acts import Act, TargetKind, acts_about
from service.play.clocks.queries import missed_questions
from service.play.clocks.running_clock import pauses_at
from service.play.tables.models import Table, TableState
from service.seasons.contests.models import ContestState

Offered = Callable[[Session, Any], bool]
GOING_ON = frozenset({ContestState.JOINING, ContestState.RUNNING})


def going_on(row: Table) -> bool:
    return row.state in {TableState.GATHERING, TableState.RUNNING}


def running(_session: Session, row: Table) -> bool:
    return row.state == TableState.RUNNING and row.dump is not None


def paused(_session: Session, row: Table) -> bool:
    now = deps().clock()
    return row.state == TableState.RUNNING and any(each.start <= now < each.end for each in pauses_at(row))


def holds_keys(session: Session, player: Player) -> bool:
    """Return whether the player has any session, token, key, permission or passkey to revoke."""
    standing = [
        exists().where(model.player_id == player.id, model.revoked_at.is_(None))
        for model in (PlayerSession, Token, SeatKey, Permission)
    ]
    standing.append(exists().where(Passkey.player_id == player.id))
    return any(session.scalar(select(each)) for each in standing)


def person(_session: Session, player: Player) -> bool:
    return player.kind == PlayerKind.PERSON


def somebody(_session: Session, player: Player) -> bool:
    return player.kind in {PlayerKind.PERSON, PlayerKind.GUEST}


def nowhere(_session: Session, _target: Any) -> bool:
    """Return False: the act is offered next to its object, not in the list."""
    return False


def anything(_session: Session, _target: Any) -> bool:
    return True


OFFERED: dict[str, Offered] = {
    "pause": lambda session, row: running(session, row) and not paused(session, row),
    "resume": paused,
    "extend": running,
    "set-pace": lambda _session, row: going_on(row),
    "force-default": running,
    "excuse": lambda session, row: bool(missed_questions(session, row.id, 1)),
    "replace": running,
    "restore": running,
    "open-seat": running,
    "rotate-link": lambda _session, row: row.state != TableState.GATHERING,
    "rewind": lambda _session, row: row.started_at is not None and row.count > 0,
    "end": lambda _session, row: going_on(row),
    "close-talk": lambda _session, row: row.state != TableState.ABANDONED,
    "remove-message": nowhere,
    "settle-report": nowhere,
    "close-circle": anything,
    "circle-owner": lambda _session, circle: len(circle.members) > 1,
    "circle-member": anything,
    "look-behind": running,
    "export": lambda _session, row: row.dump is not None,
    "warn": somebody,
    "mute": somebody,
    "suspend": somebody,
    "ban": somebody,
    "revoke-keys": holds_keys,
    "restart-mail": lambda session, player: stopped_at(session, player) is not None,
    "set-role": person,
    "change-address": person,
    "merge": somebody,
    "export-person": somebody,
    "erase": somebody,
    "contest-deadline": lambda _session, contest: contest.state in GOING_ON,
    "contest-cancel": lambda _session, contest: contest.state != ContestState.FINISHED,
    "contest-withdraw": nowhere,
    "contest-replace": nowhere,
    "league-season": lambda _session, league: league.next_season is not None,
    "league-end": anything,
    "league-member": anything,
}


def offered(session: Session, about: TargetKind, target: Any, role: Role) -> list[Act]:
    """Return the acts on a target that this role may do and that are possible now."""
    may = [each for each in acts_about(about) if RANK.index(role) >= RANK.index(each.role)]
    return [each for each in may if OFFERED[each.name](session, target)]
