"""Scandal cards: those in the hand or offered to the seat, those it knows in the deck, and the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine import Component, Seat, Table
from engine.noblemen.ball import BLACKMAIL_PRESTIGE, GIFT_PRESTIGE
from engine.noblemen.build import sites
from engine.noblemen.queen import queen_for
from engine.noblemen.scandal import (
    DOWRY_TILES,
    FAVOUR_TILES,
    MARRIAGE_TOKENS,
    TRIBUTE_MONEY,
    AskKeep,
)
from engine.noblemen.scoring import LIAISON_POINTS
from engine.noblemen.setup import AskFirstCard
from engine.noblemen.state import State, tokens_left


def cards(table: Table[State], seat: Seat | None) -> Iterator[Component]:
    for card, copies in table.edition.cards.items():
        yield from _copies_of(table, seat, card, copies)


def _copies_of(table: Table[State], seat: Seat | None, card: str, copies: int) -> Iterator[Component]:
    """Yield the copies of a card, each copy once.

    They are the seat's own, those offered to it, hands shown at the end, and places known in the deck. The
    rest is unseen.
    """
    facts = {"effect": card.replace(" ", "-"), **_worth(table, seat, card)}
    looked = list(looked_at(table, seat)).count(card)
    hands = [player.cards.count(card) for player in table.state.players]
    places = _places_known(table, seat, card)
    mine = looked + (hands[seat] if seat is not None else 0)
    if mine:
        yield Component(name=card, kind="card", where="mine", count=mine, facts={**facts, "looked": looked})
    others = [owner for owner, count in enumerate(hands) if table.over and owner != seat and count]
    for owner in others:
        yield Component(name=card, kind="card", where="shown", seat=owner, count=hands[owner], facts=facts)
    if places:
        yield Component(
            name=card, kind="card", where="supply", count=len(places), facts={**facts, "places": places}
        )
    unseen = copies - mine - sum(hands[owner] for owner in others) - len(places)
    if unseen:
        yield Component(name=card, kind="card", where="unseen", count=unseen, facts=facts)


def looked_at(table: Table[State], seat: Seat | None) -> Sequence[str]:
    """Return the cards offered to a seat, which keeps one of them."""
    match table.position.stack[-1:]:
        case [AskFirstCard(looked=looked)] if seat is not None:
            return looked[seat]
        case [AskKeep(seat=asked, cards=lying)] if seat == asked:
            return lying
    return ()


def _places_known(table: Table[State], seat: Seat | None, card: str) -> list[int]:
    """Return the known places of a card, counted from the top of the deck as 1."""
    everybody = (1 << table.seats) - 1
    return [
        place
        for place, lying in enumerate(table.state.deck, start=1)
        if lying.card == card
        and (table.over or lying.known == everybody or (seat is not None and lying.known >> seat & 1))
    ]


def _worth(table: Table[State], seat: Seat | None, card: str) -> dict[str, Any]:
    """Return the effect of the card for this seat now.

    `worth` is in tiles, points, tokens, squares or pounds. `queen` says what happens to the Queen.
    """
    prestige = BLACKMAIL_PRESTIGE if card == "blackmail" else GIFT_PRESTIGE
    state, known = table.state, {"prestige": prestige, "worth": 0, "queen": ""}
    match card:
        case "dowry":
            known["worth"] = min(DOWRY_TILES, sum(state.bag))
        case "liaison":
            known["worth"] = LIAISON_POINTS
        case "secret marriage":
            known["worth"] = min(MARRIAGE_TOKENS, tokens_left(table))
        case "tribute":
            known["worth"] = TRIBUTE_MONEY
    if seat is None:
        return known
    match card:
        case "favour of the vicar":
            known["worth"] = min(FAVOUR_TILES, sum(state.players[seat].screen))
        case "inheritance" if state.market["castle"]:
            known["worth"] = len(sites(state.players[seat].estate, "castle"))
        case "whitehall":
            known["queen"] = queen_for(table, seat)
    return known
