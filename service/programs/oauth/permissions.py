"""Permissions of a player: list them by program and revoke them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session, joinedload

from service.platform.accounts.models import Scope
from service.platform.accounts.program_models import Permission, Program, permission_is_valid
from service.platform.transaction import notify_after_commit

KEPT = timedelta(days=1)
"""How long spent codes and revoked tokens are kept, so that their reuse is noticed."""


@dataclass(frozen=True)
class AllowedProgram:
    """A program that a player has allowed, on any number of devices."""

    program: Program
    scope: str
    since: datetime
    used_at: datetime | None


def allowed_programs(session: Session, player_id: int, now: datetime) -> Sequence[AllowedProgram]:
    """Return the allowed programs, in the order of their registration."""
    valid = (Permission.player_id == player_id, permission_is_valid(now))
    rows = select(Permission).where(*valid).options(joinedload(Permission.program))
    found = session.scalars(rows.order_by(Permission.program_id, Permission.id)).all()
    return [merge_permissions(list(each)) for _, each in groupby(found, key=lambda held: held.program_id)]


def is_allowed(session: Session, player_id: int, program_id: int, now: datetime) -> bool:
    """Return whether a player allows a program now."""
    held = select(Permission.id).where(
        Permission.player_id == player_id, Permission.program_id == program_id, permission_is_valid(now)
    )
    return session.scalar(held.limit(1)) is not None


def merge_permissions(held: list[Permission]) -> AllowedProgram:
    """Combine the permissions of one program. The widest scope counts."""
    plays = any(each.scope == Scope.PLAY for each in held)
    return AllowedProgram(
        program=held[0].program,
        scope=Scope.PLAY if plays else Scope.READ,
        since=held[0].created_at,
        used_at=max((each.used_at for each in held if each.used_at), default=None),
    )


def revoke_permission(session: Session, permission: Permission, now: datetime) -> None:
    """Revoke a permission on one device. Repeating it changes nothing."""
    permission.revoked_at = permission.revoked_at or now
    notify_after_commit(session, f"player:{permission.player_id}")  # its streams must end


def take_permission_back(session: Session, *, player_id: int, program_id: int, now: datetime) -> bool:
    """Revoke a program on all devices.

    Return False if the player never allowed it. Repeating it changes nothing.
    """
    theirs = (Permission.player_id == player_id, Permission.program_id == program_id)
    known = session.scalar(select(Permission.id).where(*theirs).limit(1)) is not None
    standing = update(Permission).where(*theirs, Permission.revoked_at.is_(None))
    session.execute(standing.values(revoked_at=now))
    notify_after_commit(session, f"player:{player_id}")  # its streams must end
    return known


def forget_permissions(session: Session, now: datetime) -> None:
    """Delete permissions that have expired or were revoked, and codes that were never used."""
    before = now - KEPT
    unused = Permission.digest.is_(None) & (Permission.code_until < before)
    over = or_(unused, Permission.renewal_until < before, Permission.revoked_at < before)
    session.execute(delete(Permission).where(over))
