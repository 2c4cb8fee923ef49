"""Why not: what was pointed at and cannot be, tried as the move that it would have been, so that the rules say why."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain

import engine
from engine import Move
from engine.text.words import Words
from engine.values.form import Form, Slot
from service.site.answering.draft import Draft, tried
from service.site.answering.kinds import COUNTED, MoveKind
from service.site.answering.ways import Ways

NAME, PLACE = "name", "place"
Written = Callable[[dict[str, str]], str]
"""The notation of a kind of answer from the words of its parts."""
MEANT_ELSE = "no-such-"
"""So begin the rules that refuse a name which means something else: a landscape where a building is asked for."""
THING = "thing "
"""With this begins a spot that is a card, a tile or a city wherever it lies; with any other word one that means a thing in one
part of an answer, as a region for its arms; a spot of one word is a square."""


def why_not(
    game: engine.AnyTable, seat: int, draft: Draft, spot: str, words: Words, names: Sequence[str]
) -> engine.Illegal | None:
    """The rule that stands against it, if one does: what is asked says it before what is not; of several answers that it
    could be meant in, the first that names it, and else most of them."""
    trial = tried(game, seat, draft.lines, words, names)
    if trial.sealed or trial.refusal or trial.game.question(seat) is None:
        return None
    ways = Ways(trial.game, seat, draft, words, names)
    for lines in (asked_lines(ways, spot), other_lines(ways, spot)):
        meant: list[engine.Illegal] = []
        for line in lines:
            each = tried(trial.game, seat, [line], words, names)
            if not each.refusal and means(trial.game, seat, each.moves[0].line, spot):
                return None
            if isinstance(each.refusal, engine.Illegal) and not each.refusal.rule.startswith(MEANT_ELSE):
                if spot in each.refusal.facts.values():
                    return each.refusal
                meant.append(each.refusal)
        often = Counter(refusal.rule for refusal in meant)
        if meant:
            return max(meant, key=lambda refusal: often[refusal.rule])
    return None


def means(game: engine.AnyTable, seat: int, line: str, spot: str) -> bool:
    """Whether an answer that can be given means a spot: a place is named by a square on which nothing of it may lie."""
    if spot.startswith(THING):
        return True
    covered = game.covers(seat, game.read(seat, line))
    return not covered or spot in covered


def asked_lines(ways: Ways, spot: str) -> Iterator[str]:
    """The answers that would mean this spot, of the kinds that are asked for; first of the one that was begun. On a square
    anything may be meant that is still to be chosen, however it lies."""
    for kind in sorted(ways.kinds, key=lambda kind: kind.name != ways.draft.kind):
        slots = meant_in(ways.game, ways.seat, kind, kind.slots, spot)
        yield from counted_lines(ways, kind, spot)
        likely = ways.likely(kind)[: 1 if spot.startswith(THING) else None]
        lines = (lines_of(kind.form, slots, texts, spot, kind.line) for texts in likely)
        yield from dict.fromkeys(chain.from_iterable(lines))


def other_lines(ways: Ways, spot: str) -> Iterator[str]:
    """The same of the kinds that nobody asks for now."""
    asked = {kind.name for kind in ways.kinds}
    for move, form in ways.game.game.notation.forms.items():
        kind = MoveKind(str(move.__struct_config__.tag), form, ())
        if kind.name not in asked and spot.startswith(THING):
            slots = [slot for part in form.parts if not part.optional for slot in part.slots()]
            if [slot.made_of for slot in slots] in ([], [(NAME,)]):
                meant = meant_in(ways.game, ways.seat, kind, slots, spot)
                yield from lines_of(form, meant, {}, spot, kind.line)


def meant_in(
    game: engine.AnyTable, seat: int, kind: MoveKind, slots: Sequence[Slot], spot: str
) -> list[Slot]:
    """The parts in which a thing can be meant: those that name things of its kind. A card is no city."""
    components = game.components(seat)
    samples = [*kind.moves, *map(game.game.notation.parse, kind.form.move.examples)]

    def kinds(slot: Slot, words: Collection[str]) -> set[str]:
        return {each.kind for each in components if each.name in words and each.meant_in(slot.name)}

    def fits(slot: Slot) -> bool:
        if slot.made_of != (NAME,) or slot.many:
            return True
        asked = kinds(slot, {str(getattr(move, slot.name)) for move in samples})
        return not asked or bool(asked & kinds(slot, {spot.removeprefix(THING)}))

    return [slot for slot in slots if fits(slot)]


def counted_lines(ways: Ways, kind: MoveKind, spot: str) -> Iterator[str]:
    """One kind of answer with one of the thing in each part that counts such things: arms in another region."""
    part, _, thing = spot.partition(" ")
    components = [
        each for each in ways.game.components(ways.seat) if each.name == thing and each.meant_in(part)
    ]
    for slot in kind.slots:
        if slot.made_of == COUNTED and any(each.meant_in(slot.name) for each in components):
            yield kind.line({**ways.likely(kind)[0], slot.name: f"{thing} 1"})


def lines_of(
    form: Form[Move], slots: Sequence[Slot], texts: dict[str, str], spot: str, written: Written
) -> Iterator[str]:
    """One kind of answer with the spot in each part where it could be meant, and else as it stands."""
    thing = spot.removeprefix(THING)
    if spot != thing and f" {thing} " in f" {form.move.__struct_config__.tag} ":
        yield written(texts)
    for slot in slots:
        if spot != thing and slot.made_of == (NAME,) and not slot.many:
            yield written({**texts, slot.name: thing})
        if spot == thing and slot.made_of[-1:] == (PLACE,):
            before, _, place = texts.get(slot.name, "").rpartition(" ")
            yield written({**texts, slot.name: f"{before} {moved(place, spot)}".strip()})


def moved(place: str, square: str) -> str:
    """A place with another square: what comes after the square is how the thing lies."""
    turned = place.lstrip("abcdefghijklmnopqrstuvwxyz-,") if "," not in place else ""
    return square + turned.lstrip("0123456789")
