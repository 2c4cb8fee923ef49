"""A thing and where it goes, one after the other: each that is laid leads to the question for the next."""

from engine import Move
from service.pages.answering.part import AnswerPart, Control, Option, one_of


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
