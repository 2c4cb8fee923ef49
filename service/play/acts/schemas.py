"""JSON schemas of acts and trail entries. `form` in a field's metadata selects the page's form widget."""

from typing import Any

from marshmallow import Schema, fields, validate

from engine.editions.check import LONGEST_FILE
from service.platform.accounts.models import Role
from service.play.clocks.schemas import GivenPace
from service.play.records.schemas import RecordSchema
from service.play.tables.schemas import MOST_SEATS
from service.web.schemas.fields import LineField, MailAddress, NameField, number

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
    """Why, and what the people concerned are told besides the bare fact."""

    reason = LineField(longest=LONGEST_REASON, shortest=3, required=True)
    canned = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.OneOf(CANNED),
        metadata={"description": "A text that is ready in every language."},
    )


def asked(form: str, about: str = "") -> dict[str, Any]:
    """Return metadata of a field: the form widget of the page and the description in the OpenAPI document."""
    return {"form": form} | ({"description": about} if about else {})


def seat_number() -> fields.Integer:
    return fields.Integer(
        strict=True, required=True, validate=validate.Range(0, MOST_SEATS), metadata=asked("seat")
    )


def switch(form: str) -> fields.Boolean:
    return fields.Boolean(truthy={True}, falsy={False}, required=True, metadata=asked(form))


class UntilSchema(ActSchema):
    until = fields.AwareDateTime(required=True, metadata=asked("moment"))


class MaybeUntilSchema(ActSchema):
    until = fields.AwareDateTime(
        required=True, allow_none=True, metadata=asked("moment", "Nothing ends it at once.")
    )


class ExtendSchema(ActSchema):
    """`hours` is what the open question of the seat has in all beyond its own time: said twice, it is given once."""

    seat = seat_number()
    question = fields.Integer(strict=True, required=True, metadata=asked("question"))
    hours = fields.Integer(
        strict=True, required=True, validate=validate.Range(0, MOST_HOURS), metadata=asked("hours")
    )


class PaceSchema(ActSchema):
    pace = GivenPace(required=True)


class ForceSchema(ActSchema):
    """The question that shall be answered with its default."""

    seat = seat_number()
    question = fields.Integer(strict=True, required=True, metadata=asked("question"))


class RewindSchema(ActSchema):
    """How many moves shall remain, and the revision that whoever asks has seen."""

    count = fields.Integer(
        strict=True, required=True, validate=validate.Range(0, MOST_MOVES), metadata=asked("hand-over")
    )
    revision = fields.Integer(strict=True, required=True, metadata=asked("revision"))


class SeatActSchema(ActSchema):
    seat = seat_number()


class SeatPlayerSchema(SeatActSchema):
    """Whose the seat shall be."""

    player = number(required=True, metadata=asked("player"))


class ExcuseSchema(ActSchema):
    missed = number(required=True, metadata=asked("missed"))
    excused = switch("excused")


class RotateSchema(SeatActSchema):
    """The generation that the seat's links shall have."""

    generation = fields.Integer(
        strict=True, required=True, validate=validate.Range(1), metadata=asked("generation")
    )


class EndSchema(ActSchema):
    how = fields.String(
        required=True, validate=validate.OneOf(["abandoned", "adjudicated"]), metadata=asked("ending")
    )


class CloseTalkSchema(ActSchema):
    closed = switch("closed")


class CloseCircleSchema(ActSchema):
    closed = switch("closed")


class CirclePlayerSchema(ActSchema):
    player = number(required=True, metadata=asked("player"))


class MembershipSchema(CirclePlayerSchema):
    """Whether the player shall belong to the circle, or the league."""

    belongs = switch("belongs")


class MessageSchema(ActSchema):
    said = number(required=True, metadata=asked("said"))
    removed = switch("removed")


class SettleSchema(ActSchema):
    """Which call for the desk, and whether it is settled."""

    report = number(required=True, metadata=asked("report"))
    settled = switch("settled")


class ContestDeadlineSchema(ActSchema):
    """Until when one can enter (round 0), or the present round is played. One that has passed is one that ends at once."""

    round = fields.Integer(
        strict=True, required=True, validate=validate.Range(0), metadata=asked("contest-round")
    )
    until = fields.AwareDateTime(required=True, metadata=asked("moment"))


class ContestCancelSchema(ActSchema):
    cancelled = switch("cancelled")


class EntrantActSchema(ActSchema):
    entrant = number(required=True, metadata=asked("entrant"))


class ContestWithdrawSchema(EntrantActSchema):
    withdrawn = switch("withdrawn")


class ContestReplaceSchema(EntrantActSchema):
    """Whose the place shall be."""

    player = number(required=True, metadata=asked("player"))


class LeagueEndSchema(ActSchema):
    ended = switch("ended")


class ImportSchema(ActSchema):
    record = fields.Nested(RecordSchema, required=True, metadata=asked("record"))
    name = NameField(shortest=0, load_default="", metadata=asked("line"))


class CopySchema(ActSchema):
    """Which copy of the letter shall leave: the first has the number 1."""

    copy = fields.Integer(strict=True, required=True, validate=validate.Range(1, 20), metadata=asked("copy"))


class WarnSchema(ActSchema):
    """Which warning of this player it is."""

    warning = fields.Integer(
        strict=True, required=True, validate=validate.Range(1, 1000), metadata=asked("warning")
    )


class BanSchema(ActSchema):
    banned = switch("banned")


class ChangeAddressSchema(ActSchema):
    email = MailAddress(required=True)


class MergeSchema(ActSchema):
    into = number(required=True, metadata=asked("player"))


class RoleSchema(ActSchema):
    role = fields.String(required=True, validate=validate.OneOf(list(Role)), metadata=asked("role"))


class AnnounceSchema(ActSchema):
    text = fields.String(required=True, validate=validate.Length(3, LONGEST_TEXT), metadata=asked("text"))
    until = fields.AwareDateTime(required=True, metadata=asked("moment"))
    mail = switch("mail")


class UseEditionSchema(ActSchema):
    name = LineField(longest=40, required=True, metadata=asked("file-name", "Of the file, without `.toml`."))
    text = fields.String(
        required=True,
        validate=validate.Length(1, LONGEST_FILE),
        metadata=asked("edition", "The file, as TOML."),
    )


class WithdrawSchema(ActSchema):
    announcement = number(required=True, metadata=asked("announcement"))


class DeedSchema(Schema):
    """An act on the trail: who did what to whom and why, and what changed by it."""

    id = number(required=True)
    at = fields.AwareDateTime(required=True)
    by_id = number(required=True)
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
    """What came of an act: its deed; none where the state that was asked for was there already."""

    changed = fields.Boolean(required=True)
    deed = fields.Nested(DeedSchema, required=True, allow_none=True)
