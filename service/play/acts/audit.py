"""Carry out an act of the desk: lock its target, do it once, write it to the trail, notify the players.

    lock -> done before? -> allowed? -> state before -> the act -> state after -> the trail, letters

An act that changes nothing writes no entry to the trail: the requested state was there already.
"""

import re
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from service.platform.accounts.models import RANK, Player, PlayerKind
from service.platform.accounts.queries import player_by_email
from service.platform.outbox.outbox import post_letter
from service.platform.transaction import notify_after_commit
from service.play.acts.acts import Act, ActContext, TargetKind
from service.play.acts.models import Deed
from service.play.acts.refusals import ConflictOfInterest, ImpossibleState, InsufficientRank
from service.play.acts.targets import THINGS, TargetType
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.tables.models import Table
from service.play.tables.queries import has_sat

ADDRESS = re.compile(r"[^\s@<>,;:()\"']+@[^\s@<>,;:()\"']+")
ASIDE = frozenset({"reason", "canned"})


def carry_out_act(
    session: Session,
    act: Act,
    number: int,
    *,
    by: int,
    given: Mapping[str, Any],
    key: str,
    now: datetime,
    request_id: str = "",
) -> Deed | None:
    """Carry out an act on the table, player or letter with a number, and return its trail entry.

    Return the earlier entry if one has the same key. Return None if the requested state was there already.
    """
    doer = session.get_one(Player, by, with_for_update=act.about == TargetKind.HOUSE)
    thing = THINGS[act.about]
    target = thing.find(session, number)
    key = f"{by}:{key}"
    before_this = session.scalar(select(Deed).where(Deed.key == key))
    if before_this is not None:
        return before_this
    check_act_allowed(session, act, thing, target, doer)
    wanted = {name: value for name, value in given.items() if name not in ASIDE}
    doing = ActContext(session=session, target=target, by=doer, given=wanted, now=now)
    before = thing.state(session, target)
    reason = redact_players(session, given["reason"], thing.people(session, target) | {by})
    facts = act.carry(doing)
    session.flush()
    after = thing.state(session, target) | doing.made
    changed = {name for name in after if before.get(name) != after[name]}
    if not changed and not act.always:
        return None
    deed = Deed(
        key=key,
        at=now,
        by_id=by,
        act=act.name,
        about=act.about,
        target=number,
        table_id=thing.table(target),
        player_id=thing.player(target),
        reason=reason,
        given=to_json_mapping({name: value for name, value in wanted.items() if name not in act.unwritten}),
        before=to_json_mapping({name: before.get(name) for name in sorted(changed)}),
        after=to_json_mapping({name: after[name] for name in sorted(changed)}),
        request_id=request_id,
    )
    session.add(deed)
    session.flush()
    if facts is not None:
        notify_of_deed(session, deed, target, facts, given.get("canned"), now)
    return deed


def check_act_allowed(session: Session, act: Act, thing: TargetType, target: Any, by: Player) -> None:
    """Refuse moderators who would judge their own case."""
    table = thing.table(target)
    if table is not None and has_sat(session, table, by.id):
        raise ConflictOfInterest
    if act.about == TargetKind.CIRCLE and by.id in thing.people(session, target):
        raise ImpossibleState("own-circle")
    if act.about == TargetKind.PLAYER:
        above = RANK.index(target.role) >= RANK.index(by.role) and target.role != "player"
        if target.id == by.id or above:
            raise InsufficientRank


def to_json_mapping(data: dict[str, Any]) -> dict[str, Any]:
    """Convert all values to what JSON can hold."""
    return {name: to_json_value(value) for name, value in data.items()}


def to_json_value(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, dict):
        return to_json_mapping(value)
    if isinstance(value, list | tuple):
        return [to_json_value(each) for each in value]
    return value


def redact_players(session: Session, text: str, concerned: Collection[int]) -> str:
    """Replace addresses and names of players in a text by their ids, such as `#7`.

    Names are replaced only for the people concerned. Addresses that belong to no player become an ellipsis.
    """

    def number(found: re.Match[str]) -> str:
        player = player_by_email(session, found[0].rstrip(".").lower())
        return f"#{player.id}" if player else "…"

    text = ADDRESS.sub(number, text)
    named = session.execute(select(Player.id, Player.name).where(Player.id.in_(concerned), Player.name != ""))
    for player_id, name in sorted(named, key=lambda row: -len(row[1])):
        text = re.sub(rf"\b{re.escape(name)}\b", f"#{player_id}", text, flags=re.IGNORECASE)
    return text


def notify_of_deed(
    session: Session, deed: Deed, target: Any, facts: Mapping[str, Any], canned: str | None, now: datetime
) -> None:
    """Notify all seats of the table, or the player whom the act is about."""
    told = {"act": deed.act, "canned": canned or "", **facts}
    if isinstance(target, Table):
        notify_table(session, target, deed, told, now)
    elif isinstance(target, Player):
        notify_player(session, target, deed, told, now)


def notify_table(session: Session, row: Table, deed: Deed, facts: Mapping[str, Any], now: datetime) -> None:
    notify_after_commit(session, f"table:{row.id}")
    everybody = range(len(row.seats))
    told = Notice(kind="desk-table", about=f"{deed.id}", table=row, seats=everybody, facts=facts)
    post_notice(session, told, now)


def notify_player(
    session: Session, player: Player, deed: Deed, facts: Mapping[str, Any], now: datetime
) -> None:
    """Send a mail to the player. A player without an address cannot be notified."""
    if player.kind != PlayerKind.PERSON or player.email is None:
        return
    post_letter(
        session,
        key=f"desk-player:{player.id}:{deed.id}",
        kind="desk-player",
        channel="mail",
        recipient=player.email,
        payload={"facts": dict(facts)},
        now=now,
        player_id=player.id,
    )
