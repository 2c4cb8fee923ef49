"""The ready-made paces in words."""

from service.platform.words import Words, words
from service.play.pace.explain import format_length
from service.play.pace.pace import Pace, load_ready_made
from service.play.pace.spans import NONE


def ready_made_paces(language: str) -> list[tuple[str, str, str]]:
    """Return the id, the title and the meaning of each ready-made pace."""
    said = words(language)
    return [
        (name, said.say(f"pace-{name}"), describe_pace(pace, said))
        for name, pace in load_ready_made().items()
    ]


def describe_pace(pace: Pace, said: Words) -> str:
    """Return the time rules of a pace in a few sentences."""
    if pace.time is None:
        return said.say("pace-endless")
    told = [said.say("pace-time", figures=format_pace(pace, said))]
    if not pace.weekends_count:
        told.append(said.say("pace-weekends"))
    if not pace.sleep_counts:
        told.append(said.say("pace-sleep"))
    return " ".join(told)


def format_pace(pace: Pace, said: Words) -> str:
    """Return the figures of a pace, such as `2 days a move, 5 days in reserve`."""
    if pace.time is None:
        return said.say("pace-no-limit")
    time = format_length(pace.time, said)
    if pace.bank > NONE:
        return said.say("pace-figures-bank", time=time, bank=format_length(pace.bank, said))
    return said.say("pace-figures", time=time)
