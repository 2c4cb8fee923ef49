"""JSON schemas of play: questions, views, turns, events, and waiting tables."""

from typing import Any, get_args

from marshmallow import Schema, fields, validate

from engine.notation.parse_move import LONGEST_LINE
from engine.values.component import Where
from service.play.clocks.schemas import ClockSchema
from service.play.games.shapes import MOVE, EngineField
from service.web.schemas.fields import row_number_field
from service.web.schemas.pagination import AgeQuery
from service.web.schemas.validation import make_validation_error

MOST_MOVES = 60


class MoveField(fields.Raw):
    """A field for a move: as data (`{"do": "bid", "amount": 400}`) or as words (`"bid 400"`)."""

    def __init__(self, **more: Any) -> None:
        either = {"anyOf": [MOVE, {"type": "string", "minLength": 1, "maxLength": LONGEST_LINE}]}
        super().__init__(metadata=either, validate=validate_move, **more)


def validate_move(given: Any) -> None:
    if isinstance(given, str):
        validate.Length(1, LONGEST_LINE)(given)
    elif not isinstance(given, dict):
        raise make_validation_error("field-move")


class AnswerSchema(Schema):
    """A legal answer, as data and as words; with what it would certainly bring, where that was asked for."""

    move = EngineField("Move", required=True)
    text = fields.String(required=True)
    certain = EngineField("CertainData")


class AmountSchema(Schema):
    """The amounts that answer a question which is answered with a number; in words a bare number is such an amount."""

    do = fields.String(required=True, metadata={"description": "The kind of move that names the amount."})
    slot = fields.String(required=True, metadata={"description": "The field of that move that takes it."})
    least = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Null where no amount is possible now."}
    )
    most = fields.Integer(required=True, allow_none=True)
    step = fields.Integer(required=True)
    sensible = fields.List(
        fields.Integer(),
        required=True,
        metadata={"description": "A few of them, from the least to the most."},
    )
    auction = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf(("rising", "sealed")),
        metadata={"description": "How the auction goes; null where the amount is no bid."},
    )
    high = fields.Integer(
        required=True, metadata={"description": "The bid that stands; 0 where nobody has bid."}
    )


class ComponentSchema(Schema):
    """A thing of the box, or several of the same, as a seat knows it; its `kind` says which facts stand on it, and what
    it would bring the seat here and now."""

    name = fields.String(required=True, metadata={"description": "As it stands in moves."})
    where = fields.String(
        required=True,
        validate=validate.OneOf(get_args(Where)),
        metadata={
            "description": "`mine`: in my hand or before me; `shown`: before all; `supply`: to be had; `unseen`: where I cannot know; `spent`: out of the game."
        },
    )
    seat = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Whose it is, where that may be known."}
    )
    count = fields.Integer(required=True)
    parts = fields.List(
        fields.String(),
        required=True,
        metadata={
            "description": "The parts of moves that mean it, where its name means something else in others; empty: all."
        },
    )
    text = fields.String(required=True, metadata={"description": "The same in words."})


class ComponentsSchema(Schema):
    """Everything in the box as a seat knows it: the player aid."""

    game = fields.String(required=True)
    revision = fields.Integer(required=True, metadata={"description": "Grows with every change."})
    components = fields.List(EngineField("Component"), required=True)


class KindSchema(AnswerSchema):
    """Legal answers that begin alike, or one alone; with the one of them that certainly brings the most, and what that is."""

    begins = fields.String(
        required=True,
        metadata={"description": "The words with which all of them begin: a `begins` that lists them."},
    )
    count = fields.Integer(required=True, metadata={"description": "How many they are."})
    liberty = fields.Boolean(
        required=True,
        metadata={"description": "Whether they may be made at any time, and decide nothing here."},
    )
    certain = EngineField("CertainData", required=True)


class AskedQuestionSchema(Schema):
    """What is asked of a seat now, without its legal answers."""

    game = fields.String(required=True)
    id = fields.Integer(required=True)
    kind = fields.String(required=True)
    seat = fields.Integer(required=True)
    owed = fields.Boolean(required=True)
    forced = fields.Boolean(required=True)
    default = EngineField("Move", required=True)
    data = EngineField("QuestionData", required=True)
    amount = fields.Nested(
        AmountSchema,
        required=True,
        allow_none=True,
        metadata={"description": "Where the answer is a number: which ones there are. Null elsewhere."},
    )
    prompt = fields.String(required=True)
    details = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "What else whoever decides wants to know, a sentence each."},
    )
    components = fields.List(
        EngineField("Component"),
        required=True,
        metadata={"description": "The things of the box that are chosen among, in full."},
    )


class QuestionSchema(AskedQuestionSchema):
    """What is asked of a seat now."""

    moves = fields.List(fields.Nested(AnswerSchema), required=True)
    kinds = fields.List(
        fields.Nested(KindSchema),
        metadata={
            "description": "Where the question itself was asked for: the answers by the words with which they begin, a few lines however many answers there are. The amounts that answer it stand apart."
        },
    )
    clock = fields.Nested(
        ClockSchema, allow_none=True, metadata={"description": "Where the question itself was asked for."}
    )


class ScoreLineSchema(Schema):
    """One reason for points, in words."""

    text = fields.String(required=True)
    points = fields.Integer(required=True)


class ScoreSchema(Schema):
    """What a seat came to, line by line."""

    seat = fields.Integer(required=True)
    name = fields.String(required=True)
    place = fields.Integer(required=True)
    points = fields.Integer(required=True)
    lines = fields.List(fields.Nested(ScoreLineSchema), required=True)


class ResultSchema(Schema):
    """How a table ended, in words, from the first place to the last."""

    scores = fields.List(fields.Nested(ScoreSchema), required=True)
    ties = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "What told those apart who have the same points, a sentence each."},
    )


class ViewSchema(Schema):
    """All that somebody who looks on may know."""

    revision = fields.Integer(required=True, metadata={"description": "Grows with every change."})
    view = EngineField("TableView", required=True)
    text = fields.String(metadata={"description": "The board in words, where `text` was asked for."})
    result = fields.Nested(
        ResultSchema,
        metadata={"description": "Of a finished table: its scores in words, where `text` was asked for."},
    )


class SeatViewSchema(ViewSchema):
    """All that a seat may know, and what is asked of it."""

    question = fields.Nested(QuestionSchema, required=True, allow_none=True)
    can_take_back = fields.Integer(
        required=True, metadata={"description": "How many of my last moves I may take back freely."}
    )
    last_move = fields.Integer(
        required=True,
        metadata={
            "description": "The number of my last move, 0 before the first. With one less as `since` the events tell what it settled and what followed."
        },
    )


def flag_parameter(description: str) -> fields.Boolean:
    """Return a boolean query parameter."""
    told = {"description": description}
    return fields.Boolean(truthy={"true"}, falsy={"false"}, load_default=False, metadata=told)


class ViewQuery(Schema):
    """What to show beside the view."""

    text = flag_parameter("The board in words, to be read or heard.")


class SeatViewQuery(ViewQuery):
    what_if = flag_parameter("With each legal answer what it would certainly bring.")


class EventSchema(Schema):
    """Something that happened, as data and as a sentence in the reader's language."""

    count = fields.Integer(required=True, metadata={"description": "The move it came from; 0 is the deal."})
    place = fields.Integer(required=True)
    data = EngineField("EventData", required=True)
    text = fields.String(required=True)
    section = fields.String(
        required=True,
        metadata={
            "description": "Where the rules of the table explain it, as `6.2`; empty where nobody wrote them."
        },
    )
    by_plan = fields.Boolean(
        required=True,
        metadata={"description": "A plan of yours made this move for you. Nobody else is told."},
    )


class EventsSchema(Schema):
    """`revision` grows also when moves are taken back, and then `count` shrinks: what came later is no longer so."""

    game = fields.String(required=True)
    count = fields.Integer(required=True)
    revision = fields.Integer(required=True)
    events = fields.List(fields.Nested(EventSchema), required=True)


class SinceQuery(Schema):
    since = fields.Integer(load_default=0, validate=validate.Range(0, 1_000_000))


class BeginsQuery(Schema):
    begins = fields.String(
        load_default="",
        validate=validate.Length(max=500),
        metadata={
            "description": "Only answers that begin with these words, such as `build opera`, or `build opera north-west`; none where no answer does."
        },
    )


class TurnSchema(Schema):
    """One or more moves, all or none, bound to the question that the first of them answers."""

    question = fields.Integer(strict=True, required=True, validate=validate.Range(0, 1_000_000_000))
    moves = fields.List(MoveField(), required=True, validate=validate.Length(1, MOST_MOVES))
    dry_run = fields.Boolean(truthy={True}, falsy={False}, load_default=False)


class TakeBackSchema(Schema):
    moves = fields.Integer(strict=True, load_default=1, validate=validate.Range(1, MOST_MOVES))


class TurnPlayedSchema(Schema):
    """What came of a turn: everything for one that was played, what is certain for a dry run."""

    game = fields.String(required=True)
    count = fields.Integer(required=True)
    played = fields.Boolean(required=True)
    already = fields.Boolean(
        required=True,
        metadata={
            "description": "The turn is the very answer that the seat had given and may still change: it counts, and nothing was played again."
        },
    )
    events = fields.List(fields.Nested(EventSchema), required=True)
    seat_view = fields.Nested(SeatViewSchema)
    """Present if the client asked for the new state with `Prefer: return=representation`."""


class WhatIfSchema(Schema):
    move = MoveField(required=True)


class CertainSchema(Schema):
    game = fields.String(required=True)
    certain = EngineField("CertainData", required=True)


class TableNamedSchema(Schema):
    """A table, in a list of something else."""

    id = row_number_field(required=True)
    name = fields.String(required=True)
    game = fields.String(required=True)
    count = fields.Integer(required=True)


class WaitingSchema(Schema):
    """A table that waits for me."""

    table = fields.Nested(TableNamedSchema, required=True)
    seat = fields.Integer(attribute="number", required=True)
    question = fields.Integer(required=True)
    waiting_since = fields.AwareDateTime(required=True)
    deadline = fields.AwareDateTime(
        attribute="clock.deadline", dump_default=None, required=True, allow_none=True
    )
    asked = fields.Nested(QuestionSchema, metadata={"description": "Where `questions` was asked for."})


class MyStreamQuery(Schema):
    """What to tell of what waits for me."""

    questions = flag_parameter("With each table the question itself, in words and with its legal answers.")


class WaitingQuery(AgeQuery, MyStreamQuery):
    """Which of them, and how much of each."""
