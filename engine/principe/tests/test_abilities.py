"""What each role does for whoever takes its tile, and when it is of no use."""

import pytest

from engine import Illegal
from engine.principe.events import AbilityLapsed, Drew
from engine.principe.tests.arranged import counts, lay_out, quiet, roles, turned_down


def lapsed(table):
    return [event.role for event in table.events(None) if isinstance(event, AbilityLapsed)]


def test_white_brings_a_point_to_both_roles():
    table = quiet()
    lay_out(table, 0, white=2)
    lay_out(table, 1, white=1)
    roles(table)
    assert [player.points for player in table.state.players] == [1, 1, 0, 0]


def test_red_draws_a_card_that_only_its_owner_sees():
    table = quiet()
    lay_out(table, 0, red=1)
    table.tell(Drew(seat=3, cards=(), audience=3))
    before = len(table.state.deck)
    roles(table)
    assert len(table.state.deck) == before - 1
    assert sum(table.state.players[0].hand) == 1
    seen = {
        seat: [e.cards for e in table.events(seat) if isinstance(e, Drew) and e.seat == 0] for seat in (0, 1)
    }
    assert len(seen[0]) == len(seen[1]) + 2


def test_yellow_brings_two_ducats():
    table = quiet()
    before = [player.ducats for player in table.state.players]
    lay_out(table, 0, yellow=2)
    lay_out(table, 1, yellow=1)
    roles(table)
    after = [player.ducats for player in table.state.players]
    assert [new - old for new, old in zip(after, before, strict=True)] == [2, 2, 0, 0]


def test_blue_places_arms_in_any_region():
    table = quiet()
    lay_out(table, 0, blue=1)
    roles(table)
    assert [str(move) for move in table.moves(0)] == [
        f"arms {region}" for region in ("blue", "brown", "green", "red", "white", "yellow")
    ]
    assert str(table.question(0).default) == "arms blue"
    table.play(0, "arms white")
    player = table.state.players[0]
    assert (player.supply, player.arms[table.edition.areas.index("white")]) == (11, 1)


def test_green_turns_up_a_card_that_is_not_green():
    table = quiet()
    lay_out(table, 0, green=1)
    turned_down(table, 0, green=1, blue=2, white=1)
    roles(table)
    assert [str(move) for move in table.moves(0)] == ["reveal white", "reveal blue"]
    assert str(table.question(0).default) == "reveal white"
    table.play(0, "reveal blue")
    assert table.state.majors[3] == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("reveal green", "The card that you turn face up cannot be green."),
        ("reveal red", "You have no face-down red card."),
        ("reveal pink", "There is no colour “pink”"),
        ("rest", "Turn one of your face-down cards face up."),
    ],
)
def test_what_cannot_be_revealed(text, said):
    table = quiet()
    lay_out(table, 0, green=1)
    turned_down(table, 0, white=1)
    roles(table)
    with pytest.raises(Illegal) as refused:
        table.play(0, text)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "arms pink",
            "There is no region “pink”; the regions are blue, brown, green, red, white and yellow.",
        ),
        ("pass", "Place one coat of arms."),
    ],
)
def test_where_arms_cannot_be_placed(text, said):
    table = quiet()
    lay_out(table, 0, blue=1)
    roles(table)
    with pytest.raises(Illegal) as refused:
        table.play(0, text)
    assert str(refused.value).startswith(said)


def test_green_lapses_where_only_green_cards_are_down():
    table = quiet()
    lay_out(table, 0, green=3)
    roles(table)
    assert lapsed(table) == ["master"]


def test_blue_lapses_without_arms():
    table = quiet()
    lay_out(table, 0, blue=3)
    player = table.state.players[0]
    player.supply, player.arms[0] = 0, 12
    roles(table)
    assert lapsed(table) == ["lord"]


def test_red_lapses_without_a_deck():
    table = quiet()
    lay_out(table, 0, red=1)
    table.state.gone = counts(green=20)
    table.state.deck.clear()
    roles(table)
    assert lapsed(table) == ["magistrate"]
