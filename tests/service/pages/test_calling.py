"""Templates say what they would say without the short cuts."""

import pytest
from jinja2 import (
    Environment,
    StrictUndefined,
    UndefinedError,
    pass_context,
    pass_environment,
    pass_eval_context,
)
from markupsafe import Markup

from service.pages.calling import quicken


class Caller:
    def __call__(self, value):
        return f"object {value}"

    def method(self, value):
        return f"method {value}"


@pass_context
def of_context(context, name):
    return f"{name} is {context[name]}"


@pass_environment
def of_environment(environment):
    return type(environment).__name__


@pass_eval_context
def of_escaping(escaping):
    return str(escaping.autoescape)


@pytest.mark.parametrize(
    "template",
    [
        "{% macro said(what, other='<') %}{{ what }}{{ other }}{% endmacro %}{{ said('<b>') }}{{ said('a', other='&') }}",
        "{% macro around() %}[{{ caller('x') }}]{% endmacro %}{% call(each) around() %}{{ each }}{% endcall %}",
        "{% for n in [1, 2] %}{% set here = n %}{{ of_context('here') }}{% endfor %}",
        "{{ plain('<i>') }} {{ thing('v') }} {{ thing.method('w') }} {{ dict(a=1).a }}",
        "{{ of_environment() }} {{ of_escaping() }}",
        "{{ data.name }} {{ data.items()|list|length }} {{ data.inner.name }} {{ data.nothing is defined }}{{ data.nothing }}",
        "{{ '<' ~ data.name }} {{ markup }} {{ long }} {{ none }} {{ 3 }} {{ 3.5 }} {{ true }} {{ data.number }} {{ [1, '<'] }}",
        "{% autoescape false %}{{ data.name }}{% endautoescape %}{{ data.name }}{{ data.name|upper }}",
    ],
)
def test_a_quick_template_says_what_any_would(template):
    values = {
        "plain": lambda value: value.upper(),
        "thing": Caller(),
        "data": {"name": "<Anna> & 'Bob'", "items": "its own", "number": 7, "inner": {"name": "inner"}},
        "markup": Markup("<b>bold</b>"),
        "long": "<long>" * 40,
        "of_context": of_context,
        "of_environment": of_environment,
        "of_escaping": of_escaping,
    }
    usual, quick = Environment(autoescape=True), Environment(autoescape=True)
    quicken(quick)
    assert quick.from_string(template).render(values) == usual.from_string(template).render(values)


def test_what_is_missing_is_missed():
    quick = Environment(autoescape=True, undefined=StrictUndefined)
    quicken(quick)
    with pytest.raises(UndefinedError, match="nothing"):
        quick.from_string("{{ data.nothing }}").render(data={"something": 1})
