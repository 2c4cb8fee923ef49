"""Rendering mail templates with Jinja directly.

Flask's `render_template` adds the template context of pages (who is signed in, what is waiting,
announcements) and queries the database for it. None of it belongs in a mail, which may be composed while a
page is being rendered.
"""

from typing import Any

from flask import current_app


def render_mail_template(template: str, /, **values: Any) -> str:
    """Render a template of `templates/mail` with these values and no others."""
    return current_app.jinja_env.get_template(f"mail/{template}").render(values)
