"""Phase 2: the laid cards are sold, group by group."""

from __future__ import annotations

from engine import Seat, Step, Table
from engine.principe.bidding import AskBid, AskBidLimits, OnSale, bidding_order, open_auction
from engine.principe.edition import COLOURS
from engine.principe.events import GroupGone, GroupOpened, GroupWon
from engine.principe.founding import FoundAtOnce, may_found_at_once
from engine.principe.open_knowledge import cities_with, needed_by
from engine.principe.question_data import BidForCardsData, KnownOfCards, LimitForCardsData, LotOfCards
from engine.principe.state import State, founding_allowed


class NextGroup(Step[State], tag="next-group"):
    """The auctions of the groups, in their fixed order."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.groups:
            colour, count = state.groups[0]
            table.tell(GroupOpened(colour=COLOURS[colour], cards=count, prince_seat=state.prince))
            table.then(self)
            auction = open_auction(table, bidding_order(table, range(table.seats)))
            if table.options.at_once:
                LimitForCards(asked=auction.bidders, auction=auction).go_on(table)
            else:
                BidForCards(auction=auction).go_on(table)


class Cards(OnSale):
    """A lot of all cards of one colour."""

    __slots__ = ()

    def lot(self, table: Table[State]) -> LotOfCards:
        colour, count = table.state.groups[0]
        return {"colour": COLOURS[colour], "cards": count}

    def known(self, table: Table[State], seat: Seat) -> KnownOfCards:
        """Return the uses of the cards, and the groups that follow, for a bidder."""
        state, edition = table.state, table.edition
        (colour, count), *later = state.groups
        tiles = [edition.majors, edition.minors] if edition.seating(table.seats).minors else [edition.majors]
        return {
            "hand": state.players[seat].hand[colour],
            "roles": [names[COLOURS[colour]] for names in tiles],
            "cities": needed_by(table, colour),
            "within_reach": cities_with(table, seat, colour, count),
            "may_found": founding_allowed(table),
            "next": [COLOURS[group] for group, cards in later for _ in range(cards)],
        }

    def sold(self, table: Table[State], seat: Seat, price: int) -> None:
        state = table.state
        colour, count = state.groups.pop(0)
        player = state.players[seat]
        player.hand[colour] += count
        player.open_hand[colour] += count
        table.tell(GroupWon(seat=seat, colour=COLOURS[colour], cards=count, price=price))
        if may_found_at_once(table, seat):
            table.ask(FoundAtOnce(seat=seat))

    def unsold(self, table: Table[State]) -> None:
        state = table.state
        colour, count = state.groups.pop(0)
        state.gone[colour] += count
        table.tell(GroupGone(colour=COLOURS[colour], cards=count))


class BidForCards(Cards, AskBid, tag="bid-cards"):
    """Bid ducats for a group of cards."""

    secret = frozenset({"hand", "within_reach"})

    def data(self, table: Table[State], seat: Seat) -> BidForCardsData:
        return {**self.lot(table), **self.stands(table, seat), **self.known(table, seat)}


class LimitForCards(Cards, AskBidLimits, tag="limit-cards"):
    """Name the most ducats that a group of cards is worth to the seat."""

    secret = AskBidLimits.secret | {"hand", "within_reach"}

    def data(self, table: Table[State], seat: Seat) -> LimitForCardsData:
        return {**self.lot(table), **self.stands(table, seat), **self.known(table, seat)}


def group_cards(counts: list[int]) -> list[tuple[int, int]]:
    """Return groups of cards in the order of their auctions: fewest first, then in colour order."""
    return sorted(
        ((colour, count) for colour, count in enumerate(counts) if count), key=lambda group: group[1]
    )
