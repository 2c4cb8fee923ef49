"""The coach: what it finds depends on the record alone, it leaves out what was no choice, and says nothing within its error."""

import random

import msgspec
import pytest

from engine import games, new_table
from engine.coach import (
    Coach,
    CoachBudget,
    Look,
    Worth,
    curves,
    is_sure,
    moment_text,
    moments,
    share_texts,
    shares,
)
from engine.coach.budget import CLOSE
from engine.coach.look import Mean
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
    one, other = Coach(record, SMALL), Coach(table.record(), SMALL)
    assert before
    for count in before:
        assert one.first(one.decisions[count]) == other.first(other.decisions[count])


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
    assert f"“{look.better}” was better" in told
    assert f"about {round(look.loss)} point" in told
    assert "plus or minus 0.1" in told, "no figure is exact"


def test_a_secret_answer_is_told_by_its_words(looks):
    secret = msgspec.structs.replace(
        next(look for look in looks.values() if look.question == "stake"),
        better="stake 1",
        loss=1.2,
        error=0.3,
        closeness=CLOSE,
    )
    told = moment_text(games()["pebbles"].words(), secret, [], ["Anna", "Bob", "Chris"])
    assert f"answers “{secret.played.move}”" in told
    assert "about 1.2 points, plus or minus 0.3:" in told


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
    assert [each for each in moments([unsure, glanced, small, sure]) if is_sure(each)] == [sure]
    assert moments([unsure, glanced, small, sure]) == [sure, unsure, small]


def test_what_lies_within_its_error_is_said_to_be_perhaps_chance():
    words = games()["pebbles"].words()
    told = moment_text(words, a_look(1, loss=4, error=2.1), [], ["Anna"])
    assert told.endswith("“bid 1” seemed worth about 4 points more, plus or minus 2. That may be chance.")
    worse = moment_text(words, a_look(1, loss=-1, error=0.8), [], ["Anna"])
    assert "about 0 points more, plus or minus 0.8" in worse


def test_before_a_close_look_the_dearest_so_far_are_moments_of_which_none_is_sure():
    glances = [a_look(count, loss=count, error=0.1, close=False) for count in range(1, 9)]
    shown = moments(glances)
    assert [each.count for each in shown] == [8, 7, 6, 5]
    assert not any(map(is_sure, shown))


def test_the_first_looks_are_spread_over_the_seats_and_the_game(record):
    order = Coach(record, SMALL).order
    assert {each.count for each in order} == set(Coach(record, SMALL).decisions)
    firsts, few = order[: record.seats], [each.count for each in order[: 3 * record.seats]]
    assert {each.seat for each in firsts} == set(range(record.seats))
    assert max(few) - min(few) > len(record.moves) / 3


@pytest.fixture(scope="module")
def costly():
    """A table of two with moments of both, and all looks at it."""
    record = played_out("pebbles", 3).record()
    return record, looked(record)


def work(record, seconds, known=None, *, closer=False, used=0):
    """The looks of a coach who needs a second for each."""
    looks, clock = dict(known or {}), iter(range(used, 100_000))
    list(Coach(record, SMALL).work(looks, seconds=seconds, used=lambda: next(clock), closer=closer))
    return looks


def test_when_the_time_is_over_it_has_looked_closely_at_what_it_saw(costly):
    record, looks = costly
    few = work(record, seconds=12)
    assert 6 <= len(few) < len(looks), "half of the time is for first looks alone"
    assert any(look.close for look in few.values())
    assert work(record, seconds=12, known=few, used=12) == few
    assert work(record, seconds=100_000) == looks


def test_a_closer_look_adds_tables_to_the_moments_and_forgets_none(costly):
    record, looks = costly
    closer = work(record, seconds=50_000, known=looks, closer=True)
    dear = {count for count, look in looks.items() if look.close and look.better}
    assert dear
    for count, before in looks.items():
        look = closer[count]
        if count not in dear:
            assert look == before
            continue
        assert (look.closeness, look.better) == (SMALL.closest, before.better)
        assert {each.move for each in look.others} == {each.move for each in before.others}
    assert SMALL.closest - CLOSE == 3, "three more close looks"
    assert CoachBudget(playouts=24).closest - CLOSE == 1
    assert work(record, seconds=50_000, known=closer, closer=True) == closer


def test_means_are_pooled_as_if_they_were_one_sample():
    one, other = [1.0, 2.0, 4.0, 3.0], [2.0, 6.0, 5.0, 3.0, 2.0, 4.0]
    pooled, whole = Mean.of(one).pooled(Mean.of(other)), Mean.of(one + other)
    assert (pooled.mean, pooled.size) == (pytest.approx(whole.mean), 10)
    assert pooled.error == pytest.approx(whole.error, rel=0.15)


def test_of_bids_in_a_row_only_the_dearest_counts():
    bids = [a_look(count, loss=loss, error=0.1) for count, loss in ((3, 4), (5, 6), (7, 5))]
    later = a_look(11, loss=3, error=0.1)
    other = a_look(9, loss=1, error=0.1, question="stake")
    assert moments([*bids, other, later]) == [bids[1], later, other]
    assert shares([*bids, other, later], [20])[0].lost == pytest.approx(6 + 1 + 3)


def test_what_is_not_sure_is_not_said_of_a_seat():
    unsure = shares([a_look(1, loss=1, error=2)], [10])[0]
    said = share_texts(games()["pebbles"].words(), unsure, ["Anna"])
    assert said == ["Anna: no decision is known to have cost anything."]
