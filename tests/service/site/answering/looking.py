"""Random tables at their questions, with the controls on the page."""

from service.site.answering.draft import Draft
from service.site.answering.panel import build_answer_panel
from tests.engine.playing import Hand, deal, playing

NAMES = ("Anna", "Bruno", "Chiara", "Dorota", "Emilio", "Franca")
PLAYED = 0
OFTEN = 2


def asked(game, number, seldom=10):
    """Yield a random table at some of its questions: the first of every kind, and sometimes later ones."""
    table, hand, seen = deal(game, number), Hand.random(f"{game} {number} answering"), {}
    for _ in playing(table, hand):
        if table.over:
            return
        seat = table.waiting[0]
        kind = table.question(seat).kind
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= OFTEN or not hand.pick(seldom):
            yield table, seat, hand


def look(table, seat, **draft):
    made = {"question": table.question(seat).id, "played": PLAYED, **draft} if draft else {}
    return build_answer_panel(table, seat, Draft(**made), table.game.words(), NAMES[: table.seats], PLAYED)
