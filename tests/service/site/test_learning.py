"""Every game is learned by page and by programs, with nothing but what the texts suggest; a short game comes after it."""

import re
from html import unescape

import pytest
from sqlalchemy import select

from engine import games
from engine.table.lesson import course_of
from service.admin.maintenance.replay import TABLES, find_fault, iter_stored_tables
from service.platform.accounts.models import PlayerKind
from service.platform.database import db
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.play.tables.models import EndedBy, Table, TableState
from service.site.answering.draft import Draft
from service.site.answering.panel import build_answer_panel

ROOT = "/api/v1"
TAUGHT = [game for game in games() if course_of(game)]
each_game = pytest.mark.parametrize("game", TAUGHT)
INSTANCE = re.compile(r"For example: ([^<\n]+)")
MOST = 60
"""More answers than all lessons of a game take."""


def tables(house):
    with house.app_context(), read_session() as session:
        rows = session.scalars(select(Table).order_by(Table.id)).all()
        return [(row.id, row.lesson, row.state, row.ended_by, row.visibility) for row in rows]


def away_from(game, lesson):
    """An answer that the rules allow and that leads away from the idea, and why that is told."""
    table = lesson.table()
    move = next(move for move in table.moves(lesson.learner) if not lesson.serves(move))
    return str(move), games()[game].words().attribute(f"lesson-{lesson.name}", "other")


def first_with_a_way_off(game):
    """A lesson of which not every answer serves the idea."""
    for lesson in course_of(game).lessons:
        if not all(map(lesson.serves, lesson.table().moves(lesson.learner))):
            return lesson
    raise AssertionError(game)


@each_game
def test_what_a_lesson_is_about_comes_first(game):
    words = games()[game].words()
    for lesson in course_of(game).lessons:
        table, seat = lesson.table(), lesson.learner
        wanted = lesson.suggested(table)
        names = [str(number) for number in range(table.seats)]
        looked = build_answer_panel(table, seat, Draft(), words, names, 0, suggested=lesson.suggested)
        kind = str(wanted.__struct_config__.tag)
        way = next((each for each in looked.ways if each.name == kind), None)
        if way is None:
            assert looked.single[0].line == str(wanted), lesson.name
            continue
        assert looked.ways_first, lesson.name
        assert way.open, lesson.name


def test_one_press_confirms_what_a_lesson_suggests_and_what_ends_it():
    """Though a turn of several moves is looked at before it is sent. What a lesson forbids ends nothing."""
    ends = []
    for game in TAUGHT:
        for lesson in course_of(game).lessons:
            table, seat = lesson.table(), lesson.learner
            draft = Draft(question=table.question(seat).id, played=0, lines=(str(lesson.suggested(table)),))
            words, names = games()[game].words(), [str(number) for number in range(table.seats)]
            looked = build_answer_panel(table, seat, draft, words, names, 0)
            ends += looked.closing
            assert looked.complete or looked.sealed or looked.heading, lesson.name
    assert ends


# --- by page


def page_of(browser, address):
    page = browser.get(address)
    assert page.status_code == 200, page.text[:2000]
    return page.text


def field(page, name):
    return re.search(rf'name="{name}" value="([^"]*)"', page)[1]


def answered(browser, address, page, line):
    form = {"question": field(page, "question"), "played": field(page, "played"), "line": line}
    return browser.post(f"{address}/answer", data=form)


@each_game
def test_a_game_is_learned_by_page(house, anna, game):
    assert "/learn/" + game in page_of(anna, "/rules")
    address = anna.post(f"/learn/{game}").location
    seen = []
    for _ in range(MOST):
        page = page_of(anna, address)
        onward = re.search(r'class="button chief" href="(/tables/\d+)">Go on', page)
        if onward:
            address = onward[1]
        elif 'id="lesson"' in page:
            seen.append(re.search(r'id="lesson-heading">([^<]+)<', page)[1])
            assert (
                answered(anna, address, page, unescape(INSTANCE.search(page)[1]).strip()).status_code == 303
            )
        else:
            break
    words = games()[game].words()
    assert list(dict.fromkeys(map(unescape, seen))) == [
        lesson.text(words).title for lesson in course_of(game).lessons
    ]
    *lessons, (short, lesson, state, _, visibility) = tables(house)
    assert address == f"/tables/{short}"
    assert (lesson, state, visibility) == ("", TableState.RUNNING, "private")
    assert {each[2:4] for each in lessons} == {(TableState.ABANDONED, EndedBy.LESSON)}
    assert 'name="question"' in page_of(anna, address) or "awaits" in page_of(anna, address)


@each_game
def test_a_page_explains_what_leads_away(house, anna, game):
    lesson = first_with_a_way_off(game)
    address = anna.post(f"/learn/{game}", data={"lesson": lesson.name}).location
    line, why = away_from(game, lesson)
    before = page_of(anna, address)
    refused = answered(anna, address, before, line)
    assert refused.status_code == 422
    assert why in unescape(refused.text)
    assert field(page_of(anna, address), "question") == field(before, "question")


def test_who_learns_goes_on_where_they_were(house, anna):
    game = TAUGHT[0]
    first, second = course_of(game).lessons[:2]
    address = anna.post(f"/learn/{game}").location
    assert anna.post(f"/learn/{game}").location == address
    assert address in page_of(anna, f"/learn/{game}")
    assert anna.post(f"/learn/{game}", data={"lesson": second.name}).location != address
    assert [each[1:4] for each in tables(house)] == [
        (first.name, TableState.ABANDONED, EndedBy.LESSON),
        (second.name, TableState.RUNNING, ""),
    ]
    left = page_of(anna, address)
    assert "You left this lesson" in left
    assert re.search(rf'action="/learn/{game}">\s*<button[^>]*name="lesson" value="{first.name}"', left)


def test_a_stranger_learns_without_an_account(house, client):
    client.environ_base["HTTP_SEC_FETCH_SITE"] = "same-origin"
    game = TAUGHT[0]
    assert "You need no account" in page_of(client, f"/learn/{game}")
    address = client.post(f"/learn/{game}").location
    assert 'id="lesson"' in page_of(client, address)
    assert client.get("/learn/chess").status_code == 404
    assert client.post("/play/chess").status_code == 404


def learned_at(browser, game):
    """What the page of a game says of each idea: that it is learned, or how long it takes."""
    page = page_of(browser, f"/learn/{game}").partition('<ol class="places">')[2]
    return ["learned" in idea for idea in page.partition("</ol>")[0].split("<li>")[1:-1]]


@each_game
def test_the_page_of_a_game_shows_its_board_how_long_each_idea_takes_and_what_is_learned(anna, game):
    page, ideas = page_of(anna, f"/learn/{game}"), course_of(game).lessons
    assert '<figure class="glimpse"><svg' in page
    assert page.count(" minute") == len(ideas) + page.count("ten minutes")
    assert learned_at(anna, game) == [False] * len(ideas)
    address, last = "", ideas[-1]
    while "Go on: " not in (page := page_of(anna, address or f"/learn/{game}")):
        if address:
            line = unescape(INSTANCE.search(page)[1]).strip()
            assert answered(anna, address, page, line).status_code == 303
        else:
            address = anna.post(f"/learn/{game}", data={"lesson": last.name}).location
    assert learned_at(anna, game) == [False] * (len(ideas) - 1) + [True]
    assert f"1 of {len(ideas)} ideas learned" in page_of(anna, "/learn")


@each_game
def test_the_short_game_is_had_without_the_lessons(house, anna, game):
    assert f'action="/learn/{game}/short-game"' in page_of(anna, f"/learn/{game}")
    address = anna.post(f"/learn/{game}/short-game").location
    (number, lesson, state, *_) = tables(house)[-1]
    assert (address, lesson, state) == (f"/tables/{number}", "", TableState.RUNNING)
    with house.app_context(), read_session() as session:
        wished = course_of(game).afterwards.get("options", {})
        assert wished.items() <= session.get(Table, number).options.items()


def test_all_games_are_shown_to_anybody(client):
    page = page_of(client, "/learn")
    assert page.count("<figure><svg") == len([each for each in games().values() if each.glimpse])
    assert all(f'action="/play/{game}"' in page for game in games())


def test_a_lesson_is_nobody_elses(house, anna, browser_of, person):
    address = anna.post(f"/learn/{TAUGHT[0]}").location
    assert browser_of(person("bob")).get(address).status_code == 404


# --- for programs


@each_game
def test_a_game_is_learned_by_programs(house, client, person, game):
    keys = person("anna").keys
    opened = client.post(f"{ROOT}/lessons", json={"game": game}, headers=keys)
    assert opened.status_code == 201, opened.json
    table, learned = opened.json, []
    assert client.get(f"{ROOT}/games/{game}").json["lessons"] == [
        lesson.name for lesson in course_of(game).lessons
    ]
    while table["lesson"]:
        path = f"{ROOT}/tables/{table['id']}"
        lesson = client.get(f"{path}/lesson", headers=keys).json
        if lesson["done"]:
            learned.append(lesson["name"])
            table = client.get(f"{ROOT}/tables/{lesson['next_table']}", headers=keys).json
            continue
        seat = course_of(game).named(lesson["name"]).learner
        asked = client.get(f"{path}/seats/{seat}/question", headers=keys).json
        turn = {"question": asked["id"], "moves": [lesson["answer"]]}
        played = client.post(f"{path}/seats/{seat}/turns", json=turn, headers=keys)
        assert played.status_code == 200, played.json
    assert learned == [lesson.name for lesson in course_of(game).lessons]
    assert table["state"] == TableState.RUNNING
    assert client.get(f"{ROOT}/tables/{table['id']}/lesson", headers=keys).status_code == 404
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds.count(PlayerKind.BOT) == len(kinds) - 1
    listed = client.get(f"{ROOT}/tables", headers=keys).json["items"]
    assert [each["id"] for each in listed] == [table["id"]]
    with house.app_context(), db.engine.connect() as connection:
        kept = list(iter_stored_tables(connection, TABLES.c.id > 0))
        assert len(kept) == len(learned) + 1
        assert [find_fault(each) for each in kept] == [None] * len(kept)


@each_game
def test_programs_are_told_why_an_answer_leads_away(house, client, person, game):
    keys, lesson = person("anna").keys, first_with_a_way_off(game)
    table = client.post(f"{ROOT}/lessons", json={"game": game, "lesson": lesson.name}, headers=keys).json
    path = f"{ROOT}/tables/{table['id']}/seats/{lesson.learner}"
    asked = client.get(f"{path}/question", headers=keys).json
    line, why = away_from(game, lesson)
    refused = client.post(f"{path}/turns", json={"question": asked["id"], "moves": [line]}, headers=keys)
    assert (refused.status_code, refused.json["rule"]) == (422, "")
    assert why in refused.json["detail"]
    assert refused.json["legal"]
    assert client.get(f"{path}/question", headers=keys).json["id"] == asked["id"]


def test_a_lesson_that_there_is_not(client, person):
    keys = person("anna").keys
    for wrong in ({"game": "chess"}, {"game": TAUGHT[0], "lesson": "chess"}):
        assert client.post(f"{ROOT}/lessons", json=wrong, headers=keys).status_code == 422


# --- around it


def test_it_is_nobodys_time_and_one_letter_a_question(house, anna):
    anna.post(f"/learn/{TAUGHT[0]}")
    with house.app_context(), read_session() as session:
        (row,) = session.scalars(select(Table)).all()
        learner = next(seat for seat in row.seats if seat.waiting_since)
        assert learner.clock is not None
        assert [letter.kind for letter in session.scalars(select(Letter))] == ["decision"]
