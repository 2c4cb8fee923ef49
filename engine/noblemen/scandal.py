"""Scandal cards: look at three and keep one. Each card has an effect when it is played in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from engine import Illegal, Move, Seat, Solo, Step, Table
from engine.mechanics.draw_keep import take_top
from engine.noblemen.bag import draw_tiles
from engine.noblemen.components import TERRAINS
from engine.noblemen.counted import Tiles
from engine.noblemen.events import Kept, KeptCards, Looked, LookedAt, Married, Played, Received, Returned
from engine.noblemen.expand import expand, expansions, forbids_expansion
from engine.noblemen.moves import ALL, Keep, Play, PlayFavour, PlayStroke
from engine.noblemen.queen import take_queen
from engine.noblemen.question_data import KeepData
from engine.noblemen.state import Action, DeckCard, State, tokens_left

LOOKED_AT: Final = 3
DOWRY_TILES: Final = 4
FAVOUR_TILES: Final = 4
MARRIAGE_TOKENS: Final = 2
MARRIAGE_POINTS: Final = 2
TRIBUTE_MONEY: Final = 5

PLAIN_CARDS: Final = ("dowry", "secret marriage", "tribute", "whitehall")
"""The cards that need no further choice."""
NEVER_PLAYED: Final = ("blackmail", "intrigue", "liaison")


# --- looking and keeping


def take_three(table: Table[State], seat: Seat) -> tuple[str, ...]:
    """Look at the top cards of the deck, or at those that are left."""
    cards = tuple(lying.card for lying in take_top(table.state.deck, LOOKED_AT))
    table.tell(Looked(seat=seat, cards=len(cards)))
    if cards:
        table.tell(LookedAt(audience=seat, cards=cards))
    return cards


def keep(table: Table[State], seat: Seat, looked: Sequence[str], move: Keep) -> None:
    """Take a card into the hand.

    The others go under the deck in the same order, and the seat knows them there.
    """
    state, hand = table.state, table.state.players[seat].cards
    if move.card == ALL:
        discard(table, seat, "intrigue")
        table.tell(Played(seat=seat, card="intrigue"))
    rest = list(looked)
    kept = tuple(looked) if move.card == ALL else (move.card,)
    for card in kept:
        rest.remove(card)
        hand.append(card)
    state.deck += [DeckCard(card, 1 << seat) for card in rest]
    table.tell(Kept(seat=seat, cards=len(kept)))
    table.tell(KeptCards(audience=seat, cards=kept))


def discard(table: Table[State], seat: Seat, card: str) -> None:
    """Put a card under the deck, visible to all."""
    table.state.players[seat].cards.remove(card)
    table.state.deck.append(DeckCard(card, (1 << table.seats) - 1))


def look_in_turn(table: Table[State], seat: Seat) -> None:
    if cards := take_three(table, seat):
        table.ask(AskKeep(seat=seat, cards=cards, in_turn=True))


class LookAtCards(Step[State], tag="look"):
    """The look at cards at the start of a decade, one seat after the other."""

    seat: Seat

    def run(self, table: Table[State]) -> None:
        if cards := take_three(table, self.seat):
            table.ask(AskKeep(seat=self.seat, cards=cards))


class AskKeep(Solo[State], tag="keep"):
    """Keep one of the cards looked at, or all with an intrigue.

    In a turn the intrigue counts as its scandal card.
    """

    secret = frozenset({"cards", "all", "held"})
    cards: tuple[str, ...]
    in_turn: bool = False

    def _all(self, table: Table[State], seat: Seat) -> bool:
        carded = self.in_turn and table.state.carded
        return "intrigue" in table.state.players[seat].cards and not carded

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        one = [Keep(card) for card in dict.fromkeys(self.cards)]
        return [*one, Keep(ALL)] if self._all(table, seat) else one

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if move in table.moves(seat):
            return None
        if not isinstance(move, Keep):
            return Illegal("keep-first")
        if move.card != ALL:
            return Illegal("not-looked-at", card=move.card)
        has_intrigue = "intrigue" in table.state.players[seat].cards
        return Illegal("one-card-a-turn") if has_intrigue else Illegal("no-intrigue")

    def default(self, table: Table[State], seat: Seat) -> Move:
        return Keep(self.cards[0])

    def data(self, table: Table[State], seat: Seat) -> KeepData:
        hand = table.state.players[seat].cards
        return {"cards": list(self.cards), "all": self._all(table, seat), "held": list(hand)}

    def answer(self, table: Table[State], seat: Seat, move: Keep) -> None:
        if self.in_turn and move.card == ALL:
            table.state.carded = True
        keep(table, seat, self.cards, move)


# --- playing


def _plays(table: Table[State], seat: Seat) -> Sequence[Move]:
    cards = table.state.players[seat].cards
    return [Play(card) for card in PLAIN_CARDS if card in cards]


def forbids_card(table: Table[State], seat: Seat, card: str) -> Illegal | None:
    if card in table.state.players[seat].cards:
        return None
    return Illegal("card-not-held", card=card)


def _forbids_play(table: Table[State], seat: Seat, move: Play) -> Illegal | None:
    if move.card not in table.edition.cards:
        return Illegal("no-such-card")
    if move.card in NEVER_PLAYED:
        return Illegal("never-played", card=move.card)
    if (refusal := forbids_card(table, seat, move.card)) is not None:
        return refusal
    return None if move.card in PLAIN_CARDS else Illegal("card-needs-more", card=move.card)


def _play(table: Table[State], seat: Seat, move: Play) -> None:
    player = table.state.players[seat]
    match move.card:
        case "dowry":
            draw_tiles(table, seat, DOWRY_TILES)
        case "secret marriage":
            tokens = min(MARRIAGE_TOKENS, tokens_left(table))
            player.tokens += tokens
            player.score("marriages", MARRIAGE_POINTS)
            table.tell(Married(seat=seat, tokens=tokens, points=MARRIAGE_POINTS))
        case "tribute":
            player.money += TRIBUTE_MONEY
            table.tell(Received(seat=seat, money=TRIBUTE_MONEY))
        case "whitehall":
            take_queen(table, seat)


def _strokes(table: Table[State], seat: Seat) -> Sequence[Move]:
    if "cunning stroke" not in table.state.players[seat].cards:
        return ()
    return expansions(table, seat, PlayStroke)


def _forbids_stroke(table: Table[State], seat: Seat, move: PlayStroke) -> Illegal | None:
    return forbids_card(table, seat, "cunning stroke") or forbids_expansion(table, seat, move.tiles)


def _stroke(table: Table[State], seat: Seat, move: PlayStroke) -> None:
    expand(table, seat, move.tiles)


def _favours(table: Table[State], seat: Seat) -> Sequence[Move]:
    player = table.state.players[seat]
    if "favour of the vicar" not in player.cards:
        return ()
    return _returns(tuple(min(count, FAVOUR_TILES) for count in player.screen))


@cache
def _returns(screen: tuple[int, ...]) -> tuple[PlayFavour, ...]:
    choices = product(*(range(count + 1) for count in screen))
    return tuple(PlayFavour(Tiles(*tiles)) for tiles in choices if 1 <= sum(tiles) <= FAVOUR_TILES)


def forbids_tiles(table: Table[State], seat: Seat, tiles: Tiles) -> Illegal | None:
    """Return the rule against tiles that are not behind the seat's screen, or None."""
    screen = table.state.players[seat].screen
    for name, need, have in zip(TERRAINS, tiles.counts(), screen, strict=True):
        if not 0 <= need <= have:
            return Illegal("tiles", tile=name, need=need, have=have)
    return None if any(tiles.counts()) else Illegal("at-least-one-tile")


def _forbids_favour(table: Table[State], seat: Seat, move: PlayFavour) -> Illegal | None:
    refusal = forbids_card(table, seat, "favour of the vicar") or forbids_tiles(table, seat, move.tiles)
    if refusal is None and sum(move.tiles.counts()) > FAVOUR_TILES:
        return Illegal("favour-tiles", most=FAVOUR_TILES, tiles=sum(move.tiles.counts()))
    return refusal


def _favour(table: Table[State], seat: Seat, move: PlayFavour) -> None:
    state, player = table.state, table.state.players[seat]
    for terrain, count in enumerate(move.tiles.counts()):
        player.screen[terrain] -= count
        state.bag[terrain] += count
    returned = sum(move.tiles.counts())
    player.score("favours", returned)
    table.tell(Returned(seat=seat, tiles=returned))


PLAY: Final = Action(_plays, _forbids_play, _play)
STROKE: Final = Action(_strokes, _forbids_stroke, _stroke)
FAVOUR: Final = Action(_favours, _forbids_favour, _favour)
