"""The course of one stream: it tells what rings, ends with its key and with the house, and gives its place back."""

import pytest
from sqlalchemy import update

from service.accounts.authenticate import identify
from service.core.deps import EXTENSION
from service.core.stream_limit import StreamLimit
from service.core.transaction import reading, transaction
from service.feeds.player_feed import PlayerFeed
from service.feeds.reader import StreamReader
from service.feeds.stream import RETRY, flow
from service.models.accounts import PlayerSession
from service.notify.local import LocalBells


@pytest.fixture
def tower(app):
    hung, fitted = LocalBells(), app.extensions[EXTENSION]
    before = fitted.watch
    object.__setattr__(fitted, "watch", hung)
    yield hung
    object.__setattr__(fitted, "watch", before)


@pytest.fixture
def anna(app, person, clock):
    who = person("anna")
    with reading() as session:
        return StreamReader(identify(session, who.session, clock()), "", "en")


@pytest.fixture
def opened(app, tower, anna):
    """A stream of an hour whose lists have been told, and the places."""
    places = StreamLimit(each=1, together=1)
    stream = flow(app, PlayerFeed(anna, anna.player_id, None), places.take(anna.who), 3600, lambda: False)
    assert next(stream) == RETRY
    assert [next(stream).split()[1] for _ in range(4)] == ["waiting", "tables", "talk", "invited"]
    yield stream, places
    stream.close()


def test_a_stream_ends_when_its_key_is_taken_back(opened, tower, anna, clock):
    stream, places = opened
    with transaction() as session:
        session.execute(update(PlayerSession).values(revoked_at=clock()))
    tower.ring(f"player:{anna.player_id}")
    assert list(stream) == []
    assert not places.taken


def test_a_stream_ends_when_the_house_closes(opened):
    stream, places = opened
    places.close()
    assert list(stream) == []
    assert not places.taken


def test_a_reader_who_goes_gives_his_place_back_and_is_listened_for_no_more(opened, tower):
    stream, places = opened
    assert tower.listeners
    stream.close()
    assert not places.taken
    assert not tower.listeners
