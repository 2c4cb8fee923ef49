"""A turn: one action, at most one scandal card before or after it, and exchanges at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine import Illegal, Move, Seat, Solo, Step, Table
from engine.noblemen.actions import BRIBE, DONATE, LAND, LEISURE, REST, TAXES
from engine.noblemen.bag import SWAP, straight_swap
from engine.noblemen.ball import open_ball
from engine.noblemen.build import CASTLE, CHAPEL, FOLLY, INHERITANCE, PALACE
from engine.noblemen.decades import close_decade
from engine.noblemen.events import Began, Ended, Played
from engine.noblemen.expand import EXPAND
from engine.noblemen.moves import (
    Bribe,
    BuildCastle,
    BuildChapel,
    BuildFolly,
    BuildPalace,
    Donate,
    End,
    Expand,
    Land,
    Leisure,
    Play,
    PlayFavour,
    PlayInheritance,
    PlayStroke,
    Swap,
    Taxes,
)
from engine.noblemen.prospects import turn_prospects
from engine.noblemen.queen import host, space_kind
from engine.noblemen.question_data import TurnData
from engine.noblemen.scandal import FAVOUR, PLAY, STROKE, discard
from engine.noblemen.state import Action, State

END: Final = End()

ACTIONS: Final[Mapping[type[Move], Action]] = {
    Leisure: REST,
    Expand: EXPAND,
    BuildCastle: CASTLE,
    BuildPalace: PALACE,
    BuildChapel: CHAPEL,
    BuildFolly: FOLLY,
    Bribe: BRIBE,
    Taxes: TAXES,
    Land: LAND,
    Donate: DONATE,
}
CARDS: Final[Mapping[type[Move], Action]] = {
    Play: PLAY,
    PlayStroke: STROKE,
    PlayFavour: FAVOUR,
    PlayInheritance: INHERITANCE,
}
CARD_OF: Final[Mapping[type[Move], str]] = {
    PlayStroke: "cunning stroke",
    PlayFavour: "favour of the vicar",
    PlayInheritance: "inheritance",
}


class Turn(Solo[State], tag="turn"):
    """Take the next step of a turn, until it is ended."""

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        state = table.state
        legal: list[Move] = [END] if state.acted else []
        if not state.acted:
            for rule in ACTIONS.values():
                legal += rule.moves(table, seat)
        if not state.carded and state.players[seat].cards:
            for rule in CARDS.values():
                legal += rule.moves(table, seat)
        legal += SWAP.moves(table, seat)
        return legal

    def normal(self, table: Table[State], seat: Seat, move: Move) -> Move:
        return straight_swap(move) if isinstance(move, Swap) else move

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        kind = type(move)
        if kind in ACTIONS:
            return Illegal("one-action") if table.state.acted else ACTIONS[kind].forbids(table, seat, move)
        if kind in CARDS:
            return (
                Illegal("one-card-a-turn") if table.state.carded else CARDS[kind].forbids(table, seat, move)
            )
        match move:
            case Swap():
                return SWAP.forbids(table, seat, move)
            case End():
                return None if table.state.acted else Illegal("action-first")
        return Illegal("no-part-of-a-turn")

    def default(self, table: Table[State], seat: Seat) -> Move:
        return END if table.state.acted else LEISURE

    def data(self, table: Table[State], seat: Seat) -> TurnData:
        return {"acted": table.state.acted, "carded": table.state.carded, **turn_prospects(table, seat)}

    def answer(self, table: Table[State], seat: Seat, move: Move) -> None:
        if isinstance(move, End):
            end_turn(table, seat)
            return
        table.then(ContinueTurn(seat=seat))
        kind = type(move)
        if kind in ACTIONS:
            table.state.acted = True
            ACTIONS[kind].play(table, seat, move)
        elif kind in CARDS:
            card = move.card if isinstance(move, Play) else CARD_OF[kind]
            table.state.carded = True
            discard(table, seat, card)
            table.tell(Played(seat=seat, card=card))
            CARDS[kind].play(table, seat, move)
        else:
            SWAP.play(table, seat, move)


class ContinueTurn(Step[State], tag="go-on"):
    """The continuation of a turn after one of its steps."""

    seat: Seat

    def run(self, table: Table[State]) -> None:
        table.ask(Turn(seat=self.seat))


class BeginTurn(Step[State], tag="begin"):
    """The start of the next turn."""

    seat: Seat

    def run(self, table: Table[State]) -> None:
        table.tell(Began(seat=self.seat))
        table.ask(Turn(seat=self.seat))


def whose_turn(table: Table[State]) -> Seat | None:
    """Return the seat that has the turn, even if another seat is asked. Return None between turns."""
    frames = (frame for frame in table.position.stack if isinstance(frame, Turn | ContinueTurn))
    return next((frame.seat for frame in frames), None)


def end_turn(table: Table[State], seat: Seat) -> None:
    """End a turn. If the seat holds the Queen, the round moves on, perhaps to a ball or to the scoring."""
    state = table.state
    state.acted = state.carded = False
    table.tell(Ended(seat=seat))
    table.then(BeginTurn(seat=(seat + 1) % table.seats))
    if state.queen != seat:
        return
    host(table, seat)
    match space_kind(table):
        case "ball":
            open_ball(table)
        case "scoring":
            close_decade(table)
