"""Weeks of one seat in simulated time: questions one after another, swept as a service would."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from service.play.pace.absence import SettledQuestion, compute_attendance, settle_by_answer
from service.play.pace.deadline import ClockState, OpenQuestionTime, SentReminder, compute_clock
from service.play.pace.hours import Hours
from service.play.pace.tenure import TenureTime, add_tenure, first_tenure
from tests.service.play.clocks.cases import DAY, HOUR, MINUTE, calendars, lengths, moments, paces, quiet


@dataclass
class Seat:
    hours: Hours
    history: tuple[TenureTime, ...]
    at: datetime
    past: list[SettledQuestion] = field(default_factory=list)
    charges: list[tuple[ClockState, bool]] = field(default_factory=list)

    def ask(self, delay, sweep):
        """One question: answered after `delay`, or by the clock; swept every `sweep` late."""
        asked = OpenQuestionTime("lay", self.at, absent=compute_attendance(self.past).absent)
        answer = None if delay is None else self.at + delay
        for _ in range(200):
            found = compute_clock(self.hours, self.history[-1], asked, self.at)
            look = found.look_again()
            if found.over(self.at):
                assert any(told.deadline <= found.deadline for told in asked.reminded)
                self.close(found, asked, own=False)
                return
            if found.reminders and found.reminders[0] <= self.at:
                assert not quiet(self.hours, self.at)
                asked = replace(asked, reminded=(*asked.reminded, SentReminder(self.at, found.deadline)))
            elif answer is not None and answer <= max(look, self.at) + sweep:
                self.at = max(answer, self.at)
                self.close(compute_clock(self.hours, self.history[-1], asked, self.at), asked, own=True)
                return
            else:
                self.at = look + sweep
        raise AssertionError("the clock never comes to an end")

    def close(self, found, asked, *, own):
        *earlier, present = self.history
        self.history = (*earlier, present.charged(self.hours.pace, found.charge, own=own))
        self.charges.append((found, own))
        past = SettledQuestion(asked.opened, self.at)
        self.past.append(settle_by_answer(self.hours, asked.opened, self.at) if own else past)


@settings(max_examples=60)
@given(
    st.builds(Hours, paces(), calendars()),
    moments(),
    st.lists(st.none() | lengths(MINUTE, 9 * DAY), min_size=1, max_size=8),
    lengths(timedelta(), 3 * HOUR),
)
def test_banks_and_charges_add_up_over_weeks(hours, start, delays, sweep):
    seat = Seat(hours, first_tenure(hours.pace, "Anna", start), start)
    for delay in delays:
        seat.ask(delay, sweep)
    assert sum((found.charge.spent for found, _ in seat.charges), timedelta()) == hours.counted(
        start, seat.at
    )
    bank = hours.pace.bank
    for found, own in seat.charges:
        assert timedelta() <= found.charge.bank <= bank
        bank = bank - found.charge.bank + (hours.pace.increment if own else timedelta())
        bank = min(bank, hours.pace.cap or bank)
    assert seat.history[-1].bank == bank


@settings(max_examples=40)
@given(st.builds(Hours, paces(), calendars()), moments(), lengths(MINUTE, 9 * DAY))
def test_a_seat_nobody_answers_for_becomes_absent_and_a_substitute_finds_it_fresh(hours, start, delay):
    seat = Seat(hours, first_tenure(hours.pace, "Anna", start), start)
    for _ in range(3):
        seat.ask(None, MINUTE)
    assert compute_attendance(seat.past).absent_since == seat.past[1].closed
    assert seat.charges[2][0].charge.bank == timedelta()
    left = seat.history[-1].bank
    seat.history, seat.past = add_tenure(seat.history, hours.pace, "Bruno", seat.at), []
    seat.ask(delay, MINUTE)
    assert seat.history[0].bank == left
    assert seat.history[1].since == seat.charges[3][0].opened
    assert not compute_attendance(seat.past).absent
