"""Reasons for a refusal: an illegal spot is tried as the move it would mean, so that the rules explain."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain

import engine
from engine import Move
from engine.text.words import Words
from engine.values.form import Form, Slot
from service.site.answering.draft import Draft, try_draft
from service.site.answering.kinds import COUNTED, MoveKind
from service.site.answering.ways import AnswerForms

NAME, PLACE = "name", "place"
Written = Callable[[dict[str, str]], str]
"""A function that returns the notation of an answer from the texts of its parts."""
MEANT_ELSE = "no-such-"
"""The prefix of rules that refuse a name of another kind, such as a landscape instead of a building."""
THING = "thing "
"""The prefix of a spot that is a card, a tile or a city in any place. Any other first word is the part of an
answer in which the thing is meant, such as a region for its arms. A spot of one word is a square."""
PLACE_FACTS = {"at", "square"}
"""The facts of rules about a place. They explain nothing if the place was filled in from an example."""


def find_refusal(
    game: engine.AnyTable, seat: int, draft: Draft, spot: str, words: Words, names: Sequence[str]
) -> engine.Illegal | None:
    """Return the refusal that forbids a spot, or None if there is none.

    Answers to the current question are tried before others. If several answers could be meant, the first
    refusal that names the spot counts, else the most frequent rule.
    """
    trial = try_draft(game, seat, draft.lines, words, names)
    if trial.sealed or trial.refusal or trial.game.question(seat) is None:
        return None
    ways = AnswerForms(trial.game, seat, draft, words, names)
    for lines, example in ((list_asked_answers(ways, spot), False), (list_other_answers(ways, spot), True)):
        meant: list[engine.Illegal] = []
        for line in lines:
            each = try_draft(trial.game, seat, [line], words, names)
            if not each.refusal and is_answer_for_spot(trial.game, seat, each.moves[0].line, spot):
                return None
            if isinstance(each.refusal, engine.Illegal) and not each.refusal.rule.startswith(MEANT_ELSE):
                if example and PLACE_FACTS & each.refusal.facts.keys():
                    continue
                if spot in each.refusal.facts.values():
                    return each.refusal
                meant.append(each.refusal)
        often = Counter(refusal.rule for refusal in meant)
        if meant:
            return max(meant, key=lambda refusal: often[refusal.rule])
    return None


def is_answer_for_spot(game: engine.AnyTable, seat: int, line: str, spot: str) -> bool:
    """Return whether a legal answer means a spot. A place may be named by a square that it does not cover."""
    if spot.startswith(THING):
        return True
    covered = game.covers(seat, game.read(seat, line))
    return not covered or spot in covered


def list_asked_answers(ways: AnswerForms, spot: str) -> Iterator[str]:
    """Return the answers to the question that would mean this spot, beginning with the kind in progress.

    A square may mean anything that is still to be chosen, in any orientation.
    """
    for kind in sorted(ways.kinds, key=lambda kind: kind.name != ways.draft.kind):
        slots = find_slots_for_spot(ways.game, ways.seat, kind, kind.slots, spot)
        yield from list_counted_answers(ways, kind, spot)
        likely = ways.likely(kind)[: 1 if spot.startswith(THING) else None]
        lines = (list_answers_with_spot(kind.form, slots, texts, spot, kind.line) for texts in likely)
        yield from dict.fromkeys(chain.from_iterable(lines))


def list_other_answers(ways: AnswerForms, spot: str) -> Iterator[str]:
    """Return the answers that would mean this spot, of kinds that the question does not offer.

    A place is taken from an example, so that the rules can say what a building costs.
    """
    asked = {kind.name for kind in ways.kinds}
    for move, form in ways.game.game.notation.forms.items():
        kind = MoveKind(str(move.__struct_config__.tag), form, ())
        if kind.name not in asked and spot.startswith(THING):
            slots = [slot for part in form.parts if not part.optional for slot in part.slots()]
            if [slot.made_of for slot in slots if slot.made_of != (PLACE,)] in ([], [(NAME,)]):
                meant = find_slots_for_spot(ways.game, ways.seat, kind, slots, spot)
                examples = [ways.game.game.notation.parse(line) for line in form.move.examples]
                texts = kind.texts(examples[0]) if examples else {}
                yield from list_answers_with_spot(form, meant, texts, spot, kind.line)


def find_slots_for_spot(
    game: engine.AnyTable, seat: int, kind: MoveKind, slots: Sequence[Slot], spot: str
) -> list[Slot]:
    """Return the slots that can mean a thing: those that name things of its kind. A card is no city."""
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


def list_counted_answers(ways: AnswerForms, kind: MoveKind, spot: str) -> Iterator[str]:
    """Return answers with a count of one for the thing, such as arms in another region.

    There is one for each part that counts such things.
    """
    part, _, thing = spot.partition(" ")
    components = [
        each for each in ways.game.components(ways.seat) if each.name == thing and each.meant_in(part)
    ]
    for slot in kind.slots:
        if slot.made_of == COUNTED and any(each.meant_in(slot.name) for each in components):
            yield kind.line({**ways.likely(kind)[0], slot.name: f"{thing} 1"})


def list_answers_with_spot(
    form: Form[Move], slots: Sequence[Slot], texts: dict[str, str], spot: str, written: Written
) -> Iterator[str]:
    """Return answers of one kind with the spot in each part that could mean it; other parts are as given."""
    thing = spot.removeprefix(THING)
    if spot != thing and f" {thing} " in f" {form.move.__struct_config__.tag} ":
        yield written(texts)
    for slot in slots:
        if spot != thing and slot.made_of == (NAME,) and not slot.many:
            yield written({**texts, slot.name: thing})
        if spot == thing and slot.made_of[-1:] == (PLACE,):
            before, _, place = texts.get(slot.name, "").rpartition(" ")
            yield written({**texts, slot.name: f"{before} {replace_square(place, spot)}".strip()})


def replace_square(place: str, square: str) -> str:
    """Return a place with another square. The suffix after the square, the orientation, is kept."""
    turned = place.lstrip("abcdefghijklmnopqrstuvwxyz-,") if "," not in place else ""
    return square + turned.lstrip("0123456789")
