"""The ball: prestige clockwise from the Queen's holder, then titles from the highest marker down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple, cast

from engine import Illegal, Move, Question, Seat, Table, Together
from engine.noblemen.components import FOUNTAIN
from engine.noblemen.counted import Gifts, field_names
from engine.noblemen.events import BallBegan, Dubbed, Shone
from engine.noblemen.moves import Prestige
from engine.noblemen.queen import move_on
from engine.noblemen.question_data import PrestigeAtOnceData, PrestigeData, PrestigeInTurnData, TitlesAsked
from engine.noblemen.scandal import discard
from engine.noblemen.state import State, by_seats
from engine.values.seat import clockwise

AREA_PRESTIGE: Final = 2
PALACE_PRESTIGE: Final = 2
BLACKMAIL_PRESTIGE: Final = 3
GIFT_PRESTIGE: Final = 1
LOWEST: Final = "baron"
NO_GIFTS: Final = Prestige(Gifts())
WORTH: Final = tuple(
    BLACKMAIL_PRESTIGE if name == "blackmail" else GIFT_PRESTIGE for name in field_names(Gifts)
)

_REMEMBERED: Final = 1 << 10


class Sources(NamedTuple):
    """The sources of prestige."""

    fountains: int
    gardens: int
    soldiers: int
    palaces: int
    gifts: int

    @property
    def total(self) -> int:
        return sum(self)


def sources(table: Table[State], seat: Seat, gifts: Gifts) -> Sources:
    state, estate = table.state, table.state.players[seat].estate
    return Sources(
        fountains=len(estate.terrain(FOUNTAIN)),
        gardens=AREA_PRESTIGE * state.free_areas(seat, FOUNTAIN),
        soldiers=AREA_PRESTIGE * state.held_areas(seat, FOUNTAIN),
        palaces=PALACE_PRESTIGE * len(estate.standing("palace")),
        gifts=sum(worth * count for worth, count in zip(WORTH, gifts.counts(), strict=True)),
    )


def free_space(table: Table[State], prestige: int) -> int:
    """Return the space on the prestige track, or the next free lower one.

    Space 0 holds any number of markers.
    """
    taken = set(table.state.prestige.values())
    return next((space for space in range(prestige, 0, -1) if space not in taken), 0)


def titles_asked(table: Table[State]) -> TitlesAsked:
    """Return the prestige that each title needs, and its number of copies at this table."""
    asked: dict[str, int] = {}
    for name, title in table.edition.titles.items():
        if name != LOWEST:
            asked |= {name: title.prestige, f"{name}_copies": by_seats(table, title.copies)}
    return cast("TitlesAsked", asked)  # all editions have these titles


def open_ball(table: Table[State]) -> None:
    """Open the ball: titles go back, and all players show their prestige in turn."""
    for player in table.state.players:
        player.title = LOWEST
    table.tell(BallBegan(decade=table.state.decade))
    order = clockwise(table.seats, table.state.queen)
    table.ask(AskAllPrestige(asked=order) if table.options.at_once else AskPrestige(seats=order))


class PrestigeQuestion(Question[State]):
    """The question at a ball: the things to give back for prestige."""

    secret = frozenset({"most", "cards"})

    def moves(self, table: Table[State], seat: Seat) -> Sequence[Move]:
        return _offers(_held(table, seat))

    def forbids(self, table: Table[State], seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, Prestige):
            return Illegal("prestige-first")
        for name, need, have in zip(field_names(Gifts), move.gifts.counts(), _held(table, seat), strict=True):
            if not 0 <= need <= have:
                return Illegal("gifts", thing=name, need=need, have=have)
        return None

    def default(self, table: Table[State], seat: Seat) -> Move:
        return NO_GIFTS

    def data(self, table: Table[State], seat: Seat) -> PrestigeData:
        parts = sources(table, seat, NO_GIFTS.gifts)
        everything = Gifts(*_held(table, seat))
        return {
            "prestige": parts.total,
            "fountains": parts.fountains,
            "gardens": parts.gardens,
            "soldiers": parts.soldiers,
            "palaces": parts.palaces,
            "gifts": parts.gifts,
            "most": sources(table, seat, everything).total,
            "taken": sorted(table.state.prestige.values()),
            "tokens": table.state.players[seat].tokens,
            "cards": list(table.state.players[seat].cards),
            **titles_asked(table),
        }


class AskPrestige(PrestigeQuestion, tag="prestige"):
    """The question to one seat after the other. The first seat of the list answers."""

    seats: tuple[Seat, ...]

    def who(self, table: Table[State]) -> tuple[Seat, ...]:
        return self.seats[:1]

    def data(self, table: Table[State], seat: Seat) -> PrestigeInTurnData:
        return {**super().data(table, seat), "seats": list(self.seats[1:])}

    def answer(self, table: Table[State], seat: Seat, move: Prestige) -> None:
        show_prestige(table, seat, move)
        if len(self.seats) > 1:
            table.ask(AskPrestige(seats=self.seats[1:]))
        else:
            _give_titles(table)


class AskAllPrestige(PrestigeQuestion, Together[State], tag="prestige-at-once"):
    """The secret question to all seats at once. The markers are then laid in the order of the rulebook."""

    secret = Together.secret | {"most", "cards"}

    def data(self, table: Table[State], seat: Seat) -> PrestigeAtOnceData:
        others = [other for other in self.asked if other != seat]
        return {**super().data(table, seat), "seats": others, "answer": self.answers.get(seat)}

    def settle(self, table: Table[State], answers: dict[Seat, Any]) -> None:
        for seat in self.asked:
            show_prestige(table, seat, answers[seat])
        _give_titles(table)


def show_prestige(table: Table[State], seat: Seat, move: Prestige) -> None:
    """Give things back for prestige, and lay the marker."""
    prestige = sources(table, seat, move.gifts).total
    space = free_space(table, prestige)
    table.state.prestige[seat] = space
    table.state.players[seat].tokens -= move.gifts.tokens
    for name, count in list(zip(field_names(Gifts), move.gifts.counts(), strict=True))[1:]:
        for _ in range(count):
            discard(table, seat, name)
    table.tell(
        Shone(seat=seat, prestige=prestige, space=space, passed=prestige - space, gifts=move.gifts.words())
    )


def _held(table: Table[State], seat: Seat) -> tuple[int, ...]:
    """Return the things that a seat could give back, in the order of `Gifts`."""
    player = table.state.players[seat]
    return (player.tokens, *(player.cards.count(card) for card in field_names(Gifts)[1:]))


@lru_cache(maxsize=_REMEMBERED)
def _offers(held: tuple[int, ...]) -> tuple[Prestige, ...]:
    return tuple(Prestige(Gifts(*counts)) for counts in product(*(range(count + 1) for count in held)))


def titles_by_markers(table: Table[State], markers: Mapping[Seat, int]) -> dict[Seat, str]:
    """Return the titles.

    From the highest marker down, each seat takes the best title left that its marker reaches.
    """
    titles = table.edition.titles
    left = {title: by_seats(table, data.copies) for title, data in titles.items()}
    taken: dict[Seat, str] = {}
    for seat, space in sorted(markers.items(), key=lambda marker: (-marker[1], marker[0])):
        title = next(name for name in titles if left[name] and titles[name].prestige <= space)
        left[title] -= 1
        taken[seat] = title
    return taken


def _give_titles(table: Table[State]) -> None:
    state, titles = table.state, table.edition.titles
    for seat, title in titles_by_markers(table, state.prestige).items():
        state.players[seat].title = title
        if points := titles[title].points:
            state.players[seat].score("titles", points)
        table.tell(Dubbed(seat=seat, title=title, points=points))
    state.prestige.clear()
    move_on(table)
