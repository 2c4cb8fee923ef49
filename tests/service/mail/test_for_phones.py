"""A letter is small and short, and what it shows can be read on a phone: measured over letters of whole tables."""

import re
from email import message_from_bytes
from email.policy import default
from statistics import median

import pytest
from sqlalchemy import select

from engine import games, new_table
from engine.table.game import game_named
from service.mail.compose import compose_mail
from service.mail.pictures import RESULT
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.play.boards.draw import draw_panels
from service.play.boards.panels import WIDTH
from service.play.tables.models import Table
from tests.parts.letters import NAMES, play, sit, text_of
from tests.parts.service import wipe

MOST = 50_000
"""Bytes of the whole letter, in the middle."""
LINES = 60
"""Lines of the text part, in the middle of each game."""
STEP = 13
SMALLEST = 11
"""Points of a label, where the picture is as wide as a phone."""
PHONE = 360
PUBLISHED = [name for name, game in games().items() if game.published]


def letters(clock, game: str):
    """The decision letters of a whole table, one of so many, each with the position that it is about."""
    number = sit(clock, game, 3)
    for stop in range(0, 10_000, STEP):
        table = play(clock, number, stop)
        if table.over:
            return
        with read_session() as session:
            holder = session.get(Table, number).seats[table.waiting[0]].player_id
            asked = select(Letter).where(Letter.kind == "decision", Letter.player_id == holder)
            letter = session.scalars(asked.order_by(Letter.id.desc())).first()
            session.expunge(letter)
        yield table, letter


def test_a_letter_is_small_and_short_and_shows_what_its_question_is_about(app, clock):
    sizes = []
    for game in PUBLISHED:
        lines = []
        for table, letter in letters(clock, game):
            seat = table.waiting[0]
            assert smallest_label(table, seat) * PHONE / WIDTH >= SMALLEST
            octets = compose_mail(letter, clock()).octets
            sizes.append(len(octets))
            lines.append(len(text_of(message_from_bytes(octets, policy=default)).splitlines()))
        assert median(lines) <= LINES, (game, sorted(lines))
        wipe()
    assert len(sizes) > 20
    assert median(sizes) <= MOST


def smallest_label(table, seat: int) -> float:
    """Of the panels that its question is about."""
    words = table.game.words("en")
    panels = draw_panels(table.view(seat), words=words, names=NAMES[:3], look="light", marked=())
    kind = table.question(seat).kind
    shown = [panel.drawn for panel in panels if kind in panel.about]
    assert shown, (table.game.name, kind)
    return min(float(size) for drawn in shown for size in re.findall(r'font-size="([\d.]+)"', drawn))


@pytest.mark.parametrize("game", PUBLISHED)
def test_panels_are_about_questions_that_the_game_asks(game):
    """One that is spelled otherwise would show nothing; and what a table that is over is about is said, too."""
    table = new_table(game, seats=3, seed=b"7" * 32)
    panels = draw_panels(
        table.view(0), words=game_named(game).words("en"), names=NAMES[:3], look="light", marked=()
    )
    about = set().union(*(panel.about for panel in panels))
    asked = {kind.__struct_config__.tag for kind in game_named(game).questions}
    assert about - asked == {RESULT}
