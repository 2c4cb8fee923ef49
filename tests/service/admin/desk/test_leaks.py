"""The seal holds after every deed: from the desk one sees what an onlooker sees, on pages, in lists and on the trail."""

import re

import pytest

from service.admin.desk.models import SecondFactor
from service.platform.transaction import transaction
from service.play.clocks.running_clock import running_clock_at
from service.play.tables.models import Table
from service.play.timeouts.sweep import play_default
from tests.engine.playing import games_with_secrets
from tests.parts.twins import SeatedTwins, all_undone, lay_out, seat_twins

HTML = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}
LISTS = ("overview", "letters", "deeds", "reports")
DRAWN = re.compile(r'name="key" value="[^"]*"')
"""By which a form is sent once: another on each page."""


@pytest.mark.parametrize("force", [True, False], ids=["the desk answers", "time runs out"])
@pytest.mark.parametrize("game", games_with_secrets())
def test_the_desk_is_told_nothing_that_no_onlooker_knows(app, clock, desk, game, force):
    at = seat_twins(clock, game)
    with transaction() as session:
        session.add(SecondFactor(player_id=desk.who.id, confirmed_at=clock()))
    real = seen(at, clock(), desk, force=force)
    lay_out(at.number, at.twin)
    again = seen(at, clock(), desk, force=force)
    assert [place for place in real if again[place] != real[place]] == []


def seen(at: SeatedTwins, now, desk, *, force: bool) -> dict[str, str]:
    with all_undone():
        if force:
            question = at.twin.question(at.other).id
            deed = desk.done("force-default", at.number, seat=at.other, question=question)
            pages = [f"tables/{at.number}", "letters", "deeds", f"deeds/{deed['id']}"]
        else:
            with transaction() as session:
                row = session.get_one(Table, at.number)
                other = row.seats[at.other]
                play_default(session, row, other, running_clock_at(row, other), now)
            pages = [f"tables/{at.number}", "letters"]
        keys = desk.who.keys
        shown = {f"page {each}": desk.client.get(f"/desk/{each}", headers=HTML | keys) for each in pages}
        shown |= {f"list {each}": desk.get(each) for each in LISTS}
        assert {answer.status_code for answer in shown.values()} == {200}
        return {place: DRAWN.sub("", answer.text) for place, answer in shown.items()}
