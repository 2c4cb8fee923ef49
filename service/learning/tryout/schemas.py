"""JSON schemas of try-outs."""

from marshmallow import Schema, fields, validate

from service.learning.coach.models import CoachState
from service.learning.coach.schemas import UNASKED, DecisionLookSchema
from service.play.bots.levels import LEVELS, USUAL
from service.play.games.shapes import EngineField
from service.play.tables.schemas import MOST_SEATS
from service.play.tables.view_schemas import AnswerSchema, MoveField, QuestionSchema


class TryOutSchema(Schema):
    """The position of a try-out, as the seat to move sees it. The hidden part was dealt again."""

    began_at_count = fields.Integer(required=True)
    waiting = fields.List(fields.Integer(), required=True)
    over = fields.Boolean(required=True)
    seat = fields.Integer(required=True)
    view = EngineField("TableView", required=True)
    question = fields.Nested(QuestionSchema, required=True, allow_none=True)


class TryMoveSchema(Schema):
    """A move for any seat of the try-out."""

    seat = fields.Integer(strict=True, required=True, validate=validate.Range(0, MOST_SEATS))
    move = MoveField(required=True)


class TryOutAnswerSchema(Schema):
    """A possible answer of the seat to move in my try-out."""

    move = MoveField(required=True)


class TryOutCoachSchema(Schema):
    """The last request about my try-out, and the coach's findings."""

    state = fields.String(required=True, validate=validate.OneOf([UNASKED, *CoachState]))
    move = fields.String(required=True, allow_none=True)
    decision = fields.Nested(DecisionLookSchema, required=True, allow_none=True)


class AdviceQuery(Schema):
    """The bot that advises."""

    level = fields.String(load_default=USUAL, validate=validate.OneOf(LEVELS))


class AdviceSchema(Schema):
    """The move of a bot for the seat to move."""

    game = fields.String(required=True)
    seat = fields.Integer(required=True)
    level = fields.String(required=True)
    move = fields.Nested(AnswerSchema, required=True)
