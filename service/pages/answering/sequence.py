"""A thing and where it goes, one after the other: each that is laid leads to the question for the next."""

from service.pages.answering.part import AnswerPart, Control, Option


def sequence(part: AnswerPart) -> Control:
    """The legal moves name the next one; each `wood 0,1` is a name and a place."""
    pairs = [text.rsplit(" ", 1) for text in part.texts]
    names = list(dict.fromkeys(name for name, _ in pairs))
    first_name, first_place = part.text(part.first).rsplit(" ", 1)
    name = one_of(part.given.get(f"{part.field}.name"), names, first_name)
    places = list(dict.fromkeys(place for other, place in pairs if other == name))
    at = one_of(part.given.get(f"{part.field}.place"), places, first_place)
    return Control(
        family="sequence",
        field=part.field,
        label=part.label,
        text=f"{name} {at}",
        options=[Option(each, part.name(each), chosen=each == name) for each in names],
        places=[Option(each, each, chosen=each == at, squares=each) for each in places],
        place_label=part.place_label,
    )


def one_of(given: str | None, among: list[str], otherwise: str) -> str:
    if given in among:
        return given or ""
    return otherwise if otherwise in among else among[0]
