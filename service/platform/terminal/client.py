"""The published client, with the data of a game read as plain data. The commands of the terminal use it.

The models of `procaccio_client` know only the games in its OpenAPI document. An installation may have games
of its own, and the commands play every game in the engine's folder. All other calls are those of the
published client.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

import procaccio_client
from procaccio_client import Request, RequestRefused
from service.platform.terminal.responses import (
    ComponentInfo,
    QuestionInfo,
    StreamMessage,
    TableEvent,
    TableInfo,
    TryOutInfo,
    TurnResult,
    WaitingSeat,
)

T = TypeVar("T")
Given = Mapping[str, Any] | str
TABLE = "/api/v1/tables/{table}"
SEAT = f"{TABLE}/seats/{{seat}}"


class Items(msgspec.Struct, Generic[T]):
    """A page of a list."""

    items: list[T]
    next: str | None = None


class SeatView(msgspec.Struct):
    """The view of my seat, and the number of its last move."""

    view: dict[str, Any]
    last_move: int


class _Events(msgspec.Struct):
    events: list[TableEvent]


class _Components(msgspec.Struct):
    components: list[ComponentInfo]


class Client(procaccio_client.Client):
    """An API client for a player, for tables of any game."""

    # --- tables

    def open_table(self, game: str, seats: int, **wish: Any) -> TableInfo:
        body = {"game": game, "seats": seats, **wish}
        return self.send(Request[TableInfo]("POST", "/api/v1/tables", TableInfo, body=body))

    def join(self, table: int, seat: int | None = None) -> TableInfo:
        return self.send(_at_table(TableInfo, table, "/seats", body={"seat": seat}))

    def tables(self, which: str = "mine", state: str | None = None) -> list[TableInfo]:
        """Return the newest tables of a list."""
        asked = {"which": which, "state": state, "limit": 100}
        listed = Request[Items[TableInfo]]("GET", "/api/v1/tables", Items[TableInfo], query=asked)
        return self.send(listed).items

    def table(self, table: int) -> TableInfo:
        return self.send(_at_table(TableInfo, table))

    def waiting(self, *, questions: bool = False) -> list[WaitingSeat]:
        """Return the seats that wait for me, the longest-waiting first; with their questions if requested."""
        asked = {"limit": 100, "questions": questions}
        listed = Request[Items[WaitingSeat]]("GET", "/api/v1/me/waiting", Items[WaitingSeat], query=asked)
        return self.send(listed).items

    def record(self, table: int) -> dict[str, Any]:
        """Return the record of a finished table."""
        return self.send(_at_table(dict[str, Any], table, "/record"))

    # --- play

    def seat_view(self, table: int, seat: int) -> SeatView:
        return self.send(_at_seat(SeatView, table, seat, "/view"))

    def view(self, table: int, seat: int) -> dict[str, Any]:
        return self.seat_view(table, seat).view

    def question(self, table: int, seat: int, begins: str = "") -> QuestionInfo:
        """Return the question with its legal answers, or only those that begin with the words `begins`."""
        return self.send(_at_seat(QuestionInfo, table, seat, "/question", query={"begins": begins}))

    def components(self, table: int, seat: int) -> list[ComponentInfo]:
        """Return all components of the game as my seat knows them: the player aid."""
        return self.send(_at_seat(_Components, table, seat, "/components")).components

    def play(
        self, table: int, seat: int, question: int, moves: Sequence[Given], *, dry_run: bool = False
    ) -> TurnResult:
        """Send a turn: all of its moves or none."""
        turn = {"question": question, "moves": list(moves), "dry_run": dry_run}
        return self.send(_at_seat(TurnResult, table, seat, "/turns", body=turn))

    def try_out(self, table: int, seat: int) -> TryOutInfo:
        """Return my try-out, or create one from the present position."""
        try:
            return self.send(_at_seat(TryOutInfo, table, seat, "/try-out"))
        except RequestRefused as no:
            if no.name != "no-try-out":
                raise
        parts = {"table": table, "seat": seat}
        return self.send(Request[TryOutInfo]("PUT", f"{SEAT}/try-out", TryOutInfo, parts))

    def events(self, table: int, seat: int, since: int = 0) -> list[TableEvent]:
        return self.send(_at_seat(_Events, table, seat, "/events", query={"since": since})).events

    def news(self, table: int, seat: int, last_move: int) -> list[TableEvent]:
        """Return the events that my last move caused, and those that followed."""
        told = self.events(table, seat, max(last_move - 1, 0))
        return [event for event in told if event.count >= last_move]

    def messages(self, table: int, seat: int, since: str | None = None) -> Iterator[StreamMessage]:
        """Stream the messages of a table after the message id `since`."""
        return self.follow(_at_seat(StreamMessage, table, seat, "/stream", last_event_id=since))


def _at_table(answer: type[T], table: int, place: str = "", **more: Any) -> Request[T]:
    return Request[T]("POST" if "body" in more else "GET", TABLE + place, answer, {"table": table}, **more)


def _at_seat(answer: type[T], table: int, seat: int, place: str, **more: Any) -> Request[T]:
    parts = {"table": table, "seat": seat}
    return Request[T]("POST" if "body" in more else "GET", SEAT + place, answer, parts, **more)
