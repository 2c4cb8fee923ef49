"""Every command that `help` lists is obeyed, in every language, as it is listed there."""

import re

import pytest

from service.app.mail import FEATURES
from service.mail.parse.commands import ALONE, OPENING
from service.mail.parse.vocabulary import commands
from service.platform.accounts.models import Player
from service.platform.transaction import transaction
from service.platform.words import LANGUAGES, words
from tests.parts.letters import answer_to, text_of

AFTERWARDS = ("choose", "undo", "default", "stop", "resign")
"""What moves the table on, in an order in which each can be done."""


@pytest.fixture
def in_language(house, asked):
    """The one who is asked has this language, and nobody is sent pictures."""

    def change(language: str) -> None:
        with house.app_context(), transaction() as session:
            for player in session.query(Player):
                player.language, player.preferences = language, {"mail": {"form": "short"}}

    return change


def folded_anywhere(sentence: str) -> str:
    return r"\s+".join(map(re.escape, sentence.split()))


def listed(letter: str, language: str) -> dict[str, list[str]]:
    """What the letter that helps says may be written for each command."""
    said = {
        name: words(language).say(f"answer-command-{name}") for name in (*ALONE, *OPENING, *FEATURES.commands)
    }
    return {
        name: re.search(rf"{folded_anywhere(sentence)}\s+(\S.*)$", letter, re.MULTILINE)[1].split(", ")
        for name, sentence in said.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_help_lists_is_obeyed(post, asked, in_language, language):
    at, name, mail = asked
    other = "Bob" if name == "anna" else "Anna"
    in_language(language)
    back = post.send(answer_to(mail, commands(language).commands["help"][0]))
    known = listed(text_of(back), language)
    more = {
        "choose": "1",
        "talk": "Ciao!",
        "plan": commands(language).arguments["none"][0],
        "desk": "Bob is rude",
        "learn": at.shown["game"],
        "mute": other,
        "unmute": other,
        "resign": commands(language).answers["yes"][0],
        "form": commands(language).arguments["heard"][0],
        "leave": f"3 {commands(language).arguments['days'][-1]}",
    }
    for name in (*sorted({*known} - {*AFTERWARDS}), *AFTERWARDS):
        written = f"{known[name][0]} {more.get(name, '')}".strip()
        back = post.send(answer_to(back, written))
        assert post.kept()[-1] == ("done", ""), (written, text_of(back))
