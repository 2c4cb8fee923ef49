"""Every question of every game is answered with controls, and a draft shows no more than its seat may know."""

from collections import Counter
from pathlib import Path

import pytest

from engine import games, new_table
from engine.text.sentences import question_text, what_if_texts
from engine.text.words import slug
from service.platform.paths import templates_folder
from service.site import answering
from service.site.answering.controls import FAMILIES
from service.site.answering.draft import Draft, try_draft
from service.site.answering.part import Given
from service.site.answering.why_not import find_refusal
from tests.engine.playing import game_with, setups
from tests.service.site.answering.filling import fields_for
from tests.service.site.answering.looking import NAMES, PLAYED, asked, look


@pytest.mark.parametrize("game", list(games()))
def test_every_part_of_every_move_has_a_control_and_a_label(game):
    rules = games()[game]
    words = rules.words()
    for move in rules.moves:
        message = f"move-{slug(move.__struct_config__.tag)}"
        assert words.has(message)
        for slot in (slot for part in move.pattern().parts for slot in part.slots()):
            assert slot.made_of in FAMILIES
            assert words.attribute(message, slot.name), (message, slot.name)
            if slot.made_of == ("name", "place"):
                assert words.attribute(message, f"{slot.name}-place"), (message, slot.name)


@pytest.mark.parametrize("game", list(games()))
def test_every_question_offers_every_kind_of_legal_answer(game):
    met = set()
    for number in range(len(setups(game))):
        for table, seat, _ in asked(game, number):
            met.add(table.question(seat).kind)
            ways = look(table, seat)
            assert len(ways.single) + len(ways.ways) == len({type(move) for move in table.moves(seat)})
            assert all(way.presses or way.foreseen or way.missing for way in ways.ways if way.open)
            assert any(way.open for way in ways.ways) == bool(ways.ways)
    assert met <= {question.__struct_config__.tag for question in games()[game].questions}


@pytest.mark.parametrize("game", list(games()))
def test_the_controls_say_any_legal_move(game):
    for number in range(len(setups(game))):
        for table, seat, hand in asked(game, number):
            for move in hand.some_of(table.moves(seat), 6):
                pressed = look(table, seat, lines=(str(move),))
                assert chosen(pressed) == [str(move)]
                filled = fields_for(move)
                put = look(table, seat, given=filled, kind=filled["kind"], pressed=True)
                nothing = [way.nothing.line for way in put.ways if way.nothing]
                assert chosen(put) == [str(move)] or str(move) in nothing, put.refusal
                parts = table.what_if(seat, move).get("parts", {})
                assert all(table.game.words().has(f"name-{slug(part)}") for part in parts)


def chosen(answering):
    """The moves of a draft without those that follow because nothing else is possible."""
    return [each.line for each in answering.moves if not each.forced]


@pytest.mark.parametrize("game", list(games()))
def test_a_draft_shows_nothing_that_its_seat_cannot_know(game):
    for number in range(len(setups(game))):
        for table, seat, hand in asked(game, number, seldom=30):
            other = table.imagine(seat, bytes([number]) * 32)
            assert look(table, seat) == look(other, seat)
            for move in hand.some_of(table.moves(seat), 4):
                lines = (str(move),)
                one, same = look(table, seat, lines=lines), look(other, seat, lines=lines)
                assert one == same
                assert one.game.view(seat) == same.game.view(seat)
                assert shown_through(one, seat) == shown_through(same, seat)


def shown_through(answering, seat):
    """What is drawn of what its controls say, though it is not added yet."""
    return [way.then and way.then.view(seat) for way in answering.ways]


@pytest.mark.parametrize("game", list(games()))
def test_a_draft_goes_as_far_as_it_could_be_taken_back_and_changes_nothing(game):
    for number in range(len(setups(game))):
        for table, seat, hand in asked(game, number, seldom=30):
            before = table.dump()
            for move in hand.some_of(table.moves(seat), 4):
                trial = try_draft(table, seat, [str(move)], table.game.words(), NAMES)
                played = table.copy()
                played.play(seat, move)
                assert trial.sealed == (not played.can_take_back(seat))
                assert trial.game == (table if trial.sealed else played)
            assert table.dump() == before


@pytest.mark.parametrize("game", list(games()))
def test_the_heading_is_what_is_asked_after_the_draft_and_empty_where_it_completes_the_turn(game):
    seen = set()
    for table, seat, _ in asked(game, 1, seldom=40):
        names = NAMES[: table.seats]
        for move in table.moves(seat)[:2]:
            drafted, trial = look(table, seat, lines=(str(move),)), table.copy()
            trial.play(seat, move)
            then = trial.question(seat) if trial.can_take_back(seat) else None
            owes = then is not None and then.owed and not (drafted.closing and then.forced)
            assert drafted.heading == (question_text(table.game.words(), then, names) if owes else "")
            seen.add(owes)
    assert False in seen


@pytest.mark.parametrize("game", list(games()))
def test_what_cannot_be_read_is_refused_and_stays_in_its_field(game):
    table, seat, _ = next(asked(game, 0))
    ways = look(table, seat, typed="dance on the table")
    assert ways.refusal
    assert ways.typed == "dance on the table"
    assert not ways.moves


def test_what_a_rule_forbids_is_refused_with_what_would_be_right():
    found = 0
    for table, seat, _ in asked("noblemen", 0):
        ways = look(table, seat, typed="bribe 5000")
        if any(str(move).startswith("bribe") for move in table.moves(seat)):
            assert ways.refusal
            assert ways.near
            assert all(look(table, seat, typed=line).moves for line, _ in ways.near)
            found += 1
    assert found


@pytest.mark.parametrize("game", list(games()))
def test_nothing_is_chosen_that_nobody_has_chosen_unless_there_is_one_thing_alone(game):
    for table, seat, _ in asked(game, 0):
        for way in look(table, seat).ways:
            for control in way.controls:
                for offered in (control.options, control.places):
                    assert not any(each.chosen or each.count for each in offered) or len(offered) == 1, (
                        f"{way.name}: {{{control.field}}} is chosen in advance. An optional part must not be a"
                        " choice among names: write a word for each value."
                    )


@pytest.mark.parametrize("game", list(games()))
def test_what_is_added_before_it_is_chosen_says_what_is_still_to_be_chosen(game):
    for table, seat, _ in asked(game, 0):
        for way in look(table, seat).ways:
            if way.missing:
                pressed = look(table, seat, kind=way.name, pressed=True)
                assert pressed.missing == way.missing
                assert not pressed.moves


@pytest.mark.parametrize("game", list(games()))
def test_whatever_is_laid_on_several_squares_shows_its_outline_before_it_is_chosen(game):
    shown = set()
    for table, seat, _ in asked(game, 0):
        moves = table.moves(seat)
        for way in look(table, seat).ways:
            options = [option for control in way.controls for option in control.options if option.fits]
            for option in options if way.open else ():
                of_it = [move for move in moves if str(move).startswith(f"{way.name} {option.value} ")]
                squares = table.covers(seat, of_it[0]) if of_it else ()
                drawn = option.outline.path.count("M") if option.outline else 0
                assert drawn == (len(squares) if len(squares) > 1 else 0)
                shown.add(option.outline)
    assert len(shown - {None}) != 1, "each has its own"


@pytest.mark.parametrize("game", list(games()))
def test_the_only_answer_of_a_kind_names_every_thing_that_it_is_about(game):
    for number in range(len(setups(game))):
        for table, seat, _ in asked(game, number):
            words, moves = table.game.words(), {str(move): move for move in table.moves(seat)}
            kinds = Counter(map(type, moves.values()))
            pressed = look(table, seat).single
            assert {line for line, move in moves.items() if kinds[type(move)] == 1} <= {
                press.line for press in pressed
            }
            for press in pressed:
                move = moves[press.line]
                things = named_things(words, move)
                assert all(thing in press.words for thing in things), (press.words, things)
                called = words.say(f"move-{slug(move.__struct_config__.tag)}")
                assert things or press.words == called


def named_things(words, move):
    """What a move names, read from its fields."""
    found, form = [], move.pattern()
    for slot in (slot for part in form.parts for slot in part.slots()):
        value = getattr(move, slot.name)
        if value == form.defaults.get(slot.name):
            continue
        if slot.made_of == ("seat",):
            found.append(NAMES[value])
        elif slot.made_of in {("place",), ("number",)}:
            found.append(slot.write(value))
        elif slot.made_of == ("name", "place"):
            found.append(words.name(slot.write(value).split()[0]))
        elif slot.made_of == ("name", "number"):
            found += map(words.name, slot.write(value).split()[:-1:2])
        else:
            found += [words.name(name) for name in ([value] if isinstance(value, str) else value)]
    return found


def test_what_is_still_to_be_chosen_of_a_thing_and_its_place_is_said_by_its_own_name():
    table, seat, way = next(
        (table, seat, way)
        for table, seat, _ in asked("noblemen", 0, seldom=2)
        for way in look(table, seat).ways
        if any(control.family == "sequence" and len(control.options) > 1 for control in way.controls)
    )
    (control,) = way.controls
    lacks = look(table, seat, kind=way.name, pressed=True).missing
    assert lacks == [control.label, control.place_label]
    name = Given({"kind": way.name, f"{control.field}.name": control.options[0].value})
    lacks = look(table, seat, kind=way.name, given=name, pressed=True).missing
    assert lacks == [control.place_label]
    place = Given({"kind": way.name, f"{control.field}.place": control.places[0].value})
    lacks = look(table, seat, kind=way.name, given=place, pressed=True).missing
    assert lacks in ([control.label], []), "one thing alone may fit there"


@pytest.mark.parametrize("game", list(games()))
def test_the_only_answer_that_is_left_is_sent_with_one_press(game):
    for table, seat, _ in asked(game, 0):
        if len(table.moves(seat)) == 1:
            (only,) = look(table, seat).single
            assert only.sends


def test_after_the_last_tile_nothing_more_is_asked_and_both_are_sent_at_once():
    """Whoever has no tile left is asked for more all the same, or all would know of it: the page answers that by itself."""

    def left(table, seat) -> int:
        return sum(table.view(seat)["table"]["players"][seat]["behind"]["tiles"].values())

    table, seat, move = next(
        (table, seat, move)
        for number in range(4)
        for table, seat, _ in asked(game_with("expand"), number, seldom=2)
        for move in table.moves(seat)
        if str(move).startswith("expand") and left(table, seat) == 1
    )
    seen = look(table, seat, lines=(str(move),))
    assert not seen.heading
    assert seen.complete
    assert seen.turn[:2] == [str(move), "done"]
    assert not look(table, seat).closing


def test_what_is_counted_and_goes_with_no_city_that_was_chosen_is_not_offered_and_says_why_not():
    """Regions are called by colours, as cards are: each is told as the region that it is."""
    table, seat, move = next(
        (table, seat, move)
        for table, seat, _ in asked(game_with("found"), 0, seldom=2)
        for move in table.moves(seat)
        if str(move).startswith("found") and len(getattr(move, "arms", {})) > 1
    )
    given = Given({"kind": "found", "city": move.city})
    seen = look(table, seat, kind="found", given=given)
    (way,) = (way for way in seen.ways if way.name == "found")
    (arms,) = (control for control in way.controls if control.family == "splitting")
    cities = table.view(seat)["table"]["cities"]
    regions = next(city["regions"] for city in cities if city["city"] == move.city)
    assert {option.value for option in arms.options if option.fits} == set(regions)
    assert {thing.component.kind for thing in seen.cards["arms"].values()} == {"region"}
    assert set(seen.cards["arms"]) == set(regions)
    draft = Draft(question=table.question(seat).id, played=PLAYED, kind="found", given=given)
    for each in (each for each in table.components(seat) if each.kind == "region"):
        refusal = find_refusal(
            table, seat, draft, f"region {each.name}", table.game.words(), NAMES[: table.seats]
        )
        assert (refusal is not None and refusal.rule == "arms-elsewhere") == (each.name not in regions)


def test_the_last_card_sends_for_whoever_answers_first_or_last_and_not_when_it_is_changed():
    table = new_table("principe", seats=2, seed=bytes(32))

    def last_sends(seat) -> bool:
        (way,) = look(table, seat).ways
        return way.at_once

    assert last_sends(0)
    table.play(0, table.moves(0)[0])
    assert last_sends(1)
    assert not last_sends(0)


@pytest.mark.parametrize("game", list(games()))
def test_what_each_of_several_buttons_would_bring_is_said_once(game):
    for table, seat, _ in asked(game, 0):
        for way in look(table, seat).ways:
            assert all(phrase in press.phrases for press in way.presses for phrase in way.alike)


@pytest.mark.parametrize("game", list(games()))
def test_each_option_says_what_all_its_answers_bring_and_what_is_alike_once(game):
    told = 0
    for table, seat, _ in asked(game, 0):
        told_by_move = [
            (move, what_if_texts(table.game.words(), table.what_if(seat, move), NAMES[: table.seats]))
            for move in table.moves(seat)
        ]
        for way in look(table, seat).ways:
            for control in (each for each in way.controls if each.family == "choice"):
                for option in control.options:
                    meant = [
                        phrases
                        for move, phrases in told_by_move
                        if way.name == move.__struct_config__.tag
                        and str(getattr(move, control.field) or "") == option.value
                    ]
                    assert meant or not option.fits
                    assert all(set(option.brings) <= set(phrases) for phrases in meant)
                    assert not set(option.brings) & set(control.alike)
                    told += len(option.brings) + len(control.alike)
    assert told or game not in ("florence", "principe")


def test_the_usual_is_one_press_and_nothing_chosen_is_not_sent():
    table, seat, _ = next(each for each in asked("noblemen", 0) if each[0].question(each[1]).kind == "stock")
    (way,) = look(table, seat).ways
    assert way.missing
    assert way.usual.line == str(table.question(seat).default)
    assert way.usual.sends
    assert look(table, seat, lines=(way.nothing.line,)).moves


def test_what_gives_up_more_than_is_asked_about_is_grave():
    table, seat, _ = next(each for each in asked("florence", 0) if each[0].question(each[1]).kind == "name")
    assert [press.value or press.line for press in look(table, seat).single if press.grave] == ["waive"]


def test_a_card_is_refused_as_a_card_and_never_as_a_city():
    met = 0
    for table, seat, _ in asked("principe", 0):
        draft = Draft(question=table.question(seat).id, played=PLAYED)
        for each in table.components(seat):
            refusal = find_refusal(
                table, seat, draft, f"thing {each.name}", table.game.words(), NAMES[: table.seats]
            )
            met += refusal is not None
            assert refusal is None or refusal.rule not in ("no-city", "no-colour", "no-region"), each
    assert met


def test_a_building_says_why_it_cannot_be_built_though_no_answer_builds():
    table, seat = next(
        (table, seat)
        for table, seat, _ in asked("florence", 0)
        if table.question(seat).kind == "turn"
        and table.question(seat).data["building_lacking"]
        and not table.question(seat).data["done"]
    )
    draft = Draft(question=table.question(seat).id, played=PLAYED)
    rules = {
        find_refusal(table, seat, draft, f"thing {each.name}", table.game.words(), NAMES[: table.seats]).rule
        for each in table.components(seat)
        if each.kind == "building"
    }
    assert rules & {"money", "money-sell-first"}
    assert rules <= {"money", "money-sell-first", "built-already", "building-gone"}


@pytest.mark.parametrize("late", [{"played": PLAYED + 1}, {"question": 10_000}])
def test_a_draft_of_an_earlier_question_is_dropped(late):
    table, seat, _ = next(asked("principe", 0))
    line = str(table.moves(seat)[0])
    assert look(table, seat, lines=(line,)).moves
    assert not look(table, seat, lines=(line,), **late).moves


def test_nothing_here_knows_a_game():
    here = [Path(answering.__file__).parent, templates_folder() / "pages" / "answering"]
    files = [file for folder in here for file in folder.glob("*.*")] + [
        templates_folder() / "static" / "answering.js"
    ]
    assert len(files) > 10
    for file in files:
        assert not {name for name in games() if name in file.read_text()}, file
