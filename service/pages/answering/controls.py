"""Which control a part gets. It follows from what its words are made of, and whether one says the same thing twice."""

from collections.abc import Callable, Mapping

from engine.form import Token
from service.pages.answering.amount import amount
from service.pages.answering.choice import choice, named
from service.pages.answering.part import AnswerPart, Control, Option
from service.pages.answering.place import placing
from service.pages.answering.sequence import sequence
from service.pages.answering.several import composing
from service.pages.answering.split import splitting

FIXED = "fixed"
"""There is nothing to choose."""
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
    if slot.made_of != NUMBER and len(part.texts) == 1:
        return fixed(part)
    if slot.made_of == ("name",) and slot.many:
        return splitting(part) if repeated(part) else composing(part)
    if slot.made_of not in FAMILIES:
        raise NoControl(
            f"no control for {slot.made_of} of {slot.name!r}: add one to service/pages/answering/"
        )
    return FAMILIES[slot.made_of](part)


def fixed(part: AnswerPart) -> Control:
    text = next(iter(part.texts))
    one_name = FAMILIES.get(part.slot.made_of) is choice and not part.slot.many
    options = [Option(text, named(part, text))] if text and one_name else ()
    return Control(family=FIXED, field=part.field, label=part.label, text=text, options=options)


def repeated(part: AnswerPart) -> bool:
    return any(len(set(value)) < len(value) for value in part.every())
