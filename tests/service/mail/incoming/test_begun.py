"""Whoever only begins an answer is shown how it may go on, and whoever asks with “?” is shown what it would bring."""

import re

import pytest

from engine import games
from service.platform.transaction import read_session
from service.play.tables.queries import table_by_id
from service.play.tables.views import load_position
from tests.parts.letters import answer_to, html_of, sentences_of, text_of
from tests.parts.tables import NAMES
from tests.service.mail.incoming.conftest import moves, numbered

OPENS = re.compile(r"others: answer “([^”]+)”")
REFUSED = "nothing of your letter was carried out"


ROOMY = next(name for name, game in games().items() if game.draw_own)
"""A game with a board of one's own, and many places on it."""


@pytest.fixture
def building(seated, post):
    """A table at the first turn, at which nearly everything can be built; and the letter that asks."""
    at = seated(ROOMY, 3)
    while True:
        seat = next(seat["number"] for seat in at.shown["seats"] if seat["waiting_since"])
        if at.question(seat)["kind"] == "turn":
            return at, post.letters()[NAMES[seat].lower()]
        assert at.answer(seat, at.question(seat)["default"]).status_code == 200


def test_the_beginning_of_an_answer_brings_how_it_goes_on(post, building):
    at, mail = building
    before = moves(at)
    assert "or 725 others: answer “build”" in text_of(mail)
    back = post.send(answer_to(mail, "build"))
    assert REFUSED not in text_of(back)
    assert "build university" in OPENS.findall(text_of(back))
    opera = post.send(answer_to(back, "Build opera"))
    assert "build opera northwest" in OPENS.findall(text_of(opera))
    assert numbered(post.send(answer_to(back, "build opera north-west")))[1].startswith("build opera")
    assert all(move.startswith("build opera") for move in numbered(opera).values())
    assert moves(at) == before
    assert {*post.kept()} == {("done", "")}


def test_outlines_are_drawn_where_they_would_lie_and_the_board_as_it_lies_then(post, building):
    at, mail = building
    opera = post.send(answer_to(mail, "build opera"))
    assert "#1 e1s" in text_of(opera)
    assert "  2 # # # . + . +" in text_of(opera)
    assert "  1 # # # . + + +" in text_of(opera)
    built = post.send(answer_to(opera, "#1"))
    assert moves(at)[-1] == "build opera e1s"
    assert text_of(built).count("  1 # # # . O O O") == 1


def test_a_number_means_the_list_of_the_letter_that_is_answered(post, building):
    at, mail = building
    opera = post.send(answer_to(mail, "build opera"))
    assert numbered(opera)[2] != numbered(mail)[2]
    post.send(answer_to(opera, "#2"))
    assert moves(at)[-1] == numbered(opera)[2]


def test_the_first_letter_keeps_its_own_numbers(post, building):
    at, mail = building
    post.send(answer_to(mail, "build opera"))
    post.send(answer_to(mail, "#2"))
    assert moves(at)[-1] == numbered(mail)[2]


def test_a_number_whose_list_nobody_knows_is_not_played(post, building):
    at, mail = building
    before = moves(at)
    post.send(answer_to(mail, "build opera"))
    refused = post.send(answer_to(mail, "#2", In_Reply_To="<lost@example.org>"))
    assert moves(at) == before
    assert "could mean two things" in sentences_of(refused)


def test_a_question_mark_only_looks(post, building):
    at, mail = building
    before = moves(at)
    told = post.send(answer_to(mail, "? build opera b6n"))
    assert "build opera b6n: costs" in sentences_of(told)
    assert "  7 . + + + . . .\n  6 . + . + . . .\n" in text_of(told)
    numbered_so = post.send(answer_to(mail, "? #3"))
    assert f"{numbered(mail)[3]}: " in sentences_of(numbered_so)
    opened = post.send(answer_to(mail, "? build tower"))
    assert all(move.startswith("build tower") for move in numbered(opened).values())
    all_again = post.send(answer_to(opened, "?"))
    assert numbered(all_again) == numbered(mail)
    assert moves(at) == before


def test_a_question_mark_before_nonsense_is_explained(post, building):
    _, mail = building
    assert REFUSED in text_of(post.send(answer_to(mail, "? fly to the moon")))
    assert "has the number" in sentences_of(post.send(answer_to(mail, "? #99")))


def test_one_way_to_lie_is_said_by_a_square_and_several_are_asked_back(post, building):
    at, mail = building
    before = moves(at)
    back = post.send(answer_to(mail, "build tower e1"))
    assert moves(at) == before
    assert {"build tower e1n", "build tower e1e"} <= {*numbered(back).values()}


def test_of_several_lines_none_may_be_only_begun(post, building):
    at, mail = building
    before = moves(at)
    refused = post.send(answer_to(mail, "bonus\nbuild"))
    assert REFUSED in text_of(refused)
    assert moves(at) == before


def test_a_link_opens_the_rest_of_a_kind_and_plays_nothing(post, building):
    at, mail = building
    before = moves(at)
    (link,) = re.findall(r'href="[^"]*(/answer/[^"]+)"[^>]*>or 725 others', html_of(mail))
    opened = at.client.get(link)
    assert opened.status_code == 200
    assert "build opera" in opened.text
    assert "or 75 others: answer “build opera”" in opened.text
    assert at.client.post(link).status_code == 200
    assert moves(at) == before


def words_for_one_place(at) -> tuple[str, str]:
    """A building and a square that leave one answer, and that answer."""
    with at.client.application.app_context(), read_session() as session:
        game = load_position(table_by_id(session, at.number))
    (seat,) = game.waiting
    buildings = {str(move).split()[1] for move in game.moves(seat) if str(move).startswith("build ")}
    squares = (f"{column}{row}" for column in "abcdefg" for row in range(1, 8))
    for words in (f"build {name} {square}" for square in squares for name in sorted(buildings)):
        fitting = game.choices(seat, words).moves
        if len(fitting) == 1 and str(fitting[0]) != words:
            return words, str(fitting[0])
    pytest.fail("no words leave one place")


def test_words_that_fit_one_place_are_shown_before_they_are_played(post, building):
    at, mail = building
    before = moves(at)
    words, move = words_for_one_place(at)
    back = post.send(answer_to(mail, words))
    assert moves(at) == before
    assert f"One answer fits what you wrote: {move}." in sentences_of(back)
    assert numbered(back) == {1: move}
    assert "marked with “+”" in text_of(back)
    post.send(answer_to(back, "#1"))
    assert moves(at)[-1] == move


def test_why_a_later_line_cannot_be_answered_and_what_to_send(post, seated):
    at = seated(ROOMY, 3)
    while (asked := at.question(seat := at.get(0, "view").json["view"]["waiting"][0]))["kind"] != "name":
        at.answer(seat, asked["default"])
    before = moves(at)
    mail = post.letters()[NAMES[seat].lower()]
    told = sentences_of(post.send(answer_to(mail, "auction jester\nbid 500")))
    assert "After “auction jester” the others decide first" in told
    assert "nothing to decide" not in told
    begun = sentences_of(post.send(answer_to(mail, "auction\nbid 500")))
    assert "A line that only begins an answer is sent alone" in begun
    assert moves(at) == before


@pytest.mark.parametrize("written", ["I think I want number 2, thanks", "Could it be #2 please?"])
def test_a_number_in_a_sentence_is_asked_back(post, building, written):
    at, mail = building
    before = moves(at)
    assert "Did you mean “#2”?" in sentences_of(post.send(answer_to(mail, written)))
    assert moves(at) == before


def test_what_a_letter_brings_about_is_told_as_any_question_is(post, building):
    _, mail = building
    back = post.send(answer_to(mail, "build opera e1s"))
    assert not str(back["Subject"]).startswith("Re:")
    assert "brings the whole table" in text_of(back)
    refused = post.send(answer_to(back, "fly to the moon"))
    assert str(refused["Subject"]) == f"Re: {back['Subject']}"
    assert "brings the whole table" not in text_of(refused)
    again = post.send(answer_to(refused, "fly to the moon"))
    assert str(again["Subject"]) == f"Re: {back['Subject']}"
