"""What stands around an answer in any language is left out; whatever could take it back or add to it is asked about."""

import tomllib
from pathlib import Path

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
ENDS = tomllib.loads(Path(__file__).with_name("ends.toml").read_text(encoding="utf-8"))


@pytest.fixture
def read(house, asked):
    """Reads a letter as its table would: what is to be carried out, and what was left out."""
    _, _, mail = asked

    def reading_of(text, writer="Anna Lorenzi"):
        with house.app_context(), read_session() as session:
            to = find_seat_reply(session, mail["Reply-To"].addresses[0].addr_spec)
            lines = extract_own_lines(text.split("\n"))
            return trim_answer(to, parse_instructions(lines, ["en"], ["Anna Lorenzi"]), lines, [writer])

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
    meant = read(f"2\n\n{below}", "Jo Miller")
    assert (len(meant.instructions), list(meant.left_out)) == (1, below.split("\n"))


SHAPES = [
    "{}",
    "{}.",
    "{}\n\nAnna",
    "Thanks!\n{}",
    "Thanks\nAnna\n{}",
    "Anna Lorenzi\n{}",
    "Anna Lorenzi\n\n{}",
    "Anna Lorenzi\nACME GmbH\n12000 Main Street\n{}",
    "Best regards\nAnna\n\nPS: {}",
    "{}\nAnna Lorenzi\n+49 89 1234567",
    "Anna Lorenzi\nSales\n+49 89 1234567\n{}",
    "Anna Lorenzi\nTel: +49 89 1234567\nFax: +49 89 1234568\nMail: anna@example.com\n\n{}",
    "A.L.\n{}",
    "{}\n\nSent from my iPhone",
]


def is_played(meant):
    return not meant.held_by and [type(each) for each in meant.instructions] == [Choose]


@pytest.mark.parametrize("said", ENDS["retractions"])
def test_a_line_that_may_take_an_answer_back_holds_it(read, said):
    """No list of words knows them all: any line that is no sign-off holds the answer."""
    played = []
    for at, line in enumerate(ENDS["retractions"][said]):
        for nth, text in enumerate((line, line.upper(), line.title())):
            ends = (text, SHAPES[(at + nth) % len(SHAPES)].format(text))
            played += [end for end in ends if is_played(read(f"2\n\n{end}"))]
        played += [line] if is_played(read(f"2\n{line}")) else []
    assert played == []


def test_ends_that_change_nothing_hold_few_answers(read):
    """An answer that is asked back costs its writer a second letter."""
    ends = [end for ends in (*ENDS["closings"].values(), *ENDS["signatures"].values()) for end in ends]
    letters = [f"2\n\n{end}" for end in ends] + [
        f"{line}\n\n2\n\nDora" for line in ENDS["above"]["greetings"]
    ]
    writer = "Dora Müller Дора Мюллер Мюлер ドラ 도라 朵拉"
    held = [letter for letter in letters if not is_played(read(letter, writer))]
    assert len(held) <= 0.02 * len(letters), held


def test_chat_below_an_answer_is_nothing_but_asked_about(read):
    for line in ENDS["chat"]["lines"]:
        meant = read(f"2\n\n{line}")
        assert meant.held_by or is_played(meant)


@pytest.mark.parametrize(
    "below",
    ["undo", "back", "resign", "? #3", "Say, may I bid 5 instead", "talk later", "Report that as an error"],
)
def test_a_command_that_may_take_an_answer_back_holds_it(read, below):
    assert read(f"2\n\n{below}").held_by == below
    assert read(f"2\n{below}").held_by == below


@pytest.mark.parametrize(
    "below", ["talk: Well played", "talk to Bob: psst", "talk all: hello", "desk: Bob insults us", "show"]
)
def test_a_command_below_an_answer_is_carried_out_beside_it(read, below):
    meant = read(f"2\n\n{below}")
    assert (meant.held_by, len(meant.instructions)) == ("", 2)


@pytest.mark.parametrize(
    ("writer", "below"),
    [
        ("Tomasz Nowak", "Pozdrawiam\nTom"),
        ("Tomáš Novák", "S pozdravem\nTomas Novak"),
        ("Петров Иван", "Дякую,\nИ. Д. Петров"),
        ("山田太郎", "よろしくお願いします\n山田"),
        ("김민준", "감사합니다\n민준 드림"),
        ("Ing. Jan Novák", "Ing. Jan Novák, Ph.D.\nvedoucí oddělení a tak dále\n+420 602 123 456"),
        ("Ole Berg", "Vh OB"),
        ("Anna Lorenzi", "A. L."),
        ("Nina Olsen", "N.O."),
    ],
)
def test_a_name_signs_in_each_of_its_forms(read, writer, below):
    assert is_played(read(f"2\n\n{below}", writer))


@pytest.mark.parametrize(
    ("writer", "below"),
    [
        ("Nina Olsen", "NO"),
        ("Nina Olsen", "N"),
        ("Anna Lorenzi", "Merci\nANNULEZ"),
        ("Anna Lorenzi", "Hmm, wait\nAnna"),
        ("Nikolai Ek", "NE"),
        ("Nina Olsen", "Thanks\nNO"),
        ("Nina Olsen", "Thanks NO"),
        ("Anna Lorenzi", "Anna Lorenzi\nbtw make it 3"),
        ("Anna Lorenzi", "Anna\n\nbtw, I would rather have the third one instead of the 2 above"),
        (
            "Anna Lorenzi",
            "Anna\n\nSorry, I have just seen that Bob has the castle, so let me think it over again.",
        ),
        ("Anna Lorenzi", "Anna Lorenzi\n3\n+49 89 1234567"),
    ],
)
def test_a_line_that_only_resembles_a_name_holds_an_answer(read, writer, below):
    assert not is_played(read(f"2\n\n{below}", writer))


SIGNATURES = [
    "Dora Müller\nAbteilung 7",
    "Dora Müller\n12 Main Street\nSpringfield 62704",
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


def test_a_line_right_below_the_answer_is_a_sign_off_too(read):
    assert is_played(read("2\nMerci et bonsoir\nAnna"))
    assert read("2\nQuatsch").held_by == "Quatsch"


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
