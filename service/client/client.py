"""The client: one method for each thing a player does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from service.client.http import ErrorDetail, HttpClient
from service.client.responses import (
    ComponentShown,
    Happening,
    Planned,
    Profile,
    QuestionShown,
    Spoken,
    TableShown,
    TurnResult,
    WaitingSeat,
)

T = TypeVar("T")
Given = Mapping[str, Any] | str


class _Items(msgspec.Struct, Generic[T]):
    items: list[T]
    next: str | None = None


class _Session(msgspec.Struct):
    session: str


class _TokenMade(msgspec.Struct):
    secret: str


class SeatView(msgspec.Struct):
    """What my seat sees, and the number of its last move."""

    view: dict[str, Any]
    last_move: int


class _Events(msgspec.Struct):
    events: list[Happening]


class _Components(msgspec.Struct):
    components: list[ComponentShown]


class _Plans(msgspec.Struct):
    plans: list[Planned]


class _Talk(msgspec.Struct):
    lines: list[Spoken]


class _Certain(msgspec.Struct):
    certain: dict[str, Any]


class Client(HttpClient):
    """A player's hand on the table, from a program."""

    # --- who I am

    def ask_for_link(self, email: str) -> None:
        """Have a sign-in link sent to an address."""
        self.send("POST", "/sign-in/links", {"email": email})

    def sign_in(self, secret: str, device: str) -> str:
        """Spend the secret of a sign-in link; returns that of the session."""
        body = {"secret": secret, "device": device}
        return self.post("/sign-in/sessions", body, _Session).session

    def make_token(self, name: str, scope: str = "play") -> str:
        """Make a personal token; returns its secret."""
        return self.post("/me/tokens", {"name": name, "scope": scope}, _TokenMade).secret

    def me(self) -> Profile:
        return self.get("/me", Profile)

    # --- tables

    def open_table(self, game: str, seats: int, **wish: Any) -> TableShown:
        return self.post("/tables", {"game": game, "seats": seats, **wish}, TableShown)

    def join(self, table: int, seat: int | None = None) -> TableShown:
        return self.post(f"/tables/{table}/seats", {"seat": seat}, TableShown)

    def tables(self, which: str = "mine") -> list[TableShown]:
        """The newest tables of a list: mine, open, running, finished."""
        return self.get("/tables", _Items[TableShown], which=which, limit=100).items

    def table(self, table: int) -> TableShown:
        return self.get(f"/tables/{table}", TableShown)

    def waiting(self, *, questions: bool = False) -> list[WaitingSeat]:
        """What waits for me, the longest-waiting first; on wish with the questions themselves."""
        asked = {"questions": "true"} if questions else {}
        return self.get("/me/waiting", _Items[WaitingSeat], limit=100, **asked).items

    # --- play

    def seat_view(self, table: int, seat: int) -> SeatView:
        return self.get(f"/tables/{table}/seats/{seat}/view", SeatView)

    def view(self, table: int, seat: int) -> dict[str, Any]:
        return self.seat_view(table, seat).view

    def question(self, table: int, seat: int, begins: str = "") -> QuestionShown:
        """With its answers, or those that begin with some words."""
        return self.get(f"/tables/{table}/seats/{seat}/question", QuestionShown, begins=begins)

    def components(self, table: int, seat: int) -> list[ComponentShown]:
        """Everything in the box as my seat knows it: the player aid."""
        return self.get(f"/tables/{table}/seats/{seat}/components", _Components).components

    def what_if(self, table: int, seat: int, move: Given) -> dict[str, Any]:
        return self.post(f"/tables/{table}/seats/{seat}/what-if", {"move": move}, _Certain).certain

    def play(
        self, table: int, seat: int, question: int, moves: Sequence[Given], *, dry_run: bool = False
    ) -> TurnResult:
        """Send a turn: all of its moves or none."""
        turn = {"question": question, "moves": list(moves), "dry_run": dry_run}
        return self.post(f"/tables/{table}/seats/{seat}/turns", turn, TurnResult)

    def events(self, table: int, seat: int, since: int = 0) -> list[Happening]:
        return self.get(f"/tables/{table}/seats/{seat}/events", _Events, since=since).events

    def news(self, table: int, seat: int, last_move: int) -> list[Happening]:
        """What my last move settled, and what followed."""
        told = self.events(table, seat, max(last_move - 1, 0))
        return [event for event in told if event.count >= last_move]

    def follow(self, table: int, seat: int, since: str = "0.0.0") -> Iterator[ErrorDetail]:
        """What happens at a table, while it happens, behind the id of the last message; until the stream ends."""
        return self.stream(f"/tables/{table}/seats/{seat}/stream", since)

    def record(self, table: int) -> dict[str, Any]:
        """The record of a finished table."""
        return self.get(f"/tables/{table}/record", dict[str, Any])

    # --- plans

    def plans(self, table: int, seat: int) -> list[Planned]:
        return self.get(f"/tables/{table}/seats/{seat}/plans", _Plans).plans

    def give_plan(self, table: int, seat: int, text: str) -> Planned:
        return self.post(f"/tables/{table}/seats/{seat}/plans", {"text": text}, Planned)

    def withdraw_plan(self, table: int, seat: int, plan: int) -> None:
        self.send("DELETE", f"/tables/{table}/seats/{seat}/plans/{plan}")

    # --- talk

    def talk(self, table: int, seat: int, after: int = 0) -> list[Spoken]:
        return self.get(f"/tables/{table}/seats/{seat}/talk", _Talk, after=after).lines

    def say(self, table: int, seat: int, text: str, to: Sequence[int] | None = None) -> Spoken:
        body = {"text": text, "to": None if to is None else list(to)}
        return self.post(f"/tables/{table}/seats/{seat}/talk", body, Spoken)
