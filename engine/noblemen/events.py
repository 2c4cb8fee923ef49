"""Events: those for all seats, and those for only one seat."""

from __future__ import annotations

from engine import Event, Seat
from engine.noblemen.components import Area, Terrain


class Opened(Event, tag="opened"):
    """The first player was drawn. The player to their right has the Queen."""

    first_seat: Seat
    queen_seat: Seat


class Stocked(Event, tag="stocked"):
    """All players have chosen their first tiles."""

    tiles: int


class Drew(Event, tag="drew"):
    """A seat drew tiles. The number may show that the bag is empty."""

    reveals = True
    seat: Seat
    tiles: int


class DrewTiles(Event, tag="drew-tiles"):
    reveals = True
    tiles: tuple[Terrain, ...]


class Looked(Event, tag="looked"):
    seat: Seat
    cards: int


class LookedAt(Event, tag="looked-at"):
    reveals = True
    cards: tuple[str, ...]


class Kept(Event, tag="kept"):
    seat: Seat
    cards: int


class KeptCards(Event, tag="kept-cards"):
    cards: tuple[str, ...]


class Swapped(Event, tag="swapped"):
    seat: Seat


class SwappedTiles(Event, tag="swapped-tiles"):
    given: tuple[Terrain, ...]
    wanted: Terrain


class Expanded(Event, tag="expanded"):
    seat: Seat
    tile: Terrain
    square: str
    money: int


class Completed(Event, tag="completed"):
    seat: Seat
    area: Area
    square: str
    money: int


class Built(Event, tag="built"):
    seat: Seat
    building: str
    square: str
    price: int


class BuiltFolly(Event, tag="built-folly"):
    seat: Seat
    folly: str
    square: str
    price: int
    points: int


class Sent(Event, tag="sent"):
    """A soldier was sent to another player's area."""

    seat: Seat
    owner_seat: Seat
    area: Area
    square: str


class Pressed(Event, tag="pressed"):
    """The owner of a forest is asked for tiles, because they have more than they must give."""

    reveals = True
    seat: Seat
    tiles: int


class Paid(Event, tag="paid"):
    reveals = True
    seat: Seat
    to_seat: Seat
    money: int


class Gave(Event, tag="gave"):
    reveals = True
    seat: Seat
    to_seat: Seat
    tiles: int


class GaveTiles(Event, tag="gave-tiles"):
    """The tiles given. Only the two seats concerned see them."""

    seat: Seat
    to_seat: Seat
    tiles: tuple[Terrain, ...]


class Bribed(Event, tag="bribed"):
    seat: Seat
    tokens: int
    price: int


class Taxed(Event, tag="taxed"):
    seat: Seat
    money: int
    tokens: int


class Landed(Event, tag="landed"):
    seat: Seat
    tiles: int
    tokens: int


class Donated(Event, tag="donated"):
    seat: Seat
    tiles: tuple[Terrain, ...]


class Rested(Event, tag="rested"):
    seat: Seat


class Played(Event, tag="played"):
    seat: Seat
    card: str


class Returned(Event, tag="returned"):
    """Tiles went back to the bag for the vicar's favour."""

    seat: Seat
    tiles: int


class Married(Event, tag="married"):
    seat: Seat
    tokens: int
    points: int


class Received(Event, tag="received"):
    seat: Seat
    money: int


class TookQueen(Event, tag="took-queen"):
    seat: Seat


class QueenStayed(Event, tag="queen-stayed"):
    """A player would take the Queen, but the space of the track is locked."""

    seat: Seat
    holder_seat: Seat


class Began(Event, tag="began"):
    """A turn began. Its player may look into the bag."""

    reveals = True
    seat: Seat


class Ended(Event, tag="ended"):
    """A turn ended. It can no longer be taken back."""

    reveals = True
    seat: Seat


class Hosted(Event, tag="hosted"):
    """The Queen's holder ended their turn: they get a point, and the round moves on."""

    seat: Seat
    points: int
    space: int
    kind: str


class MovedOn(Event, tag="moved-on"):
    """The round left the space of a ball."""

    space: int
    kind: str


class BallBegan(Event, tag="ball-began"):
    decade: int


class Shone(Event, tag="shone"):
    """Prestige at a ball, its space on the track, and the number of taken spaces that it had to pass."""

    reveals = True
    seat: Seat
    prestige: int
    space: int
    passed: int
    gifts: str


class Dubbed(Event, tag="dubbed"):
    seat: Seat
    title: str
    points: int


class EstateScored(Event, tag="estate-scored"):
    """The points of an estate and their parts: surrounded buildings, and the chapels beside those."""

    seat: Seat
    castles: int
    castles_closed_in: int
    castles_chapels: int
    palaces: int
    palaces_closed_in: int
    palaces_chapels: int


class DecadeBegan(Event, tag="decade-began"):
    begins_part = True
    decade: int
