"""`make faults`: what it puts in, and where."""

import ast

import pytest

from bench.faults import AREAS, ROOT, Fault, changes, drawn, put_in

SOUND = """
LIMIT: int = 2

def bound(price, most):
    \"\"\"Not beyond it.\"\"\"
    if price < most and not LIMIT:
        check(price)
    return price + 1
"""


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_every_area_has_its_modules_and_its_tests(area):
    patterns = [*area.modules.split(), *area.tests.split()]
    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []
    faults = drawn(area, 5, 1, ROOT)
    assert len(faults) == 5
    assert faults == drawn(area, 5, 1, ROOT)


def test_each_fault_changes_one_thing():
    count = len(list(changes(ast.parse(SOUND))))
    lines = [put_in(Fault(AREAS[0], "bound.py", number), SOUND)[1].splitlines() for number in range(count)]
    assert all(len(each) == 3 for each in lines)
    assert {after.removeprefix("+").strip() for _, _, after in lines} == {
        "LIMIT: int = 3",
        "LIMIT: int = 1",
        "if not (price < most and (not LIMIT)):",
        "if price < most or not LIMIT:",
        "if price <= most and (not LIMIT):",
        "if price < most and (not not LIMIT):",
        "pass",
        "return None",
        "return price - 1",
        "return price + 2",
        "return price + 0",
    }
