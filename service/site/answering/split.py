"""The control to choose how many of each: arms by region, tiles by kind, cards by colour."""

from collections import Counter
from typing import Any

from service.site.answering.part import AnswerPart, Control, Option, parse_number

NOTHING = "none"
COUNTED = "splitting"


def make_counts_control(part: AnswerPart) -> Control:
    """Return a control with a count for each thing, for values like `blue 2` and `blue blue`."""
    values = [count_things(value) for value in part.every()]
    names = part.names()
    sums = {sum(value.values()) for value in values}
    most = {name: max(value.get(name, 0) for value in values) for name in names}
    fitting = [name for name in names if most[name]]
    counts = {name: parse_number(part.given.get(f"{part.field}.{name}")) or 0 for name in fitting}
    everything = format_counts(part, most)
    usual = everything if part.usual is not None and part.text(part.usual) == everything else ""
    return Control(
        family=COUNTED,
        field=part.field,
        label=part.label,
        text=format_counts(part, counts),
        missing=sum(counts.values()) < max(min(sums), 1 if usual else 0),
        usual=usual,
        options=[
            Option(
                name,
                part.name(name),
                fits=name in fitting,
                count=counts.get(name, 0),
                most=most[name],
            )
            for name in names
        ],
        together=sums.pop() if len(sums) == 1 else None,
        chosen=sum(counts.values()),
    )


def count_things(value: Any) -> dict[str, int]:
    return dict(value) if isinstance(value, dict) else dict(Counter(value))


def format_counts(part: AnswerPart, counts: dict[str, int]) -> str:
    """Return the counts in notation; for no counts an empty text if that is legal, else `none`."""
    if len(part.slot.made_of) == 1:
        return " ".join(name for name, count in counts.items() for _ in range(count))
    return " ".join(f"{name} {count}" for name, count in counts.items() if count) or (
        "" if "" in part.texts else NOTHING
    )
