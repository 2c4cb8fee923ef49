"""The reader of a stream, and the check of their key. Keys can be revoked while a stream is open."""

from dataclasses import dataclass
from typing import Self, cast

from sqlalchemy.orm import Session

from service.platform.accounts.authenticate import Caller, Key
from service.platform.accounts.models import Player, SeatKey
from service.platform.deps import deps
from service.programs.feeds.stream import StreamOver


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamReader:
    """The reader of a stream.

    It holds only ids, since there may be thousands. An anonymous reader has no player id.
    """

    player_id: int | None = None
    key: tuple[type[Key], int] | None = None
    address: str
    language: str

    @classmethod
    def calling(cls, caller: Caller | None, address: str, language: str) -> Self:
        if caller is None:
            return cls(address=address, language=language)
        return cls(player_id=caller.player_id, key=caller.key, address=address, language=language)

    @property
    def who(self) -> str:
        """Return the key under which open streams are counted."""
        return f"address {self.address}" if self.player_id is None else f"player {self.player_id}"

    def demand_key(self, session: Session) -> None:
        """End the stream if its key is no longer valid, or if the desk has shut out the player."""
        if self.key is None:
            return
        kind, number = self.key
        held = cast("Key | None", session.get(kind, number))
        if held is None or held.revoked_at is not None:
            raise StreamOver
        player = session.get(Player, self.player_id)
        if player is None or player.shut_out(deps().clock()):
            raise StreamOver
        if (
            not isinstance(held, SeatKey)
            and held.expires_at is not None
            and held.expires_at <= deps().clock()
        ):
            raise StreamOver
