"""URL converter for the number of a row."""

from typing import Any

from werkzeug.exceptions import NotFound
from werkzeug.routing import IntegerConverter, ValidationError

from service.platform.database import LARGEST_KEY


class RowNumber(IntegerConverter):
    """A URL converter for the number of a row. A number too large for the database is answered with a 404."""

    def __init__(self, url_map: Any) -> None:
        super().__init__(url_map, min=1, max=LARGEST_KEY)

    def to_python(self, value: str) -> int:
        """Raise NotFound for an invalid number and any method. Werkzeug would answer "method not allowed"."""
        try:
            return int(super().to_python(value))
        except ValidationError as outside:
            raise NotFound from outside
