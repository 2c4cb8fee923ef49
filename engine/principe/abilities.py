"""The abilities of role tiles.

Each colour has one ability for the new holder of a tile. It lapses if it is impossible.
"""

from __future__ import annotations

from engine import Illegal, Move, Seat, Solo, Table
from engine.principe.edition import BLUE, COLOURS, GREEN, RED, WHITE, Edition
from engine.principe.events import AbilityLapsed, Drew, DrewOne, GotDucats, GotPoint, PlacedArms, Revealed
from engine.principe.moves import REVEALS, Arms, Reveal, arms_moves
from engine.principe.question_data import ArmsData, RevealData
from engine.principe.state import State


class RevealCard(Solo[State], tag="reveal"):
    """Green: turn one of the seat's own face-down cards face up, except a green one."""

    def moves(self, table: Table[State], seat: Seat) -> list[Move]:
        return [REVEALS[colour] for colour in _hidden_colours(table, seat)]

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if move in table.moves(seat):
            return None
        if not isinstance(move, Reveal):
            return Illegal("reveal-now")
        if move.colour not in COLOURS:
            return Illegal("no-colour", colour=move.colour, colours=COLOURS)
        return Illegal("reveal-green" if move.colour == COLOURS[GREEN] else "reveal-none", colour=move.colour)

    def default(self, table: Table[State], seat: Seat) -> Move:
        return self.moves(table, seat)[0]

    def data(self, table: Table[State], seat: Seat) -> RevealData:
        return {"colours": [COLOURS[colour] for colour in _hidden_colours(table, seat)]}

    def answer(self, table: Table[State], seat: Seat, move: Reveal) -> None:
        player, colour = table.state.players[seat], COLOURS.index(move.colour)
        player.down[colour] -= 1
        player.up[colour] += 1
        table.tell(Revealed(seat=seat, colour=move.colour))


class PlaceArms(Solo[State], tag="arms"):
    """Blue: place one coat of arms in any region."""

    def moves(self, table: Table[State], seat: Seat) -> tuple[Arms, ...]:
        return arms_moves(table.edition.areas)

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if move in table.moves(seat):
            return None
        if not isinstance(move, Arms):
            return Illegal("arms-now")
        return Illegal("no-region", region=move.region, regions=table.edition.areas)

    def default(self, table: Table[State], seat: Seat) -> Arms:
        return self.moves(table, seat)[0]

    def data(self, table: Table[State], seat: Seat) -> ArmsData:
        player = table.state.players[seat]
        points = table.edition.points
        return {
            "supply": player.supply,
            "regions": list(table.edition.areas),
            "first": points.region,
            "second": points.region_second,
        }

    def answer(self, table: Table[State], seat: Seat, move: Arms) -> None:
        player = table.state.players[seat]
        player.supply -= 1
        player.arms[table.edition.areas.index(move.region)] += 1
        table.tell(PlacedArms(seat=seat, region=move.region))


def use_ability(table: Table[State], seat: Seat, colour: int, role: str) -> None:
    if not _possible(table, seat, colour):
        table.tell(AbilityLapsed(seat=seat, role=role))
    elif colour == GREEN:
        table.ask(RevealCard(seat=seat))
    elif colour == BLUE:
        table.ask(PlaceArms(seat=seat))
    elif colour == WHITE:
        points = table.edition.points.white
        table.state.players[seat].from_white += points
        table.tell(GotPoint(seat=seat, points=points))
    elif colour == RED:
        _draw_one(table, seat)
    else:
        ducats = table.edition.ability.ducats
        table.state.pay(seat, -ducats)
        table.tell(GotDucats(seat=seat, ducats=ducats))


def ability_gain(edition: Edition, colour: str) -> int:
    """Return the number of points, cards, arms or ducats that the ability of a colour brings."""
    return {"white": edition.points.white, "yellow": edition.ability.ducats}.get(colour, 1)


def _possible(table: Table[State], seat: Seat, colour: int) -> bool:
    if colour == GREEN:
        return bool(_hidden_colours(table, seat))
    if colour == RED:
        return bool(table.state.deck)
    return colour != BLUE or table.state.players[seat].supply > 0


def _hidden_colours(table: Table[State], seat: Seat) -> list[int]:
    """Return the colours of the seat's own face-down cards that may be turned face up."""
    down = table.state.players[seat].down
    return [colour for colour, count in enumerate(down) if count and colour != GREEN]


def _draw_one(table: Table[State], seat: Seat) -> None:
    table.tell(DrewOne(seat=seat))
    colour = table.state.deck.pop()
    table.state.players[seat].hand[colour] += 1
    table.tell(Drew(seat=seat, cards=(COLOURS[colour],), audience=seat))
