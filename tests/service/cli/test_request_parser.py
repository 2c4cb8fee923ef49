"""A body that is too long is read to its end, dropped, and refused by its length."""

from waitress.adjustments import Adjustments

from service.cli.request_parser import READ_ON, RequestParser

LONGEST = 1_000
HEAD = b"POST / HTTP/1.1\r\nHost: x\r\n"
LIMITS = Adjustments(max_request_body_size=LONGEST + READ_ON, sockets=[])


def parsed(head: bytes, *parts: bytes) -> RequestParser:
    parser = RequestParser(LIMITS)
    for said in (HEAD + head + b"\r\n\r\n", *parts):
        assert not parser.completed
        assert parser.received(said) == len(said)
    return parser


def test_what_is_short_is_kept_whole():
    parser = parsed(b"Content-Length: 5", b"{", b"   }")
    assert parser.completed
    assert parser.get_body_stream().read() == b"{   }"


def test_what_is_long_is_read_and_dropped_and_the_connection_stays():
    parser = parsed(b"Content-Length: 50000", b"x" * 20_000, b"x" * 30_000)
    assert parser.completed
    assert parser.headers["CONTENT_LENGTH"] == "50000"
    assert "CONNECTION" not in parser.headers
    assert parser.get_body_stream().read() == b"x" * LONGEST


def test_chunks_are_counted():
    parser = parsed(b"Transfer-Encoding: chunked", b"7d0\r\n", b"x" * 2000, b"\r\n0\r\n\r\n")
    assert parser.completed
    assert parser.headers["CONTENT_LENGTH"] == "2000"


def test_nobody_is_asked_for_a_body_that_is_too_long():
    parser = parsed(b"Content-Length: 50000\r\nExpect: 100-continue")
    assert parser.completed
    assert not parser.expect_continue
    assert parser.headers["CONNECTION"] == "close"


def test_reading_on_has_an_end():
    parser = parsed(b"Content-Length: 99999999999")
    assert parser.completed
    assert parser.error is None
    assert parser.headers["CONNECTION"] == "close"
