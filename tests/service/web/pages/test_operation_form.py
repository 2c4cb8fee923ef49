"""A form carries out an operation: the same input, the same access, the same refusals."""

import pytest
from flask import Blueprint, g
from marshmallow import Schema, fields, validate

from service.platform.accounts.authenticate import identify_caller
from service.platform.transaction import read_only_session
from service.web.access import MODERATOR, PLAY
from service.web.api.resource import Resource
from service.web.pages.operation_form import add_form
from service.web.problems import Problem

MOST = 8
resource = Resource("wishes", "What somebody wishes for.")


class WishSchema(Schema):
    count = fields.Integer(strict=True, required=True, validate=validate.Range(1))
    loud = fields.Boolean(truthy={True}, falsy={False})


@resource.post("/wishes/<id:wish>", access=PLAY, body=WishSchema)
def make_wish(call, wish):
    """Wish for something."""
    if call.body["count"] > MOST:
        raise Problem("too-many-hooks", most=MOST)
    return call.body | {"wish": wish, "who": call.player_id}


@resource.post("/wishes/<id:wish>/grant", access=MODERATOR)
def grant_wish(call, wish):
    """Grant what somebody wishes for."""


@pytest.fixture
def press(app, clock, person):
    """Sends a form as Anna, and returns what its view returns."""
    anna = person("anna")

    def make(typed, operation=make_wish, **how):
        views = []
        pages = Blueprint("wishes", __name__)
        pages.add_url_rule = lambda _path, _name, view, **_more: views.append(view)
        add_form(pages, "/<id:wish>", operation, **how)
        with app.test_request_context(method="POST", data=typed):
            g.caller = identify_caller(read_only_session(), anna.session, clock())
            return views[0](wish=7)

    make.who = anna
    return make


def show(**shown):
    return shown


def test_the_fields_have_the_types_of_the_schema_and_an_empty_switch_means_no(press):
    result = press({"count": " 3 "}, switches=("loud",), then=lambda result, wish: (result, wish))
    assert result == ({"count": 3, "loud": False, "wish": 7, "who": press.who.id}, 7)
    assert press({"count": "3"}, then=lambda result, **_which: "loud" in result) is False


def test_it_leads_to_a_page_that_may_be_named_by_the_path_and_the_result(press):
    response = press({"count": "3"}, back="/wishes/{wish}/{result[count]}", done="wished")
    assert (response.status_code, response.location) == (303, "/wishes/7/3?done=wished")


def test_the_input_may_be_read_in_another_way(press):
    assert press({"many": "2"}, read=lambda: {"count": 2}, back="/{result[count]}").location == "/2"


def test_a_wrong_field_shows_the_page_again_with_what_was_typed(press):
    shown = press({"count": "some", "loud": "yes"}, show=show)
    assert shown["faults"].keys() == {"count"}
    assert (shown["typed"], shown["wish"]) == ({"count": "some", "loud": True}, 7)
    with pytest.raises(Problem, match="malformed-request"):
        press({"count": "some"})


def test_a_refusal_is_shown_at_its_field_if_it_has_one(press):
    shown = press({"count": "9"}, show=show, faults={"too-many-hooks": ("count", "wrong-url-many")})
    assert "8 webhooks" in shown["faults"]["count"]
    with pytest.raises(Problem, match="too-many-hooks"):
        press({"count": "9"}, show=show)


def test_whoever_may_not_use_the_operation_may_not_use_the_form(press):
    with pytest.raises(Problem, match="role-too-small"):
        press({}, grant_wish)
