"""After every move of a random table: nothing is lost, the dump is exact, a default is legal, and it ends."""

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from engine import Record, load_table
from tests.engine.playing import Hand, as_json, conserved, deal, observers, played_out, playing

STOPS = 3


def hold(table):
    """What is true of every table at every moment."""
    conserved(table)
    dump = table.dump()
    again = load_table(dump, ()) if not table.count else load_table(dump)
    assert again == table
    assert again.dump() == dump
    for seat in range(table.seats):
        question = table.question(seat)
        if question is None:
            assert table.moves(seat) == (), "moves without a question"
            continue
        moves = table.moves(seat)
        assert moves, f"{question.kind} leaves {seat} without an answer"
        assert question.forced == (len(moves) == 1)
        assert table.allows(seat, question.default), f"the default {question.default} is not legal"
        as_json(question.plain())
    owing = {seat for seat in range(table.seats) if (asked := table.question(seat)) and asked.owed}
    assert owing == set(table.waiting)


def test_nothing_is_lost_and_everything_ends(game, number):
    table = deal(game, number)
    hold(table)
    for played in playing(table, Hand.random(f"{game} {number}")):
        hold(table)
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


@settings(deadline=None, max_examples=12, suppress_health_check=list(HealthCheck))
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
            hold(table)
        for seat, default in defaults(table):
            table.play(seat, default)
        hold(table)
    finally:
        note("\n".join(f"{line.seat}: {line.move}" for line in table.record().moves))


def defaults(table):
    while not table.over:
        seat = table.waiting[0]
        yield seat, table.question(seat).default
