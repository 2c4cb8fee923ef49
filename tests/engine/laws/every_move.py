"""Laws for every table at every moment: nothing is lost, the dump is exact, a default is legal."""

from engine import load_table
from tests.engine.laws.walk import EVERY, law
from tests.engine.playing import as_json, conserved


@law(stops=EVERY)
def nothing_is_lost(table, _hand):
    conserved(table)


@law(stops=EVERY)
def the_dump_is_exact(table, _hand):
    dump = table.dump()
    again = load_table(dump, ()) if not table.count else load_table(dump)
    assert again == table
    assert again.dump() == dump


@law(stops=EVERY)
def a_question_has_answers_and_its_default_is_one_of_them(table, _hand):
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


@law(stops=EVERY)
def whoever_owes_an_answer_is_asked_for_it(table, _hand):
    owing = {seat for seat in range(table.seats) if (asked := table.question(seat)) and asked.owed}
    assert owing == set(table.waiting)
