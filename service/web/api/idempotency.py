"""`Idempotency-Key`: a request that is sent twice is executed once, and both get the same response.

The row of the key is written first, in the transaction of the use case. A second request with the same key
waits at the unique constraint for the first one and then finds its response. If the first was refused or
failed, its key and its effect are rolled back, and the second is executed. So there is no state "running"
that could be left behind.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from flask import Request
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.orm import Session

from service.platform.database import insert_new
from service.web.api.idempotency_models import IdempotencyKey
from service.web.problems import Problem
from service.web.schemas.validation import make_validation_error

HEADER = "Idempotency-Key"
REPLAYED = "Idempotent-Replayed"
READABLE = re.compile(r"[!-~]{1,128}")


def read_idempotency_key(request: Request) -> str | None:
    key = request.headers.get(HEADER)
    if key is not None and not READABLE.fullmatch(key):
        raise Problem(
            "invalid-request",
            {"errors": {"headers": {HEADER: make_validation_error("field-idempotency-key").messages}}},
        )
    return key


def hash_request(request: Request) -> bytes:
    """Return the hash of method, address and body. Requests with equal hashes are the same."""
    told = b"\0".join([request.method.encode(), request.full_path.encode(), request.get_data()])
    return sha256(told).digest()


@dataclass(frozen=True)
class StoredResponse:
    """One key of a player or an anonymous caller, in the transaction of the request that carries it."""

    session: Session
    player_id: int | None
    key: str
    fingerprint: bytes

    def begin(self, now: datetime) -> str | None:
        """Insert the key. Return None if it is new, else the response given before."""
        row = {"player_id": self.player_id, "key": self.key, "fingerprint": self.fingerprint}
        if insert_new(self.session, IdempotencyKey, {**row, "created_at": now}):
            return None
        before = self.session.scalars(select(IdempotencyKey).where(*self.mine)).one()
        if before.fingerprint != self.fingerprint:
            raise Problem("key-for-another-request")
        if before.body is None:
            raise Problem("key-in-use")
        return before.body

    def keep(self, body: str | None) -> None:
        """Store the response with the key; None for a response that contained a secret."""
        self.session.execute(update(IdempotencyKey).where(*self.mine).values(body=body))

    @property
    def mine(self) -> tuple[ColumnElement[bool], ...]:
        if self.player_id is not None:
            return IdempotencyKey.player_id == self.player_id, IdempotencyKey.key == self.key
        same = IdempotencyKey.fingerprint == self.fingerprint
        return IdempotencyKey.player_id.is_(None), IdempotencyKey.key == self.key, same


def delete_old_keys(session: Session, before: datetime) -> None:
    """Delete old keys; called by the sweep."""
    session.execute(delete(IdempotencyKey).where(IdempotencyKey.created_at < before))
