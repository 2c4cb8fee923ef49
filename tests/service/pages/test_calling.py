"""Templates call as they would without the short cut."""

import pytest
from jinja2 import Environment, pass_context, pass_environment, pass_eval_context

from service.pages.calling import Quick


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
    ],
)
def test_every_callee_is_given_what_it_wishes(template):
    values = {
        "plain": lambda value: value.upper(),
        "thing": Caller(),
        "of_context": of_context,
        "of_environment": of_environment,
        "of_escaping": of_escaping,
    }
    usual, quick = Environment(autoescape=True), Environment(autoescape=True)
    quick.context_class = Quick
    assert quick.from_string(template).render(values) == usual.from_string(template).render(values)
