"""JSON schemas of talk and notes."""

from typing import Any

from marshmallow import Schema, fields, validate

from service.web.schemas.fields import row_number_field
from service.web.schemas.validation import make_validation_error

LONGEST_LINE = 2000
LONGEST_NOTE = 20_000
LONGEST_REPORT = 2000
MOST_SEATS = 8


class MultilineField(fields.String):
    """A field for text of several lines. Control characters other than newline and tab are rejected."""

    def __init__(self, *, longest: int, shortest: int = 1, **more: Any) -> None:
        super().__init__(validate=validate.Length(shortest, longest), **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        text: str = super()._deserialize(value, attr, data, **more).replace("\r\n", "\n").strip()
        if not text.replace("\n", "").replace("\t", "").isprintable():
            raise make_validation_error("field-lines")
        return text


class SaySchema(Schema):
    """The message. `to` names the seats that receive it. Without it all at the table do."""

    text = MultilineField(longest=LONGEST_LINE, required=True)
    to = fields.List(
        fields.Integer(strict=True, validate=validate.Range(0, MOST_SEATS)),
        load_default=None,
        allow_none=True,
        validate=validate.Length(1, MOST_SEATS),
    )


class SaidSchema(Schema):
    """Something that was said."""

    id = row_number_field(required=True)
    seat = fields.Integer(required=True)
    player = fields.String(attribute="player.name", dump_default=None, required=True, allow_none=True)
    to = fields.List(fields.Integer(), required=True, allow_none=True)
    text = fields.String(required=True)
    said_at = fields.AwareDateTime(required=True)


class TalkSchema(Schema):
    """The talk that a seat may read, oldest first, and the line up to which it was read."""

    lines = fields.List(fields.Nested(SaidSchema), required=True)
    read_up_to = fields.Integer(required=True)
    unread = fields.Integer(required=True)


class AfterQuery(Schema):
    after = fields.Integer(load_default=0, validate=validate.Range(0, 2**63 - 1))


class ReadMarkSchema(Schema):
    said = row_number_field(required=True)


class NoteSchema(Schema):
    """A note that nobody else reads."""

    text = MultilineField(longest=LONGEST_NOTE, shortest=0, required=True)


class ReportMakeSchema(Schema):
    """The message to the desk. `said` is the line of the talk that it is about."""

    text = MultilineField(longest=LONGEST_REPORT, shortest=3, required=True)
    said = fields.Integer(strict=True, load_default=None, allow_none=True, validate=validate.Range(1))


class ReportSchema(Schema):
    """A call for the desk, and whether it was settled."""

    id = row_number_field(required=True)
    text = fields.String(required=True)
    said = fields.Integer(attribute="said_id", required=True, allow_none=True)
    made_at = fields.AwareDateTime(required=True)
    settled_at = fields.AwareDateTime(required=True, allow_none=True)


class ReportsSchema(Schema):
    """My calls for the desk, the newest first."""

    reports = fields.List(fields.Nested(ReportSchema), required=True)
