"""Works: the value of a profession in a principality, and the bank's pay for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Illegal, Move, Seat
from engine.florence.action import Action
from engine.florence.certain import CertainData
from engine.florence.events import Worked
from engine.florence.lookup import lookup_of, subsets, work_moves
from engine.florence.moves import Work
from engine.florence.question_data import PayOfWorks
from engine.florence.ruleset import ruleset_of
from engine.florence.state import FlorenceTable, data_of
from engine.florence.tally import tally


def minimum(table: FlorenceTable) -> int:
    """Return the minimum value of a work in this round."""
    return data_of(table).minimum[table.state.round - 1]


def pay_of_works(table: FlorenceTable) -> PayOfWorks:
    """Return the pay of a work that just reaches the minimum, and the price of a point.

    No bid can be judged without them.
    """
    rules, least = data_of(table).rules, minimum(table)
    return {
        "minimum": least,
        "work_money": least * rules.money_per_value,
        "money_per_value": rules.money_per_value,
        "money_per_point": rules.money_per_point_bought,
    }


def later_minimums(table: FlorenceTable) -> list[int]:
    """Return the minimum values of works in the rounds to come."""
    return list(data_of(table).minimum[table.state.round :])


def wished_by(table: FlorenceTable, seat: Seat, thing: str) -> list[str]:
    """Return the professions in hand that wish for a building, landscape or freedom."""
    cards = data_of(table).professions
    return [
        card
        for card in table.state.seats[seat].hand
        if thing in (cards[card].building, cards[card].landscape, cards[card].freedom)
    ]


def raised_by(table: FlorenceTable, seat: Seat, thing: str, value: int) -> CertainData:
    """Return the works in hand that a thing would make more valuable, for `what_if`.

    These are the works that wish for it, if the seat does not have it yet.
    """
    person, works = table.state.seats[seat], wished_by(table, seat, thing)
    has_it = thing in person.freedoms or any(tile.tile == thing for tile in person.standing)
    return {} if has_it or not works else {"raises": dict.fromkeys(works, value)}


def value_of(table: FlorenceTable, seat: Seat, profession: str) -> dict[str, int]:
    """Return the value of a work without bonus cards, by reason. Reasons that add nothing are left out."""
    return {**wishes_of(table, seat, profession), **value_for_every_work(table, seat)}


def promised_value(table: FlorenceTable, seat: Seat, profession: str) -> dict[str, int]:
    """Return the value of a work as if its card were in the hand now, wherever the card is."""
    person, each = table.state.seats[seat], data_of(table).work.card
    parts = value_of(table, seat, profession)
    if not table.state.round:
        parts["cards"] -= each * (len(person.hand) - data_of(table).opening.kept)
    elif profession not in person.hand and not person.recruiters:
        parts["cards"] += each
    return parts


def wishes_of(table: FlorenceTable, seat: Seat, profession: str) -> dict[str, int]:
    """Return the values of the fulfilled wishes of a profession."""
    data, person = data_of(table), table.state.seats[seat]
    card, values = data.professions[profession], data.work
    parts: dict[str, int] = {}
    for standing in person.standing:
        if standing.tile == card.building:
            parts["building"] = values.building
        elif standing.tile == card.landscape:
            parts["landscape"] = values.landscape
    if card.freedom in person.freedoms:
        parts["freedom"] = values.freedom
    return parts


def value_for_every_work(table: FlorenceTable, seat: Seat) -> dict[str, int]:
    """Return the value that a principality adds to every work."""
    person, values = table.state.seats[seat], data_of(table).work
    parts = {"jester": values.jester * person.jesters} if person.jesters else {}
    parts["cards"] = values.card * (len(person.hand) + person.recruiters + len(person.row))
    for expansion in ruleset_of(table).expansions:
        parts.update(expansion.extra_value(table, seat))
    return parts


def bonus_values(table: FlorenceTable, seat: Seat) -> dict[str, int]:
    """Return the value that each bonus card of a seat would add to a work.

    The profession being played counts as lying on the table.
    """
    bonuses = table.state.seats[seat].bonuses
    return added_by(table, seat, bonuses) if bonuses else {}


def added_by(table: FlorenceTable, seat: Seat, bonuses: Iterable[str]) -> dict[str, int]:
    """Return the same for any bonus cards, as if they were the seat's own."""
    counts = tally(table, table.state.seats[seat])
    counts["hand"] = max(0, counts["hand"] - 1)
    counts["work"] += 1
    cards = data_of(table).bonus
    return {name: cards[name].each * sum(map(counts.__getitem__, cards[name].counts)) for name in bonuses}


def pay_for_work(table: FlorenceTable, seat: Seat, value: int, points: int) -> int:
    """Pay for a work, less the money that is turned into points. Return the money paid."""
    person, rules = table.state.seats[seat], data_of(table).rules
    money = value * rules.money_per_value - points * rules.money_per_point_bought
    person.money += money
    person.gain("work", points)
    person.best = max(person.best, value)
    return money


def most_points(table: FlorenceTable, value: int) -> int:
    """Return the most points that the money of a work can buy."""
    rules = data_of(table).rules
    return value * rules.money_per_value // rules.money_per_point_bought


def forbids_work(table: FlorenceTable, value: int, points: int) -> Illegal | None:
    """Return the rule that forbids a work of this value with this many points, or None."""
    if value < minimum(table):
        return Illegal("minimum", value=value, minimum=minimum(table))
    most = most_points(table, value)
    if not 0 <= points <= most:
        return Illegal("too-many-points", points=points, most=most, value=value)
    return None


class WorkAction(Action):
    name = "work"
    move = Work

    def moves(self, table: FlorenceTable, seat: Seat) -> Sequence[Move]:
        person, least = table.state.seats[seat], minimum(table)
        bonuses, court = bonus_values(table, seat), sum(value_for_every_work(table, seat).values())
        choices = [
            (some, court + sum(map(bonuses.__getitem__, some))) for some in subsets(tuple(person.bonuses))
        ]
        moves: list[Move] = []
        for profession in person.hand:
            plain = sum(wishes_of(table, seat, profession).values())
            for some, added in choices:
                if plain + added >= least:
                    moves += work_moves(profession, some, most_points(table, plain + added))
        return moves

    def forbids(self, table: FlorenceTable, seat: Seat, move: Work) -> Illegal | None:
        person = table.state.seats[seat]
        if move.profession not in data_of(table).professions:
            return Illegal("no-such-profession", profession=move.profession)
        if move.profession not in person.hand:
            return Illegal("not-in-hand", profession=move.profession)
        strange = [card for card in move.bonuses if card not in person.bonuses]
        if strange:
            return Illegal("no-such-bonus", cards=tuple(strange))
        if move.bonuses != lookup_of(data_of(table)).sorted(set(move.bonuses)):
            return Illegal("bonus-order")
        return forbids_work(table, sum(self._parts(table, seat, move).values()), move.points)

    def normal(self, table: FlorenceTable, seat: Seat, move: Work) -> Move:
        lookup = lookup_of(data_of(table))
        if len(move.bonuses) > 1 and all(card in lookup.number for card in move.bonuses):
            return Work(move.profession, lookup.sorted(move.bonuses), move.points)
        return move

    def what_if(self, table: FlorenceTable, seat: Seat, move: Work) -> CertainData:
        parts = self._parts(table, seat, move)
        return certain_of_work(table, seat, parts, move.points, move.bonuses)

    def do(self, table: FlorenceTable, seat: Seat, move: Work) -> None:
        person = table.state.seats[seat]
        parts = self._parts(table, seat, move)
        value = sum(parts.values())
        person.hand.remove(move.profession)
        person.row.append(move.profession)
        if move.profession not in table.state.shown:
            table.state.shown.append(move.profession)
        for card in move.bonuses:
            person.bonuses.remove(card)
            table.state.spent.append(card)
        money = pay_for_work(table, seat, value, move.points)
        table.tell(
            Worked(
                seat=seat,
                profession=move.profession,
                bonuses=move.bonuses,
                value=value,
                parts=parts,
                money=money,
                points=move.points,
            )
        )

    def _parts(self, table: FlorenceTable, seat: Seat, move: Work) -> dict[str, int]:
        bonuses = bonus_values(table, seat) if move.bonuses else {}
        return value_of(table, seat, move.profession) | {card: bonuses[card] for card in move.bonuses}


def certain_of_work(
    table: FlorenceTable, seat: Seat, parts: dict[str, int], points: int, bonuses: Sequence[str] = ()
) -> CertainData:
    """Return the value of a work, line by line, and the money and points from it."""
    value, rules = sum(parts.values()), data_of(table).rules
    money = value * rules.money_per_value - points * rules.money_per_point_bought
    without = value - sum(parts[card] for card in bonuses)
    return {
        "value": value,
        **({"without_bonuses": without} if bonuses else {}),
        "minimum": minimum(table),
        "parts": parts,
        "money": money,
        "points": points,
        "money_after": table.state.seats[seat].money + money,
    }
