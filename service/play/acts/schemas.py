"""JSON schemas of acts and trail entries. `form` in a field's metadata selects the page's form widget."""

from typing import Any

from marshmallow import Schema, fields, validate

from engine.editions.check import LONGEST_FILE
from service.platform.accounts.models import Role
from service.play.clocks.schemas import PaceField
from service.play.records.schemas import RecordSchema
from service.play.tables.schemas import MOST_SEATS
from service.web.schemas.fields import LineField, MailAddressField, NameField, row_number_field

CANNED = (
    "tone",
    "language",
    "absence",
    "address",
    "fault",
    "agreed",
    "rules",
    "thanks",
)
"""Ready-made texts that the catalogues have in every language, as `desk-canned-…`."""


LONGEST_REASON = 500
LONGEST_TEXT = 2000
MOST_HOURS = 24 * 30
MOST_MOVES = 1_000_000


class ActSchema(Schema):
    """The reason, and the message to the people concerned."""

    reason = LineField(longest=LONGEST_REASON, shortest=3, required=True)
    canned = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.OneOf(CANNED),
        metadata={"description": "A ready-made text, available in every language."},
    )


def field_metadata(form: str, about: str = "") -> dict[str, Any]:
    """Return metadata of a field: the form widget of the page and the description in the OpenAPI document."""
    return {"form": form} | ({"description": about} if about else {})


def seat_number_field() -> fields.Integer:
    return fields.Integer(
        strict=True, required=True, validate=validate.Range(0, MOST_SEATS), metadata=field_metadata("seat")
    )


def switch_field(form: str) -> fields.Boolean:
    return fields.Boolean(truthy={True}, falsy={False}, required=True, metadata=field_metadata(form))


class UntilSchema(ActSchema):
    until = fields.AwareDateTime(required=True, metadata=field_metadata("moment"))


class MaybeUntilSchema(ActSchema):
    until = fields.AwareDateTime(
        required=True, allow_none=True, metadata=field_metadata("moment", "The end. Null ends it at once.")
    )


class ExtendSchema(ActSchema):
    """`hours` is the total time beyond the own time of the open question. A repeated act adds nothing."""

    seat = seat_number_field()
    question = fields.Integer(strict=True, required=True, metadata=field_metadata("question"))
    hours = fields.Integer(
        strict=True, required=True, validate=validate.Range(0, MOST_HOURS), metadata=field_metadata("hours")
    )


class PaceSchema(ActSchema):
    pace = PaceField(required=True)


class ForceSchema(ActSchema):
    """The question that shall be answered with its default."""

    seat = seat_number_field()
    question = fields.Integer(strict=True, required=True, metadata=field_metadata("question"))


class RewindSchema(ActSchema):
    """The number of moves that remain, and the revision that the caller has seen."""

    count = fields.Integer(
        strict=True,
        required=True,
        validate=validate.Range(0, MOST_MOVES),
        metadata=field_metadata("hand-over"),
    )
    revision = fields.Integer(strict=True, required=True, metadata=field_metadata("revision"))


class SeatActSchema(ActSchema):
    seat = seat_number_field()


class SeatPlayerSchema(SeatActSchema):
    """The new holder of the seat."""

    player = row_number_field(required=True, metadata=field_metadata("player"))


class ExcuseSchema(ActSchema):
    missed = row_number_field(required=True, metadata=field_metadata("missed"))
    excused = switch_field("excused")


class RotateSchema(SeatActSchema):
    """The generation that the seat's links shall have."""

    generation = fields.Integer(
        strict=True, required=True, validate=validate.Range(1), metadata=field_metadata("generation")
    )


class EndSchema(ActSchema):
    how = fields.String(
        required=True,
        validate=validate.OneOf(["abandoned", "adjudicated"]),
        metadata=field_metadata("ending"),
    )


class CloseTalkSchema(ActSchema):
    closed = switch_field("closed")


class CloseCircleSchema(ActSchema):
    closed = switch_field("closed")


class CirclePlayerSchema(ActSchema):
    player = row_number_field(required=True, metadata=field_metadata("player"))


class MembershipSchema(CirclePlayerSchema):
    """The wanted membership of a player in the circle or the league."""

    belongs = switch_field("belongs")


class MessageSchema(ActSchema):
    said = row_number_field(required=True, metadata=field_metadata("said"))
    removed = switch_field("removed")


class SettleSchema(ActSchema):
    """Which call for the desk, and whether it is settled."""

    report = row_number_field(required=True, metadata=field_metadata("report"))
    settled = switch_field("settled")


class ContestDeadlineSchema(ActSchema):
    """The end of joining (round 0), or of the present round. A past one means at once."""

    round = fields.Integer(
        strict=True, required=True, validate=validate.Range(0), metadata=field_metadata("contest-round")
    )
    until = fields.AwareDateTime(required=True, metadata=field_metadata("moment"))


class ContestCancelSchema(ActSchema):
    cancelled = switch_field("cancelled")


class EntrantActSchema(ActSchema):
    entrant = row_number_field(required=True, metadata=field_metadata("entrant"))


class ContestWithdrawSchema(EntrantActSchema):
    withdrawn = switch_field("withdrawn")


class ContestReplaceSchema(EntrantActSchema):
    """The new holder of the place."""

    player = row_number_field(required=True, metadata=field_metadata("player"))


class LeagueEndSchema(ActSchema):
    ended = switch_field("ended")


class ImportSchema(ActSchema):
    record = fields.Nested(RecordSchema, required=True, metadata=field_metadata("record"))
    name = NameField(shortest=0, load_default="", metadata=field_metadata("line"))


class CopySchema(ActSchema):
    """Which copy of the letter shall leave: the first has the number 1."""

    copy = fields.Integer(
        strict=True, required=True, validate=validate.Range(1, 20), metadata=field_metadata("copy")
    )


class WarnSchema(ActSchema):
    """Which warning of this player it is."""

    warning = fields.Integer(
        strict=True, required=True, validate=validate.Range(1, 1000), metadata=field_metadata("warning")
    )


class BanSchema(ActSchema):
    banned = switch_field("banned")


class ChangeAddressSchema(ActSchema):
    email = MailAddressField(required=True)


class MergeSchema(ActSchema):
    into = row_number_field(required=True, metadata=field_metadata("player"))


class RoleSchema(ActSchema):
    role = fields.String(required=True, validate=validate.OneOf(list(Role)), metadata=field_metadata("role"))


class AnnounceSchema(ActSchema):
    text = fields.String(
        required=True, validate=validate.Length(3, LONGEST_TEXT), metadata=field_metadata("text")
    )
    until = fields.AwareDateTime(required=True, metadata=field_metadata("moment"))
    mail = switch_field("mail")


class UseEditionSchema(ActSchema):
    name = LineField(
        longest=40,
        required=True,
        metadata=field_metadata("file-name", "The name of the file, without `.toml`."),
    )
    text = fields.String(
        required=True,
        validate=validate.Length(1, LONGEST_FILE),
        metadata=field_metadata("edition", "The file, as TOML."),
    )


class WithdrawSchema(ActSchema):
    announcement = row_number_field(required=True, metadata=field_metadata("announcement"))


class DeedSchema(Schema):
    """An act on the trail: who did what to whom and why, and what changed by it."""

    id = row_number_field(required=True)
    at = fields.AwareDateTime(required=True)
    by_id = row_number_field(required=True)
    act = fields.String(required=True)
    about = fields.String(required=True)
    target = fields.Integer(required=True)
    table_id = fields.Integer(required=True, allow_none=True)
    player_id = fields.Integer(required=True, allow_none=True)
    reason = fields.String(required=True)
    given = fields.Dict(required=True)
    before = fields.Dict(required=True)
    after = fields.Dict(required=True)


class DoneSchema(Schema):
    """The deed of an act. It is null if the wanted state already existed."""

    changed = fields.Boolean(required=True)
    deed = fields.Nested(DeedSchema, required=True, allow_none=True)
