"""Which acts are possible now, so that no button is shown that could only fail."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

from service.admin.desk.queries import find_stopped_address
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
from service.play.tables.models import Table, TableState
from service.seasons.contests.models import ContestState

Offered = Callable[[Session, Any], bool]
GOING_ON = frozenset({ContestState.JOINING, ContestState.RUNNING})


def is_going_on(row: Table) -> bool:
    return row.state in {TableState.GATHERING, TableState.RUNNING}


def is_running(_session: Session, row: Table) -> bool:
    return row.state == TableState.RUNNING and row.dump is not None


def is_paused(_session: Session, row: Table) -> bool:
    now = deps().clock()
    return row.state == TableState.RUNNING and any(each.start <= now < each.end for each in row.pauses)


def has_keys(session: Session, player: Player) -> bool:
    """Return whether the player has any session, token, key, permission or passkey to revoke."""
    standing = [
        exists().where(model.player_id == player.id, model.revoked_at.is_(None))
        for model in (PlayerSession, Token, SeatKey, Permission)
    ]
    standing.append(exists().where(Passkey.player_id == player.id))
    return any(session.scalar(select(each)) for each in standing)


def is_person(_session: Session, player: Player) -> bool:
    return player.kind == PlayerKind.PERSON


def is_person_or_guest(_session: Session, player: Player) -> bool:
    return player.kind in {PlayerKind.PERSON, PlayerKind.GUEST}


def never_offer(_session: Session, _target: Any) -> bool:
    """Return False: the act is offered next to its object, not in the list."""
    return False


def always_offer(_session: Session, _target: Any) -> bool:
    return True


OFFERED: dict[str, Offered] = {
    "pause": lambda session, row: is_running(session, row) and not is_paused(session, row),
    "resume": is_paused,
    "extend": is_running,
    "set-pace": lambda _session, row: is_going_on(row),
    "force-default": is_running,
    "excuse": lambda session, row: bool(missed_questions(session, row.id, 1)),
    "replace": is_running,
    "restore": is_running,
    "open-seat": is_running,
    "rotate-link": lambda _session, row: row.state != TableState.GATHERING,
    "rewind": lambda _session, row: row.started_at is not None and row.count > 0,
    "end": lambda _session, row: is_going_on(row),
    "close-talk": lambda _session, row: row.state != TableState.ABANDONED,
    "remove-message": never_offer,
    "settle-report": never_offer,
    "close-circle": always_offer,
    "circle-owner": lambda _session, circle: len(circle.members) > 1,
    "circle-member": always_offer,
    "look-behind": is_running,
    "export": lambda _session, row: row.dump is not None,
    "warn": is_person_or_guest,
    "mute": is_person_or_guest,
    "suspend": is_person_or_guest,
    "ban": is_person_or_guest,
    "revoke-keys": has_keys,
    "restart-mail": lambda session, player: find_stopped_address(session, player) is not None,
    "set-role": is_person,
    "change-address": is_person,
    "merge": is_person_or_guest,
    "export-person": is_person_or_guest,
    "erase": is_person_or_guest,
    "contest-deadline": lambda _session, contest: contest.state in GOING_ON,
    "contest-cancel": lambda _session, contest: contest.state != ContestState.FINISHED,
    "contest-withdraw": never_offer,
    "contest-replace": never_offer,
    "league-season": lambda _session, league: league.next_season is not None,
    "league-end": always_offer,
    "league-member": always_offer,
}


def offered_acts(session: Session, about: TargetKind, target: Any, role: Role) -> list[Act]:
    """Return the acts on a target that this role may do and that are possible now."""
    may = [each for each in acts_about(about) if RANK.index(role) >= RANK.index(each.role)]
    return [each for each in may if OFFERED[each.name](session, target)]
