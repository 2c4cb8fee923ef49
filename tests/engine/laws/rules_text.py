"""The rules for people match those of the table: each event and each refusal has its paragraph."""

from engine import Illegal, NotAMove
from tests.engine.laws.walk import EVERY, law
from tests.engine.playing import observers
from tests.engine.wrong_moves import wrong_moves

WRONG = 12


@law(stops=EVERY)
def what_happens_is_explained_in_the_rules_of_the_table(table, _hand):
    """Only for published games, because others may be played before their rules are written."""
    since = max(table.count - 1, 0)
    told = {event.data()["event"] for observer in observers(table) for event in table.events(observer, since)}
    assert not table.game.published or told <= table.rules().of_events.keys()


@law(stops=10)
def what_is_refused_says_where_the_rules_of_the_table_have_it(table, hand):
    if table.game.published:
        numbers = {paragraph.number for paragraph in table.rules().paragraphs}
        for seat in range(table.seats):
            for data in wrong_moves(table, seat, hand, WRONG):
                refusal = refused(table, seat, data)
                assert refusal is None or refusal.section in numbers, f"{refusal.rule} stands nowhere in them"


def refused(table, seat, data):
    try:
        table.copy().play(seat, data)
    except Illegal as refusal:
        return refusal
    except NotAMove:  # no rule forbids it
        return None
    return None
