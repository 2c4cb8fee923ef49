"""Rules as people read them: numbered as they come, the same in every language, and of a table what is played there."""

import re

import pytest

from engine import games, new_table
from engine.rules import Rules, played_with, read_rules, rules_text
from engine.rules.when import read_when
from engine.table.at_once import Limit
from service.platform.words import LANGUAGES
from tests.parts.editions import from_a_box
from tests.parts.refusals import rules_of

TEXT = """
<section id="goal"><h2>The goal</h2><p data-rules="a" data-events="won">Win, as <a href="#turn">turns</a> let you.</p></section>
<section id="more" data-when="extra"><h2>More</h2><p>Only <em>with</em> it.</p></section>
<section id="play"><h2>Play</h2>
<p data-when="seats=3-5" data-rules="b">Many.</p>
<p data-when="seats=2" data-rules="b">Two.</p>
<h3 id="turn">A turn</h3>
<ul><li data-when="!extra kind=plain">Plain.</li><li>Whatever.</li></ul>
</section>
"""
RULES = Rules(read_rules(TEXT), language="en")
WRITTEN = [name for name, game in games().items() if game.rules().language]


def at(seats, **options):
    return RULES.played(played_with(seats, "usual", {"extra": False, "kind": "plain"} | options))


def numbers(rules):
    return [paragraph.number for paragraph in rules.paragraphs]


def test_a_place_has_one_number_whatever_is_left_out_before_it():
    assert numbers(RULES) == ["1.1", "2.1", "3.1", "3.2", "3.3", "3.4"]
    assert numbers(at(2)) == ["1.1", "3.2", "3.3", "3.4"]
    assert numbers(at(4, extra=True)) == ["1.1", "2.1", "3.1", "3.4"]
    assert [chapter.anchor for chapter in at(2).absent] == ["more"]


def test_a_rule_stands_where_it_is_played():
    assert (at(2).of_rules["b"], at(4).of_rules["b"]) == ("3.2", "3.1")
    assert at(2).of_events == {"won": "1.1"}


def test_an_option_matters_where_it_changes_something():
    played = played_with(4, "usual", {"extra": True, "kind": "plain"})
    assert RULES.matters("extra", played)
    assert not RULES.matters("kind", played)
    assert RULES.matters("kind", {**played, "extra": "false"})
    assert RULES.matters("of which no condition speaks", played)


@pytest.mark.parametrize(
    ("condition", "label"),
    [("seats=2", "with 2 players"), ("seats=3", "with 3 players"), ("seats=3-5", "with 3 to 5 players")],
)
def test_a_number_of_players_is_said_once(condition, label):
    assert read_when(condition).label(games()["pebbles"].words()) == label


def test_the_text_is_plain_and_its_links_are_numbers():
    words = games()["pebbles"].words()
    assert rules_text(at(2), words).splitlines() == [
        "Players: 2 · Edition: usual · extra: no · kind: plain",
        "",
        "1  The goal",
        "3  Play",
        "Not played at this table: 2 More.",
    ]
    assert rules_text(at(2), words, "1.1") == "1.1  Win, as turns (3.3) let you."
    assert "3.1" not in rules_text(at(2), words, "3")
    assert rules_text(at(2), words, "2") == "The rules of this table have no section 2."
    assert rules_text(RULES, words, "3.2") == "3.2  [with 2 players] Two."


def test_what_the_edition_of_a_table_has_otherwise_stands_above_the_text():
    """Under the title that its owner gave it; a chapter alone says where to look."""
    with from_a_box("pebbles", "purse = 12", "purse = 31") as edition:
        table = new_table("pebbles", seats=2, edition=edition, seed=bytes(32))
    rules, words = table.rules(), table.game.words()
    settings, nothing, told, figure, *_ = rules_text(rules, words).splitlines()
    assert (settings, nothing) == ("Players: 2 · Edition: From my box · rounds: 2", "")
    assert told == "The edition “From my box” uses these values instead of those in the text:"
    assert figure == "purse: 31 (in the text: 12)"
    assert rules_text(rules, words, "1").endswith("The contents of these rules list them.")
    usual = new_table("pebbles", seats=2, seed=bytes(32)).rules()
    assert "figures" not in rules_text(usual, words) + rules_text(usual, words, "1")


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_sealed_auctions_are_told_where_the_game_has_any(game):
    """Elsewhere “all at once” is something else: the ball of a court, and nothing is sold."""
    (everywhere,) = (chapter for chapter in game.rules().chapters if chapter.anchor == "everywhere")
    told = {event for paragraph in everywhere.paragraphs for event in paragraph.events}
    assert ("limits" in told) == (Limit in game.moves)


def test_what_has_no_place_in_rules_is_refused():
    with pytest.raises(ValueError, match="table"):
        read_rules("<section id='x'><h2>X</h2><table></table></section>")
    with pytest.raises(ValueError, match="data-when"):
        read_rules("<section id='x' data-when='a>b'><h2>X</h2><p>Y</p></section>")


def frame(rules):
    """All but the words."""
    return [
        (chapter.number, chapter.anchor, chapter.when, part.anchor, part.when, each._replace(text=""))
        for chapter in rules.chapters
        for part in chapter.parts
        for each in part.paragraphs
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_every_language_says_the_same_in_the_same_places(name, language):
    game = games()[name]
    if (game.folder / "rules" / f"{language}.html").is_file():
        assert frame(game.rules(language)) == frame(game.rules())
        assert all(each.text for each in game.rules(language).paragraphs)


@pytest.mark.parametrize("name", WRITTEN)
def test_every_condition_asks_for_something_that_can_be_chosen(name):
    """Else a slip of the pen would hide a rule at every table, or show it at all."""
    game = games()[name]
    properties = game.options_schema()["$defs"][game.options.__name__]["properties"]
    for term in (term for when in game.rules().conditions for term in when.terms):
        match term.name:
            case "seats":
                assert {int(bound) for bound in term.value.split("-")} <= set(game.seats)
            case "edition":
                assert term.value in game.editions
            case "at_once":
                assert term.value in {"true", "false"}  # what holds for every game speaks of it
            case option:
                shape = properties[option]
                allowed = shape.get("enum", [True, False])
                assert term.value in {str(value).lower() for value in allowed}


@pytest.mark.parametrize("name", WRITTEN)
def test_every_link_leads_to_something_that_is_played_too(name):
    game = games()[name]
    for setup in game.setups_to_try():
        options = game.options_from(setup.get("options", {}), setup["seats"])
        rules = game.rules_played(setup["seats"], options, game.editions[setup.get("edition", game.edition)])
        for paragraph in rules.paragraphs:
            assert set(re.findall(r'href="#([^"]+)"', paragraph.text)) <= rules.of_anchors.keys()


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.published])
def test_every_refusal_and_every_event_of_a_published_game_has_its_place(name):
    game = games()[name]
    events = {event.__struct_config__.tag for event in game.events}
    assert events <= game.rules().of_events.keys()
    assert rules_of(name) == game.rules().of_rules.keys()
