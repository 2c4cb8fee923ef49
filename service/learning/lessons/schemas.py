"""JSON schemas of lessons."""

from marshmallow import Schema, fields

from service.web.schemas.fields import LineField


class LearnSchema(Schema):
    """A game to be learned."""

    game = LineField(longest=40, required=True)
    lesson = LineField(
        longest=40,
        load_default=None,
        allow_none=True,
        metadata={"description": "Where to begin; left out, where I left off, or at the first one."},
    )


class LessonSchema(Schema):
    """What is learned at a table, in the reader's language."""

    name = fields.String(required=True)
    number = fields.Integer(required=True)
    count = fields.Integer(required=True, metadata={"description": "How many lessons the game has."})
    title = fields.String(required=True)
    idea = fields.String(required=True)
    task = fields.String(required=True, metadata={"description": "What to try."})
    answer = fields.String(
        required=True, metadata={"description": "An answer that serves the idea now; empty where none is."}
    )
    done = fields.Boolean(required=True)
    good = fields.String(required=True, metadata={"description": "What was learned, once it is done."})
    next_table = fields.Integer(
        required=True,
        allow_none=True,
        metadata={
            "description": "Where it goes on once it is done: the next lesson, or a short game after the last."
        },
    )
    next_title = fields.String(required=True, metadata={"description": "Empty after the last lesson."})
