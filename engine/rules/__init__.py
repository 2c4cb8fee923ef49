"""The rules of a game as people read them: one text in each language, of which every table shows what is played there.

The text lies in the folder of the game (`rules/<language>.html`). A place in it is a chapter and a paragraph ("6.2"), and
is the same at every table, whatever else is left out there; it says itself which refusals and events it explains.
"""

from engine.rules.chapters import Chapter, Paragraph, Rules, Subchapter
from engine.rules.plain import plain, rules_text, settings
from engine.rules.read import read_rules
from engine.rules.search import find_paragraphs
from engine.rules.texts import rules_in
from engine.rules.unwritten import unwritten_chapters
from engine.rules.when import Played, When, played_with, read_when

__all__ = [
    "Chapter",
    "Paragraph",
    "Played",
    "Rules",
    "Subchapter",
    "When",
    "find_paragraphs",
    "plain",
    "played_with",
    "read_rules",
    "read_when",
    "rules_in",
    "rules_text",
    "settings",
    "unwritten_chapters",
]
