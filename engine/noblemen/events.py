"""Events: what all see, and what only one seat sees of it."""

from __future__ import annotations

from engine import Event, Seat
from engine.noblemen.components import Area, Terrain


class Opened(Event, tag="opened"):
    """Who goes first was drawn; the player to their right has the Queen."""

    first_seat: Seat
    queen_seat: Seat


class Stocked(Event, tag="stocked"):
    """All have chosen their first tiles."""

    tiles: int


class Drew(Event, tag="drew"):
    """The number may show that the bag is empty."""

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
    """A soldier sits down on somebody's area."""

    seat: Seat
    owner_seat: Seat
    area: Area
    square: str


class Pressed(Event, tag="pressed"):
    """Who is asked for tiles has more than they must give."""

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
    """To the two who see them."""

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
    """Tiles to the bag for the vicar's favour."""

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
    """Somebody would take the Queen, but the space of the track is closed."""

    seat: Seat
    holder_seat: Seat


class Began(Event, tag="began"):
    """Whose turn it is may look into the bag."""

    reveals = True
    seat: Seat


class Ended(Event, tag="ended"):
    """A turn that was ended is not taken back."""

    reveals = True
    seat: Seat


class Hosted(Event, tag="hosted"):
    """The Queen's holder at the end of their turn: a point, and the round goes on."""

    seat: Seat
    points: int
    space: int
    kind: str


class MovedOn(Event, tag="moved-on"):
    """The round leaves the space of a ball."""

    space: int
    kind: str


class BallBegan(Event, tag="ball-began"):
    decade: int


class Shone(Event, tag="shone"):
    """Prestige at a ball, the space of the track it reached, and how many taken spaces it had to pass."""

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
    """Points, and what they are made of: buildings with land on all eight sides, and the chapels beside those."""

    seat: Seat
    castles: int
    castles_closed_in: int
    castles_chapels: int
    palaces: int
    palaces_closed_in: int
    palaces_chapels: int


class DecadeBegan(Event, tag="decade-began"):
    decade: int
