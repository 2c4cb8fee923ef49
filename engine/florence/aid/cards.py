"""Professions, bonus cards and prestige cards in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Seat
from engine.florence.aid.whereabouts import UNSEEN, whereabouts
from engine.florence.scoring import points_by_counts, wanted_by
from engine.florence.state import FlorenceTable, data_of
from engine.florence.tally import Counts, counts_of_seats
from engine.florence.works import added_by, promised_value
from engine.values.component import Component


def professions(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    return _cards(
        table,
        seat,
        "profession",
        {card: profession_facts(table, seat, card) for card in data_of(table).professions},
    )


def bonus_cards(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    return _cards(table, seat, "bonus", _bonus_facts(table, seat))


def prestige_cards(table: FlorenceTable, seat: Seat | None) -> list[Component]:
    counts = counts_of_seats(table)
    return _cards(
        table,
        seat,
        "prestige",
        {card: _prestige_facts(table, seat, card, counts) for card in data_of(table).prestige},
    )


def _cards(
    table: FlorenceTable, seat: Seat | None, kind: str, facts: dict[str, dict[str, Any]]
) -> list[Component]:
    """Return the cards of a deck, the seat's own first."""
    known = whereabouts(table, seat)
    found = []
    for card, told in facts.items():
        where, owner, place = known.get(card, UNSEEN)
        found.append(Component(name=card, kind=kind, where=where, seat=owner, facts={**told, "place": place}))
    return sorted(found, key=lambda component: component.where != "mine")


def needed_now(table: FlorenceTable) -> int:
    """Return the minimum value of a work in this round. Before the first round, return that of the first."""
    return data_of(table).minimum[max(1, table.state.round) - 1]


def profession_facts(table: FlorenceTable, seat: Seat | None, profession: str) -> dict[str, Any]:
    """Return the wishes of a profession. For a seat, add the value of its work and the things missing."""
    card, values = data_of(table).professions[profession], data_of(table).work
    wishes = {
        "building": card.building,
        "landscape": card.landscape,
        "freedom": card.freedom,
    }
    parts = {} if seat is None else promised_value(table, seat, profession)
    return {
        **wishes,
        "building_value": values.building,
        "landscape_value": values.landscape,
        "freedom_value": values.freedom,
        "reckoned": seat is not None,
        "parts": parts,
        "value": sum(parts.values()),
        "missing": [] if seat is None else [thing for wish, thing in wishes.items() if wish not in parts],
        "minimum": needed_now(table),
    }


def _bonus_facts(table: FlorenceTable, seat: Seat | None) -> dict[str, dict[str, Any]]:
    """Return the effect of each bonus card.

    For a seat, add the value that each of its works would reach with it.
    """
    cards = data_of(table).bonus
    hand = [] if seat is None else table.state.seats[seat].hand
    adds = dict.fromkeys(cards, 0) if seat is None else added_by(table, seat, cards)
    works = {card: sum(promised_value(table, seat, card).values()) for card in hand if seat is not None}
    return {
        name: {
            "each": card.each,
            "counts": list(card.counts),
            "reckoned": seat is not None,
            "adds": adds[name],
            "works": {work: value + adds[name] for work, value in works.items()},
            "minimum": needed_now(table),
        }
        for name, card in cards.items()
    }


def _prestige_facts(
    table: FlorenceTable, seat: Seat | None, name: str, counts: Sequence[Counts]
) -> dict[str, Any]:
    """Return the condition and points of a prestige card. For a seat, add its present standing."""
    card = data_of(table).prestige[name]
    thing = card.most or card.fewest
    facts: dict[str, Any] = {
        "points": card.points,
        "tied": card.tied,
        "rule": "most" if card.most else "fewest" if card.fewest else "all",
        "thing": thing,
        "wants": {} if thing else wanted_by(table, name),
        "reckoned": seat is not None,
        "have": 0,
        "others": 0,
        "standing": "unknown",
        "missing": {},
        "now": 0,
    }
    return facts if seat is None else facts | _standing(table, seat, name, counts)


def _standing(table: FlorenceTable, seat: Seat, name: str, counts: Sequence[Counts]) -> dict[str, Any]:
    card, mine = data_of(table).prestige[name], counts[seat]
    others = [each for other, each in enumerate(counts) if other != seat]
    now = points_by_counts(table, seat, name, counts)
    thing = card.most or card.fewest
    if not thing:
        wanted = wanted_by(table, name)
        missing = {kind: number - mine[kind] for kind, number in wanted.items() if mine[kind] < number}
        return {"now": now, "missing": missing, "standing": "behind" if missing else "fulfilled"}
    rivals: Sequence[int] = [each[thing] for each in others]
    best = max(rivals) if card.most else min(rivals)
    standing = "behind" if not now else "tied" if mine[thing] == best else "leads"
    return {"now": now, "have": mine[thing], "others": best, "standing": standing}
