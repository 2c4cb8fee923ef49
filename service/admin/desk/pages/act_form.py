"""The form of an act: its fields as controls, and typed values converted for its schema."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from marshmallow import fields
from sqlalchemy.orm import Session

from service.admin.desk.game_course import hand_overs_at
from service.admin.desk.queries import players_like, players_of
from service.admin.desk.targets import letter_state
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player, PlayerKind, Role
from service.platform.outbox.models import Letter
from service.platform.words import Words
from service.play.acts.acts import Act, TargetKind
from service.play.acts.schemas import CANNED
from service.play.clocks.queries import missed_questions
from service.play.pace.pace import load_ready_made
from service.play.tables.models import Table
from service.play.tables.queries import people_at
from service.play.tables.views import display_names
from service.seasons.contests.models import Contest
from service.seasons.contests.queries import standings_page

ASIDE = ("reason", "canned")
FIND = "find"
"""The form field with the beginning of a person's name or address. Nobody has to type ids."""
FIXED = frozenset(
    {
        "question",
        "generation",
        "revision",
        "copy",
        "warning",
        "announcement",
        "said",
        "report",
        "contest-round",
    }
)
"""Kinds of fields that are not typed. They hold the state that the user sees."""
NEWEST = 30
MOST_LISTED = 500
Options = list[tuple[str, str]]


@dataclass(frozen=True, kw_only=True)
class FieldControl:
    """One field of a form."""

    name: str
    kind: str
    label: str
    value: str = ""
    options: Options = field(default_factory=list)
    error: str = ""
    required: bool = True

    @property
    def triples(self) -> list[tuple[str, str, str]]:
        """The options in the form that radio buttons need, without hints."""
        return [(value, words, "") for value, words in self.options]


@dataclass(frozen=True, kw_only=True)
class ActForm:
    """The form for an act on a target."""

    session: Session
    act: Act
    target: Any
    said: Words
    zone: str

    def controls(self, typed: Mapping[str, str], faults: Mapping[str, Any]) -> list[FieldControl]:
        shown = []
        for name, each in self.act.takes().fields.items():
            if name not in ASIDE:
                kind = str(each.metadata.get("form", name))
                value = typed.get(name) or self.fixed(kind, typed)
                shown.append(
                    FieldControl(
                        name=name,
                        kind="fixed" if kind in FIXED or (kind == "seat" and typed.get(name)) else kind,
                        label=self.said.say(f"desk-field-{kind}"),
                        value=value,
                        options=self.options(kind, each, typed),
                        error=self.said.say("desk-wrong") if name in faults else "",
                        required=not each.allow_none and each.required,
                    )
                )
        return shown

    def fixed(self, kind: str, typed: Mapping[str, str]) -> str:
        """Return the value of a field that is not typed, from the present state."""
        found = FIXES.get(kind)
        return "" if found is None else str(found(self.session, self.target, typed))

    def options(self, kind: str, each: fields.Field[Any], typed: Mapping[str, str]) -> Options:
        if kind == "player":
            return player_choices(self.session, self.act.name, self.target, typed)
        if isinstance(each, fields.Boolean):
            return [(value, self.said.say(f"desk-{kind}-{value}")) for value in ("true", "false")]
        choose = CHOICES.get(kind)
        return [] if choose is None else choose(self.session, self.target, self.said)

    def canned(self) -> Options:
        """Return the standard texts, in the user's language."""
        told = self.act.about in {TargetKind.TABLE, TargetKind.PLAYER}
        return [(name, self.said.say(f"desk-canned-{name}")) for name in CANNED] if told else []

    def summary(self, typed: Mapping[str, str]) -> list[tuple[str, str]]:
        """Return the values of the form in words, for confirmation."""
        rows = []
        for control in self.controls(typed, {}):
            if control.name != "revision":
                words = dict(control.options).get(control.value, control.value)
                rows.append((control.label, words if len(words) < NEWEST * 10 else "…"))
        return rows


def seat_number(typed: Mapping[str, str]) -> int:
    text = typed.get("seat", "")
    return int(text) if text.isdecimal() else 0


def open_question(_session: Session, row: Table, typed: Mapping[str, str]) -> int | str:
    seat = row.seats[min(seat_number(typed), len(row.seats) - 1)]
    return "" if seat.question is None else seat.question


def next_generation(_session: Session, row: Table, typed: Mapping[str, str]) -> int:
    return row.seats[min(seat_number(typed), len(row.seats) - 1)].generation + 1


def next_copy(session: Session, letter: Letter, _typed: Mapping[str, str]) -> int:
    return int(letter_state(session, letter)["again"]) + 1


FIXES: dict[str, Callable[[Session, Any, Mapping[str, str]], int | str]] = {
    "question": open_question,
    "generation": next_generation,
    "revision": lambda _session, row, _typed: row.revision,
    "copy": next_copy,
    "contest-round": lambda _session, contest, _typed: contest.round,
    "warning": lambda _session, player, _typed: player.warnings + 1,
}


def player_choices(
    session: Session, act: str, target: Table | Player | Circle, typed: Mapping[str, str]
) -> Options:
    """Return the choices for a player: past players of the table, the chosen one, or matches of a name."""
    if isinstance(target, Circle) and act == "circle-owner":
        return [(str(each.player_id), player_label(each.player)) for each in target.members]
    if act == "restore" and isinstance(target, Table):
        known = players_of(session, people_at(session, target.id))
        return [(str(each.id), player_label(each)) for each in known if each.kind != PlayerKind.GONE]
    chosen, find = typed.get("player") or typed.get("into") or "", typed.get(FIND, "").strip()
    found = players_of(session, {int(chosen)}) if chosen.isdecimal() else []
    if not found and find:
        found = [each for each in players_like(session, find, NEWEST) if each.kind == PlayerKind.PERSON]
    return [(str(each.id), player_label(each)) for each in found]


def player_label(player: Player) -> str:
    return f"{player.name} ({player.email})" if player.email else player.name


def seat_choices(_session: Session, row: Table, said: Words) -> Options:
    return [(str(number), name) for number, name in enumerate(display_names(row, said.language))]


def hand_over_choices(session: Session, row: Table, said: Words) -> Options:
    """Return the hand-overs, the newest first. They have only numbers, because their moves may be hidden."""
    found = sorted(set(hand_overs_at(session, row)) - ({row.count} if row.state == "running" else set()))
    return [(str(count), said.say("desk-after", count=count)) for count in reversed(found[-NEWEST:])]


def missed_deadline_choices(session: Session, row: Table, said: Words) -> Options:
    names = display_names(row, said.language)
    return [
        (
            str(move.number),
            said.say("desk-miss", seat=names[move.seat], day=move.played_at.date().isoformat()),
        )
        for move in missed_questions(session, row.id, NEWEST)
    ]


def role_choices(_session: Session, _player: Player, said: Words) -> Options:
    return [(role.value, said.say(f"desk-role-{role}")) for role in Role]


def pace_choices(_session: Session, _row: Table, said: Words) -> Options:
    return [(name, said.say(f"pace-{name}")) for name in load_ready_made()]


def ending_choices(_session: Session, _row: Table, said: Words) -> Options:
    return [(how, said.say(f"desk-ending-{how}")) for how in ("adjudicated", "abandoned")]


def entrant_choices(session: Session, contest: Contest, _said: Words) -> Options:
    """Return the entrants by standing. A large contest lists only the best."""
    found = standings_page(session, contest.id, after=0, limit=MOST_LISTED)
    return [(str(each.id), each.player.name) for each in found]


CHOICES: dict[str, Callable[[Session, Any, Words], Options]] = {
    "seat": seat_choices,
    "hand-over": hand_over_choices,
    "missed": missed_deadline_choices,
    "role": role_choices,
    "pace": pace_choices,
    "ending": ending_choices,
    "entrant": entrant_choices,
}
