"""The command group: every family answers, and loads by itself."""

import pytest
from click.testing import CliRunner

from service.command import FAMILIES, main


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_explains_itself(family):
    answer = CliRunner().invoke(main, [family, "--help"])
    assert answer.exit_code == 0, answer.output
    assert answer.output.startswith("Usage: ")


def test_the_group_lists_every_family():
    listed = CliRunner().invoke(main, ["--help"]).output
    assert all(family in listed for family in FAMILIES)


def test_an_unknown_family_is_refused_with_the_way_out():
    answer = CliRunner().invoke(main, ["nonsense"])
    assert answer.exit_code == 2
    assert "No such command 'nonsense'" in answer.output
