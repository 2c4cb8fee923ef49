"""The certain effects of prestige at a ball, and of ending a turn."""

from __future__ import annotations

from engine import Seat, Table
from engine.noblemen.ball import AskPrestige, free_space, sources, titles_by_markers
from engine.noblemen.certain.common import total_parts
from engine.noblemen.certain.data import CertainData
from engine.noblemen.moves import End, Prestige
from engine.noblemen.queen import POINTS as QUEEN_POINTS
from engine.noblemen.scoring import LIAISON_POINTS, castles_standing, palaces_standing
from engine.noblemen.state import State


def prestige_effects(table: Table[State], seat: Seat, move: Prestige) -> CertainData:
    """Return the certain effects of showing prestige.

    Only the last seat to answer knows its title; before that, others may still pass its marker. If all answer
    at once, another marker may also take the space.
    """
    parts = sources(table, seat, move.gifts)
    certain: CertainData = {"prestige": parts.total, **total_parts("prestige", parts)}
    space = free_space(table, parts.total)
    title = titles_by_markers(table, {**table.state.prestige, seat: space})[seat]
    asked = table.position.stack[-1]
    if not isinstance(asked, AskPrestige):
        return {**certain, "space_at_most": space, "title_at_most": title}
    if len(asked.seats) > 1:
        return {**certain, "space": space, "title_at_most": title}
    points = table.edition.titles[title].points
    return {**certain, "space": space, "title": title, "points": points}


def end_effects(table: Table[State], seat: Seat, _: End) -> CertainData:
    """Return the certain effects of ending a turn.

    The Queen's holder gets a point, and the round moves on, perhaps to a ball or to the scoring.
    """
    state = table.state
    following: CertainData = {"next_seat": (seat + 1) % table.seats}
    if state.queen != seat:
        return following
    kind = table.edition.round.track[state.space]
    hosted: CertainData = {"points": QUEEN_POINTS, "round_space": state.space + 1, "round_kind": kind}
    if kind != "scoring":
        return {**hosted, **following}
    estate = state.players[seat].estate
    scored: CertainData = {"estate_points": castles_standing(estate).points + palaces_standing(estate).points}
    if state.decade < table.edition.round.decades:
        return {**hosted, **scored, **following}
    liaisons = state.players[seat].cards.count("liaison")
    return {**hosted, **scored, "liaison_points": LIAISON_POINTS * liaisons}
