"""A number: a few as buttons to choose from, many as a field with its range."""

from collections.abc import Sequence
from math import gcd

from service.pages.answering.part import AnswerPart, Control, Option, whole

FEW = 12
"""So many numbers are shown one by one."""
REGULAR = 5
"""From so many on, the legal answers say where the range ends and in which steps it goes."""


def amount(part: AnswerPart) -> Control:
    """Where only some sensible numbers are known, any other may be tried: the rules answer for it."""
    given = whole(part.given.get(part.field))
    if part.amounts is not None:
        return among(part, part.amounts, part.amounts.step, given)
    values = sorted({part.value(move) for move in part.moves})
    if len(values) >= REGULAR:
        step = gcd(*(value - values[0] for value in values)) or 1
        return among(part, values, step, None if given is None else min(given, values[-1]))
    number = given if given is not None and values[0] <= given else part.value(part.first)
    return Control(
        family="amount",
        field=part.field,
        label=part.label,
        text=str(number),
        number=number,
        least=values[0],
    )


def among(part: AnswerPart, values: Sequence[int], step: int, given: int | None) -> Control:
    """Where it is known which there are; a number beside them is left for the rules to refuse. A field shows one from the beginning, of buttons none is pressed."""
    few = len(values) <= FEW
    number = given if few or given is not None else part.value(part.first)
    return Control(
        family="amount",
        field=part.field,
        label=part.label,
        text="" if number is None else str(number),
        missing=number is None,
        options=[Option(str(value), str(value), chosen=value == number) for value in values] if few else (),
        number=0 if number is None else number,
        least=values[0],
        most=values[-1],
        step=step,
    )
