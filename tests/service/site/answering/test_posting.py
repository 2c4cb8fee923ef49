"""Posting an answer: a draft is kept nowhere, a turn is played once, and only what was asked is answered."""

import re
from html import unescape

import pytest

from service.platform.accounts.tokens import create_token
from service.platform.deps import deps
from service.platform.signing import Purpose
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.viewer import SeatViewer

SAME = {"Sec-Fetch-Site": "same-origin"}
FIELD = re.compile(r'<input type="hidden" name="(question|played|moves|line)" value="([^"]*)">')


class Page:
    """A page as a browser without scripts has it: what its finishing form would send."""

    def __init__(self, answer) -> None:
        self.status, self.text = answer.status_code, answer.text
        turn = re.search(r'<form method="post" action="[^"]*/answer">.*?</form>', self.text, re.DOTALL)
        form = turn.group() if turn else re.search(r'id="answer-.*?</form>', self.text, re.DOTALL).group()
        self.fields = [(name, unescape(value)) for name, value in FIELD.findall(form)]

    @property
    def lines(self):
        return [value for name, value in self.fields if name == "line"]


class Desk:
    """One seat before its page."""

    def __init__(self, client, at, seat, address="", keys=None) -> None:
        self.client, self.at, self.seat = client, at, seat
        self.address = address or f"/tables/{at.number}"
        self.keys = at.keys[seat] if keys is None else keys

    def open(self) -> Page:
        return Page(self.client.get(self.address, headers=self.keys))

    def post(self, where, page, **more):
        data = [*page.fields, *more.items()]
        fields = {name: [value for other, value in data if other == name] for name, _ in data}
        return self.client.post(f"{self.address}/{where}", data=fields, headers=self.keys | SAME)

    def draft(self, page, **more) -> Page:
        return Page(self.post("draft", page, **more))


def moves_at(house, number):
    with house.app_context(), read_session() as session:
        row = session.get(Table, number)
        moves = session.query(Move).filter_by(table_id=number).order_by(Move.number)
        return row.revision, [(move.seat, move.text, move.origin) for move in moves]


@pytest.fixture
def desk(client, seated):
    at = seated("pebbles", 3)
    return Desk(client, at, next(seat for seat in range(3) if at.question(seat)))


def legal(desk):
    return [move["text"] for move in desk.at.question(desk.seat)["moves"]]


def test_a_draft_is_kept_nowhere_and_reset_in_one_press(house, desk):
    before = moves_at(house, desk.at.number)
    drafted = desk.draft(desk.open(), add=legal(desk)[0])
    assert drafted.lines == legal(desk)[:1]
    assert "not sent yet" in drafted.text
    for name in ("undo", "reset"):
        found = re.search(rf'<form id="answer-{name}".*?</form>', drafted.text, re.DOTALL)
        assert bool(found) == (name == "undo"), "one move is undone as it is begun anew"
        assert not found or 'name="line"' not in found.group()
    assert desk.open().lines == []
    assert moves_at(house, desk.at.number) == before


def test_a_turn_is_sent_with_finish_and_played_once(house, desk):
    drafted = desk.draft(desk.open(), add=legal(desk)[0])
    for _ in range(3):
        assert desk.post("answer", drafted).status_code == 303
    assert moves_at(house, desk.at.number)[1] == [(desk.seat, drafted.lines[0], Origin.PAGE)]


def sends(page):
    """What the buttons of a page would send at once."""
    return [
        unescape(line)
        for line in re.findall(r'name="send" value="([^"]*)" formaction="[^"]*/answer"', page.text)
    ]


def test_one_answer_to_a_question_for_one_answer_is_one_press(house, desk):
    page = desk.open()
    assert ">Add<" not in page.text
    assert ">Send<" in page.text
    assert "" in sends(page), "what stands in the controls is sent with one press"
    given = {"kind": "stake", "send": "", "amount": "12"}
    assert [desk.post("answer", page, **given).status_code for _ in range(2)] == [303, 303], "played once"
    assert moves_at(house, desk.at.number)[1] == [(desk.seat, legal(desk)[-1], Origin.PAGE)]


def test_what_is_written_is_sent_with_one_press_too(house, desk):
    page = desk.open()
    refused = desk.post("answer", page, typed="lay an egg", send="")
    assert refused.status_code == 422
    assert "lay an egg" in unescape(refused.text)
    assert desk.post("answer", page, typed=legal(desk)[1].upper(), send="").status_code == 303
    assert moves_at(house, desk.at.number)[1] == [(desk.seat, legal(desk)[1], Origin.PAGE)]


def test_a_button_sends_its_answer(house, client, seated):
    at = seated("pebbles", 2)
    desk = Desk(client, at, 0)
    at.answer(1, "stake 1")
    assert desk.post("answer", desk.open(), kind="stake", amount="3", send="").status_code == 303
    page = desk.open()
    assert "pass" in sends(page)
    late = desk.post("answer", page, send="bid 99")
    assert late.status_code == 422
    assert "any amount from 1 to 9" in late.text
    for _ in range(2):
        assert desk.post("answer", page, send="pass").status_code == 303
    assert [line for seat, line, _ in moves_at(house, at.number)[1] if seat == 0] == ["stake 3", "pass"]


def test_what_turns_out_to_be_only_a_part_of_a_turn_is_added_and_not_sent(house, client, seller):
    at, seat = seller()
    desk, before = Desk(client, at, seat), moves_at(house, at.number)
    page = desk.open()
    assert "sell 1" not in sends(page)
    added = desk.post("answer", page, send="sell 1")
    assert added.status_code == 200
    assert Page(added).lines == ["sell 1"]
    assert moves_at(house, at.number) == before


@pytest.mark.parametrize(("game", "others"), [("florence", "bid"), ("florence", "buy"), ("principe", "bid")])
def test_to_pass_comes_after_everything_else_at_every_question(client, seated, game, others):
    at = seated(game, 3)
    seat, lines = 0, []
    while not {"pass", others} <= {line.split()[0] for line in lines}:
        if lines:
            at.answer(seat, next((line for line in lines if line.startswith(("auction", "pass"))), lines[0]))
        seat = next(seat for seat in range(3) if (asked := at.question(seat)) and asked["owed"])
        lines = [move["text"] for move in at.question(seat)["moves"]]
    page = client.get(f"/tables/{at.number}", headers=at.keys[seat]).text
    pressed = re.findall(r'name="(?:send|add)" value="(\w+)', page)
    assert others in pressed
    assert pressed.index("pass") == len(pressed) - 1


def test_one_press_sends_although_the_next_question_is_ones_own(house, client, seated):
    at = seated("florence", 2)
    for seat in range(2):
        at.answer(seat, at.question(seat)["moves"][0]["text"])
    first = next(seat for seat in range(2) if at.question(seat))
    at.answer(first, "auction jester")
    desk = Desk(client, at, 1 - first)
    page = desk.open()
    assert "One press sends your answer." in page.text
    assert "pass" in sends(page)
    assert desk.post("answer", page, send="pass").status_code == 303
    assert moves_at(house, at.number)[1][-1][:2] == (1 - first, "pass")
    assert at.question(1 - first)["kind"] == "last-buyer"


def test_a_link_is_enough(house, client, desk):
    with house.app_context(), read_session() as session:
        row = session.get(Table, desk.at.number)
        link = SeatViewer.of(row, row.seats[desk.seat], row.seats[desk.seat].player).link(Purpose.SEAT)
        address = link.removeprefix(deps().settings.public_url)
    guest = Desk(client, desk.at, desk.seat, address, {})
    drafted = guest.draft(guest.open(), add=legal(desk)[0])
    assert guest.post("answer", drafted).headers["Location"] == address
    assert moves_at(house, desk.at.number)[1] == [(desk.seat, drafted.lines[0], Origin.LINK)]


def test_a_late_draft_is_told_what_happened_and_nothing_is_half_played(house, desk):
    old = desk.draft(desk.open(), add=legal(desk)[0])
    desk.at.answer(desk.seat, legal(desk)[-1])
    before = moves_at(house, desk.at.number)
    late = desk.post("answer", old)
    assert late.status_code == 409
    assert "The table has changed" in late.text
    assert old.lines[0] in unescape(late.text)
    assert moves_at(house, desk.at.number) == before


def test_a_forged_turn_is_refused_with_the_rule(house, desk):
    page = desk.open()
    page.fields.append(("line", "bid 3"))
    refused = desk.post("answer", page)
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    rule = re.search(r'href="(/tables/[0-9]+/rules)#([a-z-]+)"', refused.text)
    assert f'id="{rule[2]}"' in desk.client.get(rule[1], headers=desk.keys).text
    assert "These are allowed:" in refused.text
    assert "You can play:" not in refused.text
    assert moves_at(house, desk.at.number)[1] == []


def test_typing_the_notation_works_too(desk):
    page = desk.open()
    assert desk.draft(page, typed=legal(desk)[1].upper()).lines == [legal(desk)[1]]
    refused = desk.draft(page, typed="lay an <egg>")
    assert refused.lines == []
    assert "lay an &lt;egg&gt;" in refused.text
    assert 'role="alert"' in refused.text


def test_other_sites_and_other_keys_play_nothing(house, client, token, person, desk):
    drafted = desk.draft(desk.open(), add=legal(desk)[0])
    path, data = f"{desk.address}/answer", dict(drafted.fields)
    assert (
        client.post(path, data=data, headers=desk.keys | {"Sec-Fetch-Site": "cross-site"}).status_code == 403
    )
    for keys in (token(person("zoe"), "play"), {}):
        assert client.post(path, data=data, headers=keys | SAME).status_code == 409
    assert moves_at(house, desk.at.number)[1] == []


def test_who_may_only_read_sends_nothing(house, clock, desk):
    drafted = desk.draft(desk.open(), add=legal(desk)[0])
    with house.app_context(), transaction() as session:
        player = session.get(Table, desk.at.number).seats[desk.seat].player_id
        _, secret = create_token(
            session, player_id=player, name="eyes", scope="read", days=None, seat=None, now=clock()
        )
    desk.keys = {"Authorization": f"Bearer {secret}"}
    assert desk.post("answer", drafted).status_code == 403
    assert moves_at(house, desk.at.number)[1] == []


def test_controls_are_swapped_alone_where_nothing_else_changed(client, desk):
    page = desk.open()
    part = client.post(
        f"{desk.address}/draft",
        data=dict(page.fields) | {"kind": "lay"},
        headers=desk.keys | {"HX-Request": "true"},
    )
    assert part.text.lstrip().startswith('<div id="answering"')
    assert len(part.text) < len(page.text) / 2


@pytest.fixture
def layer(client, seated):
    """The page of whoever may lay a wood, which draws a tile once no further tile is laid."""
    at = seated("noblemen", 3)
    while True:
        seat, asked = next(
            (seat, asked) for seat in range(3) if (asked := at.question(seat)) and asked["owed"]
        )
        if asked["kind"] == "turn":
            return Desk(client, at, seat)
        at.answer(seat, asked["default"])


def test_confirming_ends_the_turn_after_a_reveal_too_and_once(house, layer):
    line = next(each for each in legal(layer) if each.startswith("expand wood"))
    before = len(moves_at(house, layer.at.number)[1])
    drafted = layer.draft(layer.open(), add=line)
    assert "Ending your turn reveals hidden information." in drafted.text
    for _ in range(2):
        assert layer.post("answer", drafted, confirm="yes").status_code == 303
    played = moves_at(house, layer.at.number)[1][before:]
    assert [text for _, text, _ in played] == [line, "done", "end"]
    assert not layer.at.question(layer.seat)


def test_a_tile_whose_laying_reveals_something_is_drawn_before_it_is_sent(layer):
    page, drawn = layer.open(), []
    for line in ("expand field 1,0", "expand field 2,0", "expand wood 3,0"):
        page = layer.draft(page, add=line)
        drawn += re.findall(r'data-drawn="(\w+)"', page.text)
    assert "Confirming it reveals hidden information." in page.text
    assert len(set(drawn)) == 3


def finish(page):
    """The button that ends the turn: whether it is chief, and what it says."""
    style, said = re.search(r'class="button([^"]*)" id="finish"[^>]*>([^<]*)<', page.text).groups()
    return "chief" in style, unescape(said)


def test_ending_early_is_no_chief_button_and_says_what_it_gives_up(layer):
    page = layer.draft(layer.open(), add="expand field 1,0")
    assert finish(page) == (False, "End turn, 2 tiles not laid")
    page = layer.draft(page, add="expand field 2,0")
    assert finish(page) == (False, "End turn, 1 tile not laid")
    page = layer.draft(page, add="expand field 3,0")
    assert finish(page) == (True, "Confirm turn")


def test_a_complete_turn_that_reveals_something_is_ended_or_sent_to_see_it(layer):
    page = layer.draft(layer.open(), add="expand wood 1,0 wood 2,0 wood 3,0")
    assert finish(page) == (True, "Confirm turn")
    assert "Send and see. Your turn stays open." in page.text
    assert layer.post("answer", page).status_code == 303
    assert layer.at.question(layer.seat)["default"] == {"do": "end"}


def test_sending_a_part_leaves_the_turn_open(house, layer):
    line = next(each for each in legal(layer) if each.startswith("expand field"))
    drafted = layer.draft(layer.open(), add=line)
    assert "Send only this. Your turn stays open." in drafted.text
    assert layer.post("answer", drafted).status_code == 303
    assert layer.at.question(layer.seat)["owed"]


def test_a_complete_move_is_held_for_changes_and_carried_by_the_other_forms(client, layer):
    line = next(each for each in legal(layer) if each.startswith("bribe"))
    page = layer.draft(layer.open(), kind="bribe", tokens=line.split()[1])
    assert page.lines == [line]
    held = re.search(r'<form id="answer-held".*?</form>', page.text, re.DOTALL).group()
    assert 'name="line"' not in held
    assert 'value="bribe"' in held
