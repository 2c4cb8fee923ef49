"""No question forgets to say that it is answered with an amount."""

from tests.engine.playing import setups, visits

STOPS = 30


def slots_of(kind):
    return [slot for part in kind.pattern().parts for slot in part.slots()]


def says_a_number_alone(kind):
    """A number that may be left out is a part of something else."""
    optional = any(part.optional for part in kind.pattern().parts)
    return not optional and slots_of(kind) == [kind.pattern().number]


def left_open(table, seat):
    """Whether all that a seat can say is a number, or words that leave nothing open."""
    moves = [move for move in table.moves(seat) if slots_of(type(move))]
    kinds = {type(move) for move in moves}
    return len(kinds) == 1 and says_a_number_alone(*kinds) if moves else None


def test_a_question_that_always_leaves_one_number_open_says_its_amounts(game):
    seen = {}
    for number in range(len(setups(game))):
        for table, _ in visits(game, number, STOPS, "amounts"):
            for seat in range(table.seats):
                question = table.question(seat)
                if question is not None and (alone := left_open(table, seat)) is not None:
                    seen.setdefault(question.kind, []).append((alone, question.amount is not None))
    for kind, visited in seen.items():
        alone = all(alone for alone, _ in visited)
        assert not alone or all(said for _, said in visited), f"{kind} does not say its amounts"
