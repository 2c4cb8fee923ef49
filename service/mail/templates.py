"""The templates of mails, drawn by Jinja itself.

Flask's `render_template` adds what pages show around their content (who is signed in, what waits, what is announced) and
asks the database for it. None of it belongs in a mail, which may well be composed while somebody opens a page.
"""

from typing import Any

from flask import current_app


def draw_mail(template: str, /, **values: Any) -> str:
    """A template of `templates/mail` with these values and no others."""
    return current_app.jinja_env.get_template(f"mail/{template}").render(values)
