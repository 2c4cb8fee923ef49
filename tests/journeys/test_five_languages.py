"""A table with five players in as many languages as there are, from the invitation to the final score, by the text of letters alone."""

import random
import re
from datetime import timedelta
from itertools import cycle, islice

import pytest

import engine
from engine import games
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.platform.words import FALLBACK, words
from service.play.tables.models import Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.move_queries import record_lines
from tests.parts.catalogues import TRANSLATED, english_left
from tests.parts.letters import answer_to, text_of
from tests.service.mail.incoming.conftest import Correspondence, door

__all__ = ["door"]  # a fixture of the post's own tests

NAMES = ("anna", "bob", "chris", "david", "eva")
LANGUAGES = tuple(islice(cycle([FALLBACK, *TRANSLATED]), len(NAMES)))
INVITATION = re.compile(r"^\S*(/invitation/\S+)$", re.MULTILINE)
ANSWER = re.compile(r"^ {0,2}(#\d+|-)  ?(\S.*?)(?: +\(.*)?$", re.MULTILINE)
BEGINNING = 30
"""Of a sentence: so much stands on one line."""
PATIENCE = timedelta(minutes=10)
GAME = [name for name, game in games().items() if game.published and len(NAMES) in game.seats][-1]


@pytest.fixture
def post(house, mailer, clock, door):
    return Correspondence(house, mailer, clock, door)


@pytest.fixture
def players(house, person, token):
    """Each in a language of his own; every other one has his letters made to be heard."""
    keys = [token(person(name), "play") for name in NAMES]
    with house.app_context(), transaction() as session:
        for number, player in enumerate(session.query(Player).order_by(Player.id)):
            player.language = LANGUAGES[number]
            player.preferences = {"mail": {"form": "heard" if number % 2 else "short"}}
    return keys


def language_of(mail) -> str:
    return LANGUAGES[NAMES.index(str(mail["To"]).partition("@")[0])]


def in_its_language(mail) -> None:
    """The whole letter speaks the language of its reader."""
    language = language_of(mail)
    assert mail["Content-Language"] == language
    if language != FALLBACK:
        assert english_left(f"{mail['Subject']}\n{text_of(mail)}", language) == []


def an_answer(mail, chance: random.Random) -> str | None:
    """What is read off the text: a number, or the words behind it; None where nothing is asked."""
    said, text = words(language_of(mail)), text_of(mail)
    how = (
        said.say(f"mail-decision-how{how}", number="", example="", link="")[:BEGINNING]
        for how in ("", "-heard")
    )
    numbered, _, _ = text.rpartition(next((line for line in how if line in text), "@"))
    answers = ANSWER.findall(numbered)
    mark, move = chance.choice(answers) if answers else ("-", None)
    return chance.choice([move if mark == "-" else mark, move, move.upper()]) if move else None


def sit_down(client, post, keys) -> int:
    """One opens and invites, the others follow the links of their letters."""
    wish = {"game": GAME, "seats": len(NAMES), "name": "Cinque lingue", "joining": "invited"}
    table = client.post("/api/v1/tables", json=wish, headers=keys[0]).json["id"]
    for name in NAMES[1:]:
        sent = {"email": f"{name}@example.org"}
        asked = client.post(f"/api/v1/tables/{table}/invitations", json=sent, headers=keys[0])
        assert asked.status_code < 300, asked.json
    for mail in post.letters_since(0):
        in_its_language(mail)
        (link,) = INVITATION.findall(text_of(mail))
        page = client.get(link)
        assert page.status_code == 200
        if language_of(mail) != FALLBACK:
            assert english_left(page.text, language_of(mail)) == []
        assert client.post(link).status_code == 200
    return table


@pytest.mark.usefixtures("unhurried")
def test_from_the_invitation_to_the_final_score(house, client, clock, post, players):
    table = sit_down(client, post, players)
    chance = random.Random(5)
    seen, told = len(NAMES) - 1, set()
    while True:
        new = post.letters_since(seen)
        seen += len(new)
        for mail in new:
            in_its_language(mail)
        answers = {str(mail["To"]): (mail, answer) for mail in new if (answer := an_answer(mail, chance))}
        for mail, answer in answers.values():
            post.deliver(answer_to(mail, answer))
        post.read()
        told |= {
            str(mail["To"]) for mail in new if words(language_of(mail)).say("mail-scores") in text_of(mail)
        }
        if not answers:
            break
        clock.now += PATIENCE
    assert told == {f"{name}@example.org" for name in NAMES}
    with house.app_context(), read_session() as session:
        row = session.get_one(Table, table)
        assert engine.load_table(row.dump, record_lines(session, table)).over
        assert {move.origin for move in session.query(Move)} == {Origin.MAIL}
        assert {letter.kind for letter in session.query(Letter)} >= {
            "invitation",
            "decision",
            "finished",
            "answer",
        }
    assert {state for state, _ in post.kept()} == {"done"}
