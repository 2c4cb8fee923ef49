"""Answers as mail programs send them, each beside what its writer meant."""

import json
from pathlib import Path

import msgspec
import pytest

from service.mail.parse import Illegible, OwnDomain, Reading, read_mail

CORPUS = Path(__file__).parent / "corpus"
LETTERS = sorted(CORPUS.glob("*.eml"), key=lambda file: file.name)
OURS = OwnDomain("play.example.org")


def reading(file):
    meant = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    read = read_mail(file.read_bytes(), OURS, languages=[meant["language"]], people=["Anna Lorenzi", "Bob"])
    assert isinstance(read, Reading), read
    return meant, read


def plain(instruction):
    """An instruction without its place in the mail, which depends on the program."""
    return {key: value for key, value in msgspec.to_builtins(instruction).items() if key != "line"}


def test_the_corpus_is_as_wide_as_it_says():
    people = [file.stem.split("-") for file in LETTERS]
    for language in ("en", "it", "pl", "es", "de"):
        assert sum(language in name for name in people) >= 12
    assert len(LETTERS) >= 60


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_an_answer_says_what_its_writer_meant(file):
    meant, read = reading(file)
    assert read.letter.kind == meant["kind"]
    assert [plain(instruction) for instruction in read.instructions] == meant["instructions"]
    if meant["kind"] == "human":
        assert list(read.letter.senders) == meant["senders"]
        assert [line.text for line in read.lines if line.text] == meant["written"]


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_a_bounce_names_whom_it_did_not_reach(file):
    meant, read = reading(file)
    failures = [msgspec.to_builtins(failure) for failure in read.letter.failures]
    assert failures == meant.get("failures", [])


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_every_cut_of_a_letter_can_be_read(file):
    """A connection that breaks leaves any beginning of a letter."""
    octets = file.read_bytes()
    for end in range(0, len(octets), 1 + len(octets) // 25):
        assert isinstance(read_mail(octets[:end], OURS), Reading | Illegible)
