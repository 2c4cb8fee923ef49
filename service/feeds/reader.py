"""Who reads a stream, and whether they still may: keys are taken back while streams flow."""

from dataclasses import dataclass
from typing import cast

from sqlalchemy.orm import Session

from service.accounts.authenticate import Caller, Key
from service.core.deps import deps
from service.feeds.stream import Over
from service.models.accounts import SeatKey


@dataclass(frozen=True)
class StreamReader:
    """The caller behind a stream; nobody is one, too, at a table that all may see."""

    caller: Caller | None
    address: str
    language: str

    @property
    def player_id(self) -> int | None:
        return self.caller.player_id if self.caller else None

    @property
    def who(self) -> str:
        """By whom open streams are counted."""
        return f"player {self.player_id}" if self.caller else f"address {self.address}"

    def demand_key(self, session: Session) -> None:
        """End the stream of a key that opens nothing any more."""
        if self.caller is None:
            return
        kind, number = self.caller.key
        held = cast("Key | None", session.get(kind, number))
        if held is None or held.revoked_at is not None:
            raise Over
        if (
            not isinstance(held, SeatKey)
            and held.expires_at is not None
            and held.expires_at <= deps().clock()
        ):
            raise Over
