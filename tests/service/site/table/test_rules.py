"""The rules of a table: exactly what is played there, under the numbers that refusals and events name."""

import re
from html import unescape
from html.parser import HTMLParser

import pytest

import engine
from engine.rules import played_with
from engine.table.game import game_named
from service.platform.accounts.models import Player
from service.platform.transaction import transaction
from service.platform.words import LANGUAGES
from service.play.tables.models import Table, Visibility

SETUPS = [(game, setup) for game in engine.games() for setup in game_named(game).setups_to_try()[:4]]
PLACE = re.compile(r'href="([^"#]*/rules)#([0-9.]+)"')


def numbers(page: str) -> set[str]:
    return set(re.findall(r'<(?:p|li) id="([0-9]+\.[0-9]+)"', page))


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_what_is_played_here_stands_there_and_nothing_else(seated, look, game, setup):
    at = seated(game, **setup)
    page = look(at, 0, "/rules").text
    rules = game_named(game)
    played = played_with(len(at.shown["seats"]), at.shown["edition"], at.shown["options"])
    here = {each.number for each in rules.rules().played(played).paragraphs}
    assert numbers(page) == here
    left_out = [each for each in rules.rules().paragraphs if each.number not in here]
    assert not any(f">{each.text}<" in page for each in left_out)
    for title in {edition.title for edition in rules.editions.values()}:
        assert (title in page) == (title == rules.editions[at.shown["edition"]].title)


@pytest.mark.parametrize("game", list(engine.games()))
def test_chapters_that_are_not_played_are_named_and_lead_to_the_rules_of_all_tables(
    seated, look, client, game
):
    at = seated(game, min(game_named(game).seats))
    page, general = look(at, 0, "/rules").text, client.get(f"/rules/{game}").text
    for chapter in game_named(game).rules().chapters:
        link = f'href="/rules/{game}#{chapter.anchor}"'
        assert (link in page) == (f'<section id="{chapter.anchor}"' not in page)
        assert f'<section id="{chapter.anchor}"' in general


@pytest.mark.parametrize("game", [name for name, game in engine.games().items() if game.rules().of_questions])
def test_its_rule_unfolds_beside_a_question(seated, look, game):
    at = seated(game, max(game_named(game).seats))
    asked = next(seat for seat in range(len(at.keys)) if at.question(seat))
    number = game_named(game).rules().of_questions[at.question(asked)["kind"]]
    fold = look(at, asked).text.partition("<summary>The rule</summary>")[2]
    assert f'/rules#{number}">{number}</a> ' in fold


@pytest.mark.parametrize("game", list(engine.games()))
def test_whatever_happened_leads_to_its_place(seated, look, game):
    at = seated(game, max(game_named(game).seats))
    for seat in range(len(at.keys)):
        if question := at.question(seat):
            at.answer(seat, question["default"])
    explained = game_named(game).rules().of_events
    kinds = {event["data"]["event"] for event in at.get(0, "events").json["events"]}
    told = {explained[kind] for kind in kinds if kind in explained}
    assert told or not game_named(game).published
    for page in (look(at, 0).text, look(at, 0, "/history").text):
        places = PLACE.findall(page)
        assert {number for _, number in places} >= told
        for address, number in places:
            assert address == f"/tables/{at.number}/rules"
            assert number in numbers(look(at, 0, "/rules").text)


def test_a_link_of_a_seat_opens_them_too(seated, client, seat_link):
    at = seated("pebbles", 3)
    page = client.get(f"{seat_link(at, 1)}/rules")
    assert page.status_code == 200
    assert "Stake up to <purse> pebbles" in unescape(page.text)
    assert client.get(f"{seat_link(at, 1)}").text.count(f'href="{seat_link(at, 1)}/rules"') == 1


def test_a_private_table_tells_its_rules_to_those_who_sit_there_alone(house, seated, look):
    at = seated("pebbles", 3)
    with house.app_context(), transaction() as session:
        session.get_one(Table, at.number).visibility = Visibility.PRIVATE
    assert look(at, 0, "/rules").status_code == 200
    assert look(at, None, "/rules").status_code == 404


class Balanced(HTMLParser):
    """Every element is closed in its order; what stands open when the page ends is left in `open`."""

    EMPTY = frozenset({"meta", "link", "input", "br", "hr", "img", "path", "use", "circle", "rect", "line"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.ids += [value for name, value in attrs if name == "id"]
        if tag == "p":
            assert "p" not in self.open, "a paragraph in a paragraph"
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.ids += [value for name, value in attrs if name == "id"]

    def handle_endtag(self, tag):
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(engine.games()))
def test_the_whole_page_is_well_formed(house, seated, look, client, game, language):
    at = seated(game, max(game_named(game).seats))
    with house.app_context(), transaction() as session:
        for player in session.query(Player):
            player.language = language
    pages = (
        look(at, 0, "/rules").text,
        client.get(f"/rules/{game}", headers={"Accept-Language": language}).text,
    )
    for page in pages:
        parser = Balanced()
        parser.feed(page)
        assert parser.open == []
        assert len(parser.ids) == len(set(parser.ids))
        assert f'<html lang="{language}"' in page
