"""The coach: what it finds depends on the record alone, it leaves out what was no choice, and says nothing within its error."""

import random

import msgspec
import pytest

from engine import games, new_table
from engine.coach import Coach, CoachBudget, Look, Worth, curves, moment_text, moments, share_texts, shares
from engine.table.record import Record
from tests.engine.playing import deal, played_out

SMALL = CoachBudget(playouts=8, moments=2)


def looked(record, budget=SMALL, known=None, stop=10_000):
    coach, looks = Coach(record, budget), dict(known or {})
    while stop and (look := coach.next(looks)) is not None:
        looks[look.count] = look
        stop -= 1
    return looks


@pytest.fixture(scope="module")
def record():
    return played_out("pebbles", 1).record()


@pytest.fixture(scope="module")
def looks(record):
    return looked(record)


def test_whoever_is_stopped_and_goes_on_finds_the_same(record, looks):
    known = {}
    for _ in range(100):
        known = looked(record, known=known, stop=3)
    assert known == looks


def test_another_seed_imagines_other_tables(record, looks):
    other = Coach(record, SMALL, bytes(32)).next({})
    assert other is not None
    assert other != looks[other.count]


def test_what_came_later_plays_no_part(record):
    """The first looks go by what was known then, whatever was played afterwards."""
    half = len(record.moves) // 2
    table, chance = record.replay(upto=half), random.Random("otherwise")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.moves(seat)))
    before = {count for count in Coach(record, SMALL).decisions if count < half - record.seats}
    one, other = (looked(each, stop=len(before)) for each in (record, table.record()))
    assert before
    assert {count: one[count] for count in before} == {count: other[count] for count in before}


def test_only_what_was_a_choice_is_looked_at(record, looks):
    for count, look in looks.items():
        table = record.replay(upto=count)
        assert look.answers == len(table.moves(look.seat)) > 1
        assert str(look.played.move) == record.moves[count].move


def test_a_secret_answer_that_was_changed_decided_nothing():
    table = deal("pebbles", 0)
    table.play(0, "stake 1")
    table.play(0, "stake 2")
    table.play(1, "stake 3")
    counts = list(Coach(table.record(), SMALL).decisions)
    assert counts == [1, 2]


def blunder():
    """All pass in the last round, and so does the last one, who could have had the gem for nothing."""
    table = new_table("pebbles", seats=2, options={"rounds": 1}, seed=bytes(32))
    for seat in (0, 1):
        table.play(seat, "stake 0")
    while not table.over:
        table.play(table.waiting[0], "pass")
    return table


def test_a_blunder_is_found_and_costs_what_it_cost():
    table = blunder()
    looks = looked(table.record())
    last = max(looks)
    assert moments(looks.values())[0].count == last
    gem = next(event.gem for event in table.events(None) if hasattr(event, "gem"))
    assert (looks[last].loss, looks[last].error) == (gem, 0)
    assert looks[last].better.startswith("bid")


def test_it_is_told_in_words():
    table = blunder()
    looks = looked(table.record())
    look = moments(looks.values())[0]
    happened = [event.data() for event in table.events(None) if event.at == look.count + 1]
    told = moment_text(games()["pebbles"].words(), look, happened, ["Anna", "Bob"])
    assert told.startswith(("Anna", "Bob"))
    assert f"“{look.better}” was worth more" in told
    assert f"some {round(look.loss)} point" in told


def test_a_secret_answer_is_told_by_its_words(looks):
    secret = msgspec.structs.replace(
        next(look for look in looks.values() if look.question == "stake"), better="stake 1", loss=1.2
    )
    told = moment_text(games()["pebbles"].words(), secret, [], ["Anna", "Bob", "Chris"])
    assert f"answers “{secret.played.move}”" in told
    assert "some 1 point:" in told


def test_points_are_parted_without_remainder(record, looks):
    points = [score.points for score in record.replay().scores()]
    for share in shares(looks.values(), points):
        assert share.expected - share.lost + share.fortune == pytest.approx(points[share.seat])


def test_a_curve_ends_at_the_points(record, looks):
    points = [score.points for score in record.replay().scores()]
    for seat, curve in curves(looks.values(), points, len(record.moves)).items():
        assert curve[-1] == (len(record.moves), points[seat])
        assert [at for at, _ in curve] == sorted(at for at, _ in curve)


def test_a_broken_off_table_has_its_looks_too():
    record = played_out("pebbles", 2).record()
    half = msgspec.structs.replace(record, moves=record.moves[: len(record.moves) // 2], ended_by="desk")
    assert looked(Record.load(half.dump()))


def a_look(count, *, loss, error, seat=0, question="raise", close=True):
    worth = Worth(move="pass", points=10, error=1)
    return Look(
        count=count,
        seat=seat,
        question=question,
        asked={},
        answers=2,
        played=worth,
        others=(worth,),
        better="bid 1",
        loss=loss,
        error=error,
        closeness=2 if close else 0,
    )


def test_nothing_is_a_moment_that_lies_within_its_error():
    sure, unsure, small, glanced = (
        a_look(1, loss=4, error=1.9, question="a"),
        a_look(2, loss=4, error=2.1, question="b"),
        a_look(3, loss=0.4, error=0, question="c"),
        a_look(4, loss=9, error=1, question="d", close=False),
    )
    assert moments([unsure, glanced, small, sure]) == [sure]


def test_of_bids_in_a_row_only_the_dearest_counts():
    bids = [a_look(count, loss=loss, error=0.1) for count, loss in ((3, 4), (5, 6), (7, 5))]
    later = a_look(11, loss=3, error=0.1)
    other = a_look(9, loss=1, error=0.1, question="stake")
    assert moments([*bids, other, later]) == [bids[1], later, other]
    assert shares([*bids, other, later], [20])[0].lost == pytest.approx(6 + 1 + 3)


def test_what_is_not_sure_is_not_said_of_a_seat():
    unsure = shares([a_look(1, loss=1, error=2)], [10])[0]
    said = share_texts(games()["pebbles"].words(), unsure, ["Anna"])
    assert said == ["Anna: there is no decision that surely cost anything."]
