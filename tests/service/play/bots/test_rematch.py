"""A rematch against bots waits for nobody."""

from sqlalchemy import select

from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import transaction
from service.play.bots.rematch import bot_levels, rematch_with_bots
from service.play.bots.seat import seat_bots
from service.play.tables.end import abandon_table
from service.play.tables.join import take_seat
from service.play.tables.models import Table, TableState
from service.play.tables.open import TableRequest, open_table

LEVELS = ["courtier", "apprentice"]


def over(session, clock, *people: str, bots: list[str]) -> Table:
    """A table that is over, at which these have sat."""
    players = [
        Player(kind=PlayerKind.PERSON, name=name, email=f"{name}@example.org", created_at=clock())
        for name in people
    ]
    session.add_all(players)
    session.flush()
    wish = TableRequest(game="pebbles", seats=len(people) + len(bots))
    row = open_table(session, host=players[0], wish=wish, now=clock())
    for player in players:
        take_seat(session, table_id=row.id, player=player, now=clock())
    seat_bots(session, row, bots, "en", clock())
    abandon_table(session, row, clock())
    return row


def player(session, name: str) -> Player:
    return session.scalars(select(Player).where(Player.name == name)).one()


def test_whoever_played_against_bots_plays_at_once(app, clock):
    with transaction() as session:
        old = over(session, clock, "Anna", bots=LEVELS)
        new = rematch_with_bots(session, table_id=old.id, player=player(session, "Anna"), now=clock())
        assert new.state == TableState.RUNNING
        assert bot_levels(new) == LEVELS


def test_bots_come_once_and_leave_room_for_people(app, clock):
    with transaction() as session:
        old = over(session, clock, "Anna", "Bob", bots=LEVELS[:1])
        new = rematch_with_bots(session, table_id=old.id, player=player(session, "Anna"), now=clock())
        assert new.state == TableState.GATHERING
        assert bot_levels(new) == LEVELS[:1]
        again = rematch_with_bots(session, table_id=old.id, player=player(session, "Bob"), now=clock())
        assert (again.id, again.state) == (new.id, TableState.RUNNING)
