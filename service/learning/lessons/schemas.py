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
        metadata={
            "description": "The lesson to begin with. The default is the one where I stopped, or the first."
        },
    )


class LessonSchema(Schema):
    """The lesson of a table, in the reader's language."""

    name = fields.String(required=True)
    number = fields.Integer(required=True)
    count = fields.Integer(required=True, metadata={"description": "The number of lessons of the game."})
    title = fields.String(required=True)
    idea = fields.String(required=True)
    task = fields.String(required=True, metadata={"description": "The task of the lesson."})
    answer = fields.String(
        required=True, metadata={"description": "An answer that serves the idea now. Empty if there is none."}
    )
    done = fields.Boolean(required=True)
    good = fields.String(
        required=True, metadata={"description": "The thing learned, once the lesson is done."}
    )
    next_table = fields.Integer(
        required=True,
        allow_none=True,
        metadata={
            "description": (
                "The next table, once the lesson is done: the next lesson, or a short game after the last."
            )
        },
    )
    next_title = fields.String(required=True, metadata={"description": "Empty after the last lesson."})
