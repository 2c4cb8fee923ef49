"""One of several: a card, a lot, a city, a player."""

from service.pages.answering.part import AnswerPart, Control, Option


def choice(part: AnswerPart) -> Control:
    texts = part.texts
    chosen = part.chosen(texts)
    return Control(
        family="choice",
        field=part.field,
        label=part.label,
        text=chosen,
        missing=chosen not in texts,
        options=[Option(text, named(part, text), chosen=text == chosen) for text in texts],
    )


def named(part: AnswerPart, text: str) -> str:
    """What people call it; a seat by its player."""
    if part.slot.made_of == ("seat",):
        return part.seats[int(text.removeprefix("seat"))]
    return part.name(text)
