"""Reads the catalogue files: the messages of each language."""

from functools import cache
from html import unescape
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import engine
from engine import games
from service.platform.paths import catalogue_files
from service.platform.words import FALLBACK, LANGUAGES

ROOT = Path(__file__).parents[2]
ENGINE = Path(engine.__file__).parent
WORDS = ROOT / "templates" / "words"
GLOSSARY = "glossary.toml"
TELLING = 12
"""Texts of this length that occur in English are English, not a coincidence."""
NOTATION = "word-"
"""Messages with the words of moves. English has none, because its words are canonical."""

TRANSLATED = [language for language in LANGUAGES if (WORDS / language / GLOSSARY).is_file()]


def english_files() -> list[Path]:
    """Return every English catalogue that must be translated. An unpublished game may have English only."""
    drafts = [ENGINE / name for name, game in games().items() if not game.published]
    shared = [
        file for file in ENGINE.glob("**/catalogue/en.ftl") if not any(map(file.is_relative_to, drafts))
    ]
    return sorted([*shared, *catalogue_files(FALLBACK)])


def in_language(file: Path, language: str) -> Path:
    """Return the same catalogue in another language."""
    if file.is_relative_to(WORDS):
        return WORDS / language / file.name
    return file.with_name(f"{language}.ftl")


@cache
def entries(file: Path) -> dict[str, ast.Message]:
    """Return the messages of a catalogue. Junk is an error."""
    if not file.is_file():
        return {}
    body = FluentParser().parse(file.read_text()).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file}: {junk[0]}"
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), f"{file} says something twice"
    return {message.id.name: message for message in messages}


def sentences(file: Path) -> dict[str, ast.Message]:
    return {name: entry for name, entry in entries(file).items() if not name.startswith(NOTATION)}


class _Collector(Visitor):
    """Collects the variables of a message, and its grammatical forms: `NAME($lot, form: "the")`."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's name
        self.texts |= {line.strip() for line in node.value.splitlines()}

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 - the parser's name
        if node.name.name == "form":
            self.forms.add(node.value.value)


def spoken_of(message: ast.Message) -> tuple[set[str], set[str]]:
    """Return the variables of a message, and its grammatical forms."""
    found = _Collector()
    found.visit(message)
    return found.variables, found.forms


def texts_of(message: ast.Message) -> set[str]:
    """Return the texts of a message between its placeables."""
    found = _Collector()
    found.visit(message)
    return found.texts


@cache
def only_english(language: str) -> tuple[str, ...]:
    """Return parts of English sentences, several words each, that never occur in the other language."""
    theirs = said_in(language)
    return tuple(said for said in said_in("en") if said not in theirs and is_telling(said))


@cache
def said_in(language: str) -> frozenset[str]:
    """Return all parts of all sentences of a language, in English without the words of moves."""
    read = sentences if language == "en" else entries
    files = [in_language(file, language) for file in english_files()]
    return frozenset(text for file in files for message in read(file).values() for text in texts_of(message))


def is_telling(text: str) -> bool:
    return len(text) >= TELLING and text.count(" ") > 1


def english_left(text: str, language: str) -> list[str]:
    """Return the English parts of a text in another language."""
    flat = " ".join(unescape(text).split())
    return [said for said in only_english(language) if said in flat]
