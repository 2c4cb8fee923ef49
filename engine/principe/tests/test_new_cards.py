"""Phase 1: income and cards, laying in secret, and the three ways in which the game ends here."""

import pytest

from engine import Ambiguous
from engine.principe.events import Drew, Shown
from engine.principe.new_cards import Round
from engine.principe.tests.arranged import NAMES, counts, give, opened, phase, quiet, refused, settle, show
from engine.text.sentences import question_text


@pytest.mark.parametrize(
    ("seats", "easy", "ducats", "cards", "deck"),
    [
        (2, False, 11, 5, 65 - 10),
        (3, False, 10, 4, 100 - 12),
        (5, False, 10, 4, 100 - 20),
        (2, True, 16, 5, 65 - 10),
        (4, True, 16, 4, 100 - 16),
    ],
)
def test_the_first_round_begins(seats, easy, ducats, cards, deck):
    table = opened(seats, easy=easy)
    state = table.state
    assert [player.ducats for player in state.players] == [ducats] * seats
    assert [sum(player.hand) for player in state.players] == [cards] * seats
    assert len(state.deck) == deck
    assert table.waiting == tuple(range(seats))
    assert len(state.open) == 4
    assert len(state.cities) == (6 if seats == 2 else 11)


def test_what_one_draws_only_oneself_is_told():
    table = opened(3)
    for observer in (0, 1, 2, None):
        drawn = [event for event in table.events(observer) if isinstance(event, Drew)]
        assert [event.seat for event in drawn] == ([] if observer is None else [observer])


def laying(**hand):
    table = opened(3)
    player = table.state.players[0]
    table.state.deck += [colour for colour, count in enumerate(player.hand) for _ in range(count)]
    player.hand = counts()
    give(table, 0, **hand)
    return table


def test_all_pairs_can_be_laid_and_the_lowest_is_the_default():
    table = laying(white=2, blue=1, yellow=1)
    assert [str(move) for move in table.moves(0)] == [
        "lay white white",
        "lay white blue",
        "lay white yellow",
        "lay blue yellow",
    ]
    assert str(table.question(0).default) == "lay white white"
    assert table.question(0).data["cards"] == 2


def test_two_players_lay_three():
    table = opened(2)
    assert {len(move.cards) for move in table.moves(0)} == {3}
    assert {len(move.cards) for move in table.moves(1)} == {3}


def test_the_order_of_the_words_does_not_matter():
    table = laying(green=2, blue=2)
    assert str(table.read(0, "lay blue green")) == "lay green blue"
    table.play(0, {"do": "lay", "cards": ["blue", "green"]})
    assert table.log[-1].move == "lay green blue"


def test_half_a_move_is_asked_about():
    with pytest.raises(Ambiguous):
        laying(green=2, blue=2).read(0, "lay green")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lay green green", "You want to lay 2 green, but you have 1 in your hand."),
        ("lay blue white red", "Lay exactly 2 cards, not 3."),
        (
            "lay pink white",
            "There is no colour “pink”; the colours are green, white, red, blue and yellow.",
        ),
        ("rest", "Lay 2 cards for the auctions."),
    ],
)
def test_what_cannot_be_laid(text, said):
    assert refused(laying(green=1, white=3), 0, text) == said


def test_laid_cards_are_shown_with_the_last_answer():
    table = laying(green=2, blue=2)
    table.play(0, "lay green blue")
    assert table.view(0)["table"]["laid"] == ["green", "blue"]
    assert table.view(1)["table"]["laid"] is None
    assert table.waiting == (1, 2)
    table.play(0, "lay blue blue")
    table.play(1, table.question(1).default)
    told = table.play(2, table.question(2).default)
    assert [event.cards for event in told if isinstance(event, Shown)].count(("blue", "blue")) == 1
    assert table.state.players[0].hand == counts(green=2)
    assert sum(count for _, count in table.state.groups) == 6


def beginning(seats, deck, **options):
    """The start of a round with so many cards in the deck."""
    table = quiet(seats, **options)
    state = table.state
    while len(state.deck) > deck:
        state.gone[state.deck.pop()] += 1
    table.then(Round())
    settle(table)
    return table


@pytest.mark.parametrize(("seats", "below", "auctioned"), [(2, 10, 9), (3, 12, 6), (4, 16, 8), (5, 20, 10)])
def test_the_deck_brings_the_last_round(seats, below, auctioned):
    assert not beginning(seats, below).state.last
    table = beginning(seats, below - 1)
    before = [player.ducats for player in quiet(seats).state.players]
    assert table.state.last
    assert sum(count for _, count in table.state.groups) == auctioned
    assert [sum(player.hand) for player in table.state.players] == [0] * seats
    assert table.state.players[0].ducats == before[0] + (6 if seats == 2 else 5)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.question(seat).default)
    assert table.state.ended == "deck"
    assert table.state.round == 3


@pytest.mark.parametrize(("seats", "enough"), [(2, 1), (3, 6), (4, 8), (5, 10)])
def test_too_few_cards_for_a_last_round_end_the_game_at_once(seats, enough):
    assert not beginning(seats, enough).over
    table = beginning(seats, enough - 1)
    assert table.over
    assert table.state.ended == "empty"


def test_too_few_open_cities_end_the_game_after_phase_1():
    table = phase(opened(3))
    show(table, "siena", "pisa", "urbino")
    table.state.cities, table.state.founded = [], table.state.cities
    table.then(Round())
    settle(table)
    for seat in (0, 1, 2):
        assert not table.over
        table.play(seat, table.question(seat).default)
    assert table.over
    assert table.state.ended == "cities"
    assert [sum(player.laid) for player in table.state.players] == [2, 2, 2]


def test_the_prompt_can_be_said():
    table = laying(green=2, blue=2)
    said = question_text(table.game.words(), table.question(0), NAMES)
    assert said == "Lay 2 cards from your hand, face down, for the auctions."
