"""Laws about the code of the engine: no circles of files, no hidden imports, names that occur once."""

import ast

import grimp
import pytest

from tests.parts.source_files import (
    GAMES,
    imports_for_type_checkers,
    imports_in_functions,
    parsed,
    repeated_names,
)

CIRCLE_IN_KERNEL = {
    f"engine.{module}"
    for module in (
        *("advice", "game", "open_table", "question", "record", "table", "table_core"),
        *("table_questions", "past", "imagined"),
    )
}
"""A table asks questions of a game, each of which works on tables; a table makes records, and a record tables; an imagined table
    is played from the record of another past."""
MODULES = parsed("engine")


def test_no_files_form_a_circle_but_the_kernels_own():
    graph = grimp.build_graph("engine", cache_dir=None)  # imports for type checkers count too
    upstream = {module: graph.find_upstream_modules(module) for module in graph.modules}
    circles = {
        frozenset(other for other in found | {module} if other == module or module in upstream[other])
        for module, found in upstream.items()
    }
    assert {circle for circle in circles if len(circle) > 1} <= {frozenset(CIRCLE_IN_KERNEL)}


def test_no_import_hides_in_a_function():
    assert imports_in_functions(MODULES) == set()


def test_imports_for_type_checkers_alone_are_left_to_the_kernels_circle():
    assert {module for module, _ in imports_for_type_checkers(MODULES)} <= CIRCLE_IN_KERNEL


def part_of(module):
    """The game a module belongs to, or the kernel. Advice for bots is a world of its own: its package says of what it speaks."""
    _, *inside = module.split(".")
    if not inside or inside[0] not in GAMES:
        return "kernel"
    return inside[0] if "advice" not in inside else f"advice of {inside[0]}"


@pytest.mark.parametrize("part", ["kernel", *GAMES])
def test_a_public_name_occurs_once(part):
    modules = {module: tree for module, tree in MODULES.items() if part_of(module) == part}
    assert modules
    assert repeated_names(modules, (ast.ClassDef, ast.FunctionDef)) == {}
