"""What players are told about writing to us agrees with what is read."""

import re
from pathlib import Path

import pytest

from service.app.mail import FEATURES
from service.mail.parse.commands import ALONE, OPENING, parse_instructions
from service.mail.parse.instruction import (
    CallDesk,
    CardsRequest,
    Choose,
    Do,
    FeatureCommand,
    Instruction,
    LeaveRequest,
    NotUnderstood,
    PlanRequest,
    Reason,
    RulesRequest,
    Talk,
    WrittenMove,
)
from service.mail.parse.reply import ReplyLine
from service.mail.parse.vocabulary import commands
from service.platform.words import LANGUAGES, words

PAGE = (Path(__file__).parents[2] / "docs" / "by-mail.md").read_text()
COMMANDS = list(commands("en").commands)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_explains_every_command(name):
    assert all(words(language).say(f"answer-command-{name}") for language in LANGUAGES)


MEANT = {
    "choose": Choose,
    "talk": Talk,
    "plan": PlanRequest,
    "leave": LeaveRequest,
    "rules": RulesRequest,
    "cards": CardsRequest,
    "desk": CallDesk,
}
MORE = {
    "choose": " 2",
    "talk": " Ciao",
    "plan": " jester up to 700",
    "learn": " Pebbles",
    "form": " heard",
    "leave": " 3",
    "rules": " 3.2",
    "desk": " Bob is rude",
}
EXAMPLES = [
    example
    for line in re.findall(r"^- (.*)$", PAGE, re.MULTILINE)
    for example in re.findall(r"`([^`]+)`", line)
]
QUOTED = re.compile(r"[“„«]([^“”„«»]+)[“”»]")


def read(text: str, language: str) -> Instruction:
    (instruction,) = parse_instructions([ReplyLine(1, text)], [language], ("Anna", "Bob"))
    return instruction


def command_of(text: str, language: str = "en") -> str:
    """Which command a line is; empty where it is none, or one that misses something."""
    match read(text, language):
        case Do(what=what):
            return what
        case FeatureCommand(name=name):
            return name
        case WrittenMove() | NotUnderstood():
            return ""
        case instruction:
            return next(name for name, meant in MEANT.items() if isinstance(instruction, meant))


def test_the_reader_knows_every_command_and_no_other():
    assert {*ALONE, *OPENING, *FEATURES.commands} == set(COMMANDS)
    assert all(list(commands(language).commands) == COMMANDS for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_alias_is_read(language):
    """In its language, and in every language if it is English."""
    for name, aliases in commands(language).commands.items():
        for alias in aliases:
            for own in LANGUAGES if language == "en" else [language]:
                assert command_of(alias + MORE.get(name, ""), own) == name, (alias, own)


def test_every_example_of_the_page_is_read():
    tried = [example for example in EXAMPLES if example not in COMMANDS]
    assert {command_of(example.replace("…", "Ciao")) for example in tried} == {
        *OPENING,
        *FEATURES.commands,
        "resign-yes",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_quotes_is_read(language):
    """“leave 3 days”, and “to Name:” behind the word for talking."""
    say = words(language).say
    (away,) = QUOTED.findall(say("answer-command-leave"))
    assert read(away, language) == LeaveRequest(1, 3)
    (named,) = QUOTED.findall(say("answer-command-talk"))
    spoken = f"{commands(language).commands['talk'][0]} {named} Ciao"
    assert read(spoken, language) == Talk(1, named.rstrip(":").split()[-1], "Ciao")


@pytest.mark.parametrize(
    "why", [*Reason, "question-closed", "nothing-asked", "other-sender", "sender-disowned", "whispered"]
)
def test_every_reason_has_its_sentence(why):
    assert words("en").say(f"answer-why-{why}", sender="x", link="y")
