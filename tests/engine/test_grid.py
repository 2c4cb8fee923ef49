import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mechanics.grid import Grid, mirror_cells, orientations, outline, turn_clockwise

GRID = Grid(7, 7)
WORKSHOP = outline(["###", "###", "#.."])
HOSPITAL = outline(["##", "##", "#."])
SQUARE = outline(["##", "##"])

drawings = st.lists(st.text("#.", min_size=3, max_size=3), min_size=3, max_size=3).filter(
    lambda lines: any("#" in line for line in lines)
)


def test_the_first_line_of_a_drawing_is_the_top_row() -> None:
    assert sorted(WORKSHOP) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2)]


def test_east_is_a_quarter_clockwise() -> None:
    assert orientations(outline(["##", "#."]))["e"] == outline(["##", ".#"])


def test_mirrored_comes_before_turning() -> None:
    shape = outline(["###", "#.."])
    assert orientations(shape)["e*"] == turn_clockwise(mirror_cells(shape))


@settings(max_examples=50)
@given(drawings)
def test_four_quarters_and_two_mirrors_change_nothing(drawing: list[str]) -> None:
    shape = outline(drawing)
    assert (
        turn_clockwise(turn_clockwise(turn_clockwise(turn_clockwise(shape))))
        == shape
        == mirror_cells(mirror_cells(shape))
    )


@settings(max_examples=50)
@given(drawings)
def test_every_placement_has_its_squares_and_one_name(drawing: list[str]) -> None:
    shape = outline(drawing)
    lying = GRID.placements(shape)
    assert len({placement.mask for placement in lying.all}) == len(lying.all)
    for placement in lying.all:
        assert placement.mask.bit_count() == len(shape)
        assert lying.named(placement.at) == placement
        assert lying.covering(GRID.squares(placement.mask)) == placement


@settings(max_examples=50)
@given(drawings, st.integers(0, Grid(7, 5).full))
def test_what_lies_clear_of_some_squares_touches_none_of_them(drawing: list[str], squares: int) -> None:
    lying = Grid(7, 5).placements(outline(drawing))
    clear = lying.clear_of(squares)
    for number, placement in enumerate(lying.all):
        assert bool(clear >> number & 1) == (not placement.mask & squares)
    assert clear < 1 << len(lying.all)


def test_other_names_of_an_outline_lead_to_the_canonical_one() -> None:
    lying = GRID.placements(SQUARE)
    placement = lying.named("b3w*")
    assert placement is not None
    assert placement.at == "b3n"


def test_a_placement_is_named_by_the_corner_of_its_bounding_box() -> None:
    lying = GRID.placements(outline([".#.", "###", ".#."]))
    placement = lying.named("c2n")
    assert placement is not None
    assert GRID.squares(placement.mask) == ("d2", "c3", "d3", "e3", "d4")


@pytest.mark.parametrize("at", ["g7n", "h1n", "a0n", "b3q", "", "b3"])
def test_no_placement_outside_the_grid_or_without_orientation(at: str) -> None:
    assert GRID.placements(HOSPITAL).named(at) is None


def test_squares_that_are_no_placement() -> None:
    assert GRID.placements(HOSPITAL).covering(["a1", "b1"]) is None
    assert GRID.placements(HOSPITAL).covering(["z9"]) is None


def test_beside_shares_edges_and_stays_on_the_board() -> None:
    assert GRID.squares(GRID.beside(GRID.mask(["a1"]))) == ("b1", "a2")
    assert GRID.squares(GRID.beside(GRID.mask(["g4"]))) == ("g3", "f4", "g5")
    assert GRID.squares(GRID.beside(GRID.mask(["d4", "e4"]))) == ("d3", "e3", "c4", "f4", "d5", "e5")


@pytest.mark.parametrize("name", ["h1", "a8", "a0", "", "1a", "a"])
def test_a_square_off_the_grid_is_refused(name: str) -> None:
    with pytest.raises(ValueError):
        GRID.square(name)
