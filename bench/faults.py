"""`make faults`: puts one small fault at a time into a copy of this tree. The tests of that area must fail.

Each area has modules and the tests that cover them. A seed draws the faults, so two runs use the same ones. If no test fails, the
fault has no visible effect, or a test is missing. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import cache_from_source
from itertools import compress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

ROOT: Final = Path(__file__).parents[1]
LEFT_OUT: Final = shutil.ignore_patterns(".venv", ".git", "node_modules", "dist", "var", ".*_cache")
TIERS: Final = ("quick", "test")
"""Tests of `make quick` come first. Only faults that they miss go to all tests of `make test`."""
PATIENCE: Final = 600
"""Seconds. A fault is caught if the tests do not end."""
MEMORY: Final = 4 << 30
ENVIRONMENT: Final = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "TEST_DAY": "2026-01-01"}
W, R = TypeVar("W"), TypeVar("R")


class Area(NamedTuple):
    name: str
    modules: str
    """Patterns of paths."""
    tests: str


AREAS: Final = (
    Area("time", "service/play/pace/[!er]*.py", "tests/service/play/clocks"),  # not the words of paces
    Area(
        "clocks",
        "service/play/clocks/*.py service/play/timeouts/*.py",
        "tests/service/play/clocks tests/service/play/motions tests/service/play/plans tests/service/admin/desk",
    ),
    Area("plans", "service/play/plans/*.py engine/plans/*.py", "tests/service/play/plans tests/engine/plans"),
    Area(
        "access",
        "service/web/access.py service/play/tables/table_access.py service/platform/accounts/authenticate.py"
        " service/platform/accounts/tokens.py service/play/tables/join.py service/play/tables/seat_keys.py",
        "tests/service/web/api/test_access.py tests/service/web/api/test_access_at_tables.py tests/service/platform/accounts"
        " tests/service/programs/oauth tests/service/play/tables tests/service/admin/desk",
    ),
    Area(
        "links",
        "service/mail/*link*.py service/mail/addresses.py service/platform/signing.py service/play/tables/join_link.py"
        " service/programs/feeds/signatures.py service/platform/accounts/sign_in*.py",
        "tests/service/mail tests/service/site/test_*link*.py tests/service/site/test_sign_in.py"
        " tests/service/site/test_invitation_stop.py tests/service/platform/accounts tests/service/programs/feeds/test_hooks.py"
        " tests/service/social/circles tests/service/admin/desk tests/service/play/tables/test_joining.py",
    ),
    Area(
        "money of Florence", "engine/florence/money.py engine/florence/auctions.py", "engine/florence/tests"
    ),
    Area(
        "money of Il Principe",
        "engine/principe/bidding.py engine/principe/*auctions.py engine/principe/state.py",
        "engine/principe/tests",
    ),
    Area(
        "money of Noblemen",
        "engine/noblemen/actions.py engine/noblemen/build.py engine/noblemen/soldiers.py",
        "engine/noblemen/tests",
    ),
)
PAIRS: Final[tuple[tuple[type[ast.AST], type[ast.AST]], ...]] = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)),
    *((ast.And, ast.Or), (ast.Add, ast.Sub)),
)
TO_MULT: Final = dict.fromkeys((ast.Div, ast.FloorDiv), ast.Mult)
TO_ADD: Final = dict.fromkeys((ast.Mult, ast.Mod), ast.Add)
SWAPPED: Final = {**dict(PAIRS), **{after: before for before, after in PAIRS}, **TO_MULT, **TO_ADD}
UNTOUCHED: Final = {"annotation", "returns", "decorator_list", "bases", "keywords of ClassDef"}
DROPPED: Final = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise)

Change = tuple[int, Callable[[], None]]
"""The line, and the function that changes the tree."""


def changes(node: ast.AST) -> Iterator[Change]:
    """Yield all faults that can be put into a tree, each alone."""
    yield from ((getattr(node, "lineno", 0), change) for change in changes_of(node))
    for field, value in ast.iter_fields(node):
        if {field, f"{field} of {type(node).__name__}"} & UNTOUCHED:
            continue
        children = value if isinstance(value, list) else [value]
        for n, child in enumerate(children):
            if isinstance(child, DROPPED) and may_go(node, child):
                yield child.lineno, partial(children.__setitem__, n, ast.Pass())
            if isinstance(child, ast.AST):
                yield from changes(child)


def changes_of(node: ast.AST) -> Iterator[Callable[[], None]]:
    match node:
        case ast.Compare(ops=ops):
            for n, op in enumerate(ops):
                yield partial(ops.__setitem__, n, SWAPPED[type(op)]())
        case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            yield partial(setattr, node, "op", SWAPPED[type(op)]())
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield partial(setattr, node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield partial(setattr, node, "operand", ast.UnaryOp(ast.Not(), operand))
        case ast.Constant(value=bool(value)):
            yield partial(setattr, node, "value", not value)
        case ast.Constant(value=int(value)):
            yield partial(setattr, node, "value", value + 1)
            yield partial(setattr, node, "value", value - 1)
        case ast.Return(value=ast.expr() as value) if ast.unparse(value) != "None":
            yield partial(setattr, node, "value", ast.Constant(None))


def may_go(parent: ast.AST, child: ast.stmt) -> bool:
    """Tell if the fault is worth a run. A docstring has no effect, and without a name that is used later every test fails."""
    if isinstance(child, ast.Expr):
        return not isinstance(child.value, ast.Constant)
    if isinstance(child, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in child.targets)
    return not isinstance(parent, ast.Module)


class Fault(NamedTuple):
    area: Area
    module: str
    number: int


def drawn(area: Area, each: int, seed: int, tree: Path) -> list[Fault]:
    modules = sorted({path for pattern in area.modules.split() for path in tree.glob(pattern)})
    found = [
        Fault(area, str(path.relative_to(tree)), number)
        for path in modules
        for number, _ in enumerate(changes(ast.parse(path.read_text())))
    ]
    return random.Random(f"{seed} {area.name}").sample(found, min(each, len(found)))


def put_in(fault: Fault, sound: str) -> tuple[str, str]:
    """Return the module's text with the fault, and the lines that differ."""
    tree = ast.parse(sound)
    before = ast.unparse(tree).splitlines()
    line, change = list(changes(tree))[fault.number]
    change()
    after = ast.unparse(ast.fix_missing_locations(tree))
    differ = [each for each in difflib.ndiff(before, after.splitlines()) if each[:2] in {"- ", "+ "}]
    return after, "\n".join([f"{fault.module}:{line}", *differ])


def unnoticed(tree: Path, fault: Fault) -> str:
    """Return the lines that differ if no test fails, otherwise nothing."""
    path = tree / fault.module
    compiled, sound = Path(cache_from_source(str(path))), path.read_text()
    after, differ = put_in(fault, sound)
    path.write_text(after)
    # Python reuses a compiled module if size, second and path are the same
    compiled.unlink(missing_ok=True)
    try:
        return "" if fail(tree, fault.area) else differ
    finally:
        path.write_text(sound)
        compiled.unlink(missing_ok=True)


def fail(tree: Path, area: Area) -> bool:
    """Tell if the tests of an area fail in this tree, or do not end."""
    paths = [str(path.relative_to(tree)) for each in area.tests.split() for path in sorted(tree.glob(each))]
    told = ("-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not postgres", "--hypothesis-seed=0")
    command = [sys.executable, "-m", "pytest", *told, *paths, "--tier"]
    options: dict[str, Any] = {"cwd": tree, "env": ENVIRONMENT, "capture_output": True, "timeout": PATIENCE}
    try:
        return any(subprocess.run([*command, tier], check=False, **options).returncode for tier in TIERS)
    except subprocess.TimeoutExpired:
        return True


def asked_for(told: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.faults")
    parser.add_argument("areas", nargs="*", help="some of them; all where none is named")
    parser.add_argument("--each", type=int, default=20, help="so many faults for each area")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(told)
    if unknown := set(asked.areas) - {area.name for area in AREAS}:
        parser.error(f"no area is called {min(unknown)}: there are {', '.join(area.name for area in AREAS)}")
    return asked


def main(told: Sequence[str]) -> None:
    asked, workers = asked_for(told), os.cpu_count() or 1
    areas = [area for area in AREAS if area.name in asked.areas or not asked.areas]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
    free: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="faults-") as folder, ThreadPoolExecutor(workers) as pool:

        def in_a_copy(work: Callable[[Path, W], R], what: W) -> R:
            tree = free.get()
            try:
                return work(tree, what)
            finally:
                free.put(tree)

        for n in range(workers):
            tree = shutil.copytree(ROOT, Path(folder) / str(n), ignore=LEFT_OUT)
            free.put(tree)
        broken = list(pool.map(lambda area: in_a_copy(fail, area), areas))
        if any(broken):
            sys.exit(f"tests fail without a fault: {[area.name for area in compress(areas, broken)]}")
        figures = {}
        for area in areas:
            faults = drawn(area, asked.each, asked.seed, tree)
            left = [each for each in pool.map(lambda fault: in_a_copy(unnoticed, fault), faults) if each]
            count, seen = len(faults), len(faults) - len(left)
            figures[area.name] = {"faults": count, "noticed": seen, "share": round(seen / count, 2)}
            print("\n".join([f"{area.name}: {seen} of {count} noticed", *left]), flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
