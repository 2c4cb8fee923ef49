"""The files of this tree as laws look at them: Python parsed, and everything that somebody wrote."""

import ast
from collections import defaultdict
from pathlib import Path

from engine import games

ROOT = Path(__file__).parents[2]
TEXTS = {
    ".py",
    ".ftl",
    ".md",
    ".toml",
    ".txt",
    ".html",
    ".css",
    ".js",
    ".svg",
    ".yml",
    ".yaml",
    ".service",
    ".conf",
    ".sh",
}


ENGINE = ROOT / "engine"
TEMPLATES = ROOT / "templates"
GAMES = [name for name in games() if (ENGINE / name).is_dir()]
"""The games of this tree, without the example of the tests."""


def python_files(*folders):
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def sources(*folders):
    """The same without the tests that lie in the folders of games: they are no sources of the engine."""
    return [file for file in python_files(*folders) if not is_test(file)]


def is_test(file):
    return file.is_relative_to(ENGINE) and "tests" in file.relative_to(ENGINE).parts


def drawings():
    """The templates of all boards, and of what they share."""
    return sorted([*(TEMPLATES / "boards").rglob("*.svg"), *ENGINE.glob("*/board/*.svg")])


def written_texts(*folders):
    """What somebody wrote in these folders, and what stands in the root of the tree."""
    inside = (file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in TEXTS)
    files = {*inside, *ROOT.glob("*.md"), ROOT / "Makefile", ROOT / "pyproject.toml"}
    return sorted(file for file in files if file.is_file())


def place_of(file):
    return str(file.relative_to(ROOT))


def parsed(*folders):
    """Each module of these folders, by its name."""
    return {module_of(file): ast.parse(file.read_text()) for file in sources(*folders)}


def module_of(file):
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def repeated_names(modules, kinds, wanted=lambda _: True):
    """Public names that several modules define, and which modules."""
    found = defaultdict(list)
    for module, tree in modules.items():
        for node in tree.body:
            if isinstance(node, kinds) and not node.name.startswith("_") and wanted(node):
                found[node.name].append(module)
    return {name: where for name, where in found.items() if len(where) > 1}


def imports_in_functions(modules):
    return imports_inside(modules, lambda node: isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def imports_for_type_checkers(modules):
    return imports_inside(
        modules, lambda node: isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    )


def imports_inside(modules, is_hiding_place):
    """Module and statement of each import that stands in such a node."""
    return {
        (module, ast.unparse(inner))
        for module, tree in modules.items()
        for node in ast.walk(tree)
        if is_hiding_place(node)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    }
