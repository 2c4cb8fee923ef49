"""Undo of deeds: the act that reverses a deed, and its values. Both follow from the deed on the trail."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from service.play.acts.models import Deed

AN_HOUR = 3600


class ReverseAct(NamedTuple):
    """An act that reverses another one, with its values."""

    act: str
    given: dict[str, Any]


def reverse_switch(act: str, *which: str, switch: str) -> Callable[[Deed], ReverseAct]:
    """Reverse by the same act with the opposite switch. The fields `which` are copied."""
    return lambda deed: ReverseAct(
        act, {**{name: deed.given[name] for name in which}, switch: not deed.given[switch]}
    )


def restore_until(act: str) -> Callable[[Deed], ReverseAct]:
    """Reverse by the same act with the former end, or with none."""
    return lambda deed: ReverseAct(act, {"until": deed.before.get(f"{PAST[act]}_until")})


PAST = {"mute": "muted", "suspend": "suspended"}


def seat_before(deed: Deed) -> Mapping[str, Any]:
    found: Mapping[str, Any] = deed.before.get(f"seat {deed.given['seat']}") or {}
    return found


def paused_before(deed: Deed) -> ReverseAct | None:
    """Restore a pause that was ended, with its former end."""
    kept = deed.after.get("pauses") or []
    ended = [each for each in deed.before.get("pauses") or [] if each not in kept]
    return ReverseAct("pause", {"until": ended[-1][1]}) if ended else None


def hours_before(deed: Deed) -> ReverseAct:
    hours = int((seat_before(deed).get("extra") or 0) // AN_HOUR)
    return ReverseAct(
        "extend", {"seat": deed.given["seat"], "question": deed.given["question"], "hours": max(0, hours)}
    )


def holder_before(deed: Deed) -> ReverseAct | None:
    player = seat_before(deed).get("player")
    return ReverseAct("restore", {"seat": deed.given["seat"], "player": player}) if player else None


def owner_before(deed: Deed) -> ReverseAct | None:
    owner = deed.before.get("owner")
    return ReverseAct("circle-owner", {"player": owner}) if owner else None


WAYS: dict[str, Callable[[Deed], ReverseAct | None]] = {
    "pause": lambda _deed: ReverseAct("resume", {}),
    "resume": paused_before,
    "extend": hours_before,
    "excuse": reverse_switch("excuse", "missed", switch="excused"),
    "open-seat": holder_before,
    "replace": holder_before,
    "set-pace": lambda deed: ReverseAct("set-pace", {"pace": deed.before["pace"]}) if deed.before else None,
    "close-talk": reverse_switch("close-talk", switch="closed"),
    "remove-message": reverse_switch("remove-message", "said", switch="removed"),
    "settle-report": reverse_switch("settle-report", "report", switch="settled"),
    "close-circle": reverse_switch("close-circle", switch="closed"),
    "circle-owner": owner_before,
    "circle-member": reverse_switch("circle-member", "player", switch="belongs"),
    "mute": restore_until("mute"),
    "suspend": restore_until("suspend"),
    "contest-deadline": lambda deed: ReverseAct(
        "contest-deadline", {"round": deed.given["round"], "until": deed.before["until"]}
    ),
    "contest-cancel": reverse_switch("contest-cancel", switch="cancelled"),
    "contest-withdraw": reverse_switch("contest-withdraw", "entrant", switch="withdrawn"),
    "contest-replace": lambda deed: ReverseAct(
        "contest-replace",
        {"entrant": deed.given["entrant"], "player": deed.after["entrant"]["before"]},
    ),
    "league-season": lambda deed: ReverseAct("league-season", {"until": deed.before["next_season"]}),
    "league-end": reverse_switch("league-end", switch="ended"),
    "league-member": reverse_switch("league-member", "player", switch="belongs"),
    "ban": reverse_switch("ban", switch="banned"),
}


def find_reverse_act(deed: Deed) -> ReverseAct | None:
    """Return the act that undoes a deed. Return None if there is none, or if undoing it needs a decision."""
    find = WAYS.get(deed.act)
    return None if find is None else find(deed)
