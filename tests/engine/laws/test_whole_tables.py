"""Laws of a table's whole course: it ends, its record is the truth, and what was told is told again alike."""

import msgspec
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from engine import Record, load_table
from tests.engine.laws import every_move
from tests.engine.laws.walk import laws_of
from tests.engine.playing import Hand, as_json, deal, observers, played_out, playing, visits

STOPS = 3
IMAGINED = 10


def test_it_ends_and_somebody_is_first(game, number):
    table = deal(game, number)
    for played in playing(table, Hand.random(f"{game} {number}")):
        assert all(event.at == table.count for event in played.events)
    assert min(table.result().places) == 1
    for observer in observers(table):
        as_json(table.view(observer))


def test_the_record_is_the_truth(game, number):
    table = played_out(game, number)
    record = Record.load(table.record().dump())
    assert record == table.record()
    assert record.verify() == table
    table = deal(game, number)
    hand = Hand.random(f"{game} {number} replayed")
    stops = set(hand.some_of(range(len(record.moves)), STOPS))
    for at, line in enumerate(record.moves):
        if at in stops:
            assert record.replay(upto=at).dump() == table.dump()
        table.play(line.seat, table.game.notation.parse(line.move))


def test_events_are_the_same_whenever_they_are_asked_for(game, number):
    table = deal(game, number)
    told = {observer: list(table.events(observer)) for observer in observers(table)}
    for played in playing(table, Hand.random(f"{game} {number} events")):
        for observer in told:
            new = [event for event in played.events if event.visible_to(observer)]
            assert list(table.events(observer, table.count - 1)) == new or table.count == 1
            told[observer] += new
    assert {observer: list(table.events(observer)) for observer in told} == told
    half = table.count // 2
    for observer, events in told.items():
        assert list(table.events(observer, half)) == [e for e in events if e.at > half or not half]
    again = load_table(table.dump(), table.record().moves)
    assert {observer: list(again.events(observer)) for observer in told} == told


def test_moves_that_may_be_taken_back_are_of_one_seat_and_revealed_nothing(game, number):
    table, loose = deal(game, number), []
    for played in playing(table, Hand.random(f"{game} {number} loose")):
        revealed = any(event.reveals for event in played.events)
        loose = [] if revealed or table.over else [*loose, played]
        mine = [each for each in loose if each.seat == played.seat]
        for seat in range(table.seats):
            assert not table.can_take_back(seat) or seat == played.seat
        assert table.can_take_back(played.seat) <= len(mine)
        assert not revealed or not table.can_take_back(played.seat)


def test_imagining_deals_anew(game, number):
    """Else the laws of hidden information would hold of a game that hides nothing from anybody."""
    alike = set(observers(deal(game, number)))
    for table, hand in visits(game, number, IMAGINED, "anew"):
        for observer in tuple(alike):
            twin = table.imagine(observer, f"imagined {hand.pick(10**9)}".encode())
            if msgspec.structs.replace(twin.position, seed=table.position.seed) != table.position:
                alike.remove(observer)
    assert alike == set(), (
        f"for {alike} nothing is ever dealt anew: where pieces of a shuffle are equal, `past` is of `EqualPieces`"
    )


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(setup=st.integers(0, 99), choices=st.lists(st.integers(0, 2**12), max_size=60))
def test_no_choices_break_a_table(game, setup, choices):
    """Some chosen moves, then defaults to the end; a failure shrinks to few choices, and prints its record."""
    table = deal(game, setup)
    left = list(choices)
    try:
        while left:
            hand = Hand(lambda bound: left.pop() % bound if left else 0)
            if table.over:
                break
            table.play(*hand.choose(table))
            hold_every_move(table)
        for seat, default in defaults(table):
            table.play(seat, default)
        hold_every_move(table)
    finally:
        note("\n".join(f"{line.seat}: {line.move}" for line in table.record().moves))


def hold_every_move(table):
    for each in laws_of(every_move):
        each.hold(table, None)


def defaults(table):
    while not table.over:
        seat = table.waiting[0]
        yield seat, table.question(seat).default
