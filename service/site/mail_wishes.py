"""What is wished of the mails of one table, as pages show it and as their forms send it."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.platform.words import Words
from service.play.messages.mail_preferences import OFFERED, Form, MailPreferences, Rhythm


def wishes_shown(wishes: MailPreferences, said: Words) -> dict[str, Any]:
    """The wishes, and what can be chosen instead."""
    return {
        "wishes": wishes,
        "rhythms": [(each, said.say(f"mail-rhythm-{each}")) for each in rhythms(wishes)],
        "forms_of_letters": [(each.value, said.say(f"mail-form-{each}")) for each in Form],
    }


def rhythms(wishes: MailPreferences) -> Sequence[str]:
    """Whoever has stopped their letters sees that; nobody else is offered it among the rhythms."""
    return [*OFFERED, *([Rhythm.NEVER] if wishes.stopped else [])]


def wishes_of_table(sent: Mapping[str, str]) -> dict[str, str]:
    """What a form says of it; what it says of nothing that we know is left out."""
    known: dict[str, list[str]] = {"rhythm": list(Rhythm), "form": list(Form)}
    return {name: sent[name] for name, values in known.items() if sent.get(name) in values}
