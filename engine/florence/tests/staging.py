"""Positions to begin a test with: a table, its state set as the case describes it, and the question to be answered."""

import pytest

from engine import Illegal, new_table
from engine.florence.lookup import lookup_of
from engine.florence.state import Standing, data_of
from engine.florence.turn import Turn

SEED = bytes(32)
ANNA, BOB, CHRIS, DAVID = range(4)


def opened(seats=4, start=0, **options):
    """A table in its first auctions, begun by `start`; the professions were kept by default."""
    table = new_table("florence", seats=seats, options=options, seed=SEED)
    table.state.start = start
    for seat in range(seats):
        table.play(seat, table.question(seat).default)
    return table


def person(table, seat, **what):
    """Set what a seat has; lists are copied."""
    principality = table.state.seats[seat]
    for name, value in what.items():
        setattr(principality, name, list(value) if isinstance(value, tuple | list) else value)
    if "points" in what:
        principality.fame = {"work": principality.points}
    table._legal.clear()
    return principality


def stand(table, seat, *tiles):
    """Let tiles stand where they are said to: `"tower d5n"`."""
    book, principality = lookup_of(data_of(table)), table.state.seats[seat]
    for line in tiles:
        tile, at = line.split()
        placement = book.tiles(tile).lying[at]
        principality.standing.append(Standing(tile, at, placement.mask))
        assert not principality.occupied & placement.mask, f"{line} overlaps"
        principality.occupied |= placement.mask
        if tile in book.buildings:
            principality.built |= placement.mask
        table.state.stock[tile] -= 1


def turn(table, seat, round_=1, left=2):
    """The action turn of a seat is on, and nothing comes after it."""
    table.state.round = round_
    ask_only(table, Turn(seat=seat, left=left))
    return table


def ask_only(table, question):
    table.position.stack.clear()
    table._legal.clear()
    table.ask(question)


def step_only(table, step):
    table.position.stack.clear()
    table._legal.clear()
    table.then(step)
    table._settle()


def say(table, *lines):
    """Play lines, each said by whoever is asked; all events come back."""
    told = []
    for line in lines:
        (seat, *_) = table.waiting
        told += table.play(seat, line)
    return told


def told(events, kind):
    """The data of the events of one kind."""
    return [event.data() for event in events if event.data()["event"] == kind]


def owns(table, seat, *tiles):
    """Let tiles count for a seat without lying anywhere in particular."""
    table.state.seats[seat].standing += [Standing(tile, "", 0) for tile in tiles]


def refused(table, seat, line):
    """The rule that refuses a line; its sentence can be said and leads to the paragraph of that rule."""
    with pytest.raises(Illegal) as refusal:
        _read(table, seat, line)
    rule, section = refusal.value.rule, refusal.value.section
    assert rule in next(each.rules for each in table.rules().paragraphs if each.number == section)
    assert refusal.value.explain(table.game.words())
    return rule


def possible(table, seat, line):
    """Whether a line is a legal move."""
    try:
        _read(table, seat, line)
    except Illegal:
        return False
    return True


def _read(table, seat, line):
    """What is legal is found anew: a test may have changed the state by hand since it was last asked."""
    table._legal.clear()
    return table.read(seat, line)
