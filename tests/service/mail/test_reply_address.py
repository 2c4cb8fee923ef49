"""Reply addresses: they say what is answered, fit into a local part, and only ours are believed."""

from email.headerregistry import Address

from hypothesis import given
from hypothesis import strategies as st

from service.mail.reply_address import (
    ReplySeat,
    ReplyTarget,
    is_issued_to,
    make_reply_address,
    parse_reply_address,
)

SENDER = Address("Procaccio", "procaccio", "play.example.org")
SECRET = "only for tests, and long enough for one"
replies = st.builds(ReplyTarget, st.integers(1, 10**12), st.integers(0, 8), st.integers(0, 10**9))
holders = st.builds(ReplySeat, st.integers(1, 10**12), st.integers(0, 1000))


@given(replies, holders)
def test_what_is_written_is_read(reply, holder):
    address = make_reply_address(SECRET, SENDER, reply, holder)
    assert len(address.username) <= 64
    for seen in (address.addr_spec, address.addr_spec.upper()):
        written = parse_reply_address(seen)
        assert written.reply == reply
        assert is_issued_to(SECRET, written, holder)


@given(replies, holders, replies, holders)
def test_nothing_else_is_believed(reply, holder, other, another):
    written = parse_reply_address(make_reply_address(SECRET, SENDER, reply, holder).addr_spec)
    assert is_issued_to(SECRET, written._replace(reply=other), holder) == (other == reply)
    assert is_issued_to(SECRET, written, another) == (another == holder)
    assert not is_issued_to(SECRET + "!", written, holder)


@given(st.text())
def test_other_addresses_are_none_of_ours(text):
    assert parse_reply_address(f"{text}@play.example.org") is None
