"""Laws of hidden information: what a seat cannot know does not change a byte of what it gets."""

from engine import Refusal
from engine.values.knowledge import facts
from tests.engine.imagining import imagined
from tests.engine.laws.walk import law
from tests.engine.playing import as_json, observers
from tests.engine.wrong_moves import wrong_moves

WHAT_IFS = 6
WRONG = 4
MOVES = 3
MOMENTS = 3


def shown(table, observer, what_ifs=(), wrong=()):
    """Return everything that a seat can get out of a table."""
    parts = {
        "view": table.view(observer),
        "events": [event.data() for event in table.events(observer)],
        "components": [component.plain() for component in table.components(observer)],
    }
    parts["questions of others"] = [table.open_facts(seat) for seat in table.waiting if seat != observer]
    if observer is not None:
        question = table.question(observer)
        parts["question"] = None if question is None else question.plain()
        parts["moves"] = [str(move) for move in table.moves(observer)]
        parts["what if"] = [table.what_if(observer, move) for move in what_ifs]
        parts["refusals"] = [refused(table, observer, data) for data in wrong]
        parts["take back"] = table.can_take_back(observer)
    return {name: as_json(part) for name, part in parts.items()}


def refused(table, seat, data):
    try:
        move = table.game.move(data)
        if table.allows(seat, move):
            return table.what_if(seat, move)
        table.play(seat, move)
    except Refusal as refusal:
        return f"{refusal} {[str(move) for move in getattr(refusal, 'nearest', ())]}"
    raise AssertionError(f"{move} is not allowed, yet it was played")


@law(stops=10)
def what_a_seat_cannot_know_changes_nothing_it_is_shown(table, hand):
    for observer in observers(table):
        what_ifs = () if observer is None else hand.some_of(table.moves(observer), WHAT_IFS)
        wrong = () if observer is None else list(wrong_moves(table, observer, hand, WRONG))
        twin = imagined(table, observer, hand)
        assert shown(twin, observer, what_ifs, wrong) == shown(table, observer, what_ifs, wrong)


@law(stops=10)
def nor_after_a_move_that_reveals_nothing(table, hand):
    for seat in range(table.seats):
        for move in hand.some_of(table.moves(seat), MOVES):
            ours, twin = table.copy(), imagined(table, seat, hand)
            told = (*ours.play(seat, move), *twin.play(seat, move))
            if not (ours.over or twin.over or any(event.reveals for event in told)):
                assert shown(twin, seat) == shown(ours, seat), f"{seat}: {move} revealed something"


@law(stops=6)
def an_imagined_past_is_what_the_seat_has_seen(table, hand):
    """At every moment: the same view, question, answers, refusals and events, and the same own moves."""
    for observer in observers(table):
        twin = imagined(table, observer, hand)
        assert own_moves(twin, observer) == own_moves(table, observer)
        for count in {hand.pick(table.count + 1) for _ in range(MOMENTS)}:
            real, other = table.record().replay(upto=count), twin.record().replay(upto=count)
            if not (count == table.count or table.game.past.remembers(real, observer)):
                continue
            wrong = () if observer is None else list(wrong_moves(real, observer, hand, WRONG))
            told, seen = shown(other, observer, wrong=wrong), shown(real, observer, wrong=wrong)
            assert told == seen, f"seat {observer} remembers move {count} otherwise"


def own_moves(table, observer):
    return [(at, line.move) for at, line in enumerate(table.log) if line.seat == observer]


@law(stops=10)
def an_imagined_table_replays_to_itself(table, hand):
    for observer in observers(table):
        twin = imagined(table, observer, hand)
        assert twin.record().replay() == twin


@law(stops=10)
def what_is_public_or_the_seats_own_is_never_imagined(table, hand):
    for observer in observers(table):
        assert known(imagined(table, observer, hand), observer) == known(table, observer)


def known(table, observer):
    return [fact for fact in facts(table.state) if fact.known_to(observer)]


@law(stops=2)
def imagined_tables_can_be_played_to_the_end(table, hand):
    twin = imagined(table, hand.one_of(observers(table)), hand)
    while not twin.over:
        twin.play(*hand.choose(twin))


@law(stops=10)
def what_is_imagined_depends_on_nothing_hidden(table, hand):
    """Otherwise a player could imagine often enough and learn a secret from the mean."""
    for observer in observers(table):
        twin, seed = imagined(table, observer, hand), f"again {hand.pick(10**9)}".encode()
        ours, theirs = table.imagine(observer, seed), twin.imagine(observer, seed)
        assert ours == theirs
        assert ours.log == theirs.log
