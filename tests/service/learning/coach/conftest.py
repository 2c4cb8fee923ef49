"""These tests also use the pages of tables."""

from tests.service.site.table.conftest import look, press

__all__ = ["look", "press"]
