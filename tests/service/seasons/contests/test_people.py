"""Somebody in the middle of a contest is erased, or turns out to be somebody else: names go, results stay."""

import pytest

from service.platform.transaction import transaction
from service.play.tables.end import adjudicate_table
from service.play.tables.models import EndedBy, Table, TableState
from service.seasons.contests.models import ContestState, EntrantState
from tests.parts.people import forget, merge

pytestmark = pytest.mark.both_databases


@pytest.fixture
def played(contest):
    """A Swiss two by two whose first round is over and whose second is being played: `house = played(4)`."""

    def make(people: int, **wish):
        house = contest(people, pod_size=2, rounds=3, pace="no-limit", **wish)
        house.begin()
        end_tables(house)
        assert house.row.round == 2
        return house

    return make


def end_tables(house) -> None:
    with transaction() as session:
        for row in session.query(Table).filter_by(state=TableState.RUNNING).all():
            adjudicate_table(session, row, EndedBy.CONTEST, house.clock())
    house.work()


def standings(house) -> list[dict]:
    return house.get("/standings", limit=100).json["items"]


def pods(house, number: int) -> list[dict]:
    return house.get(f"/rounds/{number}/pods", limit=100).json["items"]


def in_rounds(house, entrant: int) -> list[int]:
    """The rounds in which somebody was at a table."""
    numbers = range(1, house.row.round + 1)
    return [
        number
        for number in numbers
        if any(place["entrant_id"] == entrant for pod in pods(house, number) for place in pod["places"])
    ]


def seated(house, who) -> bool:
    mine = [pod["table_id"] for pod in pods(house, house.row.round)]
    rows = [house.client.get(f"/api/v1/tables/{table}", headers=who.keys).json for table in mine]
    return any(seat["player_id"] == who.id for row in rows for seat in row["seats"])


def test_of_whoever_is_erased_the_points_stay_without_a_name(played):
    house = played(4)
    gone = house.people[0]
    entrant, points = house.entrant(gone).id, house.entrant(gone).points
    first_round = pods(house, 1)
    forget(gone, house.clock())
    row = next(each for each in standings(house) if each["id"] == entrant)
    assert (row["player"], row["points"], row["state"]) == ("", points, EntrantState.WITHDRAWN)
    assert [pod["places"] for pod in pods(house, 1)] == [
        [
            place | {"player": "" if place["entrant_id"] == entrant else place["player"]}
            for place in pod["places"]
        ]
        for pod in first_round
    ]
    end_tables(house)
    assert in_rounds(house, entrant) == [1, 2]


def test_the_contest_goes_on_without_them_to_its_end(played):
    house = played(4)
    forget(house.people[0], house.clock())
    while house.row.state == ContestState.RUNNING:
        end_tables(house)
    assert house.row.state == ContestState.FINISHED
    assert [each["rank"] for each in standings(house)] == [1, 2, 3, 4]


def test_whoever_waits_takes_the_place_of_whoever_is_erased(played, person):
    late, house = person("zoe"), played(4, most=4)
    assert house.enter(late).json["state"] == EntrantState.WAITING
    entrant, points = house.entrant(house.people[0]).id, house.entrant(house.people[0]).points
    forget(house.people[0], house.clock())
    assert (house.entrant(late).id, house.entrant(late).points) == (entrant, points)
    assert seated(house, late)


def test_an_organiser_who_is_erased_leaves_a_contest_that_ends_by_itself(played):
    house = played(4)
    forget(house.organiser, house.clock())
    while house.row.state == ContestState.RUNNING:
        end_tables(house)
    assert house.row.state == ContestState.FINISHED


def test_of_one_person_with_two_accounts_place_points_and_seat_go_over(played, person):
    same, house = person("zoe"), played(4)
    entrant, points = house.entrant(house.people[0]).id, house.entrant(house.people[0]).points
    merge(house.people[0], same, house.clock())
    assert (house.entrant(same).id, house.entrant(same).points) == (entrant, points)
    assert seated(house, same)
    end_tables(house)
    assert in_rounds(house, entrant) == [1, 2, 3]


def test_whoever_turns_out_to_be_in_it_twice_is_drawn_once(played):
    house = played(8)
    first, second = next(
        (one, other) for one in house.people for other in house.people if not_together(house, one, other)
    )
    left, stays = house.entrant(first).id, house.entrant(second).id
    merge(first, second, house.clock())
    end_tables(house)
    assert in_rounds(house, left) == [1, 2]
    assert in_rounds(house, stays) == [1, 2, 3]
    assert house.entrant(first).state == EntrantState.WITHDRAWN


def not_together(house, one, other) -> bool:
    """Whether two of them were at different tables in every round so far."""
    pair = {house.entrant(one).id, house.entrant(other).id}
    played = [pod for number in range(1, house.row.round + 1) for pod in pods(house, number)]
    return one is not other and not any(
        pair <= {place["entrant_id"] for place in pod["places"]} for pod in played
    )


def test_at_a_table_that_is_over_whoever_has_most_points_stands_first(played):
    house = played(4)
    page = house.client.get(f"/contests/{house.number}/rounds/1").text
    for pod in pods(house, 1):
        best_first = sorted(pod["places"], key=lambda place: -place["points"])
        first, last = (page.index(f"<li>{place['player']}") for place in (best_first[0], best_first[-1]))
        assert first < last
