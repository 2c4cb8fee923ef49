"""A question that is asked again, because points were sold first, has no more time and no second letter."""

import pytest
from sqlalchemy import select

from service.mail.deliver import deliver_mail
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.clocks.running_clock import deadline_at
from service.play.plans.models import StandingPlan
from service.play.tables.models import Seat
from service.play.tables.move_models import Move
from service.programs.feeds.deadlines import deadline_component
from service.programs.feeds.queries import question_now
from tests.parts.letters import text_of
from tests.service.play.clocks.rows import open_clocks

HOURS = 5


@pytest.fixture
def asked(app, seller, clock):
    """Somebody has thought for some hours, and may sell."""
    at, seat = seller(pace="relaxed")
    clock.tick(hours=HOURS)
    return at, seat


def clock_at(seat: int) -> dict:
    (found,) = (each for each in open_clocks() if each.number == seat)
    return {name: getattr(found, name) for name in ("deadline", "ring_at", "opened_at", "reminded", "extra")}


def waiting_since(at, seat: int) -> str:
    return at.shown["seats"][seat]["waiting_since"]


def sell(at, seat: int) -> None:
    assert at.answer(seat, "sell 1").status_code == 200


def letters() -> list[str]:
    with read_session() as session:
        return list(session.scalars(select(Letter.key).order_by(Letter.id)))


def calendar_entry(at, seat: int) -> list:
    with read_session() as session:
        held = session.scalars(select(Seat).where(Seat.table_id == at.number, Seat.number == seat)).one()
        deadline = deadline_at(held.table, held, deps().clock())
        return deadline_component(held, deadline, words("en"), "example.org")


def test_time_goes_on_and_nobody_is_told_anew(asked):
    at, seat = asked
    before = (clock_at(seat), waiting_since(at, seat), letters(), calendar_entry(at, seat))
    question = at.question(seat)["id"]
    sell(at, seat)
    assert at.question(seat)["id"] != question
    assert (clock_at(seat), waiting_since(at, seat), letters(), calendar_entry(at, seat)) == before


def test_and_so_it_does_when_the_sale_is_taken_back(asked, clock):
    at, seat = asked
    before = (clock_at(seat), waiting_since(at, seat), at.question(seat)["id"], letters())
    sell(at, seat)
    sell(at, seat)
    clock.tick(hours=1)
    assert at.send("POST", seat, "take-back", {"moves": 2}).status_code == 200
    assert (clock_at(seat), waiting_since(at, seat), at.question(seat)["id"], letters()) == before


def test_the_record_has_one_line_of_it_from_its_first_opening(asked, clock):
    at, seat = asked
    opened = clock_at(seat)["opened_at"]
    before = len(lines_of(seat))
    sell(at, seat)
    clock.tick(hours=1)
    assert at.answer(seat, at.question(seat)["default"]).status_code == 200
    (line,) = lines_of(seat)[before:]
    assert (line.opened_at, line.played_at, line.own) == (opened, clock(), True)


def lines_of(seat: int) -> list[Move]:
    with read_session() as session:
        return list(session.scalars(select(Move).where(Move.seat == seat, Move.opened_at.is_not(None))))


def test_a_letter_that_had_not_left_asks_what_is_asked_now(asked, mailer, clock):
    """Its links and its reply address are good."""
    at, seat = asked
    sell(at, seat)
    deliver_mail(now=clock())
    question = at.question(seat)["id"]
    mail = next(mail for mail in mailer.mails[::-1] if f".{seat}.{question}." in str(mail["Reply-To"]))
    assert "/answer/" in text_of(mail)


def test_a_call_that_had_not_left_names_the_question_as_it_is_now(asked):
    at, seat = asked
    facts = {"table": at.number, "seat": seat, "question": at.question(seat)["id"]}
    sell(at, seat)
    with read_session() as session:
        assert question_now(session, facts) == at.question(seat)["id"] != facts["question"]
    assert at.answer(seat, at.question(seat)["default"]).status_code == 200
    with read_session() as session:
        assert question_now(session, facts) is None


def test_a_plan_that_is_to_answer_later_comes_when_it_would_have_come(asked, clock):
    at, seat = asked
    given = at.send("POST", seat, "plans", {"text": "always end; answer later"})
    assert given.status_code == 201, given.json
    due = due_of(at)
    sell(at, seat)
    clock.tick(minutes=1)
    assert due_of(at) == (due[0], at.question(seat)["id"])


def test_it_does_so_when_the_sale_is_taken_back(asked, clock):
    at, seat = asked
    at.send("POST", seat, "plans", {"text": "always end; answer later"})
    due = due_of(at)
    sell(at, seat)
    clock.tick(minutes=1)
    taken = at.send("POST", seat, "take-back", {"moves": 1})
    assert taken.status_code == 200, taken.json
    assert due_of(at) == due == (due[0], at.question(seat)["id"])


def due_of(at):
    with read_session() as session:
        plan = session.scalars(select(StandingPlan).where(StandingPlan.table_id == at.number)).one()
        return plan.due_at, plan.due_question
