"""The mail preferences for one table, as pages show them and forms send them."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.platform.words import Words
from service.play.messages.mail_preferences import OFFERED, LetterForm, MailPreferences, MailRhythm


def mail_preferences_context(wishes: MailPreferences, said: Words) -> dict[str, Any]:
    """Return the preferences and their choices, as template context."""
    return {
        "wishes": wishes,
        "rhythms": [(each, said.say(f"mail-rhythm-{each}")) for each in list_rhythms(wishes)],
        "forms_of_letters": [(each.value, said.say(f"mail-form-{each}")) for each in LetterForm],
    }


def list_rhythms(wishes: MailPreferences) -> Sequence[str]:
    """Return the rhythms to choose from. "Never" is listed only for players who stopped their letters."""
    return [*OFFERED, *([MailRhythm.NEVER] if wishes.stopped else [])]


def parse_table_preferences(sent: Mapping[str, str]) -> dict[str, str]:
    """Return the preferences that a form contains; unknown values are left out."""
    known: dict[str, list[str]] = {"rhythm": list(MailRhythm), "form": list(LetterForm)}
    return {name: sent[name] for name, values in known.items() if sent.get(name) in values}
