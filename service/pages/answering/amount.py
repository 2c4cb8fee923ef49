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
    if part.amounts is not None:
        return ranged(part, part.amounts)
    values = sorted({part.value(move) for move in part.moves})
    given = whole(part.given.get(part.field))
    number = given if given is not None and values[0] <= given else part.value(part.first)
    if len(values) >= REGULAR and number > values[-1]:
        number = values[-1]
    known = len(values) >= REGULAR
    step = gcd(*(value - values[0] for value in values)) or 1 if known else 1
    return Control(
        family="amount",
        field=part.field,
        label=part.label,
        text=str(number),
        options=buttons(values, number) if known else (),
        number=number,
        least=values[0],
        most=values[-1] if known else None,
        step=step,
    )


def ranged(part: AnswerPart, values: range) -> Control:
    """Where the question says which amounts there are; a number beside them is left for the rules to refuse."""
    given = whole(part.given.get(part.field))
    number = part.value(part.first) if given is None else given
    return Control(
        family="amount",
        field=part.field,
        label=part.label,
        text=str(number),
        options=buttons(values, number),
        number=number,
        least=values[0],
        most=values[-1],
        step=values.step,
    )


def buttons(values: Sequence[int], number: int) -> Sequence[Option]:
    """A few numbers one by one."""
    if len(values) > FEW:
        return ()
    return [Option(str(value), str(value), chosen=value == number) for value in values]
