"""What stands around an answer in any language is left out; whatever could take it back or add to it is asked about."""

import pytest

from service.mail.incoming.afterword import trim_answer
from service.mail.incoming.seat_reply import find_seat_reply
from service.mail.parse.commands import parse_instructions
from service.mail.parse.instruction import Choose
from service.mail.parse.reply import extract_own_lines
from service.platform.transaction import read_session
from tests.parts.letters import answer_to, sentences_of
from tests.service.mail.incoming.conftest import moves, numbered
from tests.service.mail.reading.test_programs import REPLIES

LANGUAGES = REPLIES["languages"]


@pytest.fixture
def read(house, asked):
    """Reads a letter as its table would: what is to be carried out, and what was left out."""
    _, _, mail = asked

    def reading_of(text, writer="Anna Lorenzi"):
        with house.app_context(), read_session() as session:
            to = find_seat_reply(session, mail["Reply-To"].addresses[0].addr_spec)
            lines = extract_own_lines(text.split("\n"))
            return trim_answer(to, parse_instructions(lines, ["en"], ["Anna Lorenzi"]), lines, writer)

    return reading_of


def test_greetings_and_devices_of_all_languages_are_no_part_of_an_answer(read):
    wrong = {}
    for name, said in LANGUAGES.items():
        text = f"{said['greeting']}\n\n2\n\n{said['closing']}\nAnna\n\n{said['device']}"
        meant = read(text)
        if [each for each in meant.instructions if isinstance(each, Choose)] != list(meant.instructions):
            wrong[name] = meant.instructions
    assert wrong == {}


@pytest.mark.parametrize(
    "below",
    [
        "Wait, I am not sure.",
        "Moment, doch lieber nicht",
        "Non, attends",
        "Nej vänta",
        "Нет, подожди",
        "やっぱりやめます。待って",
        "3",
        "Or 3",
        "#3",
        "pass",
        "Maybe bit higher?",
        "What does it bring",
        "lay wihte blue",
        "undo",
        "Tomorrow at 5",
        "01.02.2026 10:00",
        "0 300 200 100",
        "+49 89 123456 or 3",
        "This is a long sentence that goes on and on and on and by which somebody may mean just about anything at all.",
    ],
)
def test_what_may_mean_something_is_never_left_out(read, below):
    meant = read(f"2\n\n{below}")
    assert meant.left_out == ()
    assert len(meant.instructions) > 1


@pytest.mark.parametrize(
    "below",
    [
        "Jo Miller\n+49 (0)89 1234567",
        "Mobil: 070-1234567",
        "https://jo.example.org/?who=2#3",
        "Jo <jo7@example.org>",
    ],
)
def test_where_somebody_is_reached_is_no_part_of_an_answer(read, below):
    meant = read(f"2\n\n{below}")
    assert (len(meant.instructions), list(meant.left_out)) == (1, below.split("\n"))


RETRACTIONS = [
    "Scratch that",
    "Scrap that.",
    "Strike that!",
    "Belay that",
    "Changed my mind",
    "On second thought",
    "Disregard",
    "Kidding",
    "Typo",
    "Hmm",
    "Later",
    "Ach Quatsch",
    "Vergiss es",
    "Lascia perdere",
    "Olvídalo",
    "Oubliez ça",
    "Laisse tomber",
    "やっぱりやめます",
    "Zapomeňte na to",
    "Zapomnij o tym",
    "Забудь",
    "算了",
]
ENDS = [
    "{}",
    "{}\n\nAnna",
    "Thanks!\n{}",
    "Thanks\nAnna\n{}",
    "Anna Lorenzi\n\n{}",
    "Best regards\nAnna\n\nPS: {}",
]


@pytest.mark.parametrize("end", ENDS)
def test_a_line_that_may_take_an_answer_back_holds_it(read, end):
    """No list of words knows them all: any line that is no sign-off holds the answer."""
    played = [said for said in RETRACTIONS if len(read(f"2\n\n{end.format(said)}").instructions) < 2]
    assert played == []


SIGNATURES = [
    "Dora Müller\nAbteilung 700",
    "Dora Müller\n12000 Main Street\nSpringfield 62704",
    "Best regards,\n\nDora Müller\nHead of Sales\nACME GmbH\nTel. +49 89 123456-0\nwww.acme.example",
    "Viele Grüße\nDora",
    "Cordialement,\nDora Müller\nDirectrice de la Communication",
    "Dora Müller\n\nThis message is confidential. If you are not the person it is meant for, please delete it and notify the sender at once.",
    "Diese Nachricht kann vertrauliche Angaben enthalten. Wenn sie nicht an Sie gerichtet ist, löschen Sie sie bitte und sagen Sie uns Bescheid.",
    "Saludos,\nDora\n\nEnviado desde mi móvil",
    "Merci et bonne soirée à tous !\nDora",
]


@pytest.mark.parametrize("below", SIGNATURES)
def test_a_signature_is_no_part_of_an_answer(read, below):
    assert len(read(f"2\n\n{below}", "Dora Müller").instructions) == 1


def test_a_number_that_could_be_an_answer_holds_it_on_a_card_too(read):
    assert len(read("2\n\nAnna Lorenzi\nRather 3").instructions) > 1


def test_a_line_right_below_the_answer_belongs_to_it(read):
    assert len(read("2\nBonsoir").instructions) == 2


def test_the_answer_is_played_and_says_what_was_left_out(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "Bonjour,\n\n1\n\nBonne soirée à tous\n\nEnvoyé de mon portable"))
    assert moves(at) == [numbered(mail)[1]]
    assert "Not read as part of your answer: “Bonne soirée à tous / Envoyé de mon portable”" in sentences_of(
        back
    )


def test_an_answer_in_doubt_plays_nothing_and_names_the_line(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "1\n\nNon, attends"))
    assert moves(at) == []
    assert "“Non, attends”" in sentences_of(back)


def test_our_letter_quoted_without_any_sign_is_not_read(post, asked):
    """Not even below an answer, where nothing tells that it is quoted but that we have sent it."""
    at, _, mail = asked
    text = mail.get_body(("plain",)).get_content()
    only = answer_to(mail, "")
    only.set_content(text, cte="quoted-printable")
    assert post.send(only) is not None
    assert moves(at) == []
    answered = answer_to(mail, "")
    answered.set_content(f"#1\n\n{text[text.index('Anna') :]}", cte="quoted-printable")
    post.send(answered)
    assert moves(at) == [numbered(mail)[1]]
