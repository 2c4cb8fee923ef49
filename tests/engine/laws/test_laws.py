"""The laws of all games, each held at moments of one walk through each random table."""

import pytest

from tests.engine.laws import (
    amounts,
    bots,
    commuting,
    every_move,
    hidden,
    rules_text,
    take_back,
    wording,
    words_and_data,
)
from tests.engine.laws.walk import broken_laws, laws_of

LAWS = (
    *laws_of(every_move, amounts, words_and_data, rules_text, hidden, take_back, commuting, bots),
    *wording.LAWS,
)


@pytest.fixture(scope="session")
def laws(request):
    wanted = request.config.getoption("law")
    found = [law for law in LAWS if wanted in law.sentence]
    assert found, f"no law says “{wanted}”; they are:\n" + "\n".join(law.sentence for law in LAWS)
    return found


def test_every_law_holds(game, number, laws, subtests):
    for law, failure in broken_laws(game, number, laws).items():
        with subtests.test(law.sentence):
            raise failure
