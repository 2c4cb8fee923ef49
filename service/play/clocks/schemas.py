"""JSON schemas of time. Lengths of time are ISO 8601 durations (`P2D`, `PT8H`)."""

from datetime import timedelta
from typing import Any, get_args

import msgspec
from marshmallow import Schema, ValidationError, fields, validate

from engine.values.decoder import Decoder
from service.platform.language import reader_language
from service.platform.words import words
from service.play.games.shapes import SHAPE, EngineField
from service.play.pace.calendar import DAYS
from service.play.pace.explain import render_sentence
from service.play.pace.pace import Follow, load_ready_made, plain_pace, read_pace
from service.play.pace.sentence import TimeRefusal
from service.web.schemas.validation import make_validation_error

MOST_RUNGS = 6
MOST_SEATS = 7
LONGEST_LEAVE = 366
LENGTH = Decoder(timedelta)


class LengthField(fields.String):
    """A field for a length of time."""

    def __init__(self, about: str = "", **more: Any) -> None:
        metadata = {"format": "duration", "example": "PT8H"} | ({"description": about} if about else {})
        super().__init__(metadata=metadata, **more)

    def _serialize(self, value: Any, *_where: Any, **_more: Any) -> Any:
        """Serialize in whole seconds.

        An RFC 3339 duration has no fractions, and generated clients check the format.
        """
        return None if value is None else msgspec.to_builtins(timedelta(seconds=round(value.total_seconds())))

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> Any:
        text = super()._deserialize(value, attr, data, **more)
        try:
            return LENGTH.convert(text)
        except msgspec.ValidationError as error:
            raise make_validation_error("field-length") from error


class PaceField(fields.Raw):
    """A field for the time rules of a table: the name of a ready-made pace, or a custom one as data."""

    def __init__(self, **more: Any) -> None:
        either = {
            "oneOf": [{"type": "string", "enum": list(load_ready_made())}, {SHAPE: "Pace"}],
            "description": "A ready-made pace by its name, or one of your own.",
        }
        super().__init__(metadata=either, **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> dict[str, Any]:
        if isinstance(value, str) and value in load_ready_made():
            pace = load_ready_made()[value]
        elif isinstance(value, dict):
            try:
                pace = read_pace(value)
            except TimeRefusal as refusal:
                raise ValidationError(
                    render_sentence(refusal.sentence, words(reader_language()), "UTC")
                ) from refusal
        else:
            raise make_validation_error("field-pace", names=", ".join(load_ready_made()))
        return plain_pace(pace)


class SleepSchema(Schema):
    falls = fields.String(required=True, validate=validate.Length(5, 5))
    wakes = fields.String(required=True, validate=validate.Length(5, 5))


class LeaveSchema(Schema):
    """A time away, as moments."""

    start = fields.AwareDateTime(required=True)
    end = fields.AwareDateTime(required=True)


class CalendarSchema(Schema):
    """My calendar. Its time zone is that of my profile."""

    zone = fields.String(required=True)
    sleep = fields.Nested(SleepSchema, required=True, allow_none=True)
    weekend = fields.List(fields.String(validate=validate.OneOf(DAYS)), required=True)
    ladder = fields.List(LengthField(), required=True, allow_none=True)
    leave = fields.List(fields.Nested(LeaveSchema), required=True)
    quota = fields.Integer(required=True, metadata={"description": "Days of leave in a calendar year."})
    taken = fields.Dict(
        keys=fields.String(),
        values=fields.Integer(),
        required=True,
        metadata={"description": "The days of leave taken, by year."},
    )


class CalendarChangeSchema(Schema):
    """The changes. Omitted fields stay."""

    sleep = fields.Nested(SleepSchema, allow_none=True)
    weekend = fields.List(fields.String(validate=validate.OneOf(DAYS)), validate=validate.Length(0, 7))
    ladder = fields.List(LengthField(), allow_none=True, validate=validate.Length(1, MOST_RUNGS))


class LeaveTakeSchema(Schema):
    """Whole days of my own zone; today counts from now."""

    first = fields.Date(required=True)
    days = fields.Integer(strict=True, required=True, validate=validate.Range(1, LONGEST_LEAVE))


class LeaveCancelSchema(Schema):
    start = fields.AwareDateTime(required=True)


class ClockSchema(Schema):
    """The clock of a question, as the player whom it concerns sees it."""

    opened = fields.AwareDateTime(required=True, metadata={"description": "When the clock began to run."})
    deadline = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the default is played. Null if there is no limit."},
    )
    reminders = fields.List(
        fields.AwareDateTime(), required=True, metadata={"description": "The reminders to come."}
    )
    time_left = LengthField("What is left of the time of the question itself.", required=True)
    bank_left = LengthField("What is left of the bank.", required=True)
    bank = LengthField("The bank of the seat when the question came.", required=True)
    absent = fields.Boolean(
        required=True, metadata={"description": "True if the seat is silent and gets less time."}
    )
    until = fields.String(
        required=True, metadata={"description": "The time at which the clock runs out, with the reason."}
    )
    more = fields.List(
        fields.String(), required=True, metadata={"description": "Further sentences on the time."}
    )


class AwaitedSchema(Schema):
    """A seat that owes an answer."""

    seat = fields.Integer(required=True)
    player = fields.String(required=True, allow_none=True)
    since = fields.AwareDateTime(required=True)
    deadline = fields.AwareDateTime(required=True, allow_none=True)
    absent = fields.Boolean(required=True)
    away = fields.AwareDateTime(
        required=True, allow_none=True, metadata={"description": "The end of the present leave."}
    )


class AbsentSchema(Schema):
    """A seat that nobody hears from, and what follows if that lasts."""

    seat = fields.Integer(required=True)
    player = fields.String(required=True, allow_none=True)
    since = fields.AwareDateTime(required=True)
    follows = fields.String(
        required=True,
        validate=validate.OneOf(get_args(Follow)),
        metadata={
            "description": (
                "The consequence: its defaults go on, a bot, an open seat for a substitute, or a vote."
            )
        },
    )
    follows_at = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={
            "description": (
                "The earliest time of the consequence. It comes with the next question whose time runs out."
            )
        },
    )
    followed_at = fields.AwareDateTime(
        required=True,
        allow_none=True,
        metadata={"description": "The time of the consequence. Null if it is still to come."},
    )


class PulseSchema(Schema):
    """The progress of a table: awaited and absent players, and the likely end."""

    awaited = fields.List(fields.Nested(AwaitedSchema), required=True)
    paused_until = fields.AwareDateTime(required=True, allow_none=True)
    pauses = fields.List(fields.Nested(LeaveSchema), required=True)
    likely_end = fields.AwareDateTime(required=True, allow_none=True)
    absent = fields.List(fields.Nested(AbsentSchema), required=True)


class PunctualitySchema(Schema):
    """The record of a player: `kept` of `asked` questions with a deadline were answered in time."""

    asked = fields.Integer(required=True)
    kept = fields.Integer(required=True)
    share = fields.Float(required=True, allow_none=True)
    usual = LengthField("Median answer time, in waking hours.", required=True, allow_none=True)


class PaceNamedSchema(Schema):
    name = fields.String(required=True)
    pace = EngineField("Pace", required=True)


class PacesSchema(Schema):
    items = fields.List(fields.Nested(PaceNamedSchema), required=True)


class OfferedSchema(Schema):
    """A seat that a substitute may take over."""

    table = fields.Integer(attribute="table_id", required=True)
    name = fields.String(attribute="table.name", required=True)
    game = fields.String(attribute="table.game", required=True)
    seat = fields.Integer(attribute="number", required=True)
    count = fields.Integer(attribute="table.count", required=True)


class TakeOverSchema(Schema):
    seat = fields.Integer(strict=True, required=True, validate=validate.Range(0, MOST_SEATS))


class TenureSchema(Schema):
    """Somebody's time at a seat."""

    seat = fields.Integer(required=True)
    player = fields.Integer(attribute="player_id", required=True)
    began_at = fields.AwareDateTime(required=True)
    ended_at = fields.AwareDateTime(required=True, allow_none=True)
    ended_by = fields.String(required=True)


class TenuresSchema(Schema):
    items = fields.List(fields.Nested(TenureSchema), required=True)


class StuckClockSchema(Schema):
    """A clock that should have been looked at, or could not be."""

    table = fields.Integer(attribute="seat.table_id", required=True)
    seat = fields.Integer(attribute="seat.number", required=True)
    question = fields.Integer(attribute="seat.question", required=True)
    ring_at = fields.AwareDateTime(attribute="seat.ring_at", required=True, allow_none=True)
    deadline = fields.AwareDateTime(required=True, allow_none=True)
    failures = fields.Integer(attribute="seat.failures", required=True)
    last_error = fields.String(attribute="seat.last_error", required=True)


class ClocksSchema(Schema):
    """The sweep's view."""

    running = fields.Integer(required=True)
    due = fields.Integer(required=True)
    stuck = fields.Integer(required=True)
    items = fields.List(fields.Nested(StuckClockSchema), required=True)
