"""The plan law: with a plan given or not, nothing that another seat sees differs but the moves themselves.

The same table is played twice: once with a plan, once by a hand that makes the same moves at the same moments.
Then views, events, waiting lists, streams, calls of hooks and letters of everybody else are laid side by side.
"""

import json
import re

import pytest
from sqlalchemy import select

from service.platform.deps import EXTENSION
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.messages.models import Hook
from service.play.messages.notice import NoticeKind
from service.play.tables.move_queries import record_lines
from service.programs.feeds.webhook_delivery import deliver_webhooks
from tests.parts.service import wipe

PLANS = (
    ("jester up to 600; if I name: jester, then waive; pass until action phase", {}),
    ("jester up to 600; if I name: jester, then waive; pass until action phase", {"at_once": True}),
    ("pass until action phase; default when forced", {"at_once": True}),
    ("follow to 400; if I name: builder, then waive", {}),
)
MOVES = 12


class Ears:
    """A messenger that keeps every call whole: where to, what its headers say, what it says."""

    def __init__(self) -> None:
        self.calls = []

    def call(self, url, headers, body):
        self.calls.append((url, dict(headers), body))

    def heard(self, clock, planner: int) -> list:
        """What the others have been called about by now."""
        deliver_webhooks(now=clock())
        called = [call for call in self.calls if call[0] != hook_of(planner)]
        return sorted(called, key=str)


@pytest.fixture
def ears(app):
    fitted, kept = app.extensions[EXTENSION], Ears()
    before = fitted.messenger
    object.__setattr__(fitted, "messenger", kept)
    yield kept
    object.__setattr__(fitted, "messenger", before)


def hook_of(seat: int) -> str:
    return f"https://bot.example.org/{seat}"


def hook_all(table, clock) -> None:
    """Everybody wants to be called, whatever happens."""
    players = [seat["player_id"] for seat in table.shown["seats"]]
    with transaction() as session:
        for seat, player in enumerate(players):
            hook = Hook(player_id=player, url=hook_of(seat), about=list(NoticeKind), created_at=clock())
            session.add(hook)


def streamed(table, seat: int) -> list[str]:
    """What a seat hears on its streams, from the beginning."""
    keys = {**table.keys[seat], "Last-Event-ID": "0.0.0"}
    paths = (f"{table.seat(seat)}/stream", f"{table.path}/stream")
    heard = [table.client.get(path, headers=keys) for path in paths]
    heard.append(table.client.get("/api/v1/me/stream", headers=table.keys[seat]))
    assert all(answer.mimetype == "text/event-stream" for answer in heard)
    return [answer.text for answer in heard]


def shown(table, seat) -> str:
    """Everything that the API shows a seat and tells it, but for the numbers of its requests."""
    keys = {"headers": table.keys[seat]}
    answers = [
        table.get(seat, "view", what_if="true", text="true"),
        table.get(seat, "question"),
        table.get(seat, "events"),
        table.get(seat, "plans"),
        table.get(seat, "mail"),
        table.client.get(table.path, **keys),
        table.client.get(f"{table.path}/view", **keys),
        table.client.get(f"{table.path}/pulse", **keys),
        table.client.get(f"{table.path}/events", **keys),
        table.client.get("/api/v1/me/waiting?questions=true", **keys),
    ]
    told = [json.dumps(answer.json) for answer in answers] + streamed(table, seat)
    return "\n".join(re.sub(r'"request_id": "[^"]*"', "", text) for text in told)


def letters(table, planner: int) -> list[str]:
    """What was mailed to the others, and when it leaves."""
    with read_session() as session:
        posted = session.scalars(select(Letter).where(Letter.table_id == table.number).order_by(Letter.id))
        return [
            json.dumps([letter.kind, letter.recipient, letter.payload, str(letter.not_before)])
            for letter in posted
            if letter.payload.get("seat") != planner and "hook" not in letter.payload
        ]


def answer_by_hand(table, planner: int) -> None:
    """The others take the first bid, naming or limit there is, one after the other; else what time would take."""
    seat = next(seat for seat in table.waiting if seat != planner)
    asked = table.question(seat)
    wished = [
        move["text"] for move in asked["moves"] if move["text"].split()[0] in {"auction", "bid", "limit"}
    ]
    table.answer(seat, wished[0] if wished else asked["default"])


def lines(table) -> list[tuple[int, str]]:
    with read_session() as session:
        return [(line.seat, line.move) for line in record_lines(session, table.number)]


@pytest.mark.parametrize(("text", "options"), PLANS)
def test_nobody_can_tell_a_plan_from_a_hand(app, clock, ears, florence, text, options):
    planned = florence(**options)
    hook_all(planned, clock)
    planner = (planned.waiting[0] + 1) % 4
    planned.plan(planner, text)
    seen = []
    start = len(lines(planned))
    while len(lines(planned)) < start + MOVES and set(planned.waiting) - {planner}:
        views = [shown(planned, other) for other in others(planner)]
        seen.append((len(lines(planned)), views, ears.heard(clock, planner)))
        answer_by_hand(planned, planner)
    script, planned_letters = lines(planned), letters(planned, planner)
    moves = planned.plans(planner)[0]["moves"]
    assert moves, "a plan that makes no move proves nothing"
    wipe()
    app.extensions[EXTENSION].shelf.clear()
    ears.calls.clear()
    by_hand = florence(**options)
    hook_all(by_hand, clock)
    assert lines(by_hand) == script[:start]
    for count, views, calls in seen:
        replay(by_hand, script, count)
        assert [shown(by_hand, other) for other in others(planner)] == views
        assert ears.heard(clock, planner) == calls
    replay(by_hand, script, len(script))
    assert letters(by_hand, planner) == planned_letters
    assert calls, "hooks that are never called prove nothing"


def others(planner: int) -> list[int]:
    return [seat for seat in range(4) if seat != planner]


def replay(table, script, count: int) -> None:
    for seat, move in script[len(lines(table)) : count]:
        assert table.answer(seat, move).status_code == 200
