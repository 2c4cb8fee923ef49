"""The pages of the desk, from the files in which they are declared."""

from service.pages.desk import acts, overview, press, reports, rewind, second_factor
from service.pages.desk.door import pages

FILES = (acts, overview, press, reports, rewind, second_factor)

__all__ = ["FILES", "pages"]
