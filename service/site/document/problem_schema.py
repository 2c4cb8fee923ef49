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
    """An event that came before the turn, with the game of its table."""

    game = fields.String(required=True)


class ProblemSchema(Schema):
    """An error, as a problem document of RFC 9457.

    `type` is stable and opens in a browser. Some problems have further fields. A later server may add more.
    """

    type = fields.Url(
        required=True, metadata={"description": "The problem. Its last part is the stable name."}
    )
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    detail = fields.String(required=True)
    instance = fields.String(metadata={"description": "The path of the request."})
    request_id = fields.String(
        required=True, metadata={"description": "The id of the request. Give it when you report a fault."}
    )
    errors = fields.Dict(metadata={"description": "The errors, by place and field."})
    rule = fields.String(metadata={"description": "`illegal-move`: the name of the broken rule."})
    section = fields.String(
        metadata={"description": "`illegal-move`: the section of the rules, such as `6.2`."}
    )
    facts = fields.Dict(
        values=fields.Raw(metadata={"anyOf": FIGURE}),
        metadata={"description": "`illegal-move`: the values in its sentence, by name."},
    )
    legal = fields.List(
        fields.Nested(MoveOfferedSchema), metadata={"description": "`illegal-move`: the nearest legal moves."}
    )
    candidates = fields.List(
        fields.Nested(MoveOfferedSchema), metadata={"description": "`ambiguous-move`: the possible meanings."}
    )
    understood = fields.String(metadata={"description": "`unreadable-move`: the part that was understood."})
    forms = fields.List(
        fields.String(), metadata={"description": "`unreadable-move`: the ways to write moves."}
    )
    why = fields.String(metadata={"description": "`unreadable-plan`: the fault in the plan."})
    free = fields.Integer(
        metadata={"description": "`nothing-to-take-back`: the number of moves that can be taken back."}
    )
    moves = fields.Integer(
        metadata={"description": "`turn-reveals`: the number of moves that can be played at once."}
    )
    game = fields.String(metadata={"description": "`question-closed`: the game of the table."})
    answered = fields.Integer(
        metadata={"description": "`question-closed`: the question that the turn was for."}
    )
    open = fields.Integer(
        allow_none=True,
        metadata={"description": "`question-closed`: the question that is open to the seat now."},
    )
    since = fields.Integer(
        metadata={"description": "`question-closed`: the number of the move after which it was asked."}
    )
    events = fields.List(
        fields.Nested(HappenedSchema), metadata={"description": "`question-closed`: the events since then."}
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
