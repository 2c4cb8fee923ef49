"""Answers as the common mail programs lay them out, in twenty languages: what was written comes out, and nothing of our letter does."""

import textwrap
import tomllib
from itertools import product
from pathlib import Path

import pytest

from service.mail.parse.commands import parse_instructions
from service.mail.parse.html import extract_text
from service.mail.parse.instruction import Choose, NotUnderstood, Reason
from service.mail.parse.reply import extract_own_lines
from service.mail.parse.sent import letter_record, parse_sent_letters

HERE = Path(__file__).parent
REPLIES = tomllib.loads((HERE / "replies.toml").read_text(encoding="utf-8"))
LETTER = HERE.parent / "kept" / "reminder"
SUBJECT, _, TEXT = LETTER.with_suffix(".txt").read_text(encoding="utf-8").partition("\n\n")
HTML = LETTER.with_suffix(".html").read_text(encoding="utf-8")
NAME, ADDRESS = "Procaccio", "procaccio+t1.0.1.abcdefghijklmnop@play.example.org"
SENT = parse_sent_letters(
    [letter_record(SUBJECT.removeprefix("Subject: "), TEXT, HTML)], (NAME, "procaccio@play.example.org")
)
ANSWERS = (["#2"], ["lay white yellow"], ["lay white blue", "lay yellow yellow"])


def quotation(how):
    plain = TEXT.splitlines()
    match how:
        case "marked":
            return [f"> {line}".rstrip() for line in plain]
        case "bare":
            return plain
        case "reflowed":
            return [broken for line in plain for broken in textwrap.wrap(line, 72) or [""]]
        case "spilled":
            return [
                broken
                for line in plain
                for broken in textwrap.wrap(f"> {line}", 76, break_long_words=False) or [">"]
            ]
        case "html":
            return extract_text(HTML).splitlines()
    return []


def drawn(patterns, language, *, wraps):
    facts = {
        "name": NAME,
        "address": ADDRESS,
        "time": "10:15",
        **{key: language[key] for key in ("date", "short")},
    }
    values = [
        f"{NAME} <{ADDRESS}>",
        f"{language['date']} 10:15",
        "Jo <jo@example.com>",
        SUBJECT.removeprefix("Subject: "),
    ]
    facts["attribution"] = language["attribution"].format(**facts)
    facts |= {key: language[key] for key in ("original", "device", "brand")}
    for pattern in patterns:
        if pattern == "{headers}":
            yield from (f"{name}: {value}" for name, value in zip(language["headers"], values, strict=True))
        else:
            line = pattern.format(**facts)
            yield from textwrap.wrap(line, 76, break_long_words=False) if wraps and line else [line]


def reply(program, language, answer):
    """The lines of a mail."""
    how, said = REPLIES["programs"][program], REPLIES["languages"][language]
    wraps = how.get("wraps", False)
    above = [*drawn(how.get("above", []), said, wraps=wraps)]
    below = [*drawn(how.get("below", []), said, wraps=wraps)]
    original = quotation(how["quote"])
    return [*above, *original, "", *answer] if how.get("first") else [*above, *answer, *below, *original]


def asked(language, lines):
    """What is asked for, but for the line of a device without a name: only a table can tell it from an answer."""
    found = [answer_of(each) for each in parse_instructions(extract_own_lines(lines, SENT))]
    return [text for text in found if text and text != REPLIES["languages"][language]["device"]]


def answer_of(instruction):
    match instruction:
        case Choose(number=number):
            return f"#{number}"
        case NotUnderstood(why=Reason.EMPTY):
            return ""
    return instruction.text


@pytest.mark.parametrize("language", REPLIES["languages"])
@pytest.mark.parametrize("program", REPLIES["programs"])
def test_what_was_written_comes_out_of_every_program_in_every_language(program, language):
    for answer in ANSWERS:
        assert asked(language, reply(program, language, answer)) == answer


@pytest.mark.parametrize("language", REPLIES["languages"])
@pytest.mark.parametrize("program", REPLIES["programs"])
def test_of_a_letter_that_only_comes_back_nothing_was_written(program, language):
    assert asked(language, reply(program, language, [])) == []


def test_there_are_twenty_languages_and_twelve_programs():
    assert len(REPLIES["languages"]) >= 20
    assert len({name.partition("-")[0] for name in REPLIES["programs"]}) >= 12


@pytest.mark.parametrize("how", ["bare", "reflowed", "html"])
def test_what_is_added_below_the_whole_letter_is_read_as_well(how):
    """Lest somebody take back there what is played because it stands above."""
    assert asked("en", ["#2", "", *quotation(how), "", "Or better #3."]) == ["#2", "Or better #3."]


@pytest.mark.parametrize("how", ["bare", "reflowed", "html", "spilled"])
def test_no_beginning_and_no_end_of_our_letter_is_read_as_written(how):
    """Whoever cuts the quotation anywhere and leaves it without a sign writes nothing by that."""
    lines = quotation(how)
    wrong = []
    for start, length in product(range(0, len(lines), 3), (4, 9, 30)):
        piece = lines[start : start + length]
        if sum(bool(line.strip()) for line in piece) > 2:
            wrong += [
                text for text in asked("en", piece) if text.startswith("lay ") or text.lstrip("#").isdigit()
            ]
    assert wrong == []


@pytest.mark.parametrize("answer", [["#2"], ["lay white yellow"], ["lay white blue", "lay yellow yellow"]])
def test_what_stands_right_below_the_quoted_letter_is_no_end_of_its_last_line(answer):
    assert asked("en", [*quotation("marked"), *answer]) == answer


def test_what_may_be_the_end_of_a_broken_link_is_not_read():
    """`pass` might be anybody's word, and might be the last letters of a link; then it is asked for again."""
    link = "> https://play.example.org/answer/" + "a" * 60
    assert asked("en", [*quotation("marked"), link, "WyJpZCI"]) == []


@pytest.mark.parametrize("name", [NAME, "Tuesday Medici"])
def test_headers_and_attributions_may_break_before_an_address(name):
    sent = parse_sent_letters([letter_record(SUBJECT, TEXT, HTML)], (name,))
    headers = [
        f"From: {name}",
        f"<{ADDRESS}>",
        "Sent: Monday, August 26, 2019 4:37 PM",
        "To: Jo <jo@example.com>",
    ]
    wrote = [f"On Wed, Dec 9, {name}", f"<{ADDRESS}>", "wrote:"]
    for above, original in ((headers, quotation("reflowed")), (wrote, quotation("marked"))):
        lines = extract_own_lines(["#2", "", *above, *original], sent)
        assert [line.text for line in lines] == ["#2"]
