"""Which control a part gets. It follows from what its words are made of, and whether one says the same thing twice."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import gcd

from engine import Move
from engine.values.form import Token
from service.site.answering.part import AnswerPart, Control, Option, one_of, whole
from service.site.answering.several import composing
from service.site.answering.split import splitting

FEW = 12
"""So many numbers are shown one by one."""
REGULAR = 5
"""From so many on, the legal answers say where the range ends and in which steps it goes."""
FIXED = "fixed"
"""There is nothing to choose, and nothing to point at."""
NUMBER: tuple[Token, ...] = ("number",)
Family = Callable[[AnswerPart], Control]


class NoControl(LookupError):
    """A game has a slot that no control knows."""


def control(part: AnswerPart) -> Control:
    slot = part.slot
    if nothing_to_choose(part):
        return Control(family=FIXED, field=part.field, label=part.label, text=next(iter(part.texts)))
    if slot.made_of == ("name",) and slot.many:
        return splitting(part) if repeated(part) else composing(part)
    if slot.made_of not in FAMILIES:
        raise NoControl(f"no control for {slot.made_of} of {slot.name!r}: add one to service/site/answering/")
    return FAMILIES[slot.made_of](part)


def nothing_to_choose(part: AnswerPart) -> bool:
    """There is one text alone, and nothing on the board that it could be pointed at by."""
    slot, one = part.slot, len(part.texts) == 1
    return one and slot.made_of != NUMBER and (slot.many or slot.made_of[1:] == NUMBER or "" in part.texts)


def repeated(part: AnswerPart) -> bool:
    return any(len(set(value)) < len(value) for value in part.every())


def placing(part: AnswerPart) -> Control:
    texts = part.texts
    chosen = part.chosen(texts)
    places = []
    for text, move in texts.items():
        squares = part.squares(text, move)
        places.append(Option(text, told(text, squares), chosen=text == chosen, squares=squares))
    return Control(
        family="placing",
        field=part.field,
        label=part.label,
        text=chosen,
        places=places,
        missing=chosen not in texts,
    )


def told(place: str, squares: str) -> str:
    """`b3e` tells nothing to somebody who has not read how places are named; its squares do."""
    return place if squares == place else f"{place} · {squares}"


def sequence(part: AnswerPart) -> Control:
    """The legal moves name the next one; each `wood 0,1` is a name and a place, and either may be chosen first."""
    pairs = [text.rsplit(" ", 1) for text in part.texts]
    names: dict[str, list[Move]] = {}
    for text, moves in part.saying.items():
        names.setdefault(text.rsplit(" ", 1)[0], []).extend(moves)
    name = one_of(part.given.get(f"{part.field}.name"), names)
    places = list(dict.fromkeys(place for other, place in pairs if name in ("", other)))
    at = one_of(part.given.get(f"{part.field}.place"), places)
    options, alike = part.told(names, names, name, part.name)
    return Control(
        family="sequence",
        field=part.field,
        label=part.label,
        text=f"{name} {at}",
        missing=not (name and at),
        options=options,
        alike=alike,
        places=[Option(each, each, chosen=each == at, squares=each) for each in places],
        place_label=part.place_label,
    )


def choice(part: AnswerPart) -> Control:
    texts = part.texts
    chosen = part.chosen(texts)
    every = dict.fromkeys(map(part.text, part.of_kind))
    options, alike = part.told(part.saying, every, chosen, partial(named, part))
    return Control(
        family="choice",
        field=part.field,
        label=part.label,
        text=chosen,
        missing=chosen not in texts,
        options=options,
        alike=alike,
    )


def named(part: AnswerPart, text: str) -> str:
    """What people call it; a seat by its player."""
    if part.slot.made_of == ("seat",):
        return part.seats[int(text.removeprefix("seat"))]
    return part.name(text)


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


FAMILIES: Mapping[tuple[Token, ...], Family] = {
    NUMBER: amount,
    ("name",): choice,
    ("seat",): choice,
    ("place",): placing,
    ("name", "number"): splitting,
    ("name", "place"): sequence,
}
