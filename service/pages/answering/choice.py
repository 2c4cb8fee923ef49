"""One of several: a card, a lot, a city, a player."""

from functools import partial

from service.pages.answering.part import AnswerPart, Control


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
