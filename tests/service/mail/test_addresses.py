"""Addresses for replies and reports: they say what is answered, fit into a local part, and only ours are believed."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from service.mail.addresses import (
    PersonalTopic,
    ReplySeat,
    ReplyTarget,
    is_check_address,
    is_issued_to,
    is_report_address,
    make_reply_address,
    make_return_path,
    parse_reply_address,
    read_personal_address,
)

replies = st.builds(ReplyTarget, st.integers(1, 10**12), st.integers(0, 8), st.integers(0, 10**9))
holders = st.builds(ReplySeat, st.integers(1, 10**12), st.integers(0, 1000))
in_one_house = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@in_one_house
@given(replies, holders)
def test_what_is_written_is_read(app, reply, holder):
    address = make_reply_address(reply, holder)
    assert len(address.username) <= 64
    for seen in (address.addr_spec, address.addr_spec.upper()):
        written = parse_reply_address(seen)
        assert written.reply == reply
        assert is_issued_to(written, holder)


@in_one_house
@given(replies, holders, replies, holders)
def test_nothing_else_is_believed(app, reply, holder, other, another):
    written = parse_reply_address(make_reply_address(reply, holder).addr_spec)
    assert is_issued_to(written._replace(reply=other), holder) == (other == reply)
    assert is_issued_to(written, another) == (another == holder)


@given(st.text())
def test_other_addresses_are_none_of_ours(text):
    assert parse_reply_address(f"{text}@play.example.org") is None


@pytest.mark.parametrize("numbers", ["7", "07", "\u0667", "7.1", "7.1.1", "7.1.1.1", "1234567890123456", ""])
@pytest.mark.parametrize("letter", ["b", "c", "t", "check."])
def test_a_guessed_mark_opens_nothing(app, letter, numbers):
    """Digits of other scripts are no numbers of ours, and no reason to fail."""
    address = f"procaccio+{letter}{numbers}.abcdefghijklmnop@localhost"
    assert not is_report_address(address)
    assert not is_check_address(address)
    assert all(read_personal_address(topic, address) is None for topic in PersonalTopic)


@pytest.mark.parametrize(
    "elsewhere", ["procaccio+{tag}@play.example.org", "{tag}@localhost", "procaccio+{tag}"]
)
def test_a_return_path_of_another_house_is_not_ours(app, elsewhere):
    tag = make_return_path(7).partition("@")[0].rpartition("+")[2]
    assert is_report_address(f"procaccio+{tag}@localhost")
    assert not is_report_address(elsewhere.format(tag=tag))
