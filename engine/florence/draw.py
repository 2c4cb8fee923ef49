"""The view as plain text. It reads well aloud, and the boards are drawn in letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any, Final

from engine.florence.joint.draw import draw_neighbours, draw_offers
from engine.florence.muse.draw import draw_court
from engine.text.words import Words

_EXPANSIONS: Final = {"court": draw_court, "neighbours": draw_neighbours, "offers": draw_offers}
"""The functions that draw what expansions add, by the part of the view that they add."""
_PLACING: Final = {"turn", "place", "proposal", "answers"}
"""The questions that concern squares of the own board."""
_EMPTY: Final = "."
_PALAZZO: Final = "#"
_MARK: Final = "+"
"""The mark on squares that a tile would cover."""


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the view as text: first the seat's own things, then the table."""
    return _drawn(view, _Drawing(view["table"], words, names))


def aloud(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the view as text to be read aloud: the tiles of a principality are listed square by square."""
    return _drawn(view, _ReadAloud(view["table"], words, names))


def summary(
    view: dict[str, Any], words: Words, names: Sequence[str], *, told: AbstractSet[str], aloud: bool
) -> str:
    """Return the seat's own things and what expansions add, with the own board if the question is about it."""
    drawing = (_ReadAloud if aloud else _Drawing)(view["table"], words, names)
    placing = view["question"]["kind"] in _PLACING
    return "\n\n".join([*_expansions(drawing), drawing.summary(view["seat"], told, placing=placing)])


def draw_own(view: dict[str, Any], words: Words, squares: Sequence[str]) -> str:
    """Return the seat's own board alone, with a mark on the squares that a tile would cover."""
    person = view["table"]["seats"][view["seat"]]
    return "\n".join(_Drawing(view["table"], words, ()).board(person, squares))


def _drawn(view: dict[str, Any], drawing: _Drawing) -> str:
    table = drawing.table
    own = [] if view["seat"] is None else [drawing.own(view["seat"])]
    parts = [
        drawing.head(),
        drawing.auction(table["auction"]) if table["auction"] else "",
        *own,
        drawing.others(view["seat"]),
        drawing.legend(table["seats"]),
        drawing.left(),
        *_expansions(drawing),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def _expansions(drawing: _Drawing) -> list[str]:
    table = drawing.table
    return [draw(table, drawing.words, drawing.names) for part, draw in _EXPANSIONS.items() if part in table]


class _Drawing:
    def __init__(self, table: Mapping[str, Any], words: Words, names: Sequence[str]) -> None:
        self.table, self.words, self.names = table, words, names

    def head(self) -> str:
        table, say = self.table, self.words.say
        if not table["round"]:
            return f"{say('draw-opening')}\n{self._ground()}"
        bidding = [self.names[seat] for seat in table["bidding"]]
        lines = [
            say(
                "draw-round",
                round=table["round"],
                rounds=table["rounds"],
                minimum=table["minimum"],
                seat=self.names[table["start"]],
            ),
            self._line("draw-minimums", self._minimums()),
            say("draw-bidding", seats=bidding) if bidding else "",
            self._ground(),
        ]
        return "\n".join(filter(None, lines))

    def _ground(self) -> str:
        """Return how squares are named, and what stands on them from the beginning."""
        board = self.table["board"]
        last = chr(ord("a") + board["columns"] - 1)
        return self.words.say("draw-ground", last=last, rows=board["rows"], squares=board["palazzo"])

    def _minimums(self) -> list[str]:
        return [
            self.words.say("draw-minimum", round=number, minimum=minimum)
            for number, minimum in enumerate(self.table["minimums"], start=1)
        ]

    def auction(self, auction: Mapping[str, Any]) -> str:
        """Return the lot and the bid of the auction going on, for all who see the table."""
        leader = auction["high_seat"]
        return self.words.say(
            "draw-auction",
            lot=auction["lot"],
            bid=auction["high"],
            leader="none" if leader is None else self.names[leader],
            seats=[self.names[seat] for seat in auction["bidders"]],
        )

    def own(self, seat: int) -> str:
        """Return everything that the player owns, and their board."""
        say, person = self.words.say, self.table["seats"][seat]
        lines = [
            say(
                "draw-you",
                seat=self.names[seat],
                money=person["money"],
                points=person["points"],
                **_held(person),
            ),
            say("draw-own-building", price=person["building_costs"], empty=person["empty"]),
            *self._cards(person),
            *self._standing(person),
            *self.board(person),
        ]
        return "\n".join(line for line in lines if line)

    def summary(self, seat: int, told: AbstractSet[str], *, placing: bool) -> str:
        """Return the player's cards that are not told already, the court, and the board for a place."""
        person = self.table["seats"][seat]
        rows = self._standing_rows(person)
        lines = [*self._cards(person, told), rows["draw-people"]]
        if placing:
            lines += [*self._places(person), *self.board(person)]
        return "\n".join(filter(None, lines))

    def _places(self, person: Mapping[str, Any]) -> list[str]:
        """Return what the letters of the drawn board mean, and the tiles that lie across a border."""
        across = [self._tile(tile) for tile in person["standing"] if tile["side"]]
        return [self._line("draw-tiles", across), self.legend([person])]

    def _cards(self, person: Mapping[str, Any], told: AbstractSet[str] = frozenset()) -> list[str]:
        """Return the cards in hand apart from those that are told already."""
        own = self.table["own"]
        return [
            self._line("draw-hand", self._works(own, person, told)),
            self._line("draw-bonuses", self._valued(own["bonus_values"], told)),
            self._line("draw-prestige", self._valued(own["prestige_points"], told)),
        ]

    def others(self, seat: int | None) -> str:
        """Return the principalities of all other players."""
        blocks = []
        for person in self.table["seats"]:
            if person["seat"] != seat:
                head = self.words.say(
                    "draw-other",
                    seat=self.names[person["seat"]],
                    points=person["points"],
                    money=person["money_reckoned"],
                    reckoned="yes" if person["money"] is None else "no",
                    **_held(person),
                )
                more = self.words.say(
                    "draw-other-building",
                    price=person["building_costs"],
                    empty=person["empty"],
                    best=person["best"],
                )
                board = self.board(person) if person["standing"] else ()
                blocks.append("\n".join([head, more, *self._standing(person), *board]))
        return "\n\n".join(blocks)

    def legend(self, people: Sequence[Mapping[str, Any]]) -> str:
        """Return the letters on the boards of some players, for all tiles that stand there."""
        standing = dict.fromkeys(tile["tile"] for person in people for tile in person["standing"])
        marks = [
            self.words.say("draw-mark", mark=self.words.attribute(f"name-{tile}", "mark"), thing=tile)
            for tile in standing
        ]
        palazzo = f"{_PALAZZO} {self.words.say('board-palazzo')}"
        return self.words.say("draw-legend", items=", ".join([*marks, palazzo])) if marks else ""

    def left(self) -> str:
        """Return the lots, buildings, freedoms and cards that are left."""
        table = self.table
        lots = [
            self.words.say("draw-sold" if lot["sold"] else "draw-count", thing=lot["lot"], count=lot["left"])
            for lot in table["lots"]
        ]
        rows = {
            "draw-lots": lots,
            "draw-buildings": self._all_counts(table["buildings"]),
            "draw-freedoms": self._all_counts(table["freedoms"]),
            "draw-decks": self._all_counts({name: deck["count"] for name, deck in table["decks"].items()}),
        }
        return "\n".join(filter(None, (self._line(message, items) for message, items in rows.items())))

    def _counts(self, counts: Mapping[str, int]) -> list[str]:
        return self._all_counts({thing: count for thing, count in counts.items() if count})

    def _all_counts(self, counts: Mapping[str, int]) -> list[str]:
        """Return all counts, including those that are zero."""
        return [self.words.say("draw-count", thing=thing, count=count) for thing, count in counts.items()]

    def _valued(self, values: Mapping[str, int], told: AbstractSet[str]) -> list[str]:
        return [
            self.words.say("draw-value", thing=card, value=value)
            for card, value in values.items()
            if card not in told
        ]

    def _works(self, own: Mapping[str, Any], person: Mapping[str, Any], told: AbstractSet[str]) -> list[str]:
        works = [
            self.words.say(
                "draw-work",
                thing=work["profession"],
                wishes=work["wishes"],
                value=work["value"],
                parts=work["parts"],
            )
            for work in own["works"]
            if work["profession"] not in told
        ]
        if person["recruiters"]:
            works.append(self.words.say("draw-count", thing="recruiting", count=person["recruiters"]))
        return works

    def _line(self, message: str, items: Sequence[str]) -> str:
        return self.words.say(message, items="; ".join(items)) if items else ""

    def _standing(self, person: Mapping[str, Any]) -> Iterator[str]:
        """Yield the people, tiles and works of a principality, in words."""
        yield from filter(None, self._standing_rows(person).values())

    def _standing_rows(self, person: Mapping[str, Any]) -> dict[str, str]:
        name = self.words.name
        people = {"builder": person["builders"], "jester": person["jesters"]}
        rows = {
            "draw-people": [*self._counts(people), *map(name, person["freedoms"])],
            "draw-tiles": [self._tile(tile) for tile in person["standing"]],
            "draw-row": [name(card) for card in person["row"]],
        }
        return {message: self._line(message, items) for message, items in rows.items()}

    def _tile(self, tile: Mapping[str, Any]) -> str:
        if tile["side"]:
            return self._tile_across(tile, tile["beyond"])
        return self.words.say("draw-tile", thing=tile["tile"], at=tile["at"])

    def _tile_across(self, tile: Mapping[str, Any], beyond: Mapping[str, Any]) -> str:
        return self.words.say(
            "draw-tile-across",
            thing=tile["tile"],
            at=tile["at"],
            side=tile["side"],
            squares=tile["squares"],
            beyond=beyond["squares"],
            seat=self.names[beyond["seat"]],
            west_seat=self.names[beyond["west_seat"]],
        )

    def board(self, person: Mapping[str, Any], marked: Sequence[str] = ()) -> Iterator[str]:
        """Yield the principality as a drawing.

        An empty one is drawn too, so that its owner sees where there is room.
        """
        board = self.table["board"]
        marks = dict.fromkeys(board["palazzo"], _PALAZZO)
        for tile in person["standing"]:
            marks |= dict.fromkeys(tile["squares"], self.words.attribute(f"name-{tile['tile']}", "mark"))
        marks |= dict.fromkeys(marked, _MARK)
        columns = [chr(ord("a") + column) for column in range(board["columns"])]
        yield "    " + " ".join(columns)
        for row, squares in _rows(board["columns"], board["rows"]):
            yield f"{row:3} " + " ".join([marks.get(square, _EMPTY) for square in squares])


def _held(person: Mapping[str, Any]) -> dict[str, int]:
    """Return how many cards a player has."""
    return {
        "hand": person["hand_count"],
        "recruiters": person["recruiters"],
        "bonuses": person["bonus_count"],
        "prestige": person["prestige_count"],
    }


@cache
def _rows(columns: int, rows: int) -> Sequence[tuple[int, Sequence[str]]]:
    """Return the rows of a board from the top, with the names of their squares."""
    letters = [chr(ord("a") + column) for column in range(columns)]
    return [(row, [f"{letter}{row}" for letter in letters]) for row in range(rows, 0, -1)]


class _ReadAloud(_Drawing):
    """The view as text to be read aloud."""

    def legend(self, people: Sequence[Mapping[str, Any]]) -> str:
        return ""

    def _places(self, person: Mapping[str, Any]) -> list[str]:
        return [self._ground(), self._standing_rows(person)["draw-tiles"]]

    def _tile(self, tile: Mapping[str, Any]) -> str:
        if tile["side"]:
            return self._tile_across(tile, tile["beyond"])
        return self.words.say("draw-tile-on", thing=tile["tile"], squares=tile["squares"])

    def board(self, person: Mapping[str, Any], marked: Sequence[str] = ()) -> Iterator[str]:
        return iter(())
