"""Wishes: layers of them, and the next hour of a day that may be short or long."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from service.play.messages.mail_preferences import LetterForm, MailPreferences, MailRhythm, next_digest_time

ZONES = ["UTC", "Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Apia"]
DAWN = datetime(2026, 1, 1, tzinfo=UTC)
moments = st.integers(0, 600 * 24 * 60).map(lambda minutes: DAWN + timedelta(minutes=minutes))
hours = st.lists(st.integers(0, 23), min_size=1, max_size=5)


@given(hours, st.sampled_from(ZONES), moments)
def test_the_next_hour_is_one_of_mine_and_soon(chosen, zone, now):
    leaves = next_digest_time(chosen, zone, now)
    assert now < leaves <= now + timedelta(hours=49)
    assert leaves.astimezone(ZoneInfo(zone)).minute == 0
    assert leaves.hour in chosen


def test_later_layers_go_first():
    wishes = MailPreferences.of(
        {"rhythm": MailRhythm.DIGEST, "form": LetterForm.SHORT, "theme": "dark"}, {"rhythm": MailRhythm.NOW}
    )
    assert (wishes.rhythm, wishes.form) == (MailRhythm.NOW, LetterForm.SHORT)
    assert wishes.single
    assert not wishes.gathered
