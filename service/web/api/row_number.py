"""The number of a row in a path."""

from typing import Any

from werkzeug.exceptions import NotFound
from werkzeug.routing import IntegerConverter, ValidationError

from service.platform.database import LARGEST_KEY


class RowNumber(IntegerConverter):
    """The number of a row in a path; one too large for the database is simply not found."""

    def __init__(self, url_map: Any) -> None:
        super().__init__(url_map, min=1, max=LARGEST_KEY)

    def to_python(self, value: str) -> int:
        """Not found whatever the method: the library would say that only another method is known here."""
        try:
            return int(super().to_python(value))
        except ValidationError as outside:
            raise NotFound from outside
