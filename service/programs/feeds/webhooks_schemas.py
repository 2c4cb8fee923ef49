"""JSON schemas of webhooks."""

from marshmallow import Schema, fields, validate

from service.platform.outbox.models import LetterState
from service.play.messages.notice import NoticeKind
from service.web.schemas.fields import LineField, row_number_field

LONGEST_URL = 2000


class HookMakeSchema(Schema):
    """The address to call, and the topics."""

    url = LineField(longest=LONGEST_URL, required=True, metadata={"format": "uri"})
    about = fields.List(
        fields.String(validate=validate.OneOf(list(NoticeKind))),
        required=True,
        validate=validate.Length(1, 10),
    )
    program = row_number_field(
        allow_none=True,
        metadata={"description": "My program: the hook is called for every player who allows it."},
    )


class HookSchema(Schema):
    """A hook. `off_why` is `gone` (it said so) or `failing` if calls have stopped. A ping resumes them."""

    id = row_number_field(required=True)
    url = fields.String(required=True)
    about = fields.List(fields.String(), required=True)
    program = fields.Integer(
        attribute="program_id",
        required=True,
        allow_none=True,
        metadata={"description": "My program whose players the hook is about. Null: it is about me."},
    )
    failures = fields.Integer(required=True, metadata={"description": "The number of failed calls in a row."})
    off_at = fields.AwareDateTime(required=True, allow_none=True)
    off_why = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)


class HookSecretSchema(Schema):
    """The secret that calls are signed with, which is shown this once."""

    secret = fields.String(required=True)


class HookMadeSchema(HookSecretSchema):
    hook = fields.Nested(HookSchema, required=True)


class DeliverySchema(Schema):
    """One call, and what became of it."""

    id = row_number_field(required=True)
    message = fields.String(required=True, metadata={"description": "The `webhook-id` of every try."})
    kind = fields.String(required=True)
    table = fields.Integer(attribute="table_id", required=True, allow_none=True)
    player = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "Of a program's hook: the player told about."},
    )
    state = fields.String(
        required=True,
        validate=validate.OneOf(list(LetterState)),
        metadata={
            "description": (
                "`pending` waits, `leased` is on its way, `failed` is tried again, `dead` is given up, `void` "
                "is out of date: the question was answered, or the player revoked the program."
            )
        },
    )
    attempts = fields.Integer(required=True)
    last_error = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)
    sent_at = fields.AwareDateTime(required=True, allow_none=True)
    next_at = fields.AwareDateTime(required=True, allow_none=True)
