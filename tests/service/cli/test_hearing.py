"""A request is whole when it is, however it was cut up on its way; what is too large or no request is told at once."""

from http import HTTPStatus
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.cli.hearing import LONGEST_HEAD, Heard, Hearing

BODY = b'{"email": "anna@example.org"}'
POST = b"POST /api/v1/sign-in/links HTTP/1.1\r\nHost: x\r\n"
CHUNKS = b"Transfer-Encoding: chunked\r\n\r\n"
WHOLE = {
    "no body": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "a body": POST + b"content-length: 29\r\n\r\n" + BODY,
    "chunks": POST + CHUNKS + b"a\r\n" + BODY[:10] + b"\r\n13\r\n" + BODY[10:] + b"\r\n0\r\n\r\n",
}


def heard(said: bytes, cuts=()):
    """The verdicts, one for each piece."""
    hearing = Hearing(longest_body=1000)
    edges = [0, *sorted(cuts), len(said)]
    return [hearing.hear(said[a:b]) for a, b in pairwise(edges)], hearing


@given(st.sampled_from(sorted(WHOLE)), st.data())
@settings(deadline=None, max_examples=150)
def test_it_is_whole_at_its_last_byte_and_not_before(name, data):
    said = WHOLE[name]
    cuts = data.draw(st.sets(st.integers(1, len(said) - 1), max_size=12))
    verdicts, hearing = heard(said, cuts)
    assert verdicts == [Heard.PART] * len(cuts) + [Heard.WHOLE]
    assert hearing.take(10_000) == said
    assert hearing.take(10_000) == b""


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"GET / HTTP/1.1\r\nA: " + b"a" * LONGEST_HEAD, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE),
        (POST + CHUNKS + b"zz\r\n", HTTPStatus.BAD_REQUEST),
        (POST + CHUNKS + b"-1\r\n", HTTPStatus.BAD_REQUEST),
        (POST + CHUNKS + b"1\r\nab\r\n", HTTPStatus.BAD_REQUEST),
        (POST + CHUNKS + b"800\r\n" + b"a" * 1001, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
        (POST + CHUNKS + b"1\r\na\r\n" * 200, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    ],
)
def test_what_can_become_no_request_is_refused_at_once(said, status):
    (verdict,), hearing = heard(said)
    assert (verdict, hearing.refusal) == (Heard.REFUSED, status)


def test_a_body_that_is_announced_too_long_is_not_waited_for():
    (verdict,), _ = heard(POST + b"Content-Length: 1001\r\n\r\n")
    assert verdict == Heard.TOO_LARGE


def test_whoever_asks_whether_to_go_on_is_answered_once():
    head = POST + b"Expect: 100-continue\r\nContent-Length: 29\r\n\r\n"
    _, hearing = heard(head)
    assert hearing.expected
    assert hearing.hear(BODY[:5]) == Heard.PART
    assert not hearing.expected
    assert hearing.hear(BODY[5:]) == Heard.WHOLE
