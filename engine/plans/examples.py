"""Examples of plans that fit a table and its question, in the language of the reader.

Players learn plans from them.
"""

from __future__ import annotations

from typing import Final

from engine.plans.phrases import phrase_in
from engine.table.game import Game
from engine.table.table import Table
from engine.text.words import Words
from engine.values.open_question import OpenQuestion
from engine.values.seat import Seat

STEPS: Final = 6
"""The number of bids between the least bid and the limit of an example."""


def bidding_plan(game: Game, question: OpenQuestion, words: Words) -> str:
    """Return a plan that bids for the lot on auction, or "" if nobody can be outbid."""
    amounts = question.amount
    lots = game.plans.on_auction(question) if game.plans else ()
    if not lots or amounts is None or amounts.auction != "rising" or not amounts.values:
        return ""
    least = amounts.values[0]
    limit = least + STEPS * (least - amounts.high)
    if len(amounts.values) > 1:
        limit = min(limit, amounts.values[-1])
    return f"{words.name(next(iter(lots)))} {phrase_in(words, 'up to')} {limit}"


def naming_plan(game: Game, table: Table[object], seat: Seat, words: Words) -> str:
    """Return a plan that names lots, or "" if no lot can be named now."""
    question = table.question(seat)
    form = game.plans.names(question.kind) if game.plans and question else None
    if game.plans is None or form is None:
        return ""
    named = [
        lot
        for lot in game.plans.lots
        if table.legal(seat, game.notation.parse(form.format(lot=lot))) is not None
    ]
    then = f", {phrase_in(words, 'then')} ".join(words.name(lot) for lot in named[:2])
    return f"{phrase_in(words, 'if I name')}: {then}" if named else ""


def plan_examples(table: Table[object], seat: Seat, words: Words) -> tuple[str, ...]:
    """Return examples for the current question first, then examples for any time."""
    game, question = table.game, table.question(seat)
    if game.plans is None:
        return ()
    bidding = bidding_plan(game, question, words) if question else ""
    forced = f"{phrase_in(words, 'default')} {phrase_in(words, 'when forced')}"
    return tuple(filter(None, (bidding, naming_plan(game, table, seat, words), game.plans.example, forced)))
