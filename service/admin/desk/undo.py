"""Undo of deeds: the act that reverses a deed, and its values. Both follow from the deed on the trail."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from service.play.acts.models import Deed

AN_HOUR = 3600


class WayBack(NamedTuple):
    """An act that reverses another one, with its values."""

    act: str
    given: dict[str, Any]


def switched(act: str, *which: str, switch: str) -> Callable[[Deed], WayBack]:
    """Reverse by the same act with the opposite switch. The fields `which` are copied."""
    return lambda deed: WayBack(
        act, {**{name: deed.given[name] for name in which}, switch: not deed.given[switch]}
    )


def until_before(act: str) -> Callable[[Deed], WayBack]:
    """Reverse by the same act with the former end, or with none."""
    return lambda deed: WayBack(act, {"until": deed.before.get(f"{PAST[act]}_until")})


PAST = {"mute": "muted", "suspend": "suspended"}


def seat_before(deed: Deed) -> Mapping[str, Any]:
    found: Mapping[str, Any] = deed.before.get(f"seat {deed.given['seat']}") or {}
    return found


def paused_before(deed: Deed) -> WayBack | None:
    """Restore a pause that was ended, with its former end."""
    kept = deed.after.get("pauses") or []
    ended = [each for each in deed.before.get("pauses") or [] if each not in kept]
    return WayBack("pause", {"until": ended[-1][1]}) if ended else None


def hours_before(deed: Deed) -> WayBack:
    hours = int((seat_before(deed).get("extra") or 0) // AN_HOUR)
    return WayBack(
        "extend", {"seat": deed.given["seat"], "question": deed.given["question"], "hours": max(0, hours)}
    )


def holder_before(deed: Deed) -> WayBack | None:
    player = seat_before(deed).get("player")
    return WayBack("restore", {"seat": deed.given["seat"], "player": player}) if player else None


def owner_before(deed: Deed) -> WayBack | None:
    owner = deed.before.get("owner")
    return WayBack("circle-owner", {"player": owner}) if owner else None


WAYS: dict[str, Callable[[Deed], WayBack | None]] = {
    "pause": lambda _deed: WayBack("resume", {}),
    "resume": paused_before,
    "extend": hours_before,
    "excuse": switched("excuse", "missed", switch="excused"),
    "open-seat": holder_before,
    "replace": holder_before,
    "set-pace": lambda deed: WayBack("set-pace", {"pace": deed.before["pace"]}) if deed.before else None,
    "close-talk": switched("close-talk", switch="closed"),
    "remove-message": switched("remove-message", "said", switch="removed"),
    "settle-report": switched("settle-report", "report", switch="settled"),
    "close-circle": switched("close-circle", switch="closed"),
    "circle-owner": owner_before,
    "circle-member": switched("circle-member", "player", switch="belongs"),
    "mute": until_before("mute"),
    "suspend": until_before("suspend"),
    "contest-deadline": lambda deed: WayBack(
        "contest-deadline", {"round": deed.given["round"], "until": deed.before["until"]}
    ),
    "contest-cancel": switched("contest-cancel", switch="cancelled"),
    "contest-withdraw": switched("contest-withdraw", "entrant", switch="withdrawn"),
    "contest-replace": lambda deed: WayBack(
        "contest-replace",
        {"entrant": deed.given["entrant"], "player": deed.after["entrant"]["before"]},
    ),
    "league-season": lambda deed: WayBack("league-season", {"until": deed.before["next_season"]}),
    "league-end": switched("league-end", switch="ended"),
    "league-member": switched("league-member", "player", switch="belongs"),
    "ban": switched("ban", switch="banned"),
}


def way_back(deed: Deed) -> WayBack | None:
    """Return the act that undoes a deed. Return None if there is none, or if undoing it needs a decision."""
    find = WAYS.get(deed.act)
    return None if find is None else find(deed)
