"""The reader of a stream, and the check of their key or link. Both can end while a stream is open."""

from dataclasses import dataclass
from datetime import datetime
from typing import Self, cast

from sqlalchemy.orm import Session

from service.mail.links import ClosedLink, find_link_holder
from service.platform.accounts.authenticate import Caller, Key
from service.platform.accounts.models import Player, SeatKey
from service.platform.signing import SeatTicket
from service.programs.feeds.stream import StreamOver


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamReader:
    """The reader of a stream.

    It holds only ids, since there may be thousands and they outlive the transaction: it can make no Viewer. An
    anonymous reader has no player id.
    """

    player_id: int | None = None
    key: tuple[type[Key], int] | None = None
    ticket: SeatTicket | None = None
    """The ticket of a reader who came by the link of a seat."""
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

    def demand_key(self, session: Session, now: datetime) -> None:
        """End the stream if its key or link is no longer valid, or if the desk has shut out the player."""
        if self.ticket is not None:
            try:
                find_link_holder(session, self.ticket)
            except ClosedLink as closed:
                raise StreamOver from closed
        if self.key is None:
            return
        kind, number = self.key
        held = cast("Key | None", session.get(kind, number))
        if held is None or held.revoked_at is not None:
            raise StreamOver
        player = session.get(Player, self.player_id)
        if player is None or player.shut_out(now):
            raise StreamOver
        if not isinstance(held, SeatKey) and held.expires_at is not None and held.expires_at <= now:
            raise StreamOver
