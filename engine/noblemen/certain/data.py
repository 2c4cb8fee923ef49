"""The certain effects of a move, as plain data. A key is present only if the move has that effect."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from engine.values.seat import Seat


class CertainData(TypedDict, total=False):
    areas: Annotated[
        list[tuple[str, int, int]],
        Meta(description="Each completed area: its kind, and the column and row of its bottom left square."),
    ]
    beside: Annotated[dict[str, int], Meta(description="The castles and palaces next to the chapel.")]
    completes: Annotated[dict[str, int], Meta(description="The number of areas completed, by kind.")]
    draws: Annotated[int, Meta(description="The tiles drawn from the bag.")]
    estate_points: Annotated[
        int, Meta(description="The points for castles and palaces at the end of the decade.")
    ]
    garden: Annotated[bool, Meta(description="True if a garden is completed, which brings the Queen.")]
    gets_tiles: Annotated[int, Meta(description="The tiles that the owner of the forest gives.")]
    income: Annotated[int, Meta(description="The pounds gained.")]
    liaison_points: Annotated[int, Meta(description="The points for liaisons at the end of the game.")]
    looks: Annotated[int, Meta(description="The number of scandal cards to look at.")]
    made_of: Annotated[
        dict[str, dict[str, int]],
        Meta(
            description="The same as `parts`, by the name of the total. Only if more than tiles adds to it."
        ),
    ]
    money: Annotated[int, Meta(description="The pounds of the seat after the move.")]
    next_seat: Annotated[Seat, Meta(description="The seat that has the next turn.")]
    open_sides: Annotated[int, Meta(description="The sides of the building without a tile, of eight.")]
    parts: Annotated[dict[str, int], Meta(description="The parts of the total, by source.")]
    points: Annotated[int, Meta(description="The points gained.")]
    prestige: Annotated[int, Meta(description="The prestige shown.")]
    price: Annotated[int, Meta(description="The pounds that the move costs.")]
    queen: Annotated[
        str,
        Meta(
            description="The Queen: `taken`, `mine` already, `locked`, or `elsewhere` if the owner of the area does not have her."
        ),
    ]
    round_kind: Annotated[str, Meta(description="The kind of that space.")]
    round_space: Annotated[int, Meta(description="The space to which the marker of the decade moves.")]
    screen: Annotated[
        dict[str, int], Meta(description="The tiles behind the screen after the move, by kind.")
    ]
    sends: Annotated[bool, Meta(description="True if a soldier can then be sent.")]
    space: Annotated[int, Meta(description="The space reached on the prestige track.")]
    space_at_most: Annotated[
        int, Meta(description="The highest space that can be reached. Others may take it.")
    ]
    spends_intrigue: Annotated[bool, Meta(description="True if the intrigue is spent.")]
    takes_area: Annotated[str, Meta(description="The kind of area that the soldier takes.")]
    title: Annotated[str, Meta(description="The title gained.")]
    title_at_most: Annotated[str, Meta(description="The best title that can be gained.")]
    tokens: Annotated[int, Meta(description="The bribe tokens gained.")]
    under_the_deck: Annotated[list[str], Meta(description="The cards that go under the deck.")]
    unused: Annotated[int, Meta(description="The tiles that could still be laid.")]
