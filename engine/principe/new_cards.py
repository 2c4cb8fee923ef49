"""Phase 1: all players draw cards, get ducats and lay cards for the auctions.

This phase detects the end of the game.
"""

from __future__ import annotations

from engine import Illegal, Move, Seat, Step, Table, Together
from engine.principe.card_auctions import NextGroup, group_cards
from engine.principe.edition import COLOURS, Edition
from engine.principe.events import Drew, Ended, Income, RoundBegan, Shown, Turned
from engine.principe.moves import Lay, lays
from engine.principe.question_data import LayData
from engine.principe.roles import Roles
from engine.principe.state import State, founding_allowed, income
from engine.principe.turns import Turns
from engine.values.seat import clockwise


class Round(Step[State], tag="round"):
    """One round, followed by the next.

    In the last round nobody draws or lays cards; the cards for the auctions come from the deck.
    """

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.last:
            finish(table, "deck")
            return
        seating = table.edition.seating(table.seats)
        state.round += 1
        state.last = len(state.deck) < seating.last_below
        table.tell(RoundBegan(round=state.round, last=state.last))
        drawn = 0 if state.last else seating.draw
        _pay_income(table, drawn)
        if state.last:
            _last_round(table, seating.last_cards)
        else:
            for seat in range(table.seats):
                _draw(table, seat, drawn)
            table.then(Round())
            table.ask(LayCards(asked=clockwise(table.seats, 0)))


class LayCards(Together[State], tag="lay"):
    """The secret and simultaneous choice of cards from the hand for the auctions."""

    secret = Together.secret | {"hand"}

    def moves(self, table: Table[State], seat: Seat) -> tuple[Lay, ...]:
        return lays(tuple(table.state.players[seat].hand), _to_lay(table))

    def normal(self, table: Table[State], seat: Seat, move: Move) -> Move:
        if isinstance(move, Lay) and all(colour in COLOURS for colour in move.cards):
            return Lay(tuple(sorted(move.cards, key=COLOURS.index)))
        return move

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if move in table.moves(seat):
            return None
        if not isinstance(move, Lay):
            return Illegal("lay-now", cards=_to_lay(table))
        unknown = next((colour for colour in move.cards if colour not in COLOURS), None)
        if unknown is not None:
            return Illegal("no-colour", colour=unknown, colours=COLOURS)
        if len(move.cards) != _to_lay(table):
            return Illegal("lay-count", cards=_to_lay(table), laid=len(move.cards))
        hand = table.state.players[seat].hand
        short = next(c for c in move.cards if move.cards.count(c) > hand[COLOURS.index(c)])
        return Illegal(
            "lay-hand", colour=short, held=hand[COLOURS.index(short)], laid=move.cards.count(short)
        )

    def default(self, table: Table[State], seat: Seat) -> Lay:
        return self.moves(table, seat)[0]

    def data(self, table: Table[State], seat: Seat) -> LayData:
        state, player = table.state, table.state.players[seat]
        seating = table.edition.seating(table.seats)
        return {
            "cards": _to_lay(table),
            "hand": dict(zip(COLOURS, player.hand, strict=True)),
            "ducats": player.ducats,
            "first": state.round == 1,
            "prince_seat": state.prince,
            "may_found": founding_allowed(table),
            "display": table.edition.display,
            "ends": _too_few_cities(table),
            "deck": len(state.deck),
            "next_is_last": len(state.deck) < seating.last_below,
        }

    def settle(self, table: Table[State], answers: dict[Seat, Lay]) -> None:
        state = table.state
        for seat, lay in answers.items():
            player = state.players[seat]
            for card in lay.cards:
                player.hand[COLOURS.index(card)] -= 1
                player.laid[COLOURS.index(card)] += 1
        if _too_few_cities(table):
            finish(table, "cities")
        else:
            _show(table, answers)


def finish(table: Table[State], reason: str) -> None:
    """End the game and score it."""
    table.state.ended = reason
    table.tell(Ended(reason=reason))
    table.end()


def _to_lay(table: Table[State]) -> int:
    edition: Edition = table.edition
    return edition.seating(table.seats).lay


def _pay_income(table: Table[State], cards: int) -> None:
    ducats = income(table)
    for seat in range(table.seats):
        table.state.pay(seat, -ducats)
    table.tell(Income(cards=cards, ducats=ducats))


def _draw(table: Table[State], seat: Seat, cards: int) -> None:
    deck, hand = table.state.deck, table.state.players[seat].hand
    drawn = sorted(deck.pop() for _ in range(cards))
    for colour in drawn:
        hand[colour] += 1
    table.tell(Drew(seat=seat, cards=tuple(COLOURS[colour] for colour in drawn), audience=seat))


def _too_few_cities(table: Table[State]) -> bool:
    """Return True if too few cities are open. The game then ends at once, at the end of the phase."""
    edition: Edition = table.edition
    return len(table.state.open) < edition.display


def _show(table: Table[State], answers: dict[Seat, Lay]) -> None:
    """Show all laid cards, and make them groups for the auctions."""
    players = table.state.players
    counts = [0] * len(COLOURS)
    for seat, lay in sorted(answers.items()):
        table.tell(Shown(seat=seat, cards=lay.cards))
        player = players[seat]
        for card in lay.cards:
            colour = COLOURS.index(card)
            counts[colour] += 1
            player.laid[colour] -= 1
            player.open_hand[colour] = max(0, player.open_hand[colour] - 1)
    _auction(table, counts)


def _last_round(table: Table[State], wanted: int) -> None:
    """Take the cards for the auctions from the deck. If it holds too few, the game ends at once."""
    deck = table.state.deck
    if _too_few_cities(table):
        finish(table, "cities")
        return
    cards = wanted or len(deck)
    if len(deck) < max(cards, 1):
        finish(table, "empty")
        return
    turned = sorted(deck.pop() for _ in range(cards))
    table.tell(Turned(cards=tuple(COLOURS[colour] for colour in turned)))
    table.then(Round())
    _auction(table, [turned.count(colour) for colour in range(len(COLOURS))])


def _auction(table: Table[State], counts: list[int]) -> None:
    table.state.groups = group_cards(counts)
    table.then(NextGroup(), Turns(), Roles())
