import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.mail.parse.commands import MAX_LINES, parse_instructions
from service.mail.parse.instruction import (
    Choose,
    Do,
    LeaveRequest,
    NotUnderstood,
    PlanRequest,
    Reason,
    Talk,
    WrittenMove,
)
from service.mail.parse.reply import ReplyLine
from service.mail.parse.vocabulary import commands
from service.platform.words import LANGUAGES


def understood(*texts, languages=("en",), people=("Anna Lorenzi", "Bob")):
    return parse_instructions([ReplyLine(at, text) for at, text in enumerate(texts, 1)], languages, people)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["default", "show", "history", "time", "back", "help", "resign", "undo"])
def test_every_alias_alone_on_its_line_is_its_command(language, command):
    for alias in commands(language).commands[command]:
        for written in (alias, alias.upper(), f"*{alias}*", f"- {alias}.", f"{alias}!"):
            assert understood(written, languages=[language]) == (Do(1, command),)


@pytest.mark.parametrize("text", ["resign myself to 400", "show e5", "helpful", "no time", "undone"])
def test_a_command_with_more_on_its_line_is_left_to_the_engine(text):
    assert understood(text) == (WrittenMove(1, text),)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("place forest d2n*", "place forest d2n*"),
        ("*place forest d2n**", "place forest d2n*"),
        ("- **bid 400**", "bid 400"),
        ("*bid 400", "bid 400"),
        ("_pass_", "pass"),
        ("“bid 400”.", "bid 400"),
        ("'bid 400'", "bid 400"),
    ],
)
def test_print_is_taken_off_and_a_move_s_own_star_is_not(text, read):
    assert understood(text) == (WrittenMove(1, read),)


@pytest.mark.parametrize(
    "text",
    [
        "2",
        "2.",
        "(2)",
        "[2]",
        "2!",
        "**2**",
        "“2”",
        "2 👍",
        "„2“",
        "«2».",
        "2 👍🏽",
    ],
)
def test_a_number_alone_is_left_to_the_question(text):
    assert understood(text) == (Choose(1, 2),)


@pytest.mark.parametrize("text", ["#2", "# 2.", "answer 2", "Option: #2", "**#2**", "“#2”", "#2 👍"])
def test_a_number_behind_its_mark_is_a_place_in_the_list(text):
    assert understood(text) == (Choose(1, 2, place=True),)


@pytest.mark.parametrize("text", ["1 or 2", "2,5", "-2", "2nd", "two"])
def test_what_is_no_plain_number_is_no_choice(text):
    assert understood(text) == (WrittenMove(1, text),)


def test_zero_may_be_an_amount_but_is_no_place():
    assert understood("0") == (Choose(1, 0),)
    assert understood("#0") == (NotUnderstood(1, "#0", Reason.CHOICE),)


@pytest.mark.parametrize(
    ("text", "days"), [("leave 3 days", 3), ("leave 3", 3), ("Holiday: 1 day.", 1), ("vacation 2 weeks", 14)]
)
def test_leave_is_counted_in_days(text, days):
    assert understood(text) == (LeaveRequest(1, days),)


@pytest.mark.parametrize(
    "text", ["leave", "leave tomorrow", "leave 0 days", "leave 3 nights", "leave 999", "leave 3 days or 4"]
)
def test_leave_of_no_known_length_is_asked_for_again(text):
    assert understood(text) == (NotUnderstood(1, text, Reason.LEAVE),)


def test_talk_takes_the_rest_of_the_letter_commands_and_all():
    assert understood("2", "talk Well played.", "", "resign", "Anna") == (
        Choose(1, 2),
        Talk(2, "", "Well played.\n\nresign\nAnna"),
    )


def test_talk_to_one_is_for_one():
    assert understood("talk to Bob: the park is yours") == (Talk(1, "Bob", "the park is yours"),)
    assert understood("talk to all: hello") == (Talk(1, "", "hello"),)


@pytest.mark.parametrize(
    "text", ["talk to Bob the park is yours", "talk to be honest", "talk Bob: psst", "talk to : x"]
)
def test_a_secret_never_goes_to_the_whole_table_for_want_of_a_colon(text):
    assert understood(text) == (NotUnderstood(1, text, Reason.TALK_TO_WHOM),)


def test_talk_and_plan_want_words():
    assert understood("talk") == (NotUnderstood(1, "talk", Reason.TALK_EMPTY),)
    assert understood("plan") == (PlanRequest(1, ""),)
    assert understood("plan: jester up to 700") == (PlanRequest(1, "jester up to 700"),)


@pytest.mark.parametrize(
    "text", ["Hi,", "Hello Bob!", "thanks", "Thanks, Bob!", "Best regards, Anna", "Anna", ":-)", "Hi all,"]
)
def test_politeness_is_passed_over(text):
    assert understood(text, "pass") == (WrittenMove(2, "pass"),)


@pytest.mark.parametrize(
    "text", ["Hi pass", "thanks for nothing", "Hello bid 400", "ciao passo", "Dear me", "Charlie"]
)
def test_what_only_resembles_politeness_is_not_passed_over(text):
    assert understood(text) == (WrittenMove(1, text),)


@pytest.mark.parametrize("lines", [(), ("",), ("Hi,", "", "Anna")])
def test_a_letter_without_a_word_is_answered_too(lines):
    assert understood(*lines) == (NotUnderstood(0, "", Reason.EMPTY),)


def test_lines_are_bounded_in_number_and_length():
    found = understood(*["pass"] * 500)
    assert len(found) == MAX_LINES + 1
    assert found[-1].why is Reason.TOO_MANY_LINES
    assert understood("x" * 1000)[0].why is Reason.LINE_TOO_LONG
    assert understood("talk", *["x" * 1000] * 9)[0].why is Reason.TALK_TOO_LONG


@settings(max_examples=200)
@given(st.lists(st.text(max_size=40).map(str.strip), max_size=8))
def test_every_instruction_points_at_a_line_that_was_written(texts):
    for found in understood(*texts, languages=LANGUAGES):
        assert found == NotUnderstood(0, "", Reason.EMPTY) or texts[found.line - 1]
