"""The second factor of moderators and hosts: set-up, proof, recovery.

A session with a proof can open the desk.
"""

from datetime import datetime, timedelta
from secrets import token_hex

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from service.admin.desk import totp
from service.admin.desk.models import RecoveryCode, SecondFactor
from service.platform.accounts.models import PlayerSession
from service.platform.signing import derive_keys, list_recovery_digests
from service.play.acts.refusals import WrongCode

CODES = 8
MOST_FAILURES = 5
SHUT = timedelta(minutes=15)
HALVES = 5


def factor_of(session: Session, player_id: int) -> SecondFactor:
    """Return the factor of a player. Create one if there is none."""
    held = session.get(SecondFactor, player_id, with_for_update=True)
    if held is None:
        held = SecondFactor(player_id=player_id)
        session.add(held)
        session.flush()
    return held


def is_confirmed(session: Session, player_id: int) -> bool:
    held = session.get(SecondFactor, player_id)
    return held is not None and held.confirmed_at is not None


def secret_of(held: SecondFactor) -> bytes:
    """Return the secret of a factor. It is derived from the secret of the installation and not stored."""
    return list_secrets_of(held)[0]


def list_secrets_of(held: SecondFactor) -> list[bytes]:
    """Return the secrets that the app of the player may have, for each secret of the installation."""
    return [key[:20] for key in derive_keys(f"second-factor:{held.player_id}:{held.generation}")]


def enrol_factor(session: Session, *, player_id: int, session_id: int, code: str, now: datetime) -> list[str]:
    """Confirm a new factor with its first code.

    Return the recovery codes, which are stored only as digests.
    """
    held = factor_of(session, player_id)
    if held.confirmed_at is not None:
        raise WrongCode
    require_code(held, code, now)
    held.confirmed_at = now
    note_proof(session, session_id, now)
    return draw_codes(session, player_id)


def draw_codes(session: Session, player_id: int) -> list[str]:
    """Create new recovery codes. The old ones stop working."""
    session.execute(delete(RecoveryCode).where(RecoveryCode.player_id == player_id))
    drawn = [f"{token_hex(HALVES)[:HALVES]}-{token_hex(HALVES)[:HALVES]}" for _ in range(CODES)]
    session.add_all(
        RecoveryCode(player_id=player_id, digest=list_recovery_digests(player_id, each)[0]) for each in drawn
    )
    session.flush()
    return drawn


def prove_factor(session: Session, *, player_id: int, session_id: int, code: str, now: datetime) -> bool:
    """Prove the factor in a session with a code of the app or a recovery code.

    Return whether the code is valid.

    The caller must commit in any case, because wrong codes are counted.
    """
    held = factor_of(session, player_id)
    if held.confirmed_at is None or (held.shut_until is not None and held.shut_until > now):
        return False
    given = "".join(code.split()).lower()
    if not (accept_code(held, given, now) or spend_recovery_code(session, player_id, given, now)):
        held.failures += 1
        if held.failures >= MOST_FAILURES:
            held.failures, held.shut_until = 0, now + SHUT
        return False
    held.failures, held.shut_until = 0, None
    note_proof(session, session_id, now)
    return True


def require_code(held: SecondFactor, code: str, now: datetime) -> None:
    if not accept_code(held, "".join(code.split()), now):
        raise WrongCode


def accept_code(held: SecondFactor, code: str, now: datetime) -> bool:
    steps = (totp.step_of(secret, code, now, held.last_step) for secret in list_secrets_of(held))
    step = next((each for each in steps if each is not None), None)
    if step is None:
        return False
    held.last_step = step
    return True


def spend_recovery_code(session: Session, player_id: int, code: str, now: datetime) -> bool:
    """Spend a recovery code. Return whether it was valid."""
    known = RecoveryCode.digest.in_(list_recovery_digests(player_id, code))
    good = (known, RecoveryCode.used_at.is_(None))
    spent = session.execute(update(RecoveryCode).where(*good).values(used_at=now).returning(RecoveryCode.id))
    return spent.first() is not None


def codes_left(session: Session, player_id: int) -> int:
    left = select(func.count()).where(RecoveryCode.player_id == player_id, RecoveryCode.used_at.is_(None))
    return session.scalar(left) or 0


def note_proof(session: Session, session_id: int, now: datetime) -> None:
    proved = update(PlayerSession).where(PlayerSession.id == session_id).values(proved_at=now)
    session.execute(proved)


def reset_factor(session: Session, player_id: int) -> None:
    """Reset the factor after the loss of a device. Every session must prove the new one."""
    held = factor_of(session, player_id)
    held.generation += 1
    held.confirmed_at, held.last_step, held.failures, held.shut_until = None, 0, 0, None
    session.execute(delete(RecoveryCode).where(RecoveryCode.player_id == player_id))
    theirs = PlayerSession.player_id == player_id
    session.execute(update(PlayerSession).where(theirs).values(proved_at=None))
