"""Names can be searched for: no public function is called by a bare participle or preposition."""

import ast
import re

from tests.parts.source_files import parsed_file, place_of, sources

PARTICIPLE = re.compile(r"[a-z]+(?:ed|wn|ught)")
IRREGULAR = {
    *(
        "begun",
        "bound",
        "chosen",
        "done",
        "fallen",
        "found",
        "given",
        "gone",
        "heard",
        "held",
        "hung",
        "kept",
        "left",
    ),
    *(
        "lent",
        "made",
        "met",
        "paid",
        "put",
        "said",
        "seen",
        "sent",
        "spent",
        "spoken",
        "taken",
        "told",
        "written",
    ),
}
PREPOSITIONS = {
    *(
        "above",
        "after",
        "around",
        "at",
        "before",
        "behind",
        "below",
        "beside",
        "between",
        "beyond",
        "by",
        "from",
    ),
    *("in", "into", "of", "on", "out", "over", "since", "through", "to", "under", "until", "with", "within"),
}
EXCEPTIONS: set[str] = set()
"""`module.function`, each with the reason. Views, operations and acts are no functions that somebody calls by name."""


def is_bare(name):
    return bool(PARTICIPLE.fullmatch(name)) or name in IRREGULAR | PREPOSITIONS


def test_no_function_is_named_by_a_bare_participle_or_preposition():
    found = set()
    for file in sources("engine", "service", "workers"):
        module = place_of(file).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        found |= {
            f"{module}.{node.name}"
            for node in parsed_file(file).body
            if isinstance(node, ast.FunctionDef) and not node.decorator_list and is_bare(node.name)
        }
    assert found == EXCEPTIONS
