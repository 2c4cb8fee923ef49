"""The reconstructed outlines pass the tests that are known of them."""

from engine import games
from engine.florence.lookup import Lookup, lookup_of, subsets, work_moves

DATA = games()["florence"].editions["classic"].data
BOOK = lookup_of(DATA)
PALAZZO = BOOK.grid.mask(DATA.principality.palazzo)


def apart(masks, ground):
    """Whether buildings touch neither each other nor the Palazzo."""
    return not any(BOOK.grid.beside(mask) & (ground | sum(masks) & ~mask) for mask in masks)


def pack(tiles, occupied, built):
    """Place buildings apart and landscapes anywhere, or say that it cannot be done."""
    if not tiles:
        return []
    first, *others = tiles
    is_building = first in BOOK.buildings
    forbidden = occupied | (BOOK.grid.beside(built) if is_building else 0)
    for placement in BOOK.tiles(first).lying.all:
        if not placement.mask & forbidden:
            rest = pack(others, occupied | placement.mask, built | (placement.mask if is_building else 0))
            if rest is not None:
                return [placement.mask, *rest]
    return None


def test_three_large_buildings_a_forest_and_a_lake_fit_apart():
    tiles = ["university", "laboratory", "workshop", "forest", "lake"]
    masks = pack(tiles, PALAZZO, PALAZZO)
    assert masks is not None
    assert apart(masks[:3], PALAZZO)
    assert sum(mask.bit_count() for mask in masks) == 30


def test_the_palazzo_leaves_43_squares():
    assert (BOOK.grid.full & ~PALAZZO).bit_count() == 43
    assert len(DATA.principality.joined_palazzo) == 6


def test_a_fitting_place_is_on_no_forbidden_square():
    for move in BOOK.fitting("workshop", PALAZZO):
        assert not BOOK.buildings["workshop"].lying[move.at].mask & PALAZZO


def test_moves_are_made_once_and_shared():
    assert BOOK.fitting("tower", PALAZZO) is BOOK.fitting("tower", PALAZZO)
    assert lookup_of(DATA) is BOOK
    assert isinstance(BOOK, Lookup)
    assert work_moves("poet", ("B7",), 6)[3] is work_moves("poet", ("B7",), 9)[3]
    assert [work.points for work in work_moves("poet", ("B7",), 6)] == list(range(7))


def test_subsets_begin_with_none():
    assert subsets(("B1", "B2")) == ((), ("B1",), ("B2",), ("B1", "B2"))
