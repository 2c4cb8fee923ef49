"""A thing and where it goes, one after the other: each that is laid leads to the question for the next."""

from service.pages.answering.part import AnswerPart, Control, Option, one_of


def sequence(part: AnswerPart) -> Control:
    """The legal moves name the next one; each `wood 0,1` is a name and a place, and either may be chosen first."""
    pairs = [text.rsplit(" ", 1) for text in part.texts]
    names = list(dict.fromkeys(name for name, _ in pairs))
    name = one_of(part.given.get(f"{part.field}.name"), names)
    places = list(dict.fromkeys(place for other, place in pairs if name in ("", other)))
    at = one_of(part.given.get(f"{part.field}.place"), places)
    return Control(
        family="sequence",
        field=part.field,
        label=part.label,
        text=f"{name} {at}",
        missing=not (name and at),
        options=[Option(each, part.name(each), chosen=each == name) for each in names],
        places=[Option(each, each, chosen=each == at, squares=each) for each in places],
        place_label=part.place_label,
    )
