"""Some of several, none of them twice: cards to keep, cards that go with a work."""

from service.pages.answering.part import AnswerPart, Control, Option


def composing(part: AnswerPart) -> Control:
    values = list(part.every())
    names = list(dict.fromkeys(name for value in values for name in value))
    chosen = part.given.getlist(part.field) if part.shown else part.value(part.first)
    sizes = {len(value) for value in values}
    return Control(
        family="composing",
        field=part.field,
        label=part.label,
        text=" ".join(name for name in names if name in chosen),
        options=[Option(name, part.name(name), chosen=name in chosen) for name in names],
        together=sizes.pop() if len(sizes) == 1 else None,
    )
