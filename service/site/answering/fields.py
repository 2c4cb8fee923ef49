"""The fields that a page sends for a move, to show an answer that may still be changed."""

from engine import Move
from engine.values.to_plain import to_plain
from service.site.answering.kinds import COUNTED
from service.site.answering.part import Given
from service.site.answering.split import count_things


def fields_of_move(move: Move) -> Given:
    """Return the fields of the controls that compose a move."""
    given = Given({"kind": str(move.__struct_config__.tag)})
    for slot in (slot for part in move.pattern().parts for slot in part.slots()):
        value = getattr(move, slot.name)
        if value is None:
            continue
        given[slot.name] = slot.write(value)
        if slot.made_of == COUNTED or slot.many:
            things = to_plain(value)
            given.setlist(slot.name, list(things))
            for name, count in count_things(things).items():
                given[f"{slot.name}.{name}"] = str(count)
    return given
