"""The choice of a control for each part of an answer.

It depends on the tokens of the part, and on whether a legal answer repeats one.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import gcd

from engine import Move
from engine.values.form import Token
from service.site.answering.part import AnswerPart, Control, Option, parse_number, pick_value
from service.site.answering.several import make_selection_control
from service.site.answering.split import make_counts_control

FEW = 12
"""The maximum count of numbers that are shown as single buttons."""
REGULAR = 5
"""The minimum count of legal numbers from which the end and the step of the range are inferred."""
SEQUENCE = "sequence"
FIXED = "fixed"
"""The control of a part with nothing to choose and nothing to point at."""
NUMBER: tuple[Token, ...] = ("number",)
Family = Callable[[AnswerPart], Control]


class NoControl(LookupError):
    """Raised if a game has a slot without a matching control."""


def make_control(part: AnswerPart) -> Control:
    slot = part.slot
    if has_no_choice(part):
        return Control(family=FIXED, field=part.field, label=part.label, text=next(iter(part.texts)))
    if slot.made_of == ("name",) and slot.many:
        return make_counts_control(part) if has_repeated_values(part) else make_selection_control(part)
    if slot.made_of not in FAMILIES:
        raise NoControl(f"no control for {slot.made_of} of {slot.name!r}: add one to service/site/answering/")
    return FAMILIES[slot.made_of](part)


def has_no_choice(part: AnswerPart) -> bool:
    """Return whether the part has only one possible text and no spot on the board to point at."""
    slot, one = part.slot, len(part.texts) == 1
    return one and slot.made_of != NUMBER and (slot.many or slot.made_of[1:] == NUMBER or "" in part.texts)


def has_repeated_values(part: AnswerPart) -> bool:
    return any(len(set(value)) < len(value) for value in part.every())


def make_placing_control(part: AnswerPart) -> Control:
    texts = part.texts
    chosen = part.chosen(texts)
    places = []
    for text, move in texts.items():
        squares = part.squares(text, move)
        places.append(Option(text, format_place(text, squares), chosen=text == chosen, squares=squares))
    return Control(
        family="placing",
        field=part.field,
        label=part.label,
        text=chosen,
        places=places,
        missing=chosen not in texts,
    )


def format_place(place: str, squares: str) -> str:
    """Return a place with its squares, since names such as `b3e` are hard to understand without them."""
    return place if squares == place else f"{place} · {squares}"


def make_sequence_control(part: AnswerPart) -> Control:
    """Return the control for the next item of a sequence.

    Each legal text, such as `wood 0,1`, is a name and a place. Either may be chosen first.
    """
    pairs = [text.rsplit(" ", 1) for text in part.texts]
    names: dict[str, list[Move]] = {}
    for text, moves in part.saying.items():
        names.setdefault(text.rsplit(" ", 1)[0], []).extend(moves)
    name = pick_value(part.given.get(f"{part.field}.name"), names)
    places = list(dict.fromkeys(place for other, place in pairs if name in ("", other)))
    at = pick_value(part.given.get(f"{part.field}.place"), places)
    options, alike = part.told(names, names, name, part.name)
    return Control(
        family=SEQUENCE,
        field=part.field,
        label=part.label,
        text=f"{name} {at}",
        missing=not (name and at),
        options=options,
        alike=alike,
        places=[Option(each, each, chosen=each == at, squares=each) for each in places],
        place_label=part.place_label,
    )


def make_choice_control(part: AnswerPart) -> Control:
    texts = part.texts
    chosen = part.chosen(texts)
    every = dict.fromkeys(map(part.text, part.of_kind))
    options, alike = part.told(part.saying, every, chosen, partial(get_display_name, part))
    return Control(
        family="choice",
        field=part.field,
        label=part.label,
        text=chosen,
        missing=chosen not in texts,
        options=options,
        alike=alike,
    )


def get_display_name(part: AnswerPart, text: str) -> str:
    """Return the display name of a text; a seat has the name of its player."""
    if part.slot.made_of == ("seat",):
        return part.seats[int(text.removeprefix("seat"))]
    return part.name(text)


def make_amount_control(part: AnswerPart) -> Control:
    """Return the control for a number.

    If only some sensible numbers are known, any other may be tried, and the rules decide.
    """
    given = parse_number(part.given.get(part.field))
    if part.amounts is not None:
        return make_range_control(part, part.amounts, part.amounts.step, given)
    values = sorted({part.value(move) for move in part.moves})
    if len(values) >= REGULAR:
        step = gcd(*(value - values[0] for value in values)) or 1
        return make_range_control(part, values, step, None if given is None else min(given, values[-1]))
    number = given if given is not None and values[0] <= given else part.value(part.first)
    return Control(
        family="amount",
        field=part.field,
        label=part.label,
        text=str(number),
        number=number,
        least=values[0],
    )


def make_range_control(part: AnswerPart, values: Sequence[int], step: int, given: int | None) -> Control:
    """Return the control for a known range of numbers. Other numbers are left to the rules to refuse.

    A number field has an initial value; among buttons only the value that the notation leaves out is preselected.
    """
    few, unsaid = len(values) <= FEW, part.unsaid if part.unsaid in values else None
    number = given if given is not None else unsaid if few else part.value(part.first)
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


FAMILIES: Mapping[tuple[Token, ...], Family] = {
    NUMBER: make_amount_control,
    ("name",): make_choice_control,
    ("seat",): make_choice_control,
    ("place",): make_placing_control,
    ("name", "number"): make_counts_control,
    ("name", "place"): make_sequence_control,
}
