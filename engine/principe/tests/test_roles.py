"""Phase 4: who gets which tile, what is turned, and the auctions among the tied."""

import pytest

from engine.principe.events import Contested, TileStays
from engine.principe.tests.arranged import (
    CARRARESI,
    MEDICI,
    VISCONTI,
    counts,
    give,
    kinds,
    lay_out,
    quiet,
    roles,
    turned_down,
)

GREEN, WHITE, RED, BLUE, YELLOW = range(5)


def test_three_green_make_the_master_and_two_are_turned():
    table = quiet()
    lay_out(table, MEDICI, green=3)
    lay_out(table, VISCONTI, green=2)
    roles(table)
    state = table.state
    assert state.majors[GREEN] == MEDICI
    assert state.minors[GREEN] == VISCONTI
    assert (state.players[MEDICI].up, state.players[MEDICI].down) == (counts(green=1), counts(green=2))
    assert state.players[VISCONTI].up == counts(green=2)


@pytest.mark.parametrize(("cards", "turned"), [(1, 1), (2, 1), (4, 2), (5, 3)])
def test_half_is_turned_rounded_up(cards, turned):
    table = quiet()
    lay_out(table, MEDICI, yellow=cards)
    roles(table)
    assert table.state.players[MEDICI].down == counts(yellow=turned)


def test_all_tiles_go_back_first():
    table = quiet()
    table.state.majors[RED] = MEDICI
    table.state.minors[BLUE] = VISCONTI
    roles(table)
    assert table.state.majors == table.state.minors == [None] * 5


def test_without_face_up_cards_there_is_no_tile():
    table = quiet()
    turned_down(table, MEDICI, white=3)
    roles(table)
    assert table.state.majors[WHITE] is None


def test_those_tied_for_second_bid_for_the_minor_tile():
    table = quiet()
    lay_out(table, MEDICI, white=3)
    lay_out(table, CARRARESI, white=1)
    lay_out(table, VISCONTI, white=1)
    roles(table, prince=2)
    assert table.state.majors[WHITE] == MEDICI
    assert kinds(table) == {"bid-role"}
    assert table.waiting == (VISCONTI,)
    table.play(VISCONTI, "bid 1")
    table.play(CARRARESI, "bid 2")
    table.play(VISCONTI, "pass")
    state = table.state
    assert state.minors[WHITE] == state.prince == CARRARESI
    assert state.players[CARRARESI].ducats == quiet().state.players[CARRARESI].ducats - 2
    assert state.players[CARRARESI].up == counts(white=1)
    assert state.players[CARRARESI].points == 1


def test_those_tied_for_first_bid_for_the_major_tile_and_there_is_no_minor():
    table = quiet()
    for seat in (MEDICI, VISCONTI):
        lay_out(table, seat, white=2)
    lay_out(table, CARRARESI, white=1)
    roles(table, prince=1)
    assert table.waiting == (VISCONTI,), "the first of the tied clockwise from Il Principe"
    table.play(VISCONTI, "pass")
    table.play(MEDICI, "bid 1")
    state = table.state
    assert state.majors[WHITE] == state.prince == MEDICI
    assert state.minors[WHITE] is None
    assert state.players[MEDICI].down == counts(white=1)
    assert state.players[VISCONTI].down == counts()


def test_the_tile_stays_if_all_pass():
    table = quiet()
    for seat in (MEDICI, VISCONTI):
        lay_out(table, seat, white=2)
    roles(table)
    table.play(MEDICI, "pass")
    told = table.play(VISCONTI, "pass")
    assert any(isinstance(event, TileStays) for event in told)
    assert table.state.majors[WHITE] is None
    assert table.state.players[MEDICI].up == counts(white=2)


def test_il_principe_of_one_role_auction_opens_the_next():
    table = quiet()
    for seat in (MEDICI, CARRARESI):
        lay_out(table, seat, white=1, yellow=1)
    roles(table, prince=0)
    table.play(MEDICI, "pass")
    table.play(CARRARESI, "bid 1")
    assert table.question(CARRARESI).data["role"] == "banker"
    assert table.waiting == (CARRARESI,)


def test_a_card_turned_up_by_the_green_ability_counts_for_later_colours():
    table = quiet()
    lay_out(table, MEDICI, green=1)
    turned_down(table, MEDICI, yellow=1)
    roles(table)
    table.play(MEDICI, "reveal yellow")
    assert table.state.majors[YELLOW] == MEDICI
    assert table.state.players[MEDICI].down == counts(green=1, yellow=1)


def test_two_players_have_no_minor_tiles():
    table = quiet(2)
    lay_out(table, MEDICI, white=2, yellow=1)
    lay_out(table, CARRARESI, white=1, yellow=1)
    roles(table)
    assert table.state.minors == [None] * 5
    assert table.state.majors[WHITE] == MEDICI
    assert kinds(table) == {"bid-role"}
    assert set(table.view(None)["table"]["roles"]["white"]) == {"major"}


def test_all_are_told_who_is_tied():
    table = quiet()
    for seat in (MEDICI, VISCONTI):
        lay_out(table, seat, red=2)
    roles(table)
    contested = [event for event in table.events(None) if isinstance(event, Contested)]
    assert [(event.seats, event.role) for event in contested] == [((MEDICI, VISCONTI), "magistrate")]


def test_nobody_can_bid_what_he_does_not_have():
    table = quiet()
    for seat in (MEDICI, VISCONTI):
        lay_out(table, seat, red=2)
        give(table, seat, ducats=3)
    roles(table)
    assert [str(move) for move in table.moves(MEDICI)] == ["pass", "bid 1", "bid 2", "bid 3"]
