"""The files of the engine import each other in one direction."""

import grimp

CIRCLE_IN_KERNEL = {
    f"engine.table.{module}"
    for module in ("advice", "game", "open_table", "question", "record", "table", "past", "imagined")
}
"""A table asks questions of a game, each of which works on tables; a table makes records, and a record tables; an imagined table
    is played from the record of another past."""


def test_no_files_form_a_circle_but_the_kernels_own():
    graph = grimp.build_graph("engine", cache_dir=None)  # imports for type checkers count too
    upstream = {module: graph.find_upstream_modules(module) for module in graph.modules}
    circles = {
        frozenset(other for other in found | {module} if other == module or module in upstream[other])
        for module, found in upstream.items()
    }
    assert {circle for circle in circles if len(circle) > 1} <= {frozenset(CIRCLE_IN_KERNEL)}
