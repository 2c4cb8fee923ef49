"""Conservation checks: each tile, freedom, person and card exists exactly once, and boards are consistent."""

from __future__ import annotations

from collections import Counter

from engine.florence.accounts import check_accounts
from engine.florence.cards import AskCard
from engine.florence.lookup import lookup_of
from engine.florence.ruleset import ruleset_of
from engine.florence.state import RECRUITING, FlorenceTable, Standing, data_of

PAIR = 2


def check_conservation(table: FlorenceTable) -> None:
    stock_is_whole(table)
    cards_are_whole(table)
    boards_are_true(table)
    nobody_owes(table)
    court_is_whole(table)
    check_accounts(table)


def stock_is_whole(table: FlorenceTable) -> None:
    state, data = table.state, data_of(table)
    out: Counter[str] = Counter()
    for person in state.seats:
        out.update(standing.tile for standing in person.standing if owns_copy(standing))
        out.update(person.freedoms)
        out.update({"builder": person.builders, "jester": person.jesters, RECRUITING: person.recruiters})
        out[RECRUITING] += person.row.count(RECRUITING)
    buildings = {name: tile.copies for name, tile in data.buildings.items()}
    landscapes = {name: tile.copies for name, tile in data.landscapes.items()}
    for name, copies in (buildings | landscapes | data.stock).items():
        assert state.stock[name] + out[name] == copies, name
    freedoms = sum(state.stock[name] + out[name] for name in data.freedoms.names)
    assert freedoms == (3 * (table.seats - 1) if table.seats > PAIR else table.options.freedoms)
    assert min(state.stock.values()) >= 0


def owns_copy(standing: Standing) -> bool:
    """Return True if the tile counts on this board.

    A building across a border is one tile, on the western board.
    """
    return standing.side != "west"


def cards_are_whole(table: FlorenceTable) -> None:
    state, data = table.state, data_of(table)
    looking = [asked for asked in table.position.stack if isinstance(asked, AskCard)]
    for deck, cards in (("profession", data.professions), ("bonus", data.bonus), ("prestige", data.prestige)):
        found = list(state.decks[deck].cards)
        found += [card for asked in looking if asked.deck == deck for card in asked.looked]
        for person in state.seats:
            found += {"profession": person.hand, "bonus": person.bonuses, "prestige": person.prestige}[deck]
            if deck == "profession":
                found += [card for card in person.row if card != RECRUITING]
        if deck == "bonus":
            found += state.spent
        assert sorted(found) == sorted(cards), deck


def boards_are_true(table: FlorenceTable) -> None:
    book = lookup_of(data_of(table))
    for person in table.state.seats:
        masks = [standing.mask for standing in person.standing]
        ground = person.occupied
        for mask in masks:
            assert ground & mask == mask, "tiles overlap"
            ground ^= mask
        assert ground == ruleset_of(table).palazzo(data_of(table))
        buildings = [standing.mask for standing in person.standing if standing.tile in book.buildings]
        assert person.built == ground | sum(buildings)
        names = [standing.tile for standing in person.standing if standing.tile in book.buildings]
        assert len(names) == len(set(names)), "a building stands twice"


def nobody_owes(table: FlorenceTable) -> None:
    for person in table.state.seats:
        assert person.money >= 0
        assert person.points >= 0
        assert person.points == sum(person.fame.values())
        assert person.builders <= data_of(table).rules.most_builders


def court_is_whole(table: FlorenceTable) -> None:
    """Check that a character is with at most one seat, and a seat has at most one character or marker."""
    court = table.state.court
    if court is not None:
        assert court.guests.items() <= court.taken.items()
        hosts = [*court.taken.values(), *(marker.seat for marker in court.markers.values())]
        assert len(hosts) == len(set(hosts))
        assert not court.markers.keys() & court.taken.keys()
