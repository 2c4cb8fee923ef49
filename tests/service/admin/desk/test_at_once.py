"""The same act asked for by many at once, by one button or by several: it is done once."""

from concurrent.futures import ThreadPoolExecutor

import pytest

pytestmark = pytest.mark.both_databases

AT_ONCE = 6


@pytest.fixture
def crowd(house, desk):
    """Asks for one act at the same time, with one key or each with one of his own."""

    def ask(act: str, number: int, *, one_key: bool, **given) -> list[dict]:
        def press(n: int):
            alone = type(desk)(house.test_client(), desk.who, desk.prove)
            return alone.do(act, number, key="k" if one_key else f"k{n}", **given)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            answers = list(pool.map(press, range(AT_ONCE)))
        assert {answer.status_code for answer in answers} == {200}, [answer.json for answer in answers]
        return [answer.json for answer in answers]

    return ask


@pytest.mark.parametrize("one_key", [True, False])
@pytest.mark.parametrize(
    ("act", "given"),
    [
        ("close-talk", {"closed": True}),
        ("rotate-link", {"seat": 0, "generation": 1}),
        ("force-default", {"seat": 0, "question": 1}),
        ("pause", {"until": "2026-03-09T09:00:00+00:00"}),
    ],
)
def test_an_act_at_a_table(crowd, desk, seated, act, given, one_key):
    at = seated("pebbles", 2)
    answers = crowd(act, at.number, one_key=one_key, **given)
    assert len(desk.deeds()) == 1
    assert sum(answer["changed"] for answer in answers) == (AT_ONCE if one_key else 1)


def test_a_warning_and_an_announcement(crowd, desk, person):
    crowd("warn", person("anna").id, one_key=False, warning=1)
    crowd("announce", 0, one_key=True, text="Once", until="2026-03-09T09:00:00+00:00", mail=False)
    assert sorted(deed["act"] for deed in desk.deeds()) == ["announce", "warn"]
