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
        either = [MOVE, {"type": "string", "minLength": 1, "maxLength": LONGEST_LINE}]
        told = {"anyOf": either, "description": "A move, as data or in words."}
        super().__init__(metadata=told, validate=validate_move, **more)


def validate_move(given: Any) -> None:
    if isinstance(given, str):
        validate.Length(1, LONGEST_LINE)(given)
    elif not isinstance(given, dict):
        raise make_validation_error("field-move")


class AnswerSchema(Schema):
    """A legal answer, as data and as words; with what it would certainly bring, where that was asked for."""

    move = EngineField("Move", required=True, description="The answer as data.")
    text = fields.String(required=True, metadata={"description": "The answer in words."})
    certain = EngineField("CertainData", description="Its certain effects, if requested.")


class AmountSchema(Schema):
    """The amounts that answer a question with a number, in addition to `moves`.

    As data the answer is `{"do": do, slot: amount}`, such as `{"do": "bid", "amount": 400}`. As text the number is
    enough.
    """

    do = fields.String(required=True, metadata={"description": "The kind of move that names the amount."})
    slot = fields.String(required=True, metadata={"description": "The field of that move that takes it."})
    least = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The least amount. Null if no amount is possible now."},
    )
    most = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The most. Null if no amount is possible now."},
    )
    step = fields.Integer(required=True, metadata={"description": "The difference between two amounts."})
    sensible = fields.List(
        fields.Integer(),
        required=True,
        metadata={"description": "A few amounts, from the least to the most."},
    )
    auction = fields.String(
        required=True,
        allow_none=True,
        validate=validate.OneOf(("rising", "sealed")),
        metadata={"description": "The state of the auction. Null if the amount is no bid."},
    )
    high = fields.Integer(required=True, metadata={"description": "The highest bid. 0 if nobody has bid."})


class ComponentSchema(Schema):
    """A component, or several equal ones, as a seat knows it.

    Its `kind` says which facts stand on it, and what it would bring the seat now.
    """

    name = fields.String(required=True, metadata={"description": "The name that moves use."})
    where = fields.String(
        required=True,
        validate=validate.OneOf(get_args(Where)),
        metadata={
            "description": (
                "`mine`: in my hand or in front of me. `shown`: visible to all. `supply`: "
                "available. `unseen`: in a place unknown to me. `spent`: out of the game."
            )
        },
    )
    seat = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The owner, if I may know it."}
    )
    count = fields.Integer(required=True, metadata={"description": "How many there are."})
    parts = fields.List(
        fields.String(),
        required=True,
        metadata={
            "description": "The parts of moves in which the name means this component. Empty: all parts."
        },
    )
    text = fields.String(required=True, metadata={"description": "The component in words."})


class ComponentsSchema(Schema):
    """Everything in the box as a seat knows it: the player aid."""

    game = fields.String(required=True)
    revision = fields.Integer(
        required=True, metadata={"description": "A number that grows with every change."}
    )
    components = fields.List(
        EngineField("Component"), required=True, metadata={"description": "All components."}
    )


class KindSchema(AnswerSchema):
    """Legal answers with the same first words.

    `move`, `text` and `certain` are those of the answer that certainly brings most. With a `count` of 1 it is
    the answer itself; otherwise send `begins` to see its kinds and answers.
    """

    begins = fields.String(
        required=True,
        metadata={"description": "The first words of all these answers. Send them as `begins` to list them."},
    )
    count = fields.Integer(required=True, metadata={"description": "The number of these answers."})
    liberty = fields.Boolean(
        required=True,
        metadata={"description": "True if they are possible at any time and decide nothing here."},
    )
    certain = EngineField("CertainData", required=True, description="The certain effects of that answer.")


class AskedQuestionSchema(Schema):
    """The open question of a seat, without its legal answers. `default` is played if time runs out."""

    game = fields.String(required=True)
    id = fields.Integer(required=True, metadata={"description": "The number of the question. Turns name it."})
    kind = fields.String(required=True, metadata={"description": "The kind of question."})
    seat = fields.Integer(required=True, metadata={"description": "The seat that is asked."})
    owed = fields.Boolean(
        required=True,
        metadata={"description": "False: I have given a secret answer and may change it until all are in."},
    )
    forced = fields.Boolean(
        required=True, metadata={"description": "True if there is only one legal answer."}
    )
    default = EngineField("Move", required=True, description="The answer that is played if time runs out.")
    data = EngineField("QuestionData", required=True, description="The facts of the question, by its kind.")
    amount = fields.Nested(
        AmountSchema,
        required=True,
        allow_none=True,
        metadata={"description": "The possible amounts, if the answer is a number. Null otherwise."},
    )
    prompt = fields.String(required=True, metadata={"description": "The question in words."})
    details = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "Further information for the decision, one sentence each."},
    )
    components = fields.List(
        EngineField("Component"),
        required=True,
        metadata={"description": "The components to choose from. Empty unless requested."},
    )


class QuestionSchema(AskedQuestionSchema):
    """The open question of a seat."""

    moves = fields.List(
        fields.Nested(AnswerSchema),
        required=True,
        metadata={"description": "Every legal answer. Empty if `moves` is false."},
    )
    kinds = fields.List(
        fields.Nested(KindSchema),
        metadata={
            "description": "The answers grouped by their first words, if requested. Amounts are listed apart."
        },
    )
    clock = fields.Nested(
        ClockSchema,
        allow_none=True,
        metadata={"description": "The clock, if the question itself was requested."},
    )


class ScoreLineSchema(Schema):
    """One reason for points, in words."""

    text = fields.String(required=True, metadata={"description": "The reason."})
    points = fields.Integer(required=True, metadata={"description": "Its points."})


class ScoreSchema(Schema):
    """The score of a seat, line by line."""

    seat = fields.Integer(required=True, metadata={"description": "The seat."})
    name = fields.String(required=True, metadata={"description": "The name of its player."})
    place = fields.Integer(required=True, metadata={"description": "Its place. Equal numbers share a place."})
    points = fields.Integer(required=True, metadata={"description": "Its points."})
    lines = fields.List(
        fields.Nested(ScoreLineSchema), required=True, metadata={"description": "The reasons for the points."}
    )


class ResultSchema(Schema):
    """The result of a table in words, from the first place to the last."""

    scores = fields.List(
        fields.Nested(ScoreSchema),
        required=True,
        metadata={"description": "The scores, the first place first."},
    )
    ties = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "The tie-breakers between players with the same points, one sentence each."},
    )


class ViewSchema(Schema):
    """Everything that an onlooker may know."""

    revision = fields.Integer(
        required=True, metadata={"description": "A number that grows with every change."}
    )
    view = EngineField("TableView", required=True, description="The view as data.")
    text = fields.String(metadata={"description": "The board in words, if `text` was requested."})
    result = fields.Nested(
        ResultSchema,
        metadata={
            "description": "The result in words, if `text` was requested. `Table.result` has it as data."
        },
    )


class SeatViewSchema(ViewSchema):
    """All that a seat may know, and what is asked of it."""

    question = fields.Nested(
        QuestionSchema,
        required=True,
        allow_none=True,
        metadata={"description": "The open question of the seat. Null if there is none."},
    )
    can_take_back = fields.Integer(
        required=True, metadata={"description": "The number of my last moves that I may take back freely."}
    )
    last_move = fields.Integer(
        required=True,
        metadata={
            "description": (
                "The number of my last move, 0 before the first. Use one less as `since` to list "
                "its events and all later ones."
            )
        },
    )


def flag_parameter(
    description: str, *, default: bool = False, attribute: str | None = None
) -> fields.Boolean:
    """Return a boolean query parameter. `attribute` is its name in the code, if it has another one there."""
    told = {"description": description}
    return fields.Boolean(
        truthy={"true"}, falsy={"false"}, load_default=default, attribute=attribute, metadata=told
    )


def components_parameter() -> fields.Boolean:
    """Return the parameter for the largest part of a question."""
    return flag_parameter(
        "Add the components to choose from. The default is false after 2027-11-30: name it.",
        default=True,
    )


def kinds_parameter(*, default: bool = False) -> fields.Boolean:
    """Return the parameter for the answers grouped by their first words."""
    later = " The default is false after 2027-11-30: name it." if default else ""
    return flag_parameter(f"Add the kinds of answers.{later}", default=default)


def moves_parameter() -> fields.Boolean:
    """Return the parameter for every legal answer. In a few questions these are most of the bytes."""
    return flag_parameter("List every legal answer. If false, `moves` is empty.", default=True)


class ViewQuery(Schema):
    """The parts to show beside the view."""

    text = flag_parameter("Add the board in words, for reading or listening.")


class SeatViewQuery(ViewQuery):
    what_if = flag_parameter("Add its certain effects to each legal answer.", attribute="certain")
    components = components_parameter()
    kinds = kinds_parameter()
    moves = moves_parameter()


class EventSchema(Schema):
    """Something that happened, as data and as a sentence in the reader's language."""

    count = fields.Integer(
        required=True, metadata={"description": "The number of the move that caused it. 0 is the deal."}
    )
    place = fields.Integer(
        required=True, metadata={"description": "The place among the events of that move, from 0."}
    )
    data = EngineField("EventData", required=True, description="The event as data.")
    text = fields.String(required=True, metadata={"description": "The event in words."})
    section = fields.String(
        required=True,
        metadata={"description": "The section of the rules that explains it, such as `6.2`. May be empty."},
    )
    by_plan = fields.Boolean(
        required=True,
        metadata={"description": "True if your plan made this move. Nobody else sees this."},
    )


class EventsSchema(Schema):
    """`revision` grows also when moves are taken back, and then `count` shrinks: what came later is no longer so."""

    game = fields.String(required=True)
    count = fields.Integer(required=True, metadata={"description": "The number of moves now."})
    revision = fields.Integer(
        required=True, metadata={"description": "A number that grows with every change."}
    )
    events = fields.List(
        fields.Nested(EventSchema), required=True, metadata={"description": "The events, the oldest first."}
    )


class SinceQuery(Schema):
    since = fields.Integer(
        load_default=0,
        validate=validate.Range(0, 1_000_000),
        metadata={"description": "The number of moves after which to begin."},
    )


class RepresentationQuery(Schema):
    """The parts of the new view, if `Prefer: return=representation` asks for it."""

    components = components_parameter()
    kinds = kinds_parameter()
    moves = moves_parameter()


class BeginsQuery(Schema):
    components = components_parameter()
    kinds = kinds_parameter(default=True)
    moves = moves_parameter()
    begins = fields.String(
        load_default="",
        validate=validate.Length(max=500),
        metadata={
            "description": (
                "List only answers that begin with these whole words, such as `build opera`, and their "
                "kinds. There may be none."
            )
        },
    )


class TurnSchema(Schema):
    """One or more moves, all or none, bound to the question that the first of them answers."""

    question = fields.Integer(
        strict=True,
        required=True,
        validate=validate.Range(0, 1_000_000_000),
        metadata={"description": "The question that the first move answers."},
    )
    moves = fields.List(
        MoveField(),
        required=True,
        validate=validate.Length(1, MOST_MOVES),
        metadata={"description": "The moves, in order."},
    )
    dry_run = fields.Boolean(
        truthy={True}, falsy={False}, load_default=False, metadata={"description": "Only try them."}
    )


class TakeBackSchema(Schema):
    moves = fields.Integer(
        strict=True,
        load_default=1,
        validate=validate.Range(1, MOST_MOVES),
        metadata={"description": "The number of moves to take back."},
    )


class TurnPlayedSchema(Schema):
    """The effects of a turn: all effects of a played one, the certain ones of a dry run."""

    game = fields.String(required=True)
    count = fields.Integer(required=True, metadata={"description": "The number of moves now."})
    played = fields.Boolean(required=True, metadata={"description": "False after a dry run."})
    already = fields.Boolean(
        required=True,
        metadata={
            "description": (
                "True if the turn repeats an answer that the seat may still change. It counts, "
                "and nothing is played again."
            )
        },
    )
    events = fields.List(
        fields.Nested(EventSchema),
        required=True,
        metadata={
            "description": (
                "What my moves did. What others do afterwards, bots of a sandbox too, is in "
                "`list_seat_events` with `since` = `count`."
            )
        },
    )
    seat_view = fields.Nested(
        SeatViewSchema,
        metadata={"description": "My new view, if `Prefer: return=representation` asked for it."},
    )


class WhatIfSchema(Schema):
    move = MoveField(required=True)


class CertainSchema(Schema):
    game = fields.String(required=True)
    certain = EngineField("CertainData", required=True, description="The certain effects of the move.")


class TableNamedSchema(Schema):
    """A table, in a list of something else."""

    id = row_number_field(required=True, metadata={"description": "The number of the table."})
    name = fields.String(required=True, metadata={"description": "The name of the table."})
    game = fields.String(required=True, metadata={"description": "Its game."})
    count = fields.Integer(required=True, metadata={"description": "The number of moves now."})


class WaitingSchema(Schema):
    """A table that waits for me."""

    table = fields.Nested(TableNamedSchema, required=True, metadata={"description": "The table."})
    seat = fields.Integer(attribute="number", required=True, metadata={"description": "My seat."})
    question = fields.Integer(required=True, metadata={"description": "The number of the open question."})
    waiting_since = fields.AwareDateTime(required=True, metadata={"description": "When it was asked."})
    deadline = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the default is played. Null if there is no limit."},
    )
    asked = fields.Nested(
        QuestionSchema, metadata={"description": "The question, if `questions` was requested."}
    )


class MyStreamQuery(Schema):
    """The parts to show of the waiting questions."""

    questions = flag_parameter("Add the question of each table, in words and with its legal answers.")
    waits = flag_parameter("Send `waits`, with the items of `/me/waiting`, instead of `waiting`.")


class WaitingQuery(AgeQuery):
    """Which of them, and how much of each."""

    questions = flag_parameter("Add the question of each table, in words and with its legal answers.")
    components = flag_parameter("With `questions`: add the components.", default=True)
    kinds = flag_parameter("With `questions`: add the kinds of answers.")
    moves = flag_parameter("With `questions`: list every legal answer.", default=True)
