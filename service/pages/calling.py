"""How templates call: a page is made by a thousand calls, and each would ask its callee three times what it wishes to be given."""

from types import FunctionType, MethodType
from typing import Any

from jinja2.runtime import Context, Macro

WISH = "jinja_pass_arg"
"""By this a callee says that it wishes for more than what stands in the template."""
PLAIN = FunctionType, MethodType


class Quick(Context):
    """Macros wish to know what is escaped, plain functions for nothing; whatever else there is, is asked."""

    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        kind = type(called)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif kind not in PLAIN or hasattr(called, WISH):
            return super().call(called, *args, **kwargs)
        kwargs.pop("_block_vars", None)
        kwargs.pop("_loop_vars", None)
        return called(*args, **kwargs)
