"""Taking back restores the exact position, and never crosses a reveal or another seat's move."""

import msgspec
import pytest

from engine import Illegal, Unreadable
from tests.engine.imagining import imagined
from tests.engine.laws.walk import law
from tests.engine.playing import observers

MOVES = 3


def position(table):
    """Return the position without the question ids that were used."""
    return msgspec.json.encode(msgspec.structs.replace(table.position, asked=0, skips=()))


@law(stops=4)
def taking_back_gives_the_very_position_back(table, hand):
    for seat in range(table.seats):
        if not table.moves(seat):
            continue
        before = {observer: table.events(observer) for observer in observers(table)}
        tried = table.copy()
        tried.play(seat, hand.one_of(table.moves(seat)))
        if tried.can_take_back(seat):
            asked = tried.position.asked
            tried.take_back(seat)
            assert position(tried) == position(table)
            assert tried.position.asked == asked
            assert {observer: tried.events(observer) for observer in before} == before
            assert tried.record().replay() == tried
            tried.play(seat, hand.one_of(tried.moves(seat)))
            assert tried.record().replay() == tried
        with pytest.raises(Illegal):
            table.copy().take_back(seat, table.can_take_back(seat) + 1)


@law(stops=10)
def what_anybody_has_learned_is_not_taken_back(table, hand):
    for seat in range(table.seats):
        for move in hand.some_of(table.moves(seat), MOVES):
            ours = table.copy()
            ours.play(seat, move)
            if ours.can_take_back(seat):
                for observer in observers(table):
                    nothing_learned(table, ours, observer, seat, move, hand)


def nothing_learned(table, ours, observer, seat, move, hand):
    twin = imagined(table, observer, hand)
    if twin.allows(seat, move):
        twin.play(seat, move)
        assert twin.view(observer) == ours.view(observer), (
            f"{observer} learned something from {move}, and it could be taken back"
        )
        assert twin.events(observer) == ours.events(observer)


@law(stops=10)
def a_turn_is_played_as_a_whole_or_not_at_all(table, hand):
    for seat in table.waiting[:1]:
        first = hand.one_of(table.moves(seat))
        apart = table.copy()
        told = apart.play(seat, first)
        turn = [first]
        if apart.moves(seat):
            turn.append(hand.one_of(apart.moves(seat)))
            told += apart.play(seat, turn[-1])
        whole = table.copy()
        assert whole.play_turn(seat, turn) == told
        assert whole == apart
        assert whole.record() == apart.record()
        broken, record = table.copy(), table.record()
        with pytest.raises((Illegal, Unreadable)):
            broken.play_turn(seat, [*turn, "no move of any game"])
        assert broken == table
        assert broken.record() == record
        assert broken.events(seat) == table.events(seat)
        assert broken.moves(seat) == table.moves(seat)
