"""Laws about the code of the engine: no circles of files, no hidden imports, names that occur once, persons are "they"."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import grimp
import pytest

from tests.parts.folders import ENGINE, GAMES, sources

ROOT = Path(__file__).parents[2]
KERNEL_CIRCLE = {"advice", "game", "open_table", "question", "record", "table", "table_core"}
"""A table asks questions of a game, each of which works on tables; a table makes records, and a record tables."""


def parsed(file):
    return ast.parse(file.read_text())


def name(file):
    return str(file.relative_to(ROOT))


def test_no_files_form_a_circle_but_the_kernels_own():
    graph = grimp.build_graph("engine", cache_dir=None)  # imports for type checkers count too
    upstream = {module: graph.find_upstream_modules(module) for module in graph.modules}
    circles = {
        frozenset(other for other in found | {module} if other == module or module in upstream[other])
        for module, found in upstream.items()
    }
    kernel = frozenset(f"engine.{module}" for module in KERNEL_CIRCLE)
    assert {circle for circle in circles if len(circle) > 1} <= {kernel}


def test_no_import_hides_in_a_function():
    hidden = {
        name(file): inner.lineno
        for file in sources("engine")
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.FunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    }
    assert hidden == {}


def test_imports_for_type_checkers_alone_are_left_to_the_kernels_circle():
    users = {
        file.stem
        for file in sources("engine")
        for node in parsed(file).body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    }
    assert users <= KERNEL_CIRCLE


def public(file):
    """Classes and functions that other files may use."""
    for node in parsed(file).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name


def kernel_files():
    return [file for file in sources("engine") if not set(file.relative_to(ENGINE).parts) & set(GAMES)]


def game_files(game):
    """Without the advice for bots, which is a world of its own: its package says of what it speaks."""
    return [file for file in sources(f"engine/{game}") if "advice" not in file.parts]


@pytest.mark.parametrize("part", ["kernel", *GAMES])
def test_a_public_name_occurs_once(part):
    found = defaultdict(list)
    for file in kernel_files() if part == "kernel" else game_files(part):
        for each in public(file):
            found[each].append(name(file))
    assert {each: files for each, files in found.items() if len(files) > 1} == {}


PERSON = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)


def test_persons_are_they():
    texts = [*sources("engine"), *ENGINE.rglob("*.md"), *ENGINE.rglob("en.ftl")]
    found = {name(file): PERSON.findall(file.read_text()) for file in texts}
    assert {file: words for file, words in found.items() if words} == {}
