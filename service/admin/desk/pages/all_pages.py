"""All pages of the desk, imported from the modules that declare them."""

from service.admin.desk.pages import acts, overview, press, reports, rewind, second_factor
from service.admin.desk.pages.door import pages

FILES = (acts, overview, press, reports, rewind, second_factor)

__all__ = ["FILES", "pages"]
