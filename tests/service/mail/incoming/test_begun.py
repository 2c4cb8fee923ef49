"""Whoever only begins an answer is shown how it may go on, and whoever asks with “?” is shown what it would bring."""

import re

import pytest

from engine import games
from tests.parts.letters import html_of, sentences_of, text_of
from tests.parts.tables import NAMES
from tests.service.mail.incoming.conftest import answer_to, moves, numbered

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
    assert "Your board now:" in text_of(built)
    assert "  1 # # # . O O O" in text_of(built)


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
