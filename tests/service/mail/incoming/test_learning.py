"""Who never opens a page learns a game by letters alone."""

import re

import pytest

from engine import games
from engine.table.lesson import course_of
from service.learning.lessons.learn import start_lesson
from service.mail.parse.vocabulary import commands
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table, TableState
from tests.parts.letters import answer_to, text_of

TAUGHT = [game for game in games() if course_of(game)]
INSTANCE = re.compile(r"^(?:For example|Na przykład): (.+)$", re.MULTILINE)
MOST = 60


@pytest.fixture
def begun(house, clock, person):
    """Opens the first lesson of a game for somebody: `begun("anna", game)`."""

    def make(name: str, game: str, language: str = "en") -> int:
        who = person(name)
        with house.app_context(), transaction() as session:
            player = session.get_one(Player, who.id)
            player.language = language
            return start_lesson(session, game=game, player=player, now=clock()).id

    return make


def flat(text):
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in TAUGHT), (TAUGHT[0], "pl")])
def test_a_game_is_learned_by_letters_alone(house, clock, post, begun, game, language):
    begun("anna", game, language)
    words, good = games()[game].words(language), []
    letter = post.letters()["anna"]
    for _ in range(MOST):
        text = text_of(letter)
        if not INSTANCE.search(text):
            break
        clock.tick(minutes=5)
        before = len(post.mailer.mails)
        back = post.send(answer_to(letter, INSTANCE.search(text)[1].strip()))
        came = post.mailer.mails[before:]
        if INSTANCE.search(text_of(back)):
            letter = back  # the lesson goes on: the answer brings its next question
        else:
            good.append(flat(text_of(back)))
            (letter,) = [mail for mail in came if mail is not back]
    texts = [lesson.text(words) for lesson in course_of(game).lessons]
    assert len(good) == len(texts)
    assert all(flat(text.good) in said for text, said in zip(texts, good, strict=True))
    with house.app_context(), read_session() as session:
        rows = session.query(Table).order_by(Table.id).all()
        assert [row.lesson for row in rows] == [*(lesson.name for lesson in course_of(game).lessons), ""]
        assert rows[-1].state == TableState.RUNNING
    assert not INSTANCE.search(text_of(letter))
    assert str(letter["Reply-To"]).find(f"+t{len(texts) + 1}.") > 0


def test_a_letter_explains_what_leads_away_and_asks_again(post, begun):
    lesson = next(
        each
        for each in course_of(TAUGHT[0]).lessons
        if not all(map(each.serves, each.table().moves(each.learner)))
    )
    begun("anna", TAUGHT[0])
    letter = post.letters()["anna"]
    while lesson.text(games()[TAUGHT[0]].words()).title not in text_of(letter):
        before = len(post.mailer.mails)
        back = post.send(answer_to(letter, INSTANCE.search(text_of(letter))[1].strip()))
        letter = next((mail for mail in post.mailer.mails[before:] if mail is not back), back)
    table = lesson.table()
    away = next(move for move in table.moves(lesson.learner) if not lesson.serves(move))
    back = text_of(post.send(answer_to(letter, str(away))))
    assert flat(games()[TAUGHT[0]].words().attribute(f"lesson-{lesson.name}", "other")) in flat(back)
    assert INSTANCE.search(back)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_word_in_any_answer_opens_a_lesson(house, post, begun, game):
    begun("anna", TAUGHT[0], "pl")
    letter = post.letters()["anna"]
    before = len(post.mailer.mails)
    word = commands("pl").commands["learn"][0]
    back = post.send(answer_to(letter, f"{word} {games()[game].title('pl')}"))
    (first,) = [mail for mail in post.mailer.mails[before:] if mail is not back]
    words = games()[game].words("pl")
    assert flat(course_of(game).lessons[0].text(words).idea) in flat(text_of(first))
    assert str(first["Subject"]) in text_of(back) or games()[game].title("pl") in text_of(back)


@pytest.mark.parametrize("written", ["learn", "learn chess"])
def test_a_game_that_cannot_be_learned_is_asked_back(post, begun, written):
    begun("anna", TAUGHT[0])
    back = flat(text_of(post.send(answer_to(post.letters()["anna"], written))))
    assert all(games()[game].title() in back for game in TAUGHT)
