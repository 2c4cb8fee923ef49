"""Fills in controls like a person: the fields that a browser would send for a move."""

from engine.values.to_plain import to_plain
from service.site.answering.part import Given


def fields_for(move) -> Given:
    """Return every part of a move as the field of its control."""
    given = Given({"kind": type(move).__struct_config__.tag})
    for part in move.pattern().parts:
        for slot in part.slots():
            value = getattr(move, slot.name)
            if value is not None:
                fill(given, slot, to_plain(value), slot.write(value))
    return given


def fill(given, slot, value, text) -> None:
    if slot.made_of == ("name", "place"):
        name, place = text.rsplit(" ", 1)
        given[f"{slot.name}.name"], given[f"{slot.name}.place"] = name, place
    elif slot.made_of == ("name", "number"):
        counts(given, slot, value)
    elif slot.made_of == ("name",) and slot.many:
        given.setlist(slot.name, list(value))
        counts(given, slot, {name: list(value).count(name) for name in value})
    else:
        given[slot.name] = text


def counts(given, slot, value) -> None:
    """Add a field for each number."""
    for name, count in value.items():
        given[f"{slot.name}.{name}"] = str(count)
