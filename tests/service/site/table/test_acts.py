"""What is pressed on the page of a table: talk, notes, moves back, motions, settings, leaving."""

import random
import re
from html import unescape

import pytest

from engine import games
from engine.text.sentences import move_text
from service.platform.transaction import read_session
from service.play.tables.models import Table
from tests.service.site.table.conftest import OURS

FIRST = 12
"""Within so many moves one lies open and may be taken back."""
WRITTEN = "<script>alert(1)</script> & so on"


def state_of(house, at) -> tuple[str, int]:
    with house.app_context(), read_session() as session:
        row = session.get(Table, at.number)
        return row.state, row.count


def test_talk_is_heard_by_those_it_is_for(seated, press, look):
    at = seated("pebbles", 3)
    assert press(at, 0, "talk", text="Good morning", to="all").status_code == 303
    assert press(at, 0, "talk", text="A secret pact?", to="1").status_code == 303
    heard = [look(at, seat).text for seat in range(3)]
    assert all("Good morning" in page for page in heard)
    assert ["A secret pact?" in page for page in heard] == [True, True, False]
    assert "Good morning" not in look(at).text


def test_unread_talk_is_marked_until_it_is_read(seated, press, look):
    at = seated("pebbles", 3)
    press(at, 0, "talk", text="Good morning", to="all")
    page = look(at, 1).text
    assert "unread" in page
    last = re.search(r'name="said" value="(\d+)"', page).group(1)
    assert "unread" in look(at, 1).text, "looking alone marks nothing"
    press(at, 1, "talk/read", said=last)
    assert "unread" not in look(at, 1).text


def test_notes_are_for_oneself(seated, press, look):
    at = seated("pebbles", 3)
    press(at, 0, "note", text="Bob collects yellow")
    assert "Bob collects yellow" in look(at, 0).text
    assert "Bob collects yellow" not in look(at, 1).text


def test_what_people_write_is_never_markup(seated, press, look):
    at = seated("pebbles", 3, name=WRITTEN)
    press(at, 0, "talk", text=WRITTEN, to="all")
    press(at, 0, "note", text=f"</textarea>{WRITTEN}")
    for part in ("", "/history"):
        page = look(at, 0, part).text
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)" in page


def test_too_much_or_nothing_is_refused_in_words(seated, press):
    at = seated("pebbles", 3)
    for form in ({"text": ""}, {"text": "x" * 3000}, {"text": "hello", "to": "nobody"}):
        answer = press(at, 0, "talk", **form)
        assert answer.status_code == 422
        assert "Something is missing" in answer.text


@pytest.mark.parametrize("part", ["talk", "note", "take-back", "motions", "settings", "links", "resign"])
def test_only_who_sits_there_may_press_and_only_from_our_page(client, seated, person, token, part):
    at = seated("pebbles", 3)
    path = f"/tables/{at.number}/{part}"
    stranger = token(person("zoe"), "play")
    form = {"text": "hello", "kind": "pause", "when": "never", "sure": "yes"}
    assert client.post(path, data=form, headers=stranger | OURS).status_code == 409
    assert client.post(path, data=form, headers=OURS).status_code in {401, 409}
    foreign = at.keys[0] | {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}
    assert client.post(path, data=form, headers=foreign).status_code == 403


def test_a_move_is_taken_back_where_nobody_need_be_asked(house, seated, press, look):
    at = seated("pebbles", 3)
    seat = next(seat for seat in range(3) if at.question(seat))
    before = state_of(house, at)
    at.answer(seat, at.question(seat)["moves"][0]["text"])
    page = look(at, seat).text
    if "/take-back" not in page:
        pytest.skip("this deal reveals at once")
    assert press(at, seat, "take-back").status_code == 303
    assert state_of(house, at) == before
    assert "no move that you can take back" in press(at, seat, "take-back").text


def test_a_motion_is_carried_when_all_have_agreed_on_the_page(house, seated, press, look):
    at = seated("pebbles", 3)
    press(at, 0, "motions", kind="abandon")
    for seat in (1, 2):
        page = look(at, seat).text
        assert "Anna asks to abandon the game" in page
        number = re.search(r"/motions/(\d+)", page).group(1)
        press(at, seat, f"motions/{number}", agreed="yes")
    assert state_of(house, at)[0] == "abandoned"
    assert "This game was abandoned" in look(at, 0).text


def test_letters_about_one_table_are_wished_on_its_page(seated, press, look):
    at = seated("pebbles", 3)
    assert press(at, 0, "settings", rhythm="digest", form="short").status_code == 303
    assert re.search(r'<option value="digest" selected', look(at, 0).text)
    assert press(at, 0, "settings", rhythm="whenever").status_code == 422


def test_new_links_close_the_old_ones_and_lead_on(client, seated, seat_link):
    at = seated("pebbles", 3)
    link = seat_link(at, 1)
    answer = client.post(f"{link}/links")
    assert answer.status_code == 303
    assert client.get(link).status_code == 404
    assert client.get(answer.headers["Location"]).status_code == 200


def test_leaving_takes_a_tick(house, seated, press, look):
    at = seated("pebbles", 3)
    assert press(at, 1, "resign").status_code == 422
    assert press(at, 1, "resign", sure="yes").status_code == 303
    assert "Leave the game" not in look(at, 1).text
    assert state_of(house, at)[0] == "running"


def test_a_guest_with_a_link_does_all_that_a_seat_may(client, seated, seat_link):
    at = seated("pebbles", 3)
    link = seat_link(at, 1)
    assert client.post(f"{link}/talk", data={"text": "By link", "to": "all"}).status_code == 303
    assert client.post(f"{link}/note", data={"text": "By link"}).status_code == 303
    assert client.post(f"{link}/looking").status_code == 204
    assert client.get(link).text.count("By link") == 2


def test_the_end_shows_scores_seed_record_and_a_rematch(client, seated, press, look, seat_link):
    at = seated("pebbles", 2)
    at.play_on(random.Random(5))
    page = look(at).text
    assert "The game is over" in page
    assert "Commitment" in page
    onward = page.partition('aria-labelledby="onward"')[2].partition("</nav>")[0]
    story = f"/tables/{at.number}/history"
    led = {"/open", "/learn", story, f"{story}#coach", f"/tables/{at.number}/record"}
    assert set(re.findall(r'href="(/[^"]*)"', onward)) == led
    assert "/tables/new/pebbles" in look(at, 0).text.partition('aria-labelledby="onward"')[2]
    record = look(at, part="/record")
    assert record.json["seed"] in page
    assert "attachment" in record.headers["Content-Disposition"]
    new = press(at, 0, "rematch").headers["Location"]
    assert new != f"/tables/{at.number}"
    assert (
        client.post(f"{seat_link(at, 1)}/rematch")
        .headers["Location"]
        .startswith("http://127.0.0.1:8000/seat/")
    )


def table_of_scores(page: str) -> tuple[list[str], dict[str, list[str]]]:
    """The heads of its columns, and its rows by what stands at their beginning."""
    scores = page.partition('aria-label="The final score"')[2].partition("</table>")[0]
    heads, *rows = (
        [
            " ".join(re.sub("<[^>]*>", "", cell).split())
            for cell in re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL)
        ]
        for row in scores.split("<tr>")[1:]
    )
    return heads[1:], {row[0]: row[1:] for row in rows}


@pytest.mark.parametrize("game", list(games()))
def test_the_scores_stand_side_by_side_and_what_shares_a_row_is_told_below(seated, look, game):
    at = seated(game, 3)
    at.play_on(random.Random(7))
    page = look(at, 0).text
    heads, rows = table_of_scores(page)
    assert [re.match(r"\d", head)[0] for head in heads] == sorted(re.match(r"\d", head)[0] for head in heads)
    assert sum("(you)" in head for head in heads) == 1
    totals = list(map(int, rows.pop("Total")))
    columns = zip(*rows.values(), strict=True)
    summed = [sum(int(figure) for figure in column if any(map(str.isdecimal, figure))) for column in columns]
    assert [max(0, points) for points in summed] == totals
    assert all(any(map(str.isdecimal, "".join(row))) for row in rows.values())
    lines = page.partition("Details")[2]
    assert not lines or games()[game].words("en").messages("scores")
    told = list(map(int, re.findall(r'<dd class="whole">(-?\d+)', lines)))
    assert told == (totals if lines else [])


def test_before_the_end_there_is_no_record(seated, look):
    assert look(seated("pebbles", 2), 0, "/record").status_code == 409


def test_who_wishes_to_be_asked_twice_says_so_on_the_page_or_by_the_api(client, person, seated, press):
    at, anna = seated("pebbles", 2), person("zoe").keys
    assert client.get("/api/v1/me", headers=anna).json["preferences"]["ask_twice"] is False
    wish = {"preferences": {"ask_twice": True}}
    assert client.patch("/api/v1/me", json=wish, headers=anna).json["preferences"]["ask_twice"] is True
    press(at, 0, "asking", twice="yes")
    assert client.get("/api/v1/me", headers=at.keys[0]).json["preferences"]["ask_twice"] is True


@pytest.mark.parametrize("game", [name for name, game in games().items() if game.glimpse])
def test_the_last_move_is_told_as_the_story_or_a_button_does_whether_it_may_be_taken_back_or_not(
    seated, look, game
):
    at, seen = seated(game, 3), set()
    assert "Your last move:" not in look(at, 0).text
    for _ in range(FIRST):
        seat = next(seat for seat in range(3) if (at.question(seat) or {}).get("owed"))
        line = at.question(seat)["moves"][0]["text"]
        at.answer(seat, line)
        page = look(at, seat).text
        move = move_text(games()[game].words(), games()[game].notation.parse(line), ["Anna", "Bob", "Chris"])
        told = re.search(r"(?:Your last move:</span>|You chose: )([^<]+)", page).group(1)
        story = re.search(r'<li class="new">([^<]+)', page)
        if story:
            assert unescape(told).strip() in {unescape(story.group(1)).strip(), move}
            seen.add("/take-back" in page)
    assert False in seen, "what cannot be taken back was told nowhere"
