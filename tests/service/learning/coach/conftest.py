"""The coach is asked on pages of tables as well."""

from tests.service.site.table.conftest import look, press

__all__ = ["look", "press"]
