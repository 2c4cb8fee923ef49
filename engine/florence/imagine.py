"""Imagine: deal anew whatever a seat cannot know (determinization), so that it could not tell the table from the real one.

Money is hidden, but every payment is public, so that nobody's could be other than it is; it stays. Cards change places
wherever the seat has no knowledge of them: among those it has never seen from the beginning, and among those that
somebody else has looked at from that moment on, unless it has seen them since. Each exchange leads to a table
on which everything the seat has seen would have been the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from engine import Seat, chance
from engine.at_once import Limits, imagine_limits
from engine.florence.cards import AskCard, cards_of
from engine.florence.lookup import lookup_of
from engine.florence.ruleset import ruleset_of
from engine.florence.setup import AskProfessions
from engine.florence.state import BONUS, DECKS, PRESTIGE, PROFESSION, FlorenceTable, Look, data_of

_DEAL: Final = -2
"""The time of the deal, in looks at a deck: the first of them is 0."""
_PILE: Final = -1
"""The time when the cards that came back were shuffled into the pile."""


def imagine(table: FlorenceTable, seat: Seat | None, seed: bytes) -> None:
    """Deal anew all that the seat cannot know."""
    if table.over:
        return
    for name in DECKS:
        _Cards(table, name, seat, seed).deal_anew()
    _choose_anew(table, seat, seed)
    for expansion in ruleset_of(table).expansions:
        expansion.imagine(table, seat, seed)


def _choose_anew(table: FlorenceTable, seat: Seat | None, seed: bytes) -> None:
    """What others have secretly kept of the cards they were dealt, or how far they would go."""
    asked = table.position.stack[-1]
    if isinstance(asked, AskProfessions):
        for other in asked.answers:
            if other != seat:
                moves = asked.moves(table, other)
                asked.answers[other] = str(moves[chance.pick(seed, f"imagined keep {other}", len(moves))])
    elif isinstance(asked, Limits):
        imagine_limits(table, asked, seat, seed)


class _Cards:
    """All cards of one deck, wherever they are, and who has looked at them when."""

    def __init__(self, table: FlorenceTable, name: str, seat: Seat | None, seed: bytes) -> None:
        self.table, self.name, self.seat, self.seed = table, name, seat, seed
        self.deck = table.state.decks[name]
        self.looks = self.deck.looks

    def deal_anew(self) -> None:
        open_now, last_seen = self._open(), self._last_seen()
        unseen = [card for card in self._everything() if card not in open_now and card not in last_seen]
        self._exchange(unseen, _DEAL, "unseen")
        if self.table.state.returned:
            self._exchange(self._loose(self._first_pile(), _PILE, open_now, last_seen), 0, "pile")
        for time, look in enumerate(self.looks):
            if look.seat != self.seat:
                cards = self.looks[time].cards
                self._exchange(self._loose(cards, time, open_now, last_seen), time + 1, f"look {time}")

    def _everything(self) -> Iterable[str]:
        data = data_of(self.table)
        decks = {PROFESSION: [*data.professions], BONUS: [*data.bonus], PRESTIGE: [*data.prestige]}
        return decks[self.name]

    def _open(self) -> set[str]:
        """The cards of which the seat knows where they are because all know, or because it has them."""
        state = self.table.state
        own = () if self.seat is None else cards_of(state.seats[self.seat], self.name)
        return {*own, *state.spent, *state.shown}

    def _last_seen(self) -> dict[str, int]:
        """When the seat last looked at each card, counted in looks."""
        seen: dict[str, int] = {}
        if self.name == PROFESSION and self.seat in self.table.state.returned:
            seen[self.table.state.returned[self.seat]] = _PILE
        for time, look in enumerate(self.looks):
            if look.seat == self.seat:
                seen |= dict.fromkeys(look.cards, time)
        return seen

    def _first_pile(self) -> list[str]:
        """The cards that nobody kept at the beginning."""
        if self.name != PROFESSION:
            return []
        return [*{*self.deck.cards, *(card for look in self.looks for card in look.cards)}]

    def _loose(
        self, cards: Iterable[str], time: int, open_now: set[str], last_seen: dict[str, int]
    ) -> list[str]:
        """Those of the cards that the seat has not seen since."""
        return [card for card in cards if card not in open_now and last_seen.get(card, _DEAL) <= time]

    def _exchange(self, cards: Sequence[str], since: int, stream: str) -> None:
        """Let cards change places in a fair order, now and in all looks from some time on."""
        order = chance.shuffled(self.seed, f"imagined {self.name} {stream}", sorted(cards))
        self._rename(dict(zip(self._met(cards, since), order, strict=True)), since)

    def _met(self, cards: Sequence[str], since: int) -> Iterable[str]:
        """The cards in the order in which they are met from some time on: what they really are decides nothing."""
        state, wanted = self.table.state, set(cards)
        given_back = state.returned.values() if since == _DEAL and self.name == PROFESSION else ()
        looks = (look.cards for look in self.looks[max(since, 0) :])
        hands = (cards_of(person, self.name) for person in state.seats)
        seeing = (asked.looked for asked in self.table.position.stack if isinstance(asked, AskCard))
        places = chain(given_back, *looks, *seeing, self.deck.cards, *hands)
        return dict.fromkeys(card for card in places if card in wanted)

    def _rename(self, names: dict[str, str], since: int) -> None:
        state = self.table.state
        self.deck.cards = [names.get(card, card) for card in self.deck.cards]
        for other, person in enumerate(state.seats):
            if other != self.seat:
                cards = cards_of(person, self.name)
                cards[:] = sorted((names.get(card, card) for card in cards), key=self._number)
        for time in range(max(since, 0), len(self.looks)):
            look = self.looks[time]
            self.looks[time] = Look(look.seat, tuple(names.get(card, card) for card in look.cards))
        if since == _DEAL and self.name == PROFESSION:
            state.returned = {other: names.get(card, card) for other, card in state.returned.items()}
        if since < len(self.looks):
            self._rename_looking(names)

    def _rename_looking(self, names: dict[str, str]) -> None:
        """What somebody is looking at right now."""
        for asked in self.table.position.stack:
            if isinstance(asked, AskCard) and asked.deck == self.name and asked.seat != self.seat:
                asked.looked = tuple(names.get(card, card) for card in asked.looked)

    def _number(self, card: str) -> int:
        return lookup_of(data_of(self.table)).number[card]
