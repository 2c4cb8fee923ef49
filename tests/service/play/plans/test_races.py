"""Two at once, with plans: what is changed is changed whole, and every question is answered once."""

import pytest

from service.platform.deps import EXTENSION
from service.play.plans.due import play_due_plans
from tests.parts.service import wipe

pytestmark = pytest.mark.both_databases

ROUNDS = 6
WANTED = "jester up to 300"


@pytest.fixture
def rounds(app, florence):
    """The same table again and again, each time a fresh one."""

    def make():
        for _ in range(ROUNDS):
            yield florence()
            wipe()
            app.extensions[EXTENSION].shelf.clear()

    return make


def sending(table, method: str, seat: int, what: str, body=None):
    return lambda client: client.open(
        f"{table.seat(seat)}/{what}", method=method, json=body, headers=table.keys[seat]
    )


def giving(table, seat: int, text: str):
    return sending(table, "POST", seat, "plans", {"text": text})


def answering(table, seat: int, move: str):
    return sending(table, "POST", seat, "turns", {"question": table.question(seat)["id"], "moves": [move]})


def moves(plan) -> list[str]:
    return [move["text"] for move in plan["moves"]]


def codes(answers) -> list[int]:
    return [answer.status_code for answer in answers]


def test_of_two_changes_one_stands_whole(both, rounds):
    for table in rounds():
        seat = (table.waiting[0] + 1) % 4
        path = f"plans/{table.plan(seat, WANTED)['id']}"
        texts = ["builder up to 400", "follow to 500; answer later"]
        answers = both(*(sending(table, "PUT", seat, path, {"text": text}) for text in texts))
        assert codes(answers) == [200, 200]
        assert [answer.json["text"] for answer in answers] == texts
        (plan,) = table.plans(seat)
        assert plan["text"] in texts


def test_what_is_withdrawn_is_not_changed_back(both, rounds):
    for table in rounds():
        first = table.waiting[0]
        seat = (first + 1) % 4
        path = f"plans/{table.plan(seat, WANTED)['id']}"
        change = sending(table, "PUT", seat, path, {"text": "follow to 500"})
        changed, withdrawn = both(change, sending(table, "DELETE", seat, path))
        assert withdrawn.status_code == 204
        assert changed.status_code == 200 or changed.json["type"].endswith("/no-plan")
        assert table.states(seat) == ["withdrawn"]
        table.answer(first, "auction jester")
        assert table.waiting == [seat]


def test_a_plan_given_while_somebody_moves_answers_once(both, rounds):
    """Before the move or after it: the plan is heard when its seat is asked."""
    for table in rounds():
        first = table.waiting[0]
        seat = (first + 1) % 4
        answers = both(giving(table, seat, WANTED), answering(table, first, "auction jester"))
        assert codes(answers) == [201, 200]
        assert moves(table.plans(seat)[0]) == ["bid 300"]
        assert table.waiting == [(first + 2) % 4]


def test_a_plan_and_a_hand_do_not_both_answer(both, rounds):
    for table in rounds():
        first = table.waiting[0]
        table.answer(first, "auction jester")
        (seat,) = table.waiting
        count = table.shown["count"]
        given, answered = both(giving(table, seat, WANTED), answering(table, seat, "pass"))
        assert given.status_code == 201
        assert answered.status_code in {200, 409}
        by_plan = moves(table.plans(seat)[0])
        assert by_plan == ([] if answered.status_code == 200 else ["bid 300"])
        assert table.shown["count"] == count + 1


def test_an_answer_that_has_waited_and_a_hand_do_not_both_answer(both, rounds, clock, house):
    def ripe(_client) -> int:
        with house.app_context():
            return play_due_plans(now=clock(), limit=10)

    for table in rounds():
        first = table.waiting[0]
        seat = (first + 1) % 4
        table.plan(seat, f"{WANTED}; answer later")
        table.answer(first, "auction jester")
        clock.tick(hours=3)
        count, by_hand = table.shown["count"], answering(table, seat, "pass")
        _, answered = both(ripe, by_hand)
        by_plan = moves(table.plans(seat)[0])
        assert by_plan == ([] if answered.status_code == 200 else ["bid 300"])
        assert table.shown["count"] == count + 1


def test_no_more_plans_stand_than_may(both, rounds):
    for table in rounds():
        for _ in range(11):
            table.plan(0, "default when forced")
        answers = both(*[giving(table, 0, "default when forced")] * 2)
        assert sorted(codes(answers)) == [201, 409]
        assert table.states(0) == ["standing"] * 12
