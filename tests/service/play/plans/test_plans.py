"""Plans over the API: given, looked at, changed, withdrawn; what they play, and how they end."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.platform.outbox.models import Letter, LetterState
from service.platform.transaction import read_session
from service.play.plans.due import play_due_plans
from service.play.plans.models import StandingPlan
from service.play.tables.move_models import Move


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


def next_to(table, steps: int = 1) -> int:
    return (table.waiting[0] + steps) % len(table.keys)


def origins(table) -> list[str]:
    with read_session() as session:
        moves = select(Move.origin).where(Move.table_id == table.number).order_by(Move.number)
        return list(session.scalars(moves))


def test_a_plan_answers_within_the_turn_that_came_before(app, florence):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 300; never more than 500 in all")
    assert table.answer(first, "auction jester").status_code == 200
    assert second not in table.waiting
    (plan,) = table.plans(second)
    assert [move["text"] for move in plan["moves"]] == ["bid 300"]
    assert origins(table)[-2:] == ["api", "plan"]
    told = [event["text"] for event in table.get(second, "events", since=0).json["events"]]
    assert told[-1].endswith("bids 300 florins for the jester.") or "300" in told[-1]


@pytest.mark.parametrize(
    ("older", "newer"), [("follow to 200", "jester up to 300"), ("always pass", "jester up to 300")]
)
def test_a_plan_about_any_lot_answers_after_a_newer_one_about_this_lot(florence, older, newer):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, older)
    table.plan(second, newer)
    table.answer(first, "auction jester")
    assert [[move["text"] for move in plan["moves"]] for plan in table.plans(second)] == [[], ["bid 300"]]


def test_a_limit_that_is_raised_holds_in_the_next_auction(florence):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 200")
    table.plan(second, "jester up to 300")
    table.answer(first, "auction jester")
    assert table.states(second) == ["standing", "withdrawn"]
    assert [move["text"] for move in table.plans(second)[0]["moves"]] == ["bid 300"]


def test_a_chain_of_plans_ends_an_auction_and_tells_only_who_is_left(app, florence):
    table = florence()
    first = table.waiting[0]
    for steps, text in ((1, "pass until action phase"), (2, "jester up to 400"), (3, "follow to 300")):
        table.plan((first + steps) % 4, text)
    table.answer(first, "auction jester")
    third = (first + 2) % 4
    assert table.plans((first + 2) % 4)[0]["moves"], "it bids"
    assert table.waiting == [first], "he is overbid and may raise"
    table.answer(first, "pass")
    (won,) = table.plans(third)
    assert (won["state"], won["why"]) == ("finished", "It has done everything.")
    assert won["spent"] in {300, 400}


def test_given_while_it_is_asked_it_answers_at_once(app, florence):
    table = florence()
    first = table.waiting[0]
    plan = table.plan(first, "if I name: jester; jester up to 500")
    assert [move["text"] for move in plan["moves"]] == ["auction jester"]
    assert table.waiting == [(first + 1) % 4]


def test_checking_gives_nothing(app, florence):
    table = florence()
    first = table.waiting[0]
    looked = table.send("POST", first, "plans/check", {"text": "if I am to name a lot: builder"})
    assert looked.status_code == 200
    assert looked.json["text"] == "if I name: builder"
    assert looked.json["now"]["move"] == "auction builder"
    assert looked.json["orders"][0]["ends"]
    assert table.plans(first) == []
    assert table.waiting == [first]
    again = table.send("POST", first, "plans/check", {"plan": looked.json["plan"]})
    assert again.json == looked.json


def test_what_is_no_plan_is_refused(app, florence):
    table = florence()
    refused = table.send("POST", 0, "plans", {"text": "tower up to 5"})
    assert (refused.status_code, kind(refused), refused.json["why"]) == (
        422,
        "unreadable-plan",
        "no-such-lot",
    )
    assert table.send("POST", 0, "plans", {"text": "pass", "plan": {}}).status_code == 422
    for _ in range(12):
        table.plan(0, "default when forced")  # about nothing that another plan could be about
    assert kind(table.send("POST", 0, "plans", {"text": "default when forced"})) == "too-many-plans"


def test_it_is_changed_and_withdrawn_by_its_owner_alone(app, florence):
    table = florence()
    second = next_to(table)
    number = table.plan(second, "jester up to 300")["id"]
    theirs = table.send("PUT", table.waiting[0], f"plans/{number}", {"text": "pass until round 2"})
    assert kind(theirs) == "no-plan"
    changed = table.send("PUT", second, f"plans/{number}", {"text": "builder up to 300"})
    assert changed.json["text"] == "builder up to 300"
    assert table.send("DELETE", second, f"plans/{number}").status_code == 204
    assert kind(table.send("DELETE", second, f"plans/{number}")) == "no-plan"
    table.answer(table.waiting[0], "auction builder")
    assert table.waiting == [second]


def test_a_plan_that_fits_no_longer_stops_and_its_owner_is_told(app, florence, clock):
    table = florence()
    first = table.waiting[0]
    plan = table.plan(first, "if I name: builder; never more than 100 in all")
    assert plan["state"] == "stopped"
    assert "builder" in plan["why"]
    with read_session() as session:
        letters = session.scalars(select(Letter).where(Letter.kind == "plan-stopped")).all()
    assert [letter.payload["seat"] for letter in letters] == [first]


def test_the_default_at_once_whenever_it_is_forced(app, florence):
    table = florence(2)
    seat = next_to(table)
    plan = table.plan(seat, "default when forced")
    assert plan["state"] == "standing"


def test_taking_back_rearms_the_plans_of_others(app, florence):
    """A plan made two moves; the move before the first is taken back as all agree, and the plan is where it was."""
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 300")
    table.answer(first, "auction jester")
    assert table.plans(second)[0]["moves"]
    asked = {"kind": "take-back", "moves": 1}
    motion = table.client.post(f"{table.path}/motions", json=asked, headers=table.keys[first]).json
    for seat in range(4):
        if seat != first:
            vote = f"{table.path}/motions/{motion['id']}/vote"
            table.client.put(vote, json={"agreed": True}, headers=table.keys[seat])
    assert table.waiting == [first]
    assert table.plans(second)[0]["moves"] == []
    table.answer(first, "auction jester")
    assert [move["text"] for move in table.plans(second)[0]["moves"]] == ["bid 300"]


def test_a_move_of_a_plan_that_is_taken_back_stops_it(app, florence):
    table = florence()
    first = table.waiting[0]
    table.plan(first, "if I name: jester")
    taken = table.send("POST", first, "take-back", {"moves": 1})
    assert taken.status_code == 200
    assert table.states(first) == ["stopped"]
    assert table.waiting == [first]


def test_whoever_takes_a_seat_over_inherits_no_plans(app, florence, person):
    table = florence()
    second = next_to(table)
    table.plan(second, "jester up to 300")
    table.client.post(f"{table.path}/resign", headers=table.keys[second])
    zoe = person("zoe")
    body = {"seat": second}
    assert table.client.post(f"{table.path}/substitutes", json=body, headers=zoe.keys).status_code == 200
    assert table.client.get(f"{table.seat(second)}/plans", headers=zoe.keys).json == {"plans": []}
    table.answer(table.waiting[0], "auction jester")
    assert table.waiting == [second]
    with read_session() as session:
        (plan,) = session.scalars(select(StandingPlan))
        assert (plan.state, plan.why) == ("withdrawn", "handed-over")


def test_an_answer_that_waits_comes_after_a_while(app, florence, clock):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 300; answer later")
    table.answer(first, "auction jester")
    assert table.waiting == [second]
    due = table.plans(second)[0]["due_at"]
    assert due is not None
    clock.tick(minutes=4)
    play_due_plans(now=clock(), limit=10)
    assert table.waiting == [second]
    clock.tick(hours=3)
    assert play_due_plans(now=clock(), limit=10) == 1
    assert table.waiting != [second]
    assert origins(table)[-1] == "plan"


def test_an_answer_that_waits_takes_half_of_the_time_left_at_most(app, florence, clock):
    """Every delay is five minutes at least, and half of eight minutes is less."""
    table = florence(pace={"time": "PT8M", "notice": "PT1M"})
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 300; answer later")
    table.answer(first, "auction jester")
    assert play_due_plans(now=clock() + timedelta(minutes=3, seconds=59), limit=10) == 0
    assert play_due_plans(now=clock() + timedelta(minutes=4), limit=10) == 1
    assert origins(table)[-1] == "plan"


def test_no_letter_asks_for_what_a_plan_answers_later(app, florence, clock, mailer):
    table = florence()
    second = next_to(table)
    table.plan(second, "jester up to 300; answer later")
    table.answer(table.waiting[0], "auction jester")
    deliver_mail(now=clock())
    with read_session() as session:
        written = select(Letter).where(Letter.kind == "decision").order_by(Letter.id.desc()).limit(1)
        letter = session.scalars(written).one()
    assert (letter.payload["seat"], letter.state) == (second, LetterState.VOID)
    assert mailer.mails == []


def test_who_answers_himself_is_not_answered_for_later(app, florence, clock):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 300; answer later")
    table.answer(first, "auction jester")
    table.answer(second, "pass")
    clock.tick(hours=4)
    play_due_plans(now=clock(), limit=10)
    assert origins(table)[-1] == "api"


@pytest.mark.parametrize("at_once", [True, False])
def test_whole_rounds_of_auctions_need_one_word_of_each(app, florence, at_once):
    """Everybody says once what he wants, and the auction phase is over."""
    table = florence(at_once=at_once)
    lots = ("jester", "builder", "prestige", "recruiting")
    for seat, lot in enumerate(lots):
        table.plan(seat, f"{lot} up to 600; if I name: {lot}, then waive; pass until action phase")
    assert table.kind() in {"turn", "take", "recruit", "place"}


def test_what_a_plan_did_is_marked_for_its_owner_alone(app, florence):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "jester up to 300")
    table.answer(first, "auction jester")

    def marked(seat):
        told = table.get(seat, "events").json["events"]
        return [event["text"] for event in told if event["by_plan"] or "your plan" in event["text"]]

    (bid,) = marked(second)
    assert bid.startswith("By your plan: ")
    assert all(marked(seat) == [] for seat in range(4) if seat != second)


def test_a_plan_for_one_lot_lets_its_player_decide_about_another(app, florence):
    table = florence()
    first, second = table.waiting[0], next_to(table)
    table.plan(second, "park up to 600")
    table.answer(first, "auction jester")
    assert table.waiting == [second]
    assert table.states(second) == ["standing"]
