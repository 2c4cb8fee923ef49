"""The JSON schemas of mail."""

from marshmallow import Schema, fields, validate

from service.play.messages.mail_preferences import LetterForm, MailRhythm, SubjectStyle
from service.web.schemas.fields import row_number_field
from service.web.schemas.pagination import PageQuery

MOST_HOURS = 24


class WishesSchema(Schema):
    """My mail settings."""

    rhythm = fields.String(required=True, validate=validate.OneOf(list(MailRhythm)))
    hours = fields.List(fields.Integer(), required=True)
    form = fields.String(required=True, validate=validate.OneOf(list(LetterForm)))
    subjects = fields.String(required=True, validate=validate.OneOf(list(SubjectStyle)))


class WishesChangeSchema(Schema):
    """The changes. Omitted fields stay."""

    rhythm = fields.String(
        validate=validate.OneOf(list(MailRhythm)),
        metadata={
            "description": "The rhythm of decision letters: now, in digests, both, as reminders only, or never."
        },
    )
    hours = fields.List(
        fields.Integer(strict=True, validate=validate.Range(0, 23)),
        validate=validate.Length(1, MOST_HOURS),
        metadata={"description": "The hours of my day at which digests come."},
    )
    form = fields.String(
        validate=validate.OneOf(list(LetterForm)),
        metadata={
            "description": "full, short (the decision without the table), heard (text only, for listening)."
        },
    )
    subjects = fields.String(
        validate=validate.OneOf(list(SubjectStyle)),
        metadata={
            "description": (
                "table: one subject for each table, so one conversation. news: the topic of each letter."
            )
        },
    )


class MailsQuery(PageQuery):
    """Which of my mails."""

    table = row_number_field(load_default=None, allow_none=True)


class MailSchema(Schema):
    """A mail to me, and what became of it."""

    id = row_number_field(required=True)
    kind = fields.String(required=True)
    table = fields.Integer(attribute="table_id", required=True, allow_none=True)
    state = fields.String(
        required=True,
        metadata={"description": "pending, leased, sent, failed (tried again), dead or void (cancelled)."},
    )
    attempts = fields.Integer(required=True)
    created_at = fields.AwareDateTime(required=True)
    leaves_at = fields.AwareDateTime(attribute="not_before", required=True)
    sent_at = fields.AwareDateTime(required=True, allow_none=True)
    why = fields.String(
        attribute="last_error",
        required=True,
        metadata={
            "description": (
                "The reason why it failed or was cancelled: answered, read, not-wished, address-stopped ..."
            )
        },
    )


class AddressSchema(Schema):
    """My address as the post sees it."""

    address = fields.String(required=True, allow_none=True)
    stopped_at = fields.AwareDateTime(required=True, allow_none=True)
    why = fields.String(required=True)
    invitations = fields.Boolean(
        required=True,
        metadata={
            "description": (
                "True if invitation letters come here. The link at the foot of a letter stops "
                "them from everybody."
            )
        },
    )
