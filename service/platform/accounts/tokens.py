"""Personal tokens, which players give to programs."""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Scope, Token
from service.platform.transaction import notify_after_commit


def create_token(
    session: Session,
    *,
    player_id: int,
    name: str,
    scope: str,
    days: int | None,
    now: datetime,
    seat: tuple[int, int] | None = None,
) -> tuple[Token, str]:
    """Create a token. Return it with its secret, which is stored nowhere."""
    secret = generate_key(KeyPrefix.TOKEN)
    table_id, number = seat or (None, None)
    token = Token(
        digest=key_digest(secret),
        player_id=player_id,
        name=name,
        scope=Scope(scope),
        table_id=table_id,
        seat=number,
        created_at=now,
        expires_at=now + timedelta(days=days) if days else None,
    )
    session.add(token)
    session.flush()
    return token, secret


def revoke_token(session: Session, *, player_id: int, number: int, now: datetime) -> bool:
    """Revoke a token.

    Return False if the player has no token with that number. Repeating it changes nothing.
    """
    token = session.get(Token, number, with_for_update=True)
    if token is None or token.player_id != player_id:
        return False
    token.revoked_at = token.revoked_at or now
    notify_after_commit(session, f"player:{player_id}")  # its streams must end
    return True
