"""What is seen of ratings: by whom, in which order, and what a table says of them."""

from datetime import timedelta

import pytest

from service.people.erase import erase_player
from service.platform.accounts.models import Player, ShownTo
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.tables.models import Table
from service.seasons.ratings.models import ALL_GAMES, ALL_TIME, PlayerStanding
from service.seasons.ratings.play import player_statistics
from service.seasons.ratings.queries import leaderboard, may_see
from service.seasons.ratings.rated import draw_rating_chart, ratings_context
from service.seasons.ratings.views import RatedChange, table_ratings
from service.web.schemas.pagination import PlaceCursor, paginate_by_place


def board(
    reader: int, game: str = ALL_GAMES, month: str = ALL_TIME, *, known: bool = False, limit: int = 100
):
    found, cursor = [], None
    with read_session() as session:
        while True:
            rows = leaderboard(game, month, reader, known=known)
            asked = {"limit": limit, "cursor": cursor}
            page = paginate_by_place(session, rows, PlayerStanding.rating, PlayerStanding.player_id, asked)
            found += [player.id for _, player in page.items]
            if page.next is None:
                return found
            cursor = PlaceCursor().deserialize(page.next)


@pytest.fixture
def four(hall):
    """Anna and Bob have met, Chris and Dora as well; nobody else."""
    anna, bob, chris, dora = people = hall.people(4)
    hall.play([anna, bob], [1, 2])
    hall.play([chris, dora], [1, 2])
    return people


@pytest.mark.both_databases
@pytest.mark.parametrize("limit", [1, 3, 100])
def test_the_best_come_first_page_by_page(hall, four, limit):
    anna, bob, chris, dora = four
    assert board(anna, limit=limit) == [chris, anna, dora, bob]
    assert board(anna, known=True) == [anna, bob]


@pytest.mark.both_databases
def test_everybody_chooses_who_sees_them(hall, four):
    anna, bob, chris, dora = four
    hall.change(bob, shown_to=ShownTo.MET)
    hall.change(dora, shown_to=ShownTo.NOBODY)
    assert board(anna) == [chris, anna, bob]
    assert board(chris) == [chris, anna]
    assert board(dora) == [chris, anna, dora]
    with read_session() as session:
        seen = {
            (one, reader)
            for one in four
            for reader in four
            if may_see(session, session.get_one(Player, one), reader)
        }
        assert (bob, anna) in seen
        assert (bob, chris) not in seen
        assert {reader for one, reader in seen if one == dora} == {dora}
        assert not player_statistics(session, session.get_one(Player, dora), chris).shown


def test_nobody_who_is_erased_stands_on_a_board(hall, four, clock):
    anna, bob, *_ = four
    with transaction() as session:
        erase_player(session, player_id=bob, now=clock())
    assert bob not in board(anna)


def test_a_month_tells_who_played_in_it_and_how_they_stood_then(hall, clock):
    anna, bob, chris = hall.people(3)
    hall.play([anna, bob], [1, 2])
    april = clock() + timedelta(days=30)
    hall.play([bob, chris], [1, 2], at=april)
    assert board(anna, month="2026-03") == [anna, bob]
    assert board(anna, month="2026-04") == [bob, chris]
    assert board(anna, "pebbles", "2026-05") == []
    with read_session() as session:
        march, now = (
            session.get_one(PlayerStanding, ("pebbles", month, bob)) for month in ("2026-03", ALL_TIME)
        )
        assert (march.tables, now.tables) == (1, 2)
        assert march.rating < now.rating


def test_how_somebody_plays_comes_from_tables_that_the_reader_may_see(hall, clock):
    anna, bob, chris = hall.people(3)
    hall.play([anna, bob], [1, 2])
    hidden = hall.play([anna, bob], [2, 1])
    with transaction() as session:
        session.get_one(Table, hidden).visibility = "private"
    with read_session() as session:
        player = session.get_one(Player, anna)
        (by_chris,), (by_bob,) = (player_statistics(session, player, reader).games for reader in (chris, bob))
        assert (by_chris.tables, by_chris.won, by_chris.best) == (1, 1, 9)
        assert (by_bob.tables, by_bob.won) == (2, 1)
        (met,) = player_statistics(session, player, bob).opponents
        assert (met.player_id, met.tables, met.ahead) == (bob, 2, 1)
    hall.change(bob, shown_to=ShownTo.NOBODY)
    with read_session() as session:
        assert player_statistics(session, session.get_one(Player, anna), chris).opponents == []


def told(number: int, reader: int | None):
    with read_session() as session:
        return ratings_context(session, session.get_one(Table, number), reader, words("en"))


def test_a_table_says_who_is_rated_and_why_others_are_not(hall):
    anna, bob, chris = hall.people(3)
    hall.change(chris, rated=False)
    number = hall.begin([anna, bob, chris])
    assert told(number, anna)["sentences"] == ["Rated: P0, P1.", "P2 does not wish to be rated."]
    (zoe,) = hall.people(1)
    hall.leave(number, 1, "substituted", then=zoe)
    with transaction() as session:
        session.get_one(Table, number).seats[1].player_id = zoe
    assert told(number, anna)["sentences"] == [
        "Rated: P0.",
        "P3 took the seat over and is not rated.",
        "P2 does not wish to be rated.",
        "P1 left early, and is rated below all who stayed.",
    ]
    hall.end(number, [2, 1, 3])
    (change,) = told(number, anna)["changes"]
    assert (change["name"], change["before"]) == ("P0", 1000)
    assert change["after"] > 1000
    assert told(number, None)["changes"] == []


def test_it_takes_two(hall):
    anna, bob = hall.people(2)
    hall.change(bob, rated=False)
    with read_session() as session:
        assert not table_ratings(session, session.get_one(Table, hall.begin([anna, bob])), anna).enough
    number = hall.begin([anna, bob], rated=False)
    assert told(number, anna)["sentences"] == ["Not rated, just for fun."]


def test_the_course_is_a_line_from_the_first_rating_to_the_last(clock):
    def change(before: int, after: int, *, provisional: bool) -> RatedChange:
        facts = {"table": 1, "game": "", "ended_at": clock(), "place": 1, "players": 2}
        return RatedChange(before=before, after=after, provisional=provisional, **facts)

    drawn = draw_rating_chart([change(1000, 1100, provisional=True), change(1100, 1050, provisional=False)])
    assert (drawn.first, drawn.last, drawn.highest, drawn.lowest) == (1000, 1050, 1100, 1000)
    assert drawn.provisional == "M0.00 100.00L50.00 0.00"
    assert drawn.settled == "M50.00 0.00L100.00 50.00"
    assert draw_rating_chart([]) is None
    assert draw_rating_chart([change(1000, 1000, provisional=True)]).lowest == 1000
