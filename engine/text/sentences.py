"""Text for people: events, questions, scores and effects as sentences of a catalogue, with names for seats.

One rule applies everywhere: a fact named `seat` or `…_seat` is a seat, and `seats` or `…_seats` are several.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.text.words import Words, slug
from engine.values.component import Component
from engine.values.event import Event
from engine.values.form import Slot
from engine.values.move import Move
from engine.values.open_question import OpenQuestion
from engine.values.result import Result, Score, ScoreLine, Tie, ties
from engine.values.seat import SEAT, Seat

Names = Sequence[str]

_BLANK = re.compile("<[^<>]*>")
_PAIR = re.compile(r"(\D*\S) (\S*\d\S*) ?")
"""A name, which may have several words, with its count or place."""


def facts_with_names(facts: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """Return facts for a catalogue: names for seats, "" for None, "yes" and "no" for booleans."""
    return {key: _fact(key, value, names) for key, value in facts.items()}


def event_text(words: Words, event: Event, names: Names, reader: Seat | None = None) -> str:
    return event_data_text(words, event.data(), names, reader)


def event_data_text(words: Words, data: Mapping[str, Any], names: Names, reader: Seat | None = None) -> str:
    """Return the sentence of an event. The reader's own acts are said with "you" (message `event-…-you`)."""
    message = f"event-{data['event']}"
    own = f"{message}-you"
    if reader is not None and data.get("seat") == reader and words.has(own):
        message = own
    return words.say(message, **facts_with_names(data, names))


def question_text(words: Words, question: OpenQuestion, names: Names) -> str:
    return words.say(f"question-{question.kind}", **facts_with_names(question.data, names))


def question_for_others(words: Words, kind: str, open_facts: Mapping[str, Any], names: Names) -> str:
    """Return a question for players who do not answer it, with "…" for what only its seat may know."""
    return _BLANK.sub("…", words.outlined(f"question-{kind}", **facts_with_names(open_facts, names)))


def move_text(words: Words, move: Move, names: Names) -> str:
    """Return a move for people, with everything it names ("Keep professions: Organist, Composer")."""
    kind = words.say(f"move-{slug(str(move.__struct_config__.tag))}")
    slots = [slot for part in move.pattern().said(move) for slot in part.slots()]
    named = [each for slot in slots for each in _named(words, slot, move, names)]
    return words.say("move-with-things", way=kind, things=", ".join(named)) if named else kind


def move_line(words: Words, move: Move, names: Names) -> str:
    """Return a move as a short sentence that names all its parts ("Lay green, white and red")."""
    pieces = [piece for part in move.pattern().said(move) for piece in part.pieces]
    if all(isinstance(piece, str) for piece in pieces):
        return words.say(f"move-{slug(str(move.__struct_config__.tag))}")
    said = [
        words.write(piece) if isinstance(piece, str) else _listed(words, piece, move, names)
        for piece in pieces
    ]
    line = " ".join(filter(None, said))
    return line[:1].upper() + line[1:]


def _listed(words: Words, slot: Slot, move: Move, names: Names) -> str:
    """Return one slot of a move, with a list for several names."""
    value = getattr(move, slot.name)
    said = "" if value is None else slot.write(value)
    if slot.made_of == ("seat",):
        return " ".join(names[int(token.removeprefix(SEAT))] for token in said.split())
    if slot.made_of == ("name",) and said:
        counts = Counter(value if slot.many else [said])
        spelled = {name: _spelled(words, name) for name in counts}
        return words.join(
            f"{number} {spelled[name]}" if number > 1 else spelled[name] for name, number in counts.items()
        )
    if slot.made_of[:1] == ("name",) and (pairs := _PAIR.findall(said)):
        return words.join(f"{_spelled(words, name)} {more}" for name, more in pairs)
    return words.write(said)


def _spelled(words: Words, thing: str) -> str:
    """Return a name as a move writes it, with the capital letters of its name in full."""
    written, name = words.write(thing), words.name(thing)
    return name if name.casefold() == written.casefold() else written


def _named(words: Words, slot: Slot, move: Move, names: Names) -> Iterator[str]:
    """Yield the names of the things in one slot of a move, each with its place or count."""
    value = getattr(move, slot.name)
    said = [] if value is None else slot.write(value).split()
    match slot.made_of:
        case ("seat",):
            yield from (names[int(word.removeprefix(SEAT))] for word in said)
        case ("name",):
            yield from map(words.name, value if slot.many else [str(value)] if said else ())
        case ("name", _):
            yield from (f"{words.name(name)} {more}" for name, more in _PAIR.findall(" ".join(said)))
        case _:
            yield from said


def details_texts(words: Words, question: OpenQuestion, names: Names) -> list[str]:
    """Return further sentences for the player who must decide (message `details-…`), one for each line."""
    message = f"details-{question.kind}"
    if not words.has(message):
        return []
    said = words.say(message, **facts_with_names(question.data, names))
    return [line.strip() for line in said.splitlines() if line.strip()]


def component_text(words: Words, component: Component, names: Names) -> str:
    """Return the full text of a component on one line: its printed data and its effect."""
    facts = {**component.facts, "seat": component.seat, "count": component.count, "where": component.where}
    said = words.say(f"component-{component.kind}", name=component.name, **facts_with_names(facts, names))
    return " ".join(said.split())


def component_parts(words: Words, component: Component, names: Names) -> tuple[str, str]:
    """Return the text of a component for a drawn card: its name, and the rest.

    Most texts begin with the name.
    """
    name, said = words.name(component.name), component_text(words, component, names)
    if found := re.match(rf"{re.escape(name)}( \([^()]*\))?", said, re.IGNORECASE):
        name, said = found[0], said[found.end() :].lstrip(" .,:;")
    return name[:1].upper() + name[1:], said[:1].upper() + said[1:]


def amounts_text(words: Words, values: range) -> str:
    """Return the possible amounts as a sentence."""
    if not values:
        return words.say("amounts-none")
    if len(values) == 1:
        return words.say("amounts-one", amount=values[0])
    return words.say("amounts-range", least=values[0], most=values[-1], step=values.step)


def score_text(words: Words, line: ScoreLine, names: Names) -> str:
    return words.say(f"score-{line.reason}", points=line.points, **facts_with_names(line.facts, names))


def tie_texts(words: Words, result: Result, names: Names) -> list[str]:
    """Return a sentence for each tie: how it was broken, or that it was not.

    The first breaker of a game is the message `breaker-1`: its value for a seat, and in `.what` its name.
    """
    return [_tie(words, tie, names) for tie in ties(result)]


def _tie(words: Words, tie: Tie, names: Names) -> str:
    looked_at = [words.attribute(f"breaker-{number}", "what") for number in range(1, tie.looked_at + 1)]
    equal = looked_at[:-1] if tie.decided else looked_at
    facts = {
        "points": tie.scores[0].points,
        "names": words.join(names[score.seat] for score in tie.scores),
        "equal": words.join(equal),
        "equals": len(equal),
    }
    if not tie.decided:
        return words.say("tie-shared", **facts)
    values = ", ".join(_breaker(words, score, tie.looked_at, names) for score in tie.scores)
    return words.say("tie-decided", what=looked_at[-1], values=values, **facts)


def _breaker(words: Words, score: Score, number: int, names: Names) -> str:
    return f"{names[score.seat]} {words.say(f'breaker-{number}', value=score.breakers[number - 1])}"


def what_if_texts(words: Words, certain: Mapping[str, Any], names: Names) -> list[str]:
    """Return a short phrase for each certain effect with a message in the game's catalogue."""
    return [said for key, value in certain.items() for said in _certain(words, key, value, names) if said]


def _certain(words: Words, key: str, value: Any, names: Names) -> Iterator[str]:
    """Yield one phrase. If a value has several parts with facts of their own, yield one for each part."""
    message = f"certain-{slug(key)}"
    if not words.has(message):
        return
    parted = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    parts = [(str(name), facts) for name, facts in parted if isinstance(facts, dict)]
    for name, facts in parts:
        shown = {inner: _shown(words, inner, fact, names) for inner, fact in facts.items()}
        yield words.say(message, name=name, **shown)
    whole = _shown(words, key, value, names)
    if not parts and whole not in ("", []):
        yield words.say(message, value=whole)


def _shown(words: Words, key: str, value: Any, names: Names) -> Any:
    """Return a value for a phrase.

    Numbers by name or by seat become words ("red 2, blue 1"), "" if all are 0. Other values stay as they are.
    """
    if isinstance(value, dict):
        counts = [(words.name(name), number) for name, number in value.items()]
    elif (
        isinstance(value, list) and len(value) == len(names) and all(isinstance(each, int) for each in value)
    ):
        counts = list(zip(names, value, strict=True))
    else:
        return _fact(key, value, names)
    return ", ".join(f"{name} {number}" for name, number in counts if number)


def _fact(key: str, value: Any, names: Names) -> Any:
    if key == "seats" or key.endswith("_seats"):
        return tuple(names[seat] for seat in value)
    if value is not None and (key == "seat" or key.endswith("_seat")):
        return names[value]
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
