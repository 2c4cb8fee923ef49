"""Which control a part gets. It follows from what its words are made of, and whether one says the same thing twice."""

from collections.abc import Callable, Mapping

from engine.form import Token
from service.pages.answering.amount import amount
from service.pages.answering.choice import choice
from service.pages.answering.part import AnswerPart, Control
from service.pages.answering.place import placing
from service.pages.answering.sequence import sequence
from service.pages.answering.several import composing
from service.pages.answering.split import splitting

FIXED = "fixed"
"""There is nothing to choose, and nothing to point at."""
NUMBER: tuple[Token, ...] = ("number",)
Family = Callable[[AnswerPart], Control]

FAMILIES: Mapping[tuple[Token, ...], Family] = {
    NUMBER: amount,
    ("name",): choice,
    ("seat",): choice,
    ("place",): placing,
    ("name", "number"): splitting,
    ("name", "place"): sequence,
}


class NoControl(LookupError):
    """A game has a slot that no control knows."""


def control(part: AnswerPart) -> Control:
    slot = part.slot
    if nothing_to_choose(part):
        return Control(family=FIXED, field=part.field, label=part.label, text=next(iter(part.texts)))
    if slot.made_of == ("name",) and slot.many:
        return splitting(part) if repeated(part) else composing(part)
    if slot.made_of not in FAMILIES:
        raise NoControl(
            f"no control for {slot.made_of} of {slot.name!r}: add one to service/pages/answering/"
        )
    return FAMILIES[slot.made_of](part)


def nothing_to_choose(part: AnswerPart) -> bool:
    """There is one text alone, and nothing on the board that it could be pointed at by."""
    slot, one = part.slot, len(part.texts) == 1
    return one and slot.made_of != NUMBER and (slot.many or slot.made_of[1:] == NUMBER or "" in part.texts)


def repeated(part: AnswerPart) -> bool:
    return any(len(set(value)) < len(value) for value in part.every())
