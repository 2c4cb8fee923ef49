"""What the post looks like on the wire."""

from marshmallow import Schema, fields, validate

from service.messages.mail_preferences import When
from service.schemas.fields import number
from service.schemas.pagination import PageQuery

LONGEST_GATHERING = 24 * 60
MOST_HOURS = 24


class WishesSchema(Schema):
    """What I wish of the post."""

    when = fields.String(required=True, validate=validate.OneOf(list(When)))
    minutes = fields.Integer(required=True)
    hours = fields.List(fields.Integer(), required=True)
    plain = fields.Boolean(required=True)
    brief = fields.Boolean(required=True)
    heard = fields.Boolean(required=True)


class WishesChangeSchema(Schema):
    """What to change; what is left out stays."""

    when = fields.String(
        validate=validate.OneOf(list(When)),
        metadata={
            "description": "When word of a decision comes: at once, gathered, in digests, both, never."
        },
    )
    minutes = fields.Integer(
        strict=True,
        validate=validate.Range(1, LONGEST_GATHERING),
        metadata={"description": "For how long news is gathered."},
    )
    hours = fields.List(
        fields.Integer(strict=True, validate=validate.Range(0, 23)),
        validate=validate.Length(1, MOST_HOURS),
        metadata={"description": "The hours of my day at which digests come."},
    )
    plain = fields.Boolean(truthy={True}, falsy={False}, metadata={"description": "Text only."})
    brief = fields.Boolean(
        truthy={True}, falsy={False}, metadata={"description": "The decision without the table around it."}
    )
    heard = fields.Boolean(
        truthy={True},
        falsy={False},
        metadata={"description": "Made to be heard: what changed first, no plans drawn with letters."},
    )


class MailsQuery(PageQuery):
    """Which of my mails."""

    table = number(load_default=None, allow_none=True)


class MailSchema(Schema):
    """A mail to me, and what became of it."""

    id = number(required=True)
    kind = fields.String(required=True)
    table = fields.Integer(attribute="table_id", required=True, allow_none=True)
    state = fields.String(
        required=True,
        metadata={
            "description": "pending, leased, sent, failed (tried again), dead or void (came to nothing)."
        },
    )
    attempts = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)
    leaves_at = fields.AwareDateTime(attribute="not_before", required=True)
    sent_at = fields.AwareDateTime(required=True, allow_none=True)
    why = fields.String(
        attribute="last_error",
        required=True,
        metadata={
            "description": "Why it failed, or came to nothing: answered, read, not-wished, address-stopped ..."
        },
    )


class AddressSchema(Schema):
    """My address as the post sees it."""

    address = fields.String(required=True, allow_none=True)
    stopped_at = fields.AwareDateTime(required=True, allow_none=True)
    why = fields.String(required=True)
