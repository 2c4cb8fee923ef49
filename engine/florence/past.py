"""Another past that fits all that a seat has seen: the places of cards, and the secret answers of others.

It follows from the events that the seat has seen, and from nothing else. Money is hidden, but every payment
is public, so all amounts are fixed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from engine import Event, Move, Seat
from engine.florence.card_history import CardHistory, Place
from engine.florence.events import Chosen, Dealt, Kept, Looked, Picked, Saw, Took, Worked
from engine.florence.lookup import lookup_of
from engine.florence.moves import Keep, Take
from engine.florence.ruleset import ruleset_of
from engine.florence.state import BONUS, DECKS, PRESTIGE, PROFESSION, FlorenceTable, data_of
from engine.table.at_once import SealedPast


class FlorencePast(SealedPast):
    """Another past of The Princes of Florence.

    Cards that others were dealt, looked at or kept may be different ones, and so may the cards in the decks.
    """

    def __init__(self, table: FlorenceTable, seat: Seat | None, seed: bytes) -> None:
        super().__init__(table, seat, seed)
        told = _Told(table, seat)
        names = {deck: told.cards[deck].imagined(self, deck) for deck in DECKS}

        def cards(deck: str, places: Iterable[Place]) -> tuple[str, ...]:
            return tuple(names[deck][place] for place in places)

        self._brought = {
            "deck:bonus": cards(BONUS, told.cards[BONUS].dealt),
            "deck:prestige": cards(PRESTIGE, told.cards[PRESTIGE].dealt),
            "deal:profession": cards(PROFESSION, told.cards[PROFESSION].dealt),
            "deck:profession": cards(PROFESSION, told.pile),
        }
        self._keeps = {
            other: Keep(lookup_of(data_of(table)).sorted(cards(PROFESSION, places)))
            for other, places in told.kept.items()
        }
        self._takes: dict[int, Take] = {}
        for at, (deck, places) in told.taken.items():
            card, *under = cards(deck, places)
            self._takes[at] = Take(card, tuple(under))

    def brought(self, stream: str, outcome: Any) -> Any:
        return self._brought.get(stream, outcome)

    def answered(self, twin: FlorenceTable, seat: Seat, move: Move) -> Move:
        if isinstance(move, Keep) and seat in self._keeps:
            return self._keeps[seat]
        if isinstance(move, Take):
            return self._takes[twin.count + 1]
        for expansion in ruleset_of(twin).expansions:
            answer = expansion.answered(self, twin, seat, move)
            if answer is not None:
                return answer
        return super().answered(twin, seat, move)

    def renames(self) -> dict[Any, Any]:
        """Return no renames.

        No card keeps another name from the deal on, because every player who looks at cards mixes them.
        """
        return {}


class _Told:
    """The events about cards that a seat has seen, from the deal to now."""

    def __init__(self, table: FlorenceTable, seat: Seat | None) -> None:
        data = data_of(table)
        self.seat = seat
        self.cards = {
            PROFESSION: CardHistory(data.professions),
            BONUS: CardHistory(data.bonus),
            PRESTIGE: CardHistory(data.prestige),
        }
        self.kept: dict[Seat, tuple[Place, ...]] = {}
        """The professions that each of the other seats kept at the beginning."""
        self.pile: tuple[Place, ...] = ()
        """The professions that no seat kept, in their shuffled order."""
        self.taken: dict[int, tuple[str, tuple[Place, ...]]] = {}
        """The cards that other seats took, by the number of the move: the deck, and the places.

        The card kept comes first, then those put under the deck.
        """
        self._decks = {deck: list(self.cards[deck].dealt) for deck in DECKS}
        self._hands: dict[str, list[list[Place]]] = {deck: [[] for _ in range(table.seats)] for deck in DECKS}
        for hand in self._hands[PROFESSION]:
            hand.extend(self._off_the_top(PROFESSION, data.opening.dealt))
        self._returned: list[Place] = []
        self._looking: list[tuple[Place, ...]] = []
        self._shown: set[str] = set()
        for event in table.events(seat):
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event:
            case Dealt(professions=cards):
                self._was_dealt(cards)
            case Chosen(returned=cards):
                self._returned += self._lay_down(PROFESSION, cards)
            case Kept(kept=kept):
                self._all_have_chosen(kept)
            case Looked(deck=deck, number=number):
                self._looking.append(self._off_the_top(deck, number))
            case Saw(deck=deck, cards=cards):
                self._see(deck, self._looking[-1], cards)
            case Took(seat=seat, deck=deck) if seat != self.seat:
                places = self.cards[deck].mix(self._looking.pop())
                self.taken[event.at] = (deck, places)
                self._put_away(seat, deck, places)
            case Picked(deck=deck, card=card, under=under) if self.seat is not None:
                found = {self.cards[deck].known[place]: place for place in self._looking.pop()}
                self._put_away(self.seat, deck, tuple(found[name] for name in (card, *under)))
            case Worked(seat=seat, profession=profession, bonuses=bonuses):
                self._played(seat, PROFESSION, {profession} - self._shown)
                self._played(seat, BONUS, bonuses)
                self._shown.add(profession)

    def _was_dealt(self, cards: Iterable[str]) -> None:
        """Record the hand that was dealt. Hands are sorted, so the order of the deal is unknown."""
        hand = self._own(PROFESSION)
        hand[:] = self.cards[PROFESSION].mix(hand)
        self._see(PROFESSION, hand, cards)

    def _all_have_chosen(self, kept: int) -> None:
        cards = self.cards[PROFESSION]
        for seat, hand in enumerate(self._hands[PROFESSION]):
            if seat != self.seat:
                places = cards.mix(hand)
                self.kept[seat] = places[:kept]
                self._returned += places[kept:]
                hand[:] = places[:kept]
        self.pile = cards.mix((*self._decks[PROFESSION], *self._returned))
        self._decks[PROFESSION] = list(self.pile)

    def _off_the_top(self, deck: str, number: int) -> tuple[Place, ...]:
        places = tuple(self._decks[deck][:number])
        del self._decks[deck][:number]
        return places

    def _put_away(self, seat: Seat, deck: str, places: tuple[Place, ...]) -> None:
        kept, *under = places
        self._hands[deck][seat].append(kept)
        self._decks[deck] += under

    def _played(self, seat: Seat, deck: str, names: Collection[str]) -> None:
        """Record cards that were shown to all.

        Nothing tells which cards of another's hand they were until now.
        """
        if seat == self.seat:
            self._lay_down(deck, names)
        elif names:
            hand = self._hands[deck][seat]
            hand[:] = self.cards[deck].mix(hand)
            self._see(deck, hand, names)
            del hand[: len(names)]

    def _lay_down(self, deck: str, names: Collection[str]) -> list[Place]:
        """Remove cards from the seat's own hand, and return their places."""
        hand, known = self._own(deck), self.cards[deck].known
        gone = [place for place in hand if known[place] in names]
        hand[:] = [place for place in hand if place not in gone]
        return gone

    def _own(self, deck: str) -> list[Place]:
        if self.seat is None:
            raise LookupError("a spectator has no cards")
        return self._hands[deck][self.seat]

    def _see(self, deck: str, places: Iterable[Place], names: Iterable[str]) -> None:
        for place, name in zip(places, names, strict=False):
            self.cards[deck].see(place, name)
