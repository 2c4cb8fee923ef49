"""Fields that refuse unsafe values: control characters, surrogates, numbers too large for the database."""

import re
from typing import Any
from zoneinfo import available_timezones

from email_validator import EmailNotValidError, validate_email
from marshmallow import fields, validate

from service.platform.database import LARGEST_KEY
from service.platform.house_name import is_reserved_name
from service.platform.words import LANGUAGES
from service.web.schemas.validation import make_validation_error

LONGEST_NAME = 60
LEADS_SOMEWHERE = re.compile(r"@|://|[^\W\d_]{2,}\.[^\W\d_]{2,}")
"""Text that mail programs turn into a link: an address, or words joined by a dot without a space."""


class LineField(fields.String):
    """One line of text, trimmed. Text that cannot be stored or would break a mail header is refused."""

    def __init__(self, *, longest: int, shortest: int = 1, **more: Any) -> None:
        super().__init__(validate=validate.Length(shortest, longest), **more)
        self.not_longer = validate.Length(max=longest)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        sent: str = super()._deserialize(value, attr, data, **more)
        text = self.not_longer(sent).strip()  # the documented length includes the blanks
        if not text.isprintable():
            raise make_validation_error("field-line")
        return text


class NameField(LineField):
    """A name that others read in letters and subjects. Links are refused, so that names cannot advertise."""

    def __init__(self, *, shortest: int = 1, **more: Any) -> None:
        super().__init__(longest=LONGEST_NAME, shortest=shortest, **more)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        name = super()._deserialize(value, attr, data, **more)
        if LEADS_SOMEWHERE.search(name):
            raise make_validation_error("field-name")
        return name


class OwnNameField(NameField):
    """The name of a player or a program, which must not impersonate the service."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        name = super()._deserialize(value, attr, data, **more)
        if is_reserved_name(name):
            raise make_validation_error("field-house-name")
        return name


class MailAddressField(fields.String):
    """An e-mail address in normal form, so that one person is one player."""

    def __init__(self, **more: Any) -> None:
        super().__init__(
            metadata={"format": "email", "example": "anna@example.org", "maxLength": 254}, **more
        )

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> str:
        text = super()._deserialize(value, attr, data, **more)
        try:
            return validate_email(text, check_deliverability=False).normalized.lower()
        except (EmailNotValidError, UnicodeError) as error:
            raise make_validation_error("field-mail-address") from error


def row_number_field(**more: Any) -> fields.Integer:
    """Return a field for the number of a row, small enough for the database."""
    return fields.Integer(strict=True, validate=validate.Range(1, LARGEST_KEY), **more)


def integer_field(least: int, most: int, usual: int | None, about: str) -> fields.Integer:
    """Return a field for an optional number with the default `usual`.

    Without a default the number may be null, and the description says what that means.
    """
    return fields.Integer(
        strict=True,
        load_default=usual,
        allow_none=usual is None,
        validate=validate.Range(least, most),
        metadata={"description": about},
    )


def language_field(**more: Any) -> fields.String:
    return fields.String(validate=validate.OneOf(LANGUAGES), **more)


def time_zone_field(**more: Any) -> fields.String:
    return fields.String(validate=validate_time_zone, metadata={"example": "Europe/Rome"}, **more)


def validate_time_zone(name: str) -> None:
    if name not in available_timezones():
        raise make_validation_error("field-time-zone")
