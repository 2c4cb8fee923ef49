"""One reply to a digest answers several tables, each as a whole or not at all, and one letter answers it."""

from urllib.parse import parse_qs, urlsplit

import pytest

from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Table
from service.play.tables.move_queries import record_lines
from service.play.tables.open import TableRequest, open_table
from tests.parts.letters import answer_to, play, sentences_of, sit, text_of

RHYTHM = {"mail": {"rhythm": "digest", "hours": [18]}}


class Digests:
    """Two tables that wait for Anna: number 1 has been waiting for longer."""

    def __init__(self, post, clock) -> None:
        self.post, self.clock = post, clock
        with post.house.app_context():
            self.first = sit(clock, "florence", 2, preferences=RHYTHM)
            clock.tick(minutes=1)
            with transaction() as session:
                wish = TableRequest(game="principe", seats=2, name="Wednesday")
                later = open_table(session, host=None, wish=wish, now=clock())
                for seat in session.get(Table, self.first).seats:
                    take_seat(session, table_id=later.id, player=seat.player, now=clock())
                self.later = later.id
        clock.tick(hours=10)
        self.mail = post.letters()["anna"]

    def moves(self) -> tuple[list[str], list[str]]:
        """The moves of Anna at both tables."""
        with self.post.house.app_context(), read_session() as session:
            one, two = (
                [line.move for line in record_lines(session, number) if line.seat == 0]
                for number in (self.first, self.later)
            )
            return one, two

    def rhythm(self) -> str:
        with self.post.house.app_context(), read_session() as session:
            anna = session.query(Player).filter_by(name="Anna").one()
            return anna.preferences["mail"]["rhythm"]

    def counts(self) -> tuple[int, int]:
        one, two = self.moves()
        return len(one), len(two)

    def send(self, text: str, **more):
        return self.post.send(answer_to(more.pop("mail", self.mail), text, **more))


@pytest.fixture
def digests(post, clock) -> Digests:
    return Digests(post, clock)


def test_each_line_answers_the_table_that_it_names(digests):
    back = digests.send("Hi,\n\n1: #2\n[2] #1\n\nThanks\nAnna")
    assert digests.counts() == (1, 1)
    told = sentences_of(back)
    assert "[1] Tuesday Medici" in told
    assert "[2] Wednesday" in told
    assert told.count("you have played") == 2
    assert digests.post.kept() == [("done", "")]


def test_lines_below_a_quoted_table_answer_it(digests):
    quoted = [f"> {line}" for line in text_of(digests.mail).splitlines()]
    second = next(at for at, line in enumerate(quoted) if line.startswith("> [2]"))
    body = "\n".join([*quoted[: second - 1], "#1", *quoted[second - 1 : -4], "", "#2", "", *quoted[-4:]])
    assert digests.counts() == (0, 0)
    mail = answer_to(digests.mail, "")
    mail.set_content(f"On Fri, Nov 20, 2026 at 10:15 AM Procaccio wrote:\n{body}\n")
    digests.post.send(mail)
    assert digests.counts() == (1, 1)


@pytest.mark.parametrize("text", ["#1", "default", "Whatever you like"])
def test_a_line_that_names_no_table_is_asked_back(digests, text):
    back = digests.send(text)
    assert digests.counts() == (0, 0)
    assert "Begin the line with the number of its table" in sentences_of(back)


def test_an_answer_below_the_whole_letter_names_no_table(digests):
    back = digests.send("#1", below=True)
    assert digests.counts() == (0, 0)
    assert "Begin the line with the number of its table" in sentences_of(back)


def test_a_table_that_refuses_does_not_hold_the_other(digests):
    back = digests.send("1: frobnicate\n2: #1")
    assert digests.counts() == (0, 1)
    told = sentences_of(back)
    assert "nothing of your letter was carried out" in told
    assert "you have played" in told


@pytest.mark.parametrize(
    "text",
    ["1: #1\n2: #1\nScratch that", "1: #1\n2: #1\n\nScratch that", "Changed my mind\n\n1: #1\n2: #1"],
)
def test_a_line_too_many_holds_the_whole_reply(digests, text):
    back = digests.send(text)
    assert digests.counts() == (0, 0)
    assert "It may concern all tables" in sentences_of(back)
    assert digests.post.kept() == [("done", "not-carried-out")]


def test_the_answer_is_answered_with_the_same_numbers(digests):
    back = digests.send("2: #1")
    again = digests.send("1: #1", mail=back)
    assert digests.counts() == (1, 1)
    assert "[1] Tuesday Medici" in text_of(again)


def test_a_question_that_is_closed_plays_nothing(digests):
    with digests.post.house.app_context():
        play(digests.clock, digests.first, 4)
    before = digests.counts()
    back = digests.send("1: #1\n2: #1")
    assert digests.counts() == (before[0], 1)
    assert "The question of that letter is closed" in sentences_of(back)


def test_the_number_may_be_left_out_where_one_table_waits(post, clock):
    with post.house.app_context():
        number = sit(clock, "florence", 2, preferences=RHYTHM)
    clock.tick(hours=10)
    mail = post.letters()["anna"]
    back = post.send(answer_to(mail, "#2"))
    with post.house.app_context(), read_session() as session:
        assert len(record_lines(session, number)) == 1
    assert "you have played" in text_of(back)


def test_another_sender_and_a_lost_seat_play_nothing(digests):
    back = digests.send("1: #1", sender="eve@example.org")
    assert back["To"] == "anna@example.org"
    assert "not your address here" in sentences_of(back)
    with digests.post.house.app_context(), transaction() as session:
        session.get(Table, digests.first).seats[0].generation += 1
    back = digests.send("1: #1\n2: #1")
    assert digests.counts() == (0, 1)
    assert "You no longer sit at this table" in sentences_of(back)


def test_help_is_answered_without_a_table(digests):
    assert "What you can write" in text_of(digests.send("help"))


def test_a_forged_address_is_refused_at_the_door(digests):
    address = str(digests.mail["Reply-To"].addresses[0].addr_spec)
    assert digests.post.kept() == []
    with pytest.raises(Exception, match="550"):
        digests.post.deliver(answer_to(digests.mail, "1: #1"), address.replace("+c", "+c9"))
    with digests.post.house.app_context(), read_session() as session:
        assert session.query(Player).count() == 2


def test_a_mail_program_unsubscribes_from_digests_by_mail(digests):
    link = urlsplit(digests.mail["List-Unsubscribe"].rpartition("<")[2].removesuffix(">"))
    assert (link.scheme, link.path) == ("mailto", digests.mail["Reply-To"].addresses[0].addr_spec)
    back = digests.send("", subject=parse_qs(link.query)["subject"][0])
    assert "You get no more digests" in sentences_of(back)
    assert digests.rhythm() == "reminders"


def test_stop_at_one_table_of_a_digest_leaves_the_digest(digests):
    back = digests.send("1: stop")
    assert "You get no more letters about Tuesday Medici" in sentences_of(back)
    assert digests.rhythm() == "digest"
