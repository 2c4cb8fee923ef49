"""Whole tables of every game by letters alone, by somebody who has nothing but what stands in them.

They number what can be answered, or say with which words more of it opens; whoever reads on comes to every answer there
is. The reader of these letters knows no game and looks nothing up: not the table, not the engine, not a catalogue.
"""

import random
import re
from datetime import timedelta
from email.utils import parseaddr

import pytest

import engine
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.tables.move_models import Move
from tests.parts.letters import answer_to, text_of

PATIENCE = timedelta(minutes=10)
NUMBERED = re.compile(r"^ ?(#\d+)  ", re.MULTILINE)
OPENING = re.compile(r"or (?:one other|[\d,]+ others): answer\s+“([^”]+)”")
LIBERTIES = re.compile(r"^At any time[^:]*: (“[^”]+”(?:\s·\s“[^”]+”)*)", re.MULTILINE)
QUOTED = re.compile(r"“([^”]+)”")
AMOUNTS = re.compile(r"Answer with a number from ([\d,]+) to ([\d,]+)(?:\s+in\s+steps\s+of\s+([\d,]+))?")
ASKED = re.compile(r"\bit is your decision", re.IGNORECASE)


def number(text: str) -> int:
    return int(text.replace(",", "")) if text else 1


class Reader:
    """Somebody with nothing but their letters, curious what stands behind the words that open more."""

    def __init__(self, name: str) -> None:
        self.chance = random.Random(name)
        self.opened = 0

    def answer(self, mail) -> str:
        """What they write back."""
        text = text_of(mail)
        opening = OPENING.findall(text)
        if opening and self.chance.random() < 0.6:
            self.opened += 1
            return self.chance.choice(opening)
        liberties = [word for line in LIBERTIES.findall(text) for word in QUOTED.findall(line)]
        if liberties and self.chance.random() < 0.05:
            return self.chance.choice(liberties)
        if (amounts := AMOUNTS.search(text)) and self.chance.random() < 0.5:
            least, most, step = map(number, amounts.groups())
            return str(self.chance.choice(range(least, min(most, least + 5 * step) + 1, step)))
        numbers = NUMBERED.findall(text)
        return self.chance.choice(numbers) if numbers else "default"


@pytest.mark.parametrize("game", engine.games())
def test_a_table_is_played_to_its_end_by_somebody_who_has_only_the_letters(house, seated, post, game):
    at = seated(game, engine.games()[game].seats[0])
    with house.app_context(), transaction() as session:
        for player in session.query(Player):
            player.preferences = {"mail": {"plain": True}}
    readers: dict[str, Reader] = {}
    seen = 0
    while at.shown["state"] == "running":
        new = post.letters_since(seen)
        seen += len(new)
        refused = [text_of(mail) for mail in new if "nothing of your letter was carried out" in text_of(mail)]
        assert not refused, refused[0]
        asking = {str(mail["To"]): mail for mail in new if ASKED.search(text_of(mail))}
        assert asking, "nobody is asked, and the table is not over"
        for name, mail in asking.items():
            reader = readers.setdefault(name, Reader(f"{game} {parseaddr(name)[1]}"))
            post.deliver(answer_to(mail, reader.answer(mail)))
        post.read()
        post.clock.now += PATIENCE
    assert {*post.kept()} == {("done", "")}
    with house.app_context(), read_session() as session:
        assert {move.origin for move in session.query(Move)} == {"mail"}
