"""The schema of problem documents in the OpenAPI document."""

from collections.abc import Collection
from typing import Final

from marshmallow import Schema, fields

from service.play.games.shapes import EngineField
from service.play.tables.view_schemas import EventSchema

FIGURE = [{"type": "integer"}, {"type": "string"}, {"type": "array", "items": {"type": "string"}}]
"""A value in the sentence that refuses a move: a number, a name, or names."""


class MoveOfferedSchema(Schema):
    """A move that would be right, and of which game it is."""

    game = fields.String(required=True)
    text = fields.String(required=True)
    move = EngineField("Move", required=True)


class HappenedSchema(EventSchema):
    """What happened while somebody thought, and at a table of which game."""

    game = fields.String(required=True)


class ProblemSchema(Schema):
    """An error, as a problem document of RFC 9457; `type` is stable and may be opened in a browser. Beside what every
    problem says some say more, and a later server may say still more."""

    type = fields.Url(
        required=True, metadata={"description": "Which problem: its last part is the stable name."}
    )
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    detail = fields.String(required=True)
    instance = fields.String(metadata={"description": "The path that was asked for."})
    request_id = fields.String(required=True, metadata={"description": "Name it when you report a fault."})
    errors = fields.Dict(metadata={"description": "What is wrong, by place and field."})
    rule = fields.String(metadata={"description": "`illegal-move`: the name of the broken rule."})
    section = fields.String(metadata={"description": "`illegal-move`: where the rules say it, as `6.2`."})
    facts = fields.Dict(
        values=fields.Raw(metadata={"anyOf": FIGURE}),
        metadata={"description": "`illegal-move`: the figures of its sentence, by name."},
    )
    legal = fields.List(
        fields.Nested(MoveOfferedSchema), metadata={"description": "`illegal-move`: the nearest legal moves."}
    )
    candidates = fields.List(
        fields.Nested(MoveOfferedSchema), metadata={"description": "`ambiguous-move`: what it could mean."}
    )
    understood = fields.String(metadata={"description": "`unreadable-move`: how far it was understood."})
    forms = fields.List(
        fields.String(), metadata={"description": "`unreadable-move`: how moves are written."}
    )
    why = fields.String(metadata={"description": "`unreadable-plan`: what is wrong with it."})
    free = fields.Integer(metadata={"description": "`nothing-to-take-back`: how many moves could be."})
    moves = fields.Integer(
        metadata={"description": "`turn-reveals`: how many moves could be played at once."}
    )
    game = fields.String(metadata={"description": "`question-closed`: which game it is."})
    answered = fields.Integer(
        metadata={"description": "`question-closed`: the question that the turn was for."}
    )
    open = fields.Integer(
        allow_none=True,
        metadata={"description": "`question-closed`: which question is open to the seat now."},
    )
    since = fields.Integer(metadata={"description": "`question-closed`: after which move it was put."})
    events = fields.List(
        fields.Nested(HappenedSchema), metadata={"description": "`question-closed`: what happened since."}
    )
    question = EngineField("Question", allow_none=True)


ONLY_OF: Final = {
    "illegal-move": ("rule", "section", "facts", "legal"),
    "ambiguous-move": ("candidates",),
    "unreadable-move": ("understood", "forms"),
    "unreadable-plan": ("why",),
    "nothing-to-take-back": ("free",),
    "turn-reveals": ("moves",),
    "question-closed": ("game", "answered", "open", "since", "events", "question"),
}
"""The members that only one problem has, beside those of every problem."""


def problem_schema(names: Collection[str]) -> ProblemSchema:
    """Return the problem schema for a document whose operations can raise only these problems."""
    unsaid = [part for name, parts in ONLY_OF.items() if name not in names for part in parts]
    return ProblemSchema(exclude=unsaid)
