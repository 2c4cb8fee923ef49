"""A turn is taken once: what a seat has answered is open to it no longer under the id that the answer named."""

from tests.engine.playing import Hand, deal, playing, visits

STOPS = 40


def test_every_answer_moves_its_seat_on_to_a_new_id(game, number):
    """Only a secret answer leaves the id, until the last one is in; and then it is known when it comes again."""
    table = deal(game, number)
    asked = [{open_to(table, seat)} for seat in range(table.seats)]
    for played in playing(table, Hand.random(f"{game} {number} ids")):
        now = open_to(table, played.seat)
        if now is not None and table.given_already(played.seat, played.move) is None:
            assert now not in asked[played.seat], f"{played.move} could be sent once more for {now}"
        for seat in range(table.seats):
            asked[seat].add(open_to(table, seat))


def test_others_keep_their_ids_meanwhile(game, number):
    """A letter's link stays good while others answer."""
    for table, hand in visits(game, number, STOPS, "others' ids"):
        for seat in table.waiting:
            after = table.copy()
            after.play(seat, hand.one_of(table.moves(seat)))
            for other in set(table.waiting) & set(after.waiting) - {seat}:
                assert open_to(after, other) == open_to(table, other)


def open_to(table, seat):
    asked = table.asked(seat)
    return None if asked is None else asked[0]
