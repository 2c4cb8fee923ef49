"""Letters that nobody wrote, as they are read; `make fuzz-mail` imagines ten thousand for each of these tests."""

import os

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from service.mail.parse import Illegible, OwnDomain, Reading, WriterKind, read_mail
from service.mail.parse.instruction import Choose, Do, NotUnderstood, Reason, WrittenMove
from tests.parts.waiting import not_endless
from tests.service.mail.reading.letters import POISON, imagined

OURS = OwnDomain("play.example.org")
MANY = int(os.environ.get("PROCACCIO_LETTERS", "150"))

many = settings(max_examples=MANY, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def read_in_the_end(octets, language="en"):
    """No letter may take for ever."""
    with not_endless():
        return read_mail(octets, OURS, languages=[language])


@many
@given(imagined())
def test_what_a_person_wrote_comes_out_and_nothing_else(letter):
    read = read_in_the_end(letter.octets, letter.language)
    assert isinstance(read, Reading)
    assert (read.letter.kind is not WriterKind.HUMAN) == letter.by_a_machine
    if letter.by_a_machine:
        assert read.instructions == ()
        return
    assert tuple(line.text for line in read.lines if line.text) == letter.wrote
    assert POISON not in repr(read.instructions)
    if not letter.wrote:
        assert read.instructions == (NotUnderstood(0, "", Reason.EMPTY),)
    for wrote, instruction in zip(letter.wrote, read.instructions, strict=False):
        match instruction:
            case Choose(number=number):
                assert wrote == str(number)
            case WrittenMove(text=text):
                assert wrote == text
            case _:
                assert isinstance(instruction, Do)
    assert len(read.instructions) == max(1, len(letter.wrote))


@many
@given(
    imagined(), st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=4), st.integers(0, 40)), max_size=12)
)
def test_a_damaged_letter_is_read_or_named_unreadable(letter, damages):
    octets = letter.octets
    for place, put, removed in damages:
        at = int(place * len(octets))
        octets = octets[:at] + put + octets[at + removed :]
    answered_or_kept(read_in_the_end(octets, letter.language))


@many
@given(
    st.one_of(
        st.binary(max_size=600), st.text(max_size=600).map(lambda text: text.encode("utf-8", "replace"))
    )
)
def test_any_bytes_are_read_or_named_unreadable(octets):
    answered_or_kept(read_in_the_end(octets))
    answered_or_kept(read_in_the_end(b"From: anna@example.com\r\n" + octets))


def answered_or_kept(read):
    """A human is always answered, a machine never obeyed."""
    if isinstance(read, Illegible):
        return
    assert bool(read.instructions) == (read.letter.kind is WriterKind.HUMAN)
