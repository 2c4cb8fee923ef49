"""The scandal cards as one seat knows them: the places of all cards, and the names of some.

A card is identified by its place at the deal. It gets its name when the seat sees it or a player plays it. If
others look at cards, nobody else knows which one they kept. Cards without a name at the end get the names
that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Final, TypeAlias

from engine import Event, Seat, Table
from engine.noblemen.counted import Gifts, field_names
from engine.noblemen.events import Kept, KeptCards, Looked, LookedAt, Played, Shone
from engine.noblemen.state import State
from engine.table.past import NoPast

Pick: TypeAlias = Callable[[str, int], int]
Card: TypeAlias = int
"""A card by its place in the deck at the deal."""

MOST_STEPS: Final = 3000
MOST_TRIALS: Final = 40


class _Cards:
    """The state of all cards at one point of the reconstruction."""

    def __init__(self, copies: Counter[str], seats: int) -> None:
        self.left = Counter(copies)
        self.names: dict[Card, str] = {}
        self.deck: list[Card] = list(range(copies.total()))
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.looked: dict[Seat, list[Card]] = {}
        self.kept: dict[int, dict[Seat, Card]] = {}
        """The cards that others kept, by the number of the move that settled it."""
        self.differs: list[tuple[Card, Card]] = []
        """Pairs of cards with different names. Of two cards with the same name, the first one is kept."""

    def name(self, card: Card, name: str) -> bool:
        """Give the card this name if possible, and return True if it has it."""
        if card in self.names:
            return self.names[card] == name
        if not self.left[name] or name in self.forbidden(card):
            return False
        self.left[name] -= 1
        self.names[card] = name
        return True

    def forbidden(self, card: Card) -> set[str]:
        pairs = [pair for pair in self.differs if card in pair]
        return {self.names[each] for pair in pairs for each in pair if each != card and each in self.names}


class UnseenCards:
    """A possible order of the deck at the deal, with the cards that others kept."""

    def __init__(self, table: Table[State], seat: Seat | None, pick: Pick) -> None:
        self.seat, self._pick = seat, pick
        self._events = [
            event
            for event in table.events(seat)
            if isinstance(event, Looked | LookedAt | Kept | KeptCards | Played | Shone)
        ]
        self._played_all = {
            (e.at, e.seat) for e in self._events if isinstance(e, Played) and e.card == "intrigue"
        }
        start = _Cards(Counter(table.edition.cards), table.seats)
        self._streams = 0
        for _ in range(MOST_TRIALS):
            self._steps = 0
            end = self._on(start, 0)
            if end is not None and self._name_rest(end):
                break
        else:
            raise NoPast(f"no names for the cards that others kept, in {MOST_TRIALS} trials")
        self.order = tuple(end.names[card] for card in sorted(end.names))
        self._kept = {at: {s: end.names[card] for s, card in by.items()} for at, by in end.kept.items()}

    def kept(self, seat: Seat, since: int) -> str:
        """Return the card that a seat kept in its first choice after `since` moves."""
        return next(by[seat] for at, by in sorted(self._kept.items()) if at > since and seat in by)

    def _chance(self, bound: int) -> int:
        self._streams += 1
        return self._pick(f"card {self._streams}", bound)

    def _shuffled(self, items: Sequence[Card]) -> list[Card]:
        left = list(items)
        return [left.pop(self._chance(len(left))) for _ in items]

    def _on(self, cards: _Cards, at: int) -> _Cards | None:
        """Return the cards after all events from number `at` on, or None if that is impossible."""
        cards = deepcopy(cards)
        for number in range(at, len(self._events)):
            ways = list(self._ways(cards, self._events[number]))
            if not ways:
                return None
            if len(ways) > 1:
                for way in ways:
                    self._steps += 1
                    if self._steps > MOST_STEPS:
                        return None
                    branch = deepcopy(cards)
                    way(branch)
                    if (end := self._on(branch, number + 1)) is not None:
                        return end
                return None
            ways[0](cards)
        return cards

    def _ways(self, cards: _Cards, event: Event) -> Iterator[Callable[[_Cards], None]]:
        """Yield the possible changes of the cards by an event."""
        match event:
            case Looked(seat=seat, cards=count):

                def look(then: _Cards) -> None:
                    then.looked[seat] = then.deck[:count]
                    del then.deck[:count]

                yield look
            case LookedAt(cards=names) if self.seat is not None:
                looked = cards.looked[self.seat]
                if all(cards.name(card, name) for card, name in zip(looked, names, strict=True)):
                    yield lambda _then: None
            case Kept(seat=seat) if (event.at, seat) in self._played_all:
                yield lambda then: then.hands[seat].extend(then.looked.pop(seat))
            case Kept(seat=seat) if seat != self.seat:
                yield from self._keeps(cards, seat, event.at)
            case KeptCards(cards=names) if self.seat is not None and self.seat in cards.looked:
                own = cards.looked[self.seat]
                kept = next(card for card in own if cards.names[card] == names[0])
                yield lambda then: self._keep(then, self.seat or 0, kept)
            case Played(seat=seat, card=name):
                yield from self._discards(cards, seat, [name])
            case Shone(seat=seat, gifts=gifts):
                counts = dict(zip(field_names(Gifts), Gifts.from_words(_tokens(gifts)).counts(), strict=True))
                yield from self._discards(
                    cards,
                    seat,
                    [name for name, many in counts.items() if name != "tokens" for _ in range(many)],
                )
            case _:
                yield lambda _then: None

    def _keeps(self, cards: _Cards, seat: Seat, at: int) -> Iterator[Callable[[_Cards], None]]:
        """Yield the cards that a seat may have kept: one of each name, and one without a name.

        Among the cards without a name the choice makes no difference.
        """
        met: set[str | None] = set()
        looked = cards.looked[seat]
        options = [card for place, card in enumerate(looked) if not _is_second(cards, looked[:place], card)]
        for card in self._shuffled(options):
            name = cards.names.get(card)
            if name not in met:
                met.add(name)
                yield lambda then, card=card: self._keep(then, seat, card, at)  # type: ignore[misc]

    def _keep(self, cards: _Cards, seat: Seat, card: Card, at: int | None = None) -> None:
        looked = cards.looked.pop(seat)
        before = looked[: looked.index(card)]
        cards.differs += [(card, other) for other in before]
        looked.remove(card)
        cards.hands[seat].append(card)
        cards.deck += looked
        if at is not None:
            cards.kept.setdefault(at, {})[seat] = card

    def _discards(
        self, cards: _Cards, seat: Seat, names: Sequence[str]
    ) -> Iterator[Callable[[_Cards], None]]:
        for name in names:
            hand = cards.hands[seat]
            known = [card for card in hand if cards.names.get(card) == name]
            open_ = [card for card in self._shuffled(hand) if card not in cards.names]
            card = next((card for card in (*known, *open_) if cards.name(card, name)), None)
            if card is None:
                return
            hand.remove(card)
            cards.deck.append(card)
        yield lambda _then: None

    def _name_rest(self, cards: _Cards) -> bool:
        """Give the names left to the cards left. Return False if that is impossible."""
        for card in sorted(set(range(len(cards.names) + cards.left.total())) - set(cards.names)):
            names = [name for name in sorted(cards.left.elements()) if name not in cards.forbidden(card)]
            if not names:
                return False
            cards.name(card, names[self._chance(len(names))])
        return True


def _is_second(cards: _Cards, before: Sequence[Card], card: Card) -> bool:
    """Return True if a card of the same name was looked at before it."""
    return card in cards.names and any(cards.names.get(each) == cards.names[card] for each in before)


def _tokens(gifts: str) -> list[str]:
    """Return the tokens of gifts. Some names consist of several words."""
    if gifts == "none":
        return ["none"]
    tokens: list[str] = []
    name: list[str] = []
    for word in gifts.split():
        if word.isdigit():
            tokens += [" ".join(name), word]
            name = []
        else:
            name.append(word)
    return tokens
