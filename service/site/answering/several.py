"""The control to choose some of several things, none twice: cards to keep, cards for a work."""

from service.site.answering.part import AnswerPart, Control, Option

SOME = "composing"


def make_selection_control(part: AnswerPart) -> Control:
    values = list(part.every())
    fitting = {name for value in values for name in value}
    names = part.names()
    chosen = [name for name in names if name in fitting and name in part.given.getlist(part.field)]
    sizes = {len(value) for value in values}
    return Control(
        family=SOME,
        field=part.field,
        label=part.label,
        text=" ".join(chosen),
        missing=len(chosen) < min(sizes),
        options=[
            Option(name, part.name(name), chosen=name in chosen, fits=name in fitting) for name in names
        ],
        together=sizes.pop() if len(sizes) == 1 else None,
        chosen=len(chosen),
    )
