"""The view as plain text: what one seat reads, and a spectator."""

from engine.principe.tests.arranged import (
    NAMES,
    counts,
    give,
    lay_out,
    opened,
    quiet,
    roles,
    show,
    turned_down,
)

BIDDING = """\
Round 2. Bruno is Il Principe.
Decks: 84 cards, 12 cities.

Auction: magistrate (red). Highest bid: 2 ducats, by Bruno. Still in: Anna and Bruno.

Open cities:
- Milan: 1 red, 2 blue and 1 yellow, 4 ducats; 6 points, 2 coats of arms in blue and green.{milano}
- Verona: 1 green and 2 blue, 3 ducats; 4 points, one coat of arms in blue.{verona}
Founded: Siena.

Anna (Medici): 7 points, 3 cards in hand, 9 arms left, {anna}.
  Face up 1 green and 2 red; face down 2 green.
Bruno (Carraresi): 0 points, one card in hand, 12 arms left, 10 ducats (by what all have seen).
  Face up 2 red; face down none.
  In hand, as all have seen: 1 white.
Carla (Visconti): 0 points, 0 cards in hand, 10 arms left, 10 ducats (by what all have seen).
  Face up 2 green; face down 3 green.

Roles: Anna master (major green) and Carla apprentice (minor green).

Region blue: Anna 2 and Carla 2.
Region red: Anna 1.
"""
LACKS = {
    "milano": " You lack 1 red and 2 blue.",
    "verona": " You lack 2 blue.",
    "anna": "9 ducats",
}
UNSEEN = {"milano": "", "verona": "", "anna": "9 ducats (by what all have seen)"}
OWN = """
You have 9 ducats and in your hand 2 green and 1 yellow."""


def bidding():
    """Two are tied for red."""
    table = quiet(3)
    show(table, "milano", "verona")
    state = table.state
    state.cities.remove("siena")
    state.founded.append("siena")
    give(table, 1, white=1)
    state.players[1].open_hand = counts(white=1)
    give(table, 0, ducats=9, green=2, yellow=1)
    lay_out(table, 0, green=3, red=2)
    lay_out(table, 1, red=2)
    lay_out(table, 2, green=2)
    turned_down(table, 2, green=3)
    state.players[0].from_cities, state.players[0].supply = 7, 9
    state.players[0].arms = [2, 0, 0, 1, 0, 0]
    state.players[2].supply, state.players[2].arms = 10, [2, 0, 0, 0, 0, 0]
    roles(table, prince=1)
    table.play(1, "bid 2")
    return table


def drawn(table, seat):
    return table.game.draw(table.view(seat), table.game.words(), NAMES[: table.seats])


def test_a_seat_reads_what_is_for_sale_who_has_what_and_its_own():
    assert drawn(bidding(), 0) == BIDDING.format(**LACKS) + OWN


def test_a_letter_shows_cities_and_cards_unless_it_explains_them():
    table = bidding()
    view, words, names = table.view(0), table.game.words(), NAMES[: table.seats]
    told = table.game.summarise(view, words, names, told=frozenset(), aloud=False)
    assert "- Milan:" in told
    assert "You have 9 ducats and in your hand 2 green and 1 yellow." in told
    assert "- Milan:" not in table.game.summarise(view, words, names, told={"milano"}, aloud=False)


def test_a_spectator_reads_nothing_hidden():
    assert drawn(bidding(), None) == BIDDING.format(**UNSEEN).rstrip()


def test_what_was_laid_is_read_back_to_its_owner():
    table = opened(3)
    table.play(0, table.moves(0)[0])
    assert drawn(table, 0).splitlines()[-1].startswith("You have laid ")
    assert "laid" not in drawn(table, 1)


def test_the_last_round_and_the_groups_to_come_are_told():
    table = quiet(3)
    table.state.last = True
    table.state.groups = [(0, 1), (2, 4)]
    text = drawn(table, None)
    assert text.startswith("Round 2, the last one.")
    assert "To be auctioned, in this order: one green card, 4 red cards." in text
