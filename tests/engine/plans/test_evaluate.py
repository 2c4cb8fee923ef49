"""What plans answer: each kind of order at the question it is for."""

from types import SimpleNamespace

import pytest

from engine import games, new_table
from engine.plans import (
    Answer,
    Finished,
    Plan,
    Progress,
    Stopped,
    Vocabulary,
    evaluate_plan,
    read_plan,
    situation_of,
)
from engine.plans.examples import plan_examples
from engine.plans.explain import explain_end, explain_order, explain_stop
from engine.plans.plan import Naming, Want
from tests.engine.plans.planning import Planner


def florence(*, at_once=False, seats=4):
    """At the first auction, with the start player asked to name."""
    table = new_table("florence", seats=seats, options={"at_once": at_once}, seed=b"plans" * 6)
    while table.question(table.waiting[0]).kind == "keep":
        seat = table.waiting[0]
        table.play(seat, table.question(seat).default)
    return table


def clockwise_from(table):
    first = table.waiting[0]
    return [(first + step) % table.seats for step in range(table.seats)]


def test_a_lot_up_to_a_price_and_no_further():
    table = florence()
    a, b, c, d = clockwise_from(table)
    plan = Planner(table, b, "jester up to 500")
    plan.play(a, "auction jester")
    assert str(plan.says().move) == "bid 300"
    assert plan.answers() is None
    for seat in (c, d):
        plan.play(seat, "pass")
    plan.play(a, "bid 400")
    assert str(plan.says().move) == "bid 500"
    plan.answers()
    plan.play(a, "bid 600")
    assert str(plan.says().move) == "pass"


def test_on_a_lot_that_the_plan_does_not_name_its_player_is_asked():
    table = florence()
    a, b, *_ = clockwise_from(table)
    plan = Planner(table, b, "jester up to 500")
    plan.play(a, "auction builder")
    assert plan.says() is None
    plan = Planner(table, b, "jester up to 500; pass until action phase")
    assert str(plan.says().move) == "pass", "who wishes to let all else go says so"


def test_a_plan_that_is_done_says_what_has_ended_it():
    table = florence()
    _, b, *_ = clockwise_from(table)
    plan = Planner(table, b, "jester up to 300; until auction phase")
    plan.play(table.waiting[0], "auction jester")
    ended = plan.says()
    assert ended == Finished("until", {"condition": "auction phase"})
    assert "auction phase" in explain_stop(table.game.words(), ended)


def test_all_at_once_the_limit_itself_is_said():
    table = florence(at_once=True)
    a, b, *_ = clockwise_from(table)
    plan = Planner(table, b, "jester up to 750; never more than 600 in all")
    plan.play(a, "auction jester")
    assert str(plan.says().move) == "limit 600"


def test_an_alternative_waits_until_the_first_wish_is_gone():
    table = florence()
    a, b, c, d = clockwise_from(table)
    plan = Planner(table, b, "jester up to 300; else builder up to 400")
    plan.play(a, "auction builder")
    assert str(plan.says().move) == "pass"
    plan.answers()
    for seat in (c, d):
        plan.play(seat, "pass")
    nxt = table.waiting[0]
    plan.play(nxt, "waive" if nxt == b else "auction jester")


def test_a_wish_is_fulfilled_once_and_ends_the_plan():
    table = florence()
    a, b, c, d = clockwise_from(table)
    plan = Planner(table, b, "jester up to 300; else builder up to 400")
    plan.play(a, "auction jester")
    plan.answers()
    for seat in (c, d, a):
        plan.play(seat, "pass")
    assert plan.progress == Progress(done=(0, 1), spent=300)
    while table.question(b) is None:
        seat = table.waiting[0]
        table.play(seat, table.question(seat).default)
    assert isinstance(plan.says(), Finished)


def test_naming_takes_the_dearest_wish_that_is_to_be_had():
    table = florence()
    first = table.waiting[0]
    plan = Planner(table, first, "if I name: builder, then jester, then waive; builder up to 200")
    assert str(plan.says().move) == "auction builder"
    plan = Planner(table, first, "if I name: builder, then waive; never more than 100 in all")
    assert str(plan.says().move) == "waive"


def test_a_wish_names_no_lot_unless_the_plan_says_what_to_name():
    table = florence()
    assert Planner(table, table.waiting[0], "builder up to 500").says() is None


@pytest.mark.parametrize(
    ("text", "move"), [("prestige up to 200", "buy prestige"), ("jester up to 199", None)]
)
def test_the_last_buyer_may_leave_a_lot_so_a_wish_for_it_is_enough(text, move):
    table = florence(seats=3)
    *_, last = clockwise_from(table)
    plan = Planner(table, last, text)
    while table.question(table.waiting[0]).kind != "last-buyer":
        seat = table.waiting[0]
        plan.play(seat, str(table.question(seat).default))
    said = plan.says()
    assert (str(said.move) if isinstance(said, Answer) else said) == move


def test_a_plan_that_has_nothing_to_name_stops_and_says_why():
    table = florence()
    first = table.waiting[0]
    plan = Planner(table, first, "if I name: builder; never more than 100 in all")
    said = plan.says()
    assert said == Stopped("nothing-to-name", {"lots": ("builder",)})
    assert "builder" in explain_stop(table.game.words(), said)


def test_follow_bids_for_whatever_it_is():
    table = new_table("principe", seats=3, seed=b"follow" * 5)
    while table.question(table.waiting[0]).kind == "lay":
        table.play(table.waiting[0], table.question(table.waiting[0]).default)
    first, second, _ = [(table.waiting[0] + step) % 3 for step in range(3)]
    plan = Planner(table, second, "follow to 2")
    plan.play(first, "bid 1")
    assert str(plan.says().move) == "bid 2"
    plan = Planner(table, second, "follow to 1")
    assert str(plan.says().move) == "pass"


def test_pass_until_something_holds():
    table = florence()
    a, b, *_ = clockwise_from(table)
    plan = Planner(table, b, "pass until action phase; default when forced")
    plan.play(a, "auction jester")
    assert str(plan.says().move) == "pass"
    plan = Planner(table, b, "pass until auction phase")
    assert isinstance(plan.says(), Finished)


def test_a_bare_number_in_a_plan_is_the_amount_that_is_asked_for():
    table = florence(at_once=True)
    a, b, *_ = clockwise_from(table)
    plan = Planner(table, b, "if jester left at least 1: 700, else pass")
    assert plan.says() is None
    plan.play(a, "auction jester")
    assert str(plan.says().move) == "limit 700"
    assert isinstance(Planner(table, b, "250").says(), Stopped)


def test_how_an_auction_goes_is_said_by_its_question():
    """Not by what a game calls its moves: Pebbles stakes where others name limits."""
    table = new_table("pebbles", seats=2, seed=b"plans")
    words = Vocabulary(answers=lambda _: (), facts=lambda _: {}, lots=("gem",), on_auction=lambda _: ("gem",))
    game = SimpleNamespace(notation=table.game.notation, plans=words)

    def says(most):
        return str(evaluate_plan(game, Plan((Want("gem", most),)), Progress(), situation_of(table, 0)).move)

    assert says(4) == "stake 4"
    table.play(0, "stake 3")
    table.play(1, "stake 5")
    assert (says(4), says(0)) == ("bid 1", "pass")


def test_what_is_to_be_done_whenever_something_holds_is_done_again_and_again():
    table = noblemen()
    seat = table.waiting[0]
    plan = Planner(table, seat, "whenever not acted: leisure, else taxes; whenever acted: end; leisure")
    for _ in range(3):
        assert plan.answers() is None
        assert plan.progress.done == (), "what is done whenever something holds is never done with"
        while table.waiting != (seat,):
            other = table.waiting[0]
            plan.play(other, table.question(other).default)


def test_where_no_condition_holds_the_next_order_is_asked():
    table = noblemen()
    plan = Planner(table, table.waiting[0], "whenever acted: end; whenever not acted: leisure")
    assert str(plan.says().move) == "leisure"
    assert Planner(table, table.waiting[0], "whenever acted: end").says() is None


def noblemen():
    table = new_table("noblemen", seats=3, options={"first_game": True}, seed=b"noble" * 6)
    while table.question(table.waiting[0]).kind != "turn":
        seat = table.waiting[0]
        table.play(seat, table.question(seat).default)
    return table


def test_a_sequence_goes_on_step_by_step():
    table = noblemen()
    seat = table.waiting[0]
    plan = Planner(table, seat, "leisure; then end; then if decade 1: taxes, else leisure; then end")
    assert plan.answers() is None
    assert plan.progress.done == (0, 1)
    while table.waiting != (seat,):
        other = table.waiting[0]
        plan.play(other, table.question(other).default)
    assert [str(plan.says().move)] == ["taxes"]


def test_the_first_choice_whose_conditions_hold_is_taken():
    table = noblemen()
    seat = table.waiting[0]
    facts = table.game.plans.facts(table.view(seat))
    price = facts["castle costs"]
    plan = Planner(table, seat, f"if castle costs {price + 1}: taxes, else leisure")
    assert str(plan.says().move) == "leisure"
    plan = Planner(table, seat, f"if castle costs {price} and not acted: taxes, else leisure")
    assert str(plan.says().move) == "taxes"


def test_what_fits_no_longer_stops_the_plan():
    table = noblemen()
    seat = table.waiting[0]
    plan = Planner(table, seat, "build palace 40,40")
    assert plan.says() == Stopped("does-not-fit", {"moves": ("build palace 40,40",)})


def test_what_is_meant_for_another_question_waits():
    table = noblemen()
    assert Planner(table, table.waiting[0], "give field wood").says() is None


def test_until_ends_the_whole_plan():
    table = noblemen()
    plan = Planner(table, table.waiting[0], "always leisure; until money at least 0")
    assert isinstance(plan.says(), Finished)


def test_forced_answers_are_given_at_once():
    table = florence()
    for seat in clockwise_from(table):
        sight = situation_of(table, seat)
        if sight is not None and not sight.question.forced:
            assert (
                evaluate_plan(table.game, read_plan(table.game, "default when forced"), Progress(), sight)
                is None
            )


@pytest.mark.parametrize(
    "game", [game for game in games().values() if game.plans], ids=lambda game: game.name
)
def test_every_order_is_told_in_words(game):
    text = "always default until {fact}; until not {fact}; default; then default; default when forced; answer later; whenever {fact}: default"
    text = text.format(fact=game.plans.said[0]) + "; never more than 5 in all"
    if game.plans.lots:
        lot = game.plans.lots[0]
        text += f"; {lot} up to 5; else cheapest {lot}; follow to 3"
    if game.plans.naming:
        text += f"; if I name: {lot}"
    for order in read_plan(game, text).orders:
        assert explain_order(game.words(), order)
        assert isinstance(explain_end(game.words(), order), str)


def test_a_plan_never_answers_but_with_a_legal_move():
    table = florence()
    a, b, *_ = clockwise_from(table)
    plan = Planner(table, b, "jester up to 99999")
    plan.play(a, "auction jester")
    said = plan.says()
    assert isinstance(said, Answer)
    assert said.move in table.moves(b)


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "pl"])
def test_examples_are_plans_in_every_language(language):
    table = florence()
    naming = table.waiting[0]
    told = plan_examples(table, naming, table.game.words(language))
    table.play(naming, "auction jester")
    asked = table.waiting[0]
    told += plan_examples(table, asked, table.game.words(language))
    meant = [read_plan(table.game, text, language=language) for text in told]
    assert Plan((Want("jester", 900),)) in meant, "a real lot, so that one letter does for the whole auction"
    assert any(plan.of(Naming) for plan in meant[:1])
