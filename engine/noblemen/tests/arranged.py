"""Tables arranged for a case: past the setup, with estates, stores and cards as the case needs them."""

from engine import new_table
from engine.noblemen.components import TERRAINS
from engine.noblemen.squares import Square
from engine.noblemen.state import Post

SEED = b"with this seed seat 0 begins 040"
"""Whatever the number of players."""


def running(seats=4, **more):
    """A table at the first turn; everybody took the defaults."""
    table = new_table("noblemen", seats=seats, seed=SEED, **more)
    while table.question(table.waiting[0]).kind != "turn":
        for seat in table.waiting:
            table.play(seat, table.question(seat).default)
    return table


def key(x, y):
    return Square(x, y).key


def lay(table, seat, terrain, *squares):
    """Tiles out of the bag into an estate, with the areas they make."""
    from engine.noblemen.expand import new_areas

    estate, index = table.state.players[seat].estate, TERRAINS.index(terrain)
    for x, y in squares:
        areas = new_areas(estate, key(x, y), index, overlap=table.options.areas_overlap)
        estate.tiles[key(x, y)] = index
        estate.areas += areas
        table.state.bag[index] -= 1
    table._legal.clear()


def put(table, seat, building, *squares):
    for x, y in squares:
        table.state.players[seat].estate.buildings[key(x, y)] = building
        if building in table.state.market:
            table.state.market[building] -= 1
    table._legal.clear()


def sit(table, seat, owner, x, y):
    """A soldier of a seat on an area of an owner."""
    table.state.players[seat].soldiers.append(Post(owner, key(x, y)))
    table._legal.clear()


def deal_card(table, seat, *cards):
    """Cards out of the deck into a hand."""
    state = table.state
    for card in cards:
        lying = next(each for each in state.deck if each.card == card)
        state.deck.remove(lying)
        state.players[seat].cards.append(card)
    table._legal.clear()


def screen(table, seat, **tiles):
    """Exactly these tiles behind a screen; the rest is in the bag."""
    state = table.state
    for terrain, name in enumerate(TERRAINS):
        wanted = tiles.get(name, 0)
        state.bag[terrain] += state.players[seat].screen[terrain] - wanted
        state.players[seat].screen[terrain] = wanted
    table._legal.clear()


def told(events, tag):
    """The events of one kind."""
    return [event for event in events if event.data()["event"] == tag]
