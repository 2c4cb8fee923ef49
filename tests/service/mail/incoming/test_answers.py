"""One answer, from the mail program to the table and back."""

import smtplib
from email.policy import SMTP
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import select

from engine.rules import plain
from engine.table.game import game_named
from service.mail.transports import LetterBox
from service.platform.accounts.models import Player
from service.platform.ports import Mail
from service.platform.transaction import read_session
from service.play.messages.mail_preferences import mail_preferences
from tests.parts.editions import from_a_box
from tests.parts.letters import answer_to, sentences_of, text_of
from tests.parts.tables import NAMES
from tests.service.mail.incoming.conftest import moves, numbered


@pytest.mark.parametrize("below", [False, True])
def test_a_number_plays_what_the_mail_numbered_and_is_answered(post, asked, below):
    at, name, mail = asked
    number, move = next(iter(numbered(mail).items()))
    back = post.send(answer_to(mail, str(number), below=below))
    assert moves(at) == [move]
    assert post.kept() == [("done", "")]
    assert f"you have played: {move}" in text_of(back)
    assert back["To"] == f"{name}@example.org"
    assert back["In-Reply-To"].startswith("<")
    assert mail["References"] in back["References"]


def test_words_play_too_whatever_their_case(post, asked):
    at, _, mail = asked
    move = numbered(mail)[1]
    back = post.send(answer_to(mail, f"Hi Procaccio,\n\n{move.upper()}\n\nThanks\n"))
    assert moves(at) == [move]
    assert "you have played" in text_of(back)


def test_default_is_accepted(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "default"))
    assert len(moves(at)) == 1


def test_what_does_not_read_is_explained_and_nothing_is_half_played(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "1\nfrobnicate the doge"))
    assert moves(at) == []
    told = text_of(back)
    assert "nothing of your letter was carried out" in told
    assert "frobnicate the doge" in told
    assert numbered(back) == numbered(mail)


def test_a_number_beyond_the_list(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "99"))
    assert moves(at) == []
    assert "has the number 99" in text_of(back)


def test_the_answer_can_itself_be_answered(post, asked):
    at, _, mail = asked
    explained = post.send(answer_to(mail, "help"))
    assert "take back" in text_of(explained)
    post.send(answer_to(explained, "1"))
    assert moves(at) == [numbered(mail)[1]]


@pytest.mark.parametrize(
    ("word", "shows"),
    [
        ("show", "as you see it"),
        ("history", "The whole story"),
        ("time", "time"),
        ("cards", "Cards and tiles"),
    ],
)
def test_what_is_asked_for_is_shown(post, asked, word, shows):
    at, _, mail = asked
    assert shows in text_of(post.send(answer_to(mail, word)))
    assert moves(at) == []


def test_a_stale_answer_changes_nothing_and_gets_what_is_asked_now(post, asked):
    at, _, mail = asked
    for each in post.letters().values():
        post.send(answer_to(each, "1"))
    before = moves(at)
    back = post.send(answer_to(mail, "2"))
    assert moves(at) == before
    assert "The question of that letter is closed" in text_of(back)
    assert "What happened" in text_of(back)


def test_a_replayed_answer_is_taken_in_once(post, asked):
    at, _, mail = asked
    written = answer_to(mail, "1")
    assert post.send(written) is not None
    assert post.send(written) is None
    assert len(moves(at)) == 1
    assert len(post.kept()) == 1


def test_talk_is_said_to_all_or_to_one(post, asked):
    _, name, mail = asked
    others = [who for who in ("Anna", "Bob", "Chris") if who.lower() != name]
    assert "said to all" in text_of(post.send(answer_to(mail, "talk Buona fortuna!\nA tutti.")))
    assert f"to {others[0]} alone" in text_of(post.send(answer_to(mail, f"talk to {others[0]}: pssst")))
    assert "Nobody at this table" in text_of(post.send(answer_to(mail, "talk to Zeno: pssst")))
    heard = post.letters()
    assert "Buona fortuna!" in text_of(heard[others[1].lower()])
    assert all(
        "pssst" not in text_of(each) for each in post.mailer.mails if each["To"].startswith(others[1].lower())
    )


def wishes(at, name):
    with at.client.application.app_context(), read_session() as session:
        player = session.scalar(select(Player).where(Player.email == f"{name}@example.org"))
        return mail_preferences(session, player, at.number)


def test_the_form_of_letters_is_chosen(post, asked):
    at, name, mail = asked
    assert "For listening" in sentences_of(post.send(answer_to(mail, "form heard")))
    assert wishes(at, name).form == "heard"
    assert "full, short, heard" in sentences_of(post.send(answer_to(mail, "form of a poem")))
    assert wishes(at, name).form == "heard"


def test_mail_settings_are_told_and_letters_stop(post, asked):
    at, name, mail = asked
    told = text_of(post.send(answer_to(mail, "settings")))
    assert "/mail-settings/" in told.partition("Open a link")[0]
    assert wishes(at, name).rhythm == "now"
    stopped = sentences_of(post.send(answer_to(mail, "Unsubscribe")))
    assert "You get no more letters about" in stopped
    assert wishes(at, name).rhythm == "never"
    assert moves(at) == []


def test_a_mail_program_unsubscribes_by_mail(post, asked):
    at, name, mail = asked
    link = urlsplit(mail["List-Unsubscribe"].rpartition("<")[2].removesuffix(">"))
    assert (link.scheme, link.path) == ("mailto", mail["Reply-To"].addresses[0].addr_spec)
    written = answer_to(mail, "", subject=parse_qs(link.query)["subject"][0])
    written.set_content("\n", cte="quoted-printable")
    assert "You get no more letters about" in sentences_of(post.send(written))
    assert wishes(at, name).rhythm == "never"


def test_leave_is_taken_and_ended(post, asked):
    _, _, mail = asked
    assert "on leave for 3 days" in text_of(post.send(answer_to(mail, "leave 3 days")))
    refused = text_of(post.send(answer_to(mail, "leave 200 days")))
    assert "nothing of your letter was carried out" in refused
    assert "Welcome back" in text_of(post.send(answer_to(mail, "back")))


def test_a_move_is_taken_back(post, asked):
    at, _, mail = asked
    back = post.send(answer_to(mail, "1"))
    assert "taken back" in text_of(post.send(answer_to(back, "undo")))
    assert moves(at) == []


def test_who_resigns_is_asked_and_then_answered_a_last_time(post, asked):
    at, name, mail = asked
    sure = post.send(answer_to(mail, "resign"))
    assert "answer “resign yes”" in sentences_of(sure)
    assert at.question(NAMES.index(name)) is not None
    back = post.send(answer_to(sure, "Resign yes."))
    assert back["To"] == f"{name}@example.org"
    assert "You have resigned" in text_of(back)
    assert back["Reply-To"] is None
    assert at.shown["state"] == "running"


def test_who_has_left_a_seat_is_told_and_plays_nothing(post, asked):
    at, _, mail = asked
    post.send(answer_to(mail, "resign yes"))
    back = post.send(answer_to(mail, "1"))
    assert "You do not sit at this table any more." in sentences_of(back)
    assert moves(at) == []
    assert post.kept()[-1] == ("refused", "seat-left")
    before = len(post.mailer.mails)
    post.send(answer_to(mail, "1", sender="mallory@example.org"))
    assert len(post.mailer.mails) == before
    wrong = answer_to(mail, "1")
    mark = str(mail["Reply-To"]).partition("@")[0][-4:]
    wrong.replace_header("To", str(mail["Reply-To"]).replace(mark, "aaaa"))
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        post.deliver(wrong)


def test_an_answer_to_talk_is_talk(post, asked):
    at, name, mail = asked
    other = next(who for who in ("anna", "bob", "chris") if who != name)
    post.send(answer_to(mail, "talk Who bids?"))
    heard = post.letters()[other]
    assert "Who bids?" in text_of(heard)
    assert "said to all" in text_of(post.send(answer_to(heard, "Not me, and 2 is not a move.")))
    assert "Not me" in text_of(post.letters()[name])
    assert moves(at) == []


@pytest.mark.parametrize("line", ["{move}", "#1", "{head} 4 or so", "{move} please", "red up to 6"])
def test_an_answer_that_replies_to_talk_is_told_to_nobody(post, asked, line):
    at, name, mail = asked
    move = numbered(mail)[1]
    speaker = next(seat for seat, who in enumerate(NAMES) if who != name)
    at.send("POST", speaker, "talk", {"text": "Hello?"})
    heard = post.letters()[name]
    assert "Hello?" in text_of(heard)
    back = post.send(answer_to(heard, line.format(move=move, head=move.partition(" ")[0])))
    assert "in talk all would read it" in sentences_of(back)
    assert at.get(speaker, "talk").text.count("said_at") == 1
    assert moves(at) == []


def test_talk_that_may_be_an_answer_is_told_to_nobody_without_a_colon(post, asked):
    at, _, mail = asked
    move = numbered(mail)[1]
    assert "in talk all would read it" in sentences_of(post.send(answer_to(mail, f"say {move}")))
    assert "said to all" in sentences_of(post.send(answer_to(mail, f"talk all: {move}")))
    assert "said to all" in sentences_of(post.send(answer_to(mail, "talk Good luck to all of you")))
    assert moves(at) == []


@pytest.mark.parametrize(
    ("letter", "answered"),
    [
        ("desk Bob insults us", "The desk is called"),
        ("plan blue up to 5", "blue up to 5"),
        ("leave 3 days", "on leave for 3 days"),
        ("plan blue up to 5\nSee you all on Sunday then", "This line is a command"),
    ],
)
def test_a_command_that_replies_to_talk_is_told_to_nobody(post, asked, letter, answered):
    at, name, _ = asked
    speaker = next(seat for seat, who in enumerate(NAMES) if who != name)
    at.send("POST", speaker, "talk", {"text": "Hello?"})
    back = post.send(answer_to(post.letters()[name], letter))
    assert answered in sentences_of(back)
    assert at.get(speaker, "talk").text.count("said_at") == 1


def test_an_answer_to_a_whisper_is_not_told_to_all(post, asked):
    _, name, mail = asked
    other = next(who for who in ("anna", "bob", "chris") if who != name)
    post.send(answer_to(mail, f"talk to {other}: only you"))
    back = post.send(answer_to(post.letters()[other], "Yes, only we two."))
    assert "not clear who may hear" in text_of(back)


def test_a_letter_of_the_letter_box_is_answered_on_its_page(house, post, asked):
    at, _, mail = asked
    with house.app_context():
        boxed = Mail(
            mail["From"], mail["To"], mail["Message-ID"], mail["Subject"], mail.as_bytes(policy=SMTP)
        )
        LetterBox(post.clock).keep(boxed)
    here = {"base_url": "http://127.0.0.1:8000", "headers": {"Sec-Fetch-Site": "same-origin"}}
    assert 'action="/letter-box/1/answer"' in at.client.get("/letter-box/1", **here).text
    sent = at.client.post("/letter-box/1/answer", data={"text": "1"}, **here)
    assert sent.status_code == 303
    post.read()
    assert moves(at) == [numbered(mail)[1]]


@pytest.mark.parametrize(
    ("written", "told"),
    [("defualt", "Perhaps “default” is meant."), ("Shall we meet on Sunday", "begin with “talk”")],
)
def test_what_no_game_knows_is_told_what_it_may_have_been(asked, post, written, told):
    _, _, mail = asked
    assert told in sentences_of(post.send(answer_to(mail, written)))


def test_the_rules_of_the_table_come_by_letter(post, asked):
    """What there is, a chapter, a paragraph; and what the table has not got is said, not guessed."""
    at, _, mail = asked
    rules = game_named(at.shown["game"]).rules()
    chapter = rules.chapters[0]
    back = post.send(answer_to(mail, f"rules\nRules {chapter.number}\nrule {chapter.number}.1\nrules 99"))
    told = " ".join(text_of(back).split())
    assert moves(at) == []
    first = next(iter(chapter.paragraphs))
    for each in rules.chapters:
        assert f"{each.number} {plain(rules, each.heading)}" in told
    assert told.count(f"{first.number} {' '.join(plain(rules, first.text).split())}") == 2
    assert "have no section 99" in told
    assert "/rules" in told
    wrong = post.send(answer_to(mail, "rules about the weather"))
    assert "nothing of your letter was carried out" in text_of(wrong)


@pytest.mark.parametrize(
    "question", ["What does the bishop do?", "rules bishop", "Hi,\n\nwhat is a bishop?\n\nThanks"]
)
def test_a_question_is_answered_with_the_thing_that_it_names(post, asked, question):
    at, _, mail = asked
    told = sentences_of(post.send(answer_to(mail, question)))
    assert "bishop (major role, white): nobody. The player who takes it gets one point" in told
    assert "nothing of your letter" not in told
    assert moves(at) == []


@pytest.mark.parametrize("question", ["How do I found a city?", "rules found"])
def test_a_question_is_answered_with_paragraphs_of_the_rules(post, asked, question):
    at, _, mail = asked
    rules = game_named(at.shown["game"]).rules()
    (paragraph,) = [each for each in rules.paragraphs if each.number == "5.3"]
    told = sentences_of(post.send(answer_to(mail, question)))
    assert f"5.3 {' '.join(plain(rules, paragraph.text).split())}" in told
    assert moves(at) == []


def test_a_question_about_nothing_in_the_game_is_refused(post, asked):
    _, _, mail = asked
    assert "nothing of your letter was carried out" in sentences_of(
        post.send(answer_to(mail, "How is the weather?"))
    )


def test_the_rules_by_letter_say_what_the_edition_has_otherwise(post, seated):
    with from_a_box("pebbles", "purse = 12", "purse = 31") as edition:
        seated("pebbles", 3, edition=edition)
        back = post.send(answer_to(next(iter(post.letters().values())), "rules"))
    assert "purse: 31 (in the text: 12)" in sentences_of(back)


def test_the_first_letter_says_which_game_this_is_and_how_it_is_learned(post, asked):
    at, _, mail = asked
    told = sentences_of(mail)
    game = game_named(at.shown["game"])
    rules = game.rules("en")
    (aim, *_) = rules.chapters[0].paragraphs
    begins = f"This is {game.title()}. {plain(rules, aim.text)}"
    assert begins in told
    assert told.index("it is your decision") < told.index("“help” explains more") < told.index(begins)
    assert f"“learn {game.title()}”" in told
    again = post.send(answer_to(mail, "1"))
    assert "This is " not in sentences_of(again)


def test_one_kind_of_cards_is_shown_alone(post, asked):
    _, _, mail = asked
    whole = text_of(post.send(answer_to(mail, "cards")))
    part = text_of(post.send(answer_to(mail, "cards role")))
    assert "Cards and tiles" in part
    assert len(part) < len(whole)
    refused = sentences_of(post.send(answer_to(mail, "cards dragons")))
    assert "There is none of these. Kinds:" in refused


def test_a_refusal_repeats_the_answers_and_not_all_there_is_to_know(post, asked):
    _, _, mail = asked
    back = post.send(answer_to(mail, "frobnicate the doge"))
    assert numbered(back) == numbered(mail)
    assert not any(line in text_of(back) for line in known(mail))


def known(mail) -> list[str]:
    """The lines of a letter between its news and the board: what helps to decide."""
    _, _, after = text_of(mail).partition("So far:")
    lines = after.partition("brings the whole table")[0].splitlines()[3:-2]
    assert any(line.strip() for line in lines)
    return [line for line in lines if line.strip()]


def test_a_secret_answer_is_told_with_how_it_is_changed(post, seated):
    at = seated("pebbles", 2)
    mail = post.letters()["anna"]
    back = sentences_of(post.send(answer_to(mail, "3")))
    assert "You gave: stake 3. Until all have answered, you can change it" in back
    again = sentences_of(post.send(answer_to(mail, "5")))
    assert "You gave: stake 5." in again
    assert moves(at) == ["stake 3", "stake 5"]


@pytest.mark.parametrize("follows", [False, True])
def test_a_receipt_is_sent_only_if_nothing_else_follows_within_minutes(post, seated, clock, follows):
    at = seated("pebbles", 2)
    mail = post.letters()["anna"]
    before = len(post.mailer.mails)
    post.deliver(answer_to(mail, "3"))
    post.read()
    assert post.answers_since(before) == []
    if follows:
        at.answer(1, "stake 1")
    clock.tick(minutes=35)
    to_anna = [mail for mail in post.letters_since(before) if "anna" in mail["To"]]
    assert [mail["Auto-Submitted"] for mail in to_anna] == ["auto-generated" if follows else "auto-replied"]
    assert ("Your last move" if follows else "you have played: stake 3") in text_of(to_anna[0])


def test_no_receipt_is_sent_after_the_next_question_was_answered(post, seated, clock):
    at = seated("pebbles", 2)
    post.deliver(answer_to(post.letters()["anna"], "3"))
    post.read()
    at.answer(1, "stake 1")
    clock.tick(minutes=10)
    asked = post.letters()["anna"]
    before = len(post.mailer.mails)
    post.deliver(answer_to(asked, "2"))
    post.read()
    clock.tick(minutes=25)
    assert post.answers_since(before) == []
    clock.tick(minutes=20)
    assert ["you have played: bid 2" in text_of(mail) for mail in post.answers_since(before)] == [True]
