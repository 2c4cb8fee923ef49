"""Streams, calendars and what a player may take home tell nobody what they cannot know, whatever has just happened."""

from dataclasses import asdict
from datetime import datetime

import pytest
from sqlalchemy.orm import Session

from service.people.export import export_player
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.clocks.running_clock import running_clock_at
from service.play.tables.models import Table
from service.play.talk.say import add_line
from service.play.timeouts.sweep import play_default
from service.programs.feeds import icalendar
from service.programs.feeds.deadlines import player_calendar, render_deadline_file
from service.programs.feeds.player_feed import PlayerFeed
from service.programs.feeds.reader import StreamReader
from service.programs.feeds.table_feed import FeedPosition, TableFeed
from tests.engine.playing import games_with_secrets
from tests.parts.twins import SeatedTwins, all_undone, lay_out, seat_twins

HOST = "example.org"
FROM_THE_BEGINNING = FeedPosition(0, 0, 0)


@pytest.mark.parametrize("game", games_with_secrets())
def test_feeds_tell_nothing_that_their_reader_cannot_know(app, clock, game):
    """Where the default of another was played, and somebody spoke."""
    at = seat_twins(clock, game)
    real = told(at, clock())
    lay_out(at.number, at.twin)
    again = told(at, clock())
    assert [name for name in real if again[name] != real[name]] == []


def told(at: SeatedTwins, now: datetime) -> dict[str, object]:
    with all_undone():
        with transaction() as session:
            row = session.get_one(Table, at.number)
            other = row.seats[at.other]
            play_default(session, row, other, running_clock_at(row, other), now)
            add_line(
                session, table_id=row.id, player_id=other.player_id, text="Ciao", to=[at.reader], now=now
            )
        with read_session() as session:
            return all_told(session, at, now)


def all_told(session: Session, at: SeatedTwins, now: datetime) -> dict[str, object]:
    """To the reader by every way on which no letter goes, and what somebody hears who looks on."""
    row = session.get_one(Table, at.number)
    seat = row.seats[at.reader]
    mine = StreamReader(player_id=seat.player_id, address="", language="en")
    anybody = StreamReader(address="", language="en")
    feeds = {
        "table, from now": TableFeed(row.id, seat.number, mine, None),
        "table, from the beginning": TableFeed(row.id, seat.number, mine, FROM_THE_BEGINNING),
        "to onlookers, from now": TableFeed(row.id, None, anybody, None),
        "to onlookers, from the beginning": TableFeed(row.id, None, anybody, FROM_THE_BEGINNING),
        "player": PlayerFeed(mine, seat.player_id, None),
        "player, with questions": PlayerFeed(mine, seat.player_id, None, questions=True),
    }
    streams = {name: [asdict(message) for message in feed.look(session, now)] for name, feed in feeds.items()}
    assert all(streams.values())
    return streams | {
        "calendar": icalendar.render_lines(player_calendar(session, seat.player, HOST, now)),
        "deadline": render_deadline_file(seat, words("en"), HOST, "https://example.org/1", now),
        "export": export_player(session, seat.player_id),
    }
