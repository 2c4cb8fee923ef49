"""The plan law: with a plan given or not, nothing that another seat sees differs but the moves themselves.

The same table is played twice: once with a plan, once by a hand that makes the same moves at the same moments.
Then views, events, waiting lists, feeds and letters of everybody else are laid side by side.
"""

import json
import re

import pytest
from sqlalchemy import select

from service.parts import NAME
from service.post.models import Letter
from service.tables.queries import lines_of
from service.transaction import reading
from tests.parts.service import wipe

PLANS = (
    ("jester up to 600; if I name: jester, then waive", {}),
    ("jester up to 600; if I name: jester, then waive", {"at_once": True}),
    ("pass until action phase; default when forced", {"at_once": True}),
    ("follow to 400; if I name: builder, then waive", {}),
)
MOVES = 12


def shown(table, seat) -> str:
    """Everything that the API shows a seat, but for the numbers of its requests."""
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
    return "\n".join(re.sub(r'"request_id": "[^"]*"', "", json.dumps(answer.json)) for answer in answers)


def letters(table, planner: int) -> list[str]:
    """What was posted to the others, and when it leaves."""
    with reading() as session:
        posted = session.scalars(select(Letter).where(Letter.table_id == table.number).order_by(Letter.id))
        return [
            json.dumps([letter.kind, letter.recipient, letter.payload, str(letter.not_before)])
            for letter in posted
            if letter.payload.get("seat") != planner
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
    with reading() as session:
        return [(line.seat, line.move) for line in lines_of(session, table.number)]


@pytest.mark.parametrize(("text", "options"), PLANS)
def test_nobody_can_tell_a_plan_from_a_hand(app, florence, text, options):
    planned = florence(**options)
    planner = (planned.waiting[0] + 1) % 4
    planned.plan(planner, text)
    seen = []
    start = len(lines(planned))
    while len(lines(planned)) < start + MOVES and set(planned.waiting) - {planner}:
        seen.append((len(lines(planned)), [shown(planned, other) for other in others(planner)]))
        answer_by_hand(planned, planner)
    script, planned_letters = lines(planned), letters(planned, planner)
    moves = planned.plans(planner)[0]["moves"]
    assert moves, "a plan that makes no move proves nothing"
    wipe()
    app.extensions[NAME].shelf.clear()
    by_hand = florence(**options)
    assert lines(by_hand) == script[:start]
    for count, views in seen:
        replay(by_hand, script, count)
        assert [shown(by_hand, other) for other in others(planner)] == views
    replay(by_hand, script, len(script))
    assert letters(by_hand, planner) == planned_letters


def others(planner: int) -> list[int]:
    return [seat for seat in range(4) if seat != planner]


def replay(table, script, count: int) -> None:
    for seat, move in script[len(lines(table)) : count]:
        assert table.answer(seat, move).status_code == 200
