"""What people read stands in the catalogues: templates and code hold no sentence of their own."""

import ast
import re
from pathlib import Path

from tests.parts.source_files import ROOT, drawings, letter_templates, page_templates, parsed_file, sources

JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
CODE_OR_ADDRESS = re.compile(r"<(code|pre)\b.*?</\1>|/[\w/-]+/", re.DOTALL)
TAG = re.compile(r"<(style|script|defs)\b.*?</\1>|<[^>]*>", re.DOTALL)
SAID_BY_ATTRIBUTES = re.compile(r'\b(?:alt|title|placeholder|aria-label)="([^"]*)"')
WORD = re.compile(r"[^\W\d_]{2,}")
NO_LANGUAGE = {"HTML", "JSON", "OpenAPI", "SHA", "API", "Procaccio", "PP", "VP", "PV", "px"}
MARKUP = {"aria", "describedby", "invalid", "true", "translate"}
"""Left over from attributes that a template puts together."""
FOR_PROGRAMMERS = {"templates/pages/api.html", "templates/pages/gallery.html"}
"""The reference of the API and the gallery are read by programmers, in English."""
PLACES = [
    *page_templates(),
    *letter_templates(),
    *drawings(),
]


def read_by_people(template: Path) -> str:
    """The letters of a template that reach its reader as they are."""
    text = CODE_OR_ADDRESS.sub(" ", JINJA.sub("", template.read_text()))
    attributes = " ".join(SAID_BY_ATTRIBUTES.findall(text))
    return f"{TAG.sub(' ', text)} {attributes}"


def own_words(template: Path) -> set[str]:
    text = re.sub(r"&#?\w+;", " ", read_by_people(template))
    return set(WORD.findall(text)) - NO_LANGUAGE - MARKUP


def test_no_template_has_words_of_its_own():
    own = {str(template.relative_to(ROOT)): own_words(template) for template in PLACES}
    assert len(own) > len(FOR_PROGRAMMERS)
    assert {name: found for name, found in own.items() if found and name not in FOR_PROGRAMMERS} == {}


SENTENCE = re.compile(r"^[A-Z][a-z]+(?: [\w,'-]+){3,}.*[.?!]$", re.DOTALL)
SERVICE = ROOT / "service"
SCHEMAS = (
    *SERVICE.rglob("*schema*.py"),
    SERVICE / "web" / "schemas",
    SERVICE / "play" / "games" / "shapes.py",
    SERVICE / "web" / "api" / "openapi_operation.py",
    SERVICE / "site" / "document",
    SERVICE / "web" / "meter.py",
    SERVICE / "admin" / "maintenance" / "house_figures.py",
)
"""They describe fields, figures and the API itself to programmers."""
CODE = [
    file
    for file in sources("engine", "service", "workers")
    if not any(file.is_relative_to(place) for place in SCHEMAS)
]
DESCRIBES = {"metadata", "description", "Meta", "Resource", "docs"}
"""Arguments and calls whose sentences go into schemas and the reference of the API."""


class Sentences(ast.NodeVisitor):
    """Literals that look like a sentence, beside docstrings, descriptions of schemas, and words for programmers."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name not in DESCRIBES:
            self.visit(node.func)
            for part in (*node.args, *(each for each in node.keywords if each.arg not in DESCRIBES)):
                self.visit(part)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and SENTENCE.match(node.value):
            self.found.append(node.value)


def test_the_code_says_no_sentence():
    told = {}
    for file in CODE:
        looker = Sentences()
        looker.visit(parsed_file(file))
        if looker.found:
            told[str(file.relative_to(ROOT))] = looker.found
    assert told == {}
